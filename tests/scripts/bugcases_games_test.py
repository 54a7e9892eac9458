"""The game cases of tests/fixtures/bugcases that are judged as programs.

The other cases of this kind are tables in tests/lib.
"""

import json
from pathlib import Path

from conftest import REPOSITORY, Mex

CASES = REPOSITORY / "tests" / "fixtures" / "bugcases"

NIM = """\
#include <iostream>
#include <vector>

#include "games/nim.hpp"

int main() {
    int heap_count;
    while (std::cin >> heap_count) {
        std::vector<long long> heaps(heap_count);
        for (long long& heap : heaps) std::cin >> heap;
        std::cout << (games::nim_is_n_position(heaps) ? "N" : "P") << '\\n';
    }
}
"""


def verdicts(mex: Mex, source: Path, samples: Path) -> dict[str, str]:
    done = mex("test", source, "--samples", samples, "--json")
    (result,) = json.loads(done.stdout)["results"]
    return {case["name"]: case["verdict"] for case in result["cases"]}


def test_109_no_heaps_and_empty_heaps_are_lost(mex: Mex, tmp_path: Path) -> None:
    """A line without any heap and one of empty heaps each have an answer: P."""
    (tmp_path / "nim.cpp").write_text(NIM)
    samples = CASES / "109-nim-empty-and-zero-heaps" / "samples"
    assert verdicts(mex, tmp_path / "nim.cpp", samples) == {"1": "AC"}


def test_110_the_input_is_passed_on_as_it_is(mex: Mex) -> None:
    """No last line end, CRLF, blank lines at the end: a loop on eof() fails on the latter."""
    folder = CASES / "110-eof-without-newline"
    samples = folder / "samples"
    inputs = [(samples / f"{n}.in").read_bytes() for n in (1, 2, 3)]
    assert not inputs[0].endswith(b"\n") and b"\r\n" in inputs[1] and inputs[2].endswith(b"\n\n")
    assert verdicts(mex, folder / "sol_ok.cpp", samples) == {"1": "AC", "2": "AC", "3": "AC"}
    assert verdicts(mex, folder / "sol_bad.cpp", samples) == {"1": "AC", "2": "WA", "3": "WA"}

"""The mutation check: what it plants, what it says, and that its reasons are not stale."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import mutate  # noqa: E402
from mutants import mutants  # noqa: E402

HEADER = """\
// A comment with 1 + 2.
#pragma once
#include <vector>
inline int half(const std::vector<int>& heaps, int n) {
    assert(n >= 0);
    if (!heaps.empty() && n < 3) return -n;
    return n / 2;  // not n * 2
}
"""


def changes(line: str) -> list[str]:
    """What is done to a line, in the brackets of the names."""
    return [m.name.rsplit("[", 1)[1][:-1] for m in mutants(line + "\n")]


def test_every_mutant_changes_one_line() -> None:
    lines = HEADER.splitlines()
    for mutant in mutants(HEADER):
        changed = mutant.text.splitlines()
        assert len(changed) == len(lines)
        different = [i + 1 for i, line in enumerate(lines) if changed[i] != line]
        assert different == [mutant.line] and mutant.line > 3


@pytest.mark.parametrize(("line", "expected"), [
    ("    sum ^= a + b;", ["dropped", "^= => |=", "+ => -"]),
    ("    if (a < b && b <= c) return 0;",
     ["dropped", "< => <=", "&& => ||", "<= => <", "0 => 1"]),
    ("    const std::vector<int>& heaps = f(7LL);", ["dropped", "7LL => 8LL", "7LL => 6LL"]),
    ("    return -n;", ["- => nothing"]),
    ("    for (int i = 1; !done; ++i) {", ["1 => 0", "! => nothing", "++ => --"]),
    ("    break;  // a + b", ["dropped", "break => continue"]),
    ('    f("1 + 2", \'3\');', ["dropped"]),
    ("    x = a - b - c;", ["dropped", "- => +", "- => +, number 2"]),
])
def test_changes(line: str, expected: list[str]) -> None:
    assert changes(line) == expected


def test_reasons_name_mutants_that_there_are() -> None:
    for header, reasons in tomllib.loads(mutate.SURVIVORS.read_text("utf-8")).items():
        names = {mutant.name for mutant in mutate.mutants_of(header)}
        assert reasons.keys() <= names, reasons.keys() - names
        assert all(isinstance(reason, str) and reason for reason in reasons.values())


def test_faults_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each place of a short header, by the header's own test."""
    monkeypatch.setenv("MEX_CACHE", str(tmp_path))
    text = (mutate.LIB / "games/euclid.hpp").read_text()
    planted = [m for m in mutants(text) if "rest ? 0" not in m.name][::9]
    with mutate.laboratory(2) as laboratory:
        assert laboratory.is_sound("games/euclid")
        for mutant in planted:
            assert laboratory.result("games/euclid", mutant.text) is not mutate.Result.survived


def run(*words: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run([sys.executable, HERE / "mutate.py", *words], capture_output=True,
                          env=os.environ | {"MEX_CACHE": os.devnull})


def test_help_and_wrong_use() -> None:
    assert b"share of mutants" in run("--help").stdout
    done = run("games/nothing")
    assert done.returncode == 2 and done.stderr.startswith(b"mex: games/nothing: no such header")
    assert run("--jobs", "x").returncode == 2
    assert run("--jobs", "0").returncode == 2

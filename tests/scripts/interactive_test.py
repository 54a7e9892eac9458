"""Interactive problems: an interactor and a solution talk over pipes."""

import json
import xml.etree.ElementTree as xml
from pathlib import Path

import pytest

from conftest import TOML, Mex, Workshop

INTERACTOR = """\
import sys

_, given, output, answer = sys.argv
secret = int(open(given).read())
open(output, "w").close()
for turn in range(8):
    line = sys.stdin.readline()
    if not line:
        sys.exit("no guess came")
    if int(line) == secret:
        print("found", flush=True)
        sys.exit(0)
    print("low" if int(line) < secret else "high", flush=True)
print("too many guesses", file=sys.stderr)
sys.exit(1)
"""
SEARCH = """\
#include <iostream>
#include <string>
int main() {
    std::cin.tie(nullptr);
    int low = 1, high = 100;
    std::string said;
    while (said != "found") {
        const int middle = (low + high) / 2;
        std::cout << middle << FLUSHED;
        if (!(std::cin >> said)) return 0;
        if (said == "low") low = middle + 1; else high = middle - 1;
    }
}
"""
RIGHT = SEARCH.replace("FLUSHED", "std::endl")
# What the solution does -> its verdict and what the report says.
SOLUTIONS = {
    "right": (RIGHT, "AC", ""),
    "not flushed": (SEARCH.replace("FLUSHED", "'\\n'"), "TLE", "deadlock: both sides wait"),
    "always 1": (RIGHT.replace("(low + high) / 2", "1"), "WA", "too many guesses"),
    "ends early": ('#include <cstdio>\nint main() { std::puts("1"); }\n', "WA",
                   "the solution ended first; the interactor then: no guess came"),
    "says nothing": ("int main() {}\n", "WA", "no guess came"),
    "aborts": ("#include <cstdlib>\nint main() { std::abort(); }\n", "RE", "SIGABRT"),
    "loops": ("int main() { for (volatile int i = 0;; i = i + 1) {} }\n", "TLE", "more than 0.5 s"),
    "fails afterwards": (RIGHT.rstrip()[:-1] + "    return 9;\n}\n", "RE", "exit status 9"),
    "talks on": (RIGHT.replace("while (said != \"found\")", "while (true)"), "AC", ""),
    "floods": ("#include <cstdio>\nint main() { for (;;) std::puts(\"1\"); }\n", None, ""),
}


def interactive(workshop: Workshop, solution: str, interactor: str = INTERACTOR) -> None:
    toml = TOML + 'compare = "interactive"\ntime_limit = 0.5\n'
    workshop.problem(
        "cses-1-guess", problem_toml=toml, solution_cpp=solution, interactor_py=interactor,
        **{"sample-1_in": "42\n", "sample-1_out": ""},
    )


@pytest.mark.parametrize("name", SOLUTIONS)
def test_verdict(workshop: Workshop, name: str) -> None:
    solution, verdict, detail = SOLUTIONS[name]
    interactive(workshop, solution)
    (result,) = json.loads(workshop.mex("test", "--json").stdout)["results"]
    (case,) = result["cases"]
    if verdict is None:  # cut off by whichever limit comes first
        assert case["verdict"] in ("WA", "OLE", "TLE", "RE")
    else:
        assert (case["verdict"], detail in case["detail"]) == (verdict, True), case


@pytest.mark.parametrize(("interactor", "detail"), [
    ("raise ValueError('lost')\n", "ValueError: lost"),
    ("import sys\nsys.exit(3)\n", "exit status 3"),
])
def test_broken_interactor_is_not_the_solution_s_fault(
    workshop: Workshop, interactor: str, detail: str
) -> None:
    interactive(workshop, RIGHT, interactor)
    (result,) = json.loads(workshop.mex("test", "--json").stdout)["results"]
    assert result["verdict"] == "CHECKER ERROR" and detail in result["cases"][0]["detail"]


def test_transcript_shows_both_sides(workshop: Workshop) -> None:
    interactive(workshop, RIGHT)
    output = workshop.mex("test", "--transcript").stdout.decode()
    shown = [line.strip() for line in output.splitlines()[2:]]
    assert shown[:4] == ["> 50", "< high", "> 25", "< low"]
    assert "< found" in shown
    assert "> 50" not in workshop.mex("test").stdout.decode()


GEN = """\
import random


def small(rng: random.Random) -> str:
    return f"{rng.randint(1, 100)}\\n"


def largest(rng: random.Random) -> str:
    return "100\\n"


def valid(text: str) -> bool:
    return text.strip().isdecimal() and 1 <= int(text) <= 100
"""


def test_stress_lets_the_interactor_rule(workshop: Workshop) -> None:
    interactive(workshop, RIGHT)
    workshop.write("problems/cses-1-guess/brute.cpp", "int main() {}\n")
    workshop.write("problems/cses-1-guess/gen.py", GEN)
    done = workshop.mex("stress", "1", "--count", "40", "--seed", "1")
    assert done.returncode == 0 and b"40 inputs agree" in done.stdout
    done = workshop.mex("stress", "1", "--max")
    assert done.returncode == 0 and b"ran  cses-1-guess: 4 bytes" in done.stdout
    interactive(workshop, RIGHT.replace("high = 100", "high = 90"))
    done = workshop.mex("stress", "1", "--count", "40", "--seed", "1")
    output = done.stdout.decode()
    assert done.returncode == 1 and "WA   cses-1-guess: seed " in output
    shown = output.split("input:\n")[1].split()
    assert int(shown[0]) > 90
    assert "what was said:\n       > 45\n       < low" in output
    assert workshop.mex("stress", "1", "--max").returncode == 1


def test_missing_interactor(workshop: Workshop) -> None:
    interactive(workshop, RIGHT)
    (workshop.root / "problems/cses-1-guess/interactor.py").unlink()
    done = workshop.mex("test")
    assert done.returncode == 2 and b"needs interactor.cpp or interactor.py" in done.stderr


def test_interactor_for_a_file_of_any_place(mex: Mex, tmp_path: Path) -> None:
    (tmp_path / "samples").mkdir()
    (tmp_path / "samples" / "a.in").write_text("99\n")
    (tmp_path / "guess.cpp").write_text(RIGHT)
    (tmp_path / "talk.py").write_text(INTERACTOR)
    done = mex("test", "guess.cpp", "--samples", "samples", "--interactor", "talk.py", cwd=tmp_path)
    assert done.returncode == 0, done


def test_junit_holds_every_case(workshop: Workshop, tmp_path: Path) -> None:
    workshop.problem("cses-1-doubling", **{"extra-1_in": "4\n", "extra-1_out": "9\n"})
    workshop.problem("cses-2-broken", solution_cpp="int main() { return x; }\n")
    report = tmp_path / "junit.xml"
    assert workshop.mex("test", "--junit", report).returncode == 1
    suites = xml.parse(report).getroot().findall("testsuite")
    assert [(s.get("name"), s.get("tests"), s.get("failures")) for s in suites] == [
        ("cses-1-doubling", "2", "1"), ("cses-2-broken", "1", "1"),
    ]
    assert [f.get("message") for f in xml.parse(report).iter("failure")] == ["WA", "CE"]

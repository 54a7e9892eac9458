"""mex stress: finds what differs, repeats by seed, and never spoils a file."""

import os
import re
from pathlib import Path

import pytest

from conftest import Workshop
from mexlib.shrink import shrink

BRUTE = '#include <iostream>\nint main() { int n; std::cin >> n; std::cout << n + n << "\\n"; }\n'
GEN = """\
import random


def small(rng: random.Random) -> str:
    return f"{rng.randint(1, 100)}\\n"


def largest(rng: random.Random) -> str:
    return "1000000000\\n"
"""
# Wrong on multiples of 7 from 21 on.
FAULTY = BRUTE.replace("n + n", "(n % 7 == 0 && n > 20 ? 0 : n + n)")


def stress_problem(workshop: Workshop, **files: str) -> Path:
    return workshop.problem("cses-1-doubling", **({"brute_cpp": BRUTE, "gen_py": GEN} | files))


def test_agreement(workshop: Workshop) -> None:
    stress_problem(workshop)
    done = workshop.mex("stress", "1", "--count", "30", "--seed", "5")
    assert done.returncode == 0
    assert b"AC   cses-1-doubling: 30 inputs agree (seeds 5 to 34" in done.stdout
    assert done.stdout.endswith(b"1 passed, 0 failed\n")


def test_difference_is_found_shown_and_repeatable(workshop: Workshop) -> None:
    stress_problem(workshop, solution_cpp=FAULTY)
    done = workshop.mex("stress", "1", "--count", "200", "--seed", "1")
    again = workshop.mex("stress", "1", "--count", "200", "--seed", "1")
    assert done.returncode == 1
    output = done.stdout.decode()
    found = re.search(r"WA   cses-1-doubling: seed (\d+) of seeds 1 to 200", output)
    assert found and found.group() in again.stdout.decode()
    shown = re.search(r"input:\n +(\d+)\n +brute prints:\n +(\d+)\n +solution prints:\n +0", output)
    assert shown and int(shown[1]) % 7 == 0 and int(shown[2]) == 2 * int(shown[1])
    alone = workshop.mex("stress", "1", "--count", "1", "--seed", found[1])
    assert alone.returncode == 1


def test_save_keeps_the_next_free_extra(workshop: Workshop) -> None:
    files = {"extra-1_in": "1\n", "extra-1_out": "2\n", "extra-2_ans": "mine\n"}
    folder = stress_problem(workshop, solution_cpp=FAULTY, **files)
    before = {path: path.read_bytes() for path in folder.iterdir()}
    done = workshop.mex("stress", "1", "--count", "200", "--seed", "1", "--save")
    assert b"kept as problems/cses-1-doubling/extra-3.in and .out" in done.stdout
    new = {path.name for path in folder.iterdir()} - {path.name for path in before}
    assert new == {"extra-3.in", "extra-3.out"}
    assert all(path.read_bytes() == data for path, data in before.items())
    value = int((folder / "extra-3.in").read_text())
    assert int((folder / "extra-3.out").read_text()) == 2 * value
    assert b"WA extra-3" in workshop.mex("test", "1").stdout


def test_crash_of_the_solution_counts(workshop: Workshop) -> None:
    crash = BRUTE.replace("int n;", "int n; ").replace("return", "return")
    crash = crash.replace("std::cout", "if (n > 50) __builtin_abort(); std::cout")
    stress_problem(workshop, solution_cpp=crash)
    done = workshop.mex("stress", "1", "--count", "50")
    assert done.returncode == 1 and b"RE   cses-1-doubling" in done.stdout


@pytest.mark.parametrize(("files", "needle"), [
    ({"gen_py": GEN.replace("rng.randint(1, 100)", "4")}, "all give the same input"),
    ({"gen_py": GEN.replace("rng.randint", "random.randint")}, "same seed gives different"),
    ({"gen_py": GEN.replace("100)}\\n", "100)}")}, "must return text that ends with a line end"),
    ({"gen_py": GEN.replace("rng.randint(1, 100)", "1 / 0")}, "ZeroDivisionError"),
    ({"gen_py": GEN.replace("def small", "def smal")}, "has no function small"),
    ({"gen_py": "import nothing_like_it\n"}, "ModuleNotFoundError"),
    ({"gen_py": "def small(:\n"}, "SyntaxError"),
    ({"brute_cpp": "int main() { return x; }\n"}, "brute.cpp does not compile"),
    ({"brute_cpp": "int main() { return 1; }\n"}, "brute.cpp ends with RE (exit status 1)"),
])
def test_faults_of_the_helpers_are_named(
    workshop: Workshop, files: dict[str, str], needle: str
) -> None:
    stress_problem(workshop, **files)
    done = workshop.mex("stress", "1", "--count", "20")
    message = done.stderr.decode()
    assert done.returncode == 2 and needle in message
    assert message.startswith("mex: ") and message.count("\n") == 1


@pytest.mark.parametrize("brute", ["int main() { return 1; }\n", FAULTY])
def test_no_temporary_file_is_left(workshop: Workshop, tmp_path: Path, brute: str) -> None:
    stress_problem(workshop, brute_cpp=brute)
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    environment = os.environ | {"TMPDIR": str(scratch)}
    assert workshop.mex("stress", "1", "--count", "100", env=environment).returncode != 0
    assert list(scratch.iterdir()) == []


def test_missing_brute(workshop: Workshop) -> None:
    folder = stress_problem(workshop)
    (folder / "brute.cpp").unlink()
    done = workshop.mex("stress", "1")
    assert done.returncode == 2 and b"brute.cpp is missing" in done.stderr


def test_unreadable_brute_is_one_line(workshop: Workshop) -> None:
    folder = stress_problem(workshop)
    (folder / "brute.cpp").unlink()
    (folder / "brute.cpp").symlink_to("/proc/self/mem")  # cannot be read, not even by root
    done = workshop.mex("stress", "1")
    assert done.returncode == 2 and done.stderr.count(b"\n") == 1
    assert done.stderr.startswith(b"mex: ") and b"Traceback" not in done.stderr


def test_largest_input(workshop: Workshop) -> None:
    stress_problem(workshop, solution_cpp=BRUTE.replace("int n", "long long n"))
    done = workshop.mex("stress", "1", "--max")
    assert done.returncode == 0
    assert b"11 bytes of input, 0.0" in done.stdout and b"s of 3 s" in done.stdout
    endless = "int main() { for (volatile int i = 0;; i = i + 1) {} }\n"
    toml = (workshop.root / "problems/cses-1-doubling/problem.toml").read_text()
    stress_problem(workshop, solution_cpp=endless, problem_toml=toml + "time_limit = 0.2\n")
    done = workshop.mex("stress", "1", "--max")
    assert done.returncode == 1 and done.stdout.startswith(b"TLE ")


def test_stops_by_time(workshop: Workshop) -> None:
    stress_problem(workshop)
    done = workshop.mex("stress", "1", "--count", "1000000", "--seconds", "0.5")
    assert done.returncode == 0 and b"inputs agree" in done.stdout


VALID = """

def valid(text: str) -> bool:
    return text.endswith("\\n") and text.strip().isdigit() and 1 <= int(text) <= 100
"""


def test_failing_input_is_shrunk_as_far_as_it_is_valid(workshop: Workshop) -> None:
    # Wrong on all numbers from 21 on, so that the least is known.
    faulty = BRUTE.replace("n + n", "(n > 20 ? 0 : n + n)")
    stress_problem(workshop, solution_cpp=faulty, gen_py=GEN + VALID)
    done = workshop.mex("stress", "1", "--count", "20", "--seed", "1")
    assert re.search(r"input:\n +21\n +brute prints:\n +42\n", done.stdout.decode())


def test_valid_that_breaks_is_named(workshop: Workshop) -> None:
    broken = GEN + VALID.replace("text.endswith", "text.ends_with")
    stress_problem(workshop, solution_cpp=FAULTY, gen_py=broken)
    done = workshop.mex("stress", "1", "--count", "200")
    assert done.returncode == 2 and b"valid(): line 13: AttributeError" in done.stderr


def test_shrink_lowers_the_counts_that_belong_to_what_it_drops() -> None:
    """Cases of a counted list each; what fails is a list that holds a 7."""

    def parsed(text: str) -> list[list[int]] | None:
        words = text.split()
        if not text.endswith("\n") or not all(word.isdigit() for word in words) or not words:
            return None
        numbers = [int(word) for word in words]
        cases, position = [], 1
        for _ in range(numbers[0]):
            if position >= len(numbers) or numbers[position] < 1:
                return None
            end = position + 1 + numbers[position]
            cases.append(numbers[position + 1 : end])
            if len(cases[-1]) != numbers[position]:
                return None
            position = end
        return cases if position == len(numbers) and cases else None

    text = "3\n2\n5 6\n4\n8 7 9 40\n1\n3\n"
    smallest = shrink(
        text,
        lambda candidate: parsed(candidate) is not None,
        lambda candidate: any(7 in case for case in parsed(candidate)),
        lambda: True,
    )
    assert smallest.split() == ["1", "1", "7"]
    assert shrink(text, lambda _: False, lambda _: True, lambda: True) == text
    assert shrink(text, lambda _: True, lambda _: True, lambda: False) == text

#!/usr/bin/env python3
"""Measure what mex itself costs and write the medians to tests/bench/mex_bench.md.

usage: mex_bench.py [--rounds N] [--print]
"""

import argparse
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY / "scripts"))

from mexlib import problems  # noqa: E402
from mexlib.build import build, compiler  # noqa: E402
from mexlib.judging import bundled, problem_task  # noqa: E402
from mexlib.paths import write_atomically  # noqa: E402
from mexlib.runner import Limits, run  # noqa: E402

TABLE = Path(__file__).with_suffix(".md")
MEX = REPOSITORY / "scripts" / "mex"
_RUNS = 100


def median_ms(rounds: int, work: Callable[[], object]) -> float:
    """Milliseconds of wall-clock time, the median of some rounds."""
    times = []
    for _ in range(rounds):
        started = time.perf_counter()
        work()
        times.append(1000 * (time.perf_counter() - started))
    return statistics.median(times)


def command(*words: str, cache: str | None = None) -> Callable[[], object]:
    """Runs mex with these words, all output thrown away."""
    environment = os.environ | ({"MEX_CACHE": cache} if cache else {})
    return lambda: subprocess.run(
        [MEX, *words], env=environment, stdout=subprocess.DEVNULL, check=True
    )


def cold_test() -> None:
    """mex test with an empty cache."""
    with tempfile.TemporaryDirectory() as cache:
        command("test", cache=cache)()


def cost_of_a_case() -> tuple[float, float]:
    """Milliseconds for a program that does nothing: bare, and in the sandbox."""
    program = build(b"int main() {}\n", ["-O2"], "nothing.cpp")
    nothing = Path(os.devnull)
    bare = median_ms(_RUNS, lambda: subprocess.run([program], stdin=subprocess.DEVNULL,
                                                   stdout=subprocess.PIPE, check=True))
    return bare, median_ms(_RUNS, lambda: run([program], nothing, Limits()))


def deepest() -> problems.Problem:
    """The problem with the longest bundle."""
    return max(problems.choose([]), key=lambda problem: len(bundled(problem_task(problem))))


def rows(rounds: int) -> list[tuple[str, str]]:
    """What was measured, and its median."""
    known = problems.choose([])
    cases = sum(len(problem.cases()) for problem in known)
    longest = deepest()
    bare, boxed = cost_of_a_case()
    command("test")()
    return [
        (f"mex test, {len(known)} problems, {cases} cases, nothing changed",
         f"{median_ms(rounds, command('test')):.0f} ms"),
        ("the same with an empty cache", f"{median_ms(max(1, rounds // 3), cold_test):.0f} ms"),
        ("one run of a program that does nothing, bare", f"{bare:.2f} ms"),
        ("the same as a case of mex test", f"{boxed:.2f} ms"),
        (f"bundling {longest.slug}",
         f"{median_ms(10 * rounds, lambda: bundled(problem_task(longest))):.1f} ms"),
        ("mex bundle of it, the whole command",
         f"{median_ms(rounds, command('bundle', longest.slug)):.0f} ms"),
        ("mex --help", f"{median_ms(rounds, command('--help')):.0f} ms"),
    ]


def table(rounds: int) -> str:
    """The measurements as Markdown."""
    version = subprocess.run([compiler(), "-dumpfullversion"], capture_output=True, text=True)
    head = (
        "# What mex costs\n\n"
        f"Made by `tests/bench/mex_bench.py --rounds {rounds}`: wall-clock medians on "
        f"{len(os.sched_getaffinity(0))} cores, g++ {version.stdout.strip()}, "
        f"Python {platform.python_version()}.\n\n| what | median |\n|---|---|\n"
    )
    return head + "".join(f"| {what} | {median} |\n" for what, median in rows(rounds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--print", action="store_true", help="print it and write nothing")
    arguments = parser.parse_args()
    text = table(arguments.rounds)
    if arguments.print:
        print(text, end="")
    else:
        write_atomically(TABLE, text.encode())


if __name__ == "__main__":
    main()

"""Compare a solution with its brute on random small inputs until they differ.

The inputs come from gen.py, one a seed, so a run can be repeated with --seed. All seeds are
tried; the shortest input that fails is made smaller still, as far as gen.py's valid(text)
calls it an input, and shown. --save keeps it as the next extra-N pair, with the brute's
output as the answer. With --max the solution runs once on the input of
`gen.py --max`, to see time and memory; its output is not compared.
"""

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

from mexlib import problems
from mexlib.build import CompileError, sandbox
from mexlib.commands.test import positive
from mexlib.compare import visible
from mexlib.errors import MexError
from mexlib.judging import Task, compiled, judge_case, problem_task
from mexlib.paths import write_atomically
from mexlib.runner import MEGABYTE
from mexlib.stress import Counterexample, Generator, build_brute, shrunk, try_input
from mexlib.workers import workers

_SHOWN_LINES = 12
_SHRINK_SECONDS = 20.0


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("problems", nargs="*", metavar="PROBLEM")
    parser.add_argument("--all", action="store_true", help="all problems")
    parser.add_argument("--count", type=int, default=500, metavar="N",
                        help="inputs for each problem (default 500)")
    parser.add_argument("--seconds", type=positive, metavar="S", help="stop a problem after S")
    parser.add_argument("--seed", type=int, metavar="N", help="first seed (default: by chance)")
    parser.add_argument("--jobs", type=int, metavar="N", help="at a time (default: all cores)")
    parser.add_argument("--save", action="store_true", help="keep a failing input as extra-N")
    parser.add_argument("--max", action="store_true", help="one near-maximal input instead")


def main(arguments: argparse.Namespace) -> int:
    if bool(arguments.problems) == arguments.all:
        raise MexError("name problems, or all of them by --all")
    if arguments.count < 1 or (arguments.jobs or 1) < 1:
        raise MexError("--count and --jobs must be at least 1")
    chosen = problems.choose(arguments.problems)
    sandbox()
    failures = 0
    for problem in chosen:
        try:
            task = problem_task(problem, need_cases=False)
            program = compiled(task)
        except CompileError as error:
            print(f"CE   {problem.slug}\n{error}")
            failures += 1
            continue
        if arguments.max:
            failures += not _run_largest(problem, task, program)
        else:
            failures += not _stress(problem, task, program, arguments)
        sys.stdout.flush()
    print(f"{len(chosen) - failures} passed, {failures} failed")
    return 1 if failures else 0


def _run_largest(problem: problems.Problem, task: Task, program: Path) -> bool:
    data = Generator(problem).make("largest", 1)
    with tempfile.NamedTemporaryFile(prefix="mex-largest-") as file:
        file.write(data)
        file.flush()
        ran = judge_case(task, program, problems.Case("largest", Path(file.name), None))
    good = ran.verdict in ("AC", "NOT CHECKED")
    share = f"{ran.time:.2f} s of {task.limits.time:g} s ({100 * ran.time / task.limits.time:.0f} %)"
    print(
        f"{'ran' if good else ran.verdict:<4} {task.name}: {len(data)} bytes of input, {share}, "
        f"{ran.memory / MEGABYTE:.1f} MB {'' if good else ran.detail}".rstrip()
    )
    return good


def _stress(
    problem: problems.Problem, task: Task, program: Path, arguments: argparse.Namespace
) -> bool:
    generator, brute = Generator(problem), build_brute(problem)
    first = random.SystemRandom().randrange(10**9) if arguments.seed is None else arguments.seed
    generator.check(first)
    started = time.monotonic()
    end = None if arguments.seconds is None else started + arguments.seconds
    tried = 0
    worst: Counterexample | None = None

    def attempt(seed: int) -> Counterexample | None | bool:
        if end is not None and time.monotonic() > end:
            return False
        return try_input(task, program, brute, generator.make("small", seed), seed)

    with workers(arguments.jobs) as pool:
        for found in pool.map(attempt, range(first, first + arguments.count)):
            if found is False:
                break
            tried += 1
            if found and (worst is None or len(found.input) < len(worst.input)):
                worst = found
        pool.shutdown(cancel_futures=True)
    speed = tried / max(time.monotonic() - started, 1e-9)
    seeds = f"seeds {first} to {first + tried - 1}, {speed:.0f} a second"
    if worst is None:
        print(f"AC   {task.name}: {tried} inputs agree ({seeds})")
        return True
    print(f"{worst.verdict:<4} {task.name}: seed {worst.seed} of {seeds}")
    sys.stdout.flush()
    worst = shrunk(task, program, brute, generator, worst, _SHRINK_SECONDS)
    print(f"     {worst.detail}")
    _show("input", worst.input)
    _show("brute prints", worst.answer)
    _show("what was said" if task.interactor else "solution prints", worst.output)
    if arguments.save:
        print(f"     kept as {_keep(problem, worst)}")
    else:
        print("     --save keeps it as an extra")
    return False


def _show(title: str, data: bytes) -> None:
    lines = data.split(b"\n")[:-1] if data.endswith(b"\n") else data.split(b"\n")
    print(f"     {title}:")
    for line in lines[:_SHOWN_LINES]:
        print(f"       {visible(line)[1:-1]}")
    if len(lines) > _SHOWN_LINES:
        print(f"       ... ({len(lines)} lines)")


def _keep(problem: problems.Problem, found: Counterexample) -> str:
    number = 1
    while any((problem.folder / f"extra-{number}{s}").exists() for s in (".in", ".out", ".ans")):
        number += 1
    write_atomically(problem.folder / f"extra-{number}.in", found.input)
    write_atomically(problem.folder / f"extra-{number}.out", found.answer)
    return f"problems/{problem.slug}/extra-{number}.in and .out"

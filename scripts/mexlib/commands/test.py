"""Compile as the judge does, run samples and extras, show verdicts.

What is tested is the bundle, the one file that is submitted, with the judge's flags and
-pedantic-errors. Without PROBLEM all problems are tested, in parallel. Programs are kept,
so that an unchanged solution is not compiled again.

A source file of any place is judged with --samples DIR, on the pairs NAME.in and NAME.out
(or NAME.ans) of that folder; the options below then say how.

Verdicts: AC accepted, PE presentation error, WA wrong answer, TLE time limit, MLE memory
limit, OLE output limit, RE runtime error, CE compile error, NOT CHECKED (there is no
expected output), CHECKER ERROR (the checker failed). Times are CPU seconds.
"""

import argparse
import json
import shlex
import shutil
import sys
import time
import xml.etree.ElementTree as xml
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from mexlib import problems
from mexlib.build import CompileError, sandbox
from mexlib.errors import MexError
from mexlib.judging import (
    VERDICTS,
    CaseResult,
    Helper,
    Result,
    Task,
    compiled,
    debugged,
    judge_case,
    no_cases,
    problem_task,
)
from mexlib.paths import write_atomically
from mexlib.runner import MEGABYTE, Limits
from mexlib.workers import workers


def positive(text: str) -> float:
    """A command-line number that must be more than 0."""
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not more than 0")
    return value


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("problems", nargs="*", metavar="PROBLEM", help="default: all")
    parser.add_argument("--debug", action="store_true",
                        help="with sanitizers and -DLOCAL instead of the judge's flags")
    parser.add_argument("--transcript", action="store_true",
                        help="show what was said in interactive cases")
    parser.add_argument("--junit", type=Path, metavar="FILE", help="write results as JUnit XML")
    parser.add_argument("--json", action="store_true", help="results as JSON, nothing else")
    parser.add_argument("--jobs", type=int, metavar="N", help="at a time (default: all cores)")
    parser.add_argument("--samples", type=Path, metavar="DIR",
                        help="judge a source file on the pairs of this folder")
    facts = parser.add_argument_group("instead of the judge's facts")
    facts.add_argument("--judge", metavar="NAME", help="take over the facts of a judge")
    facts.add_argument("--std", metavar="STD", help="such as c++17")
    facts.add_argument("--time", type=positive, metavar="S", help="time limit in seconds")
    facts.add_argument("--memory", type=positive, metavar="MB", help="memory limit")
    facts.add_argument("--output", type=positive, metavar="MB", help="output limit")
    facts.add_argument("--stack", type=positive, metavar="MB",
                       help="stack limit (default: the memory limit)")
    facts.add_argument("--compare", choices=("exact", "tokens", "float"))
    facts.add_argument("--tolerance", type=positive, metavar="E",
                       help="for numbers, absolute or relative (default 1e-9)")
    facts.add_argument("--exact-integers", action="store_true",
                       help="an expected integer has no tolerance")
    facts.add_argument("--lenient", action="store_true", help=".5 and +0.5 are numbers too")
    facts.add_argument("--checker", metavar="CMD",
                       help="file or command that is called CMD INPUT OUTPUT ANSWER")
    facts.add_argument("--interactor", metavar="CMD",
                       help="called likewise, talks to the solution over pipes")
    facts.add_argument("-I", dest="include", type=Path, action="append", metavar="DIR",
                       help="where includes are sought (default: lib/)")


def main(arguments: argparse.Namespace) -> int:
    if arguments.jobs is not None and arguments.jobs < 1:
        raise MexError("--jobs must be at least 1")
    tasks = [_adapted(task, arguments) for task in _tasks(arguments)]
    started = time.monotonic()
    show = _Silent() if arguments.json else _Lines(tasks, arguments.transcript)
    results = judge_all(tasks, arguments.jobs, show)
    if arguments.junit is not None:
        write_atomically(arguments.junit, _as_junit(results))
    if arguments.json:
        print(json.dumps({"results": [_as_json(result) for result in results]}, indent=1))
    else:
        show.summary(results, time.monotonic() - started)
    return 0 if all(result.verdict == "AC" for result in results) else 1


def _tasks(arguments: argparse.Namespace) -> list[Task]:
    if arguments.samples is None:
        return [problem_task(problem) for problem in problems.choose(arguments.problems)]
    if len(arguments.problems) != 1:
        raise MexError("--samples judges one source file: mex test FILE --samples DIR")
    source = Path(arguments.problems[0])
    if not source.is_file():
        raise MexError(f"{source}: there is no such file")
    if not arguments.samples.is_dir():
        raise MexError(f"{arguments.samples}: there is no such folder")
    cases = problems.cases_of(arguments.samples)
    if not cases:
        raise MexError(no_cases(arguments.samples))
    judge = problems.find_judge(arguments.judge or "default")
    return [Task(
        name=source.name,
        source=source,
        judge=judge,
        limits=Limits(judge.time_limit, judge.memory_limit, judge.output_limit, judge.stack_limit),
        cases=tuple(cases),
        compare=judge.compare,
    )]


def _adapted(task: Task, arguments: argparse.Namespace) -> Task:
    """The task with what the command line says instead."""
    limits, changes = {}, {}
    for name in ("time", "memory", "output", "stack"):
        if getattr(arguments, name) is not None:
            limits[name] = getattr(arguments, name)
    if arguments.judge is not None:
        changes["judge"] = judge = problems.find_judge(arguments.judge)
        changes["compare"] = judge.compare
    for option, name in (("std", "standard"), ("compare", "compare"), ("tolerance", "tolerance"),
                         ("exact_integers", "exact_integers"), ("lenient", "lenient")):
        if getattr(arguments, option):
            changes[name] = getattr(arguments, option)
    if arguments.tolerance is not None and arguments.compare is None:
        changes["compare"] = "float"
    for helper in ("checker", "interactor"):
        words = getattr(arguments, helper)
        if words is not None:
            changes[helper] = _helper(words)
    if arguments.include:
        changes["include_dirs"] = tuple(arguments.include)
    task = replace(task, limits=replace(task.limits, **limits), **changes)
    return debugged(task) if arguments.debug else task


def _helper(words: str) -> Helper:
    """A checker or an interactor as it is written on the command line."""
    if Path(words).is_file():
        return Path(words)
    try:
        command = shlex.split(words)
    except ValueError as error:
        raise MexError(f"{words}: {error}") from None
    program = shutil.which(command[0]) if command else None
    if program is None:
        raise MexError(f"{words or '(nothing)'}: there is no such file or command")
    return (program, *command[1:])


def judge_all(tasks: list[Task], jobs: int | None, show: "_Silent") -> list[Result]:
    """Judge in parallel; results in the order of the tasks."""
    sandbox()
    results: list[Result] = []
    with workers(jobs) as pool:
        programs = [pool.submit(compiled, task) for task in tasks]
        runs: list[list[Future[CaseResult]] | None] = [None] * len(tasks)
        for index, task in enumerate(tasks):
            # Hand out the cases of whatever has been compiled, to keep all cores at work.
            for later in range(index, len(tasks)):
                if runs[later] is None and (later == index or programs[later].done()):
                    runs[later] = _submit(pool, tasks[later], programs[later])
            show.working(index, task)
            results.append(_result(task, programs[index], runs[index]))
            show.done(results[-1])
    return results


def _submit(pool: ThreadPoolExecutor, task: Task, program: Future[Path]) -> list[Future]:
    try:
        path = program.result()
    except CompileError:
        return []
    return [pool.submit(judge_case, task, path, case) for case in task.cases]


def _result(task: Task, program: Future[Path], runs: list[Future[CaseResult]]) -> Result:
    error = program.exception()
    if isinstance(error, CompileError):
        return Result(task.name, [], False, str(error))
    return Result(task.name, [future.result() for future in runs])


def _as_json(result: Result) -> dict:
    return {
        "problem": result.name,
        "verdict": result.verdict,
        "cases": [
            {
                "name": case.name,
                "verdict": case.verdict,
                "time_s": round(case.time, 6),
                "memory_mb": round(case.memory / MEGABYTE, 3),
                "detail": case.detail,
            }
            for case in result.cases
        ],
        **({"detail": result.detail} if result.detail else {}),
    }


def _as_junit(results: list[Result]) -> bytes:
    root = xml.Element("testsuites")
    for result in results:
        failed = [case for case in result.cases if case.verdict != "AC"]
        suite = xml.SubElement(
            root, "testsuite", name=result.name, tests=str(max(1, len(result.cases))),
            failures=str(len(failed) or int(not result.compiled)),
        )
        cases = result.cases or [CaseResult("compile", result.verdict, detail=result.detail)]
        for case in cases:
            element = xml.SubElement(
                suite, "testcase", classname=result.name, name=case.name, time=f"{case.time:.3f}"
            )
            if case.verdict != "AC":
                failure = xml.SubElement(element, "failure", message=case.verdict)
                # XML has no place for most control characters.
                failure.text = "".join(c if c >= " " or c in "\n\t" else "?" for c in case.detail)
    xml.indent(root)
    return xml.tostring(root, "utf-8", xml_declaration=True) + b"\n"


class _Silent:
    """What is shown while judging: nothing."""

    def working(self, index: int, task: Task) -> None: ...

    def done(self, result: Result) -> None: ...


class _Lines(_Silent):
    """One line a problem; on a terminal also what is being judged."""

    def __init__(self, tasks: list[Task], transcript: bool) -> None:
        self.transcript = transcript
        self.total = len(tasks)
        self.width = max(len(task.name) for task in tasks)
        self.terminal = sys.stderr.isatty()

    def working(self, index: int, task: Task) -> None:
        if self.terminal:
            print(f"\r\033[K[{index + 1}/{self.total}] {task.name}", end="", file=sys.stderr,
                  flush=True)

    def done(self, result: Result) -> None:
        if self.terminal:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
        line = f"{result.verdict:<4} {result.name:<{self.width}}"
        if result.cases:
            count = _counted(len(result.cases), "case")
            slowest = max(case.time for case in result.cases)
            memory = max(case.memory for case in result.cases) / MEGABYTE
            line += f"  {count:>8}  {slowest:5.2f} s  {memory:6.1f} MB"
        print(line.rstrip())
        for case in result.cases:
            if case.detail:
                print(_indented(f"{case.verdict} {case.name}: {case.detail}"))
            if case.transcript and self.transcript:
                print(_indented(f"{case.name}: > solution, < interactor\n{case.transcript}"))
        if result.detail:
            print(_indented(result.detail))
        sys.stdout.flush()

    def summary(self, results: list[Result], seconds: float) -> None:
        counts = {verdict: 0 for verdict in VERDICTS}
        for result in results:
            counts[result.verdict] += 1
        named = ", ".join(f"{count} {verdict}" for verdict, count in counts.items() if count)
        cases = sum(len(result.cases) for result in results)
        judged = f"{_counted(len(results), 'problem')}, {_counted(cases, 'case')}"
        print(f"{judged} in {seconds:.1f} s: {named}")
        print(f"{counts['AC']} passed, {len(results) - counts['AC']} failed")


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _indented(text: str) -> str:
    return "\n".join(f"     {line}" for line in text.splitlines())

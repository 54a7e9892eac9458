"""Judge a source file: bundle, compile as the judge does, run the cases, name the verdict."""

import os
import re
import sys
import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path

from mexlib import compare
from mexlib.build import SANITIZERS, CompileError, build, compile_in, compiler, judge_flags
from mexlib.bundler import bundle, strip
from mexlib.errors import MexError
from mexlib.interactive import converse
from mexlib.paths import LIB, REPOSITORY
from mexlib.problems import Case, Judge, Problem
from mexlib.runner import Limits, Run, run

# From the best to the worst; the worst verdict of its cases is a problem's.
VERDICTS = (
    "AC", "NOT CHECKED", "PE", "WA", "OLE", "MLE", "TLE", "RE", "CHECKER ERROR", "CE",
)
_CHECKER_LIMITS = Limits(time=10.0, memory=1024)
_CHECKER_VERDICTS = {0: "AC", 42: "AC", 1: "WA", 43: "WA", 2: "PE"}
_ERROR_LINES = 12


# A checker or an interactor: its file, or the words of a command.
Helper = Path | tuple[str, ...]


@dataclass(frozen=True)
class Task:
    """A source file, its cases and the way in which they are judged."""

    name: str
    source: Path
    judge: Judge
    limits: Limits
    cases: tuple[Case, ...]
    compare: str
    banner: tuple[str, ...] = ()
    include_dirs: tuple[Path, ...] = (LIB,)
    standard: str | None = None
    tolerance: float | None = None
    exact_integers: bool = False
    lenient: bool = False
    checker: Helper | None = None
    interactor: Helper | None = None
    debug: bool = False


@dataclass(frozen=True)
class CaseResult:
    name: str
    verdict: str
    time: float = 0.0  # seconds of CPU time
    memory: int = 0  # bytes
    detail: str = ""
    transcript: str = ""  # of an interactive case


@dataclass
class Result:
    """What became of a task; `detail` holds a compiler's words or a warning."""

    name: str
    cases: list[CaseResult] = field(default_factory=list)
    compiled: bool = True
    detail: str = ""

    @property
    def verdict(self) -> str:
        if not self.compiled:
            return "CE"
        return max((case.verdict for case in self.cases), key=VERDICTS.index)


def banner_of(problem: Problem) -> tuple[str, ...]:
    """The first lines of a bundle: what it is and which file to edit instead."""
    source = problem.solution.relative_to(REPOSITORY).as_posix()
    return (
        f"{problem.judge.name} {problem.id} - {problem.title}",
        problem.url,
        f"Bundled from {source}. Edit that file, not this one.",
    )


def problem_task(problem: Problem, need_cases: bool = True) -> Task:
    """The solution of a problem, judged as its problem.toml says."""
    if not problem.solution.is_file():
        raise MexError(f"problems/{problem.slug}/solution.cpp is missing: write it first")
    helper = {"checker": "checker", "interactive": "interactor"}.get(problem.compare)
    found = [problem.folder / f"{helper}{suffix}" for suffix in (".cpp", ".py")]
    program = next((path for path in found if path.is_file()), None)
    if helper and program is None:
        raise MexError(
            f'problems/{problem.slug}: compare = "{problem.compare}" needs {helper}.cpp or '
            f"{helper}.py"
        )
    cases = problem.cases()
    if need_cases and not cases:
        raise MexError(no_cases(problem.folder))
    return Task(
        name=problem.slug,
        source=problem.solution,
        judge=problem.judge,
        limits=Limits(
            time=problem.time_limit,
            memory=problem.memory_limit,
            output=problem.judge.output_limit,
            stack=problem.judge.stack_limit,
        ),
        cases=tuple(cases),
        compare=problem.compare,
        banner=banner_of(problem),
        tolerance=problem.tolerance,
        checker=program if helper == "checker" else None,
        interactor=program if helper == "interactor" else None,
    )


def no_cases(folder: Path) -> str:
    """The message for a folder without a single case."""
    return (
        f"{folder} has no case to judge by: put files NAME.in and NAME.out there, "
        "such as sample-1.in and sample-1.out"
    )


def debugged(task: Task) -> Task:
    """The same task with sanitizers, which need more time and memory."""
    time = None if task.limits.time is None else 10 * task.limits.time
    return replace(task, debug=True, limits=replace(task.limits, time=time, memory=None))


def bundled(task: Task, line_directives: bool = False) -> bytes:
    """The one file that is submitted, without comments when it would be too long."""
    base = REPOSITORY if task.source.resolve().is_relative_to(REPOSITORY) else None
    text = bundle(
        task.source, list(task.include_dirs), list(task.banner), base, line_directives
    ).text
    limit = task.judge.source_limit
    if limit is not None and len(text) > limit and not line_directives:
        text = strip(text, len(task.banner))
        if len(text) > limit:
            raise CompileError(
                f"the bundle has {len(text)} bytes without comments, {task.judge.name} "
                f"takes {limit}"
            )
    return text


def compiled(task: Task) -> Path:
    """The task's program. Raises CompileError with the compiler's first errors."""
    flags = judge_flags(task.judge, task.standard)
    if task.debug:
        flags = [*flags[:2], *SANITIZERS]
    try:
        return build(bundled(task), flags)
    except CompileError as error:
        raise CompileError(_with_original_paths(task, flags, str(error))) from None


def _with_original_paths(task: Task, flags: list[str], text: str) -> str:
    """The first errors, by compiling once more with #line directives."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            source = bundled(task, line_directives=True)
            compile_in(Path(folder), source, flags, "solution.cpp", compiler())
    except CompileError as error:
        text = str(error)
    except MexError:
        pass
    lines = [line for line in text.splitlines() if line.strip()]
    errors = [i for i, line in enumerate(lines) if " error: " in line or "fatal error:" in line]
    first = max(0, errors[0] - 1) if errors else 0
    shown = lines[first : first + _ERROR_LINES]
    if len(lines) > first + _ERROR_LINES:
        shown.append(f"... ({len(lines) - first - _ERROR_LINES} more lines)")
    return "\n".join(shown)


def judge_case(task: Task, program: Path, case: Case) -> CaseResult:
    """Run one case and compare."""
    if task.interactor is not None:
        return _judge_conversation(task, program, case)
    return judge_run(task, case, run([program], case.input, task.limits))


def judge_run(task: Task, case: Case, ran: Run) -> CaseResult:
    """What a run of the task's program on a case is worth."""
    if ran.verdict is not None:
        detail = ran.detail
        if task.debug and ran.errors:
            detail += "\n" + ran.errors.decode("utf-8", "replace").strip()
        return CaseResult(case.name, ran.verdict, ran.cpu, ran.memory, detail)
    if case.answer is None:
        detail = f"there is no {case.name}.out to compare with"
        return CaseResult(case.name, "NOT CHECKED", ran.cpu, ran.memory, detail)
    difference = compare_output(task, case, ran.output)
    return CaseResult(case.name, difference.verdict, ran.cpu, ran.memory, difference.detail)


def _judge_conversation(task: Task, program: Path, case: Case) -> CaseResult:
    """Let the interactor rule, unless the solution failed before it could."""
    try:
        command = _command(task.interactor)
    except CompileError as error:
        return CaseResult(case.name, "CHECKER ERROR", detail=f"it does not compile: {error}")
    with tempfile.TemporaryDirectory(prefix="mex-interactive-") as folder:
        talk = converse(
            program, command, case.input, case.answer, Path(folder) / "output", task.limits
        )
    solution, ruling = talk.solution, _ruling(talk.interactor)
    if talk.too_long:
        verdict, detail = "OLE", f"more than {task.limits.output:g} MB were said"
    elif solution.idle and talk.solution_first:
        verdict = "TLE"
        detail = f"deadlock: both sides wait ({solution.detail}); is the output flushed?"
    elif solution.verdict is not None and (talk.solution_first or ruling.verdict == "AC"):
        verdict, detail = solution.verdict, solution.detail
    else:
        verdict, detail = ruling.verdict, ruling.detail
        if verdict != "AC" and talk.solution_first:
            detail = f"the solution ended first; the interactor then: {detail or verdict}"
    return CaseResult(
        case.name, verdict, solution.cpu, solution.memory, detail, talk.transcript()
    )


def compare_output(task: Task, case: Case, output: bytes) -> compare.Difference:
    """Compare with the case's answer, which must be there, in the task's way."""
    if task.checker is not None:
        return _checked(task.checker, case.input, case.answer, output)
    try:
        expected = case.answer.read_bytes()
    except OSError as error:
        raise MexError(f"{case.answer}: cannot be read ({error.strerror})") from None
    if task.compare == "exact":
        found = compare.exact(expected, output, task.judge.final_newline)
    elif task.compare == "float":
        tolerance = 1e-9 if task.tolerance is None else task.tolerance
        found = compare.floats(expected, output, tolerance, task.exact_integers, task.lenient)
    else:
        found = compare.tokens(expected, output)
    if found.verdict == "WA":  # another right answer would look the same
        found = replace(found, detail=f"{found.detail} ({task.compare} comparison)")
    return found


def _checked(checker: Helper, input_file: Path, answer: Path, output: bytes) -> compare.Difference:
    """Ask a checker: CHECKER <input> <output> <answer>, testlib's or ICPC's exit status."""
    try:
        command = _command(checker)
    except CompileError as error:
        return compare.Difference("CHECKER ERROR", f"it does not compile: {error}")
    with tempfile.NamedTemporaryFile(prefix="mex-output-") as file:
        file.write(output)
        file.flush()
        words = [*command, input_file.resolve(), file.name, answer.resolve()]
        ran = run(words, Path(os.devnull), _CHECKER_LIMITS)
    return _ruling(ran)


def _command(helper: Helper) -> list[str | Path]:
    """The command that runs a checker or an interactor. Raises CompileError."""
    if isinstance(helper, tuple):
        return list(helper)
    if helper.suffix == ".py":
        return [sys.executable, helper.resolve()]
    if helper.suffix == ".cpp":
        return [build(helper.read_bytes(), ["-std=c++17", "-O2"], helper.name)]
    return [helper.resolve()]


def _ruling(ran: Run) -> compare.Difference:
    """What a checker or an interactor means by its exit status; its words are the detail."""
    words = (ran.errors or ran.output).decode("utf-8", "replace").strip()
    # One in Python that breaks ends with status 1 like a verdict, but names a place in it.
    broken = re.search(r'^ *File ".*", line \d+', words, re.MULTILINE)
    if ran.exit_status in _CHECKER_VERDICTS and not broken:
        verdict = _CHECKER_VERDICTS[ran.exit_status]
        return compare.Difference(verdict, "" if verdict == "AC" else words)
    last = words.splitlines()[-1] if words else "it said nothing"
    return compare.Difference("CHECKER ERROR", f"{ran.detail or 'it failed'}: {last}")

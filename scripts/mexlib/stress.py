"""Random inputs from a problem's gen.py, answered by its brute.cpp."""

import importlib.util
import random
import tempfile
import time
import traceback
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from mexlib.build import CompileError, build
from mexlib.errors import MexError
from mexlib.judging import Task, judge_case, judge_run
from mexlib.problems import Case, Problem
from mexlib.runner import Limits, run
from mexlib.shrink import shrink

_BRUTE_LIMITS = Limits(time=20.0, memory=2048)
_PROBE_SEEDS = 20


@dataclass(frozen=True)
class Counterexample:
    """An input on which the solution fails; the brute's output is the right answer."""

    seed: int
    input: bytes
    answer: bytes
    output: bytes
    verdict: str
    detail: str


class Generator:
    """A problem's gen.py: small(rng) and largest(rng) return an input each."""

    def __init__(self, problem: Problem) -> None:
        self.shown = f"problems/{problem.slug}/gen.py"
        path = problem.folder / "gen.py"
        if not path.is_file():
            raise MexError(f"{self.shown} is missing: it makes the random inputs")
        self.module = self._load(path)
        for name in ("small", "largest"):
            if not callable(getattr(self.module, name, None)):
                raise MexError(f"{self.shown} has no function {name}(rng) that returns an input")

    def valid(self, text: str) -> bool:
        """gen.py's own judgement of an input; without one, no other text is sure to be one."""
        judgement = getattr(self.module, "valid", None)
        if judgement is None:
            return False
        try:
            return bool(judgement(text))
        except Exception:
            raise MexError(f"{self.shown}: valid(): {_last_line()}") from None

    def _load(self, path: Path) -> ModuleType:
        spec = importlib.util.spec_from_file_location("gen", path)
        module = importlib.util.module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except Exception:
            raise MexError(f"{self.shown}: {_last_line()}") from None
        return module

    def make(self, function: str, seed: int) -> bytes:
        """The input for a seed, always the same one."""
        try:
            text = getattr(self.module, function)(random.Random(seed))
        except Exception:
            raise MexError(f"{self.shown}: {function}() with seed {seed}: {_last_line()}") from None
        if not isinstance(text, str) or not text.endswith("\n"):
            raise MexError(
                f"{self.shown}: {function}() with seed {seed} must return text that ends with "
                "a line end"
            )
        return text.encode()

    def check(self, first_seed: int) -> None:
        """Refuse a generator that ignores its seed or that is not repeatable."""
        seeds = range(first_seed, first_seed + _PROBE_SEEDS)
        inputs = [self.make("small", seed) for seed in seeds]
        if inputs != [self.make("small", seed) for seed in seeds]:
            raise MexError(
                f"{self.shown}: the same seed gives different inputs: use only the rng it is given"
            )
        if len(set(inputs)) == 1:
            raise MexError(
                f"{self.shown}: seeds {first_seed} to {first_seed + _PROBE_SEEDS - 1} all give "
                "the same input: use the rng it is given"
            )


def _last_line() -> str:
    """The innermost line of a user's file and the error, for a message of one line."""
    text = traceback.format_exc().strip().splitlines()
    places = [line.strip() for line in text if line.lstrip().startswith("File ")]
    place = places[-1].split(", ")[1] if places else ""
    return f"{place}: {text[-1]}"


def build_brute(problem: Problem) -> Path:
    """The program of brute.cpp, which knows only the rules."""
    path = problem.folder / "brute.cpp"
    shown = f"problems/{problem.slug}/brute.cpp"
    if not path.is_file():
        raise MexError(f"{shown} is missing: it answers small inputs from the rules alone")
    try:
        return build(path.read_bytes(), ["-std=c++17", "-O2"], "brute.cpp")
    except CompileError as error:
        first = next((s for s in str(error).splitlines() if "error" in s), "")
        raise MexError(f"{shown} does not compile: {first}") from None


def try_input(
    task: Task, solution: Path, brute: Path, data: bytes, seed: int
) -> Counterexample | None:
    """Run both on an input, made from `seed`; None when they agree."""
    with tempfile.TemporaryDirectory(prefix="mex-stress-") as name:
        input_file, answer_file = Path(name) / "case.in", Path(name) / "case.out"
        input_file.write_bytes(data)
        answered = run([brute], input_file, _BRUTE_LIMITS)
        if answered.verdict is not None:
            raise MexError(
                f"{task.name}: brute.cpp ends with {answered.verdict} ({answered.detail}) on the "
                f"input of seed {seed}: mend it, or let gen.py make smaller inputs"
            )
        answer_file.write_bytes(answered.output)
        case = Case(f"seed {seed}", input_file, answer_file)
        if task.interactor is not None:
            result = judge_case(task, solution, case)
            output = result.transcript.encode()
        else:
            ran = run([solution], input_file, task.limits)
            result, output = judge_run(task, case, ran), ran.output
    if result.verdict == "AC":
        return None
    return Counterexample(seed, data, answered.output, output, result.verdict, result.detail)


def shrunk(
    task: Task, solution: Path, brute: Path, generator: Generator, found: Counterexample,
    seconds: float,
) -> Counterexample:
    """A smaller input with the same verdict, valid as far as gen.py's valid(text) goes."""
    smallest, end = found, time.monotonic() + seconds

    def fails(text: str) -> bool:
        nonlocal smallest
        failing = try_input(task, solution, brute, text.encode(), found.seed)
        if failing is None or failing.verdict != found.verdict:
            return False
        smallest = failing
        return True

    shrink(found.input.decode(), generator.valid, fails, lambda: time.monotonic() < end)
    return smallest

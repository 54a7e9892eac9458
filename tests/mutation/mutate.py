#!/usr/bin/env python3
"""Plant small faults in the headers of lib/ and see whether their tests notice.

Every mutant of a header is compiled with the header's own test and run. The score is the
share of mutants that a test noticed, of all that compile. survivors.toml gives, by header
and mutant, the reason why a mutant cannot be noticed. Results are kept in mex's cache, so
a second run is quick; a run of all headers from nothing takes more than an hour.

usage: mutate.py [--jobs N] [HEADER...]      such as games/nim, default: all

Exit status 1: the score is under 95 %, or a survivor has no reason, or a reason stands
there for a mutant that does not survive.
"""

import argparse
import contextlib
import hashlib
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from functools import cache
from pathlib import Path
from queue import SimpleQueue

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS.parent / "scripts"), str(TESTS / "mutation")]

from mexlib.errors import MexError  # noqa: E402
from mexlib.paths import LIB, cache_folder  # noqa: E402

from mutants import Mutant, mutants  # noqa: E402

SURVIVORS = TESTS / "mutation" / "survivors.toml"
LEAST_SCORE = 0.95
_COMPILE = "g++ -std=c++11 -O0 -w -Werror=return-type -D_GLIBCXX_ASSERTIONS -UNDEBUG".split()
_LINK = "-lgtest -lgtest_main -lpthread".split()
_MEMORY = 3 << 30  # bytes


class Result(Enum):
    killed = "killed"
    survived = "survived"
    invalid = "does not compile"


def header_names() -> list[str]:
    """All headers, as games/nim."""
    return sorted(path.relative_to(LIB).with_suffix("").as_posix() for path in LIB.rglob("*.hpp"))


def mutants_of(header: str) -> list[Mutant]:
    return list(mutants((LIB / f"{header}.hpp").read_text()))


class Laboratory:
    """Copies of lib/ to plant faults in, one a worker, and a precompiled gtest."""

    def __init__(self, folder: Path, jobs: int) -> None:
        self._folder = folder
        self._patience: dict[str, int] = {}  # CPU seconds that a header's test may take
        self._free: SimpleQueue[Path] = SimpleQueue()
        for job in range(jobs):
            shutil.copytree(LIB, folder / f"{job}" / "lib")
            self._free.put(folder / f"{job}")
        includes = "".join(_includes(path) for path in [*LIB.rglob("*.hpp"), *_test_files()])
        lines = sorted(set(includes.splitlines()))
        (folder / "all.hpp").write_text("\n".join(["#include <gtest/gtest.h>", *lines]) + "\n")
        command = [*_COMPILE, "-x", "c++-header", folder / "all.hpp"]
        subprocess.run(command, check=True)

    def result(self, header: str, text: str) -> Result:
        """What the header's test says to this text in the place of the header."""
        kept = cache_folder() / f"mutant-{self._key(header, text)}"
        with contextlib.suppress(FileNotFoundError, ValueError):
            return Result(kept.read_text())
        place = self._free.get()
        try:
            found = self._try(place, header, text)
        finally:
            shutil.copy(LIB / f"{header}.hpp", place / "lib" / f"{header}.hpp")
            self._free.put(place)
        kept.write_text(found.value)
        return found

    def is_sound(self, header: str) -> bool:
        """True iff the test passes without a fault; the time it takes is noted."""
        self._patience[header] = 60
        place = self._free.get()
        try:
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            found = self._try(place, header, (LIB / f"{header}.hpp").read_text())
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
        finally:
            self._free.put(place)
        # With the compilation, which takes about two seconds.
        taken = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        self._patience[header] = 2 + round(2 * taken)
        return found is Result.survived

    def _try(self, place: Path, header: str, text: str) -> Result:
        (place / "lib" / f"{header}.hpp").write_text(text)
        command = [*_COMPILE, "-include", self._folder / "all.hpp", "-I", place / "lib"]
        command += ["-I", TESTS / "lib", TESTS / "lib" / f"{header}_test.cpp"]
        compiled = subprocess.run([*command, "-o", place / "test", *_LINK], capture_output=True)
        if compiled.returncode != 0:
            return Result.invalid
        test = subprocess.run(
            [place / "test", "--gtest_fail_fast", "--gtest_brief=1"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            cwd=place, preexec_fn=lambda: _limit(self._patience[header]),
        )
        return Result.survived if test.returncode == 0 else Result.killed

    def _key(self, header: str, text: str) -> str:
        """Names all that the result depends on."""
        return hashlib.sha256("\0".join([text, *_surroundings(header)]).encode()).hexdigest()


@cache
def _surroundings(header: str) -> list[str]:
    """What the results for a header depend on besides its own text."""
    test = TESTS / "lib" / f"{header}_test.cpp"
    needed = _needs(test) - {LIB / f"{header}.hpp"}
    parts = [" ".join(_COMPILE), test.read_text()]
    return parts + [path.read_text() for path in sorted(needed)]


def _test_files() -> list[Path]:
    return [*(TESTS / "lib").rglob("*_test.cpp"), *(TESTS / "lib").glob("*.hpp")]


def _includes(path: Path) -> str:
    return "".join(re.findall(r"^#include <.*>\n", path.read_text(), re.M))


def _needs(file: Path) -> set[Path]:
    """The files of ours that this one includes, directly or not."""
    needed: set[Path] = set()
    todo = [file]
    while todo:
        for own in re.findall(r'^#include "(.*)"$', todo.pop().read_text(), re.M):
            path = next(p for p in (TESTS / "lib" / own, LIB / own) if p.is_file())
            if path not in needed:
                needed.add(path)
                todo.append(path)
    return needed


def _limit(seconds: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


@contextlib.contextmanager
def laboratory(jobs: int) -> Iterator[Laboratory]:
    with tempfile.TemporaryDirectory(prefix="mex-mutation-") as folder:
        yield Laboratory(Path(folder), jobs)


def reasons(header: str) -> dict[str, str]:
    """Why mutants of the header cannot be noticed, by their names."""
    return tomllib.loads(SURVIVORS.read_text("utf-8")).get(header, {})


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("headers", nargs="*", metavar="HEADER")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    arguments = parser.parse_args()
    if arguments.jobs < 1:
        raise MexError("--jobs must be at least 1")
    headers = arguments.headers or header_names()
    for header in headers:
        if header not in header_names():
            raise MexError(f"{header}: no such header in lib/: name one as games/nim")
    good = True
    total_killed = total = 0
    with laboratory(arguments.jobs) as lab, ThreadPoolExecutor(arguments.jobs) as pool:
        for header in headers:
            if not lab.is_sound(header):
                raise MexError(f"{header}: its test fails without a fault: mend that first")
            known = mutants_of(header)
            results = list(pool.map(lambda m: lab.result(header, m.text), known))
            killed = results.count(Result.killed)
            survivors = [m for m, r in zip(known, results) if r is Result.survived]
            total_killed += killed
            total += killed + len(survivors)
            print(f"{header}: {killed} of {killed + len(survivors)} mutants killed", flush=True)
            why = reasons(header)
            for mutant in survivors:
                if mutant.name not in why:
                    good = False
                    place = f"lib/{header}.hpp:{mutant.line}"
                    print(f"  {place} survives without a reason: {mutant.name}")
            for name in why.keys() - {mutant.name for mutant in survivors}:
                good = False
                print(f"  has a reason but does not survive: {name}")
    print(f"score: {total_killed} of {total} = {100 * total_killed / max(total, 1):.1f} %")
    return 0 if good and total_killed >= LEAST_SCORE * total else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except MexError as error:
        print(f"mex: {error}", file=sys.stderr)
        sys.exit(2)

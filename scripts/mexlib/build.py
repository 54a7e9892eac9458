"""Compile programs and keep them: the same text, flags and compiler never compile twice."""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path

from mexlib.errors import MexError
from mexlib.paths import PACKAGE, REPOSITORY, cache_folder
from mexlib.problems import Judge

_SECONDS = 120  # for one compilation
_KEPT_DAYS = 30
SANITIZERS = (
    "-g", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all",
    "-fno-omit-frame-pointer", "-D_GLIBCXX_DEBUG", "-DLOCAL",
)


class CompileError(Exception):
    """The compiler refused; the text is its own."""


def judge_flags(judge: Judge, standard: str | None = None) -> list[str]:
    """The judge's flags. g++ lets newer syntax pass with a warning, hence -pedantic-errors."""
    return [f"-std={standard or judge.standard}", "-pedantic-errors", *judge.flags]


@cache
def compiler(name: str | None = None) -> str:
    """The full path of the C++ compiler: `name`, else $CXX, else g++, installed if need be."""
    wanted = name or os.environ.get("CXX") or "g++"
    path = shutil.which(wanted)
    if path is None and wanted == "g++":
        asked = subprocess.run(
            [REPOSITORY / "scripts" / "setup", "run"],
            stdout=sys.stderr, stderr=subprocess.PIPE, text=True,
        )
        path = shutil.which(wanted)
        if path is None:
            lines = asked.stderr.strip().splitlines()
            raise MexError(lines[-1].removeprefix("mex: ") if lines else "there is no g++")
    if path is None:
        raise MexError(f"the compiler {wanted} is not installed: install it, or unset CXX")
    return path


@cache
def _identity(path: str) -> str:
    facts = os.stat(path)
    return f"{os.path.realpath(path)} {facts.st_size} {facts.st_mtime_ns}"


def build(
    source: bytes, flags: list[str], name: str = "solution.cpp", cxx: str | None = None
) -> Path:
    """The program made from `source`, compiled now or before.

    `name` is what the compiler's messages call the source. Raises CompileError.
    """
    cxx = cxx or compiler()
    key = hashlib.sha256()
    for part in (_identity(cxx), "\0".join(flags), name):
        key.update(part.encode("utf-8", "surrogateescape") + b"\0\0")
    key.update(source)
    programs = cache_folder() / "programs"
    program = programs / key.hexdigest()
    try:
        os.utime(program)  # in use: not to be dropped
        return program
    except OSError:
        pass
    try:
        programs.mkdir(exist_ok=True)
        _drop_old(programs)
        with tempfile.TemporaryDirectory(prefix=".building-", dir=programs) as folder:
            made = compile_in(Path(folder), source, flags, name, cxx)
            os.replace(made, program)
    except OSError as error:
        raise MexError(f"{programs}: cannot build there ({error.strerror})") from None
    return program


def compile_in(folder: Path, source: bytes, flags: list[str], name: str, cxx: str) -> Path:
    """Compile within `folder`; the messages name the source as `name`."""
    (folder / name).write_bytes(source)
    made = folder / "program.out"
    command = [cxx, *flags, "-o", made.name, f"./{name}"]
    environment = {**os.environ, "LC_ALL": "C"}
    with subprocess.Popen(
        command, cwd=folder, env=environment, start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
    ) as process:
        _compiling.add(process)
        try:
            if _ended:
                raise MexError("interrupted")
            _, errors = process.communicate(timeout=_SECONDS)
        except subprocess.TimeoutExpired:
            _end(process)
            raise CompileError(f"the compiler needed more than {_SECONDS} s") from None
        except BaseException:
            _end(process)
            raise
        finally:
            _compiling.discard(process)
    if _ended:
        raise MexError("interrupted")
    if process.returncode != 0:
        raise CompileError(errors.decode("utf-8", "replace"))
    return made


# The compilers at work, and whether they are to stop for good.
_compiling: set["subprocess.Popen[bytes]"] = set()
_ended: list[bool] = []


def end_compilations() -> None:
    """End all compilers that are at work in any thread, and let no other start."""
    _ended.append(True)
    for process in list(_compiling):
        _end(process)


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Ask the compiler and its passes to end; they remove their own temporary files."""
    try:
        os.killpg(process.pid, signal.SIGTERM)
    except ProcessLookupError:
        pass


def sandbox() -> Path:
    """The program that runs others under limits, from sandbox.cpp."""
    source = (PACKAGE / "sandbox.cpp").read_bytes()
    flags = ["-std=c++17", "-O2"]
    try:
        try:
            return build(source, [*flags, "-static"], "sandbox.cpp")
        except CompileError:  # no static C library here
            return build(source, flags, "sandbox.cpp")
    except CompileError as error:
        raise MexError(f"scripts/mexlib/sandbox.cpp does not compile here: {error}") from None


def _drop_old(programs: Path) -> None:
    """Drop the programs and half-made folders that nobody used for a month."""
    oldest = time.time() - _KEPT_DAYS * 24 * 3600
    for entry in programs.iterdir():
        try:
            if entry.stat().st_mtime < oldest:
                shutil.rmtree(entry) if entry.is_dir() else entry.unlink()
        except OSError:
            pass

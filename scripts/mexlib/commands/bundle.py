"""Print one file for the judge: the solution with the lib/ headers it includes.

The bundle needs no include path; for a judge that calls a class Solution (LeetCode) it
is without main. Its size in bytes and the judge's limit go to standard
error; a bundle above the limit is not written, --strip first takes its comments away.
Without -o or --copy it goes to standard output.
"""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from mexlib import bundler, clipboard, problems
from mexlib.build import CompileError, build, judge_flags
from mexlib.class_form import without_main
from mexlib.errors import MexError
from mexlib.judging import banner_of
from mexlib.paths import LIB, PROBLEMS, REPOSITORY, write_atomically

_MARK = b"Bundled from "


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("problem", metavar="PROBLEM|FILE")
    parser.add_argument("-o", dest="output", type=Path, metavar="FILE", help="write it there")
    parser.add_argument("--copy", action="store_true", help="put it on the clipboard")
    parser.add_argument("--strip", action="store_true",
                        help="without comments if it is too long otherwise")
    parser.add_argument("--check", action="store_true", help="compile it as the judge does")
    parser.add_argument("--judge", metavar="NAME", help="whose limit and flags, for a FILE")
    parser.add_argument("--limit", type=int, metavar="BYTES", help="instead of the judge's")
    parser.add_argument("--line-directives", action="store_true",
                        help="add #line, so that messages name the original files")
    parser.add_argument("-I", dest="include", type=Path, action="append", metavar="DIR",
                        help="where includes are sought (default: lib/)")


@dataclass(frozen=True)
class _Source:
    path: Path
    judge: problems.Judge
    banner: tuple[str, ...]


def main(arguments: argparse.Namespace) -> int:
    source = _source(arguments)
    include_dirs = arguments.include or [LIB]
    for folder in include_dirs:
        if not folder.is_dir():
            raise MexError(f"{folder}: there is no such include folder")
    resolved = source.path.resolve()
    base = REPOSITORY if resolved.is_relative_to(REPOSITORY) else None
    made = bundler.bundle(
        source.path, include_dirs, list(source.banner), base, arguments.line_directives
    )
    text = made.text
    if source.judge.class_form:
        text = without_main(text, str(resolved.relative_to(base) if base else source.path))
    limit = source.judge.source_limit if arguments.limit is None else arguments.limit
    text = _fitting(text, limit, len(source.banner), arguments.strip)
    if arguments.check:
        try:
            build(made.text if source.judge.class_form else text, judge_flags(source.judge))
        except CompileError as error:
            print(error, file=sys.stderr)
            raise MexError(f"{source.path}: the bundle does not compile there") from None
    if arguments.output is not None:
        _refuse_to_destroy(arguments.output, made.files)
        write_atomically(arguments.output, text)
    if arguments.copy:
        print(f"mex: copied by {clipboard.copy(text)}", file=sys.stderr)
    if arguments.output is None and not arguments.copy:
        sys.stdout.buffer.write(text)
    return 0


def _source(arguments: argparse.Namespace) -> _Source:
    given = Path(arguments.problem)
    if given.is_file():
        resolved = given.resolve()
        if resolved.name == "solution.cpp" and resolved.parent.parent == PROBLEMS:
            arguments.problem = resolved.parent.name
        else:
            judge = problems.find_judge(arguments.judge or "default")
            banner = f"{_MARK.decode()}{given.name}. Edit that file, not this one."
            return _Source(given, judge, (banner,))
    elif given.suffix in (".cpp", ".cc", ".cxx", ".hpp", ".h"):
        raise MexError(f"{given}: there is no such file")
    problem = problems.find(arguments.problem)
    if not problem.solution.is_file():
        raise MexError(f"problems/{problem.slug}/solution.cpp is missing: write it first")
    judge = problems.find_judge(arguments.judge) if arguments.judge else problem.judge
    return _Source(problem.solution, judge, banner_of(problem))


def _fitting(text: bytes, limit: int | None, banner_lines: int, may_strip: bool) -> bytes:
    note = f"{len(text)} bytes"
    if limit is not None:
        if len(text) > limit and may_strip:
            stripped = bundler.strip(text, banner_lines)
            note += f", {len(stripped)} without comments"
            text = stripped
        note += f", the judge takes {limit}"
        if len(text) > limit:
            hint = "shorten it" if may_strip else "--strip takes the comments away"
            raise MexError(f"the bundle is too long: {note}; {hint}")
    print(f"mex: {note}", file=sys.stderr)
    return text


def _refuse_to_destroy(output: Path, sources: tuple[Path, ...]) -> None:
    """A file may be replaced only if it is a bundle and not one of the sources."""
    if output.is_dir():
        raise MexError(f"{output} is a folder: name a file")
    if output.exists() and not output.is_file():
        raise MexError(f"{output} is no ordinary file: leave -o out and redirect the output")
    if output.resolve() in sources:
        raise MexError(f"{output} is a source of the bundle: choose another name")
    try:
        head = output.read_bytes()[:1000] if output.exists() else _MARK
    except OSError as error:
        raise MexError(f"{output}: cannot be read ({error.strerror})") from None
    if _MARK not in head:
        raise MexError(f"{output} exists and is not a bundle: choose another name or remove it")

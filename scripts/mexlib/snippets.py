"""The lib/ headers: what each is, what it needs, who uses it."""

import difflib
import itertools
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mexlib.bundler import bundle
from mexlib.cpp_source import Source
from mexlib.errors import MexError
from mexlib.paths import LIB, REPOSITORY
from mexlib.problems import Problem


@dataclass(frozen=True)
class Snippet:
    """One header: `name` is its path under lib/ without the suffix."""

    name: str
    path: Path

    @property
    def title(self) -> str:
        """The first line of its opening comment."""
        with self.path.open(encoding="utf-8") as file:
            return file.readline().removeprefix("//").strip()

    @property
    def file(self) -> str:
        return self.path.relative_to(REPOSITORY).as_posix()

    @property
    def usage(self) -> list[str]:
        """The lines of the worked example in its opening comment."""
        lines = self.path.read_text("utf-8").splitlines()
        if "// Usage:" not in lines:
            return []
        example = lines[lines.index("// Usage:") + 1 :]
        comment = itertools.takewhile(lambda line: line.startswith("//  "), example)
        return [line.removeprefix("//").strip() for line in comment]

    def text(self) -> bytes:
        """The header with the headers it needs, ready to paste."""
        return bundle(self.path, [LIB], base=REPOSITORY).text


def snippets() -> list[Snippet]:
    """All headers under lib/, by name."""
    return [
        Snippet(path.relative_to(LIB).with_suffix("").as_posix(), path)
        for path in sorted(LIB.rglob("*.hpp"))
    ]


def find(wanted: str) -> Snippet:
    """The snippet called so: games/nim, nim, nim.hpp or a part that no other has."""
    known = snippets()
    wanted = wanted.removeprefix("lib/").removesuffix(".hpp")
    tests = (
        lambda name: name == wanted,
        lambda name: name.rsplit("/")[-1] == wanted,
        lambda name: wanted and wanted in name,
    )
    for fits in tests:
        found = [snippet for snippet in known if fits(snippet.name)]
        if len(found) == 1:
            return found[0]
        if found:
            names = ", ".join(snippet.name for snippet in found)
            raise MexError(f"{wanted!r} fits several snippets: {names}; write more of it")
    stems = {snippet.name.rsplit("/")[-1]: snippet.name for snippet in known}
    close = difflib.get_close_matches(wanted, stems, 1, 0.5)
    hint = f"did you mean {stems[close[0]]}?" if close else "mex list shows all"
    raise MexError(f"no snippet's name contains {wanted!r}; {hint}")


@cache
def _direct(path: Path) -> frozenset[Path]:
    """The lib/ headers that a file includes itself."""
    shown = path.relative_to(REPOSITORY).as_posix()
    names = (
        line.argument[1:-1]
        for line in Source.read(path, shown).lines
        if line.directive == "include" and line.argument.startswith('"')
    )
    return frozenset(LIB / name for name in names if (LIB / name).is_file())


def used_by(problem: Problem) -> list[Snippet]:
    """The snippets that a problem's solution includes by name."""
    if not problem.solution.is_file():
        return []
    direct = _direct(problem.solution)
    return [snippet for snippet in snippets() if snippet.path in direct]


def needed_by(problem: Problem) -> list[Snippet]:
    """The snippets that come into a problem's bundle, included by name or by another."""
    if not problem.solution.is_file():
        return []
    needed: set[Path] = set()
    todo = [problem.solution]
    while todo:
        new = _direct(todo.pop()) - needed
        needed |= new
        todo += new
    return [snippet for snippet in snippets() if snippet.path in needed]

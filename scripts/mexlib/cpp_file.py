"""One C++ file of ours: its conditionals, and what keeps it from being included twice."""

import re
from dataclasses import dataclass
from pathlib import Path

from mexlib.cpp_source import NAME, Line, Source
from mexlib.errors import MexError

OPENERS = ("if", "ifdef", "ifndef")
BRANCHES = ("else", "elif", "elifdef", "elifndef")
CONDITIONALS = (*OPENERS, *BRANCHES, "endif")

_NOT_DEFINED = re.compile(r"!\s*defined\s*\(?\s*([A-Za-z_]\w*)\s*\)?", re.ASCII)
_CONSTANTS = {"0": False, "false": False, "1": True, "true": True}


class CppFile:
    """A file, read; conditionals that do not match raise MexError."""

    def __init__(self, path: Path, name: str) -> None:
        self.path = path  # as it was reached: a compiler looks beside a link, not its target
        self.key = path.resolve()  # which file it is
        self.name = name
        self.source = Source.read(path, name)
        self.once = any(line.is_pragma_once for line in self.lines)
        self._depths = self._conditional_depths()
        # The X of an #ifndef X, #define X, ... #endif that wraps the whole file, and the
        # indices of these three lines.
        self.guard, self.guard_lines = self._find_guard()
        self._check_pragma_once()

    @property
    def lines(self) -> list[Line]:
        return self.source.lines

    def text(self, line: Line) -> str:
        return self.source.text[line.start : line.end]

    def _conditional_depths(self) -> list[int]:
        """How many conditionals each line is within; #if to #endif are within their own."""
        depths, opened = [], []
        for line in self.lines:
            if line.directive in OPENERS:
                opened.append(line)
            elif line.directive in CONDITIONALS and not opened:
                raise MexError(f"{self.name}:{line.number}: #{line.directive} without #if")
            depths.append(len(opened))
            if line.directive == "endif":
                opened.pop()
        if opened:
            line = opened[-1]
            raise MexError(f"{self.name}:{line.number}: #{line.directive} without #endif")
        return depths

    def _find_guard(self) -> tuple[str | None, tuple[int, ...]]:
        content = [
            index for index, line in enumerate(self.lines)
            if not line.blank and not line.is_pragma_once
        ]
        if len(content) < 3:
            return None, ()
        wrapping = (content[0], content[1], content[-1])
        first, second, last = (self.lines[index] for index in wrapping)
        match = None
        if first.directive == "ifndef":
            match = NAME.fullmatch(first.argument)
        elif first.directive == "if":
            match = _NOT_DEFINED.fullmatch(first.argument)
        if match is None or last.directive != "endif":
            return None, ()
        guard = match.group(match.lastindex or 0)
        if second.directive != "define" or second.argument.split()[:1] != [guard]:
            return None, ()
        for index in content[1:-1]:
            directive, depth = self.lines[index].directive, self._depths[index]
            if depth == 0 or (depth == 1 and directive in (*BRANCHES, "endif")):
                return None, ()
        return guard, wrapping

    def _check_pragma_once(self) -> None:
        allowed = 1 if self.guard else 0
        for line, depth in zip(self.lines, self._depths):
            if line.is_pragma_once and depth > allowed:
                raise MexError(
                    f"{self.name}:{line.number}: #pragma once within a conditional: move it "
                    "to the top of the file"
                )


@dataclass
class Group:
    """A conditional that is open, and its branch that is being read."""

    number: int
    branch: int = 0
    dead: bool = False  # never active, whatever is defined
    decided: bool = False  # a branch that is always active was seen

    def enter(self, line: Line) -> None:
        """Read the line that opens the branch; only a plain 0 or 1 is understood."""
        value = None
        if line.directive in ("if", "elif"):
            value = _CONSTANTS.get(line.argument.strip("() "))
        self.dead = self.decided or value is False
        self.decided = self.decided or value is True

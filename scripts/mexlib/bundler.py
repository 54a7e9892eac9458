"""Expand the includes of a C++ file that are ours, so that one file is left for the judge.

The text is moved, never parsed as C++: a file keeps its bytes, apart from line ends, a
byte order mark, `#pragma once` and the include lines that are replaced. Comments at the
head of a file stay with its own text, behind what it includes.
"""

import difflib
import os
import re
from dataclasses import dataclass
from pathlib import Path

from mexlib.cpp_file import BRANCHES, CONDITIONALS, OPENERS, CppFile, Group
from mexlib.cpp_source import NAME, Line, Source, after_splice
from mexlib.errors import MexError
from mexlib.standard_headers import INCLUDED_ONCE, STANDARD

_HAS_INCLUDE = re.compile(r'__has_include\s*\(\s*(<[^>]*>|"[^"]*")\s*\)')
_HEADER = re.compile(r'<[^>]+>|"[^"]+"')
_DEEPEST = 190  # includes within each other; g++ gives up at 200

# The conditional groups around a place: (group, branch) from the outside in. What stands
# at `a` is certain to be active at `b` when a is a prefix of b.
Context = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Bundle:
    """One C++ file that needs no other, and the files it was made from."""

    text: bytes
    files: tuple[Path, ...]


class _Bundler:
    def __init__(
        self, main: Path, include_dirs: list[Path], base: Path | None, line_directives: bool
    ) -> None:
        self.main = main
        self.include_dirs = include_dirs
        self.base = base
        self.line_directives = line_directives
        self.files: dict[Path, CppFile] = {}
        self.chain: list[tuple[CppFile, Line]] = []  # the includes that lead to here
        self.expanded: dict[Path, list[Context]] = {}
        self.macros: dict[str, Path] = {}
        self.system: dict[str, list[Context]] = {}  # in place, from the first barrier on
        self.hoisted: set[str] = set()
        self.barrier = False  # some directive was seen whose place among includes matters
        self.defined: set[str] = set()
        self.group_count = 0
        self.pieces: list[str] = []
        self.section: CppFile | None = None

    # Names and places

    def shown(self, path: Path) -> str:
        """The path for messages and for the bundle: relative, the same everywhere."""
        for root in [self.base, *self.include_dirs, self.main.parent]:
            if root is None:
                continue
            root = root.resolve()
            if path.is_relative_to(root):
                relative = path.relative_to(root)
                if root != self.base and root != self.main.parent.resolve():
                    relative = Path(root.name) / relative
                return _printable(relative)
        return _printable(Path(path.name))

    def where(self, file: CppFile, line: Line) -> str:
        """FILE:LINE of an include, and the chain that leads there."""
        chain = "".join(
            f", included from {includer.name}:{at.number}" for includer, at in reversed(self.chain)
        )
        return f"{file.name}:{line.number}{chain}"

    def load(self, path: Path) -> CppFile:
        if path not in self.files:
            self.files[path] = CppFile(path, self.shown(path.resolve()))
        return self.files[path]

    def macro(self, file: CppFile) -> str:
        """The macro that stands for a #pragma once file, another one for each file."""
        name = "MEX_INCLUDED_" + re.sub(r"\W", "_", file.name, flags=re.ASCII)
        while self.macros.setdefault(name, file.key) != file.key:
            name += "_"
        return name

    def find(self, includer: Path, header: str) -> Path | None:
        """Where the compiler would find a header of ours; None for the system's."""
        name = _decoded(header[1:-1])
        places = [includer.parent] if header[0] == '"' else []
        for place in places + self.include_dirs:
            candidate = place / name
            if os.path.isfile(candidate):  # a name too long is no error
                return candidate
        return None

    def likely(self, includer: Path, name: str) -> list[str]:
        """Headers of ours whose names resemble the one that was not found."""
        names = []
        for root in [includer.parent, *self.include_dirs]:
            found = root.rglob("*") if root in self.include_dirs else root.iterdir()
            files = (p for p in found if p.is_file() and p != includer)
            names += sorted(p.relative_to(root).as_posix() for p in files)
        wanted = name.replace("\\", "/")
        same = [n for n in names if n.lower() == wanted.lower()]
        tail = [n for n in names if n.rsplit("/")[-1].lower() == wanted.rsplit("/")[-1].lower()]
        return same or tail or difflib.get_close_matches(wanted, names, 1)

    # Output

    def emit(self, file: CppFile, text: str, started: bool) -> None:
        """Add text of a file, under a heading where the file changes."""
        if self.section is not file:
            self.section = file
            text = text.lstrip("\n") if not started else text
            continued = ", continued" if started else ""
            self.pieces.append(f"\n// ---- {file.name}{continued} ----\n")
        self.pieces.append(text)

    def emit_line(self, text: str) -> None:
        self.section = None
        self.pieces.append(text)

    # Expansion

    def expand(self, file: CppFile, outer: Context, is_main: bool = False) -> None:
        """Append the file's text with its includes replaced, at the place `outer`."""
        earlier = self.expanded.setdefault(file.key, [])
        guarded = file.once or file.guard is not None
        if guarded and not is_main and any(outer[: len(c)] == c for c in earlier):
            return
        if len(self.chain) > _DEEPEST:
            first = next((i for i, (f, _) in enumerate(self.chain) if f.key == file.key), 0)
            includer, line = self.chain[first]
            self.chain = self.chain[:first]
            raise MexError(
                f"{self.where(includer, line)}: includes without end (more than {_DEEPEST} "
                f"within each other): put #pragma once at the top of {file.name}"
            )
        # A compiler drops a second copy of a #pragma once file by itself; a bundle needs
        # a macro for that wherever the first copy may have been switched off.
        wrap = file.once and not is_main and (bool(outer) or bool(earlier))
        earlier.append(outer)
        if wrap:
            macro = self.macro(file)
            self.barrier = True
            self.emit_line(f"\n#ifndef {macro}\n#define {macro}\n")
        self.expand_lines(file, outer)
        if wrap:
            self.emit_line(f"#endif  // {macro}\n")

    def expand_lines(self, file: CppFile, outer: Context) -> None:
        pending: list[str] = []  # comments before the first line of substance
        started = False
        own_guard = file.guard is not None and file.guard not in self.defined
        guard_lines = file.guard_lines if own_guard else ()
        groups: list[Group] = []

        def write(text: str) -> None:
            nonlocal started
            if self.line_directives:
                text = f'#line {line.number} "{_in_literal(file.name)}"\n{text}'
            elif not started:
                text = re.sub(r"\n{3,}", "\n\n", "".join(pending) + text)
            self.emit(file, text, started)
            started = True

        for index, line in enumerate(file.lines):
            dead = any(group.dead for group in groups)
            if line.directive is None or (dead and line.directive not in CONDITIONALS):
                if "_Pragma" in file.text(line):
                    self.barrier = True
                if line.blank and not started:
                    pending.append(file.text(line))
                else:
                    write(file.text(line))
                continue
            if index in guard_lines:
                if line.directive == "define":
                    self.defined.add(file.guard)
                write(file.text(line))
                continue
            if line.is_pragma_once:
                continue
            if line.directive in ("include", "include_next", "import"):
                context = outer + tuple((group.number, group.branch) for group in groups)
                kept = self.include(file, line, context)
                comments = "".join(
                    file.source.text[start:end] + "\n"
                    for start, end in line.comments
                    if "\n" in file.source.text[start:end]
                )
                if kept:
                    write(file.text(line))
                elif comments and not started:
                    pending.append(comments)
                elif comments:
                    write(comments)
                continue
            if line.directive:
                self.barrier = True
            self.follow(file, line, groups)
            write(file.text(line))
        if not started and "".join(pending).strip():
            write("")

    def follow(self, file: CppFile, line: Line, groups: list[Group]) -> None:
        """Keep track of conditionals and macros."""
        if line.directive in OPENERS:
            self.group_count += 1
            groups.append(Group(self.group_count))
            groups[-1].enter(line)
        elif line.directive in BRANCHES:
            groups[-1].branch += 1
            groups[-1].enter(line)
        elif line.directive == "endif":
            groups.pop()
        elif line.directive == "define":
            name = NAME.match(line.argument)
            if name:
                self.defined.add(name.group())
        elif line.directive == "undef":
            for other in self.files.values():
                if other.guard == line.argument and not other.once:
                    self.expanded[other.key] = []
        if line.directive in ("if", "elif") and not any(group.dead for group in groups):
            for header in _HAS_INCLUDE.findall(line.argument):
                if self.find(file.path, header):
                    raise MexError(
                        f"{self.where(file, line)}: __has_include({header}) asks for a file "
                        "that the judge will not have: include it without asking"
                    )

    def include(self, file: CppFile, line: Line, context: Context) -> bool:
        """Expand one include. True where its line is to stay in the bundle."""
        match = _HEADER.match(line.argument)
        if not match:
            raise MexError(
                f"{self.where(file, line)}: #{line.directive} {line.argument or '(nothing)'}: "
                "a name made by a macro cannot be bundled: write the file's name"
            )
        header = match.group()
        name = header[1:-1]
        path = self.find(file.path, header)
        if path is not None:
            if line.directive != "include":
                raise MexError(
                    f"{self.where(file, line)}: #{line.directive} of a local file cannot be "
                    "bundled: use #include and #pragma once"
                )
            self.chain.append((file, line))
            child = self.load(path)
            self.expand(child, context)
            self.chain.pop()
            return False
        if name not in STANDARD and (header[0] == '"' or self.is_misspelt(name)):
            likely = self.likely(file.path, _decoded(name))
            hint = f'did you mean "{_as_bytes(likely[0])}"?' if likely else (
                "looked beside the file and in "
                + (", ".join(_printable(d) for d in self.include_dirs) or "no include folder")
                + ": correct the name or add -I FOLDER"
            )
            raise MexError(f"{self.where(file, line)}: {header} is not found; {hint}")
        return self.system_include(name, context)

    def is_misspelt(self, name: str) -> bool:
        """True iff an angle include is ours but for case, back slashes or a slip in a folder."""
        if "\\" in name or name.lower() in STANDARD:
            return "\\" in name
        *folders, last = _decoded(name).lower().split("/")
        for folder in self.include_dirs:
            for part in folders:
                inner = (p for p in folder.iterdir() if p.is_dir() and p.name.lower() == part)
                folder = next(inner, None)
                if folder is None:
                    break
            else:
                names = [p.name.lower() for p in folder.iterdir() if p.is_file()]
                if last in names or (folders and difflib.get_close_matches(last, names, 1)):
                    return True
        return False

    def system_include(self, name: str, context: Context) -> bool:
        if name not in STANDARD:
            self.barrier = True  # it may define anything
        if not self.barrier:
            self.hoisted.add(name)
            return False
        if name not in INCLUDED_ONCE:
            return True
        if name in self.hoisted:
            return False
        earlier = self.system.setdefault(name, [])
        if any(context[: len(c)] == c for c in earlier):
            return False
        earlier.append(context)
        return True

    def result(self, banner: list[str]) -> Bundle:
        main = self.load(self.main)
        self.expand(main, (), is_main=True)
        body = "".join(self.pieces)
        includes = "".join(f"#include <{name}>\n" for name in sorted(self.hoisted))
        head = "".join(f"// {_comment_safe(_as_bytes(line))}\n" for line in banner)
        text = after_splice((head + includes + body).strip("\n") + "\n")
        files = dict.fromkeys(file.key for file in self.files.values())
        return Bundle(text.encode("latin-1"), tuple(files))


def bundle(
    main: Path,
    include_dirs: list[Path],
    banner: list[str] | None = None,
    base: Path | None = None,
    line_directives: bool = False,
) -> Bundle:
    """Bundle `main`. Paths in headings are relative to `base`, else to an include folder.

    With `line_directives` a compiler's messages name the original files and lines.
    What cannot be bundled safely raises MexError with file, line and the include chain.
    """
    try:
        return _Bundler(main, include_dirs, base, line_directives).result(banner or [])
    except MexError as error:
        raise MexError(str(error).encode("latin-1").decode("utf-8", "replace")) from None


def strip(text: bytes, banner_lines: int) -> bytes:
    """A bundle without comments and blank lines; its banner stays."""
    lines = text.split(b"\n", banner_lines)
    head, body = lines[:banner_lines], lines[banner_lines:]
    stripped = Source(b"\n".join(body), "bundle").without_comments().encode("latin-1")
    return b"".join(line + b"\n" for line in head) + stripped


def _decoded(name: str) -> str:
    """A header's name, read as bytes, in the form in which Python names files."""
    return os.fsdecode(name.encode("latin-1"))


def _as_bytes(text: str) -> str:
    """Python's text as the Latin-1 characters of its bytes, like Source.text."""
    return text.encode("utf-8", "surrogateescape").decode("latin-1")


def _printable(path: Path) -> str:
    """A path for messages and headings, as Latin-1 characters of its bytes."""
    return _comment_safe(_as_bytes(path.as_posix()))


def _in_literal(name: str) -> str:
    return name.replace("\\", "\\\\").replace('"', '\\"')


def _comment_safe(text: str) -> str:
    """No character that could end a // comment or continue it on the next line."""
    return re.sub(r"[\x00-\x1f\x7f]|\\(?=\s*$)", "?", text)

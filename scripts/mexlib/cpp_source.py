"""C++ text as the preprocessor first sees it: spliced lines, comments, literals, directives.

A `Source` is a file's bytes decoded as Latin-1, so that every byte is one character and
is written back unchanged. Line ends are LF and a byte order mark is gone.
"""

import re
from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field
from pathlib import Path

from mexlib.errors import MexError

_SPLICE = re.compile(r"\\[ \t\f\v]*\n")
_SPLICE_AT_END = re.compile(_SPLICE.pattern + r"\Z")
_TRIGRAPH = re.compile(r"\?\?/(?:[ \t\f\v]*\n|[\"'\\])")
_TOKEN = re.compile(
    r"""
      (?P<newline>\n)
    | (?P<space>[ \t\f\v]+)
    | (?P<comment>//[^\n]*|/\*.*?\*/)
    | (?P<open_comment>/\*)
    | (?P<raw>(?:u8|[uUL])?R"(?P<delimiter>[^ ()\\\t\v\f\n]{0,16})\()
    | (?P<literal>(?:u8|[uUL])?(?:"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?))
    | (?P<number>\.?[0-9](?:[eEpP][+-]|'?[\w.])*)
    | (?P<word>[A-Za-z_$\x80-\xff][\w$\x80-\xff]*)
    | (?P<hash>%:|\#)
    | (?P<other>[^\n \t\f\v/"'\w.$\x80-\xff%#]+|.)
    """,
    re.VERBOSE | re.DOTALL | re.ASCII,
)
_HEADER_NAME = re.compile(r'<[^>\n]*>|"[^"\n]*"')
NAME = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_WITH_HEADER_NAME = {"include", "include_next", "import"}


def after_splice(text: str) -> str:
    """The text, its end such that a splice there cannot swallow what comes next."""
    return text + "\n" if _SPLICE_AT_END.search(text) else text


@dataclass
class Line:
    """A logical line: splices joined, a block comment counts as white space."""

    start: int  # offsets into Source.text
    end: int  # behind the line end
    number: int  # of the physical line on which it starts, from 1
    directive: str | None = None  # "include", ...; "" for a lone #; None for ordinary text
    argument: str = ""  # what follows the directive's name, comments as one space
    blank: bool = True  # nothing but white space and comments
    comments: list[tuple[int, int]] = field(default_factory=list)

    @property
    def is_pragma_once(self) -> bool:
        return self.directive == "pragma" and self.argument == "once"


class Source:
    """The text of one file, cut into logical lines."""

    def __init__(self, data: bytes, name: str) -> None:
        """`name` is what messages call the file. Unclosed comments raise MexError."""
        text = re.sub("\r\n?", "\n", data.removeprefix(b"\xef\xbb\xbf").decode("latin-1"))
        if text and not text.endswith("\n"):
            text += "\n"
        text = after_splice(text)
        self.name = name
        self.text = text
        self._find_splices()
        trigraph = _TRIGRAPH.search(text)
        if trigraph:
            self._refuse_trigraph(trigraph.start())
        self.lines = list(self._scan())

    @staticmethod
    def read(path: Path, name: str) -> "Source":
        """Read a file; one that cannot be read raises MexError."""
        try:
            return Source(path.read_bytes(), name)
        except OSError as error:
            raise MexError(f"{name}: cannot be read ({error.strerror})") from None

    def without_comments(self) -> str:
        """The text without comments and blank lines; literals are untouched."""
        kept = []
        for line in self.lines:
            if line.blank:
                continue
            body, position = "", line.start
            for start, end in line.comments:
                body += self.text[position:start] + " "
                position = end
            body += self.text[position : line.end]
            if line.comments:
                body = after_splice(body.rstrip() + "\n")  # a splice that led to the comment
            kept.append(body)
        return "".join(kept)

    def _find_splices(self) -> None:
        """Drop the line splices; keep where each stood, to map offsets back."""
        pieces, self._splice_at, self._removed = [], [], []
        position = length = removed = 0
        for match in _SPLICE.finditer(self.text):
            pieces.append(self.text[position : match.start()])
            length += match.start() - position
            removed += match.end() - match.start()
            position = match.end()
            self._splice_at.append(length)
            self._removed.append(removed)
        pieces.append(self.text[position:])
        self._joined = "".join(pieces)
        self._line_starts = [0] + [m.end() for m in re.finditer("\n", self.text)]

    def _original(self, joined: int) -> int:
        index = bisect_right(self._splice_at, joined)
        return joined + (self._removed[index - 1] if index else 0)

    def _original_end(self, joined: int) -> int:
        """Like _original, but a splice that stands right there stays outside."""
        index = bisect_left(self._splice_at, joined)
        return joined + (self._removed[index - 1] if index else 0)

    def _line_number(self, original: int) -> int:
        return bisect_right(self._line_starts, original)

    def _raw_string_end(self, opening: re.Match[str]) -> int:
        """Splices do not count in a raw string, so its end is sought in the original."""
        start = self._original_end(opening.end())
        closing = f'){opening["delimiter"]}"'
        end = self.text.find(closing, start)
        if end < 0:
            self._fail(opening.start(), "raw string is never closed")
        end += len(closing)
        low, high = opening.end(), len(self._joined)
        while low < high:
            middle = (low + high) // 2
            if self._original(middle) < end:
                low = middle + 1
            else:
                high = middle
        return low

    def _refuse_trigraph(self, original: int) -> None:
        raise MexError(
            f"{self.name}:{self._line_number(original)}: a trigraph (??= or ??/) "
            "means different things in C++11 and C++17: write the character itself"
        )

    def _fail(self, joined: int, what: str) -> None:
        number = self._line_number(self._original(joined))
        raise MexError(f"{self.name}:{number}: {what}")

    def _scan(self):
        text, position, start = self._joined, 0, 0
        while position < len(text):
            line = Line(start, 0, self._line_number(start))
            argument: list[str] = []
            while position < len(text):
                match = _TOKEN.match(text, position)
                kind = match.lastgroup
                position = match.end()
                if kind == "newline":
                    break
                if kind == "open_comment":
                    self._fail(match.start(), "comment is never closed")
                if kind == "space":
                    argument.append(" ")
                    continue
                if kind == "comment":
                    line.comments.append(
                        (self._original(match.start()), self._original_end(match.end()))
                    )
                    argument.append(" ")
                    continue
                if kind == "raw":
                    position = self._raw_string_end(match)
                if line.blank and match.group().startswith("??="):
                    self._refuse_trigraph(self._original(match.start()))
                if kind == "hash" and line.blank:
                    line.directive, position = self._directive(position, line, argument)
                elif line.directive is not None:
                    argument.append(text[match.start() : position])
                line.blank = False
            # A splice behind the line end belongs to the next line.
            start = self._original_end(position) if position < len(text) else len(self.text)
            line.end = start
            if line.directive is not None:
                line.argument = "".join(argument).strip()
            yield line

    def _directive(self, position: int, line: Line, argument: list[str]) -> tuple[str, int]:
        """The directive's name; the header name behind an include joins `argument`."""
        argument.clear()
        position = self._skip_blanks(position, line)
        word = NAME.match(self._joined, position)
        if not word:
            return "", position
        position = word.end()
        if word.group() in _WITH_HEADER_NAME:
            position = self._skip_blanks(position, line)
            header = _HEADER_NAME.match(self._joined, position)
            if header:
                argument.append(header.group())
                position = header.end()
        return word.group(), position

    def _skip_blanks(self, position: int, line: Line) -> int:
        while True:
            match = _TOKEN.match(self._joined, position)
            kind = match.lastgroup if match else None
            if kind not in ("space", "comment"):
                return position
            if kind == "comment":
                line.comments.append(
                    (self._original(match.start()), self._original_end(match.end()))
                )
            position = match.end()

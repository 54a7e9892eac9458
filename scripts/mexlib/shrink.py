"""Make a failing input smaller while it stays valid and still fails."""

import re
from collections.abc import Callable, Iterator

_INTEGER = re.compile(r"(?<![\w.-])-?\d+(?![\w.])")


def shrink(
    text: str, valid: Callable[[str], bool], fails: Callable[[str], bool], go_on: Callable[[], bool]
) -> str:
    """The smallest text found by dropping lines and words and by lowering numbers.

    Something dropped often stands in a count elsewhere, so each drop is also tried with
    one number lowered by what was dropped. Stops when nothing smaller fails or when
    `go_on()` is False.
    """
    tried = {text}
    shrunk = True
    while shrunk:
        shrunk = False
        for smaller in _smaller(text):
            if not go_on():
                return text
            if smaller in tried or not valid(smaller):
                continue
            tried.add(smaller)
            if fails(smaller):
                text, shrunk = smaller, True
                break
    return text


def _smaller(text: str) -> Iterator[str]:
    lines = text.splitlines(keepends=True)
    size = len(lines)
    while size >= 1:
        for start in range(0, len(lines) - size + 1):
            rest = "".join(lines[:start] + lines[start + size :])
            yield from _with_lower_count(rest, range(1, size + 1))
        size //= 2
    for match in re.finditer(r"[ \t]*\S+", text):
        yield from _with_lower_count(text[: match.start()] + text[match.end() :], (1,))
    for match in _INTEGER.finditer(text):
        value = int(match.group())
        sign = -1 if value < 0 else 1
        for magnitude in (0, 1, abs(value) // 2, abs(value) - 1):
            if magnitude < abs(value):
                yield f"{text[: match.start()]}{sign * magnitude}{text[match.end() :]}"


def _with_lower_count(text: str, amounts: range | tuple[int, ...]) -> Iterator[str]:
    yield text
    for match in _INTEGER.finditer(text):
        for amount in amounts:
            value = int(match.group()) - amount
            if value >= 0:
                yield f"{text[: match.start()]}{value}{text[match.end() :]}"

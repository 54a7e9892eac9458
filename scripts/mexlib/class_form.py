"""The form in which a judge that calls a class takes a solution: `main` is the judge's."""

import re

from mexlib.errors import MexError

_MAIN = re.compile(rb"^int main\([^)]*\) \{(?:\}|.*?^\})\n\s*", re.M | re.S)
_CLASS = re.compile(rb"^(?:class|struct) Solution\b", re.M)


def without_main(text: bytes, name: str) -> bytes:
    """A bundle for such a judge; `name` is what messages call the source.

    `main` begins at the start of a line and ends with the next } at the start of one.
    """
    if not _CLASS.search(text):
        raise MexError(f"{name}: the judge calls a class Solution: write one")
    mains = list(_MAIN.finditer(text))
    if len(mains) != 1:
        raise MexError(
            f"{name}: the judge has its own main: write yours as a line 'int main() {{' and "
            "a line '}', so that it can be left out"
        )
    return text[: mains[0].start()].rstrip(b"\n") + b"\n" + text[mains[0].end() :]

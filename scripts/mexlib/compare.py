"""Compare a program's output with the expected one, byte for byte as the judge does."""

import codecs
import re
from dataclasses import dataclass
from decimal import MAX_EMAX, MIN_EMIN, Decimal, localcontext

# CR LF is one line end; a lone CR is text.
_BLANK = re.compile(rb"[ \t\n\v\f]+")
_NUMBER = re.compile(rb"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_LENIENT_NUMBER = re.compile(rb"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
_SHOWN = 120


@dataclass(frozen=True)
class Difference:
    """`verdict` is AC, PE or WA; `detail` says where the outputs part."""

    verdict: str
    detail: str = ""


def exact(expected: bytes, got: bytes, final_newline: bool = False) -> Difference:
    """Layout counts. Without its last line end the output is PE where `final_newline`.

    An expected output may lack its last line end, as one saved by hand does.
    """
    expected, got = expected.replace(b"\r\n", b"\n"), got.replace(b"\r\n", b"\n")
    complete = not got or got.endswith(b"\n")
    if expected == got and (complete or not final_newline):
        return Difference("AC")
    if expected and not expected.endswith(b"\n"):
        expected += b"\n"
    if expected == got:
        return Difference("AC")
    if not complete and expected == got + b"\n":
        return Difference("PE" if final_newline else "AC", "the last line end is missing")
    verdict = "PE" if _split(expected) == _split(got) else "WA"
    return Difference(verdict, first_difference(expected, got))


def tokens(expected: bytes, got: bytes) -> Difference:
    """Only the words count, not how they are spaced."""
    expected, got = expected.replace(b"\r\n", b"\n"), got.replace(b"\r\n", b"\n")
    if _split(expected) == _split(got):
        return Difference("AC")
    return Difference("WA", first_difference(expected, got, by_tokens=True))


def floats(
    expected: bytes,
    got: bytes,
    tolerance: float,
    exact_integers: bool = False,
    lenient: bool = False,
) -> Difference:
    """Words are compared as text, numbers within an absolute or relative tolerance.

    The bound is inclusive and decimal. A number is written plainly (-1, 0.5, 1e-9);
    `lenient` takes .5 and +0.5 too. Infinity and nan are words; nan never matches.
    With `exact_integers` an expected integer must be met exactly.
    """
    expected, got = expected.replace(b"\r\n", b"\n"), got.replace(b"\r\n", b"\n")
    wanted, words = _split(expected), _split(got)
    bound = Decimal(repr(tolerance))
    number = _LENIENT_NUMBER if lenient else _NUMBER
    for index, (want, word) in enumerate(zip(wanted, words)):
        if not _close(want, word, bound, number, exact_integers):
            return Difference(
                "WA",
                f"word {index + 1}: expected {visible(want)}, got {visible(word)} "
                f"(tolerance {tolerance:g})",
            )
    if len(wanted) != len(words):
        return Difference("WA", f"expected {len(wanted)} words, got {len(words)}")
    return Difference("AC")


def _close(want: bytes, word: bytes, bound: Decimal, number: re.Pattern, integers: bool) -> bool:
    if b"nan" in (want.lower().lstrip(b"+-"), word.lower().lstrip(b"+-")):
        return False
    if want == word:
        return True
    if not number.fullmatch(want) or not number.fullmatch(word):
        return False
    # Enough digits to be exact; an exponent out of all bounds gives a nan, which is not close.
    digits = 100 + len(want) + len(word)
    with localcontext(prec=digits, Emax=MAX_EMAX, Emin=MIN_EMIN, traps=[]):
        a, b = Decimal(want.decode()), Decimal(word.decode())
        if integers and re.fullmatch(rb"[+-]?[0-9]+", want):
            return a == b
        return abs(a - b) <= bound * max(Decimal(1), abs(a))


def _common_prefix(a: bytes, b: bytes) -> int:
    shorter = min(len(a), len(b))
    return next((i for i in range(shorter) if a[i] != b[i]), shorter)


def _split(data: bytes) -> list[bytes]:
    return [word for word in _BLANK.split(data) if word]


def visible(data: bytes, limit: int = _SHOWN) -> str:
    """Text with blanks at its edges, control characters and odd bytes made visible."""
    cut = data[:limit]
    decoder = codecs.getincrementaldecoder("utf-8")()
    try:
        text, plain = decoder.decode(cut, final=len(data) <= limit), False
    except UnicodeDecodeError:
        text, plain = cut.decode("latin-1"), True
    shown = "".join(_escape(c, plain) for c in text)
    more = f"... ({len(data)} bytes)" if len(data) > limit else ""
    return f'"{shown}"{more}'


def _escape(character: str, plain: bool) -> str:
    named = {"\t": "\\t", "\r": "\\r", "\n": "\\n", "\\": "\\\\"}
    if character in named:
        return named[character]
    if character.isprintable() and (character.isascii() or not plain):
        return character
    code = ord(character)
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"


def first_difference(expected: bytes, got: bytes, by_tokens: bool = False) -> str:
    """The first line in which the two differ, both sides shown."""
    left, right = expected.split(b"\n"), got.split(b"\n")
    for lines in (left, right):
        if lines[-1] == b"":
            lines.pop()
    for number in range(max(len(left), len(right))):
        want = left[number] if number < len(left) else None
        have = right[number] if number < len(right) else None
        same = want == have
        if by_tokens and want is not None and have is not None:
            same = _split(want) == _split(have)
        if not same:
            place = f"line {number + 1}"
            if want is not None and have is not None:
                skipped = max(0, _common_prefix(want, have) - _SHOWN // 2)
                for _ in range(3):  # not within a character of UTF-8
                    skipped -= skipped > 0 and want[skipped] & 0xC0 == 0x80
                if skipped:
                    want, have = want[skipped:], have[skipped:]
                    place += f" from byte {skipped + 1}"
            shown = ["(no such line)" if x is None else visible(x) for x in (want, have)]
            return f"{place}: expected {shown[0]}, got {shown[1]}"
    return "the line ends at the end of the output differ"

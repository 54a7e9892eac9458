"""The comparisons, against a reference written anew from the words of the rules."""

import time
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from mexlib import compare

TABLE = (
    Path(__file__).resolve().parents[1] / "fixtures/bugcases/053-float-spellings/table.txt"
)


def strings(alphabet: bytes, longest: int) -> list[bytes]:
    """Every string of at most that many bytes."""
    return [
        bytes(letters)
        for length in range(longest + 1)
        for letters in product(alphabet, repeat=length)
    ]


def neighbours(text: bytes, alphabet: bytes) -> Iterator[bytes]:
    """The text, and what one byte more or less makes of it."""
    yield text
    for place in range(len(text) + 1):
        yield text[:place] + text[place + 1 :]
        for letter in alphabet:
            yield text[:place] + bytes([letter]) + text[place:]


# The reference for layout. A text is read as a list of characters in which a line end,
# however it is written, is one character.


def characters(text: bytes) -> list[str]:
    result: list[str] = []
    for byte in text:
        if byte == ord("\n") and result and result[-1] == "\r":
            result.pop()
        result.append(chr(byte))
    return result


def words_of(text: bytes) -> list[str]:
    result, word = [], ""
    for character in [*characters(text), " "]:
        if character not in " \t\n\v\f":
            word += character
        elif word:
            result.append(word)
            word = ""
    return result


def with_last_line_end(text: bytes) -> list[str]:
    result = characters(text)
    return result if not result or result[-1] == "\n" else [*result, "\n"]


def expected_exact(expected: bytes, got: bytes, final_newline: bool) -> str:
    """AC, PE or WA; "AC!" for AC with a warning."""
    if words_of(expected) != words_of(got):
        return "WA"
    if with_last_line_end(expected) != with_last_line_end(got):
        return "PE"
    if with_last_line_end(got) == characters(got):
        return "AC"
    if final_newline:
        return "PE"
    return "AC!" if with_last_line_end(expected) == characters(expected) else "AC"


def shown_exact(expected: bytes, got: bytes, final_newline: bool) -> str:
    found = compare.exact(expected, got, final_newline)
    assert (found.verdict == "AC") or found.detail
    return found.verdict + ("!" if found.verdict == "AC" and found.detail else "")


@pytest.mark.parametrize("final_newline", [False, True])
@pytest.mark.parametrize("alphabet, longest", [(b"a \n\r", 4), (b"ab\n\t", 3), (b"a\v\f\0", 3)])
def test_exact_on_all_short_strings(alphabet: bytes, longest: int, final_newline: bool) -> None:
    for expected, got in product(strings(alphabet, longest), repeat=2):
        wanted = expected_exact(expected, got, final_newline)
        assert shown_exact(expected, got, final_newline) == wanted, (expected, got)


@pytest.mark.parametrize("final_newline", [False, True])
def test_exact_on_neighbours_of_longer_strings(final_newline: bool) -> None:
    alphabet = b"a \n\r"
    for expected in strings(alphabet, 5):
        if len(expected) == 5:
            for got in neighbours(expected, alphabet):
                wanted = expected_exact(expected, got, final_newline)
                assert shown_exact(expected, got, final_newline) == wanted, (expected, got)


@pytest.mark.parametrize("alphabet, longest", [(b"a \n\r", 4), (b"ab\t\v", 3)])
def test_tokens_on_all_short_strings(alphabet: bytes, longest: int) -> None:
    for expected, got in product(strings(alphabet, longest), repeat=2):
        found = compare.tokens(expected, got)
        same = words_of(expected) == words_of(got)
        assert found.verdict == ("AC" if same else "WA"), (expected, got)
        assert bool(found.detail) == (not same)


@pytest.mark.parametrize("expected, got, final_newline, verdict", [
    (b"1\n", b"1 \n", False, "PE"),
    (b"1 2\n", b"1\n2\n", False, "PE"),
    (b"1\n\n2\n", b"1\n2\n", False, "PE"),
    (b"1\n", b"1\n\n", False, "PE"),
    (b"1\r\n2\r\n", b"1\n2\n", True, "AC"),
    (b"1\n2\n", b"1\r2\n", False, "WA"),
    (b"1\n", b"1\r\r\n", False, "WA"),
    (b"1\n", b"1", False, "AC"),
    (b"1\n", b"1", True, "PE"),
    (b"1", b"1", True, "PE"),
    (b"1", b"1\n", True, "AC"),
    (b"Yes\n", b"yes\n", False, "WA"),
    (b"1\n", b"1\n\0", False, "WA"),
    (b"", b"", True, "AC"),
])
def test_exact_in_words(expected: bytes, got: bytes, final_newline: bool, verdict: str) -> None:
    """The rules once more, example by example."""
    assert compare.exact(expected, got, final_newline).verdict == verdict


# The reference for numbers.


def digits(text: str) -> bool:
    return text != "" and set(text) <= set("0123456789")


def number(text: str, lenient: bool = False) -> Fraction | None:
    """The value of a number that is written plainly, -12.50e-3; None for any other text."""
    sign, text = (-1, text[1:]) if text.startswith("-") else (1, text)
    if lenient and sign == 1 and text.startswith("+"):
        text = text[1:]
    mantissa, mark, exponent = text.replace("E", "e").partition("e")
    whole, point, part = mantissa.partition(".")
    if mark and not digits(exponent[1:] if exponent[:1] in ("+", "-") else exponent):
        return None
    if lenient:
        if not digits(whole + part):
            return None
    elif not digits(whole) or (whole[0] == "0" and whole != "0") or (point and not digits(part)):
        return None
    value = Fraction(int((whole + part) or "0"), 10 ** len(part))
    return sign * value * Fraction(10) ** int(exponent or "0")


def expected_close(want: str, word: str, tolerance: str, integers: bool, lenient: bool) -> bool:
    if "nan" in (want.strip("+-").lower(), word.strip("+-").lower()):
        return False
    a, b = number(want, lenient), number(word, lenient)
    if want == word or a is None or b is None:
        return want == word
    if integers and digits(want.lstrip("+-")):
        return a == b
    return abs(a - b) <= Fraction(tolerance) * max(1, abs(a))


@pytest.mark.parametrize("integers", [False, True])
@pytest.mark.parametrize("lenient", [False, True])
@pytest.mark.parametrize("tolerance", ["1e-1", "0.5"])
def test_floats_on_all_short_words(tolerance: str, lenient: bool, integers: bool) -> None:
    words = [text.decode() for text in strings(b"01.-+e", 4) if text]
    for want in ("0", "1", "-1", "10", "0.1", "1.0", "1e1", "1.e1", ".1", "01", "+1", "e", "-0"):
        for word in words:
            found = compare.floats(
                want.encode(), word.encode(), float(tolerance), integers, lenient
            )
            close = expected_close(want, word, tolerance, integers, lenient)
            assert found.verdict == ("AC" if close else "WA"), (want, word)
            assert bool(found.detail) == (not close)


def test_floats_on_all_pairs_of_shorter_words() -> None:
    words = [text.decode() for text in strings(b"019.-e", 3) if text]
    for want, word in product(words, repeat=2):
        found = compare.floats(want.encode(), word.encode(), 0.1)
        close = expected_close(want, word, "0.1", False, False)
        assert found.verdict == ("AC" if close else "WA"), (want, word)


@pytest.mark.parametrize("row", [
    line for line in TABLE.read_text().splitlines() if not line.startswith("#")
])
def test_float_spellings(row: str) -> None:
    want, word, verdict = row.split()
    assert compare.floats(want.encode(), word.encode(), 1e-9).verdict == verdict


@pytest.mark.parametrize("want, word, tolerance, verdict", [
    ("0.3", "0.300001", 1e-6, "AC"),
    ("0.3", "0.3000011", 1e-6, "WA"),
    ("0.3", "0.299999", 1e-6, "AC"),
    ("0.3", "0.2999989999999999999999999999", 1e-6, "WA"),
    ("0.3", "0.300001" + 200 * "0" + "1", 1e-6, "WA"),
    ("1" + 200 * "0", "1" + 199 * "0" + "1", 1e-9, "AC"),
    ("1000", "1000.001", 1e-6, "AC"),
    ("1000", "1000.0010000001", 1e-6, "WA"),
    ("1000.001", "1000", 1e-6, "AC"),
    ("-1000", "-1000.001", 1e-6, "AC"),
    ("0.0001", "0.0001001", 1e-7, "AC"),
    ("0.1", "0.3", 0.2, "AC"),
])
def test_tolerance_border(want: str, word: str, tolerance: float, verdict: str) -> None:
    """The bound is inclusive, decimal and exact; relative to the expected number above 1."""
    assert compare.floats(want.encode(), word.encode(), tolerance).verdict == verdict


@pytest.mark.parametrize("nan", ["nan", "NaN", "-nan", "+NAN"])
@pytest.mark.parametrize("lenient", [False, True])
def test_nan_equals_nothing(nan: str, lenient: bool) -> None:
    for other in ("0.5", "0", "inf", "word", nan):
        for pair in ((nan, other), (other, nan)):
            want, word = (text.encode() for text in pair)
            assert compare.floats(want, word, 1e9, False, lenient).verdict == "WA"


@pytest.mark.parametrize("want, word, verdict", [
    ("1", "1e999999999", "WA"),
    ("1e999999999", "1", "WA"),
    ("1e999999999", "1.0e999999999", "AC"),
    ("1e999999999", "1.1e999999999", "WA"),
    ("-1e999999999", "1e999999999", "WA"),
    ("0", "1e-999999999", "AC"),
    ("1e-999999999", "0", "AC"),
    ("1e999999999999999999", "-1e999999999999999999", "WA"),
    ("1", "1e99999999999999999999999", "WA"),
    ("1e99999999999999999999999", "1e99999999999999999999999", "AC"),
    ("1e99999999999999999999999", "1", "WA"),
    ("1" * 50_000, "1" * 49_999 + "2", "AC"),
    ("1" * 50_000, "2" * 50_000, "WA"),
])
def test_huge_numbers_take_no_time(want: str, word: str, verdict: str) -> None:
    started = time.process_time()
    found = compare.floats(want.encode(), word.encode(), 1e-9)
    whole = compare.floats(want.encode(), word.encode(), 1e-9, True)
    assert time.process_time() - started < 1
    assert found.verdict == verdict
    assert verdict == "AC" or whole.verdict == "WA"
    assert len(found.detail) < 500


@pytest.mark.parametrize("want, word, verdict", [
    ("2", "2.0", "AC"),
    ("2", "2.0000001", "WA"),
    ("10", "1e1", "AC"),
    ("2.0", "2.0000001", "AC"),
    ("-0", "0", "AC"),
    ("9007199254740993", "9007199254740992", "WA"),
    ("0", "1e-999999999", "WA"),
    ("1", "1e999999999", "WA"),
    ("1" * 50_000, "1" * 49_999 + "2", "WA"),
])
def test_exact_integers(want: str, word: str, verdict: str) -> None:
    assert compare.floats(want.encode(), word.encode(), 1e-3, True).verdict == verdict


@pytest.mark.parametrize("word", [".5", "+0.5", "00.5", "+.5", "0.50", "5.e-1"])
def test_lenient_spellings(word: str) -> None:
    strict = "AC" if word == "0.50" else "WA"
    assert compare.floats(b"0.5", word.encode(), 1e-9).verdict == strict
    assert compare.floats(b"0.5", word.encode(), 1e-9, lenient=True).verdict == "AC"


@pytest.mark.parametrize("expected, got, verdict", [
    (b"x 0.5\n1\n", b"x\r\n0.50000000001 1", "AC"),
    (b"x 0.5", b"y 0.5", "WA"),
    (b"0.5 0.5", b"0.5", "WA"),
    (b"0.5", b"0.5 0.5", "WA"),
    (b"", b"\n", "AC"),
    (b"", b"0", "WA"),
    (b"0.5", b"0.5\0", "WA"),
    (b"0.5", b"0.5\r", "WA"),
    (b"0.5", "\u0660.5".encode(), "WA"),
])
def test_floats_within_text(expected: bytes, got: bytes, verdict: str) -> None:
    assert compare.floats(expected, got, 1e-9).verdict == verdict


# What is shown.


@pytest.mark.parametrize("data, shown", [
    (b" a ", '" a "'),
    (b"\t\r\n\\", '"\\t\\r\\n\\\\"'),
    (b"\x00\x1b\x7f", '"\\x00\\x1b\\x7f"'),
    ("\u00e9\u4e09".encode(), '"\u00e9\u4e09"'),
    (b"\xe9\xff", '"\\xe9\\xff"'),
    ("\u202e\u200b".encode(), '"\\u202e\\u200b"'),
    (b"", '""'),
    (b"a" * 121, '"' + "a" * 120 + '"... (121 bytes)'),
    (("x" + "\u4e09" * 50).encode(), '"x' + "\u4e09" * 39 + '"... (151 bytes)'),
    (b"a" * 119 + b"\xe4", '"' + "a" * 119 + '\\xe4"'),
])
def test_visible(data: bytes, shown: str) -> None:
    assert compare.visible(data) == shown


@pytest.mark.parametrize("expected, got, place", [
    (b"1\n2\n", b"1\n3\n", 'line 2: expected "2", got "3"'),
    (b"1\n", b"1\n2\n", 'line 2: expected (no such line), got "2"'),
    (b"1\n2\n", b"1\n", 'line 2: expected "2", got (no such line)'),
    (b"1\n", b"1 \n", 'line 1: expected "1", got "1 "'),
    (b"1\n", b"1\n\n", 'line 2: expected (no such line), got ""'),
    (b"a" * 500 + b"b", b"a" * 500 + b"c", "line 1 from byte 441: expected \""),
    (("\u4e09" * 99 + "a1").encode(), ("\u4e09" * 99 + "a2").encode(), "\u4e09\u4e09a1\""),
])
def test_first_difference(expected: bytes, got: bytes, place: str) -> None:
    detail = compare.exact(expected, got).detail
    assert place in detail
    assert len(detail) < 500


def test_spacing_is_not_shown_as_a_difference_of_words() -> None:
    assert compare.tokens(b"1  2\n3\n", b"1 2\n4\n").detail == 'line 2: expected "3", got "4"'

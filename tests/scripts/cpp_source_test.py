"""C++ text as the preprocessor first sees it: lines, directives, comments, literals."""

from itertools import product

import pytest

from mexlib.cpp_source import Source
from mexlib.errors import MexError


def source(text: str) -> Source:
    """The source of a text in which one character is one byte."""
    return Source(text.encode("latin-1"), "dir/f.cpp")


def directives(text: str) -> list[tuple[int, str, str]]:
    """Line number, name and argument of each directive."""
    lines = source(text).lines
    return [(x.number, x.directive, x.argument) for x in lines if x.directive is not None]


@pytest.mark.parametrize("text, directive, argument", [
    ("#include <a>", "include", "<a>"),
    ("#include<a>", "include", "<a>"),
    ('#include"a"', "include", '"a"'),
    ('  #\tinclude\t"a b"  ', "include", '"a b"'),
    ("#include <a//b>", "include", "<a//b>"),
    ('#include "a/*b"', "include", '"a/*b"'),
    ('#include "a\\b"', "include", '"a\\b"'),
    ("#include <a'b>", "include", "<a'b>"),
    ("#include NAME // x", "include", "NAME"),
    ("#include /* x */ <a> /* y\n */", "include", "<a>"),
    ("#import <a>", "import", "<a>"),
    ("#include_next <a>", "include_next", "<a>"),
    ("#pragma once", "pragma", "once"),
    ("# pragma /**/ once // x", "pragma", "once"),
    ("%:define A", "define", "A"),
    ("/* x */ # /* y */ define /* z */ A 1", "define", "A 1"),
    ("/* x\n y */ #endif", "endif", ""),
    ("#", "", ""),
    ("# /* x */ // y", "", ""),
    ("#\\\ninclude <a>", "include", "<a>"),
    ("#inc\\\nlude <a>", "include", "<a>"),
    ("#inc\\ \t\nlude \\\n\\\n<a>", "include", "<a>"),
    ("#define A \\\n  1", "define", "A 1"),
    ("#define A '//' \"//\"", "define", "A '//' \"//\""),
    ("#define A(x) #x", "define", "A(x) #x"),
    ("#if A < B // C > D", "if", "A < B"),
    ("#includex <a>", "includex", "<a>"),
])
def test_directive(text: str, directive: str, argument: str) -> None:
    for end in ("", "\n", "\r\n"):
        assert directives(text + end) == [(1, directive, argument)]
    assert [d[1:] for d in directives(f"int x;\n{text}\nint y;")] == [(directive, argument)]


@pytest.mark.parametrize("text", [
    "// #include <a>",
    "//\\\n#include <a>",
    "// \\ \t\n#include <a>",
    "/\\\n/ \\\n#include <a>",
    "/*\n#include <a>\n*/",
    "/\\\n*\n#include <a>\n*\\\n/",
    "/*/\n#include <a>\n/*/",
    "int x; #include <a>",
    "a %: b",
    '"\\\n#include <a>"',
    'R"(\n#include <a>\n)"',
    'R"(\\\n#include <a>\n)"',
    'R"(" //\n#include <a>\n)"',
    'u8R"x(\n)"\n#include <a>\n)x"',
    'LR"(\n#include <a>\n)" R"(\n#include <b>\n)"',
    'UR"()" uR"(\n#include <a>)"',
    'R"delimiter_of_16_(\n)delimiter_of_16"\n#include <a>)delimiter_of_16_"',
    'A "/*" B\n"*/"',
    "'\"' // \" /*",
    "'\\'' /* ' */",
    '"\\\\" // "',
    '"\\"/*"',
    "%",
    "? ?= include",
    "",
    "\n\n",
])
def test_no_directive(text: str) -> None:
    assert directives(text) == []


@pytest.mark.parametrize("text", [
    'R "(\n#define A\n)"',
    'aR"(\n#define A\n)"',
    '1R"(\n#define A\n)"',
    'u8 R"x" "(\n#define A\n)"',
    '// R"(\n#define A\n// )"',
    "/* R\"( */\n#define A\n// )\"",
    "'\"'\n#define A\n'\"'",
    "don't\n#define A\ndon't",
    'say "what\n#define A\n"',
    "1'000 /*'*/\n#define A",
    "/**/\n#define A\n/**/",
    "/***/\n#define A\n/***/",
    "//\\\\ \\ x\n#define A",
    "a = b / c; /\n#define A\n/ 2",
])
def test_directive_after_what_looks_open(text: str) -> None:
    assert [d[1] for d in directives(text)] == ["define"]


def test_prefixes_that_are_no_raw_string_in_a_word() -> None:
    """FOOR"( is a word and a string; only R, u8R, uR, UR and LR start a raw string."""
    for prefix in ("FOO", "u9", "l", "8"):
        assert [d[1] for d in directives(f'{prefix}R"(\n#define A\n)"')] == ["define"]
    for prefix in ("", "u8", "u", "U", "L"):
        assert directives(f'{prefix}R"(\n#define A\n)"') == []


def test_line_numbers() -> None:
    """Numbers count physical lines, wherever splices, comments and raw strings end."""
    text = (
        "#define A \\\n  1\n"  # 1, 2
        "/* a\n b */ #define B\n"  # 3, 4
        "\n"  # 5
        'char s[] = R"(\n\\\n)";\n'  # 6 to 8
        "// a \\\n b\n"  # 9, 10
        "#define C\n"  # 11
        "\\\n\\\n#define D\n"  # 12 to 14
        "#define E"  # 15
    )
    for end in ("\n", "\r\n", "\r"):
        numbers = [number for number, *_ in directives(text.replace("\n", end))]
        assert numbers == [1, 3, 11, 12, 15]


@pytest.mark.parametrize("text, line, what", [
    ("a\n/* b\n", 2, "comment is never closed"),
    ("a\n\\\n/\\\n* b\n", 3, "comment is never closed"),
    ("/*/", 1, "comment is never closed"),
    ("#include <a> /* b", 1, "comment is never closed"),
    ('a\n\nb R"x( )" )y"\n', 3, "raw string is never closed"),
    ('R"(\n)\\\n"', 1, "raw string is never closed"),
    ("a\n??=include <a>\n", 2, "trigraph"),
    ("a\n /* b\n */ ??=include <a>\n", 3, "trigraph"),
    ("// a\n// b ??/\n#include <a>\n", 2, "trigraph"),
    ('"a??/" b"', 1, "trigraph"),
    ('"a??/\\" b', 1, "trigraph"),
])
def test_refused(text: str, line: int, what: str) -> None:
    with pytest.raises(MexError) as error:
        source(text)
    assert str(error.value).startswith(f"dir/f.cpp:{line}: ") and what in str(error.value)


@pytest.mark.parametrize("text", ['"what??!"', "// why??", "a ??( b ??)", '"??=" ??', "a ? ? / b"])
def test_harmless_trigraphs(text: str) -> None:
    assert source(text).text == text + "\n"


@pytest.mark.parametrize("data, text", [
    (b"", ""),
    (b"a", "a\n"),
    (b"a\n", "a\n"),
    (b"a\r\nb\rc\n", "a\nb\nc\n"),
    (b"a\r\r\nb\n\rc", "a\n\nb\n\nc\n"),
    (b"\xef\xbb\xbfa", "a\n"),
    (b"\xef\xbb\xbf", ""),
    (b"\xff\xfe\x00\xe9\n", "\xff\xfe\0\xe9\n"),
    (b"a \\", "a \\\n\n"),
    (b"a \\\n", "a \\\n\n"),
    (b"a \\ \t\r\n", "a \\ \t\n\n"),
    (b"a \\\n\n", "a \\\n\n"),
])
def test_text(data: bytes, text: str) -> None:
    """One kind of line end, a line end at the end, no mark, and all other bytes unchanged."""
    made = Source(data, "f.cpp")
    assert made.text == text
    assert "".join(made.text[line.start : line.end] for line in made.lines) == text


PIECES = ["/*", "*/", "//", '"', "'", "\\", "\n", "\\\n", "#", 'R"(', ')"', "define", " ", "1"]


def test_lines_cover_every_text() -> None:
    """Whatever the text, its lines are the whole of it, in order, each numbered rightly."""
    read = refused = 0
    for parts in product(PIECES, repeat=4):
        text = "".join(parts)
        try:
            made = source(text)
        except MexError as error:
            assert "never closed" in str(error)
            refused += 1
            continue
        read += 1
        place = 0
        for line in made.lines:
            assert line.start == place < line.end, text
            assert line.number == 1 + made.text.count("\n", 0, place), text
            assert all(place <= a < b <= line.end for a, b in line.comments), text
            place = line.end
        assert place == len(made.text), text
    assert read > 20_000 and refused > 4_000


@pytest.mark.parametrize("text, stripped", [
    ("int a; // b\n\n\n// c\nint d; /* e */ int f;\n", "int a;\nint d;   int f;\n"),
    ("int /* a\n b */ c;\n", "int   c;\n"),
    ('char a[] = "// b /* c */"; // d\n', 'char a[] = "// b /* c */";\n'),
    ("char a = '\"'; // b \"\nchar c = '\"';\n", "char a = '\"';\nchar c = '\"';\n"),
    ('char a[] = R"(\n\n// b\n  )";\n', 'char a[] = R"(\n\n// b\n  )";\n'),
    ("#define A 1 // b\n", "#define A 1\n"),
    ("#define A 1 /* b\n c */ + 2\n", "#define A 1   + 2\n"),
    ("#define A \\\n // b\nint c;\n", "#define A \\\n\nint c;\n"),
    ("#define A // b \\\n c\nint d;\n", "#define A\nint d;\n"),
    ("#include <a//b> // c\n", "#include <a//b>\n"),
    ("a/**/b\n", "a b\n"),
    ("  \t\n/* a */ // b\n", ""),
    ("", ""),
    ("int \xe9; // \xff\n", "int \xe9;\n"),
])
def test_without_comments(text: str, stripped: str) -> None:
    assert source(text).without_comments() == stripped


def test_without_comments_is_stable() -> None:
    """What has lost its comments has no more to lose, and keeps its directives."""
    pieces = [piece for piece in PIECES if piece != "\\"]  # alone it is no C++
    for parts in product(pieces, repeat=3):
        try:
            made = source("int x;\n" + "".join(parts))
        except MexError:
            continue
        once = Source(made.without_comments().encode("latin-1"), "f.cpp")
        assert once.without_comments() == once.text, parts
        kept = [line.directive for line in made.lines if line.directive is not None]
        assert [x.directive for x in once.lines if x.directive is not None] == kept, parts

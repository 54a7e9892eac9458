"""Bug reports about bundlers: `mex bundle` must get each case right, and others of its kind.

The cases lie in fixtures/bugcases: main.cpp with its headers under inc/. A bundle is compiled
alone, without an include path, and must print what the original prints. Each test of a case
is followed by inputs of our own of the same kind.
"""

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

CASES = Path(__file__).resolve().parents[1] / "fixtures" / "bugcases"
STANDARD = ["-std=c++11", "-pedantic-errors"]
BOM = "\xef\xbb\xbf"  # UTF-8's mark as Latin-1 characters, in which the files here are written
PRINT = '#include <cstdio>\nint main(){std::printf("%d\\n",VALUE);}\n'

Tree = dict[str, str]


def case(name: str) -> Path:
    """The folder of a case."""
    folder = CASES / name
    assert folder.is_dir()
    return folder


def write(folder: Path, files: Tree) -> Path:
    """Write main.cpp and the headers that it includes; one character is one byte."""
    (folder / "inc").mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("latin-1"))
    return folder


def unpack(name: str, folder: Path) -> Path:
    """Unpack a case whose file names are the point."""
    subprocess.run(["tar", "xf", case(name) / "case.tar", "-C", folder], check=True)
    return folder


def compile_and_run(source: Path, *flags: str | Path, compiler: str = "g++") -> bytes:
    """What a program of one source file prints, errors included."""
    program = source.with_suffix(f".{compiler}.out")
    built = subprocess.run([compiler, *STANDARD, *flags, source, "-o", program],
                           capture_output=True)
    assert built.returncode == 0, built.stderr.decode("latin-1")
    return subprocess.run([program], capture_output=True, timeout=10).stdout


@pytest.fixture
def bundle(mex) -> Callable[..., bytes]:
    """Bundle main.cpp of a folder, which must succeed; the text."""

    def run(folder: Path, *options: str) -> bytes:
        done = mex("bundle", folder / "main.cpp", "-I", folder / "inc", *options)
        assert done.returncode == 0, done.stderr.decode()
        return done.stdout

    return run


@pytest.fixture
def prints(bundle, tmp_path: Path) -> Callable[..., bytes]:
    """Bundle a case and check what it prints, with two compilers; the text."""

    def check(folder: Path, *flags: str) -> bytes:
        text = bundle(folder)
        alone = tmp_path / "alone"
        alone.mkdir(exist_ok=True)
        (alone / "bundle.cpp").write_bytes(text)
        expected = (folder / "expect.txt").read_bytes()
        for compiler in ("g++", "clang++"):
            got = compile_and_run(alone / "bundle.cpp", *flags, compiler=compiler)
            assert got == expected, compiler
        return text

    return check


@pytest.fixture
def agrees(bundle, tmp_path: Path) -> Callable[..., bytes]:
    """Bundle a tree of our own; it prints `expected`, as the original does; the text."""

    def check(files: Tree, expected: str, *flags: str) -> bytes:
        folder = write(tmp_path / "own", files)
        text = bundle(folder)
        (tmp_path / "alone.cpp").write_bytes(text)
        wanted = expected.encode("latin-1")
        original = ["-w", "-I", folder / "inc", *flags]
        assert compile_and_run(folder / "main.cpp", *original) == wanted, "the original"
        assert compile_and_run(tmp_path / "alone.cpp", *flags) == wanted, text.decode("latin-1")
        return text

    return check


@pytest.fixture
def refused(mex) -> Callable[..., str]:
    """Bundle main.cpp of a folder, which must fail with one line and print nothing; the line."""

    def run(folder: Path, *options: str) -> str:
        done = mex("bundle", folder / "main.cpp", "-I", folder / "inc", *options)
        assert done.returncode == 2
        assert done.stdout == b""
        message = done.stderr.decode()
        assert message.startswith("mex: ") and message.count("\n") == 1
        return message

    return run


# 001


def test_001_guard_after_comment(prints) -> None:
    """Comments and blank lines may stand before a guard; each header is there once."""
    text = prints(case("001-guard-after-comment"))
    assert text.count(b"seven(){return 7;}") == 1
    assert text.count(b"zero(){return 0;}") == 1


@pytest.mark.parametrize("opening, closing", [
    ("/* a */ #pragma once", ""),
    ("// a\n/* b\n c */\n#\tpragma  once // d", ""),
    (BOM + "\n\n# pragma once\r", "\r"),
    ("// a\n#if !defined(H) /* b */\n#define H", "#endif // H\n\n/* the end */"),
    ("#if !defined H\n\n// between\n#define H 1", "#endif"),
    ("/*\n*/#ifndef/**/H\n#define H", "%:endif"),
])
def test_001_other_openings(agrees, opening: str, closing: str) -> None:
    header = f"{opening}\nenum {{ six = 6 }};\n{closing}\n"
    twice = '#include "h.hpp"\n#include "h.hpp"\n#define VALUE six\n'
    text = agrees({"main.cpp": twice + PRINT, "inc/h.hpp": header}, "6\n")
    assert text.count(b"six = 6") == 1


# 002


def test_002_inner_ifndef_not_guard(prints) -> None:
    """Code behind the #endif of some #ifndef shows that it is no guard of the file."""
    prints(case("002-inner-ifndef-not-guard"))


@pytest.mark.parametrize("header", [
    "#ifndef A\n#define A\nenum { base = 4 };\n#else\nenum { value = base + 1 };\n#endif\n",
    "#ifndef A\n#define A\nenum { base = 4 };\n#endif\n#ifdef B\nenum { value = base + 1 };\n"
    "#endif\n#define B\n",
    "#ifndef A\n#define B\nenum { base = 4 };\n#define A\n#elif defined(B)\n"
    "enum { value = base + 1 };\n#endif\n",
    "#ifndef A\n#else\nenum { value = 4 + 1 };\n#endif\n#define A\n",
])
def test_002_read_twice_on_purpose(agrees, header: str) -> None:
    twice = '#include "h.hpp"\n#include "h.hpp"\n#define VALUE value\n'
    agrees({"main.cpp": twice + PRINT, "inc/h.hpp": header}, "5\n")


# 004


def test_004_comment_opens_after_include(prints) -> None:
    """What follows the file's name stays, here the start of a longer comment."""
    text = prints(case("004-comment-opens-after-include"))
    assert b"/* the comment\ngoes on" in text


@pytest.mark.parametrize("line", [
    '/* a\n#include "gone.hpp"\n*/ #include "h.hpp" // b /*',
    '#include "h.hpp" // "/*',
    '#include /* a\n b */ "h.hpp" /* c\n#include "gone.hpp" */',
    '#include "h.hpp" // a \\\n#include "gone.hpp"',
])
def test_004_other_tails(agrees, line: str) -> None:
    agrees({"main.cpp": line + "\n" + PRINT, "inc/h.hpp": "#define VALUE 12\n"}, "12\n")


# 005


def test_005_include_in_comments(prints) -> None:
    """An include in a comment is no include; comment marks within strings open nothing."""
    text = prints(case("005-include-in-comments"))
    assert b"must not be expanded" not in text


@pytest.mark.parametrize("line", [
    "const char* a = \"\\\"/*\";",
    "char a = '\"'; // \"\nchar b = '/'; char c = '*';",
    'const char* a = R"x(/* )" // )x";',
    'const char* a = "//"; /* "\n#include "gone.hpp"\n" */',
    'const char* a = "\\\\"; // "',
    'const char* a = R"(\n#include "gone.hpp"\n)";',
    "/\\\n/ #include \"gone.hpp\"\n/\\\n*\n#include \"gone.hpp\"\n*\\\n/",
])
def test_005_other_marks(agrees, line: str) -> None:
    main = line + '\n#include "h.hpp"\n' + PRINT
    agrees({"main.cpp": main, "inc/h.hpp": "#define VALUE 9\n"}, "9\n")


# 007


def test_007_if0_missing_header(prints) -> None:
    """A group that is switched off for good may include what does not exist."""
    prints(case("007-if0-missing-header"))


@pytest.mark.parametrize("text", [
    '#if 0\n#include "gone.hpp"\n#else\n#include "h.hpp"\n#endif',
    '#if 1\n#include "h.hpp"\n#elif 1\n#include "gone.hpp"\n#else\n#include "gone.hpp"\n#endif',
    '#include "h.hpp"\n#if (0) /* off */\n# if 1\n#include "gone.hpp"\n# endif\n#endif',
    '#ifdef NEVER\n#elif 0\n#include "gone.hpp"\n#else\n#include "h.hpp"\n#endif',
    '#include "h.hpp"\n#if false\n#if __has_include("h.hpp")\n#include "gone.hpp"\n#endif\n#endif',
])
def test_007_other_dead_branches(agrees, text: str) -> None:
    agrees({"main.cpp": text + "\n" + PRINT, "inc/h.hpp": "#define VALUE 31\n"}, "31\n")


# 008


def test_008_guarded_cycle(prints) -> None:
    """Headers may include each other, and themselves, as their guards end that."""
    prints(case("008-guarded-cycle"))


def test_008_cycle_of_three(agrees) -> None:
    agrees({
        "main.cpp": '#include "b.hpp"\n#define VALUE b()\n' + PRINT,
        "inc/a.hpp": '#pragma once\n#include "b.hpp"\ninline int a() { return 3; }\n',
        "inc/b.hpp": '#ifndef B\n#define B\n#include "c.hpp"\ninline int b() { return c() * 2; }\n'
                     "#endif\n",
        "inc/c.hpp": '#pragma once\n#include "a.hpp"\n#include "c.hpp"\n'
                     "inline int c() { return a() + 1; }\n",
    }, "8\n")


def test_008_main_in_the_cycle(agrees) -> None:
    agrees({
        "main.cpp": '#pragma once\n#include "a.hpp"\n' + PRINT,
        "inc/a.hpp": '#pragma once\n#include "../main.cpp"\n#define VALUE 77\n',
    }, "77\n")


# 010


def test_010_std_header_seen_in_dead_branch(prints) -> None:
    """A system include counts as there only where it is certain to be active."""
    prints(case("010-std-header-seen-in-dead-branch"))


@pytest.mark.parametrize("before", [
    "#ifdef OFF\n#include <climits>\n#endif\n",
    "#ifndef OFF\n#else\n#include <climits>\n#endif\n",
    "#if 0\n#include <climits>\n#endif\n",
    "#define ON\n#ifdef ON\n#ifdef OFF\n#include <climits>\n#endif\n#endif\n",
    "#ifdef OFF\n#include \"plain.hpp\"\n#endif\n",
])
def test_010_other_places(agrees, before: str) -> None:
    main = before + '#include "h.hpp"\n#define VALUE SCHAR_MAX\n' + PRINT
    headers = {"inc/h.hpp": "#pragma once\n#include <climits>\n",
               "inc/plain.hpp": "#include <climits>\n"}
    agrees({"main.cpp": main} | headers, "127\n")


# 011


def test_011_assert_header_repeated(prints) -> None:
    """<cassert> reads NDEBUG anew each time, so every include of it stays."""
    prints(case("011-assert-header-repeated"))


@pytest.mark.parametrize("name", ["cassert", "assert.h"])
def test_011_off_after_on(agrees, name: str) -> None:
    main = (
        f"#include <{name}>\n#include <cstdio>\nint count;\nvoid a() {{ assert(++count); }}\n"
        f'#define NDEBUG\n#include "b.hpp"\n#undef NDEBUG\n#include <{name}>\n'
        "void c() { assert(++count); }\n"
        'int main() { a(); b(); c(); std::printf("%d\\n", count); }\n'
    )
    header = f"#pragma once\n#include <{name}>\nvoid b() {{ assert(++count); }}\n"
    agrees({"main.cpp": main, "inc/b.hpp": header}, "2\n")


# 013


def test_013_has_include_kept_in_place(prints) -> None:
    """An include that stands behind a test for the file stays behind that test."""
    text = prints(case("013-has-include-kept-in-place"))
    lines = text.decode().splitlines()
    place = lines.index("#include <no_such_std_header>")
    assert lines[place - 1] == "#if __has_include(<no_such_std_header>)"
    assert lines[place + 1] == "#endif"


def test_013_other_conditions(agrees) -> None:
    header = (
        "#pragma once\n#if __cplusplus >= 209901L\n#include <not_yet>\n#elif defined(__GNUC__)\n"
        "#include <climits>\n#else\n#include <no_such_compiler>\n#endif\n"
    )
    text = agrees({"main.cpp": '#include "h.hpp"\n#define VALUE SCHAR_MIN\n' + PRINT,
                   "inc/h.hpp": header}, "-128\n")
    assert re.search(rb"^#elif.*\n#include <climits>$", text, re.MULTILINE)


# 014


def test_014_angle_include_of_local_header(prints) -> None:
    """An angle include of a file under the include folder is ours and is expanded."""
    text = prints(case("014-angle-include-of-local-header"))
    assert b"#include <vector>" in text
    assert b"#include <game/" not in text


def test_014_angle_name_of_a_system_header(agrees) -> None:
    text = agrees({
        "main.cpp": "#include <deep/er/h.hpp>\n#define VALUE SCHAR_MAX\n" + PRINT,
        "inc/climits": "#pragma once\n#define SCHAR_MAX 5\n",
        "inc/deep/er/h.hpp": "#include <climits>\n",
    }, "5\n")
    assert b"#include <climits>" not in text


# 016


def test_016_same_file_two_paths(prints, tmp_path: Path) -> None:
    """A file is the same by whatever path, link included, it is reached."""
    folder = shutil.copytree(case("016-same-file-two-paths"), tmp_path / "case")
    (folder / "inc" / "link.hpp").symlink_to("base.hpp")
    text = prints(folder)
    assert text.count(b"struct Base") == 1


def test_016_linked_folder(agrees, tmp_path: Path) -> None:
    folder = write(tmp_path / "own", {"inc/x/h.hpp": "#pragma once\nenum { ten = 10 };\n"})
    (folder / "inc" / "alias").symlink_to("x", target_is_directory=True)
    main = '#include "alias/h.hpp"\n#include <x/h.hpp>\n#include "inc/x/../alias/h.hpp"\n'
    text = agrees({"main.cpp": main + "#define VALUE ten\n" + PRINT}, "10\n")
    assert text.count(b"ten = 10") == 1


def test_016_neighbours_of_a_link(agrees, tmp_path: Path) -> None:
    """A compiler looks for a linked header's includes beside the link."""
    folder = write(tmp_path / "own", {
        "inc/near.hpp": "#define VALUE 1\n",
        "other/near.hpp": "#define VALUE 2\n",
        "other/real.hpp": '#include "near.hpp"\n',
    })
    (folder / "inc" / "link.hpp").symlink_to("../other/real.hpp")
    agrees({"main.cpp": '#include "link.hpp"\n' + PRINT}, "1\n")


# 017


def test_017_same_name_two_folders(prints) -> None:
    """A quoted include means the file beside the includer; equal names are not equal files."""
    prints(case("017-same-name-two-folders"))


def test_017_quoted_and_angle(agrees) -> None:
    agrees({
        "main.cpp": '#include "common.hpp"\n#include "a/use.hpp"\n'
                    "#define VALUE A + B + C\n" + PRINT,
        "common.hpp": "#pragma once\n#define A 100\n",
        "inc/common.hpp": "#pragma once\n#define B 20\n",
        "inc/a/common.hpp": "#pragma once\n#define C 3\n",
        "inc/a/use.hpp": '#include "common.hpp"\n#include <common.hpp>\n',
    }, "123\n")


def test_017_names_alike_in_conditionals(agrees) -> None:
    """The macros that stand for two files in a bundle differ when their names hardly do."""
    main = "#ifndef OFF\n#include \"a-b.hpp\"\n#include \"a_b.hpp\"\n#include \"a.b.hpp\"\n#endif\n"
    agrees({
        "main.cpp": main + "#define VALUE one + two + four\n" + PRINT,
        "inc/a-b.hpp": "#pragma once\nenum { one = 1 };\n",
        "inc/a_b.hpp": "#pragma once\nenum { two = 2 };\n",
        "inc/a.b.hpp": "#pragma once\nenum { four = 4 };\n",
    }, "7\n")


# 019


def test_019_crlf_sources(prints) -> None:
    """CR LF ends a line and a bundle has one kind of line end."""
    text = prints(case("019-crlf-sources"))
    assert b"\r" not in text


@pytest.mark.parametrize("ends", ["\r", "\r\n\n", "\r\r\n", "\n\r\n"])
def test_019_other_line_ends(agrees, ends: str) -> None:
    files = {
        "main.cpp": '// a\n#include "h.hpp"\n' + PRINT,
        "inc/h.hpp": "#pragma once\n// b\n#define VALUE 15\n",
    }
    text = agrees({name: text.replace("\n", ends) for name, text in files.items()}, "15\n")
    assert b"\r" not in text


def test_019_splice_of_each_file(agrees) -> None:
    agrees({
        "main.cpp": '#include "h.hpp"\r\n#define VALUE \\\r\n  A \\\n  + 1\r\n' + PRINT,
        "inc/h.hpp": "#define A \\\r\n40",
    }, "41\n")


# 020


def test_020_bom_in_header(prints) -> None:
    """A byte order mark opens a file; within a bundle there is none."""
    text = prints(case("020-bom-in-header"))
    assert BOM.encode("latin-1") not in text


def test_020_mark_before_everything(agrees) -> None:
    text = agrees({
        "main.cpp": BOM + '/* a */ #include "h.hpp"\n#include "p.hpp"\n' + PRINT,
        "inc/h.hpp": BOM + "#ifndef H\n#define H\n#define VALUE 25\n#endif",
        "inc/p.hpp": BOM,
    }, "25\n")
    assert BOM.encode("latin-1") not in text


# 022


def test_022_backslash_ends_comment(prints) -> None:
    """A backslash at the end of a // comment makes the next line a part of it."""
    text = prints(case("022-backslash-ends-comment"), "-Wno-comment")
    assert b"return 15" in text


@pytest.mark.parametrize("line", [
    '// a \\ \t\n#include "gone.hpp"',
    '// a \\\n\\\n#include "gone.hpp"',
    'int a; // \\\r\n#include "gone.hpp"\r',
    '#define A 1 // \\\n#include "gone.hpp"',
])
def test_022_other_splices(agrees, line: str) -> None:
    main = f'{line}\n#include "h.hpp"\n{PRINT}'
    agrees({"main.cpp": main, "inc/h.hpp": "#define VALUE 14\n"}, "14\n")


@pytest.mark.parametrize("end", ["\\", "\\\n", "\\ \n", "\\\r\n"])
@pytest.mark.parametrize("guard", ["", "#ifndef OFF\n"])
def test_022_backslash_ends_header(agrees, end: str, guard: str) -> None:
    """The last line of a header does not swallow what comes next in the bundle."""
    main = f'{guard}#include "h.hpp"\n{"#endif" if guard else ""}\n{PRINT}'
    agrees({"main.cpp": main, "inc/h.hpp": f"#pragma once\n#define VALUE 16\n// C:{end}"}, "16\n")


# 023


def test_023_include_by_macro(refused) -> None:
    """A name that a macro makes is refused, never left in the bundle."""
    message = refused(case("023-include-by-macro"))
    assert "main.cpp:3" in message and "IMPL" in message


@pytest.mark.parametrize("line", [
    "#include NAME(h)", "# include /* a */ NAME", "#inc\\\nlude NAME", "#include", "#include <h",
])
def test_023_in_a_header(refused, tmp_path: Path, line: str) -> None:
    folder = write(tmp_path, {"main.cpp": '\n#include "h.hpp"\n', "inc/h.hpp": "\n\n" + line})
    assert re.search(r"h\.hpp:3, included from main\.cpp:2: #include ", refused(folder))


# 025


def test_025_include_spacing_variants(prints, tmp_path: Path) -> None:
    """However an include is spaced and commented, it is the same directive."""
    text = prints(unpack("025-include-spacing-variants", tmp_path))
    assert b'include "' not in text and b'include"' not in text


@pytest.mark.parametrize("line", [
    '%:include "h.hpp"', '#\\\ninclude "h.hpp"', '#inc\\\nlude "h.hpp"', '#include/**/"h.hpp"',
    "/**/#/**/include/**/<h.hpp>/**/", '#include \\\n"h.\\\nhpp"', "#include<h.hpp>//",
    '\t /* a\n */\t%: /* b */ include "h.hpp"',
])
def test_025_other_spellings(agrees, line: str) -> None:
    text = agrees({"main.cpp": f"{line}\n{PRINT}", "inc/h.hpp": "#define VALUE 17\n"}, "17\n")
    assert b"h.hpp>" not in text and b'h.hpp"' not in text


# 026


def check_odd_path(folder: Path, bundle, expected: bytes, tmp_path: Path) -> None:
    """The bundle compiles without a warning, names no absolute path, and has no #line unasked."""
    for options in ([], ["--line-directives"]):
        text = bundle(folder, *options)
        assert (b"#line" in text) == bool(options)
        assert str(tmp_path).encode() not in text
        (tmp_path / "alone.cpp").write_bytes(text)
        assert compile_and_run(tmp_path / "alone.cpp", "-Wall", "-Werror") == expected


def test_026_line_directive_odd_path(bundle, tmp_path: Path) -> None:
    """A backslash in a path is escaped in #line, which is there only when asked for."""
    folder = unpack("026-line-directive-odd-path", tmp_path)
    check_odd_path(folder, bundle, b"18\n", tmp_path)


@pytest.mark.parametrize("name", ['a"b.hpp', "x\\/h.hpp", "\\u00e9\\N{DASH}\\.hpp", "100%.hpp"])
def test_026_other_names(bundle, tmp_path: Path, name: str) -> None:
    files = {"main.cpp": f"#include <{name}>\n{PRINT}", f"inc/{name}": "#define VALUE 19\n"}
    check_odd_path(write(tmp_path / "own", files), bundle, b"19\n", tmp_path)


# 028


def test_028_source_size_limit(mex, bundle, refused, tmp_path: Path) -> None:
    """The limit counts bytes; a bundle above it is refused, or fits without comments."""
    folder = case("028-source-size-limit")
    text = bundle(folder, "--limit", "65536")
    assert len(text.decode()) < 50000 < len(text)
    assert f"{len(text)} bytes" in refused(folder, "--limit", "50000")
    words = ["bundle", folder / "main.cpp", "-I", folder / "inc", "--limit", "50000", "--strip"]
    stripped = mex(*words)
    assert stripped.returncode == 0
    assert f"{len(text)} bytes, {len(stripped.stdout)} without comments" in stripped.stderr.decode()
    (tmp_path / "alone.cpp").write_bytes(stripped.stdout)
    assert compile_and_run(tmp_path / "alone.cpp") == b"20\n"


def test_028_at_the_border(bundle, refused, tmp_path: Path) -> None:
    comment = "// \u0434\u0430\n".encode().decode("latin-1")
    folder = write(tmp_path, {"main.cpp": comment + "int main() {}\n"})
    size = len(bundle(folder))
    assert len(bundle(folder, "--limit", str(size))) == size
    assert len(bundle(folder, "--limit", str(size), "--strip")) == size
    assert f"{size} bytes" in refused(folder, "--limit", str(size - 1))
    refused(folder, "--limit", "20", "--strip")


# 029

NEWER = {
    "c++14": "template <class T> constexpr T two = T(2);\nint main() { return two<int> - 2; }\n",
    "c++17": "int main() { if constexpr (true) return 0; }\n",
    "c++20": "struct P { int x, y; };\nint main() { P p{.x = 0, .y = 1}; return p.x; }\n",
}


def judged(mex, source: Path, tmp_path: Path, *options: str | Path):
    """Judge a source on one empty sample; the finished command."""
    (tmp_path / "1.in").touch()
    (tmp_path / "1.out").touch()
    return mex("test", source, "--samples", tmp_path, *options)


def test_029_newer_standard_slips_through(mex, refused, tmp_path: Path) -> None:
    """What g++ only warns of in C++11 is an error, in mex test as in bundle --check."""
    folder = case("029-newer-standard-slips-through")
    pattern = (folder / "expect-refuse.txt").read_text().strip()
    done = judged(mex, folder / "main.cpp", tmp_path)
    assert done.returncode == 1
    assert done.stdout.startswith(b"CE ")
    assert re.search(pattern, done.stdout.decode())
    checked = mex("bundle", folder / "main.cpp", "--check")
    assert (checked.returncode, checked.stdout) == (2, b"")
    assert re.search(pattern, checked.stderr.decode())


@pytest.mark.parametrize("standard", NEWER)
def test_029_other_features(mex, tmp_path: Path, standard: str) -> None:
    source = write(tmp_path, {"main.cpp": NEWER[standard]}) / "main.cpp"
    assert judged(mex, source, tmp_path).stdout.startswith(b"CE ")
    assert mex("bundle", source, "--check").returncode == 2
    assert judged(mex, source, tmp_path, "--std", standard).stdout.startswith(b"AC ")


# 031


def test_031_gcc_pragma_lines(prints) -> None:
    """A pragma acts on what follows, so it stays above the first include."""
    text = prints(case("031-gcc-pragma-lines"))
    first = text.index(b"#include")
    assert text.index(b'#pragma GCC optimize("O3")') < first
    assert text.index(b'#pragma GCC target("sse2")') < first


def test_031_pragma_operator(agrees) -> None:
    text = agrees({
        "main.cpp": '_Pragma("GCC optimize(\\"O3\\")")\n#include "h.hpp"\n#define VALUE CHAR_BIT\n'
                    + PRINT,
        "inc/h.hpp": "#pragma once\n#include <climits>\n",
    }, "8\n")
    assert text.index(b"_Pragma") < text.index(b"#include")


def test_031_pragmas_in_a_header(agrees) -> None:
    header = "#pragma once\n#pragma GCC push_options\n#include <climits>\n#pragma GCC pop_options\n"
    text = agrees({"main.cpp": '#include "h.hpp"\n#define VALUE CHAR_BIT\n' + PRINT,
                   "inc/h.hpp": header}, "8\n")
    assert b"push_options\n#include <climits>\n#pragma GCC pop_options" in text


# 032


def test_032_backslash_or_wrong_case_path(refused) -> None:
    """A path with backslashes is refused, its right spelling given."""
    folder = case("032-backslash-or-wrong-case-path")
    message = refused(folder)
    assert "main.cpp:1" in message
    assert f'did you mean "{(folder / "expect-refuse.txt").read_text().strip()}"?' in message


@pytest.mark.parametrize("name", [
    '"Game/Nim.hpp"', "<Game/nim.hpp>", "<game\\nim.hpp>", '"game/nmi.hpp"', "<game/nim.hp>",
    '"nim.hpp"', '"games/nim.hpp"',
])
def test_032_other_slips(refused, tmp_path: Path, name: str) -> None:
    folder = write(tmp_path, {
        "main.cpp": '#include "first.hpp"\n',
        "inc/first.hpp": f"#pragma once\n#include <vector>\n#include {name}\n",
        "inc/game/nim.hpp": "#pragma once\n",
    })
    message = refused(folder)
    assert f"first.hpp:3, included from main.cpp:1: {name} is not found" in message
    assert 'did you mean "game/nim.hpp"?' in message


# 034


def test_034_latin1_and_cp932_bytes(prints) -> None:
    """Bytes that are no UTF-8 are copied as they are."""
    folder = case("034-latin1-and-cp932-bytes")
    text = prints(folder)
    for source in (folder / "main.cpp", folder / "inc" / "c.hpp"):
        comment = next(s for s in source.read_bytes().splitlines() if s.startswith(b"//"))
        assert comment in text.splitlines()


def test_034_bytes_of_literals(agrees) -> None:
    """CP932 has letters whose second byte is a backslash, here at the end of a comment."""
    header = '#pragma once\n// \x83\\\nint hidden = "a comment";\n#define S "\xe9\xff"\n'
    main = '#include "h.hpp"\n#include <cstdio>\nint main() { std::puts(S R"(\x80)"); }\n'
    agrees({"main.cpp": main, "inc/h.hpp": header}, "\xe9\xff\x80\n")


# 035


@pytest.mark.parametrize("define", ["-DONLINE_JUDGE", "-DLOCAL"])
def test_035_debug_block_with_local_macro(prints, define: str) -> None:
    """Both branches of the condition are whole in the bundle, and compile without a warning."""
    text = prints(case("035-debug-block-with-local-macro"), define, "-Wall", "-Wextra", "-Werror")
    assert b"#ifndef ONLINE_JUDGE" in text


@pytest.mark.parametrize("define, expected", [("-DONLINE_JUDGE", "5 10\n"), ("-DLOCAL", "6 10\n")])
def test_035_same_header_in_both_branches(agrees, define: str, expected: str) -> None:
    agrees({
        "main.cpp": '#include <cstdio>\n#ifdef ONLINE_JUDGE\n#include "five.hpp"\n'
                    '#include "both.hpp"\n#else\n#include "both.hpp"\n#include "six.hpp"\n#endif\n'
                    '#include "both.hpp"\nint main() { std::printf("%d %d\\n", value, ten); }\n',
        "inc/both.hpp": "#pragma once\nenum { ten = 10 };\n",
        "inc/five.hpp": '#pragma once\n#include "both.hpp"\nenum { value = ten / 2 };\n',
        "inc/six.hpp": "#ifndef SIX\n#define SIX\nenum { value = ten - 4 };\n#endif\n",
    }, expected, define)


# 037


def test_037_include_order_matters(prints) -> None:
    """Text keeps its order: macros and static initialisers depend on it."""
    prints(case("037-include-order-matters"))


def test_037_macro_between_includes(agrees) -> None:
    agrees({
        "main.cpp": '#define X 1\n#include "z.hpp"\n#define X 2\n#include "a.hpp"\n'
                    "#define X 40\n#include \"z.hpp\"\n#define VALUE total\n" + PRINT,
        "inc/a.hpp": '#include "z.hpp"\nstatic int doubled = total *= 2;\n',
        "inc/z.hpp": "#ifndef Z\n#define Z\nstatic int total;\n"
                     "int add(int x) { return total += x; }\n"
                     "#define JOIN2(a, b) a##b\n#define JOIN(a, b) JOIN2(a, b)\n#endif\n"
                     "static int JOIN(step, __COUNTER__) = add(X);\n#undef X\n",
    }, "46\n")


# 038


def test_038_internal_names_collide(mex, tmp_path: Path) -> None:
    """Headers that define the same helper do not compile in one bundle; both are named."""
    folder = case("038-internal-names-collide")
    checked = mex("bundle", folder / "main.cpp", "-I", folder / "inc", "--check")
    assert (checked.returncode, checked.stdout) == (2, b"")
    done = judged(mex, folder / "main.cpp", tmp_path, "-I", folder / "inc")
    assert done.returncode == 1
    report = done.stdout.decode()
    assert report.startswith("CE ")
    for text in ((folder / "expect-refuse.txt").read_text().strip(), "nimx.hpp:2", "kay.hpp:2"):
        assert text in report

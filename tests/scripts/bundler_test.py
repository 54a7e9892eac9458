"""The bundler and `mex bundle`: what is expanded where, what is refused, what is written."""

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from mexlib import paths
from mexlib.bundler import bundle, strip
from mexlib.errors import MexError

BANNER = ["Judge 1 - Title", "https://judge.example/1", "Bundled from main.cpp."]
ONCE = "#pragma once\n"

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write files, each a text in which one character is one byte; the path of main.cpp."""

    def run(files: dict[str, str]) -> Path:
        (tmp_path / "inc").mkdir(exist_ok=True)
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode("latin-1"))
        return tmp_path / "main.cpp"

    return run


def bundled(main: Path, **options) -> str:
    """The bundle without a banner; one character is one byte."""
    return bundle(main, [main.parent / "inc"], **options).text.decode("latin-1")


def refusal(main: Path) -> str:
    """The message with which the bundler refuses."""
    with pytest.raises(MexError) as error:
        bundled(main)
    assert "\n" not in str(error.value)
    return str(error.value)


def preprocessed(source: Path, *flags: str | Path) -> str:
    """The tokens that are left of a file which includes nothing of the system."""
    done = subprocess.run(
        ["g++", "-std=c++11", "-E", "-P", *flags, source], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return " ".join(done.stdout.split())


# Shape


def test_shape(write: Write) -> None:
    """Banner, sorted system includes, sections in the order of dependency, the solution last."""
    main = write({
        "main.cpp": "// Why it is right.\n#include <vector>\n#include <cstdio>\n\n"
                    '#include "b/two.hpp"\n#include "one.hpp"\n\nint main() {}\n',
        "inc/one.hpp": "// One.\n//\n// More.\n#pragma once\n\n#include <algorithm>\n\nint one;\n",
        "inc/b/two.hpp": '// Two.\n#pragma once\n\n#include <vector>\n\n#include "one.hpp"\n\n'
                         "int two;\n",
    })
    text = bundle(main, [main.parent / "inc"], BANNER).text.decode()
    assert text == (
        "// Judge 1 - Title\n// https://judge.example/1\n// Bundled from main.cpp.\n"
        "#include <algorithm>\n#include <cstdio>\n#include <vector>\n"
        "\n// ---- inc/one.hpp ----\n// One.\n//\n// More.\n\nint one;\n"
        "\n// ---- inc/b/two.hpp ----\n// Two.\n\nint two;\n"
        "\n// ---- main.cpp ----\n// Why it is right.\n\nint main() {}\n"
    )


def test_names_relative_to_a_base(write: Write, tmp_path: Path) -> None:
    main = write({"p/solution.cpp": '#include "a.hpp"\nint b;\n', "inc/a.hpp": "int a;\n"})
    main = main.parent / "p" / "solution.cpp"
    text = bundle(main, [tmp_path / "inc"], base=tmp_path).text.decode()
    assert re.findall("// ---- (.*) ----", text) == ["inc/a.hpp", "p/solution.cpp"]


def test_no_absolute_path(write: Write, tmp_path: Path) -> None:
    """A file from anywhere is named without the folders of this machine."""
    write({"elsewhere/x.hpp": "int x;\n", "p/inc/a.hpp": '#include "../../elsewhere/x.hpp"\n'})
    main = tmp_path / "p" / "main.cpp"
    main.write_text(f'#include "a.hpp"\n#include "{tmp_path}/elsewhere/x.hpp"\nint y;\n')
    for lines in (False, True):
        text = bundled(main, line_directives=lines)
        assert text.count("int x;") == 2
        assert str(tmp_path) not in text


def test_same_input_same_bytes(write: Write, tmp_path: Path, mex) -> None:
    """Neither the folder of the sources, nor the current one, nor a second time matters."""
    files = {
        "main.cpp": '#include "a.hpp"\n#include <b.hpp>\n#include <map>\n#include <set>\nint m;\n',
        "inc/a.hpp": ONCE + '#ifdef A\n#include "b.hpp"\n#endif\nint a;\n',
        "inc/b.hpp": ONCE + "#include <set>\nint b;\n",
    }
    main = write(files)
    write({f"copy/{name}": text for name, text in files.items()})
    first = mex("bundle", main, "-I", tmp_path / "inc").stdout
    assert first.count(b"\n") > 10
    assert mex("bundle", main, "-I", tmp_path / "inc").stdout == first
    assert mex("bundle", "main.cpp", "-I", "inc", cwd=tmp_path / "copy").stdout == first


@pytest.mark.parametrize("text, section", [
    ("", ""),
    ("\n\n", ""),
    ("int a;", "int a;\n"),
    ("int a;\n\n\n", "int a;\n"),
    ("// a", "// a\n"),
    ("#pragma once", ""),
    ("int a; // \\", "int a; // \\\n\n"),
    ("int a; // \\ \n\n\n", "int a; // \\ \n\n"),
])
def test_ends_of_files(write: Write, text: str, section: str) -> None:
    """A file may be empty or lack its last line end; the bundle has one."""
    alone = f"// ---- main.cpp ----\n{section}" if section else "\n"
    assert bundled(write({"main.cpp": text})) == alone
    main = write({"main.cpp": '#include "h.hpp"\nint z;', "inc/h.hpp": text})
    made = bundled(main)
    assert made.endswith("// ---- main.cpp ----\nint z;\n")
    assert section in made


def test_banner_is_only_comments(write: Write) -> None:
    """Whatever a title holds, it stays within its comment."""
    main = write({"main.cpp": "int a;\n"})
    banner = ["\u041f\u0440\u0438\u043c\u0435\u0440 \u2013 1", "a\nint b;\r", "c\\", "d\\ "]
    made = bundle(main, [], banner).text
    assert made.startswith("// \u041f\u0440\u0438\u043c\u0435\u0440 \u2013 1\n".encode())
    main.write_bytes(made)
    assert preprocessed(main) == "int a;"


def test_comment_of_an_include_stays(write: Write) -> None:
    """A comment that goes on below an include line is kept, where the include was."""
    for before in ("", "int a;\n"):
        main = write({"main.cpp": before + '#include "h.hpp" /* b\n c */ // d\nint e;\n',
                      "inc/h.hpp": "int h;\n"})
        text = bundled(main)
        assert text.index("int h;") < text.index("/* b\n c */\n") < text.index("int e;")


# Guards


@pytest.mark.parametrize("header", [
    ONCE + "int a;\n",
    "#ifndef A\n#define A\nint a;\n#endif\n",
    "#if !defined(A)\n#define A\nint a;\n#endif\n",
    "#if ! defined A\n# define A 1\nint a;\n# endif\n",
    ONCE + "#ifndef A\n#define A\nint a;\n#endif\n",
    "#ifndef A\n#define A\n#pragma once\nint a;\n#endif\n",
    "// a\n\n#ifndef A /* b */\n/* c */\n#define A // d\n#if 1\nint a;\n#endif\n#endif // A\n",
    "#ifndef A\n#define A\n#ifdef B\n#elif 1\nint a;\n#else\n#endif\n#endif\n",
])
def test_guarded_once(write: Write, header: str) -> None:
    main = write({"main.cpp": '#include "a.hpp"\n#include "a.hpp"\n', "inc/a.hpp": header})
    assert bundled(main).count("int a;") == 1


@pytest.mark.parametrize("header", [
    "int a;\n",
    "#ifndef A\nint a;\n#endif\n",
    "#ifndef A\n#define B\nint a;\n#endif\n",
    "#ifndef A\nint a;\n#define A\n#endif\n",
    "#ifdef A\n#define A\nint a;\n#endif\n",
    "#if !defined(A) || 1\n#define A\nint a;\n#endif\n",
    "#ifndef A\n#define A\n#endif\nint a;\n",
    ";\n#ifndef A\n#define A\nint a;\n#endif\n",
    "#ifndef A\n#define A\nint a;\n#else\n#endif\n",
    "#ifndef A\n#define A\nint a;\n#endif\n#ifndef B\n#define B\n#endif\n",
    "#ifndef A\n#define A(x) x\nint a;\n#endif\n",
    "// #pragma once\nint a;\n",
    "#pragma once more\nint a;\n",
])
def test_unguarded_each_time(write: Write, header: str) -> None:
    main = write({"main.cpp": '#include "a.hpp"\n#include "a.hpp"\n', "inc/a.hpp": header})
    assert bundled(main).count("int a;") == 2


def test_undefined_guard(write: Write, tmp_path: Path) -> None:
    """After an #undef of its guard a file is read anew, unless #pragma once stands there too."""
    guarded = "#ifndef {0}\n#define {0}\nint {1};\n#endif\n"
    includes = '#include "a.hpp"\n#include "b.hpp"\n'
    main = write({
        "main.cpp": includes + "#undef A\n#undef B\n" + includes,
        "inc/a.hpp": guarded.format("A", "a"),
        "inc/b.hpp": ONCE + guarded.format("B", "b"),
    })
    original = preprocessed(main, "-I", tmp_path / "inc")
    assert original == "int a; int b; int a;"
    main.write_text(bundled(main))
    assert preprocessed(main) == original


# Conditionals


def conditions(text: str) -> dict[str, tuple[str, ...]]:
    """The conditions under which each line of text stands, by a reading of the bundle."""
    found: dict[str, tuple[str, ...]] = {}
    stack: list[str] = []
    for line in text.splitlines():
        if line.startswith("#if"):
            stack.append(line)
        elif line.startswith(("#el",)):
            stack[-1] = line
        elif line.startswith("#endif"):
            stack.pop()
        else:
            found[line] = tuple(stack)
    assert not stack
    return found


def test_conditional_includes_stay_within(write: Write) -> None:
    text = bundled(write({
        "main.cpp": '#ifdef A\n#include "a.hpp"\n#elif B\n#include "b.hpp"\n#else\n'
                    '#include <cstdio>\n#endif\n#include <vector>\nint z;\n',
        "inc/a.hpp": "#include <vector>\nint a;\n",
        "inc/b.hpp": "int b;\n",
    }))
    where = conditions(text)
    assert where["int a;"] == ("#ifdef A",)
    assert where["int b;"] == ("#elif B",)
    assert where["#include <cstdio>"] == ("#else",)
    assert where["int z;"] == where["#include <vector>"] == ()
    assert text.count("#include <vector>") == 2


@pytest.mark.parametrize("header", [ONCE + "int a;\n", "#ifndef A\n#define A\nint a;\n#endif\n"])
@pytest.mark.parametrize("define", ["-DX", "-UX"])
@pytest.mark.parametrize("before, after", [("", ""), ("", '#include "a.hpp"\n'),
                                           ('#include "a.hpp"\n', "")])
def test_both_branches(
    write: Write, tmp_path: Path, header: str, define: str, before: str, after: str
) -> None:
    """A file of both branches is whole in each, and still there only once."""
    main = write({
        "main.cpp": f'{before}#ifdef X\nint x;\n#include "a.hpp"\n#else\n#include "a.hpp"\n'
                    f"int y;\n#endif\n{after}",
        "inc/a.hpp": header,
    })
    original = preprocessed(main, "-I", tmp_path / "inc", define)
    assert original.count("int a;") == 1
    alone = tmp_path / "alone.cpp"
    alone.write_text(bundled(main))
    assert preprocessed(alone, define) == original


def test_system_include_twice_where_needed(write: Write) -> None:
    text = bundled(write({
        "main.cpp": "#define A\n#ifdef B\n#include <map>\n#include <map>\n#endif\n"
                    "#include <map>\n#include <map>\n#include <cassert>\n#include <cassert>\n",
    }))
    assert text.count("#include <map>") == 2
    assert text.count("#include <cassert>") == 2


def test_unknown_system_header_keeps_its_place(write: Write) -> None:
    """Of what is not standard C++ nothing is known; it may depend on what stands above."""
    lines = "int a;\n#include <windows.h>\n#include <map>\n#include <windows.h>\n"
    assert bundled(write({"main.cpp": lines})).endswith(lines)


def test_standard_name_in_quotes(write: Write) -> None:
    assert bundled(write({"main.cpp": '#include "map"\nint a;\n'})).startswith("#include <map>\n")


# Refusals


@pytest.mark.parametrize("line, words", [
    ('#include "unlike/all"', '"unlike/all" is not found; looked beside the file and in inc'),
    ('#include "game/nmi.hpp"', 'did you mean "game/nim.hpp"?'),
    ('#include "GAME/nim.hpp"', 'did you mean "game/nim.hpp"?'),
    ('#include "game\\nim.hpp"', 'did you mean "game/nim.hpp"?'),
    ('#include "nim.hpp"', 'did you mean "game/nim.hpp"?'),
    ('#include "wholly/different/folder/nim.hpp"', 'did you mean "game/nim.hpp"?'),
    ('#include "GAME/NIM.HPP"', 'did you mean "game/nim.hpp"?'),
    ('#include "secund.hpp"', 'did you mean "sector.hpp"?'),
    ('#include "game"', '"game" is not found'),
    ('#include "n\xc3\xaem.hpp"', '"n\u00eem.hpp" is not found; did you mean "game/nim.hpp"?'),
    ('#include "' + "x" * 5000 + '"', "is not found"),
    ("#include NAME", "#include NAME: a name made by a macro"),
    ('#include_next "game/nim.hpp"', "#include_next of a local file"),
    ('#import "game/nim.hpp"', "#import of a local file"),
    ('#if __has_include("game/nim.hpp")\n#endif', '__has_include("game/nim.hpp") asks for a file'),
    ("#if defined(A) && __has_include ( <game/nim.hpp> )\n#endif", "the judge will not have"),
    ("#if 0\n#elif __has_include(<game/nim.hpp>)\n#endif", "the judge will not have"),
    ("/* open", "comment is never closed"),
    ('char* s = R"(', "raw string is never closed"),
    ("??=define A", "trigraph"),
    ("#ifdef A", "#ifdef without #endif"),
    ("#endif", "#endif without #if"),
    ("#else", "#else without #if"),
    ("#ifdef A\n#pragma once\n#endif", "#pragma once within a conditional"),
])
def test_refused_with_place_and_chain(write: Write, line: str, words: str) -> None:
    """FILE:LINE, the includes that lead there, and what to do."""
    main = write({
        "main.cpp": 'int a;\n#include "first.hpp"\n',
        "inc/first.hpp": "// a\n\n" + ONCE + '#include "more/second.hpp"\n',
        "inc/more/second.hpp": f"int b; /*\n*/ int c;\n{line}\n",
        "inc/game/nim.hpp": ONCE,
        "inc/more/sector.hpp": ONCE,
    })
    place = "inc/more/second.hpp:3"
    if "#elif" in line or "pragma once" in line:
        place = "inc/more/second.hpp:4"
    message = refusal(main)
    assert message.startswith(place)
    assert words in message.replace(f"{main.parent}/", "")
    if any(word in line for word in ("include", "import")):
        chain = ", included from inc/first.hpp:4, included from main.cpp:2: "
        assert message.startswith(place + chain)


def test_has_include_of_the_system_stays(write: Write) -> None:
    condition = "#if __has_include(<gone>) || __has_include(\"gone.hpp\")"
    assert condition in bundled(write({"main.cpp": condition + "\n#include <gone>\n#endif\n"}))


@pytest.mark.parametrize("files, place", [
    ({"main.cpp": '\n#include "main.cpp"\n'}, "main.cpp:2: "),
    ({"main.cpp": '#include "a.hpp"\n', "inc/a.hpp": '\n\n#include "a.hpp"\n'},
     "inc/a.hpp:3, included from main.cpp:1: "),
    ({"main.cpp": '#include "a.hpp"\n', "inc/a.hpp": '#include "b/../a.hpp"\n', "inc/b/c": ""},
     "inc/a.hpp:1, included from main.cpp:1: "),
    ({"main.cpp": '#include "a.hpp"\n', "inc/a.hpp": '#include "b.hpp"\n',
      "inc/b.hpp": ONCE + '#include "c.hpp"\n', "inc/c.hpp": '\n#include "c.hpp"\n'},
     "inc/c.hpp:2, included from inc/b.hpp:2, included from inc/a.hpp:1, "
     "included from main.cpp:1: "),
])
def test_endless_include(write: Write, files: dict[str, str], place: str) -> None:
    message = refusal(write(files))
    assert message.startswith(place)
    assert "without end" in message and "#pragma once" in message


def test_deep_but_finite(write: Write) -> None:
    """As many includes within each other as a compiler takes are no endless include."""
    chain = {f"inc/{i}.hpp": f'#include "{i + 1}.hpp"\nint a{i};\n' for i in range(180)}
    main = write({"main.cpp": '#include "0.hpp"\n', "inc/180.hpp": "int end;\n"} | chain)
    assert bundled(main).count("int a") == 180


def test_too_deep(write: Write) -> None:
    chain = {f"inc/{i}.hpp": f'#include "{i + 1}.hpp"\n' for i in range(230)}
    main = write({"main.cpp": '#include "0.hpp"\n', "inc/230.hpp": "int end;\n"} | chain)
    assert refusal(main).startswith("main.cpp:1")


def test_self_include_that_ends(write: Write, tmp_path: Path) -> None:
    """An unguarded file may include itself as long as a macro ends that."""
    main = write({
        "main.cpp": '#include "a.hpp"\n',
        "inc/a.hpp": "#if !defined(A)\n#define A\n#include \"a.hpp\"\nint a;\n#elif !defined(B)\n"
                     "#define B\nint b;\n#endif\n",
    })
    assert preprocessed(main, "-I", tmp_path / "inc") == "int b; int a;"
    assert "without end" in refusal(main)  # to know better, it would have to evaluate


@pytest.mark.parametrize("kind", ["folder", "link", "pipe"])
def test_header_that_is_no_file(write: Write, tmp_path: Path, kind: str) -> None:
    main = write({"main.cpp": '#include "odd.hpp"\n'})
    odd = tmp_path / "inc" / "odd.hpp"
    if kind == "folder":
        odd.mkdir()
    elif kind == "link":
        odd.symlink_to("gone")
    else:
        os.mkfifo(odd)
    assert refusal(main).startswith('main.cpp:1: "odd.hpp" is not found')


# #line


def test_line_directives_map_messages(write: Write, tmp_path: Path) -> None:
    """A compiler's message about a bundle names the file and line of the original."""
    main = write({
        "main.cpp": '#include "a.hpp"\nint c = 1 +\n  A_MISSING;\n/* d\n */ int e = B_MISSING;\n',
        "inc/a.hpp": '// a\n#pragma once\n\n#include <vector>\n#include "b c.hpp"\n'
                     "int f = C_MISSING;\n",
        "inc/b c.hpp": 'const char* g = R"(\n\n)";\n#define H \\\n 1\nint i = D_MISSING;\n',
    })
    alone = tmp_path / "alone.cpp"
    alone.write_text(bundled(main, line_directives=True))
    done = subprocess.run(
        ["g++", "-std=c++11", "-fsyntax-only", alone],
        capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"},
    )
    errors = re.findall(r"^(.*:\d+):\d+: error: '(\w+)'", done.stderr, re.MULTILINE)
    assert errors == [("inc/b c.hpp:6", "D_MISSING"), ("inc/a.hpp:6", "C_MISSING"),
                      ("main.cpp:3", "A_MISSING"), ("main.cpp:5", "B_MISSING")]


# strip


def test_strip_keeps_literals_and_banner(write: Write) -> None:
    main = write({
        "main.cpp": '// Why.\n#include <map>\n#include "a.hpp"\n\n'
                    '/* b */ const char* c = "// \\" /* d */";\n'
                    'const char* e = R"(\n\n// f\n)"; // g\nchar h = \'"\'; // "\n',
        "inc/a.hpp": "// A.\n#pragma once\n\nint a; /* long\n comment */ int i;\n",
    })
    text = bundle(main, [main.parent / "inc"], BANNER).text
    stripped = strip(text, len(BANNER)).decode()
    assert stripped == (
        "".join(f"// {line}\n" for line in BANNER)
        + '#include <map>\nint a;   int i;\n  const char* c = "// \\" /* d */";\n'
        'const char* e = R"(\n\n// f\n)";\nchar h = \'"\';\n'
    )
    assert strip(stripped.encode(), len(BANNER)).decode() == stripped


def test_strip_without_banner(write: Write) -> None:
    text = bundled(write({"main.cpp": "// a\nint b; // c\n"})).encode()
    assert strip(text, 0) == b"int b;\n"


# The command


def test_to_standard_output(mex, write: Write) -> None:
    """The bundle and nothing else; its size goes to standard error."""
    main = write({"main.cpp": "// \xc3\xa9\nint main() {}\n"})
    done = mex("bundle", main)
    assert done.returncode == 0
    assert done.stdout.decode().splitlines() == [
        "// Bundled from main.cpp. Edit that file, not this one.", "",
        "// ---- main.cpp ----", "// \u00e9", "int main() {}",
    ]
    assert done.stderr.decode() == f"mex: {len(done.stdout)} bytes\n"


@pytest.mark.parametrize("name", [
    "\u0440\u0435\u0448.cpp", "a b.cpp", "-a.cpp", "a\\.cpp", "a\nint b;.cpp",
    os.fsdecode(b"caf\xe9.cpp"), "a.c++", "750", 'a"b.cpp',
])
def test_odd_names_of_the_file(mex, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("int main() {}\n")
    done = mex("bundle", "--line-directives", "--", name, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    alone = tmp_path / "alone.cpp"
    alone.write_bytes(done.stdout)
    assert preprocessed(alone) == "int main() {}"
    if name.isprintable():
        assert done.stdout.startswith(f"// Bundled from {name}. ".encode())


@pytest.mark.parametrize("words", [
    ("gone.cpp",), ("folder.cpp",), (".",), ("pipe.cpp",), ("link.cpp",), ("",), ("main.cpp", "x"),
    ("main.cpp", "-I", "gone"), ("main.cpp", "-I", "main.cpp"), ("main.cpp", "--judge", "UVaa"),
    ("main.cpp", "--limit", "x"), ("main.cpp", "--limit", "1"), ("bad.cpp",), ("--frobnicate",),
    ("main.cpp", "-o", "folder.cpp"), ("main.cpp", "-o", "gone/x.cpp"),
    ("main.cpp", "-o", "main.cpp/x.cpp"), ("main.cpp", "-o", "/proc/mex.cpp"),
    ("main.cpp", "-o", "main.cpp"), ("main.cpp", "-o", "./folder.cpp/../h.hpp"),
    ("main.cpp", "-o", "notes.txt"), ("main.cpp", "-o", "/dev/null"),
    ("main.cpp", "--limit", "1", "-o", "new.cpp"), ("wrong.cpp", "--check", "-o", "new.cpp"),
])
def test_wrong_use(mex, write: Write, tmp_path: Path, words: tuple[str, ...]) -> None:
    """One line that says what is wrong, status 2, nothing on standard output or disk."""
    write({"main.cpp": '#include "h.hpp"\nint main() {}\n', "h.hpp": ONCE, "bad.cpp": "/*",
           "notes.txt": "mine\n", "wrong.cpp": "int main() { oops }\n"})
    (tmp_path / "folder.cpp").mkdir()
    (tmp_path / "link.cpp").symlink_to("gone.cpp")
    os.mkfifo(tmp_path / "pipe.cpp")

    def everything() -> dict[Path, bytes | None]:
        return {p: p.read_bytes() if p.is_file() else None for p in tmp_path.rglob("*")}

    before = everything()
    done = mex("bundle", *words, cwd=tmp_path, timeout=30)
    assert (done.returncode, done.stdout) == (2, b"")
    *compiler, last = done.stderr.decode().splitlines()
    assert last.startswith("mex: ") and "Traceback" not in done.stderr.decode()
    assert len(compiler) <= (20 if "--check" in words else 1)
    assert everything() == before


def test_output_file(mex, write: Write, tmp_path: Path) -> None:
    """-o writes what would be printed, again over an older bundle, and nothing else."""
    write({"main.cpp": "int main() {}\n"})
    printed = mex("bundle", "main.cpp", cwd=tmp_path).stdout
    before = set(tmp_path.iterdir())
    for text in ("int main() {}\n", "int main() { return 0; }\n"):
        write({"main.cpp": text})
        done = mex("bundle", "main.cpp", "-o", "out.cpp", cwd=tmp_path)
        assert (done.returncode, done.stdout) == (0, b"")
        out = (tmp_path / "out.cpp").read_bytes()
        assert out == printed.replace(b"int main() {}\n", text.encode())
    assert set(tmp_path.iterdir()) - before == {tmp_path / "out.cpp"}


def test_output_file_is_no_source(mex, write: Write, tmp_path: Path) -> None:
    """Not even when the source looks like a bundle, or is named by another path."""
    text = '// Bundled from x.cpp.\n#include "h.hpp"\nint main() {}\n'
    write({"main.cpp": text, "h.hpp": "// Bundled from y.cpp.\n"})
    (tmp_path / "link.cpp").symlink_to("h.hpp")
    for name in ("main.cpp", "inc/../main.cpp", "h.hpp", "link.cpp"):
        done = mex("bundle", "main.cpp", "-o", name, cwd=tmp_path)
        assert done.returncode == 2
        assert "is a source of the bundle" in done.stderr.decode()
    assert (tmp_path / "main.cpp").read_text() == text


def test_output_file_is_whole_or_old(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """When writing fails half-way the old file stays, and no other file is left."""
    target = tmp_path / "out.cpp"
    target.write_bytes(b"old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(paths.os, "replace", full)
    with pytest.raises(MexError, match="No space left"):
        paths.write_atomically(target, b"new")
    assert [(p.name, p.read_bytes()) for p in tmp_path.iterdir()] == [("out.cpp", b"old")]


def test_output_into_a_pipe(mex, write: Write, tmp_path: Path) -> None:
    """A pipe is neither read, which would hang, nor replaced by a file."""
    write({"main.cpp": "int main() {}\n"})
    os.mkfifo(tmp_path / "pipe")
    done = mex("bundle", "main.cpp", "-o", "pipe", cwd=tmp_path, timeout=5)
    assert done.returncode == 2
    assert (tmp_path / "pipe").is_fifo()


def test_several_include_folders(mex, write: Write, tmp_path: Path) -> None:
    """-I may be given several times; the first folder that has the file counts."""
    write({
        "main.cpp": '#include "a.hpp"\n#include <b.hpp>\nint main() {}\n',
        "one/a.hpp": "int one_a;\n",
        "two/a.hpp": "int two_a;\n",
        "two/b.hpp": "int two_b;\n",
    })
    done = mex("bundle", "main.cpp", "-I", "one", "-I", "two", cwd=tmp_path)
    assert re.findall(rb"int (\w+);", done.stdout) == [b"one_a", b"two_b"]


def test_check_accepts(mex, write: Write) -> None:
    done = mex("bundle", write({"main.cpp": "int main() {}\n"}), "--check")
    assert (done.returncode, done.stdout.count(b"int main() {}")) == (0, 1)

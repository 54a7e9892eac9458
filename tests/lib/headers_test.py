"""Checks of the headers in lib/ that no C++ test can make: form, Usage, combinations."""

from __future__ import annotations

import itertools
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIB = ROOT / "lib"
HEADERS = sorted(path.relative_to(LIB).as_posix() for path in LIB.rglob("*.hpp"))

KEYS = ["Time", "Space", "Requires", "Errors", "Source", "Usage"]
OPTIONAL_KEYS = ["Space"]
MAX_WIDTH = 90
MAX_LINES = 130

STRICT = "-pedantic-errors -Wall -Wextra -Wshadow -Wconversion -Wsign-conversion -Werror"
STANDARDS = ["c++11", "c++14", "c++17", "c++20", "c++2b"]  # clang++ 14 knows no c++23
COMPILERS = [name for name in ("g++", "clang++") if shutil.which(name)]


# Form


def opening_comment(text: str) -> list[str]:
    """The lines of the comment that a header begins with, without their slashes."""
    lines = itertools.takewhile(lambda line: line.startswith("//"), text.splitlines())
    return [line[2:] for line in lines]


def keyed_parts(text: str) -> list[tuple[str, list[str]]]:
    """The keys of the opening comment in their order, each with its lines."""
    parts: list[tuple[str, list[str]]] = []
    for line in opening_comment(text):
        key = re.match(r" ([A-Z]\w*):(?: +|$)", line)
        if key:
            parts.append((key[1], [line[key.end() :]]))
        elif parts:
            parts[-1][1].append(line)
    return parts


def comment_faults(text: str) -> list[str]:
    """What is wrong with the opening comment of a header."""
    faults = []
    comment = opening_comment(text)
    if len(comment) < 2 or not re.match(r" \S.*\.$", comment[0]) or comment[1] != "":
        faults.append("the first line is not a name that ends with a full stop")
    parts = keyed_parts(text)
    found = [key for key, _ in parts]
    for key in found:
        if key not in KEYS:
            faults.append(f"unknown key {key}")
    for key in KEYS:
        if key not in found and key not in OPTIONAL_KEYS:
            faults.append(f"no {key}")
    known = [key for key in found if key in KEYS]
    if known != sorted(set(known), key=KEYS.index):
        faults.append("keys out of order or repeated")
    faults += [f"empty {key}" for key, lines in parts if not "".join(lines).strip()]
    return faults


def form_faults(text: str) -> list[str]:
    """What is wrong with the form of a header."""
    faults = comment_faults(text)
    if not text.isascii():
        faults.append("not ASCII")
    if "\r" in text or not re.search(r"[^\n]\n\Z", text):
        faults.append("wrong line ends")
    lines = text.splitlines()
    if len(lines) > MAX_LINES:
        faults.append(f"{len(lines)} lines")
    faults += [f"wide line: {line}" for line in lines if len(line) > MAX_WIDTH]
    if lines[len(opening_comment(text)) :][:1] != ["#pragma once"]:
        faults.append("no #pragma once after the opening comment")
    for line in lines:
        if re.match(r"\s*#", line) and not re.match(r'#(pragma once$|include [<"])', line):
            faults.append(f"directive: {line}")
    if re.search(r"\busing\s+namespace\b", text):
        faults.append("using namespace")
    standard = re.findall(r"^#include <(.*)>$", text, re.M)
    own = re.findall(r'^#include "(.*)"$', text, re.M)
    forbidden = {"bits/stdc++.h", "iostream", "fstream"}
    if "namespace io {" not in lines:
        forbidden.add("cstdio")
    faults += [f"include of {name}" for name in sorted(forbidden & set(standard))]
    if standard != sorted(set(standard)) or own != sorted(set(own)):
        faults.append("includes not sorted or repeated")
    faults += [f"include not rooted at lib: {name}" for name in own if name not in HEADERS]
    return faults


def test_there_are_headers() -> None:
    assert len(HEADERS) >= 10


@pytest.mark.parametrize("header", HEADERS)
def test_form(header: str) -> None:
    assert form_faults((LIB / header).read_text()) == []


GOOD = """\
// Name, convention.
//
// Rules.
//
// Time:     O(1).
// Requires: n >= 0.
// Errors:   assert.
// Source:   a book.
// Usage:
//   int value = 1;  // value == 1
#pragma once

#include <cassert>
#include <vector>

namespace games {
}
"""

FORM_PLANTS = {
    "unknown key Memory": ("// Errors:", "// Memory:   O(1).\n// Errors:"),
    "no Requires": ("// Requires: n >= 0.\n", ""),
    "no Errors": ("// Errors:   assert.\n", ""),
    "no Source": ("// Source:   a book.\n", ""),
    "no Usage": ("// Usage:\n//   int value = 1;  // value == 1\n", ""),
    "no Time": ("// Time:     O(1).\n", ""),
    "empty Requires": ("n >= 0.", ""),
    "empty Usage": ("//   int value = 1;  // value == 1\n", ""),
    "keys out of order or repeated": ("// Errors:", "// Time:     O(1).\n// Errors:"),
    "the first line is not a name that ends with a full stop": ("convention.", "rules"),
    "not ASCII": ("Rules", "R\u00e8gles"),
    "wrong line ends": ("{\n}\n", "{\n}"),
    f"{MAX_LINES + 1} lines": ("{\n", "{\n" + "\n" * (MAX_LINES + 1 - GOOD.count("\n"))),
    "wide line: // " + "x" * 88: ("// Rules.", "// " + "x" * 88),
    "no #pragma once after the opening comment": ("#pragma once\n", ""),
    "directive: #define A": ("namespace", "#define A\nnamespace"),
    "directive: #ifdef A": ("namespace", "#ifdef A\n#endif\nnamespace"),
    "using namespace": ("{\n", "{\nusing namespace std;\n"),
    "include of bits/stdc++.h": ("<cassert>", "<bits/stdc++.h>"),
    "include of iostream": ("<cassert>", "<iostream>"),
    "include of cstdio": ("<cassert>", "<cstdio>"),
    "includes not sorted or repeated": ("<cassert>", "<zlib>"),
    "include not rooted at lib: mex.hpp": (
        "\nnamespace",
        '\n#include "mex.hpp"\n\nnamespace',
    ),
}


def test_the_form_that_the_plants_start_from_is_good() -> None:
    assert form_faults(GOOD) == []


@pytest.mark.parametrize("fault", FORM_PLANTS)
def test_a_planted_fault_of_form_is_found(fault: str) -> None:
    old, new = FORM_PLANTS[fault]
    assert old in GOOD
    assert fault in form_faults(GOOD.replace(old, new, 1))


# Usage


def usage_program(header: str, text: str) -> str:
    """A program that runs the Usage of a header and checks its trailing comments.

    A comment that ends a line of Usage is an expression that is true after the line; one
    on a line of its own is only a comment.
    """
    usage = dict(keyed_parts(text)).get("Usage", [])
    body = []
    checks = 0
    for line in usage[1:]:
        statement, _, expected = line.partition("  // ")
        body.append(statement)
        if expected and statement.strip():
            checks += 1
            body.append(f"if (!({expected.strip()})) return {checks};")
    assert checks > 0, f"{header}: Usage checks nothing"
    lines = [f'#include "{header}"', "int main() {", *body, "return 0;", "}"]
    return "\n".join(lines) + "\n"


def run_usage(header: str, text: str, folder: Path) -> int:
    """The number of the first trailing comment that is false, 0 when all hold."""
    source = folder / "usage.cpp"
    source.write_text(usage_program(header, text))
    options = f"-std=c++11 -O1 -UNDEBUG -I{LIB} -Wno-unused".split()
    subprocess.run(["g++", *options, source, "-o", folder / "usage"], check=True)
    return subprocess.run([folder / "usage"], timeout=10).returncode


@pytest.mark.parametrize("header", HEADERS)
def test_usage_compiles_runs_and_is_true(header: str, tmp_path: Path) -> None:
    assert run_usage(header, (LIB / header).read_text(), tmp_path) == 0


def test_a_false_or_unchecked_or_broken_usage_is_found(tmp_path: Path) -> None:
    assert run_usage("games/mex.hpp", GOOD, tmp_path) == 0
    false = GOOD.replace("value == 1", "value == 2")
    assert run_usage("games/mex.hpp", false, tmp_path) == 1
    unchecked = GOOD.replace("  // value == 1", "")
    with pytest.raises(AssertionError, match="Usage checks nothing"):
        run_usage("games/mex.hpp", unchecked, tmp_path)
    broken = GOOD.replace("int value", "int val")
    with pytest.raises(subprocess.CalledProcessError):
        run_usage("games/mex.hpp", broken, tmp_path)


# Combinations


def includes(headers: list[str], top: str = "") -> str:
    """The text of a file that includes the headers in that order."""
    return top + "".join(f'#include "{header}"\n' for header in headers)


def compile_errors(compiler: str, options: str, text: str, lib: Path = LIB) -> str:
    """What the compiler says to the text; nothing when all is well."""
    command = [compiler, *options.split(), f"-I{lib}", "-fsyntax-only", "-x", "c++", "-"]
    result = subprocess.run(command, input=text, capture_output=True, text=True)
    return result.stderr + ("" if result.returncode == 0 else "failed\n")


@pytest.mark.parametrize("standard", STANDARDS)
@pytest.mark.parametrize("compiler", COMPILERS)
def test_all_headers_after_using_namespace_std(compiler: str, standard: str) -> None:
    top = "#include <bits/stdc++.h>\nusing namespace std;\n"
    texts = [includes(HEADERS, top), includes(HEADERS[::-1], top)]
    options = f"-std={standard} {STRICT}"
    with ThreadPoolExecutor(max_workers=2) as pool:
        errors = pool.map(lambda text: compile_errors(compiler, options, text), texts)
    assert list(errors) == ["", ""]


def test_every_header_alone() -> None:
    """With clang++; CMakeLists.txt compiles and links each with g++."""

    def errors(header: str) -> str:
        return compile_errors("clang++", f"-std=c++11 {STRICT}", includes([header, header]))

    with ThreadPoolExecutor(max_workers=2) as pool:
        assert list(filter(None, pool.map(errors, HEADERS))) == []


@pytest.mark.parametrize("compiler", COMPILERS)
def test_all_headers_in_both_orders(compiler: str) -> None:
    """Each comes before and after each other one, in one file or the other."""
    for headers in (HEADERS, HEADERS[::-1]):
        assert compile_errors(compiler, f"-std=c++11 {STRICT}", includes(headers)) == ""


def test_both_compilers_are_here() -> None:
    assert COMPILERS == ["g++", "clang++"]


@pytest.mark.parametrize("compiler", COMPILERS)
def test_planted_faults_of_combination_are_found(compiler: str, tmp_path: Path) -> None:
    """Clashes, names that std has too, narrowing and newer syntax do not pass."""
    (tmp_path / "a.hpp").write_text("#pragma once\ninline int help() { return 1; }\n")
    (tmp_path / "b.hpp").write_text("#pragma once\ninline int help() { return 2; }\n")
    (tmp_path / "c.hpp").write_text(
        "#pragma once\ninline int count = 0;\ninline int f() { return count; }\n"
    )
    (tmp_path / "d.hpp").write_text(
        "#pragma once\n#include <vector>\ninline std::size_t f(int n) { return n; }\n"
    )
    (tmp_path / "e.hpp").write_text("#pragma once\ninline std::vector<int> f();\n")
    strict = f"-std=c++11 {STRICT}"
    assert compile_errors(compiler, strict, includes(["a.hpp"]), tmp_path) == ""
    for headers in (["a.hpp", "b.hpp"], ["c.hpp"], ["d.hpp"], ["e.hpp"]):
        assert compile_errors(compiler, strict, includes(headers), tmp_path) != ""
    std = "#include <algorithm>\nusing namespace std;\n"
    late = f"-std=c++17 {STRICT}"
    assert compile_errors(compiler, late, includes(["c.hpp"], std), tmp_path) != ""


# Format


def format_faults(paths: list[Path]) -> str:
    """The lines that clang-format would change."""
    command = ["clang-format", f"--style=file:{ROOT}/.clang-format", "--dry-run", "-Werror"]
    return subprocess.run([*command, *paths], capture_output=True, text=True).stderr


def test_clang_format_leaves_lib_and_its_tests_unchanged() -> None:
    paths = sorted([*LIB.rglob("*.hpp"), *(ROOT / "tests/lib").rglob("*.[ch]pp")])
    assert format_faults(paths) == ""


def test_an_unformatted_line_is_found(tmp_path: Path) -> None:
    bad = tmp_path / "bad.hpp"
    bad.write_text("int  f( int a ){return a;}\n")
    assert "bad.hpp" in format_faults([bad])

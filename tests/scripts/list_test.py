"""mex list, mex snippet and the tables of the README."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from conftest import REPOSITORY, TOML, Mex, Workshop

HEADERS = sorted((REPOSITORY / "lib").rglob("*.hpp"))


def test_the_tables_of_the_readme_are_fresh() -> None:
    from mexlib.commands.list import with_tables

    text = (REPOSITORY / "README.md").read_text("utf-8")
    assert with_tables(text) == text, "stale: run scripts/mex list --readme"


def test_links_of_the_readme_lead_somewhere() -> None:
    text = re.sub("`[^`]*`", "", (REPOSITORY / "README.md").read_text("utf-8"))
    for target in re.findall(r"\]\(([^)]+)\)", text):
        assert (REPOSITORY / target).exists(), target


def test_readme_option_touches_only_what_lies_between_the_marks(workshop: Workshop) -> None:
    workshop.problem("cses-1-doubling")
    workshop.write("lib/games/two.hpp", "// Two.\n#pragma once\n")
    readme = workshop.write("README.md", "a\n<!-- mex list: begin -->\nold\n<!-- mex list: end -->\nb")
    assert workshop.mex("list", "--readme").returncode == 0
    text = readme.read_text()
    assert text.startswith("a\n<!-- mex list: begin -->\n|") and text.endswith("list: end -->\nb")
    assert "CSES 1 Doubling" in text and "games/two" in text and "old" not in text
    readme.write_text("no marks\n")
    done = workshop.mex("list", "--readme")
    assert done.returncode == 2 and b"must hold one" in done.stderr
    assert readme.read_text() == "no marks\n"


def test_list_names_every_problem_and_header(mex: Mex) -> None:
    shown = mex("list").stdout.decode()
    listed = json.loads(mex("list", "--json").stdout)
    slugs = {path.name for path in (REPOSITORY / "problems").iterdir()}
    assert {problem["slug"] for problem in listed["problems"]} == slugs
    files = {path.relative_to(REPOSITORY).as_posix() for path in HEADERS}
    assert {snippet["file"] for snippet in listed["snippets"]} == files
    for name in slugs | {snippet["name"] for snippet in listed["snippets"]}:
        assert name in shown
    uses = {p["slug"]: p["snippets"] for p in listed["problems"]}
    assert uses["cses-1730-nim-game-i"] == ["games/nim"]


def test_list_groups_by_first_topic(workshop: Workshop) -> None:
    workshop.problem("cses-1-doubling")
    workshop.problem("cses-2-other", problem_toml=TOML.replace('["nim"]', '["outcomes", "nim"]'))
    lines = workshop.mex("list").stdout.decode().splitlines()
    assert [line.strip() for line in lines[:4]] == [
        "outcomes", "cses-2-other", "nim", "cses-1-doubling",
    ]


def test_readme_shows_users_through_other_headers_or_the_example(workshop: Workshop) -> None:
    two = "// Two.\n//\n// Usage:\n//   int n = two();  // n == 2\n//   n |= 1;\n#pragma once\n"
    workshop.write("lib/games/two.hpp", two)
    workshop.write("lib/games/four.hpp", '// Four.\n#pragma once\n#include "games/two.hpp"\n')
    readme = workshop.write("README.md", "<!-- mex list: begin -->\n<!-- mex list: end -->\n")

    def row(name: str) -> str:
        assert workshop.mex("list", "--readme").returncode == 0
        return next(s for s in readme.read_text().splitlines() if s.startswith(f"| [games/{name}]"))

    workshop.problem("cses-1-doubling")
    assert row("two").endswith("| Two. | `int n = two();  // n == 2`<br>`n \\|= 1;` |")
    assert row("four").endswith("| Four. |  |")
    workshop.problem("cses-1-doubling", solution_cpp='#include "games/four.hpp"\nint main() {}\n')
    for name in ("two", "four"):
        assert row(name).endswith("| [CSES 1](problems/cses-1-doubling) |")


@pytest.mark.parametrize("header", HEADERS, ids=lambda path: path.stem)
def test_snippet_compiles_when_pasted(header: Path, mex: Mex, tmp_path: Path) -> None:
    name = header.relative_to(REPOSITORY / "lib").with_suffix("").as_posix()
    text = mex("snippet", name).stdout
    assert b"#pragma once" not in text and b'#include "' not in text
    system = re.findall(rb"^#include <.*>$", text, re.MULTILINE)
    assert len(system) == len(set(system))
    for start in (b"", b"#include <bits/stdc++.h>\nusing namespace std;\n"):
        (tmp_path / "pasted.cpp").write_bytes(start + text + b"int main() {}\n")
        done = subprocess.run(
            ["g++", "-std=c++11", "-pedantic-errors", "-Wall", "-Wextra", "-Werror",
             "-fsyntax-only", "pasted.cpp"],
            cwd=tmp_path, capture_output=True,
        )
        assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize("name", ["nim", "nim.hpp", "games/nim", "games/nim.hpp",
                                  "lib/games/nim.hpp"])
def test_snippet_by_any_name(name: str, mex: Mex) -> None:
    done = mex("snippet", name)
    assert done.returncode == 0 and b"nim_sum" in done.stdout


def test_snippet_that_is_ambiguous_or_unknown(mex: Mex) -> None:
    done = mex("snippet", "hackenbush")
    assert done.returncode == 2 and b"fits several snippets: games/" in done.stderr
    done = mex("snippet", "subtracton")
    assert done.returncode == 2 and b"did you mean games/subtraction?" in done.stderr


def test_copy_uses_the_clipboard_tool_at_hand(workshop: Workshop, tmp_path: Path) -> None:
    workshop.problem("cses-1-doubling")
    workshop.write("lib/games/two.hpp", "// Two.\n#pragma once\nint two();\n")
    taken = tmp_path / "taken"
    tool = workshop.write("bin/xclip", f'#!/bin/sh\ncat > "{taken}"\n')
    tool.chmod(0o755)
    path = f"{tool.parent}:/usr/bin:/bin"
    environment = {"PATH": path, "DISPLAY": ":9", "HOME": os.environ["HOME"]}
    done = workshop.mex("bundle", "1", "--copy", env=environment)
    assert done.returncode == 0 and done.stdout == b""
    assert taken.read_bytes() == workshop.mex("bundle", "1").stdout
    workshop.mex("snippet", "two", "--copy", env=environment)
    assert b"int two();" in taken.read_bytes()
    taken.unlink()
    tool.write_text("#!/bin/sh\nexit 1\n")
    done = workshop.mex("bundle", "1", "--copy", env=environment)
    assert done.returncode == 2 and b"use -o FILE instead" in done.stderr
    del environment["DISPLAY"]
    done = workshop.mex("bundle", "1", "--copy", env=environment)
    assert done.returncode == 2 and b"no clipboard tool is at hand" in done.stderr

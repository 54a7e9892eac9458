"""Every problem folder: complete, right on its cases, and equal to its brute.

The source is compiled with -I lib under sanitizers, the bundle as its judge does, alone.
"""

import subprocess
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from conftest import REPOSITORY, quick, run_mex
from mexlib import problems, snippets
from mexlib.build import SANITIZERS, build, compiler, judge_flags
from mexlib.judging import bundled, judge_case, problem_task
from mexlib.runner import Limits

SLUGS = problems.slugs()
NEEDED = {"problem.toml", "solution.cpp", "brute.cpp", "gen.py"}
WITHOUT_OFFICIAL_SAMPLE = {  # nobody has seen it
    "lightoj-1344-aladdin-and-the-game-of-bracelets",
    "lightoj-1401-no-more-tic-tac-toe",
    "uva-10094-place-the-guards",
    "uva-11249-game",
    "uva-1482-playing-with-stones",
}
OPTIONAL = {"checker.cpp", "checker.py", "interactor.py"}
ROOMY = Limits(time=60.0, memory=None, stack=None)
# The judge's own standard aside, every bundle is C++11 and still compiles much later. The
# standards between are tried with the headers in lib/, which are most of a bundle.
COMPILERS = [("g++", "c++11"), ("clang++", "c++2b")]
WARNINGS = ["-pedantic-errors", "-Wall", "-Wextra", "-Wshadow", "-Wconversion",
            "-Wno-sign-conversion", "-Werror"]

pytestmark = pytest.mark.parametrize("slug", SLUGS)


@cache
def problem_of(slug: str) -> problems.Problem:
    return problems.load(problems.PROBLEMS / slug)


def test_folder_holds_what_it_should(slug: str) -> None:
    problem = problem_of(slug)
    names = {path.name for path in problem.folder.iterdir()}
    cases = {name for case in problem.cases() for name in (f"{case.name}.in", f"{case.name}.out")}
    assert NEEDED <= names
    assert names - NEEDED - OPTIONAL == cases
    sampled = any(case.name == "sample-1" for case in problem.cases())
    assert sampled or slug in WITHOUT_OFFICIAL_SAMPLE
    assert any(case.name == "extra-1" for case in problem.cases())
    judge = problem.judge.name.lower().replace(" ", "-")
    assert slug.startswith(f"{judge}-"), "folders are JUDGE-ID-TITLE"
    assert snippets.used_by(problem), "a solution is built on lib/"
    assert problem.idea


def test_solution_keeps_the_rules(slug: str) -> None:
    text = problem_of(slug).solution.read_text("ascii")
    assert text.startswith("// ") and "Time: O(" in text
    for banned in ("using namespace", "#define", "bits/stdc++.h", "#pragma"):
        assert banned not in text
    assert len(text.splitlines()) <= 60
    assert max(map(len, text.splitlines())) <= 90


def test_source_is_right_under_sanitizers(slug: str) -> None:
    task = problem_task(problem_of(slug))
    flags = ["-std=c++11", *WARNINGS, f"-I{REPOSITORY / 'lib'}", *SANITIZERS]
    program = build(task.source.read_bytes(), flags)
    for case in task.cases:
        result = judge_case(replace(task, limits=ROOMY), program, case)
        assert result.verdict == "AC", (case.name, result.detail)


def test_bundle_compiles_alone_everywhere(slug: str, tmp_path: Path) -> None:
    task = problem_task(problem_of(slug))
    (tmp_path / "bundle.cpp").write_bytes(bundled(task))
    kinds = [(cxx, [f"-std={standard}", *WARNINGS]) for cxx, standard in COMPILERS]
    kinds.append(("clang++", judge_flags(task.judge)))  # g++ is what mex test takes
    for cxx, flags in kinds:
        done = subprocess.run(
            [cxx, *flags, "-fsyntax-only", "bundle.cpp"], cwd=tmp_path, capture_output=True
        )
        assert done.returncode == 0, (cxx, flags, done.stderr.decode())
        assert cxx == "g++" or b" error" not in done.stderr


def test_bundle_by_the_other_compiler_is_right_too(slug: str) -> None:
    task = problem_task(problem_of(slug))
    flags = [*judge_flags(task.judge), "-O0"]  # the time it takes is not the matter here
    program = build(bundled(task), flags, cxx=compiler("clang++"))
    for case in task.cases:
        result = judge_case(replace(task, limits=ROOMY), program, case)
        assert result.verdict == "AC", (case.name, result.detail)


def test_brute_agrees_on_samples_and_random_inputs(slug: str) -> None:
    count = "20" if quick() else "100"
    done = run_mex(REPOSITORY, "stress", slug, "--count", count, "--jobs", "1", timeout=300)
    assert done.returncode == 0, done.stdout.decode()
    assert f"{count} inputs agree".encode() in done.stdout


def test_largest_input_is_within_the_limits(slug: str) -> None:
    done = run_mex(REPOSITORY, "stress", slug, "--max")
    assert done.returncode == 0, done.stdout.decode()

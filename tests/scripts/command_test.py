"""`mex test` on problem folders: what a user sees, and what wrong input says."""

import json
import os
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from conftest import REPOSITORY, TOML, Mex, Workshop, run_mex


def one_line(done: "subprocess.CompletedProcess[bytes]") -> str:
    """The message of a refused call: exit 2, one line, nothing on standard output."""
    assert done.returncode == 2, done
    assert done.stdout == b""
    message = done.stderr.decode()
    assert message.startswith("mex: ") and message.count("\n") == 1 and message.endswith("\n")
    return message


def test_one_line_a_problem_and_a_summary(workshop: Workshop) -> None:
    workshop.problem("cses-1-doubling")
    wrong = {"solution_cpp": "#include <cstdio>\nint main() { std::puts(\"7\"); }\n"}
    workshop.problem("cses-2-wrong", **wrong)
    done = workshop.mex("test")
    lines = done.stdout.decode().splitlines()
    assert re.fullmatch(r"AC   cses-1-doubling +1 case +0\.0\d s +\d+\.\d MB", lines[0])
    assert lines[1].startswith("WA   cses-2-wrong ")
    assert 'sample-1: line 1: expected "6", got "7"' in lines[2]
    assert lines[3].endswith("1 AC, 1 WA") and lines[4] == "1 passed, 1 failed"
    assert done.returncode == 1
    assert workshop.mex("test", "doubling").returncode == 0


def test_works_from_any_folder_and_through_a_link(workshop: Workshop, tmp_path: Path) -> None:
    workshop.problem("cses-1-doubling")
    link = tmp_path / "mex"
    link.symlink_to(workshop.root / "scripts" / "mex")
    for command in ([link], [workshop.root / "scripts" / "mex"]):
        done = subprocess.run([*command, "test"], cwd="/", capture_output=True)
        assert done.returncode == 0, done


def test_a_folder_with_odd_characters(tmp_path: Path) -> None:
    workshop = Workshop(tmp_path / "my dir #1 (a'b) 100% é")
    workshop.problem("cses-1-doubling")
    assert workshop.mex("test").returncode == 0
    assert workshop.mex("bundle", "1").returncode == 0


def test_unchanged_problem_is_not_compiled_again(workshop: Workshop, tmp_path: Path) -> None:
    workshop.problem("cses-1-doubling")
    log = tmp_path / "compiled"
    fake = workshop.write("bin/g++", f'#!/bin/sh\necho x >> "{log}"\nexec /usr/bin/g++ "$@"\n')
    fake.chmod(0o755)
    environment = os.environ | {
        "PATH": f"{fake.parent}:{os.environ['PATH']}", "MEX_CACHE": str(tmp_path / "cache"),
    }
    for expected in (2, 2):  # the sandbox and the solution, then nothing
        assert workshop.mex("test", env=environment).returncode == 0
        assert log.read_text().count("x") == expected
    solution = workshop.root / "problems/cses-1-doubling/solution.cpp"
    solution.write_text("int main() { return }\n")
    done = workshop.mex("test", env=environment)
    assert done.stdout.startswith(b"CE ") and b"case" not in done.stdout.splitlines()[0]


def test_natural_order_and_both_names_of_answers(workshop: Workshop) -> None:
    files = {f"extra-{i}_{kind}": text for i in (2, 10) for kind, text in
             (("in", f"{i}\n"), ("ans" if i == 2 else "out", f"{2 * i}\n"))}
    workshop.problem("cses-1-doubling", **files)
    done = workshop.mex("test", "--json")
    (result,) = json.loads(done.stdout)["results"]
    assert [case["name"] for case in result["cases"]] == ["sample-1", "extra-2", "extra-10"]
    assert result["verdict"] == "AC"


def test_case_without_an_answer_is_never_a_success(workshop: Workshop) -> None:
    workshop.problem("cses-1-doubling", **{"extra-1_in": "4\n"})
    done = workshop.mex("test")
    assert done.returncode == 1
    assert b"NOT CHECKED extra-1: there is no extra-1.out" in done.stdout
    assert done.stdout.endswith(b"0 passed, 1 failed\n")


def test_compile_error_names_the_original_file_and_line(workshop: Workshop) -> None:
    workshop.write("lib/games/broken.hpp", "#pragma once\n\n\ninline int f() { return x; }\n")
    workshop.problem("cses-1-doubling", solution_cpp='#include "games/broken.hpp"\nint main() {}\n')
    output = workshop.mex("test").stdout.decode()
    assert "lib/games/broken.hpp:4:" in output and "'x' was not declared" in output


def test_what_is_tested_is_the_bundle(workshop: Workshop) -> None:
    workshop.write("lib/two.hpp", "#pragma once\ninline int two() { return 2; }\n")
    solution = (
        '#include <iostream>\n#include "two.hpp"\n#if __has_include(<two_at_home.hpp>)\n#endif\n'
        'int main() { int n; std::cin >> n; std::cout << two() * n << "\\n"; }\n'
    )
    workshop.problem("cses-1-doubling", solution_cpp=solution)
    assert workshop.mex("test").returncode == 0
    made = workshop.mex("bundle", "1").stdout
    (workshop.root / "alone.cpp").write_bytes(made)
    subprocess.run(["g++", "-std=c++11", "-pedantic-errors", "alone.cpp"], cwd=workshop.root,
                   check=True)


def test_bundle_above_the_source_limit_is_tested_without_comments(workshop: Workshop) -> None:
    long = "// words\n" * 20000 + "int main() { }\n"
    toml = TOML.replace('"CSES"', '"SPOJ"')
    workshop.problem("spoj-1-long", solution_cpp=long, problem_toml=toml, **{"sample-1_out": ""})
    assert workshop.mex("test").returncode == 0
    longer = "int x = 0;\n" + "void f() { ++x; }\n".replace("f", "f{}") * 4000 + "int main() {}\n"
    text = "".join(f"void f{i}() {{}}\n" for i in range(5000)) + "int main() {}\n"
    assert len(longer) > 50000 and len(text) > 50000
    workshop.problem("spoj-1-long", solution_cpp=text, problem_toml=toml, **{"sample-1_out": ""})
    done = workshop.mex("test")
    assert done.returncode == 1 and b"SPOJ takes 50000" in done.stdout


def test_debug_shows_the_sanitizer_report(workshop: Workshop) -> None:
    solution = (
        "#include <iostream>\n#include <vector>\nint main() { std::vector<int> v(3); int n; "
        'std::cin >> n; v[n] = 2 * n; std::cout << v[n] << "\\n"; }\n'
    )
    workshop.problem("cses-1-doubling", solution_cpp=solution)
    done = workshop.mex("test", "--debug")
    assert done.returncode == 1
    assert b"RE " in done.stdout and b"out-of-bounds" in done.stdout


def test_checker_of_the_folder_decides(workshop: Workshop) -> None:
    checker = (
        "import sys\n_, given, output, answer = sys.argv\nn = int(open(given).read())\n"
        "value = int(open(output).read())\nassert open(answer).read()\n"
        "sys.exit(0 if value % n == 0 else print('not a multiple', file=sys.stderr) or 1)\n"
    )
    toml = TOML + 'compare = "checker"\n'
    workshop.problem("cses-1-any", problem_toml=toml, checker_py=checker, **{"sample-1_out": "0\n"})
    assert workshop.mex("test").returncode == 0
    bad = '#include <cstdio>\nint main() { std::puts("7"); }\n'
    workshop.problem("cses-1-any", problem_toml=toml, solution_cpp=bad)
    done = workshop.mex("test")
    assert done.returncode == 1 and b"WA sample-1: not a multiple" in done.stdout
    (workshop.root / "problems/cses-1-any/checker.py").write_text("raise ValueError('lost')\n")
    done = workshop.mex("test")
    assert b"CHECKER ERROR" in done.stdout and b"ValueError: lost" in done.stdout
    (workshop.root / "problems/cses-1-any/checker.py").unlink()
    assert "checker.cpp or checker.py" in one_line(workshop.mex("test"))


@pytest.mark.parametrize(("words", "needle"), [
    (["test", "no-such-thing"], "no problem's name contains 'no-such-thing'"),
    (["test", "doublign"], "did you mean cses-1-doubling"),
    (["test", "cses"], "fits several problems: cses-1-doubling, cses-17-other"),
    (["test", ""], "no problem's name"),
    (["bundle", "no-such"], "no problem's name"),
    (["bundle", "missing.cpp"], "missing.cpp: there is no such file"),
    (["run", "cses"], "fits several"),
    (["snippet", "nim"], "no snippet's name contains 'nim'"),
    (["stress"], "name problems, or all of them by --all"),
    (["stress", "cses-1-doubling"], "gen.py is missing"),
    (["stress", "cses-1-doubling", "--count", "0"], "at least 1"),
    (["tset"], "invalid choice: 'tset'"),
    (["test", "--nonsense"], "--help tells how"),
    (["test", "--time", "-1"], "--time"),
    (["test", "--time", "nan"], "--time"),
    (["test", "--jobs", "0"], "--jobs"),
    (["test", "x.cpp", "--samples", "."], "x.cpp: there is no such file"),
    (["test", "--samples", "."], "one source file"),
    (["test", "--judge", "UVA2"], "unknown judge 'UVA2'; did you mean UVa?"),
])
def test_wrong_words_get_one_line(workshop: Workshop, words: list[str], needle: str) -> None:
    workshop.problem("cses-1-doubling")
    workshop.problem("cses-17-other")
    assert needle in one_line(workshop.mex(*words, cwd=workshop.root))


@pytest.mark.parametrize(("toml", "needle"), [
    (None, "problem.toml is missing"),
    ("judge = ", "not valid TOML"),
    (b"\xff\xfe", "not valid TOML"),
    ("", "judge is missing"),
    (TOML.replace('id = "1"', "id = 1"), "id must be a str, not 1"),
    (TOML + "time_limt = 1.0\n", "unknown key 'time_limt'; did you mean time_limit?"),
    (TOML + "time_limit = 0\n", "time_limit must be more than 0"),
    (TOML + "time_limit = true\n", "time_limit must be a float or int"),
    (TOML + "time_limit = nan\n", "time_limit must be more than 0"),
    (TOML + 'compare = "fuzzy"\n', "compare must be one of"),
    (TOML.replace("CSES", "CESS"), "unknown judge 'CESS'; did you mean CSES?"),
    (TOML.replace('"samples"', '"accepted"'), "after a real submission"),
    (TOML.replace('["nim"]', "[]"), "topics must be a list"),
])
def test_malformed_problem_toml(workshop: Workshop, toml: str | bytes | None, needle: str) -> None:
    folder = workshop.problem("cses-1-doubling", problem_toml=toml or "")
    if toml is None:
        (folder / "problem.toml").unlink()
    message = one_line(workshop.mex("test"))
    assert needle in message and "problems/cses-1-doubling/problem.toml" in message


def test_checker_may_be_a_command(workshop: Workshop) -> None:
    workshop.problem("cses-1-doubling", **{"sample-1_out": "5\n"})
    assert workshop.mex("test").returncode == 1
    assert workshop.mex("test", "--checker", "/bin/sh -c 'grep -q 6 \"$2\"' x").returncode == 0
    for words in ("no-such-checker x", "'", ""):
        message = one_line(workshop.mex("test", "--checker", words))
        assert "no such file or command" in message or "quotation" in message


@pytest.mark.parametrize("words", ["problems/cses-1-doubling", "problems/cses-1-doubling/",
                                   "problems/cses-1-doubling/solution.cpp", "CSES-1", "doub"])
def test_problem_by_path_or_part(workshop: Workshop, words: str) -> None:
    workshop.problem("cses-1-doubling")
    assert workshop.mex("test", words, cwd=workshop.root).returncode == 0
    assert workshop.mex("bundle", words, cwd=workshop.root).returncode == 0


def test_names_mean_the_same_within_a_problem_folder(workshop: Workshop) -> None:
    folder = workshop.problem("cses-1-doubling")
    workshop.problem("cses-2-other")
    done = workshop.mex("test", "2", "--json", cwd=folder)
    assert json.loads(done.stdout)["results"][0]["problem"] == "cses-2-other"
    done = workshop.mex("test", "solution.cpp", "--json", cwd=folder)
    assert json.loads(done.stdout)["results"][0]["problem"] == "cses-1-doubling"
    assert "no problem's name" in one_line(workshop.mex("test", "", cwd=folder))


def test_folders_that_are_not_there(workshop: Workshop) -> None:
    assert "holds no problem" in one_line(workshop.mex("test"))
    folder = workshop.problem("cses-1-doubling")
    (folder / "solution.cpp").unlink()
    assert "solution.cpp is missing" in one_line(workshop.mex("test"))
    workshop.problem("cses-1-doubling")
    (folder / "sample-1.in").unlink()
    assert "has no case to judge by" in one_line(workshop.mex("test"))
    shutil.rmtree(workshop.root / "problems")
    assert "is missing" in one_line(workshop.mex("test"))


def test_unreadable_files(workshop: Workshop) -> None:
    folder = workshop.problem("cses-1-doubling")
    (folder / "sample-1.out").unlink()
    (folder / "sample-1.out").symlink_to(folder / "nowhere")
    assert b"NOT CHECKED" in workshop.mex("test").stdout
    (folder / "sample-1.in").unlink()
    (folder / "sample-1.in").symlink_to(folder / "nowhere")
    assert "sample-1.in: cannot be read" in one_line(workshop.mex("test"))


def test_no_compiler_is_one_line_with_the_way_out(workshop: Workshop) -> None:
    workshop.problem("cses-1-doubling")
    environment = os.environ | {"CXX": "no-such-compiler"}
    message = one_line(workshop.mex("test", env=environment))
    assert "no-such-compiler is not installed" in message


def test_cache_that_cannot_be_written(workshop: Workshop) -> None:
    workshop.problem("cses-1-doubling")
    environment = os.environ | {"MEX_CACHE": "/proc/nowhere"}
    message = one_line(workshop.mex("test", env=environment))
    assert "MEX_CACHE" in message


@pytest.mark.parametrize("to_group", [False, True])
def test_interrupt_ends_the_program_and_leaves_nothing(
    workshop: Workshop, tmp_path: Path, to_group: bool
) -> None:
    pid_file = tmp_path / "pid"
    solution = (
        "#include <cstdio>\n#include <unistd.h>\nint main() { if (std::FILE* f = "
        f'std::fopen("{pid_file}", "w")) {{ std::fprintf(f, "%d\\n", getpid()); '
        "std::fclose(f); }\nfor (volatile int i = 0;; i = i + 1) {} }\n"
    )
    workshop.problem("cses-1-endless", solution_cpp=solution)
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    process = subprocess.Popen(
        [workshop.root / "scripts" / "mex", "test", "--time", "100"], start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | {"TMPDIR": str(scratch)},
    )
    deadline = time.monotonic() + 60
    while not (pid_file.exists() and pid_file.read_text().endswith("\n")):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    if to_group:
        os.killpg(process.pid, signal.SIGINT)
    else:
        process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=10)
    assert process.returncode == 130 and errors.endswith(b"mex: interrupted\n")
    assert list(scratch.iterdir()) == []
    deadline = time.monotonic() + 5
    while Path(f"/proc/{pid_file.read_text().strip()}").exists():
        assert time.monotonic() < deadline, "the program is still there"
        time.sleep(0.02)


def test_interrupt_ends_the_compiler_and_leaves_nothing(
    workshop: Workshop, tmp_path: Path
) -> None:
    # About 2^40 instantiations: g++ would be at it for ever.
    endless = (
        "template <int A, int B> struct T { static const int v = T<A - 1, 2 * B>::v + "
        "T<A - 1, 2 * B + 1>::v; };\ntemplate <int B> struct T<0, B> { static const int v = 1; };\n"
        "int main() { return T<26, 1>::v; }\n"
    )
    workshop.problem("cses-1-endless", solution_cpp=endless)
    scratch, cache = tmp_path / "scratch", tmp_path / "cache"
    scratch.mkdir()
    environment = os.environ | {"TMPDIR": str(scratch), "MEX_CACHE": str(cache)}
    process = subprocess.Popen(
        [workshop.root / "scripts" / "mex", "test"], stderr=subprocess.PIPE, env=environment
    )
    deadline = time.monotonic() + 60
    while not list(cache.glob("programs/.building-*/solution.cpp")):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=10)
    assert process.returncode == 130 and errors == b"mex: interrupted\n"
    assert list(scratch.iterdir()) == [] and not list(cache.glob("programs/.building-*"))
    assert str(cache).encode() not in subprocess.run(["ps", "ax", "-o", "args"],
                                                     capture_output=True).stdout


def test_a_killed_mex_takes_its_program_along(workshop: Workshop, tmp_path: Path) -> None:
    pid_file = tmp_path / "pid"
    solution = (
        "#include <cstdio>\n#include <unistd.h>\nint main() { if (std::FILE* f = "
        f'std::fopen("{pid_file}", "w")) {{ std::fprintf(f, "%d\\n", getpid()); '
        "std::fclose(f); }\nsleep(100); }\n"
    )
    workshop.problem("cses-1-asleep", solution_cpp=solution)
    process = subprocess.Popen([workshop.root / "scripts" / "mex", "test", "--time", "100"],
                               stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while not (pid_file.exists() and pid_file.read_text().endswith("\n")):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    process.kill()
    process.wait()
    deadline = time.monotonic() + 5
    while Path(f"/proc/{pid_file.read_text().strip()}").exists():
        assert time.monotonic() < deadline, "the program is still there"
        time.sleep(0.02)


def test_reader_that_stops_early_makes_no_traceback(mex: Mex) -> None:
    done = subprocess.run(
        f'"{REPOSITORY}/scripts/mex" list | head -n 1', shell=True, capture_output=True
    )
    assert done.stderr == b"" and done.stdout.count(b"\n") == 1


def test_a_locale_without_the_letters_makes_no_traceback(workshop: Workshop) -> None:
    euro = '#include <cstdio>\nint main() { std::puts("\\xe2\\x82\\xac"); }\n'
    workshop.problem("cses-1-doubling", solution_cpp=euro)
    done = workshop.mex("test", env=os.environ | {"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 1 and b'got "\\u20ac"' in done.stdout and done.stderr == b""


def test_run_passes_input_output_and_status(workshop: Workshop) -> None:
    workshop.problem("cses-1-doubling")
    done = workshop.mex("run", "1", input=b"21\n", stdin=None)
    assert (done.returncode, done.stdout) == (0, b"42\n")
    failing = "#include <cstdio>\nint main() { std::puts(\"x\"); return 5; }\n"
    workshop.problem("cses-1-doubling", solution_cpp=failing)
    done = workshop.mex("run", "1")
    assert (done.returncode, done.stdout) == (5, b"x\n")
    workshop.problem("cses-1-doubling", solution_cpp="int main() { return y; }\n")
    done = workshop.mex("run", "1")
    assert done.returncode == 1 and b"problems/cses-1-doubling/solution.cpp:1" in done.stderr


def test_help_of_every_command(mex: Mex) -> None:
    overview = mex("--help").stdout.decode()
    for name in ("test", "bundle", "run", "stress", "list", "snippet"):
        assert re.search(rf"^    {name} ", overview, re.MULTILINE)
        done = mex(name, "--help")
        assert done.returncode == 0 and done.stdout.startswith(b"usage: mex " + name.encode())
    assert mex().returncode == 2


def test_launcher_passes_over_a_python_that_is_too_old(workshop: Workshop) -> None:
    workshop.problem("cses-1-doubling")
    old = workshop.write("bin/python3", "#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    environment = os.environ | {"PATH": f"{old.parent}:{os.environ['PATH']}"}
    assert workshop.mex("list", env=environment).returncode == 0


def test_run_mex_is_the_same_in_this_repository() -> None:
    assert run_mex(REPOSITORY, "list").returncode == 0

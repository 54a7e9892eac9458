"""Bug reports about sample runners: `mex test FILE --samples DIR` must get each case right.

The cases lie in fixtures/bugcases: programs and the samples on which they are judged. The
verdict is read from --json. After each run nothing may be left of it: every process that
mex starts inherits an environment variable by which it would be found.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

CASES = Path(__file__).resolve().parents[1] / "fixtures" / "bugcases"
MEX = Path(__file__).resolve().parents[2] / "scripts" / "mex"
WAIT = 5.0  # seconds for what happens at once unless the machine is very busy

Judge = Callable[..., dict]


def case(name: str) -> Path:
    """The folder of a case."""
    folder = CASES / name
    assert folder.is_dir()
    return folder


def main(body: str) -> str:
    """A program with this body."""
    headers = ("csignal", "cstdio", "cstdlib", "cstring", "unistd.h", "sys/wait.h")
    return "".join(f"#include <{h}>\n" for h in headers) + f"int main() {{ {body} }}\n"


def samples(folder: Path, *pairs: tuple[bytes, bytes]) -> Path:
    """A folder of samples 1, 2, ... with these inputs and expected outputs."""
    folder.mkdir(exist_ok=True)
    for number, (given, expected) in enumerate(pairs, 1):
        (folder / f"{number}.in").write_bytes(given)
        (folder / f"{number}.out").write_bytes(expected)
    return folder


def processes_with(mark: str) -> list[str]:
    """The command lines of the living processes whose environment holds `mark`."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdigit() and mark.encode() in (folder / "environ").read_bytes():
                found.append((folder / "cmdline").read_bytes().replace(b"\0", b" ").decode())
        except OSError:  # it has ended
            pass
    return found


def wait_until(condition: Callable[[], bool], seconds: float = WAIT) -> bool:
    """True as soon as the condition holds; False when the time is over."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


@pytest.fixture
def mark() -> Iterator[str]:
    """A string for the environment of what is started; nothing that has it may be left."""
    text = uuid.uuid4().hex
    yield text
    assert wait_until(lambda: not processes_with(text), 1.0), processes_with(text)


@pytest.fixture
def judge(mex, mark: str) -> Judge:
    """Judge a source on the samples of a folder; the one result that --json shows."""

    def run(source: Path, folder: Path, *options: str | Path) -> dict:
        environment = {**os.environ, "MEX_TEST_MARK": mark}
        done = mex("test", source, "--samples", folder, "--json", *options, env=environment)
        assert b"Traceback" not in done.stderr
        assert done.returncode in (0, 1), done.stderr.decode()
        (result,) = json.loads(done.stdout)["results"]
        assert (result["verdict"] == "AC") == (done.returncode == 0)
        return result

    return run


@pytest.fixture
def judge_text(judge: Judge, tmp_path: Path) -> Judge:
    """Judge a program given by its text on samples given by their bytes."""

    def run(text: str, *pairs: tuple[bytes, bytes], options: tuple = ()) -> dict:
        source = tmp_path / "own.cpp"
        source.write_text(text)
        return judge(source, samples(tmp_path / "own", *(pairs or [(b"", b"1\n")])), *options)

    return run


def verdicts(result: dict) -> dict[str, str]:
    """Each case's verdict."""
    return {case["name"]: case["verdict"] for case in result["cases"]}


def detail(result: dict) -> str:
    """The detail of the only case."""
    (only,) = result["cases"]
    return only["detail"]


ECHO = main("for (int c; (c = std::getchar()) != EOF;) std::putchar(c);")

# 040


def test_040_missing_final_newline(judge: Judge) -> None:
    """Without a last line end, on either side, an output is right, but it is remarked on."""
    folder = case("040-missing-final-newline")
    result = judge(folder / "sol.cpp", folder / "samples")
    assert verdicts(result) == {"1": "AC", "2": "AC"}
    assert [bool(case["detail"]) for case in result["cases"]] == [True, False]
    assert "last line end" in result["cases"][0]["detail"]
    result = judge(folder / "sol2.cpp", folder / "samples")
    assert verdicts(result) == {"1": "AC", "2": "AC"}
    assert [case["detail"] for case in result["cases"]] == ["", ""]


def test_040_where_the_judge_is_strict(judge: Judge) -> None:
    """UVa takes no output without a last line end, whatever our copy of the sample has."""
    folder = case("040-missing-final-newline")
    result = judge(folder / "sol.cpp", folder / "samples", "--judge", "UVa")
    assert verdicts(result) == {"1": "PE", "2": "PE"}
    result = judge(folder / "sol2.cpp", folder / "samples", "--judge", "uva")
    assert verdicts(result) == {"1": "AC", "2": "AC"}


# 041


def test_041_crlf_expected(judge: Judge) -> None:
    """CR LF in a sample is LF; a CR within a line is a difference, and is shown."""
    folder = case("041-crlf-expected")
    assert judge(folder / "sol.cpp", folder / "samples")["verdict"] == "AC"
    result = judge(folder / "sol_cr.cpp", folder / "samples")
    assert result["verdict"] == "WA"
    assert 'got "a\\rb"' in detail(result)


@pytest.mark.parametrize("how", ["exact", "tokens"])
def test_041_crlf_printed(judge_text, how: str) -> None:
    result = judge_text(ECHO, (b"a\r\nb\r\n", b"a\nb\n"), (b"a\n", b"a\r\n"), (b"a\r", b"a\n"),
                        options=("--compare", how))
    assert verdicts(result) == {"1": "AC", "2": "AC", "3": "WA"}


# 043


@pytest.mark.parametrize("name, verdict", [
    ("sol_after.cpp", "PE"), ("sol_none.cpp", "PE"), ("sol_ok.cpp", "AC"),
])
def test_043_blank_line_between_cases(judge: Judge, name: str, verdict: str) -> None:
    """A blank line too many at the end, or one missing in between, is a matter of layout."""
    folder = case("043-blank-line-between-cases")
    assert judge(folder / name, folder / "samples")["verdict"] == verdict


def test_043_other_places(judge_text) -> None:
    result = judge_text(ECHO, (b"\n1\n", b"1\n"), (b"1\n\n\n2\n", b"1\n\n2\n"), (b"\n\n", b"\n"),
                        (b"1\n\n3\n", b"1\n\n2\n"), (b"1\n \n2\n", b"1\n\n2\n"))
    assert list(verdicts(result).values()) == ["PE", "PE", "PE", "WA", "PE"]


# 044


@pytest.mark.parametrize("name, verdict", [("sol.cpp", "PE"), ("sol_ok.cpp", "AC")])
def test_044_inner_spaces_matter(judge: Judge, name: str, verdict: str) -> None:
    """Columns are a part of the format."""
    folder = case("044-inner-spaces-matter")
    assert judge(folder / name, folder / "samples")["verdict"] == verdict


def test_044_other_blanks(judge_text) -> None:
    pairs = ((b"1\t2\n", b"1 2\n"), (b"1 2 \n", b"1 2\n"), (b"1  2\n", b"1  2\n"),
             (b"12\n", b"1 2\n"))
    assert list(verdicts(judge_text(ECHO, *pairs)).values()) == ["PE", "PE", "AC", "WA"]
    tokens = judge_text(ECHO, *pairs, options=("--compare", "tokens"))
    assert list(verdicts(tokens).values()) == ["AC", "AC", "AC", "WA"]


# 046


@pytest.mark.parametrize("name", ["sol_a.cpp", "sol_b.cpp", "sol_c.cpp"])
@pytest.mark.parametrize("how", ["exact", "tokens", "float"])
def test_046_prefix_or_substring_passes(judge: Judge, name: str, how: str) -> None:
    """An output that contains the expected one, or is contained in it, is wrong."""
    folder = case("046-prefix-or-substring-passes")
    assert judge(folder / name, folder / "samples", "--compare", how)["verdict"] == "WA"


# 047


@pytest.mark.parametrize("name, verdict", [("sol_none.cpp", "AC"), ("sol_some.cpp", "WA")])
def test_047_empty_expected_output(judge: Judge, name: str, verdict: str) -> None:
    """An expected output of no bytes is compared like any other."""
    folder = case("047-empty-expected-output")
    assert judge(folder / name, folder / "samples")["verdict"] == verdict


@pytest.mark.parametrize("blanks", [b" ", b"\n", b"\t\r\n \n"])
def test_047_only_blanks(judge_text, blanks: bytes) -> None:
    assert verdicts(judge_text(ECHO, (blanks, b""), (b"", blanks))) == {"1": "PE", "2": "PE"}
    tokens = judge_text(ECHO, (blanks, b""), options=("--compare", "tokens"))
    assert tokens["verdict"] == "AC"


# 049


def test_049_no_samples_at_all(mex) -> None:
    """No sample is no success; the message names the folder and the files that belong there."""
    folder = case("049-no-samples-at-all")
    done = mex("test", folder / "sol.cpp", "--samples", folder / "samples", "--json")
    assert (done.returncode, done.stdout) == (2, b"")
    message = done.stderr.decode()
    assert str(folder / "samples") in message and "NAME.in" in message and "NAME.out" in message


def test_049_nothing_to_compare_with(judge: Judge, tmp_path: Path) -> None:
    folder = samples(tmp_path / "own", (b"1\n", b"1\n"))
    (folder / "2.in").write_bytes(b"1\n")
    result = judge(case("049-no-samples-at-all") / "sol.cpp", folder)
    assert result["verdict"] == "NOT CHECKED"
    assert verdicts(result) == {"1": "AC", "2": "NOT CHECKED"}


def test_049_answers_only(mex, tmp_path: Path) -> None:
    (tmp_path / "1.out").write_bytes(b"1\n")
    done = mex("test", case("049-no-samples-at-all") / "sol.cpp", "--samples", tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")


# 050


def test_050_non_utf8_output(judge: Judge) -> None:
    """Outputs are compared as bytes; odd ones are shown escaped."""
    folder = case("050-non-utf8-output")
    assert judge(folder / "sol.cpp", folder / "samples")["verdict"] == "AC"
    result = judge(folder / "sol_bad.cpp", folder / "samples")
    assert result["verdict"] == "WA"
    expected, got = detail(result).split(", got ")
    assert "\\xff" in expected and "\\xfe" in got


@pytest.mark.parametrize("shown", ["text", "json"])
def test_050_bytes_of_every_kind(mex, tmp_path: Path, shown: str) -> None:
    """Neither control characters nor a plain locale hinder the report."""
    source = tmp_path / "own.cpp"
    source.write_text(ECHO)
    folder = samples(tmp_path / "own", (b"\x00\x1b[2J\xc3\xa9\xe2\x82\xff\n", b"\xe2\x82\xac\n"))
    options = ["--json"] if shown == "json" else []
    done = mex("test", source, "--samples", folder, *options,
               env={**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0"})
    assert done.returncode == 1
    assert b"\x1b" not in done.stdout and b"Traceback" not in done.stderr
    assert b"\\x00" in done.stdout and b"\\x1b" in done.stdout and b"\\xff" in done.stdout


# 052


@pytest.mark.parametrize("name", ["sol.cpp", "sol2.cpp"])
def test_052_nan_accepted(judge: Judge, name: str) -> None:
    """A nan is near to no number."""
    folder = case("052-nan-accepted")
    assert judge(folder / name, folder / "samples", "--tolerance", "1e-6")["verdict"] == "WA"


@pytest.mark.parametrize("word", [b"NaN", b"-NAN", b"+nan", b"nan(1)"])
def test_052_other_nans(judge_text, word: bytes) -> None:
    options = ("--tolerance", "1e9", "--lenient")
    result = judge_text(ECHO, (word, b"0.5"), (b"0.5", word), options=options)
    assert verdicts(result) == {"1": "WA", "2": "WA"}


# 053


def spelled() -> list[list[str]]:
    """The rows of the case's table: expected, got, verdict."""
    lines = (case("053-float-spellings") / "table.txt").read_text().splitlines()
    return [line.split() for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("options, changed", [((), set()), (("--lenient",), {".5", "+0.5"})])
def test_053_float_spellings(judge_text, options: tuple, changed: set[str]) -> None:
    """Plain decimals are numbers and all else is text; --lenient takes .5 and +0.5 too."""
    rows = spelled()
    assert len(rows) == 15
    result = judge_text(ECHO, *((got.encode(), want.encode()) for want, got, _ in rows),
                        options=("--compare", "float", "--tolerance", "1e-9", *options))
    wanted = ["AC" if got in changed else verdict for _, got, verdict in rows]
    assert list(verdicts(result).values()) == wanted


# 055


@pytest.mark.parametrize("name, verdict", [("sol.cpp", "AC"), ("sol_bad.cpp", "WA")])
def test_055_tolerance_border(judge: Judge, name: str, verdict: str) -> None:
    """The bound itself is still right, and it is a decimal number."""
    folder = case("055-tolerance-border")
    assert judge(folder / name, folder / "samples", "--tolerance", "1e-6")["verdict"] == verdict


def test_055_relative_border(judge_text) -> None:
    pairs = ((b"3.0003", b"3"), (b"3.00030000000000000001", b"3"), (b"-0.1001", b"-0.1"),
             (b"-0.10010000001", b"-0.1"), (b"1e999999999", b"1"))
    result = judge_text(ECHO, *pairs, options=("--tolerance", "1e-4"))
    assert list(verdicts(result).values()) == ["AC", "WA", "AC", "WA", "WA"]


# 056


# Runs a command and tells how much memory it took, in KB: it or any process it started.
# A process starts with the peak of the one that it was forked from, and pytest is large.
MEASURE = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:])
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)
"""


def test_056_endless_output(mark: str) -> None:
    """A program that never stops printing is stopped; mex stays small, its report short."""
    folder = case("056-endless-output")
    started = time.monotonic()
    command = [MEX, "test", folder / "sol.cpp", "--samples", folder / "samples", "--time", "2"]
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, *command, "--json"], capture_output=True,
        env={**os.environ, "MEX_TEST_MARK": mark},
    )
    (result,) = json.loads(done.stdout)["results"]
    assert result["verdict"] in ("OLE", "TLE")
    assert len(done.stdout) < 2000
    assert int(done.stderr.split()[-1]) < 300 * 1024
    assert result["cases"][0]["time_s"] < 2.5
    assert time.monotonic() - started < 2 + 2 + WAIT  # and the time to compile


def test_056_without_line_ends(judge_text) -> None:
    result = judge_text(main("for (;;) std::putchar('x');"), options=("--output", "1"))
    assert result["verdict"] == "OLE"
    assert "1 MB" in detail(result)


def test_056_long_wrong_line(judge_text) -> None:
    result = judge_text(main("for (int i = 0; i < 3000000; ++i) std::putchar('x');"))
    assert result["verdict"] == "WA"
    assert len(json.dumps(result)) < 1000


# 058


def test_058_stderr_flood(judge: Judge) -> None:
    """Standard error is read, and never compared."""
    folder = case("058-stderr-flood")
    result = judge(folder / "sol.cpp", folder / "samples", "--time", "10")
    assert result["verdict"] == "AC"
    assert len(json.dumps(result)) < 1000


def test_058_both_streams(judge_text) -> None:
    both = main('for (int i = 0; i < 20000; ++i) std::puts("out"), std::fputs("err\\n", stderr);')
    result = judge_text(both, (b"", b"out\n" * 20000), (b"", b"err\n"), options=("--time", "10"))
    assert verdicts(result) == {"1": "AC", "2": "WA"}


# 059


@pytest.mark.parametrize("name, child", [
    ("sol.cpp", "bugcase-child"), ("sol_daemon.cpp", "bugcase-daemon"),
])
def test_059_timeout_leaves_children(judge: Judge, mark: str, name: str, child: str) -> None:
    """With the program its children end, also one that has left the process group."""
    folder = case("059-timeout-leaves-children")
    assert child in (folder / name).read_text()
    result = judge(folder / name, folder / "samples", "--time", "1")
    assert result["verdict"] == "TLE"
    assert result["cases"][0]["time_s"] < 2
    assert wait_until(lambda: not processes_with(mark), 1.0)


def test_059_child_outlives_its_parent(judge_text, mark: str) -> None:
    """The program ends well; a grandchild that holds its output does not delay the verdict."""
    daemon = main(
        "std::puts(\"1\"); std::fflush(stdout);"
        " if (fork() == 0) { setsid(); if (fork() == 0) sleep(100); } return 0;"
    )
    started = time.monotonic()
    assert judge_text(daemon)["verdict"] == "AC"
    assert time.monotonic() - started < 2 * WAIT
    assert wait_until(lambda: not processes_with(mark), 1.0)


def test_059_deaf_to_signals(judge_text) -> None:
    deaf = main("for (int i = 1; i < 32; ++i) std::signal(i, SIG_IGN); for (;;) {}")
    assert judge_text(deaf, options=("--time", "0.3"))["verdict"] == "TLE"


def test_059_asleep(judge_text) -> None:
    result = judge_text(main('std::puts("1"); std::fclose(stdout); sleep(100);'),
                        options=("--time", "0.2"))
    assert result["verdict"] == "TLE"
    assert result["cases"][0]["time_s"] < 0.2


# 061


@pytest.mark.parametrize("number, to_group", [
    (signal.SIGINT, False), (signal.SIGINT, True), (signal.SIGTERM, False), (signal.SIGKILL, False),
], ids=["mex", "terminal", "terminated", "killed"])
def test_061_ctrl_c_leaves_process(mark: str, number: int, to_group: bool) -> None:
    """However mex is interrupted, it ends at once with the program under test."""
    folder = case("061-ctrl-c-leaves-process")
    process = subprocess.Popen(
        [MEX, "test", folder / "sol.cpp", "--samples", folder / "samples", "--time", "100"],
        env={**os.environ, "MEX_TEST_MARK": mark}, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )
    try:
        def runs() -> bool:
            """True iff the program under test is at work: alone it has no argument."""
            return any(re.fullmatch(r"\S*/programs/[0-9a-f]{64} ", line)
                       for line in processes_with(mark))

        assert wait_until(runs, 60)
        if to_group:
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
        _, errors = process.communicate(timeout=2)
        assert process.returncode != 0
        assert b"Traceback" not in errors
        assert wait_until(lambda: not processes_with(mark), 1.0)
    finally:
        process.kill()
        process.communicate()


# 062


@pytest.mark.parametrize("name", ["sol_heap.cpp", "sol_static.cpp"])
def test_062_memory_limit_named(judge: Judge, name: str) -> None:
    """Too much memory is named as such, also where the program cannot even start."""
    folder = case("062-memory-limit-named")
    result = judge(folder / name, folder / "samples", "--memory", "256", "--time", "10")
    assert result["verdict"] == "MLE"
    assert "256" in detail(result) and "MB" in detail(result)


TOUCH = """
    volatile char* p = (volatile char*)std::malloc({0} << 20);
    for (int i = 0; i < {0} << 20; i += 1024) p[i] = 1;
    std::puts("1");
"""


def test_062_other_sizes(judge_text) -> None:
    result = judge_text(main(TOUCH.format(40)), options=("--memory", "64"))
    assert result["verdict"] == "AC"
    assert 40 <= result["cases"][0]["memory_mb"] < 64
    assert judge_text(main(TOUCH.format(40)), options=("--memory", "32"))["verdict"] == "MLE"


def test_062_static_but_never_touched(judge_text) -> None:
    """Static data above the limit that is never touched fits, as it does at a judge."""
    text = "static char a[100 << 20];\n" + main("a[5] = 1; std::puts(\"1\");")
    assert judge_text(text, options=("--memory", "64"))["verdict"] == "AC"


# 064


@pytest.mark.parametrize("name, word", [("sol_exit.cpp", "3"), ("sol_abort.cpp", "SIGABRT")])
def test_064_nonzero_exit_right_output(judge: Judge, name: str, word: str) -> None:
    """After a right answer a bad end is still a bad end, and it is named."""
    folder = case("064-nonzero-exit-right-output")
    result = judge(folder / name, folder / "samples")
    assert result["verdict"] == "RE"
    assert word in detail(result)


@pytest.mark.parametrize("body, word", [
    ("return 255;", "255"),
    ("std::raise(SIGFPE);", "SIGFPE"),
    ("std::raise(SIGTERM);", "SIGTERM"),
    ("std::raise(SIGKILL);", "SIGKILL"),
    ("*(volatile int*)nullptr = 1;", "SIGSEGV"),
    ("close(1); _exit(7);", "7"),
])
def test_064_other_ends(judge_text, body: str, word: str) -> None:
    result = judge_text(main("std::puts(\"1\"); std::fflush(stdout); " + body))
    assert result["verdict"] == "RE"
    assert word in detail(result)


# 065


def test_065_input_not_read(judge: Judge, tmp_path: Path) -> None:
    """A program need not read its input."""
    folder = shutil.copytree(case("065-input-not-read"), tmp_path / "case")
    subprocess.run(["./make_input.sh"], cwd=folder, check=True)
    assert (folder / "samples" / "1.in").stat().st_size == 5_000_000
    assert judge(folder / "sol.cpp", folder / "samples")["verdict"] == "AC"


@pytest.mark.parametrize("body", [
    "std::getchar(); std::puts(\"1\");",
    "close(0); std::puts(\"1\");",
    "std::puts(\"1\"); std::fclose(stdout); while (std::getchar() != EOF) {}",
])
def test_065_read_in_part(judge_text, body: str) -> None:
    assert judge_text(main(body), (b"12345678\n" * 100_000, b"1\n"))["verdict"] == "AC"


# 067


def test_067_several_right_answers(judge: Judge) -> None:
    """A checker accepts every right answer; without one, the report says how it compared."""
    folder = case("067-several-right-answers")
    source, pairs = folder / "sol.cpp", folder / "samples"
    assert judge(source, pairs, "--checker", folder / "checker.py")["verdict"] == "AC"
    result = judge(source, pairs)
    assert result["verdict"] == "WA"
    assert "exact comparison" in detail(result)


QUEENS = (b"1 2 3 4\n", b"2 4 1\n", b"2 4 1 3 1\n", b"3 1 4 2\n", b" 3\n1 4 2", b"")


def test_067_wrong_answers(judge_text) -> None:
    """The checker's no is WA; how a right answer is laid out is its own affair."""
    rest = main("int n; if (std::scanf(\"%d\\n\", &n) != 1) return 1;"
                " for (int c; (c = std::getchar()) != EOF;) std::putchar(c);")
    checker = case("067-several-right-answers") / "checker.py"
    pairs = [(b"4\n" + board, b"3 1 4 2\n") for board in QUEENS]
    result = judge_text(rest, *pairs, options=("--checker", checker))
    assert list(verdicts(result).values()) == ["WA", "WA", "WA", "AC", "AC", "WA"]


# 068


def test_068_checker_crash_is_not_wa(judge: Judge) -> None:
    """When the checker fails, the solution has no verdict."""
    folder = case("068-checker-crash-is-not-wa")
    result = judge(folder / "sol.cpp", folder / "samples", "--checker", folder / "checker.py")
    assert result["verdict"] == "CHECKER ERROR"


CHECKERS = {
    "raises.py": ("import sys\nraise ValueError('odd answer file')\n", "odd answer file"),
    "fails.py": ("import sys\nsys.exit('odd answer file')  # status 1 is a WA\n", None),
    "reports.py": ("import sys\nprint('odd answer file', file=sys.stderr)\nsys.exit(3)\n",
                   "odd answer file"),
    "killed.py": ("import os\nos.kill(os.getpid(), 9)\n", "SIGKILL"),
    "typo.py": ("def\n", "SyntaxError"),
    "warns.py": ("import sys\nprint('hm', file=sys.stderr)\nraise ValueError('odd answer file')\n",
                 "odd answer file"),
    "broken.cpp": ("int main() { this is no program }\n", "error"),
    "odd.cpp": ("int main() { return 17; }\n", "17"),
}


@pytest.mark.parametrize("name", CHECKERS)
def test_068_other_failures(judge: Judge, tmp_path: Path, name: str) -> None:
    text, word = CHECKERS[name]
    checker = tmp_path / name
    checker.write_text(text)
    folder = case("068-checker-crash-is-not-wa")
    result = judge(folder / "sol.cpp", folder / "samples", "--checker", checker)
    assert result["verdict"] == ("WA" if word is None else "CHECKER ERROR")
    assert (word or "odd answer file") in detail(result)


@pytest.mark.parametrize("status, verdict", [
    (0, "AC"), (1, "WA"), (2, "PE"), (3, "CHECKER ERROR"), (42, "AC"), (43, "WA"),
])
def test_068_statuses(judge: Judge, tmp_path: Path, status: int, verdict: str) -> None:
    """The checker is called with input, output and answer; its status is the verdict."""
    checker = tmp_path / "checker"
    checker.write_text(
        f'#!/bin/sh\n[ "$(cat "$1")" = x ] && [ "$(cat "$2")" = 1 ] && [ "$(cat "$3")" = 1 ] '
        f"&& exit {status}\nexit 9\n"
    )
    checker.chmod(0o755)
    folder = case("068-checker-crash-is-not-wa")
    result = judge(folder / "sol.cpp", folder / "samples", "--checker", checker)
    assert result["verdict"] == verdict


# 070


def test_070_odd_file_names(judge: Judge, tmp_path: Path) -> None:
    """Blanks, dots, quotes, percent signs and a leading dash are just characters."""
    tar = case("070-odd-file-names") / "case.tar"
    subprocess.run(["tar", "xf", tar, "-C", tmp_path], check=True)
    (folder,) = (path for path in tmp_path.iterdir() if path.is_dir())
    (source,) = folder.glob("*.cpp")
    result = judge(source, folder / "samples")
    assert verdicts(result) == {"-x": "AC", "a.b.c": "AC", "sample 1": "AC"}


def test_070_other_names(mex, tmp_path: Path) -> None:
    folder = tmp_path / "-s $(exit 1);\u00e9\n*"
    folder.mkdir()
    names = ["sample-2", "sample-10", "extra-1", "$HOME", "`x`", "\u043e\u0434\u0438\u043d", ".in"]
    for name in names:
        (folder / f"{name}.in").write_bytes(b"5\n")
        (folder / f"{name}.out").write_bytes(b"5\n")
    (folder / "-.cpp").write_text(ECHO)
    done = mex("test", "--samples", ".", "--json", "--", "-.cpp", cwd=folder)
    assert done.returncode == 0, done.stderr.decode()
    (result,) = json.loads(done.stdout)["results"]
    assert sorted(verdicts(result)) == sorted(names)
    assert list(verdicts(result))[:3] == names[:3]
    assert result["problem"] == "-.cpp"


def test_070_ans_files(judge: Judge, tmp_path: Path) -> None:
    (tmp_path / "a.in.in").write_bytes(b"5\n")
    (tmp_path / "a.in.ans").write_bytes(b"5\n")
    (tmp_path / "own.cpp").write_text(ECHO)
    assert verdicts(judge(tmp_path / "own.cpp", tmp_path)) == {"a.in": "AC"}


# 071


def test_071_stale_binary_after_compile_error(judge: Judge, tmp_path: Path) -> None:
    """After a compile error no older program of the same name is run."""
    folder = case("071-stale-binary-after-compile-error")
    source = tmp_path / "sol.cpp"
    shutil.copy(folder / "sol_v1.cpp", source)
    assert judge(source, folder / "samples")["verdict"] == "AC"
    shutil.copy(folder / "sol_v2.cpp", source)
    result = judge(source, folder / "samples")
    assert (result["verdict"], result["cases"]) == ("CE", [])
    assert "sol.cpp:1" in result["detail"]


def test_071_header_or_option_changes(judge: Judge, tmp_path: Path) -> None:
    """What a program depends on is more than its own file and its date."""
    (tmp_path / "inc").mkdir()
    header, source = tmp_path / "inc" / "h.hpp", tmp_path / "sol.cpp"
    source.write_text('#include "h.hpp"\n' + main('std::printf("%d\\n", A);'))
    folder = samples(tmp_path / "own", (b"", b"1\n"))
    for text, options, verdict in (
        ("#define A 1", (), "AC"),
        ("#define A 2", (), "WA"),
        ("#define A ?", (), "CE"),
        ("#define A 1", (), "AC"),
        ("#define A (__cplusplus == 201703L)", (), "WA"),
        ("#define A (__cplusplus == 201703L)", ("--std", "c++17"), "AC"),
    ):
        header.write_text(text)
        os.utime(header, (1, 1))
        os.utime(source, (1, 1))
        result = judge(source, folder, "-I", header.parent, *options)
        assert result["verdict"] == verdict, text

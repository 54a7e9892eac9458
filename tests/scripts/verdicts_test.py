"""Every program in tests/fixtures/verdicts gets the verdict that begins its name."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from conftest import REPOSITORY, Mex

FOLDER = REPOSITORY / "tests" / "fixtures" / "verdicts"
LIMITS = ["--time", "1", "--memory", "64", "--stack", "32", "--output", "4"]

# What the report must name besides the verdict.
DETAILS = {
    "ac_no_final_newline": "the last line end is missing",
    "pe_blank_line": 'line 2: expected "", got "6"',
    "pe_trailing_blank": 'got "1 2 3 "',
    "wa": 'line 3: expected "6", got "7"',
    "wa_prefix": "(no such line)",
    "wa_nul_byte": 'got "6\\x00"',
    "tle_loop": "more than 1 s",
    "tle_sleep": "at work",
    "mle_heap": "more than 64 MB",
    "mle_static_far_above": "static data",
    "mle_refused_allocation": "allocation failed",
    "ole_endless": "more than 4 MB of output",
    "re_abort": "SIGABRT",
    "re_exit_status": "exit status 3",
    "re_null_pointer": "SIGSEGV",
    "re_endless_recursion": "stack of more than 32 MB",
    "re_division_by_zero": "SIGFPE",
    "re_fork_bomb": "64 processes",
}


@pytest.mark.parametrize("program", sorted(FOLDER.glob("*.cpp")), ids=lambda path: path.stem)
def test_verdict_is_the_one_in_the_name(program: Path, mex: Mex) -> None:
    done = mex("test", program, "--samples", FOLDER / "samples", "--json", *LIMITS)
    (result,) = json.loads(done.stdout)["results"]
    wanted = program.stem.split("_")[0].upper()
    assert result["verdict"] == wanted, result
    assert done.returncode == (0 if wanted == "AC" else 1)
    assert done.stderr == b""
    if wanted == "CE":
        assert program.name in result["detail"] and "error" in result["detail"]
        assert result["cases"] == []
    else:
        (case,) = result["cases"]
        assert case["verdict"] == wanted
        assert DETAILS.get(program.stem, "") in case["detail"]


def test_a_busy_machine_changes_no_verdict(mex: Mex, tmp_path: Path) -> None:
    """With six others on its one core, half a second of work takes over three seconds."""
    core = min(os.sched_getaffinity(0))
    work = tmp_path / "work.cpp"
    work.write_text(
        "#include <cstdio>\n#include <ctime>\nint main() {\n"
        "    while (std::clock() < CLOCKS_PER_SEC / 2) {}\n"
        '    std::puts("1 2 3\\n\\n6");\n}\n'
    )
    assert mex("test", work, "--samples", FOLDER / "samples", *LIMITS).returncode == 0
    pinned = ["taskset", "-c", str(core)]
    # Each in a session of its own, as sessions share the processor evenly.
    spin = [*pinned, "sh", "-c", "while :; do :; done"]
    busy = [subprocess.Popen(spin, start_new_session=True) for _ in range(6)]
    try:
        done = subprocess.run(
            [*pinned, REPOSITORY / "scripts" / "mex", "test", work, "--json",
             "--samples", FOLDER / "samples", *LIMITS],
            capture_output=True,
        )
    finally:
        for process in busy:
            process.kill()
            process.wait()
    (result,) = json.loads(done.stdout)["results"]
    assert result["verdict"] == "AC", result


def test_every_verdict_has_a_program() -> None:
    named = {path.stem.split("_")[0] for path in FOLDER.glob("*.cpp")}
    assert named == {"ac", "pe", "wa", "tle", "mle", "ole", "re", "ce"}
    assert set(DETAILS) <= {path.stem for path in FOLDER.glob("*.cpp")}

"""scripts/setup on machines that lack something, played by a PATH of a test's own."""

import os
import subprocess
from pathlib import Path

import pytest

from conftest import REPOSITORY, Workshop

TOOLS = ("sh", "dirname", "readlink", "test", "mktemp", "rm", "tail")


class Machine:
    """A machine whose commands are a few real ones and the fakes of a test."""

    def __init__(self, root: Path) -> None:
        self.bin = root / "bin"
        self.bin.mkdir()
        self.log = root / "log"
        for tool in TOOLS:
            (self.bin / tool).symlink_to(f"/usr/bin/{tool}")

    def fake(self, name: str, script: str) -> None:
        path = self.bin / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def setup(self, *words: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [REPOSITORY / "scripts" / "setup", *words], env={"PATH": str(self.bin)},
            capture_output=True, text=True,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_nothing_missing_says_nothing() -> None:
    done = subprocess.run([REPOSITORY / "scripts" / "setup"], capture_output=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_root_gets_what_is_missing(machine: Machine) -> None:
    machine.fake("id", "echo 0")
    machine.fake("apt-get", f'echo "$@" >> "{machine.log}"')
    done = machine.setup("run")
    assert done.returncode == 0
    assert done.stdout == "scripts/setup: installing g++\n"
    assert machine.log.read_text().splitlines() == [
        "update", "install -y --no-install-recommends g++",
    ]


def test_ordinary_user_gets_the_one_command(machine: Machine) -> None:
    machine.fake("id", "echo 1000")
    machine.fake("apt-get", f'echo "$@" >> "{machine.log}"')
    done = machine.setup("run")
    assert done.returncode == 2 and not machine.log.exists()
    assert done.stderr == (
        "mex: missing: g++: run: sudo sh -c 'apt-get update && apt-get install -y "
        "--no-install-recommends g++'\n"
    )


def test_another_system(machine: Machine) -> None:
    machine.fake("id", "echo 0")
    done = machine.setup("run")
    assert done.returncode == 2 and "package manager" in done.stderr
    assert done.stderr.count("\n") == 1


def test_failed_installation_shows_why(machine: Machine) -> None:
    machine.fake("id", "echo 0")
    machine.fake("apt-get", "echo no such host; exit 100")
    done = machine.setup("run")
    assert done.returncode == 2
    assert "no such host" in done.stderr and "mex: installing g++ failed" in done.stderr


def test_unknown_word(machine: Machine) -> None:
    done = machine.setup("all-of-it")
    assert done.returncode == 2 and done.stderr.count("\n") == 1


def test_mex_without_any_python_says_how_to_get_one(machine: Machine) -> None:
    machine.fake("id", "echo 1000")
    machine.fake("apt-get", "true")
    (machine.bin / "python3").write_text("#!/bin/sh\nexit 1\n")
    script = (REPOSITORY / "scripts" / "python").read_text().replace("/usr/bin/python3 ", "")
    copy = machine.bin / "python"
    copy.write_text(script)
    copy.chmod(0o755)
    setup = (REPOSITORY / "scripts" / "setup").read_text().replace("/usr/bin/python3 ", "")
    (machine.bin / "setup").write_text(setup)
    (machine.bin / "setup").chmod(0o755)
    done = subprocess.run([copy], env={"PATH": str(machine.bin)}, capture_output=True,
                          text=True)
    assert done.returncode == 2 and done.stdout == ""
    assert "sudo sh -c" in done.stderr and "python3" in done.stderr


def test_mex_test_installs_a_missing_compiler(machine: Machine, workshop: Workshop) -> None:
    workshop.problem("cses-1-doubling")
    machine.fake("id", "echo 1000")
    machine.fake("apt-get", f'ln -s /usr/bin/g++ "{machine.bin}/g++"')
    for tool in ("printf", "as", "ld", "ln"):
        (machine.bin / tool).symlink_to(f"/usr/bin/{tool}")
    environment = {"PATH": str(machine.bin), "MEX_CACHE": str(workshop.root / "cache")}
    done = workshop.mex("test", env=environment)
    assert done.returncode == 2 and done.stdout == b""
    assert done.stderr.startswith(b"mex: missing: g++: run: sudo sh -c ")
    assert done.stderr.count(b"\n") == 1
    machine.fake("id", "echo 0")
    done = workshop.mex("test", env=environment)
    assert done.returncode == 0, done
    assert done.stderr == b"scripts/setup: installing g++\n"


def test_scripts_test_refuses_unknown_words() -> None:
    done = subprocess.run([REPOSITORY / "scripts" / "test", "--fast"], capture_output=True,
                          env=os.environ)
    assert done.returncode == 2 and done.stderr.startswith(b"mex: ")

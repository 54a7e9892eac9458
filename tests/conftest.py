"""Shared by all pytest files: mexlib can be imported, and mex can be run as a user does."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(REPOSITORY / "scripts"))

Mex = Callable[..., "subprocess.CompletedProcess[bytes]"]


def quick() -> bool:
    """True in the daily tier, which tries fewer random inputs."""
    return bool(os.environ.get("MEX_QUICK"))


def run_mex(
    repository: Path, *words: str | Path, **options
) -> "subprocess.CompletedProcess[bytes]":
    """Run scripts/mex of a repository; keyword arguments go to subprocess.run."""
    options = {"capture_output": True, "stdin": subprocess.DEVNULL, "timeout": 120} | options
    return subprocess.run([repository / "scripts" / "mex", *words], **options)


@pytest.fixture
def mex() -> Mex:
    """Run this repository's scripts/mex with some words."""
    return lambda *words, **options: run_mex(REPOSITORY, *words, **options)


class Workshop:
    """A small repository of a test's own: this one's scripts/, and folders to fill."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copytree(
            REPOSITORY / "scripts", root / "scripts",
            ignore=shutil.ignore_patterns("__pycache__"),
        )
        for folder in ("lib", "problems"):
            (root / folder).mkdir()

    def write(self, name: str, text: str | bytes) -> Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    def problem(self, slug: str, **files: str | bytes) -> Path:
        """A problem that doubles a number; keywords replace or add files, as in brute_cpp."""
        contents: dict[str, str | bytes] = {
            "problem_toml": TOML,
            "solution_cpp": '#include <iostream>\nint main() { int n; std::cin >> n; '
                            'std::cout << 2 * n << "\\n"; }\n',
            "sample-1_in": "3\n",
            "sample-1_out": "6\n",
        } | files
        for name, text in contents.items():
            self.write(f"problems/{slug}/{'.'.join(name.rsplit('_', 1))}", text)
        return self.root / "problems" / slug

    def mex(self, *words: str | Path, **options) -> "subprocess.CompletedProcess[bytes]":
        return run_mex(self.root, *words, **options)


TOML = """\
judge = "CSES"
id = "1"
title = "Doubling"
url = "https://example.invalid/1"
topics = ["nim"]
status = "samples"
"""


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path / "workshop")

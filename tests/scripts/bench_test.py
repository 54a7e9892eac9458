"""The bench of mex still measures what its table shows."""

import re
import subprocess

from conftest import REPOSITORY


def rows(text: str) -> list[str]:
    """What the table's rows name, without numbers and problem names, which change."""
    found = re.findall(r"^\| (.+?) \| [\d.]+ ms \|$", text, re.MULTILINE)
    return [re.sub(r"\d+|bundling .*", "", row) for row in found]


def test_bench_makes_the_recorded_table() -> None:
    bench = REPOSITORY / "tests" / "bench"
    done = subprocess.run(
        [bench / "mex_bench.py", "--rounds", "1", "--print"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert rows(done.stdout) == rows((bench / "mex_bench.md").read_text())
    assert len(rows(done.stdout)) == 7

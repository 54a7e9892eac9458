"""Judges placements of guards. Usage: checker.py INPUT OUTPUT ANSWER

Exit status: 0 accepted, 1 wrong, 2 presentation error.
"""

import re
import sys
from pathlib import Path


def is_placement(n: int, rows: list[int]) -> bool:
    """True iff n guards, one in each column, do not see each other."""
    return all(
        len({row + slope * column for column, row in enumerate(rows)}) == n == len(rows)
        for slope in (-1, 0, 1)
    ) and all(1 <= row <= n for row in rows)


def fault(n: int, words: list[str]) -> str:
    """What is wrong with the answer to n; nothing if it is right."""
    if n in (2, 3):
        return "" if words == ["Impossible"] else f"N = {n} has no placement"
    if not all(re.fullmatch("[1-9][0-9]{0,8}", word) for word in words):
        return f"N = {n}: not a list of numbers"
    return "" if is_placement(n, list(map(int, words))) else f"N = {n}: not a placement"


def judge(sizes: list[int], output: str) -> tuple[int, str]:
    """The exit status, and what is wrong."""
    lines = output.replace("\r\n", "\n").split("\n")
    answers = [line.split() for line in lines if line.strip()]
    if len(answers) != len(sizes):
        return 1, f"{len(answers)} answers to {len(sizes)} numbers"
    for size, words in zip(sizes, answers):
        if fault(size, words):
            return 1, fault(size, words)
    if lines != [" ".join(words) for words in answers] + [""]:
        return 2, "a line is not its words with single blanks between, or has no line end"
    return 0, ""


if __name__ == "__main__":
    sizes = list(map(int, Path(sys.argv[1]).read_text("ascii").split()))
    status, why = judge(sizes, Path(sys.argv[2]).read_bytes().decode("latin-1"))
    print(why, file=sys.stderr)
    sys.exit(status)

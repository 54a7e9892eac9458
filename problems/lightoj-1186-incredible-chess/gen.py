"""Inputs for LightOJ 1186. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(boards: list[list[list[int]]]) -> str:
    """The input of these boards, each a list of columns [white, black]."""
    lines = []
    for board in boards:
        white, black = zip(*board)
        lines.append(f"{len(board)}\n{' '.join(map(str, white))}\n{' '.join(map(str, black))}\n")
    return f"{len(lines)}\n{''.join(lines)}"


def board(rng: random.Random, n: int) -> list[list[int]]:
    """n columns of n rows, so that white, who is below, can move."""
    columns = [sorted(rng.sample(range(n), 2)) for _ in range(n)]
    return columns if any(black > 1 for _, black in columns) else [[0, 2]] * n


def small(rng: random.Random) -> str:
    """One to six boards of 3 columns, at times of 4."""
    n = rng.choice([3, 3, 3, 4])
    return write([board(rng, n) for _ in range(rng.randint(1, 6))])


def largest(rng: random.Random) -> str:
    """200 boards of 100 columns."""
    return write([board(rng, 100) for _ in range(200)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input; white has a move in every case."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    numbers = list(map(int, words))
    cases, position = 0, 1
    while position < len(numbers):
        n = numbers[position]
        rows = numbers[position + 1 : position + 1 + 2 * n]
        if not (3 <= n <= 100 and len(rows) == 2 * n):
            return False
        if not all(white < black < n for white, black in zip(rows[:n], rows[n:])):
            return False
        if max(rows[n:]) == 1:
            return False
        cases, position = cases + 1, position + 1 + 2 * n
    return 1 <= cases <= 200 and numbers[0] == cases


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

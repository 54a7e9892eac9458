"""Inputs for UVa 750. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(squares: list[tuple[int, int]]) -> str:
    """The input of these squares (row, column), with a blank line before each."""
    lines = "".join(f"\n{row} {column}\n" for row, column in squares)
    return f"{len(squares)}\n{lines}"


def small(rng: random.Random) -> str:
    """One to four squares anywhere."""
    count = rng.choice([1, 1, 2, 3, 4])
    return write([(rng.randint(1, 8), rng.randint(1, 8)) for _ in range(count)])


def largest(rng: random.Random) -> str:
    """Every square ten times; the judge states no limit."""
    squares = [(row, column) for row in range(1, 9) for column in range(1, 9)] * 10
    rng.shuffle(squares)
    return write(squares)


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or len(words) < 3:
        return False
    count, *squares = map(int, words)
    return len(squares) == 2 * count and all(1 <= number <= 8 for number in squares)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

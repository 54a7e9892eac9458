"""Inputs for LightOJ 1192. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(cases: list[list[int]]) -> str:
    """The input of these cases, each a list of pieces."""
    lines = [f"{len(row) // 2}\n{' '.join(map(str, row))}\n" for row in cases]
    return f"{len(cases)}\n{''.join(lines)}"


def small_row(rng: random.Random) -> list[int]:
    """One to three pairs on at most 18 places, with a gap in some pair."""
    pairs = rng.choice([1, 2, 2, 3, 3])
    row = sorted(rng.sample(range(rng.randint(2 * pairs + 1, 18)), 2 * pairs))
    if len(row) > 2 and rng.random() < 0.3:
        row[3] = row[2] + row[1] - row[0]  # an equal gap
        row[4:] = [piece + row[3] - row[4] + 1 for piece in row[4:]]
    return row if any(b - a > 1 for a, b in zip(row[::2], row[1::2])) else [3, 5]


def small(rng: random.Random) -> str:
    """One to five small cases."""
    return write([small_row(rng) for _ in range(rng.randint(1, 5))])


def largest(rng: random.Random) -> str:
    """200 cases of 100 pairs up to 10^9."""
    return write([sorted(rng.sample(range(10**9 + 1), 200)) for _ in range(200)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input; some pair has a gap."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    numbers = list(map(int, words))
    cases, position = 0, 1
    while position < len(numbers):
        k = numbers[position]
        row = numbers[position + 1 : position + 1 + 2 * k]
        if not (1 <= k <= 100 and len(row) == 2 * k and row == sorted(set(row))):
            return False
        if row[-1] > 10**9 or all(b - a == 1 for a, b in zip(row[::2], row[1::2])):
            return False
        cases, position = cases + 1, position + 1 + 2 * k
    return 1 <= cases <= 200 and numbers[0] == cases


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

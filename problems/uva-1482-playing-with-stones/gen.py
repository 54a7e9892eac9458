"""Inputs for UVa 1482. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(cases: list[list[int]]) -> str:
    """The input of these cases, each a list of piles."""
    lines = [f"{len(piles)}\n{' '.join(map(str, piles))}\n" for piles in cases]
    return f"{len(cases)}\n{''.join(lines)}"


def small_piles(rng: random.Random) -> list[int]:
    """A pile of up to 300, or up to four of which brute.cpp can try all positions."""
    n = rng.choice([1, 2, 2, 3, 3, 4])
    most = rng.choice([3, 7, [300, 40, 16, 9][n - 1]])
    piles = [rng.randint(1, most) for _ in range(n)]
    if rng.random() < 0.2:
        piles[-1] = piles[0]
    return piles


def small(rng: random.Random) -> str:
    """One to five small cases."""
    return write([small_piles(rng) for _ in range(rng.randint(1, 5))])


def largest(rng: random.Random) -> str:
    """100 cases of 100 piles: near 2 * 10^18, or odd in many steps, as 2^60 - 1."""
    deep = [2**60 - 1, 2**60 + 2**59 - 1, 2**59 - 1, 2 * 10**18]
    near = range(2 * 10**18 - 1000, 2 * 10**18 + 1)
    return write([rng.choices(near if case % 2 else deep, k=100) for case in range(100)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    numbers = list(map(int, words))
    cases, position = 0, 1
    while position < len(numbers):
        n = numbers[position]
        piles = numbers[position + 1 : position + 1 + n]
        if not (1 <= n <= 100 and len(piles) == n):
            return False
        if not all(1 <= pile <= 2 * 10**18 for pile in piles):
            return False
        cases, position = cases + 1, position + 1 + n
    return 1 <= cases <= 100 and numbers[0] == cases


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

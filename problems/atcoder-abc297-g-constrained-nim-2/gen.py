"""Inputs for AtCoder ABC 297 G. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(low: int, high: int, piles: list[int]) -> str:
    """The input of the bounds and the piles."""
    return f"{len(piles)} {low} {high}\n{' '.join(map(str, piles))}\n"


def small(rng: random.Random) -> str:
    """One to three piles, often past a period or two."""
    low = rng.choice([1, 1, 2, 3, 5])
    high = low + rng.choice([0, 1, 2, 3, 6])
    most = rng.choice([low + high, 2 * (low + high), 20])
    return write(low, high, [rng.randint(1, most) for _ in range(rng.randint(1, 3))])


def largest(rng: random.Random) -> str:
    """2 * 10^5 piles near 10^9."""
    piles = rng.choices(range(10**9 - 1000, 10**9 + 1), k=2 * 10**5)
    return write(rng.randint(100, 1000), rng.randint(10**6, 10**7), piles)


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or len(words) < 4:
        return False
    n, low, high, *piles = map(int, words)
    if not (n == len(piles) <= 2 * 10**5 and 1 <= low <= high <= 10**9):
        return False
    return all(1 <= pile <= 10**9 for pile in piles)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

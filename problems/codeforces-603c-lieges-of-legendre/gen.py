"""Inputs for Codeforces 603C. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(k: int, piles: list[int]) -> str:
    """The input of k and the piles."""
    return f"{len(piles)} {k}\n{' '.join(map(str, piles))}\n"


def small(rng: random.Random) -> str:
    """One to three piles, fewer and smaller for a larger k."""
    k = rng.choice([1, 1, 2, 2, 3, 3, 4, 5])
    most, count = {1: (24, 3), 2: (16, 3), 3: (12, 2), 4: (8, 2), 5: (8, 2)}[k]
    return write(k, [rng.randint(1, most) for _ in range(rng.randint(1, count))])


def largest(rng: random.Random) -> str:
    """10^5 piles that are halved most often, and an odd k."""
    return write(10**9 - 1, rng.choices([2**29, 2**28 * 3, 2**27 * 7], k=10**5))


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or len(words) < 3:
        return False
    n, k, *piles = map(int, words)
    if not (n == len(piles) <= 10**5 and 1 <= k <= 10**9):
        return False
    return all(1 <= pile <= 10**9 for pile in piles)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

"""Inputs for Codeforces 255E. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys

MOST = 777777777777


def write(piles: list[int]) -> str:
    """The input of these piles."""
    return f"{len(piles)}\n{' '.join(map(str, piles))}\n"


def small(rng: random.Random) -> str:
    """Up to four piles; one may have up to 10^5 coins, and powers are frequent."""
    piles = []
    for _ in range(rng.randint(1, 4)):
        power = rng.randint(1, 9) ** rng.choice([1, 2, 4]) + rng.randint(-1, 1)
        piles.append(max(1, rng.choice([power, rng.randint(1, 100)])))
    if rng.random() < 0.5:
        piles[0] = rng.choice([rng.randint(1, 10**5), rng.randint(6700, 6750)])
        del piles[2:]
    return write(piles)


def largest(rng: random.Random) -> str:
    """10^5 piles, half of them near the bound."""
    piles = [MOST - i if i % 2 else rng.randint(1, MOST) for i in range(10**5)]
    return write(piles)


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or len(words) < 2:
        return False
    n, *piles = map(int, words)
    return n == len(piles) <= 10**5 and all(1 <= pile <= MOST for pile in piles)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

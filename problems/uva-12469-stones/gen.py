"""Inputs for UVa 12469. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def small(rng: random.Random) -> str:
    """A few piles, some of them Fibonacci numbers."""
    fibonacci = [2, 3, 5, 8, 13, 21, 34, 55, 89, 144]
    piles = [rng.choice([rng.randint(2, 200), rng.choice(fibonacci)]) for _ in range(4)]
    return "".join(f"{pile}\n" for pile in [*piles[: rng.randint(1, 4)], 0])


def largest(rng: random.Random) -> str:
    """Every pile ten times; the judge states no number."""
    return "".join(f"{pile}\n" for pile in [*range(2, 1001), *[1000] * 9000, 0])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or len(words) < 2:
        return False
    *piles, end = map(int, words)
    return end == 0 and all(2 <= pile <= 1000 for pile in piles)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

"""Inputs for Codeforces 768E. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(piles: list[int]) -> str:
    """The input of these piles."""
    return "".join(f"{number}\n" for number in [len(piles), *piles])


def small(rng: random.Random) -> str:
    """One to four piles, fewer for larger ones."""
    count = rng.choice([1, 2, 2, 3, 3, 4])
    most = {1: 18, 2: 8, 3: 5, 4: 3}[count]
    return write([rng.randint(1, most) for _ in range(count)])


def largest(rng: random.Random) -> str:
    """10^6 piles of up to 60 stones."""
    return write(rng.choices(range(1, 61), k=10**6))


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or len(words) < 2:
        return False
    n, *piles = map(int, words)
    return n == len(piles) <= 10**6 and all(1 <= pile <= 60 for pile in piles)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

"""Inputs for UVa 12293. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(games: list[int]) -> str:
    """The input of these games."""
    return "\n".join([*map(str, games), "0\n"])


def small(rng: random.Random) -> str:
    """One to six games of up to 300 balls, often near a power of two."""
    games = []
    for _ in range(rng.randint(1, 6)):
        near = 2 ** rng.randint(2, 8) + rng.randint(-2, 1)
        games.append(rng.choice([near, rng.randint(2, 20), rng.randint(2, 300)]))
    return write(games)


def largest(rng: random.Random) -> str:
    """300 games of near 10^9 balls, or one less than a power of two."""
    near = range(10**9 - 1000, 10**9 + 1)
    return write([rng.choice([rng.choice(near), 2**29 - 1, 2**28 - 1]) for _ in range(300)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    *games, end = list(map(int, words)) or [1]
    return end == 0 and 1 <= len(games) <= 300 and all(2 <= n <= 10**9 for n in games)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

"""Inputs for UVa 1378. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(games: list[list[int]]) -> str:
    """The input of these games, each a list of piles."""
    return "".join(f"{len(piles)}\n{' '.join(map(str, piles))}\n" for piles in games) + "0\n"


def small_piles(rng: random.Random) -> list[int]:
    """Up to five piles, the first ones low, for a stone there can be split most often."""
    n = rng.choice([1, 2, 3, 3, 4, 4, 4, 5])
    most = [[9], [5, 9], [3, 5, 9], [2, 3, 4, 9], [1, 1, 2, 3, 9]][n - 1]
    even = rng.random() < 0.2
    return [rng.randint(0, stones) // (1 + even) * (1 + even) for stones in most]


def small(rng: random.Random) -> str:
    """One to four small games."""
    return write([small_piles(rng) for _ in range(rng.randint(1, 4))])


def largest(rng: random.Random) -> str:
    """1000 games of 23 piles of near 1000, every other one lost as all are even."""
    piles = range(990, 1001)
    return write([rng.choices(piles[:: 1 + i % 2], k=23) for i in range(1000)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    numbers = list(map(int, words))
    position = 0
    while position < len(numbers) and numbers[position] > 0:
        n = numbers[position]
        piles = numbers[position + 1 : position + 1 + n]
        if not (n <= 23 and len(piles) == n and max(piles) <= 1000):
            return False
        position += 1 + n
    return 0 < position == len(numbers) - 1


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

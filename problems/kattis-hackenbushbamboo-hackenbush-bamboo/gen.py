"""Inputs for Kattis hackenbushbamboo. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(heights: list[int]) -> str:
    """The input of stalks of these heights; without stalks the second line is empty."""
    return f"{len(heights)}\n{' '.join(map(str, heights))}\n"


def small(rng: random.Random) -> str:
    """Up to four stalks of up to 7, often one that comes twice."""
    most = rng.choice([1, 3, 7])
    heights = [rng.randint(1, most) for _ in range(rng.choice([0, 1, 2, 2, 3, 3, 4]))]
    if len(heights) == 4 or (heights and rng.random() < 0.2):
        heights[-1] = heights[0]
    return write(heights)


def largest(rng: random.Random) -> str:
    """1000 stalks of near 10^9."""
    return write(rng.choices(range(10**9 - 1000, 10**9 + 1), k=1000))


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or not words:
        return False
    count, *heights = map(int, words)
    return count == len(heights) <= 1000 and all(1 <= height <= 10**9 for height in heights)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

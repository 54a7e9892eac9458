"""Inputs for UVa 10165. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(tests: list[list[int]]) -> str:
    """The input of these tests, each a list of heaps."""
    lines = [f"{len(heaps)}\n{' '.join(map(str, heaps))}\n" for heaps in tests]
    return f"{''.join(lines)}0\n"


def small_heaps(rng: random.Random) -> list[int]:
    """Up to four heaps of up to 7; often heaps of 1, or a heap that comes twice."""
    most = rng.choice([1, 2, 3, 7])
    heaps = [rng.randint(1, most) for _ in range(rng.choice([1, 1, 2, 2, 3, 3, 4]))]
    if len(heaps) == 4 or rng.random() < 0.3:
        heaps[-1] = heaps[0]
    return heaps


def small(rng: random.Random) -> str:
    """No game to five small ones."""
    return write([small_heaps(rng) for _ in range(rng.randint(0, 5))])


def largest(rng: random.Random) -> str:
    """1000 games of 100 heaps of near 2 * 10^9; the judge states no number of games."""
    sizes = range(2 * 10**9 - 1000, 2 * 10**9 + 1)
    return write([rng.choices(sizes, k=100) for _ in range(1000)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input; the last 0 may be missing."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    numbers = list(map(int, words))
    position = 0
    while position < len(numbers) and numbers[position] != 0:
        count = numbers[position]
        heaps = numbers[position + 1 : position + 1 + count]
        if not (count <= 100 and len(heaps) == count):
            return False
        if not all(1 <= heap <= 2 * 10**9 for heap in heaps):
            return False
        position += 1 + count
    return numbers != [] and position >= len(numbers) - 1


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

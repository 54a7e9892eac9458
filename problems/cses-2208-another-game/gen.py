"""Inputs for CSES 2208. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(tests: list[list[int]]) -> str:
    """The input of these tests, each a list of heaps."""
    lines = [f"{len(heaps)}\n{' '.join(map(str, heaps))}\n" for heaps in tests]
    return f"{len(tests)}\n{''.join(lines)}"


def small_heaps(rng: random.Random) -> list[int]:
    """Up to four heaps of up to 8; often all are even."""
    most = rng.choice([2, 3, 8])
    heaps = [rng.randint(1, most) for _ in range(rng.randint(1, 4))]
    return [heap + heap % 2 for heap in heaps] if rng.random() < 0.5 else heaps


def small(rng: random.Random) -> str:
    """One to five small tests."""
    return write([small_heaps(rng) for _ in range(rng.randint(1, 5))])


def largest(rng: random.Random) -> str:
    """2 * 10^5 heaps of near 10^9: half of them in one test, the others one a test."""
    heaps = rng.choices(range(10**9 - 1000, 10**9 + 1), k=2 * 10**5)
    return write([heaps[: 10**5], *([heap] for heap in heaps[10**5 :])])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    numbers = list(map(int, words))
    tests, position = 0, 1
    while position < len(numbers):
        count = numbers[position]
        heaps = numbers[position + 1 : position + 1 + count]
        if not (1 <= count == len(heaps) and count <= 2 * 10**5):
            return False
        if not all(1 <= heap <= 10**9 for heap in heaps):
            return False
        tests, position = tests + 1, position + 1 + count
    return 1 <= tests <= 2 * 10**5 and numbers[0] == tests and len(numbers) - 1 - tests <= 2 * 10**5


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

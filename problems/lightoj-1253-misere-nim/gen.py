"""Inputs for LightOJ 1253. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(tests: list[list[int]]) -> str:
    """The input of these tests, each a list of heaps."""
    lines = [f"{len(heaps)}\n{' '.join(map(str, heaps))}\n" for heaps in tests]
    return f"{len(tests)}\n{''.join(lines)}"


def small_heaps(rng: random.Random) -> list[int]:
    """Up to four heaps of up to 7; often heaps of 1, or a heap that comes twice."""
    most = rng.choice([1, 2, 3, 7])
    heaps = [rng.randint(1, most) for _ in range(rng.choice([1, 1, 2, 2, 3, 3, 4]))]
    if len(heaps) == 4 or rng.random() < 0.3:
        heaps[-1] = heaps[0]
    return heaps


def small(rng: random.Random) -> str:
    """One to five small cases."""
    return write([small_heaps(rng) for _ in range(rng.randint(1, 5))])


def largest(rng: random.Random) -> str:
    """200 cases of 100 heaps of near 10^9."""
    sizes = range(10**9 - 1000, 10**9 + 1)
    return write([rng.choices(sizes, k=100) for _ in range(200)])


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
        if not (1 <= count == len(heaps) and count <= 100):
            return False
        if not all(1 <= heap <= 10**9 for heap in heaps):
            return False
        tests, position = tests + 1, position + 1 + count
    return 1 <= tests <= 200 and numbers[0] == tests


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

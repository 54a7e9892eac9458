"""Inputs for CSES 1098. Usage: gen.py SEED | --max"""

import random
import sys


def write(tests: list[list[int]]) -> str:
    """The input of these tests, each a list of heaps."""
    lines = [f"{len(heaps)}\n{' '.join(map(str, heaps))}\n" for heaps in tests]
    return f"{len(tests)}\n{''.join(lines)}"


def small_heaps(rng: random.Random) -> list[int]:
    """Up to four heaps of up to 9; often heaps of 1, or a heap that comes twice."""
    most = rng.choice([1, 2, 3, 9])
    heaps = [rng.randint(1, most) for _ in range(rng.choice([1, 1, 2, 2, 3, 3, 4]))]
    if len(heaps) == 4 or rng.random() < 0.3:
        heaps[-1] = heaps[0]
    return heaps


def small(rng: random.Random) -> str:
    """One to five small tests."""
    return write([small_heaps(rng) for _ in range(rng.randint(1, 5))])


def largest(rng: random.Random) -> str:
    """2 * 10^5 heaps of near 10^9: half of them in one test, the others one a test."""
    heaps = rng.choices(range(10**9 - 1000, 10**9 + 1), k=2 * 10**5)
    return write([heaps[: 10**5], *([heap] for heap in heaps[10**5 :])])


if __name__ == "__main__":
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

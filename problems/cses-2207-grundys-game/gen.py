"""Inputs for CSES 2207. Usage: gen.py SEED | --max"""

import random
import sys


def write(tests: list[int]) -> str:
    """The input of these tests, each a heap."""
    return "".join(f"{number}\n" for number in [len(tests), *tests])


def small(rng: random.Random) -> str:
    """One to five heaps of up to 28."""
    most = rng.choice([4, 12, 28])
    return write([rng.randint(1, most) for _ in range(rng.randint(1, 5))])


def largest(rng: random.Random) -> str:
    """10^5 heaps, every other one within reach of the table."""
    return write([rng.randint(1, 1300 if i % 2 else 10**6) for i in range(10**5)])


if __name__ == "__main__":
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

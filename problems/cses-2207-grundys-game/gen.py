"""Inputs for CSES 2207. Usage: gen.py SEED | --max | --valid < INPUT"""

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


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or len(words) < 2:
        return False
    tests, *heaps = map(int, words)
    return tests == len(heaps) <= 10**5 and all(1 <= heap <= 10**6 for heap in heaps)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

"""Inputs for UVa 10094. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(numbers: list[int]) -> str:
    """The input of these numbers."""
    return "".join(f"{n}\n" for n in numbers)


def small(rng: random.Random) -> str:
    """One to six numbers of up to 21."""
    return write([rng.randint(2, rng.choice([4, 9, 21])) for _ in range(rng.randint(1, 6))])


def largest(rng: random.Random) -> str:
    """Every number from 2 to 1000 once; the judge states no limit."""
    return write(rng.sample(range(2, 1001), 999))


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input; any number of them may come."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    return len(words) > 0 and all(2 <= int(word) <= 1000 for word in words)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

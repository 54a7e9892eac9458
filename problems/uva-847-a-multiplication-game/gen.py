"""Inputs for UVa 847. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(numbers: list[int]) -> str:
    """The input of these numbers."""
    return "".join(f"{n}\n" for n in numbers)


def small(rng: random.Random) -> str:
    """One to five numbers of any length, at times next to a bound."""
    numbers = []
    for _ in range(rng.randint(1, 5)):
        bound = rng.choice([9, 1]) * 18 ** rng.randint(1, 6)
        near = rng.randint(bound - 2, bound + 2)
        numbers.append(rng.choice([near, rng.randint(2, rng.choice([40, 400, 4000, 2**32 - 1]))]))
    return write(numbers)


def largest(rng: random.Random) -> str:
    """10^5 numbers up to 2^32; the judge states no limit."""
    return write([rng.randrange(2**31, 2**32) for _ in range(10**5)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input; any number of them may come."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    return len(words) > 0 and all(1 < int(word) < 2**32 for word in words)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

"""Inputs for Library Checker nim_product_64. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(pairs: list[tuple[int, int]]) -> str:
    """The input of these pairs."""
    return f"{len(pairs)}\n" + "".join(f"{a} {b}\n" for a, b in pairs)


def small(rng: random.Random) -> str:
    """One to five pairs of numbers of any length."""
    pairs = [(rng.getrandbits(rng.randint(1, 64)), rng.getrandbits(rng.randint(1, 64)))]
    while rng.random() < 0.7 and len(pairs) < 5:
        pairs.append((rng.getrandbits(rng.randint(1, 64)), 1 << rng.randrange(64)))
    return write(pairs)


def largest(rng: random.Random) -> str:
    """10^6 pairs of 64-bit numbers, anything or next to the largest."""
    ways = [lambda: rng.getrandbits(64), lambda: 2**64 - 1 - rng.randrange(1414)]
    return write([(way(), way()) for way in rng.choices(ways, k=10**6)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or len(words) < 3:
        return False
    tests, *numbers = map(int, words)
    return 1 <= tests <= 10**6 and len(numbers) == 2 * tests and max(numbers) < 2**64


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

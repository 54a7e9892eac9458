"""Inputs for UVa 10368. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def small(rng: random.Random) -> str:
    """A few pairs, small or anything to 300."""
    most = rng.choice([8, 40, 300])
    pairs = [(rng.randint(1, most), rng.randint(1, most)) for _ in range(rng.randint(1, 6))]
    return "".join(f"{a} {b}\n" for a, b in [*pairs, (0, 0)])


def largest(rng: random.Random) -> str:
    """10^4 pairs below 2^31, many of them Fibonacci numbers; no number is stated."""
    a, b = 1134903170, 1836311903
    pairs = [(a, b)] * 5000 + [(rng.randint(1, 2**31 - 1), rng.randint(1, 2**31 - 1))] * 5000
    return "".join(f"{a} {b}\n" for a, b in [*pairs, (0, 0)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    numbers = list(map(int, words))
    if len(numbers) < 4 or len(numbers) % 2 or numbers[-2:] != [0, 0]:
        return False
    return all(1 <= number < 2**31 for number in numbers[:-2])


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

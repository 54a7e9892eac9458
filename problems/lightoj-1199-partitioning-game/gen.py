"""Inputs for LightOJ 1199. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(cases: list[list[int]]) -> str:
    """The input of these cases, each a list of piles."""
    lines = [f"{len(piles)}\n{' '.join(map(str, piles))}\n" for piles in cases]
    return f"{len(cases)}\n{''.join(lines)}"


def small(rng: random.Random) -> str:
    """One to five cases: one pile of up to 25, or up to four of up to 8."""
    cases = []
    for _ in range(rng.randint(1, 5)):
        count = rng.choice([1, 1, 2, 2, 3, 4])
        most = rng.choice([25, 14, 10, 8][count - 1 :])
        cases.append([rng.randint(1, most) for _ in range(count)])
    return write(cases)


def largest(rng: random.Random) -> str:
    """1000 cases of 100 piles of up to 10^4."""
    return write([rng.choices(range(1, 10**4 + 1), k=100) for _ in range(1000)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    numbers = list(map(int, words))
    cases, position = 0, 1
    while position < len(numbers):
        count = numbers[position]
        piles = numbers[position + 1 : position + 1 + count]
        if not (1 <= count == len(piles) and count <= 100):
            return False
        if not all(1 <= pile <= 10**4 for pile in piles):
            return False
        cases, position = cases + 1, position + 1 + count
    return 1 <= cases <= 1000 and numbers[0] == cases


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

"""Inputs for CSES 1099. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(stairs: list[list[int]]) -> str:
    """The input of these stairs."""
    lines = [f"{len(balls)}\n{' '.join(map(str, balls))}\n" for balls in stairs]
    return f"{len(stairs)}\n{''.join(lines)}"


def small(rng: random.Random) -> str:
    """One to four stairs of up to five steps with few balls."""
    stairs = []
    for _ in range(rng.randint(1, 4)):
        n = rng.randint(1, 5)
        stairs.append([rng.randint(0, 2 if n > 3 else 4) for _ in range(n)])
    return write(stairs)


def largest(rng: random.Random) -> str:
    """10^5 stairs of two steps each: the most numbers, in the most tests of that size."""
    return write([[rng.randint(0, 10**9) for _ in range(2)] for _ in range(10**5)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or not words:
        return False
    tests, *numbers = map(int, words)
    position = 0
    for _ in range(min(tests, len(numbers) + 1)):
        if position >= len(numbers) or not 1 <= numbers[position] <= 2 * 10**5:
            return False
        position += 1 + numbers[position]
    total = position - tests
    return tests >= 1 and position == len(numbers) and total <= 2 * 10**5 and max(numbers) <= 10**9


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

"""Inputs for LightOJ 1344. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys

MAX_WEIGHT = 2**31 - 1  # the judge's own bound is not known, nor is that of the cases


def write(cases: list[list[list[int]]]) -> str:
    """The input of these cases, each a list of bracelets."""
    lines = [str(len(cases))]
    for bracelets in cases:
        lines.append(str(len(bracelets)))
        lines += [f"{len(pearls)} {' '.join(map(str, pearls))}" for pearls in bracelets]
    return "\n".join([*lines, ""])


def small_case(rng: random.Random) -> list[list[int]]:
    """Up to four bracelets of up to seven pearls, few in all; some come twice."""
    n = rng.choice([1, 2, 2, 3, 4])
    most = rng.choice([1, 2, 4, 9])
    longest = [7, 5, 3, 3][n - 1]
    sizes = [rng.randint(1, longest) for _ in range(n)]
    bracelets = [[rng.randint(1, most) for _ in range(size)] for size in sizes]
    if rng.random() < 0.3:
        bracelets[-1] = bracelets[0][::-1]
    return bracelets


def small(rng: random.Random) -> str:
    """One to four small cases."""
    return write([small_case(rng) for _ in range(rng.randint(1, 4))])


def largest(rng: random.Random) -> str:
    """10 cases of 50 bracelets of 50 pearls: in any order, or heavier and heavier."""
    cases = []
    for number in range(10):
        most = rng.choice([10, 100, MAX_WEIGHT])
        bracelets = [[rng.randint(1, most) for _ in range(50)] for _ in range(50)]
        cases.append([sorted(pearls) for pearls in bracelets] if number % 2 else bracelets)
    return write(cases)


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    numbers = list(map(int, words))
    cases, position = 0, 1
    while position < len(numbers):
        n, position = numbers[position], position + 1
        if not 1 <= n <= 50:
            return False
        for _ in range(n):
            k = numbers[position] if position < len(numbers) else 0
            pearls = numbers[position + 1 : position + 1 + k]
            if not (1 <= k <= 50 and len(pearls) == k):
                return False
            if not 1 <= min(pearls) <= max(pearls) <= MAX_WEIGHT:
                return False
            position += 1 + k
        cases += 1
    return cases >= 1 and numbers[0] == cases


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

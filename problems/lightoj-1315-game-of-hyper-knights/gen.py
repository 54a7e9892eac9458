"""Inputs for LightOJ 1315. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(cases: list[list[tuple[int, int]]]) -> str:
    """The input of these cases, each a list of knights."""
    lines = []
    for knights in cases:
        lines.append(f"{len(knights)}\n")
        lines += [f"{x} {y}\n" for x, y in knights]
    return f"{len(cases)}\n{''.join(lines)}"


def small_case(rng: random.Random) -> list[tuple[int, int]]:
    """One knight up to 40 away, or up to three near the corner, often on one cell."""
    n = rng.choice([1, 1, 2, 2, 3])
    most = [40, 9, 5][n - 1]
    knights = [(rng.randint(0, most), rng.randint(0, most)) for _ in range(n)]
    if rng.random() < 0.3:
        knights[-1] = knights[0]
    return knights


def small(rng: random.Random) -> str:
    """One to four small cases."""
    return write([small_case(rng) for _ in range(rng.randint(1, 4))])


def largest(rng: random.Random) -> str:
    """200 cases of 1000 knights, on all of the square or far from the corner."""
    return write(
        [
            [(rng.randint(low, 499), rng.randint(low, 499)) for _ in range(1000)]
            for low in rng.choices([0, 100, 400], k=200)
        ]
    )


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    numbers = list(map(int, words))
    cases, position = 0, 1
    while position < len(numbers):
        n = numbers[position]
        cells = numbers[position + 1 : position + 1 + 2 * n]
        if not (1 <= n <= 1000 and len(cells) == 2 * n and max(cells) < 500):
            return False
        cases, position = cases + 1, position + 1 + 2 * n
    return 1 <= cases <= 200 and numbers[0] == cases


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

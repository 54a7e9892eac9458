"""Inputs for Kattis 8queens. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def small(rng: random.Random) -> str:
    """Queens in peace, found by trying, of which some may be moved or gone."""
    while True:
        columns = rng.sample(range(8), 8)
        sums = {row + column for row, column in enumerate(columns)}
        differences = {row - column for row, column in enumerate(columns)}
        if len(sums) + len(differences) >= rng.choice([12, 14, 16]):
            break
    squares = set(enumerate(columns))
    if rng.random() < 0.3:
        squares.discard(rng.choice(sorted(squares)))
    if rng.random() < 0.3:
        squares.add((rng.randrange(8), rng.randrange(8)))
    rows = ("".join(".*"[(r, c) in squares] for c in range(8)) for r in range(8))
    return "".join(row + "\n" for row in rows)


def largest(rng: random.Random) -> str:
    """As many squares as ever, and no queen."""
    return ("." * 8 + "\n") * 8


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    rows = text.split()
    return len(rows) == 8 and all(len(row) == 8 and set(row) <= set(".*") for row in rows)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

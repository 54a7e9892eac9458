"""Inputs for LightOJ 1401. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(strips: list[str]) -> str:
    """The input of these cases."""
    return "\n".join([str(len(strips)), *strips, ""])


def strip(rng: random.Random, n: int, share: float) -> str:
    """A strip of n cells of which about this share is marked."""
    cells = "." * n
    order = list(range(n))
    rng.shuffle(order)
    for i in order:
        left = [mark for mark in "XO" if mark not in cells[max(0, i - 1) : i + 2]]
        if left and rng.random() < share:
            cells = cells[:i] + rng.choice(left) + cells[i + 1 :]
    return cells


def small(rng: random.Random) -> str:
    """One to five strips of up to ten cells, from empty to full."""
    sizes = [rng.choice([1, 2, rng.randint(1, 10), 10]) for _ in range(rng.randint(1, 5))]
    return write([strip(rng, n, rng.choice([0, 0.1, 0.3, 0.6, 1])) for n in sizes])


def largest(rng: random.Random) -> str:
    """10^4 strips of 100 cells, from empty to full."""
    shares = rng.choices([0, 0.01, 0.05, 0.3, 1], k=10**4)
    return write([strip(rng, 100, share) for share in shares])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    count, *strips = text.split() or ["0"]
    if not (count.isascii() and count.isdecimal() and 1 <= int(count) <= 10**4):
        return False
    return len(strips) == int(count) and all(
        len(strip) <= 100 and set(strip) <= set(".XO") and "XX" not in strip and "OO" not in strip
        for strip in strips
    )


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

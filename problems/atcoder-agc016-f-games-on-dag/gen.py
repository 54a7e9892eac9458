"""Inputs for AtCoder AGC 016 F. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def pairs(n: int) -> list[tuple[int, int]]:
    """All edges that there can be."""
    return [(x, y) for x in range(1, n + 1) for y in range(x + 1, n + 1)]


def write(n: int, edges: list[tuple[int, int]]) -> str:
    """The input of n and the edges."""
    return "".join(f"{a} {b}\n" for a, b in [(n, len(edges)), *edges])


def small(rng: random.Random) -> str:
    """Up to nine edges among two to six vertices."""
    n = rng.choice([2, 3, 4, 4, 5, 5, 6])
    edges = pairs(n)
    rng.shuffle(edges)
    return write(n, edges[: rng.randint(1, 9)])


def largest(rng: random.Random) -> str:
    """All edges among 15 vertices, in no order."""
    edges = pairs(15)
    rng.shuffle(edges)
    return write(15, edges)


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or len(words) < 2:
        return False
    n, m, *ends = map(int, words)
    edges = set(zip(ends[::2], ends[1::2]))
    if not (2 <= n <= 15 and len(ends) == 2 * m and len(edges) == m >= 1):
        return False
    return all(1 <= x < y <= n for x, y in edges)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

"""Inputs for Kattis hackenbushshrubbery. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(below: list[int]) -> str:
    """The input of these edges; 0 stands for the ground."""
    return f"{len(below)}\n{' '.join(str(edge or -1) for edge in below)}\n"


def small(rng: random.Random) -> str:
    """Up to eight edges: stalks, stars and what lies between; sometimes no edge."""
    n = rng.choice([0, 1, 2, 3, 4, 5, 6, 7, 8])
    reach = rng.choice([1, 2, 4, 9])
    ground = rng.choice([0, 0.2, 0.5])
    return write(
        [0 if rng.random() < ground else rng.randint(max(0, i - reach), i) for i in range(n)]
    )


def largest(rng: random.Random) -> str:
    """10^5 edges: a stalk of half of them, with twigs."""
    n = 10**5
    return write([*range(n // 2), *(rng.randint(0, n // 2) for _ in range(n // 2))])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and (word.isdecimal() or word == "-1") for word in words):
        return False
    if not words:
        return False
    count, *below = map(int, words)
    if not count == len(below) <= 10**5:
        return False
    return all(edge == -1 or 1 <= edge < i for i, edge in enumerate(below, start=1))


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

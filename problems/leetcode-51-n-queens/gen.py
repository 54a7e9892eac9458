"""Inputs for LeetCode 51. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def small(rng: random.Random) -> str:
    """Any board but the largest."""
    return f"{rng.randint(1, 8)}\n"


def largest(rng: random.Random) -> str:
    """The largest board."""
    return "9\n"


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    return len(words) == 1 and words[0] in list("123456789")


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

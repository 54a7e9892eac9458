"""Inputs for LeetCode 1510. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def small(rng: random.Random) -> str:
    """A small heap."""
    return f"{rng.randint(1, rng.choice([20, 300]))}\n"


def largest(rng: random.Random) -> str:
    """The largest heap."""
    return "100000\n"


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    good = len(words) == 1 and words[0].isascii() and words[0].isdecimal()
    return good and 1 <= int(words[0]) <= 100000


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

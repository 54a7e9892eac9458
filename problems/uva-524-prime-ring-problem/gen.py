"""Inputs for UVa 524. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def small(rng: random.Random) -> str:
    """One to three small rings."""
    return "".join(f"{rng.choice([2, 4, 6, 8])}\n" for _ in range(rng.randint(1, 3)))


def largest(rng: random.Random) -> str:
    """Every size; the judge states no number of cases."""
    return "".join(f"{n}\n" for n in range(2, 17, 2))


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    return bool(words) and set(words) <= {str(n) for n in range(2, 17, 2)}


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

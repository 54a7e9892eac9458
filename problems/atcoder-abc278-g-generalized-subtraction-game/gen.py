"""Inputs for AtCoder ABC 278 G. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


WAYS = ["random", "left", "few", "many", "best"]


def small(rng: random.Random) -> str:
    """Few cards; half the time only one number of cards may be taken."""
    n = rng.randint(1, 12)
    low = rng.randint(1, n)
    high = low if rng.random() < 0.5 else rng.randint(low, n)
    return f"{n} {low} {high}\n{rng.choice(WAYS)} {rng.randrange(1000)}\n"


def largest(rng: random.Random) -> str:
    """The most cards, where the game is not mirrored and long."""
    return "2000 3 3\nrandom 1\n"


def valid(text: str) -> bool:
    """True iff the judge allows the first line and ours the second, which may be missing."""
    words = text.split()
    if len(words) not in (3, 5) or not all(w.isascii() and w.isdecimal() for w in words[:3]):
        return False
    n, low, high = map(int, words[:3])
    if not 1 <= low <= high <= n <= 2000:
        return False
    if len(words) == 3:
        return True
    return words[3] in WAYS and words[4].isascii() and words[4].isdecimal() and len(words[4]) < 8


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

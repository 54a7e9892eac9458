"""Inputs for AtCoder dp_k. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(k: int, moves: list[int]) -> str:
    """The input of a heap of k and these moves, in ascending order."""
    return f"{len(moves)} {k}\n{' '.join(map(str, sorted(moves)))}\n"


def small(rng: random.Random) -> str:
    """A heap of up to 60 and a few moves, mostly small ones."""
    k = rng.choice([1, 2, rng.randint(1, 10), rng.randint(1, 60)])
    most = rng.randint(1, min(k, rng.choice([4, 10, 60])))
    return write(k, rng.sample(range(1, most + 1), rng.randint(1, min(most, 6))))


def largest(rng: random.Random) -> str:
    """10^5 stones and 100 odd moves: every even heap is lost."""
    return write(10**5, rng.sample(range(1, 1000, 2), 100))


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or len(words) < 3:
        return False
    n, k, *moves = map(int, words)
    if not (1 <= n == len(moves) <= 100 and k <= 10**5):
        return False
    return 1 <= moves[0] and moves[-1] <= k and moves == sorted(set(moves))


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

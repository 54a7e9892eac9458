"""Inputs for CSES 1729. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(rng: random.Random, n: int, moves: list[int]) -> str:
    """The input; the moves are shuffled."""
    rng.shuffle(moves)
    return f"{n} {len(moves)}\n{' '.join(map(str, moves))}\n"


def small(rng: random.Random) -> str:
    """Up to 60 sticks; few moves or many, small ones or any."""
    n = rng.randint(1, rng.choice([2, 10, 60, 60]))
    most = rng.choice([n, min(n, 6)])
    k = rng.randint(1, min(most, rng.choice([3, 8, most])))
    return write(rng, n, [1, *rng.sample(range(2, most + 1), k - 1)])


def largest(rng: random.Random) -> str:
    """10^6 sticks and 100 odd moves, so that every even heap is lost."""
    return write(rng, 10**6, [1, *rng.sample(range(3, 1000, 2), 99)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or len(words) < 3:
        return False
    n, k, *moves = map(int, words)
    distinct = set(moves)
    return (
        1 <= n <= 10**6
        and 1 <= k <= 100
        and len(moves) == len(distinct) == k
        and 1 in distinct
        and 1 <= min(moves)
        and max(moves) <= n
    )


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

"""Inputs for CSES 1729. Usage: gen.py SEED | --max"""

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


if __name__ == "__main__":
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

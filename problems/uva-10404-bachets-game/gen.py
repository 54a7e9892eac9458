"""Inputs for UVa 10404. Usage: gen.py SEED | --max"""

import random
import sys


def write(rng: random.Random, n: int, moves: list[int]) -> str:
    """One game; the moves are shuffled."""
    rng.shuffle(moves)
    return f"{n} {len(moves)} {' '.join(map(str, moves))}\n"


def small(rng: random.Random) -> str:
    """A few games of up to 60 stones; some moves are larger than the heap."""
    games = []
    for _ in range(rng.randint(1, 5)):
        n = rng.choice([1, 2, rng.randint(1, 10), rng.randint(1, 60)])
        most = rng.choice([10, n + 5, 100])
        m = min(most, rng.choice([1, 2, 3, rng.randint(1, 10)]))
        games.append(write(rng, n, [1, *rng.sample(range(2, most + 1), m - 1)]))
    return "".join(games)


def largest(rng: random.Random) -> str:
    """20 games of near 10^6 stones and 10 odd moves: every even heap is lost."""
    return "".join(
        write(rng, 10**6 - i, [1, *rng.sample(range(3, 100, 2), 9)]) for i in range(20)
    )


if __name__ == "__main__":
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

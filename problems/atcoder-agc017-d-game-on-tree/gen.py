"""Inputs for AtCoder AGC 017 D. Usage: gen.py SEED | --max"""

import random
import sys


def write(rng: random.Random, parents: list[int]) -> str:
    """A tree: vertex i + 1 hangs on parents[i]. Names and order are shuffled."""
    others = list(range(2, len(parents) + 2))
    rng.shuffle(others)
    names = [1, *others]
    lines = []
    for vertex, parent in enumerate(parents, start=1):
        ends = [names[parent], names[vertex]]
        rng.shuffle(ends)
        lines.append(f"{ends[0]} {ends[1]}\n")
    rng.shuffle(lines)
    return f"{len(names)}\n{''.join(lines)}"


def small(rng: random.Random) -> str:
    """Up to 10 vertices: a path, a star, or a tree between the two."""
    n = rng.randint(2, rng.choice([3, 5, 10, 10, 10]))
    reach = rng.choice([1, 2, 3, 10])
    parents = [rng.randrange(max(0, vertex - reach), vertex) for vertex in range(1, n)]
    if rng.random() < 0.2:
        parents = [0] * (n - 1)
    return write(rng, parents)


def largest(rng: random.Random) -> str:
    """A path of 10^5 vertices with shuffled names."""
    return write(rng, list(range(10**5 - 1)))


if __name__ == "__main__":
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

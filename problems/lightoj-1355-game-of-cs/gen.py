"""Inputs for LightOJ 1355. Usage: gen.py SEED | --max"""

import math
import random
import sys

MAX_WEIGHT = 2**31 - 1


def write(rng: random.Random, parents: list[int], weights: list[int]) -> str:
    """One case: node i + 1 hangs on parents[i]; numbers and order are shuffled."""
    others = list(range(1, len(parents) + 1))
    rng.shuffle(others)
    names = [0, *others]
    lines = []
    for node, (parent, weight) in enumerate(zip(parents, weights), start=1):
        ends = [names[parent], names[node]]
        rng.shuffle(ends)
        lines.append(f"{ends[0]} {ends[1]} {weight}\n")
    rng.shuffle(lines)
    return f"{len(names)}\n{''.join(lines)}"


def small_case(rng: random.Random) -> str:
    """A path, a star or a tree between, of few enough units for brute.cpp."""
    n = rng.choice([2, 2, 3, 3, 4, 4, 5, 6])
    reach = rng.choice([1, 2, 6])
    parents = [rng.randrange(max(0, node - reach), node) for node in range(1, n)]
    if rng.random() < 0.2:
        parents = [0] * (n - 1)
    weights = [rng.randint(1, rng.choice([1, 2, 3, 5, 9, 30])) for _ in parents]
    while math.prod(weight + 1 for weight in weights) > 1500:  # the positions of play
        weights[rng.randrange(n - 1)] = rng.randint(1, 3)
    return write(rng, parents, weights)


def small(rng: random.Random) -> str:
    """One to three small cases."""
    cases = [small_case(rng) for _ in range(rng.randint(1, 3))]
    return f"{len(cases)}\n{''.join(cases)}"


def largest(rng: random.Random) -> str:
    """500 trees of 1000 nodes, from paths to bushy ones, every other weight large."""
    cases = []
    for number in range(500):
        reach = rng.choice([1, 2, 10, 1000])
        parents = [rng.randrange(max(0, node - reach), node) for node in range(1, 1000)]
        most = MAX_WEIGHT if number % 2 else 3
        cases.append(write(rng, parents, [rng.randint(1, most) for _ in parents]))
    return f"{len(cases)}\n{''.join(cases)}"


if __name__ == "__main__":
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

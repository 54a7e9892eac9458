"""Inputs for LightOJ 1355. Usage: gen.py SEED | --max | --valid < INPUT"""

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


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    numbers = list(map(int, words))
    cases, position = 0, 1
    while position < len(numbers):
        n = numbers[position]
        roads = numbers[position + 1 : position + 1 + 3 * (n - 1)]
        if not (2 <= n <= 1000 and len(roads) == 3 * (n - 1)):
            return False
        if not all(1 <= weight <= MAX_WEIGHT for weight in roads[2::3]):
            return False
        if not is_tree(n, list(zip(roads[::3], roads[1::3]))):
            return False
        cases, position = cases + 1, position + 1 + len(roads)
    return 1 <= cases <= 500 and numbers[0] == cases


def is_tree(n: int, edges: list[tuple[int, int]]) -> bool:
    """True iff the n - 1 edges join the nodes 0..n-1: none closes a cycle."""
    group = list(range(n))

    def find(node: int) -> int:
        while group[node] != node:
            group[node] = node = group[group[node]]
        return node

    for u, v in edges:
        if max(u, v) >= n or find(u) == find(v):
            return False
        group[find(u)] = find(v)
    return True


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

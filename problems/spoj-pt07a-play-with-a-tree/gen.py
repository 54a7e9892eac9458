"""Inputs for SPOJ PT07A. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(rng: random.Random, parents: list[int], grounded: list[int]) -> str:
    """One case: node i + 1 hangs on parents[i]; numbers and order are shuffled."""
    names = rng.sample(range(1, len(grounded) + 1), len(grounded))
    edges = [(names[node], names[parent]) for node, parent in enumerate(parents, start=1)]
    rng.shuffle(edges)
    lines = [f"{u} {v}\n" if rng.random() < 0.5 else f"{v} {u}\n" for u, v in edges]
    return f"{len(grounded)}\n{' '.join(map(str, grounded))}\n{''.join(lines)}"


def tree(rng: random.Random, n: int, reach: int, rate: float) -> str:
    """A tree of n nodes, a path if reach is 1; `rate` of the nodes are on the ground."""
    parents = [rng.randrange(max(0, node - reach), node) for node in range(1, n)]
    grounded = [int(rng.random() < rate) for _ in range(n)]
    grounded[rng.randrange(n)] = 1
    return write(rng, parents, grounded)


def small(rng: random.Random) -> str:
    """One to three trees of up to 10 nodes."""
    cases = []
    for _ in range(rng.randint(1, 3)):
        n = rng.choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
        cases.append(tree(rng, n, rng.choice([1, 2, 10]), rng.choice([0, 0.2, 0.5])))
    return f"{len(cases)}\n{''.join(cases)}"


def largest(rng: random.Random) -> str:
    """10 trees of 10^5 nodes, from paths to bushy ones; 20 come too near to the limit."""
    reaches = [1, 2, 10, 1000, 10**5]
    cases = [tree(rng, 10**5, reaches[k % 5], [0, 0.01, 0.3][k % 3]) for k in range(10)]
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
        flags = numbers[position + 1 : position + 1 + n]
        ends = numbers[position + 1 + n : position + 3 * n - 1]
        if not (1 <= n <= 10**5 and len(flags) == n and len(ends) == 2 * (n - 1)):
            return False
        if max(flags) > 1 or not is_tree(n, list(zip(ends[::2], ends[1::2]))):
            return False
        cases, position = cases + 1, position + 3 * n - 1
    return 1 <= cases <= 20 and numbers[0] == cases


def is_tree(n: int, edges: list[tuple[int, int]]) -> bool:
    """True iff the n - 1 edges join the nodes 1..n: none closes a cycle."""
    group = list(range(n + 1))

    def find(node: int) -> int:
        while group[node] != node:
            group[node] = node = group[group[node]]
        return node

    for u, v in edges:
        if min(u, v) < 1 or max(u, v) > n or find(u) == find(v):
            return False
        group[find(u)] = find(v)
    return True


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

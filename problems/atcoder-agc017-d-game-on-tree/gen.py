"""Inputs for AtCoder AGC 017 D. Usage: gen.py SEED | --max | --valid < INPUT"""

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


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or not words:
        return False
    n, *ends = map(int, words)
    if not (2 <= n <= 10**5 and len(ends) == 2 * (n - 1) and set(ends) == set(range(1, n + 1))):
        return False
    return is_tree(n, list(zip(ends[::2], ends[1::2])))


def is_tree(n: int, edges: list[tuple[int, int]]) -> bool:
    """True iff the n - 1 edges join the vertices 1..n: none closes a cycle."""
    group = list(range(n + 1))

    def find(vertex: int) -> int:
        while group[vertex] != vertex:
            group[vertex] = vertex = group[group[vertex]]
        return vertex

    for u, v in edges:
        if find(u) == find(v):
            return False
        group[find(u)] = find(v)
    return True


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

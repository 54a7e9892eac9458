"""Inputs for UVa 11927. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(n: int, edges: list[tuple[int, int]], stones: list[int]) -> str:
    """One graph with its stones, and the blank line after it."""
    pairs = [f"{a} {b}\n" for a, b in edges]
    return f"{n} {len(edges)}\n{''.join(pairs)}{''.join(f'{s}' + chr(10) for s in stones)}\n"


def some_edges(rng: random.Random, n: int, m: int) -> list[tuple[int, int]]:
    """Up to m different edges, all along one hidden order of the nodes."""
    order = rng.sample(range(n), n)
    edges = {tuple(sorted(rng.sample(range(n), 2))) for _ in range(m if n > 1 else 0)}
    return [(order[a], order[b]) for a, b in rng.sample(sorted(edges), len(edges))]


def small(rng: random.Random) -> str:
    """One to three graphs of up to seven nodes and four stones."""
    graphs = []
    for _ in range(rng.randint(1, 3)):
        n = rng.choice([1, 2, 3, 4, 5, 6, 7])
        edges = some_edges(rng, n, rng.choice([0, n - 1, 2 * n, n * n]))
        stones = [0] * n
        for node in rng.choices(range(n), k=rng.choice([0, 1, 1, 2, 3, 4])):
            stones[node] += 1
        graphs.append(write(n, edges, stones))
    return f"{''.join(graphs)}0 0\n"


def largest(rng: random.Random) -> str:
    """20 graphs of 1000 nodes and near 10^4 edges, a path of 1000 and a dense one of 140."""
    graphs = [(1000, some_edges(rng, 1000, 10**4)) for _ in range(20)]
    graphs.append((1000, [(a, a + 1) for a in range(999)]))
    graphs.append((140, [(a, b) for b in range(140) for a in range(b)]))
    made = [write(n, edges, rng.choices(range(1001), k=n)) for n, edges in graphs]
    return f"{''.join(made)}0 0\n"


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    numbers = list(map(int, words))
    position = 0
    while numbers[position : position + 2] != [0, 0]:
        n, m = (numbers[position : position + 2] + [0, 0])[:2]
        edges = numbers[position + 2 : position + 2 + 2 * m]
        position += 2 + 2 * m
        stones = numbers[position : position + n]
        position += n
        if not (1 <= n <= 1000 and m <= 10**4 and len(edges) == 2 * m and len(stones) == n):
            return False
        if max(stones) > 1000 or not play_ends(n, list(zip(edges[::2], edges[1::2]))):
            return False
    return 0 < position == len(numbers) - 2


def play_ends(n: int, edges: list[tuple[int, int]]) -> bool:
    """True iff the edges join the nodes 0..n-1 and no way leads back to a node."""
    if any(max(edge) >= n for edge in edges):
        return False
    entering = [0] * n
    leaving: list[list[int]] = [[] for _ in range(n)]
    for a, b in edges:
        leaving[a].append(b)
        entering[b] += 1
    ready = [node for node in range(n) if entering[node] == 0]
    for node in ready:
        for after in leaving[node]:
            entering[after] -= 1
            if entering[after] == 0:
                ready.append(after)
    return len(ready) == n


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

"""Inputs for HDU 3590. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def tree(rng: random.Random, size: int) -> str:
    """A tree with this many nodes, of short or of long branches."""
    reach = rng.choice([1, 2, size])
    labels = [1, *rng.sample(range(2, size + 1), size - 1)]
    edges = []
    for node in range(1, size):
        other = rng.randint(max(0, node - reach), node - 1) if rng.random() < 0.8 else 0
        edge = [labels[node], labels[other]]
        rng.shuffle(edge)
        edges.append(edge)
    rng.shuffle(edges)
    return f"{size}\n" + "".join(f"{a} {b}\n" for a, b in edges)


def small(rng: random.Random) -> str:
    """One or two cases with few edges."""
    text = ""
    for _ in range(rng.randint(1, 2)):
        sizes = [rng.randint(1, 7) for _ in range(rng.randint(1, 3))]
        text += f"{len(sizes)}\n" + "".join(tree(rng, size) for size in sizes)
    return text


def largest(rng: random.Random) -> str:
    """Ten cases of 99 trees with 99 nodes each; the judge states no number of cases."""
    return "".join("99\n" + "".join(tree(rng, 99) for _ in range(99)) for _ in range(10))


def is_tree(size: int, edges: list[int]) -> bool:
    """True iff the edges join the nodes 1..size to a tree."""
    group = list(range(size + 1))
    for a, b in zip(edges[::2], edges[1::2]):
        if not 1 <= a <= size or not 1 <= b <= size or group[a] == group[b]:
            return False
        old, new = group[a], group[b]
        group = [new if g == old else g for g in group]
    return True


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or not words:
        return False
    numbers = [int(word) for word in words]
    position = 0
    while position < len(numbers):
        count = numbers[position]
        position += 1
        if not 1 <= count < 100:
            return False
        for _ in range(count):
            if position >= len(numbers) or not 1 <= numbers[position] < 100:
                return False
            size = numbers[position]
            edges = numbers[position + 1 : position + 2 * size - 1]
            if len(edges) < 2 * size - 2 or not is_tree(size, edges):
                return False
            position += 2 * size - 1
    return True


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

"""Inputs for Codeforces 812E. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def tree(rng: random.Random, size: int, reach: int, parity: int) -> list[int]:
    """The parents of vertices 1, 2, ...; the depth of each leaf is `parity` modulo 2.

    Each of the first `size` vertices hangs on one of the `reach` before it. Then each
    leaf of the wrong depth gets a child.
    """
    parents = [rng.randrange(max(0, v - reach), v) for v in range(1, size)]
    depth = [0]
    for parent in parents:
        depth.append(depth[parent] + 1)
    leaves = set(range(size)) - set(parents)
    return parents + [v for v in sorted(leaves) if depth[v] % 2 != parity] or [0]


def write(rng: random.Random, apples: list[int], parents: list[int]) -> str:
    """The input of a tree whose vertices, but not the root, get names by chance."""
    others = list(range(2, len(apples) + 1))
    rng.shuffle(others)
    names = [1, *others]
    named = dict(zip(others, (names[parent] for parent in parents)))
    lines = [[len(apples)], apples, [named[v] for v in range(2, len(apples) + 1)]]
    return "".join(f"{' '.join(map(str, line))}\n" for line in lines)


def small(rng: random.Random) -> str:
    """A tree of up to eight vertices with few apples."""
    parents = tree(rng, rng.randint(1, 5), rng.choice([1, 2, 5]), rng.randint(0, 1))
    most = 3 if len(parents) < 4 else 2
    return write(rng, [rng.randint(1, most) for _ in range(len(parents) + 1)], parents)


def largest(rng: random.Random) -> str:
    """A path of 10^5 vertices; all its numbers of apples are near 10^7."""
    apples = rng.choices(range(10**7 - 10**5, 10**7 + 1), k=10**5)
    return write(rng, apples, list(range(10**5 - 1)))


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or not words:
        return False
    n, *numbers = map(int, words)
    if not (2 <= n <= 10**5 and len(numbers) == 2 * n - 1):
        return False
    children: list[list[int]] = [[] for _ in range(n + 1)]
    for vertex, parent in enumerate(numbers[n:], start=2):
        if not 1 <= parent <= n:
            return False
        children[parent].append(vertex)
    reached, leaf_depths = [(1, 0)], set()
    for vertex, depth in reached:
        reached += [(child, depth + 1) for child in children[vertex]]
        if not children[vertex]:
            leaf_depths.add(depth % 2)
    tree_is_right = len(reached) == n and len(leaf_depths) == 1
    return tree_is_right and all(1 <= number <= 10**7 for number in numbers[:n])


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

"""Inputs for SPOJ MMMGAME. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(cases: list[list[int]]) -> str:
    """The input of these cases, each a list of heaps."""
    lines = [f"{len(heaps)}\n{' '.join(map(str, heaps))}\n" for heaps in cases]
    return f"{len(cases)}\n{''.join(lines)}"


def small_heaps(rng: random.Random) -> list[int]:
    """Up to four heaps of up to 7; often heaps of 1, or a heap that comes twice."""
    most = rng.choice([1, 2, 3, 7])
    heaps = [rng.randint(1, most) for _ in range(rng.choice([1, 1, 2, 2, 3, 3, 4]))]
    if len(heaps) == 4 or rng.random() < 0.3:
        heaps[-1] = heaps[0]
    return heaps


def small(rng: random.Random) -> str:
    """One to five small cases."""
    return write([small_heaps(rng) for _ in range(rng.randint(1, 5))])


def largest(rng: random.Random) -> str:
    """474 cases of 47 heaps of near 4747."""
    return write([rng.choices(range(4000, 4748), k=47) for _ in range(474)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    numbers = list(map(int, words))
    cases, position = 0, 1
    while position < len(numbers):
        count = numbers[position]
        heaps = numbers[position + 1 : position + 1 + count]
        if not (1 <= count == len(heaps) and count <= 47):
            return False
        if not all(1 <= heap <= 4747 for heap in heaps):
            return False
        cases, position = cases + 1, position + 1 + count
    return 1 <= cases <= 474 and numbers[0] == cases


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

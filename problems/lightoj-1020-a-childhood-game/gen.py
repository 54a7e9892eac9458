"""Inputs for LightOJ 1020. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(rng: random.Random, heaps: list[int]) -> str:
    """The input of these heaps, a case each; the starters are by chance."""
    lines = [f"{heap} {rng.choice(['Alice', 'Bob'])}\n" for heap in heaps]
    return f"{len(lines)}\n{''.join(lines)}"


def small(rng: random.Random) -> str:
    """One to six heaps of up to 100."""
    most = rng.choice([3, 10, 100])
    return write(rng, [rng.randint(1, most) for _ in range(rng.randint(1, 6))])


def largest(rng: random.Random) -> str:
    """10^4 heaps of near 2^31."""
    return write(rng, [2**31 - 1 - i for i in range(10**4)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    heaps, starters = words[1::2], words[2::2]
    if not all(word.isascii() and word.isdecimal() for word in [*words[:1], *heaps]):
        return False
    if not (words and int(words[0]) == len(heaps) == len(starters) and 1 <= len(heaps) <= 10**4):
        return False
    return all(1 <= int(heap) < 2**31 for heap in heaps) and {*starters} <= {"Alice", "Bob"}


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

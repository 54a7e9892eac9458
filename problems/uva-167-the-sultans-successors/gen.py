"""Inputs for UVa 167. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(boards: list[list[int]]) -> str:
    """The input of these boards of 64 numbers each, columns aligned."""
    lines = [str(len(boards))]
    for numbers in boards:
        for row in range(0, 64, 8):
            lines.append(" ".join(f"{number:2}" for number in numbers[row : row + 8]))
    return "\n".join(lines) + "\n"


def small(rng: random.Random) -> str:
    """One to four boards of numbers that are small, equal or anything."""
    most = [rng.choice([0, 1, 9, 99]) for _ in range(rng.randint(1, 4))]
    return write([[rng.randint(0, top) for _ in range(64)] for top in most])


def largest(rng: random.Random) -> str:
    """Twenty boards; the judge states no limit that is confirmed."""
    return write([[rng.randint(0, 99) for _ in range(64)] for _ in range(20)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or len(words) < 65:
        return False
    count, *numbers = map(int, words)
    return 1 <= count <= 20 and len(numbers) == 64 * count and max(numbers) < 100


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

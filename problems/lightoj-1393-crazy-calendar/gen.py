"""Inputs for LightOJ 1393. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(grids: list[list[list[int]]]) -> str:
    """The input of these grids."""
    lines = [str(len(grids))]
    for grid in grids:
        lines.append(f"{len(grid)} {len(grid[0])}")
        lines += [" ".join(map(str, row)) for row in grid]
    return "\n".join(lines) + "\n"


def small(rng: random.Random) -> str:
    """One to three grids of up to 3 x 3 cells with few coins."""
    grids = []
    for _ in range(rng.randint(1, 3)):
        rows, columns, most = rng.randint(1, 3), rng.randint(1, 3), rng.choice([1, 2])
        if rows * columns > 6:
            most = 1
        grids.append([[rng.randint(0, most) for _ in range(columns)] for _ in range(rows)])
    return write(grids)


def largest(rng: random.Random) -> str:
    """Twenty grids of 100 x 1000; the judge states no bounds."""
    return write([[rng.choices(range(2**31), k=1000) for _ in range(100)] for _ in range(20)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or not words:
        return False
    numbers = list(map(int, words))
    position = 1
    for _ in range(numbers[0]):
        if len(numbers) < position + 2 or min(numbers[position : position + 2]) < 1:
            return False
        position += 2 + numbers[position] * numbers[position + 1]
    return numbers[0] >= 1 and position == len(numbers) and max(numbers) < 2**31


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

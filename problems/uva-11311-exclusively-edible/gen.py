"""Inputs for UVa 11311. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(cakes: list[tuple[int, int, int, int]]) -> str:
    """The input of these cakes: rows, columns, row and column of the bad cell."""
    lines = [f"{' '.join(map(str, cake))}\n" for cake in cakes]
    return f"{len(cakes)}\n{''.join(lines)}"


def cake(rng: random.Random, least: int, most: int) -> tuple[int, int, int, int]:
    """A cake of a size in a range; at times the bad cell is in the middle of the sides."""
    m, n = rng.randint(least, most), rng.randint(least, most)
    if rng.random() < 0.3:
        return m, n, m // 2, n // 2
    return m, n, rng.randrange(m), rng.randrange(n)


def small(rng: random.Random) -> str:
    """One to six cakes of up to 9 x 9."""
    most = rng.choice([3, 5, 9])
    return write([cake(rng, 2, most) for _ in range(rng.randint(1, 6))])


def largest(rng: random.Random) -> str:
    """100 cakes of near 48 x 48."""
    return write([cake(rng, 40, 48) for _ in range(100)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or not words:
        return False
    cases, *numbers = map(int, words)
    if not (1 <= cases <= 100 and len(numbers) == 4 * cases):
        return False
    cakes = zip(numbers[::4], numbers[1::4], numbers[2::4], numbers[3::4])
    return all(2 <= m <= 48 and 2 <= n <= 48 and r < m and c < n for m, n, r, c in cakes)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

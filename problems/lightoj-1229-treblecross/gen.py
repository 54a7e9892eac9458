"""Inputs for LightOJ 1229. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(boards: list[str]) -> str:
    """The input of these cases."""
    return "\n".join([str(len(boards)), *boards, ""])


def board(rng: random.Random, n: int, share: float, reach: int) -> str:
    """A board of n cells with up to this share of X, none within `reach` of another."""
    cells = ["."] * n
    for cell in rng.sample(range(n), int(share * n)):
        cells[cell] = "X"
        near = cells[max(0, cell - reach) : cell + reach + 1]
        if near.count("X") > 1 or "XXX" in "".join(cells):
            cells[cell] = "."
    return "".join(cells)


def small(rng: random.Random) -> str:
    """One to four boards of up to 13 cells, with and without X that are near."""
    boards = []
    for _ in range(rng.randint(1, 4)):
        n = rng.choice([3, rng.randint(3, 8), rng.randint(9, 13)])
        boards.append(board(rng, n, rng.choice([0, 0.2, 0.4, 0.8]), rng.choice([0, 1, 2, 3])))
    return write(boards)


def largest(rng: random.Random) -> str:
    """200 boards of 200 cells: empty, or with a few X that are not near."""
    shares = rng.choices([0, 0.01, 0.05, 0.5], k=200)
    return write([board(rng, 200, share, 2) for share in shares])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    count, *boards = text.split() or ["0"]
    if not (count.isascii() and count.isdecimal() and 1 <= int(count) <= 200):
        return False
    return len(boards) == int(count) and all(
        3 <= len(board) <= 200 and set(board) <= set(".X") and "XXX" not in board
        for board in boards
    )


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

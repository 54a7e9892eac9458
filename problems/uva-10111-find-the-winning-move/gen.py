"""Inputs for UVa 10111. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def has_four(cells: list[str], piece: str) -> bool:
    """True iff a row, a column or a diagonal is all of this piece."""
    lines = [range(4 * i, 4 * i + 4) for i in range(4)] + [range(i, 16, 4) for i in range(4)]
    lines += [range(0, 16, 5), range(3, 13, 3)]
    return any(all(cells[i] == piece for i in line) for line in lines)


def board(rng: random.Random, pieces: int) -> str:
    """A position that nobody has won, after this number of moves."""
    while True:
        cells = ["."] * 16
        for move, cell in enumerate(rng.sample(range(16), pieces)):
            cells[cell] = "xo"[move % 2]
        if not has_four(cells, "x") and not has_four(cells, "o"):
            return "?\n" + "".join("".join(cells[i : i + 4]) + "\n" for i in range(0, 16, 4))


def small(rng: random.Random) -> str:
    """One to four positions with few cells left."""
    return "".join(board(rng, rng.randint(8, 14)) for _ in range(rng.randint(1, 4))) + "$\n"


def largest(rng: random.Random) -> str:
    """A hundred positions with four pieces each; the judge states no number."""
    return "".join(board(rng, 4) for _ in range(100)) + "$\n"


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if len(words) % 5 != 1 or len(words) < 6 or words[-1] != "$":
        return False
    for i in range(0, len(words) - 1, 5):
        cells = list("".join(words[i + 1 : i + 5]))
        if words[i] != "?" or any(len(row) != 4 for row in words[i + 1 : i + 5]):
            return False
        if not set(cells) <= set(".xo") or "." not in cells:
            return False
        if min(cells.count("x"), cells.count("o")) < 2:
            return False
        if has_four(cells, "x") or has_four(cells, "o"):
            return False
    return True


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

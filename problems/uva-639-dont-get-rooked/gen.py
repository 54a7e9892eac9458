"""Inputs for UVa 639. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def board(rng: random.Random, n: int) -> str:
    """A board with few or many walls."""
    share = rng.choice([0.1, 0.3, 0.5])
    rows = ("".join("X" if rng.random() < share else "." for _ in range(n)) for _ in range(n))
    return f"{n}\n" + "".join(row + "\n" for row in rows)


def small(rng: random.Random) -> str:
    """One to four boards."""
    return "".join(board(rng, rng.randint(1, 4)) for _ in range(rng.randint(1, 4))) + "0\n"


def largest(rng: random.Random) -> str:
    """Ten thousand boards; the judge states no number."""
    return "".join(board(rng, 4) for _ in range(10000)) + "0\n"


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    boards = 0
    while words and words[0] in list("1234"):
        n = int(words.pop(0))
        rows, words = words[:n], words[n:]
        if len(rows) < n or not all(len(row) == n and set(row) <= set(".X") for row in rows):
            return False
        boards += 1
    return words == ["0"] and boards > 0


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

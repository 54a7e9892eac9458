"""Inputs for UVa 11195. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def board(rng: random.Random, n: int, share: float) -> str:
    """A board of which about this share is bad."""
    rows = ("".join("*" if rng.random() < share else "." for _ in range(n)) for _ in range(n))
    return f"{n}\n" + "".join(row + "\n" for row in rows)


def small(rng: random.Random) -> str:
    """One to three boards of up to nine rows."""
    count = rng.randint(1, 3)
    boards = [board(rng, rng.randint(4, 9), rng.choice([0, 0.05, 0.2])) for _ in range(count)]
    return "".join(boards) + "0\n"


def largest(rng: random.Random) -> str:
    """Ten boards with n = 14, nearly empty; the judge states no number that is confirmed."""
    return "".join(board(rng, 14, 0.005) for _ in range(10)) + "0\n"


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    boards = 0
    while words and words[0].isascii() and words[0].isdecimal() and 3 < int(words[0]) < 15:
        n = int(words.pop(0))
        rows, words = words[:n], words[n:]
        if len(rows) < n or not all(len(row) == n and set(row) <= set(".*") for row in rows):
            return False
        boards += 1
    return words == ["0"] and 1 <= boards <= 10


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

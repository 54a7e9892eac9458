"""Inputs for Codeforces 1091H. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import re
import sys


def write(f: int, rows: list[tuple[int, int, int]]) -> str:
    """The input of f and the places of the tokens."""
    lines = [(len(rows), f), *rows]
    return "".join(f"{' '.join(map(str, line))}\n" for line in lines)


def small(rng: random.Random) -> str:
    """One or two rows with few free cells between the tokens."""
    count = rng.choice([1, 1, 2])
    most = 14 if count == 1 else 7
    rows = []
    for _ in range(count):
        white = rng.randint(-20, 20)
        rows.append((white - rng.randint(1, most), white, white + rng.randint(1, most)))
    return write(rng.choice([2, 3, 4, 5, 6, 7, 8, 100]), rows)


def largest(rng: random.Random) -> str:
    """10^5 rows, most of them with many free cells, one with as many as there can be."""
    most = 10**5
    rows = [(-most, most - 1, most)]
    while len(rows) < 10**5:
        blue, white, red = sorted(rng.sample(range(-most, most + 1), 3))
        rows.append((blue, white, red))
    return write(rng.randint(2, 2 * 10**5), rows)


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(re.fullmatch(r"-?[0-9]{1,9}", word) for word in words) or len(words) < 2:
        return False
    n, f, *places = map(int, words)
    if not (1 <= n <= 10**5 and len(places) == 3 * n and 2 <= f <= 2 * 10**5):
        return False
    rows = zip(places[::3], places[1::3], places[2::3])
    return all(-(10**5) <= blue < white < red <= 10**5 for blue, white, red in rows)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

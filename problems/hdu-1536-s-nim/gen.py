"""Inputs for HDU 1536. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(cases: list[list[list[int]]]) -> str:
    """The input of these cases: each the moves, then the heaps of every position."""
    lines = []
    for moves, *positions in cases:
        rows = [f"{len(row)} {' '.join(map(str, row))}\n" for row in [moves, *positions]]
        lines += [rows[0], f"{len(positions)}\n", *rows[1:]]
    return f"{''.join(lines)}0\n"


def small(rng: random.Random) -> str:
    """One to three cases of up to three heaps of up to 12."""
    cases = []
    for _ in range(rng.randint(1, 3)):
        most = rng.choice([2, 4, 8, 14])
        moves = rng.choices(range(1, most + 1), k=rng.choice([1, 2, 2, 3, 4]))
        positions = [
            [rng.randint(0, rng.choice([3, 12])) for _ in range(rng.choice([1, 1, 2, 2, 3]))]
            for _ in range(rng.randint(1, 4))
        ]
        cases.append([moves, *positions])
    return write(cases)


def largest(rng: random.Random) -> str:
    """20 cases of 100 moves and 100 positions of 100 heaps; no number of cases is stated."""
    cases = []
    for number in range(20):
        most = 200 if number % 2 else 10**4
        moves = rng.sample(range(1, most + 1), 100)
        cases.append([moves, *(rng.choices(range(10**4 + 1), k=100) for _ in range(100))])
    return write(cases)


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input, which ends with the 0."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    numbers = list(map(int, words))
    position = 0

    def row(least: int) -> bool:
        """True iff a count, and so many numbers from least to 10^4, come next."""
        nonlocal position
        count, *row = numbers[position : position + 1 + (numbers[position:] or [0])[0]] or [0]
        position += 1 + count
        return len(row) == count and 1 <= count <= 100 and all(least <= n <= 10**4 for n in row)

    while position < len(numbers) and numbers[position] != 0:
        if not row(least=1) or position >= len(numbers):
            return False
        positions = numbers[position]
        position += 1
        if not (1 <= positions <= 100 and all(row(least=0) for _ in range(positions))):
            return False
    return position == len(numbers) - 1


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

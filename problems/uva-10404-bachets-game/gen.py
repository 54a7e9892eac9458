"""Inputs for UVa 10404. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(rng: random.Random, n: int, moves: list[int]) -> str:
    """One game; the moves are shuffled."""
    rng.shuffle(moves)
    return f"{n} {len(moves)} {' '.join(map(str, moves))}\n"


def small(rng: random.Random) -> str:
    """A few games of up to 60 stones; some moves are larger than the heap."""
    games = []
    for _ in range(rng.randint(1, 5)):
        n = rng.choice([1, 2, rng.randint(1, 10), rng.randint(1, 60)])
        most = rng.choice([10, n + 5, 100])
        m = min(most, rng.choice([1, 2, 3, rng.randint(1, 10)]))
        games.append(write(rng, n, [1, *rng.sample(range(2, most + 1), m - 1)]))
    return "".join(games)


def largest(rng: random.Random) -> str:
    """20 games of near 10^6 stones and 10 odd moves: every even heap is lost."""
    return "".join(
        write(rng, 10**6 - i, [1, *rng.sample(range(3, 100, 2), 9)]) for i in range(20)
    )


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input; each line is a game."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    numbers = list(map(int, words))
    position = 0
    while position + 1 < len(numbers):
        n, m = numbers[position : position + 2]
        moves = numbers[position + 2 : position + 2 + m]
        if not (1 <= n <= 10**6 and 1 <= m <= 10 and len(moves) == m):
            return False
        if 1 not in moves or 0 in moves or max(moves) >= 2**31:
            return False
        position += 2 + m
    return position == len(numbers) > 0


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

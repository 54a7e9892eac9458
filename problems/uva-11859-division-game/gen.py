"""Inputs for UVa 11859. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(cases: list[list[list[int]]]) -> str:
    """The input of these cases, each a list of rows."""
    lines = []
    for rows in cases:
        lines.append(f"{len(rows)} {len(rows[0])}\n")
        lines += [f"{' '.join(map(str, row))}\n" for row in rows]
    return f"{len(cases)}\n{''.join(lines)}"


def divisors(number: int) -> int:
    """How many divisors the number has."""
    return sum(number % divisor == 0 for divisor in range(1, number + 1))


def small_matrix(rng: random.Random) -> list[list[int]]:
    """Up to three rows of up to three numbers, few enough positions for brute.cpp."""
    m, n = rng.choice([(1, 1), (1, 3), (2, 1), (2, 2), (2, 2), (2, 3), (3, 1), (3, 2)])
    while True:
        most = rng.choice([4, 12, 40, 100])
        rows = [[rng.randint(2, most) for _ in range(n)] for _ in range(m)]
        if rng.random() < 0.3:
            rows[-1] = rng.sample(rows[0], n)
        positions = 1
        for number in sum(rows, []):
            positions *= divisors(number)
        if positions <= 1500:
            return rows


def small(rng: random.Random) -> str:
    """One to three small matrices."""
    return write([small_matrix(rng) for _ in range(rng.randint(1, 3))])


def largest(rng: random.Random) -> str:
    """50 matrices of 50 rows of 50 large primes, or of any large numbers."""
    primes = [number for number in range(9900, 10**4) if divisors(number) == 2]
    choices = [primes, range(9000, 10**4 + 1)]
    return write([[rng.choices(choices[k % 2], k=50) for _ in range(50)] for k in range(50)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words):
        return False
    numbers = list(map(int, words))
    cases, position = 0, 1
    while position + 1 < len(numbers):
        n, m = numbers[position : position + 2]
        cells = numbers[position + 2 : position + 2 + n * m]
        if not (1 <= n <= 50 and 1 <= m <= 50 and len(cells) == n * m):
            return False
        if min(cells) < 2 or max(cells) > 10**4:
            return False
        cases, position = cases + 1, position + 2 + n * m
    return position == len(numbers) and 1 <= cases <= 50 and numbers[0] == cases


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

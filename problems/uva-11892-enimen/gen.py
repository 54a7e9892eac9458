"""Inputs for UVa 11892. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(tests: list[list[int]]) -> str:
    """The input of these heaps."""
    lines = [f"{len(heaps)}\n{' '.join(map(str, heaps))}\n" for heaps in tests]
    return f"{len(tests)}\n{''.join(lines)}"


def small(rng: random.Random) -> str:
    """One to four tests of up to five small heaps."""
    tests = []
    for _ in range(rng.randint(1, 4)):
        most = rng.choice([1, 2, 4])
        tests.append([rng.randint(1, most) for _ in range(rng.randint(1, 5))])
    return write(tests)


def largest(rng: random.Random) -> str:
    """100 tests of 20000 heaps of 1, or of 10^9."""
    return write([[rng.choice([1, 10**9])] * 20000 for _ in range(100)])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or not words:
        return False
    tests, *numbers = map(int, words)
    position = 0
    for _ in range(min(tests, 101)):
        if position >= len(numbers) or not 1 <= numbers[position] <= 20000:
            return False
        position += 1 + numbers[position]
    heaps_fit = all(1 <= number <= 10**9 for number in numbers)
    return 1 <= tests <= 100 and position == len(numbers) and heaps_fit


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

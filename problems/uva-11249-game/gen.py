"""Inputs for UVa 11249. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(tests: list[tuple[int, list[tuple[int, int]]]]) -> str:
    """The input of these tests: K and the pairs of piles."""
    lines = [str(len(tests))]
    for slack, pairs in tests:
        lines.append(f"{slack} {len(pairs)}")
        lines += [f"{first} {second}" for first, second in pairs]
    return "\n".join(lines) + "\n"


def small(rng: random.Random) -> str:
    """One or two tests with a few pairs of small piles."""
    tests = []
    for _ in range(rng.randint(1, 2)):
        slack = rng.choice([0, 1, 2, 3, 7])
        pairs = []
        for _ in range(rng.randint(1, 8)):
            first = rng.randint(1, 12)
            apart = rng.choice([rng.randint(0, 20), (slack + 1) * rng.randint(0, 6)])
            pair = [first, first + apart]
            rng.shuffle(pair)
            pairs.append((pair[0], pair[1]))
        tests.append((slack, pairs))
    return write(tests)


def largest(rng: random.Random) -> str:
    """Twenty tests of 5000 pairs; the judge states no numbers."""
    tests = []
    for slack in range(20):
        pairs = [(rng.randint(1, 10**5), rng.randint(1, 10**5)) for _ in range(5000)]
        tests.append((slack, pairs))
    return write(tests)


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input, as far as its bounds are known."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or not words:
        return False
    tests, *numbers = map(int, words)
    position = 0
    for _ in range(min(tests, len(numbers) + 1)):
        if len(numbers) < position + 2 or numbers[position] > 10**5:
            return False
        count = numbers[position + 1]
        piles = numbers[position + 2 : position + 2 + 2 * count]
        if len(piles) < 2 * count or not all(1 <= pile <= 10**5 for pile in piles):
            return False
        position += 2 + 2 * count
    return tests >= 1 and position == len(numbers)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

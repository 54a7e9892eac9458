"""Inputs for AtCoder ABC 255 G. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys

MOST = 10**18


def write(piles: list[int], forbidden: list[tuple[int, int]]) -> str:
    """The input of the piles and the pairs of a pile and what may not be taken."""
    lines = [(len(piles), len(forbidden)), piles, *forbidden]
    return "".join(f"{' '.join(map(str, line))}\n" for line in lines)


def small(rng: random.Random) -> str:
    """One to three piles and few or nearly all pairs, in any order."""
    most = rng.choice([1, 3, 6, 9])
    piles = [rng.randint(1, most) for _ in range(rng.randint(1, 3))]
    share = rng.choice([0.05, 0.3, 0.6, 0.9])
    pairs = [(x, y) for x in range(1, most + 1) for y in range(1, x + 1)]
    chosen = [pair for pair in pairs if rng.random() < share] or [rng.choice(pairs)]
    rng.shuffle(chosen)
    return write(piles, chosen)


def largest(rng: random.Random) -> str:
    """2 * 10^5 piles and pairs: half the pairs make exceptions, the others are large."""
    pairs = {(x, x) for x in range(1, 10**5 + 1)}
    while len(pairs) < 2 * 10**5:
        pairs.add((rng.randint(MOST - 400, MOST), rng.randint(1, 1000)))
    forbidden = sorted(pairs)
    rng.shuffle(forbidden)
    piles = [rng.choice([rng.randint(1, 10**5), MOST - i]) for i in range(2 * 10**5)]
    return write(piles, forbidden)


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    words = text.split()
    if not all(word.isascii() and word.isdecimal() for word in words) or len(words) < 2:
        return False
    n, m, *numbers = map(int, words)
    pairs = list(zip(numbers[n::2], numbers[n + 1 :: 2]))
    if not (1 <= n <= 2 * 10**5 and 1 <= m <= 2 * 10**5 and len(numbers) == n + 2 * m):
        return False
    if not all(1 <= pile <= MOST for pile in numbers[:n]):
        return False
    return len(set(pairs)) == m and all(1 <= y <= x <= MOST for x, y in pairs)


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

"""Inputs for UVa 11489. Usage: gen.py SEED | --max | --valid < INPUT"""

import random
import sys


def write(numbers: list[str]) -> str:
    """The input of these cases."""
    return "\n".join([str(len(numbers)), *numbers, ""])


def small(rng: random.Random) -> str:
    """One to six numbers of up to ten digits, most with many or few multiples of 3."""
    numbers = []
    for _ in range(rng.randint(1, 6)):
        digits = rng.choice(["123456789", "36912", "147", "258", "12", "1369", "369"])
        numbers.append("".join(rng.choices(digits, k=rng.choice([1, 2, 3, 5, 8, 10]))))
    return write(numbers)


def largest(rng: random.Random) -> str:
    """59 numbers of 1000 digits."""
    kinds = rng.choices(["123456789", "3691", "999999998", "9"], k=59)
    return write(["".join(rng.choices(digits, k=1000)) for digits in kinds])


def valid(text: str) -> bool:
    """True iff the judge allows the text as an input."""
    count, *numbers = text.split() or ["0"]
    if not (count.isascii() and count.isdecimal() and 1 <= int(count) < 60):
        return False
    return len(numbers) == int(count) and all(
        len(number) <= 1000 and set(number) <= set("123456789") for number in numbers
    )


if __name__ == "__main__":
    if sys.argv[1] == "--valid":
        sys.exit(not valid(sys.stdin.read()))
    make, seed = (largest, 1) if sys.argv[1] == "--max" else (small, int(sys.argv[1]))
    print(make(random.Random(seed)), end="")

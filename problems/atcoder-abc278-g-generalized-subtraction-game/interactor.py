"""The judge's side. Usage: interactor.py INPUT OUTPUT ANSWER; 0 accepted, 1 wrong.

INPUT is N L R, then how to play and a seed; ANSWER names the side that wins.
"""

import random
import sys
from functools import cache
from pathlib import Path


def quit_with(words: str) -> None:
    print(words, file=sys.stderr)
    sys.exit(1)


def say(words: str) -> None:
    try:
        print(words, flush=True)
    except BrokenPipeError:
        quit_with("the solution is gone")


def hear() -> list[str]:
    line = sys.stdin.readline()
    if not line:
        quit_with("the solution said no more")
    return line.split()


class Table:
    """The cards that are left, as rows (first card, number)."""

    def __init__(self, n: int, low: int, high: int, way: str, rng: random.Random) -> None:
        self.rows, self.low, self.high, self.way, self.rng = [(1, n)], low, high, way, rng

    def take(self, first: int, count: int) -> bool:
        """Take a block; False where that is no move."""
        if not self.low <= count <= self.high:
            return False
        for row, (start, length) in enumerate(self.rows):
            if start <= first and first + count <= start + length:
                rest = [(start, first - start), (first + count, start + length - first - count)]
                self.rows[row : row + 1] = [piece for piece in rest if piece[1] > 0]
                return True
        return False

    def move(self) -> tuple[int, int] | None:
        """Our move, None if there is none."""
        long_enough = [row for row in self.rows if row[1] >= self.low]
        if not long_enough:
            return None
        if self.way == "best":
            for first, count in self.moves():
                if not wins(self.after(first, count), self.low, self.high):
                    return first, count
        start, length = self.rng.choice(long_enough)
        most = min(self.high, length)
        count = {"few": self.low, "many": most}.get(self.way, self.rng.randint(self.low, most))
        return start + (0 if self.way == "left" else self.rng.randint(0, length - count)), count

    def moves(self) -> list[tuple[int, int]]:
        return [
            (first, count)
            for start, length in self.rows
            for count in range(self.low, min(self.high, length) + 1)
            for first in range(start, start + length - count + 1)
        ]

    def after(self, first: int, count: int) -> tuple[int, ...]:
        """The lengths of the rows after a move."""
        other = Table(0, self.low, self.high, "", self.rng)
        other.rows = list(self.rows)
        other.take(first, count)
        return tuple(sorted(length for _, length in other.rows))


@cache
def wins(lengths: tuple[int, ...], low: int, high: int) -> bool:
    """Whether the player to move wins, by playing on; for few cards."""
    for row, length in enumerate(lengths):
        others = lengths[:row] + lengths[row + 1 :]
        for count in range(low, min(high, length) + 1):
            for left in range((length - count) // 2 + 1):
                pieces = [piece for piece in (left, length - count - left) if piece > 0]
                if not wins(tuple(sorted([*others, *pieces])), low, high):
                    return True
    return False


def main() -> None:
    words = Path(sys.argv[1]).read_text().split()
    n, low, high = map(int, words[:3])
    way, seed = (words[3], int(words[4])) if len(words) > 3 else ("random", 0)
    winner = Path(sys.argv[3]).read_text().strip()
    table = Table(n, low, high, way, random.Random(seed))
    say(f"{n} {low} {high}")
    side = hear()
    if side not in (["First"], ["Second"]):
        quit_with(f"the side must be First or Second, not {' '.join(side)!r}")
    if winner in ("First", "Second") and side != [winner]:
        quit_with(f"{winner} wins, but the solution plays {side[0]}")
    mine = side == ["Second"]
    while True:
        if mine:
            move = table.move()
            if move is None:
                say("0 0")
                break
            table.take(*move)
            say(f"{move[0]} {move[1]}")
        else:
            move = hear()
            if len(move) != 2 or not all(word.isdecimal() for word in move):
                quit_with(f"a move is two numbers, not {' '.join(move)!r}")
            if not table.take(int(move[0]), int(move[1])):
                say("-1 -1")
                quit_with(f"{' '.join(move)} is no move")
        mine = not mine
    if sys.stdin.read().strip():
        quit_with("the solution said more after the end")


if __name__ == "__main__":
    main()

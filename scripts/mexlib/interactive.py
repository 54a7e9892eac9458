"""Let a solution and an interactor talk over pipes; mex passes every byte on."""

import os
import threading
from dataclasses import dataclass
from pathlib import Path

from mexlib.runner import MEGABYTE, Limits, Run, run


@dataclass(frozen=True)
class Conversation:
    """How both ended, and what was said by the solution (">") and the interactor ("<")."""

    solution: Run
    interactor: Run
    solution_first: bool  # it was the solution that stopped talking first
    said: tuple[tuple[str, bytes], ...]
    too_long: bool

    def transcript(self) -> str:
        """What was said, a line each: > by the solution, < by the interactor."""
        lines = []
        for who, data in self.said:
            text = data.decode("utf-8", "backslashreplace")
            lines += [f"{who} {line}" for line in text.splitlines()]
        return "\n".join(lines)


class _Talk:
    """What has been said so far, in order, by both sides."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.said: list[tuple[str, bytes]] = []
        self.stopped: list[str] = []  # who has stopped talking, in order
        self.count = 0
        self.lock = threading.Lock()

    def add(self, who: str, data: bytes) -> bool:
        """Note the words; False once there are too many."""
        with self.lock:
            self.count += len(data)
            if self.said and self.said[-1][0] == who:
                self.said[-1] = (who, self.said[-1][1] + data)
            else:
                self.said.append((who, data))
            return self.count <= self.limit


def _relay(who: str, source: int, target: int, talk: _Talk) -> None:
    """Pass bytes on until the source closes; words to one who is gone are lost."""
    heard = True
    try:
        while (data := os.read(source, 1 << 16)) and talk.add(who, data):
            try:
                while heard and data:
                    data = data[os.write(target, data):]
            except BrokenPipeError:
                heard = False
    finally:
        talk.stopped.append(who)
        os.close(source)
        os.close(target)


def converse(
    program: Path, interactor: list[str | Path], case_input: Path, answer: Path | None,
    scratch: Path, limits: Limits,
) -> Conversation:
    """Run both until both have ended: INTERACTOR <input> <output> <answer>, as testlib does."""
    talk = _Talk(int((limits.output or 64) * MEGABYTE))
    from_solution, solution_out = os.pipe()
    from_interactor, interactor_out = os.pipe()
    solution_in, to_solution = os.pipe()
    interactor_in, to_interactor = os.pipe()
    words = [*interactor, case_input.resolve(), scratch, (answer or case_input).resolve()]
    # Longer than the solution may take, so that it is the solution's limit that counts.
    patience = Limits(time=(limits.time or 60) * 2 + 10, memory=1024,
                      wall=(limits.wall_seconds if limits.time else 120) + 5)
    ends: dict[str, Run | BaseException] = {}

    def side(name: str, command: list[str | Path], stdin: int, stdout: int, own: Limits) -> None:
        try:
            ends[name] = run(command, stdin, own, stdout)
        except BaseException as error:  # handed to the caller below
            ends[name] = error

    threads = [
        threading.Thread(target=_relay, args=(">", from_solution, to_interactor, talk)),
        threading.Thread(target=_relay, args=("<", from_interactor, to_solution, talk)),
        threading.Thread(
            target=side, args=("solution", [program], solution_in, solution_out, limits)
        ),
        threading.Thread(
            target=side, args=("interactor", words, interactor_in, interactor_out, patience)
        ),
    ]
    for thread in threads:
        thread.daemon = True
        thread.start()
    for thread in threads:
        thread.join()
    for name in ("solution", "interactor"):
        if isinstance(ends[name], BaseException):
            raise ends[name]
    return Conversation(
        ends["solution"], ends["interactor"], talk.stopped[0] == ">", tuple(talk.said),
        talk.count > talk.limit,
    )

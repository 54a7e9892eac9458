"""Run one program on one input under a judge's limits."""

import json
import os
import signal
import struct
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from mexlib.build import sandbox
from mexlib.errors import MexError

MEGABYTE = 1 << 20


@dataclass(frozen=True)
class Limits:
    """What a run may use: seconds of CPU time and MB (2^20 bytes); None is no limit.

    Wall-clock time is bounded too: by `wall`, else by twice the time limit, at least by
    1.5 s more than it.
    """

    time: float | None = 3.0
    memory: float | None = 256
    output: float | None = 64
    stack: float | None = None  # default: the memory limit
    processes: int = 64
    wall: float | None = None

    @property
    def wall_seconds(self) -> float:
        return self.wall or max(2 * self.time, self.time + 1.5)

    @property
    def stack_megabytes(self) -> float | None:
        return self.memory if self.stack is None else self.stack


@dataclass(frozen=True)
class Run:
    """What happened. `verdict` is None when the program ended well."""

    output: bytes
    errors: bytes  # the first 64 KiB
    cpu: float  # seconds
    wall: float  # seconds
    memory: int  # peak resident bytes
    verdict: str | None  # RE, TLE, MLE or OLE
    detail: str = ""
    exit_status: int | None = None  # None when it was ended by a signal or a limit
    idle: bool = False  # ended by the wall clock while it hardly used the processor


# A pipe which every sandbox watches: when mex closes it or dies, all runs end.
_LIFELINE, _MEX_END = os.pipe()


def end_all_runs() -> None:
    """End every program that is running, in whatever thread it was started, for good."""
    os.close(_MEX_END)


def run(
    program: list[str | Path], stdin: Path | int, limits: Limits, stdout: int | None = None
) -> Run:
    """Run `program` with a file as its input; its output is kept.

    `stdin` is a path or a descriptor. With the descriptor `stdout` the output goes there
    and its amount is not limited. Descriptors are taken over: they are closed here as soon
    as the program has them.
    """
    owned = [] if stdout is None else [stdout]
    try:
        owned.append(stdin if isinstance(stdin, int) else _opened(stdin))
        report_end, report = os.pipe()
        owned.append(report)
        command = [str(sandbox()), *_options(limits), "--input", str(owned[-2])]
        command += ["--report", str(report)]
        if stdout is not None:
            command += ["--direct-output", str(stdout)]
        with (
            open(report_end, "rb") as told,
            tempfile.TemporaryFile() as output,
            tempfile.TemporaryFile() as errors,
        ):
            process = subprocess.Popen(
                [*command, "--", *map(str, program)],
                stdin=_LIFELINE, stdout=output, stderr=errors, pass_fds=owned,
            )
            while owned:
                os.close(owned.pop())
            text = told.read()
            process.wait()
            output.seek(0)
            errors.seek(0)
            return _judge_run(text, output.read(), errors.read(), limits, Path(program[0]))
    finally:
        for descriptor in owned:
            os.close(descriptor)


def _opened(path: Path) -> int:
    try:
        return os.open(path, os.O_RDONLY)
    except OSError as error:
        raise MexError(f"{path}: cannot be read ({error.strerror})") from None


def _options(limits: Limits) -> list[str]:
    options: list[tuple[str, float | int]] = [("--processes", limits.processes)]
    if limits.time is not None:
        options += [("--cpu", limits.time), ("--wall", limits.wall_seconds)]
    if limits.memory is not None:
        memory = int(limits.memory * MEGABYTE)
        # Memory is judged by what is resident; far above that, allocation itself fails.
        options += [("--memory", memory), ("--address", 2 * memory + 1024 * MEGABYTE)]
    if limits.stack_megabytes is not None:
        options.append(("--stack", int(limits.stack_megabytes * MEGABYTE)))
    if limits.output is not None:
        options.append(("--output", int(limits.output * MEGABYTE)))
    return [str(word) for option in options for word in option]


def _judge_run(text: bytes, output: bytes, errors: bytes, limits: Limits, program: Path) -> Run:
    if not text:
        raise MexError(f"the sandbox ended early: {errors.decode('utf-8', 'replace').strip()}")
    report = json.loads(text)
    if report["exec_error"]:
        raise MexError(f"{program} cannot be run ({os.strerror(report['exec_error'])})")
    verdict, detail = _verdict(report, errors, limits, program)
    exited = not report["stopped_by"] and not report["signal"]
    return Run(
        output, errors, report["cpu"], report["wall"], report["memory"], verdict, detail,
        report["exit"] if exited else None,
        report["stopped_by"] == "wall" and report["cpu"] < report["wall"] / 2,
    )


def _verdict(
    report: dict, errors: bytes, limits: Limits, program: Path
) -> tuple[str | None, str]:
    stopped_by, signalled, status = report["stopped_by"], report["signal"], report["exit"]
    if stopped_by == "cpu":
        return "TLE", f"more than {limits.time:g} s"
    if stopped_by == "wall":
        wall, cpu = report["wall"], report["cpu"]
        return "TLE", f"not done after {wall:.1f} s, of which {cpu:.1f} s at work"
    if stopped_by == "memory":
        return "MLE", f"more than {limits.memory:g} MB"
    if stopped_by == "output":
        return "OLE", f"more than {limits.output:g} MB of output"
    if stopped_by == "processes":
        return "RE", f"more than {limits.processes} processes"
    if stopped_by:
        raise KeyboardInterrupt
    if limits.memory is not None and (signalled or status):
        static = _static_bytes(program)
        if static > limits.memory * MEGABYTE:
            return "MLE", f"its static data needs {static / MEGABYTE:.0f} MB of {limits.memory:g}"
        if b"std::bad_alloc" in errors:
            return "MLE", f"an allocation failed (limit {limits.memory:g} MB, far exceeded)"
    if signalled == signal.SIGXCPU:
        return "TLE", f"more than {limits.time:g} s"
    if signalled == signal.SIGXFSZ:
        return "OLE", f"a file of more than {limits.output:g} MB"
    if signalled:
        try:
            detail = signal.Signals(signalled).name
        except ValueError:
            detail = f"signal {signalled}"
        if signalled == signal.SIGSEGV:
            detail += " (a bad address"
            if limits.stack_megabytes is not None:
                detail += f", or a stack of more than {limits.stack_megabytes:g} MB"
            detail += ")"
        return "RE", detail
    if status:
        return "RE", f"exit status {status}"
    return None, ""


def _static_bytes(program: Path) -> int:
    """The memory that an ELF program asks for before main, 0 for another file."""
    try:
        data = program.read_bytes()
        if data[:5] != b"\x7fELF\x02":
            return 0
        table, = struct.unpack_from("<Q", data, 32)
        size, count = struct.unpack_from("<HH", data, 54)
        headers = [struct.unpack_from("<IIQQQQQQ", data, table + i * size) for i in range(count)]
    except (OSError, struct.error):
        return 0
    return sum(header[6] for header in headers if header[0] == 1)

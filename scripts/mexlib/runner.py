"""Run one program on one input under a judge's limits."""

import json
import os
import signal
import struct
import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mexlib.build import sandbox
from mexlib.errors import MexError

MEGABYTE = 1 << 20
_REPORT_BYTES = 4096


@dataclass(frozen=True)
class Limits:
    """What a run may use: seconds of CPU time and MB (2^20 bytes); None is no limit.

    Wall-clock time is bounded by twice the time limit, at least by 1.5 s more than it.
    """

    time: float | None = 3.0
    memory: float | None = 256
    output: float | None = 64
    stack: float | None = None  # default: the memory limit
    processes: int = 64

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


def run(program: list[str | Path], stdin: Path | int, limits: Limits) -> Run:
    """Run `program` with the bytes of a file (a path or a descriptor) as its input."""
    command = [str(sandbox())]
    if limits.time is not None:
        wall = max(2 * limits.time, limits.time + 1.5)
        command += ["--cpu", str(limits.time), "--wall", str(wall)]
    if limits.memory is not None:
        memory = int(limits.memory * MEGABYTE)
        # Memory is judged by what is resident; far above that, allocation itself fails.
        command += ["--memory", str(memory), "--address", str(2 * memory + 1024 * MEGABYTE)]
    if limits.stack_megabytes is not None:
        command += ["--stack", str(int(limits.stack_megabytes * MEGABYTE))]
    if limits.output is not None:
        command += ["--output", str(int(limits.output * MEGABYTE))]
    command += ["--processes", str(limits.processes)]

    try:
        opened = os.dup(stdin) if isinstance(stdin, int) else os.open(stdin, os.O_RDONLY)
    except OSError as error:
        raise MexError(f"{stdin}: cannot be read ({error.strerror})") from None
    try:
        report_end, report = os.pipe()
    except OSError as error:
        os.close(opened)
        raise MexError(f"no more files can be opened ({error.strerror}): close some") from None
    try:
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(
                [*command, "--input", str(opened), "--report", str(report), "--",
                 *map(str, program)],
                stdin=_lifeline()[0], stdout=output, stderr=errors, pass_fds=(opened, report),
            )
            os.close(report)
            report = -1
            text = os.read(report_end, _REPORT_BYTES)
            process.wait()
            output.seek(0)
            errors.seek(0)
            return _judge_run(text, output.read(), errors.read(), limits, Path(program[0]))
    finally:
        for descriptor in (opened, report_end, report):
            if descriptor >= 0:
                os.close(descriptor)


@cache
def _lifeline() -> tuple[int, int]:
    """A pipe which every sandbox watches: when mex closes it or dies, all runs end."""
    return os.pipe()


def end_all_runs() -> None:
    """End every program that is running, in whatever thread it was started."""
    os.close(_lifeline()[1])
    os.close(_lifeline()[0])
    _lifeline.cache_clear()


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
    )


def _verdict(
    report: dict, errors: bytes, limits: Limits, program: Path
) -> tuple[str | None, str]:
    stopped_by, signalled, status = report["stopped_by"], report["signal"], report["exit"]
    if stopped_by == "cpu":
        return "TLE", f"more than {limits.time:g} s"
    if stopped_by == "wall":
        return "TLE", f"not done after {report['wall']:.1f} s, of which {report['cpu']:.1f} s at work"
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

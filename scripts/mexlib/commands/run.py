"""Build a solution as the judge does and run it on standard input.

The exit status is the program's own. Time and memory are not limited.
"""

import argparse
import os
import resource
import sys

from mexlib import problems
from mexlib.build import CompileError
from mexlib.judging import compiled, debugged, problem_task


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("problem", metavar="PROBLEM")
    parser.add_argument("--debug", action="store_true", help="with sanitizers and -DLOCAL")


def main(arguments: argparse.Namespace) -> int:
    task = problem_task(problems.find(arguments.problem), need_cases=False)
    try:
        program = compiled(debugged(task) if arguments.debug else task)
    except CompileError as error:
        print(error, file=sys.stderr)
        return 1
    hard = resource.getrlimit(resource.RLIMIT_STACK)[1]
    if not arguments.debug:  # judges give more stack than a terminal does
        wanted = int((task.limits.stack_megabytes or 8) * 1024 * 1024)
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_STACK, (soft, hard))
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(program, [str(program)])

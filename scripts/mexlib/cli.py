"""mex: combinatorial games and backtracking for online judges.

Solve with lib/, test as the judge does, submit one file.
"""

import argparse
import importlib
import os
import sys
from pathlib import Path

from mexlib.errors import MexError

COMMANDS = ("test", "bundle", "run", "stress", "list", "snippet")
_EPILOGUE = """\
PROBLEM is the name of a folder in problems/ or any part of it that no other has: 750,
game-of-cs. Exit status: 0 all well, 1 something not accepted, 2 wrong use or environment.
"""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str):
        raise MexError(f"{message}; {self.prog} --help tells how")


def _first_line(name: str) -> str:
    """What a command does, by the first line of its module, which is not loaded for that."""
    with (Path(__file__).parent / "commands" / f"{name}.py").open(encoding="utf-8") as file:
        return file.readline().strip().removeprefix('"""')


def _parser(wanted: str | None) -> argparse.ArgumentParser:
    """The parser; only the module of the wanted command is loaded."""
    parser = _Parser(
        prog="mex",
        description=__doc__,
        epilog=_EPILOGUE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    for name in COMMANDS:
        if wanted in COMMANDS and name != wanted:
            commands.add_parser(name)
        elif name != wanted:
            commands.add_parser(name, help=_first_line(name))
        else:
            module = importlib.import_module(f"mexlib.commands.{name}")
            command = commands.add_parser(
                name,
                description=module.__doc__,
                formatter_class=argparse.RawDescriptionHelpFormatter,
            )
            module.configure(command)
            command.set_defaults(main=module.main)
    return parser


def main(words: list[str]) -> int:
    """Run one command; the exit status."""
    for stream in (sys.stdout, sys.stderr):  # whatever the locale, printing must not fail
        stream.reconfigure(errors="backslashreplace")
    try:
        parser = _parser(next((word for word in words if not word.startswith("-")), None))
        arguments = parser.parse_args(words)
        if arguments.command is None:
            parser.print_help()
            return 2
        status = arguments.main(arguments)
        sys.stdout.flush()
        return status
    except MexError as error:
        print(f"mex: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader, such as head, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        print(f"mex: {place}{error.strerror}: mend that and run mex again", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("mex: interrupted", file=sys.stderr)
        return 130

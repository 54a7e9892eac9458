"""Print a snippet ready to paste: a lib/ header and the headers it needs.

NAME is games/nim, nim, or any part of a name that no other has.
"""

import argparse
import sys

from mexlib import clipboard, snippets


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME")
    parser.add_argument("--copy", action="store_true", help="put it on the clipboard")


def main(arguments: argparse.Namespace) -> int:
    text = snippets.find(arguments.name).text()
    if arguments.copy:
        print(f"mex: copied by {clipboard.copy(text)}", file=sys.stderr)
    else:
        sys.stdout.buffer.write(text)
    return 0

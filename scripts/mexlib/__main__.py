"""Makes `python3 scripts/mexlib` run mex."""

import os
import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])

from mexlib.cli import main  # noqa: E402

# Not sys.exit: threads that still wait for a program must not hold up the end.
status = main(sys.argv[1:])
try:
    sys.stdout.flush()
except BrokenPipeError:
    pass
sys.stderr.flush()
os._exit(status)

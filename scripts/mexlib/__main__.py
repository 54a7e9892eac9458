"""Makes `python3 scripts/mexlib` run mex."""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])

from mexlib.cli import main  # noqa: E402

sys.exit(main(sys.argv[1:]))

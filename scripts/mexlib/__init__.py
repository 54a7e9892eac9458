"""The Python package behind `scripts/mex`; standard library only."""

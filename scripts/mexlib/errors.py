"""The one exception for a user's mistake: printed as a single line, exit status 2."""


class MexError(Exception):
    """What went wrong, where, and how to mend it, in one line."""

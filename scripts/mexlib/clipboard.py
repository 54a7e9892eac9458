"""Copy text to the clipboard by whatever tool the machine has."""

import os
import shutil
import subprocess

from mexlib.errors import MexError

_TOOLS = (
    ("wl-copy", ["wl-copy"], "WAYLAND_DISPLAY"),
    ("xclip", ["xclip", "-selection", "clipboard"], "DISPLAY"),
    ("xsel", ["xsel", "--clipboard", "--input"], "DISPLAY"),
    ("pbcopy", ["pbcopy"], None),
    ("clip.exe", ["clip.exe"], None),
)


def copy(data: bytes) -> str:
    """Put the bytes on the clipboard; the name of the tool that took them."""
    for name, command, needs in _TOOLS:
        if not shutil.which(name) or (needs and not os.environ.get(needs)):
            continue
        # Such a tool may stay in the background with its outputs open, so none is a pipe.
        done = subprocess.run(
            command, input=data, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        if done.returncode == 0:
            return name
        raise MexError(f"{name} could not copy (status {done.returncode}): use -o FILE instead")
    raise MexError(
        "no clipboard tool is at hand: install wl-clipboard (Wayland) or xclip (X11), "
        "or print to a file"
    )

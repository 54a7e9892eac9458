"""Where things lie: the repository and the cache of built programs."""

import os
import tempfile
from pathlib import Path

from mexlib.errors import MexError

REPOSITORY = Path(__file__).resolve().parents[2]
LIB = REPOSITORY / "lib"
PROBLEMS = REPOSITORY / "problems"
README = REPOSITORY / "README.md"
PACKAGE = Path(__file__).resolve().parent


def cache_folder() -> Path:
    """The folder of built programs: $MEX_CACHE, else $XDG_CACHE_HOME/mex, else ~/.cache/mex."""
    chosen = os.environ.get("MEX_CACHE")
    if chosen:
        folder = Path(chosen)
    else:
        base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
        folder = Path(base) / "mex"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MexError(
            f"cache folder {folder} cannot be made ({error.strerror}): set MEX_CACHE to a "
            "folder that you can write to"
        ) from None
    return folder


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file whole or not at all; the old bytes stay until the new ones are there.

    A link stays a link: the file that it leads to is written.
    """
    path = path.resolve()
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise MexError(f"{path}: cannot be written ({error.strerror})") from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        mode = path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask()
        os.chmod(name, mode)
        os.replace(name, path)
    except OSError as error:
        os.unlink(name)
        raise MexError(f"{path}: cannot be written ({error.strerror})") from None
    except BaseException:
        os.unlink(name)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask

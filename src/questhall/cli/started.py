"""How this program was started, so that the commands it suggests work from the same folder."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

NAME = "questhall"


def suggested(*words: str) -> str:
    """A command of this program that can be typed here."""
    return f"{_program(sys.argv[0])} {shlex.join(words)}"


def _program(started: str) -> str:
    path = Path(started)
    if path.name == "__main__.py":
        return f"{shlex.quote(_from_here(sys.executable))} -m {NAME}"
    found = shutil.which(NAME)
    if path.stem != NAME or not path.exists() or (found and os.path.samefile(found, path)):
        return NAME
    return shlex.quote(_from_here(started))


def _from_here(path: str) -> str:
    """A path, relative if it lies below the folder where we are."""
    near = os.path.relpath(path)
    return path if near.startswith(os.pardir) else near

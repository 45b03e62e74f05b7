"""The code that decides how games go: games of other code do not belong together."""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path

import questhall

DECIDING = (
    "core",
    "kit",
    "haven",
    "bots",
    "games/__init__.py",
    "games/{game}",
    "arena/series.py",
    "arena/deeds.py",
)
"""What games follow from, besides their content: the rules, the bots, and what is drawn and noted of each game."""


@functools.cache
def code_digest(game: str, package: Path = Path(questhall.__file__).parent) -> str:
    """Changes when a line changes that may decide a game."""
    digest = hashlib.sha256()
    for name in DECIDING:
        place = package / name.format(game=game)
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            if path.exists():
                digest.update(f"{path.relative_to(package).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]

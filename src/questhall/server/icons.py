"""Writes down which icons the games may show: `python -m questhall.server.icons web/src/icons.json`.

The browser's sprite is made from this list, so that it holds these and no others.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from questhall.core import icons_of
from questhall.games import GAMES


def write() -> str:
    """The names of all icons, as the file holds them."""
    names = sorted({name for game in GAMES.values() for name in icons_of(game)})
    return json.dumps(names, indent=2) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(write(), encoding="utf-8", newline="\n")

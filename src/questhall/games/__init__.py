"""The games that can be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questhall.core import Game

GAMES: Mapping[str, Game[Any, Any]] = {}

"""What a scene is written on."""

from __future__ import annotations

import enum
from typing import NamedTuple

from .speech import Words


class Detail(enum.IntEnum):
    """How much of a scene is told."""

    SHORT = 0
    TIGHT = 1
    USUAL = 2
    EVERYTHING = 3


class Page(NamedTuple):
    """What a scene is written on: its words, its size, whether for a screen reader, and how much it tells."""

    words: Words
    width: int
    plain: bool = False
    detail: Detail = Detail.USUAL
    height: int | None = None

    @property
    def tells_all(self) -> bool:
        """Whether minor things are told too."""
        return self.detail is Detail.EVERYTHING

    @property
    def is_tight(self) -> bool:
        """Whether lines are to be saved."""
        return self.detail <= Detail.TIGHT

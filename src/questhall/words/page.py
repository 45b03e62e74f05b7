"""What a scene is written on."""

from __future__ import annotations

import enum
from typing import NamedTuple

from .speech import Words


class Detail(enum.IntEnum):
    """How much of a scene is told."""

    SHORT = 0
    READING = 1
    """As short as can be, but what stands on the cards that can be chosen is told."""
    TIGHT = 2
    USUAL = 3
    EVERYTHING = 4


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
    def is_short(self) -> bool:
        """Whether only what matters most is told."""
        return self.detail <= Detail.READING

    @property
    def is_tight(self) -> bool:
        """Whether lines are to be saved."""
        return self.detail <= Detail.TIGHT

"""What a seat knows, and what it can choose, as arrays of a fixed size. The same for every game.

A view is a tree of named values. Every value becomes a feature, whose place in the array and sign follow from its name
and, if it is a word, from the word (feature hashing): a number is written at the place of its path, such as
`/sides/0/health`; a word counts one at the place of path and word, such as `/rooms/vault/heroes=knight`. A choice is
written in the same way into a row of its own, but in several places, so that different choices have different rows.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from numpy.typing import NDArray

from questhall.core import Choice, Decision

from .hashing import Floats, Hashed, Layout

SIZE = 1024
"""How many numbers describe what a seat knows."""
CHOICE = 128
"""How many numbers describe a choice."""
PLACES = 3
"""How many of them a feature of a choice counts in."""
CHOICES = 128
"""How many actions there are: waiting, choices, and looking at further choices."""
WAIT = 0
"""The action of a seat that is not asked; where all seats act at once also of one that need not answer."""
NEXT_PAGE = CHOICES - 1
"""The action that shows further choices, where there are more than fit."""
PAGE = CHOICES - 2
"""So many choices fit: the first one is action 1."""

MOST_KNOWN = 200_000
"""So many rows of choices are remembered."""
Mask = NDArray[np.int8]


class Encoder:
    """Turns views and decisions into arrays. The same view is the same array in every process.

    Only what differs from the last view is written anew, and rows of choices are remembered.
    """

    def __init__(self) -> None:
        self._views = Hashed(Layout(SIZE))
        self._choices = Hashed(Layout(CHOICE, PLACES, exact=True))
        self._rows: dict[Choice, Floats] = {}

    def view(self, view: Any) -> Floats:
        """What a seat knows."""
        return self._views.array(view)

    def choices(self, decision: Decision | None, page: int) -> Floats:
        """The choices of a page, each at the row of its action."""
        found = np.zeros((CHOICES, CHOICE), np.float32)
        for number, choice in enumerate(on_page(decision, page), 1):
            known = self._rows.get(choice)
            if known is None:
                known = self._row(choice)
            found[number] = known
        return found

    def _row(self, choice: Choice) -> Floats:
        if len(self._rows) > MOST_KNOWN:
            self._rows.clear()
        row = self._rows[choice] = self._choices.row(type(choice).__name__, choice)
        return row


def on_page(decision: Decision | None, page: int) -> tuple[Choice, ...]:
    """The choices that are shown at once."""
    if decision is None:
        return ()
    choices = tuple(decision.choices)
    return choices if len(choices) <= PAGE else choices[page * PAGE : (page + 1) * PAGE]


def mask(decision: Decision | None, page: int, *, waits: bool = False) -> Mask:
    """Which actions are possible: 1 for each. A seat that is asked waits only if it is said so."""
    if decision is None:
        return _mask(0, waits=True, more=False).copy()
    count = len(decision.choices)
    shown = count if count <= PAGE else len(on_page(decision, page))
    return _mask(shown, waits=waits, more=count > PAGE).copy()


@functools.cache
def _mask(shown: int, *, waits: bool, more: bool) -> Mask:
    found = np.zeros(CHOICES, np.int8)
    found[WAIT], found[1 : 1 + shown], found[NEXT_PAGE] = waits, 1, more
    return found

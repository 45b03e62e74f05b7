"""Every error that is raised on purpose.

QuesthallError
├── SetupError        the game, scenario, seats or options asked for do not exist
├── ContentError      a content file is wrong
├── ChoiceError
│   ├── IllegalChoice     the choice is not among those offered
│   ├── NotAsked          the seat has nothing to decide now
│   └── GameOver          the game has ended
├── UndoError
│   ├── NothingToUndo     there are not that many choices to take back
│   └── FenceInTheWay     something hidden was revealed, or chance decided, since then
└── FileError         a saved game cannot be read
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from .decisions import Choice, Decision


FileFault = Literal["damaged", "no_game", "newer", "unknown_game", "other_version", "choice"]


class QuesthallError(Exception):
    """Base of every error that is raised on purpose; its text is a sentence for people."""


class SetupError(QuesthallError):
    """The game, scenario, seats or options asked for do not exist."""


class ContentError(QuesthallError):
    """A content file is wrong."""


class ChoiceError(QuesthallError):
    """A choice that cannot be taken now."""


class IllegalChoice(ChoiceError):
    """The choice is not among those the decision offers."""

    def __init__(self, choice: Choice, decision: Decision) -> None:
        legal = "\n  ".join(map(str, decision.choices))
        super().__init__(f"“{choice}” is not open to seat {decision.seat} in {decision.prompt}. Legal:\n  {legal}")


class NotAsked(ChoiceError):
    """The seat has nothing to decide now."""

    def __init__(self, seat: object, choice: object, asked: Iterable[int]) -> None:
        seats = ", ".join(map(str, asked))
        super().__init__(f"Seat {seat} is not asked now, so “{choice}” cannot be taken. Asked: {seats}.")


class GameOver(ChoiceError):
    """A choice came after the end."""

    def __init__(self, choice: object, outcome: object) -> None:
        super().__init__(f"“{choice}” came after the end of the game ({outcome}). Nothing can be chosen any more.")


class UndoError(QuesthallError):
    """Choices that cannot be taken back."""


class NothingToUndo(UndoError):
    """There are not that many choices to take back."""


class FenceInTheWay(UndoError):
    """Something hidden was revealed, or chance decided, since then."""


class FileError(QuesthallError):
    """A saved game cannot be read."""

    def __init__(self, text: str, kind: FileFault = "damaged") -> None:
        super().__init__(text)
        self.kind: FileFault = kind
        """What is wrong with it, for those who say it in their own words."""


def one_of(names: Iterable[object]) -> str:
    """The legal alternatives, as they stand at the end of an error's sentence."""
    return ", ".join(sorted(map(str, names)))

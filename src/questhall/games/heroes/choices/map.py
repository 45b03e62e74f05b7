"""Answers on the map."""

from __future__ import annotations

from typing import Literal

from questhall.core import Choice

from ..effects import FieldId, Resource
from ..state import PawnName


class Done(Choice, frozen=True):
    """Go on: skip what is left, or decline."""


class TurnTile(Choice, frozen=True):
    """Lay a tile turned by so many sixths."""

    turn: int


class Go(Choice, frozen=True):
    """Move a hero, perhaps through fields where it may not stop."""

    pawn: PawnName
    to: FieldId
    via: tuple[FieldId, ...] = ()


class Revisit(Choice, frozen=True):
    """Visit the field again on which a hero stands."""

    pawn: PawnName


class Discover(Choice, frozen=True):
    """Turn up a tile next to a hero."""

    pawn: PawnName
    place: int


class LayTile(Choice, frozen=True):
    """Lay a tile of the own supply with its middle here."""

    pawn: PawnName
    q: int
    r: int


class LayBank(Choice, frozen=True):
    """Lay a token of a creature bank on the blocked field of the tile.  [HM-3346]"""


class ScoutTile(Choice, frozen=True):
    """Turn up this tile."""

    place: int


class PickTile(Choice, frozen=True):
    """Turn this tile, which lies face up."""

    place: int


class EndTurn(Choice, frozen=True):
    """The turn is over."""


class TakeOption(Choice, frozen=True):
    """Take one of the things offered."""

    option: int


class TakeIncome(Choice, frozen=True):
    """The settlement gives this resource."""

    resource: Resource


class Exchange(Choice, frozen=True):
    """Trade by a line of the table."""

    line: int


class GoHome(Choice, frozen=True):
    """The hero goes to this town or settlement."""

    at: FieldId


class PickBonus(Choice, frozen=True):
    """Take this starting bonus."""

    bonus: Literal["dice", "artifact"]


class LeadRival(Choice, frozen=True):
    """Of equal ways a hero of the AI takes this one.  [HM-R-130]"""

    to: FieldId


class LeapTo(Choice, frozen=True):
    """The hero goes to a field over everything between."""

    to: FieldId


class UseGate(Choice, frozen=True):
    """A hero goes through the gate of the town to another home."""

    pawn: PawnName
    to: FieldId


class SeizeMine(Choice, frozen=True):
    """Take over a mine from afar."""

    field: FieldId

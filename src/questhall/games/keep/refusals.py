"""Why not: reasons for what a person might try and cannot do now."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.core import Refusal, Seat

from .dungeon import PRISON, KeepTable
from .effects import AnyEffect


def prison_refusal(t: KeepTable, seat: Seat) -> list[Refusal]:
    """Why the prison cannot be used.  [KH-2701, KH-R-011]"""
    if PRISON not in t.state.rooms:
        return [Refusal("button:prison", "no_prison", "KH-R-011")]
    if t.state.prison_used:
        return [Refusal("cell:main/prison", "prison_used", "KH-2701")]
    return []


def refusals(t: KeepTable, seat: Seat, effects: Iterable[AnyEffect]) -> list[Refusal]:
    """Why actions of a card cannot be carried out."""
    return []

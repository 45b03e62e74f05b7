"""Resource and treasure dice, and rolling them again.  [HM-609, HM-34xx]"""

from __future__ import annotations

from typing import Any

from questhall.core import Seat
from questhall.kit.dice import roll_face

from ..content import load
from ..effects import Search
from ..events import DiceRolled
from ..geography import HeroesTable
from .morale import lose_token, may_spend

ORDER = ("treasure", "resource", "map", "any", "pick")


def all_faces(kind: str) -> tuple[int, ...]:
    """The places of the different faces of a die."""
    faces: tuple[Any, ...] = load().dice.resource if kind == "resource" else load().dice.treasure
    return tuple(dict.fromkeys(faces.index(face) for face in faces))


def roll(t: HeroesTable, seat: Seat, kind: str, count: int, *, told: bool = True) -> tuple[int, ...]:
    """Throw dice; the numbers are the places of their faces, equal faces being one.  [HM-1212, HM-3404]"""
    faces: tuple[Any, ...] = load().dice.resource if kind == "resource" else load().dice.treasure
    thrown = tuple(faces.index(roll_face(t.rng, faces)) for _ in range(count))
    if told:
        t.tell(DiceRolled(seat, "resource" if kind == "resource" else "treasure", thrown))
    return thrown


def may_reroll(t: HeroesTable, seat: Seat, kind: str) -> bool:
    """With a bright morale token, or by a card that was played in this turn.  [HM-609]"""
    if t.state.rules.no_rerolls:
        return False
    rerolls = t.state.sides[seat].rerolls
    return may_spend(t, seat) or (bool(rerolls) and any(fits_die(each, kind) for each in rerolls))


def fits_die(reroll: str, kind: str) -> bool:
    """Whether a permission to roll again is for such a die."""
    return reroll in (kind, "any", "pick") or (reroll == "map" and kind != "attack")


def spend_reroll(t: HeroesTable, seat: Seat, kind: str) -> str:
    """The card is used up first, then the token; which it was."""
    rerolls = t.state.sides[seat].rerolls
    fitting = sorted((each for each in rerolls if fits_die(each, kind)), key=ORDER.index)
    if fitting:
        rerolls.remove(fitting[0])
        return fitting[0]
    lose_token(t, seat)
    return ""


def is_artifact(face: int) -> bool:
    """Whether a face of the treasure die is a search of the artifacts."""
    return any(isinstance(effect, Search) and effect.deck == "artifact" for effect in load().dice.treasure[face])

"""Moments of a fight with which the tests of several chapters begin."""

from __future__ import annotations

from typing import Any

from questhall.core import Table
from questhall.games.bugs.choices import UseItem
from questhall.games.bugs.effects import Attack, Shield
from questhall.games.bugs.state import HERO, Bonus, State
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.attack import Strike
from questhall.games.bugs.steps.monsters import MonsterTurn
from questhall.haven.choices import Target
from tests.games.bugs.board import arrange, take

ARCHER = {1: "bandit_archer"}
"""Seven hit points and no shield."""
CARD = "shoulder_charge"


def strike(attack: Attack, drawing: str = "@ 1", target: str = "m1", **more: Any) -> Table[State]:
    """You attack one target."""
    t = arrange(drawing, agenda=[Act(attack)], **({"monsters": ARCHER} | more))
    take(t, Target(target))
    return t


def acting(drawing: str, kind: str = "bandit_guard", face: int = 2, **more: Any) -> Table[State]:
    """Monster 1 takes its turn with a column."""
    monsters = {1: kind} | more.pop("others", {})
    return arrange(drawing, monsters=monsters, agenda=[MonsterTurn("m1", face)], **more)


def shielded(value: int, until: str = "round", card: str = "") -> Bonus:
    """A shield of yours."""
    return Bonus(HERO, Shield(value, until), until, card)


# -- with an item


def struck(
    item: str, attack: Attack, drawing: str = "@ 1 . . .", paid: tuple[str, ...] = (), option: int = 0, **more: Any
) -> Table[State]:
    """You attack with an item."""
    t = arrange(drawing, items=[item], agenda=[Act(attack)], **({"monsters": ARCHER, "cards": [CARD]} | more))
    take(t, Target("m1"), UseItem(item, option, paid))
    return t


def attacked(item: str, attack: Attack, drawing: str = "@ 1", **more: Any) -> Table[State]:
    """A monster attacks you."""
    return arrange(drawing, items=[item], agenda=[Strike("m1", HERO, attack)], **({"monsters": ARCHER} | more))


def on_turn(item: str, **more: Any) -> Table[State]:
    """Your turn, with both cards used."""
    return arrange(**({"drawing": "@ . . 1", "items": [item], "cards": [CARD], "lead": CARD} | more))


def state(t: Table[State], number: int = 0) -> str:
    """What became of an item."""
    return t.state.items[number].state

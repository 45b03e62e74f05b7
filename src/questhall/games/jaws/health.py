"""Conditions and healing.  [JL-14xx, JL-15xx, JL-16xx]"""

from __future__ import annotations

from collections.abc import Iterable

from questhall.haven import conditions
from questhall.haven.events import ConditionEnded, ConditionGained, FigureHealed

from .belongings import count
from .cardpiles import add_passing, deck_for
from .content.modifiers import PASSING
from .events import MarkPlaced
from .state import Figure
from .terms import Condition, Mark
from .traits import immune
from .world import JawsTable, who


def give_condition(t: JawsTable, figure: Figure, condition: Condition, giver: str = "") -> None:
    """Curse and bless go into a deck, others onto the figure; objectives take none, the immune not theirs.

    [JL-1401, JL-1408, JL-1513, JL-1519, JL-3304, JL-3509, JL-G-301, JL-G-302, JL-G-313]
    """
    if figure.kind == "objective" or condition in immune(figure):
        return
    if condition in PASSING:
        if not add_passing(t, deck_for(t, figure), condition):
            return
    else:
        own_turn = t.state.active == figure.id
        conditions.give(figure.conditions, condition, own_turn=own_turn)  # type: ignore[arg-type]
    t.tell(ConditionGained(figure.id, who(figure), condition))
    sender = t.state.figures.get(giver)
    if figure.kind == "monster" and sender is not None and condition in conditions.NEGATIVE and has_negative(sender):
        count(t, giver, "transmissions")


def has_negative(figure: Figure) -> bool:
    """Whether a figure has a negative condition.  [JL-1411]"""
    return not conditions.NEGATIVE.isdisjoint(figure.conditions)


def mark(t: JawsTable, figure: Figure, marks: Iterable[Mark]) -> None:
    """Tokens lie on a figure until the round ends."""
    for each in marks:
        if figure.kind == "monster" and each not in figure.marks:
            figure.marks.append(each)
            t.state.deed.marked = True
            t.tell(MarkPlaced(figure.id, who(figure), each))


def heal(t: JawsTable, figure: Figure, value: int) -> bool:
    """Wound and poison leave; without poison health rises, up to the most; whether poison left.

    [JL-1509, JL-1511, JL-1512, JL-1602]
    """
    if "no_heal" in figure.marks or figure.kind == "objective":
        return False
    gone, restored = conditions.heal(figure.conditions, value)  # type: ignore[arg-type]
    for condition in gone:
        t.tell(ConditionEnded(figure.id, who(figure), condition))
    gained = min(restored, figure.most - figure.health)
    figure.health += gained
    if gained:
        t.tell(FigureHealed(figure.id, who(figure), gained, figure.health))
    return "poison" in gone


def end_turn(t: JawsTable, figure: Figure) -> None:
    """Timed conditions pass with the turn.  [JL-1404, JL-1506, JL-G-312]"""
    for condition in conditions.end_turn(figure.conditions):  # type: ignore[arg-type]
        t.tell(ConditionEnded(figure.id, who(figure), condition))

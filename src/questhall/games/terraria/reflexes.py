"""What good players do at once, without a thought: for bots."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.core import Choice, Decision

from .choices import CompleteGoal, Fight, Use
from .content import load
from .effects import DrawCards, Gain
from .state import Side, State
from .steps.phase import CharacterPhase
from .view import View

SOUND = 5
"""With so much health one strikes on."""
HASTE = frozenset({"dig_6_other", "dig_10_other", "explore_10_other"})
"""Goals for which falls are worth as much as ways."""


def reflex(seen: View, decision: Decision) -> Choice | None:
    """What needs no thought, if it is one thing only."""
    found = at_once(seen, decision) if isinstance(decision.question, CharacterPhase) else ()
    return found[0] if len(found) == 1 else None


def at_once(known: State | View, decision: Decision) -> Sequence[Choice]:
    """Points of cards, goals that are met, and blows where somebody has been hit before, as long as one is sound."""
    side = known.sides[decision.seat]
    for choice in decision.choices:
        if type(choice) is Use and is_harmless(side, choice):
            return (choice,)
    if met := [choice for choice in decision.choices if type(choice) is CompleteGoal]:
        return met
    if side.health < SOUND or may_hurry(known):
        return ()
    hit = {enemy.id for enemy in known.enemies if enemy.damage} | {boss.id for boss in known.bosses if boss.tokens}
    fights = [choice for choice in decision.choices if type(choice) is Fight] if hit else []
    return fights if any(choice.target in hit for choice in fights) else ()


def is_harmless(side: Side, use: Use) -> bool:
    """Whether a part of a card has no other use, and nothing is lost by using it at once."""
    part = load().offers[use.card][use.part]
    match part[0]:
        case Gain(hearts=hearts, mana=mana) if len(part) == 1:
            return side.health + hearts <= side.most_health and side.mana + mana <= side.most_mana
        case DrawCards():
            return len(part) == 1
    return False


def may_hurry(known: State | View) -> bool:
    """Whether any visible goal does."""
    return any(pile and pile[-1] in HASTE for pile in known.goals.values())

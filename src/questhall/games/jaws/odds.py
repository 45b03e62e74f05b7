"""What an attack would do, for every way the modifier cards can come.  [JL-9xx, JL-10xx]"""

from __future__ import annotations

from collections import Counter

from questhall.haven import Luck
from questhall.haven.attacks import shielded

from .blows import Blow
from .content.modifiers import CardText
from .steps.modifying import compare, luck_of, modifier_deck, outcome, shield_against, tamed, value_of
from .world import JawsTable


def damages(t: JawsTable, blow: Blow) -> Counter[int]:
    """How often each damage comes out of all equally likely draws."""
    value, shield = value_of(t, blow), shield_against(t, blow)
    found: Counter[int] = Counter()
    for card, count in modifiers(t, blow, value).items():
        found[shielded(outcome(card, value), shield, 0)] += count
    return found


def modifiers(t: JawsTable, blow: Blow, value: int) -> Counter[CardText]:
    """The card that would count, for each way to draw one or two.  [JL-1001, JL-1002, JL-1005, JL-1006]"""
    deck, fortune = modifier_deck(t, blow), luck_of(t, blow)
    left = Counter(tamed(t, blow, deck.draw or deck.discard))
    if fortune is Luck.PLAIN or left.total() == 1:
        return left
    found: Counter[CardText] = Counter()
    for one, many in left.items():
        for two, more in left.items():
            found[settled(one, two, value, fortune)] += many * (more - (one == two))
    return found


def settled(one: CardText, two: CardText, value: int, fortune: Luck) -> CardText:
    """Which of two cards counts; where the players would choose, the one that does more."""
    best = compare(one, two, value)
    if fortune is Luck.ADVANTAGE:
        best = int(outcome(two, value) > outcome(one, value)) if best is None else best
        return (one, two)[best]
    return one if best is None else (one, two)[1 - best]

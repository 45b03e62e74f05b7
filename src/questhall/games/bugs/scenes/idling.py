"""What of an ability cannot be done from here: it is left out, and the card is used all the same.  [BB-3101]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from questhall.haven.conditions import NEGATIVE
from questhall.haven.foresight import looking

from ..charges import payments
from ..effects import AnyEffect, Cleanse, Consume, Move, Recover
from ..steps.shaping import ChooseHex, RecoverCards
from ..world import BugsTable, hero
from .reaching import Aimed, Shaping, reached, stops
from .speaker import Speaker


def idle_text(who: Speaker, actions: Iterable[AnyEffect]) -> Iterator[str]:
    """That a half would do nothing, or what of it is impossible; after a move of yours nobody knows."""
    t, idle, others = looking(who.state), list[AnyEffect](), 0
    for action in actions:
        if is_idle(t, action):
            idle.append(action)
        elif isinstance(action, Move):
            return
        else:
            others += 1
    if idle and not others:
        yield who.words.say("label-nothing")
    elif undone := [action for action in idle if not isinstance(action, Aimed)]:
        yield who.words.say("label-undone", what=who.effects(undone))


def is_idle(t: BugsTable, action: AnyEffect) -> bool:
    """Whether an action could not be done from where you stand."""
    if isinstance(action, Aimed):
        return not reached(t, action)
    if isinstance(action, Shaping):
        return not ChooseHex(action).cells(t)
    match action:
        case Move():
            return not stops(t, action)
        case Recover(cards):
            return not RecoverCards(action, cards).cards(t)
        case Cleanse():
            return NEGATIVE.isdisjoint(hero(t).conditions)
        case Consume(cost):
            return not payments(t, cost)
    return False

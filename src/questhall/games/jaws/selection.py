"""What cards promise that somebody chooses for a round, and what a long rest does."""

from __future__ import annotations

import functools

from questhall.core import Choice, Seat
from questhall.haven.choices import PlayCards, RestLong

from .content import load
from .merits import spare
from .prospects import SHARE, pair, rounds_lost
from .state import Hero
from .steps.resting import LONG_HEAL
from .steps.rounds import DrawAbilities
from .world import JawsTable, deck_of, of_kind
from .worth import life

REFRESHED = 0.4
"""How much of its worth an item counts that a long rest makes ready again."""
STRIDE = 2.5
"""How far monsters go in a turn."""


def selected(t: JawsTable, seat: Seat) -> float:
    """What the cards promise that a seat has chosen in secret; early turns are better, with foes near at hand."""
    mine = next((each for each in t.state.heroes.values() if each.seat == seat), None)
    if mine is None or mine.being not in t.state.figures:
        return 0.0
    choice = t.answers.get(seat, revealed(t, mine))
    left = sum([each.zone != "lost" and not each.lost for each in mine.cards])
    hand = sum([each.zone == "hand" for each in mine.cards])
    if isinstance(choice, PlayCards):
        promise = SHARE * pair(t, mine, choice.lead, choice.other, coming(t, choice.lead))
        spent = rounds_lost(hand, left, hand - 2, left) if seat in t.answers else 0.0
        return promise - 0.02 * load().cards[choice.lead].initiative - spent
    if isinstance(choice, RestLong):
        return recovery(t, mine) - rounds_lost(hand, left, left - 1, left - 1)
    return 0.0


def revealed(t: JawsTable, mine: Hero) -> Choice | None:
    """What the last one to choose has chosen: nobody is waited for, and the cards lie open at once."""
    if not t.agenda or not isinstance(t.agenda[-1], DrawAbilities):
        return None
    return PlayCards(mine.lead, mine.other) if mine.lead else RestLong()


def recovery(t: JawsTable, mine: Hero) -> float:
    """What a long rest gives besides cards: a heal, and spent items that are ready again."""
    figure = t.state.figures[mine.being]
    better = life(min(figure.most, figure.health + LONG_HEAL)) - life(figure.health)
    return better + REFRESHED * sum([spare(each.item, mine.being) for each in mine.items if each.state == "spent"])


def coming(t: JawsTable, lead: str) -> int:
    """How many hexes enemies come nearer before somebody who leads with this card has his turn."""
    kinds = {deck_of(t, each.being) for each in of_kind(t, "monster")}
    return round(STRIDE * sum([earlier(deck, lead) for deck in kinds]) / len(kinds)) if kinds else 0


@functools.cache
def earlier(deck: str, lead: str) -> float:
    """How likely a kind of monster acts before a card."""
    cards = load().decks[deck]
    return sum([each.initiative < load().cards[lead].initiative for each in cards]) / len(cards)

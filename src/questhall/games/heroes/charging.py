"""Which effects of cards are for the map, and when power is played there.  [HM-913 to HM-915, HM-1104]"""

from __future__ import annotations

import functools

from questhall.core import Seat

from .content import load
from .content.printed import Play as Printed
from .effects import CardId
from .geography import HeroesTable
from .playable import LATER, ON_MAP
from .plays import CHARGES, is_reroll, lent, plays_that


@functools.cache
def charges() -> frozenset[tuple[CardId, int]]:
    """Effects of cards that give power and nothing else."""
    return frozenset(
        (card.id, place)
        for card in load().cards.values()
        for place, play in enumerate(card.plays)
        if all(type(effect) in CHARGES for effect in play.effects)
    )


def wants_power(t: HeroesTable, seat: Seat, card: CardId) -> bool:
    """Whether another card of the hand does more on the map with more power; for nothing else is it played.

    [HM-1104]
    """
    side, needs = t.state.sides[seat], needed_power()
    if needs.keys().isdisjoint(side.hand):
        return False
    others = side.hand.copy()
    if card in others:
        others.remove(card)
    cards = load().cards
    return any(name in needs and needs[name] > side.power + lent(t, seat, cards[name]) for name in others)


@functools.cache
def needed_power() -> dict[CardId, int]:
    """The most power that an effect of a card needs on the map, for cards with such effects."""
    most = {name: max(play.power for _, play in plays) for name, plays in plays_that(are_for_the_map).items()}
    return {name: power for name, power in most.items() if power}


def are_for_the_map(play: Printed) -> bool:
    """Whether a card can be played for an effect outside combat; a die must lie there to be rolled again.

    [HM-913, HM-914, HM-915]
    """
    if is_reroll(play):
        return False
    timely = (play.timing in ("map", "instant") or type(play.effects[0]) in LATER) and not play.opening
    return play.timing == "permanent" or (timely and all(type(effect) in ON_MAP for effect in play.effects))

"""What cards promise that somebody chooses for a round, what a long rest does, and which choices are worth a look."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from questhall.core import Choice, Decision, Seat
from questhall.haven.choices import PlayCards, RestLong
from questhall.haven.terms import Being, ItemId

from .choices import LoseOne, LoseTwo, UseItem
from .content import load
from .effects import Heal, Recover
from .merits import card_merit, spare
from .potentials import CURED
from .prospects import SHARE, Worth, halves_of, pair, rounds_lost
from .state import Hero
from .steps.damage import SufferDamage
from .steps.rounds import DrawAbilities, SelectCards
from .steps.turn import HeroActs
from .world import JawsTable, deck_of, of_kind
from .worth import cards_left, life

LOOKED_AT = 3
REFRESHED = 0.2
"""How much of its worth an item counts that a long rest makes ready again."""
RELIEF = 1
"""How many of its hit points count: whoever rests does nothing else in that round."""
STRIDE = 2.5
"""How far monsters go in a turn."""


def selected(t: JawsTable, seat: Seat) -> float:
    """What the cards promise that a seat has chosen in secret; early turns are better, with foes near at hand."""
    mine = next((each for each in t.state.heroes.values() if each.seat == seat), None)
    if mine is None or mine.being not in t.state.figures:
        return 0.0
    choice = t.answers.get(seat, revealed(t, mine))
    return promise(t, mine, choice, halves_of(t, mine), open_still=seat in t.answers) if choice is not None else 0.0


def promise(t: JawsTable, mine: Hero, choice: Choice, worth: Worth, *, open_still: bool) -> float:
    """What a choice for a round promises; cards that lie open are not counted as hand any more."""
    left = cards_left(mine)
    hand = sum([each.zone == "hand" for each in mine.cards])
    if isinstance(choice, PlayCards):
        score = SHARE * pair(t, worth, choice.lead, choice.other, coming(t, choice.lead))
        spent = rounds_lost(hand, left, hand - 2, left) if open_still else 0.0
        return score - 0.02 * load().cards[choice.lead].initiative - spent
    return recovery(t, mine) - rounds_lost(hand, left, left - 1, left - 1)


def shortlist(t: JawsTable, decision: Decision) -> Sequence[Choice]:
    """The choices that are worth a look: the others of their kind are worse, and it can be told without looking."""
    match decision.question:
        case SelectCards():
            mine = next(each for each in t.state.heroes.values() if each.seat == decision.seat)
            worth = halves_of(t, mine)
            scores = {each: promise(t, mine, each, worth, open_still=True) for each in decision.choices}
            return sorted(scores, key=scores.__getitem__, reverse=True)[:LOOKED_AT]
        case SufferDamage():
            return cheapest(decision.choices)
        case HeroActs(being) if being in t.state.figures:
            idle = [UseItem(item) for item in idle_items(t, being)]
            return [each for each in decision.choices if each not in idle] if idle else decision.choices
    return decision.choices


def idle_items(t: JawsTable, being: Being) -> list[ItemId]:
    """What would do nothing now: a heal for somebody who lacks nothing, cards back for somebody who has them all."""
    mine, figure = t.state.heroes[being], t.state.figures[being]
    whole = figure.health == figure.most and figure.conditions.keys().isdisjoint(CURED)
    spent = any(each.zone == "discard" for each in mine.cards)
    idle = list[ItemId]()
    for gear in mine.items:
        deeds = load().items[gear.item].actions
        if deeds and all((_only_mine(each) and whole) or (isinstance(each, Recover) and not spent) for each in deeds):
            idle.append(gear.item)
    return idle


def _only_mine(effect: object) -> bool:
    """A heal for nobody else."""
    return isinstance(effect, Heal) and effect.side == "self" and not effect.inflict


def cheapest(choices: Sequence[Choice]) -> Sequence[Choice]:
    """Of all cards that could be lost those that would be missed least."""
    ones = sorted([each for each in choices if isinstance(each, LoseOne)], key=lambda each: card_merit(each.card))
    twos = sorted(
        [each for each in choices if isinstance(each, LoseTwo)],
        key=lambda each: card_merit(each.card) + card_merit(each.other),
    )
    return [*(each for each in choices if not isinstance(each, LoseOne | LoseTwo)), *ones[:1], *twos[:1]]


def revealed(t: JawsTable, mine: Hero) -> Choice | None:
    """What the last one to choose has chosen: nobody is waited for, and the cards lie open at once."""
    if not t.agenda or not isinstance(t.agenda[-1], DrawAbilities):
        return None
    return PlayCards(mine.lead, mine.other) if mine.lead else RestLong()


def recovery(t: JawsTable, mine: Hero) -> float:
    """What a long rest gives besides cards: a heal, and spent items that are ready again."""
    figure = t.state.figures[mine.being]
    better = life(min(figure.most, figure.health + RELIEF)) - life(figure.health)
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

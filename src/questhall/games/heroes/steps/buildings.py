"""The unique effects of faction buildings.  [HM-1311]"""

from __future__ import annotations

import functools
from collections.abc import Iterator

from questhall.core import Choice, Decision, Question, Seat, Step

from ..choices import DiscardCard, Done, LookAtDeck, RemoveCard, TakeCard, UseBuilding, UseGate
from ..content import load
from ..content.printed import Smithy
from ..effects import Purse
from ..events import BuildingUsed
from ..geography import HeroesTable
from ..people import gain, pay, usable_buildings
from ..piles import discard_card, mix_discard, regain_card, remove_card
from .diplomacy import ShowNeutrals
from .faraway import FARAWAY, faraway_choices, use_faraway
from .gaining import gain_card
from .morale import SwapHand
from .own_cards import PickOwn
from .searching import SearchDeck


def has(t: HeroesTable, seat: Seat, building: str) -> bool:
    """Whether a building stands and was not used in this turn."""
    return building in usable_buildings(t, seat) and building not in t.state.sides[seat].busy


def start_effects(t: HeroesTable, seat: Seat) -> list[Step]:
    """What buildings do at the start of the own turn, after the drawing.  [HM-405]"""
    found: list[Step] = []
    if has(t, seat, "portal_of_summoning"):
        found.append(ShowNeutrals(seat, azure=False))
    if has(t, seat, "mana_vortex"):
        found.append(StirVortex(seat))
    if has(t, seat, "necromancy_amplifier"):
        found.append(Amplify(seat))
    return found


def building_choices(t: HeroesTable, seat: Seat) -> Iterator[Choice]:
    """What buildings offer once in the own turn."""
    side = t.state.sides[seat]
    for name, smithy in smithies(t, seat):
        cards = load().cards
        yield from (RemoveCard(card) for card in dict.fromkeys(side.hand) if cards[card].kind == "artifact")
        if side.purse.covers(Purse(gold=smithy.buy)):
            yield UseBuilding(name)
    if has(t, seat, "cover_of_darkness") and side.hand:
        yield UseBuilding("cover_of_darkness")
    yield from faraway_choices(t, seat)


@functools.cache
def unusual() -> frozenset[str]:
    """The buildings that can be used in a turn."""
    smithies = [building.id for building in load().buildings.values() if building.smithy is not None]
    return frozenset((*smithies, "cover_of_darkness", *FARAWAY))


def smithies(t: HeroesTable, seat: Seat) -> list[tuple[str, Smithy]]:
    """Buildings that buy and sell artifacts and were not used in this turn."""
    built = [load().buildings[name] for name in usable_buildings(t, seat)]
    return [(each.id, each.smithy) for each in built if each.smithy is not None and has(t, seat, each.id)][:1]


def use_building(t: HeroesTable, seat: Seat, choice: UseBuilding | RemoveCard | UseGate) -> None:
    """A smithy buys and sells artifacts; under the cover of darkness up to two cards are changed."""
    shops = dict(smithies(t, seat))
    name = next(iter(shops)) if isinstance(choice, RemoveCard) else getattr(choice, "building", "")
    if name not in shops and name != "cover_of_darkness":
        assert not isinstance(choice, RemoveCard), "nobody buys artifacts"
        use_faraway(t, seat, choice)
        return
    t.state.sides[seat].busy.append(name)
    t.tell(BuildingUsed(seat, name))
    if isinstance(choice, RemoveCard):
        remove_card(t, seat, choice.card)
        gain(t, seat, Purse(gold=shops[name].sell))
    elif name in shops:
        pay(t, seat, Purse(gold=shops[name].buy))
        t.do(SearchDeck(seat, "artifact"))
    else:
        t.do(SwapHand(seat, 2))


class StirVortex(Question, frozen=True):
    """Discard a card to shuffle the discard pile into the deck; then one of the top three cards goes to the hand."""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """It may be declined."""
        hand = dict.fromkeys(t.state.sides[self.seat].hand)
        return Decision(self.seat, self, (*map(DiscardCard, hand), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: DiscardCard | Done) -> None:
        """The card is shuffled in too."""
        if isinstance(choice, Done):
            return
        side = t.state.sides[seat]
        discard_card(t, seat, choice.card)
        t.tell(BuildingUsed(seat, "mana_vortex"))
        mix_discard(t, seat)
        seen = tuple(t.draw(side.deck) for _ in range(min(3, len(side.deck))))
        t.do(PickOwn(seat, seen))


class Amplify(Question, frozen=True):
    """Take a Necromancy out of the ability deck, or a specialty out of the own discard pile."""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """It may be declined."""
        cards, side = load().cards, t.state.sides[self.seat]
        own = [card for card in dict.fromkeys(side.discard) if cards[card].kind == "specialty"]
        search = [LookAtDeck()] if "necromancy" in t.state.decks["ability"].deck else []
        return Decision(self.seat, self, (*search, *map(TakeCard, own), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: LookAtDeck | TakeCard | Done) -> None:
        """A deck that was looked through is shuffled."""
        if isinstance(choice, TakeCard):
            regain_card(t, seat, choice.card)
        elif isinstance(choice, LookAtDeck):
            deck = t.state.decks["ability"].deck
            deck.remove("necromancy")
            t.shuffle(deck)
            gain_card(t, seat, "necromancy", "ability")

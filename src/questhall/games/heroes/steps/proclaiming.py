"""What the astrologers proclaim.  [HM-311]"""

from __future__ import annotations

from questhall.core import Seat, Step

from ..content import load
from ..content.printed import Proclamation
from ..effects import TIERS, Purse
from ..events import CubesCleared, ElementalsCalled, HandDropped, Proclaimed
from ..geography import HeroesTable
from ..people import gain, living, pawns
from ..piles import draw_cards
from .exploring import PickTurned, turnable
from .performing import Perform
from .permanents import remove_permanent

FIRST_STARS = 2
"""The first round of the astrologers.  [HM-311]"""


class Proclaim(Step, frozen=True):
    """One astrologers card is drawn and resolved; it lasts until the next.  [HM-311, HM-R-23]"""

    def run(self, t: HeroesTable) -> None:
        """A deck that is used up is shuffled anew."""
        pile = t.state.proclamations
        if not pile.deck:
            pile.deck, pile.discard = pile.discard, []
            t.shuffle(pile.deck)
        if t.state.called:
            dismiss_elementals(t)
        before = load().proclamations[t.state.proclaimed].moves if t.state.proclaimed else 0
        card = t.draw(pile.deck)
        pile.discard.append(card)
        t.state.proclaimed = card
        t.tell(Proclaimed(card))
        printed = load().proclamations[card]
        if pointless(t, printed):
            t.do(Proclaim())
            return
        for seat in living(t):
            for _, pawn in pawns(t.state.sides[seat]):
                pawn.moves = max(pawn.moves + printed.moves - before, 0)
        t.do(*(Perform(seat, "main", printed.each) for seat in living(t) if printed.each))
        for side in t.state.sides:
            side.spell_back = False
        t.do(*at_once(t, printed.rule))


def at_once(t: HeroesTable, rule: str) -> list[Step]:
    """What a rule makes happen when it is proclaimed."""
    match rule:
        case "clear_cubes":
            return [ClearCubes()]
        case "reshuffle_hands":
            return [ReshuffleHand(seat) for seat in living(t)]
        case "change_hands":
            return [ChangeHand(seat) for seat in living(t)]
        case "drop_permanents":
            return [SellPermanent(seat) for seat in living(t)]
        case "turn_tiles":
            return [PickTurned(tuple(living(t)))]
        case "elementals":
            return [CallElementals()]
        case _:
            return []


def pointless(t: HeroesTable, printed: Proclamation) -> bool:
    """Whether another card is drawn at once: too early, no weaker guards, nobody to attack, no sea, no tile."""
    if printed.late and t.state.round <= FIRST_STARS:
        return True
    match printed.rule:
        case "weaker_guards":
            return t.state.difficulty == "easy"
        case "fair_wind" | "calm_whirlpools":
            return not any(place.group == "sea" for place in t.state.layout.places)
        case "truce":
            return t.state.mode == "campaign"
        case "turn_tiles":
            return not turnable(t, ())
        case _:
            return False


class ChangeHand(Step, frozen=True):
    """The hand is discarded, and as many cards are drawn."""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """All of it."""
        side = t.state.sides[self.seat]
        count = len(side.hand)
        side.discard += side.hand
        side.hand = []
        t.tell(HandDropped(self.seat))
        draw_cards(t, self.seat, count)


class SellPermanent(Step, frozen=True):
    """Whoever has permanent cards in play removes them for gold."""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """Five gold each."""
        side = t.state.sides[self.seat]
        for card in side.permanents[:]:
            remove_permanent(t, self.seat, card)
            gain(t, self.seat, Purse(gold=5))


class ReshuffleHand(Step, frozen=True):
    """Artifacts and spells of the hand are shuffled into the deck, and as many cards are drawn."""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """The other cards stay."""
        side, cards = t.state.sides[self.seat], load().cards
        given = [card for card in side.hand if cards[card].kind in ("artifact", "spell")]
        side.hand = [card for card in side.hand if card not in given]
        side.deck += given
        t.shuffle(side.deck)
        draw_cards(t, self.seat, len(given))


class ClearCubes(Step, frozen=True):
    """All black cubes are taken off the map."""

    def run(self, t: HeroesTable) -> None:
        """Guarded fields are guarded again.  [HM-R-66]"""
        t.tell(CubesCleared(tuple(t.state.visited)))
        t.state.visited = []


class CallElementals(Step, frozen=True):
    """Every neutral deck but the azure one is searched for elementals, which lie face up on it."""

    def run(self, t: HeroesTable) -> None:
        """What lies above them is discarded; a deck without any is left alone."""
        t.reveal()
        for tier in TIERS[:-1]:
            pile = t.state.neutrals[tier]
            found = [unit for unit in reversed(pile.deck) if unit.endswith("elementals")]
            for unit in found[:1]:
                place = len(pile.deck) - 1 - pile.deck[::-1].index(unit)
                pile.discard += reversed(pile.deck[place + 1 :])
                del pile.deck[place + 1 :]
                t.state.called.append(unit)
        t.tell(ElementalsCalled(tuple(t.state.called)))


def dismiss_elementals(t: HeroesTable) -> None:
    """Elementals that lie face up on their decks are discarded when another card is proclaimed."""
    for tier in TIERS[:-1]:
        pile = t.state.neutrals[tier]
        if pile.deck and pile.deck[-1] in t.state.called:
            pile.discard.append(pile.deck.pop())
    t.state.called = []

"""A player's turn: hand, movement, town and morale actions, cards.  [HM-4xx]"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from typing import ClassVar

from questhall.core import Choice, Decision, Offers, OpenQuestion, Question, Refusal, Seat, Step

from .. import refusals
from ..choices import (
    BuyWarMachine,
    Cheer,
    DiscardCard,
    Done,
    DrawCards,
    DropPermanent,
    EndTurn,
    GiveResource,
    Go,
    LeapTo,
    OfferCard,
    PeekAt,
    PeekAtPlayer,
    PeekAtUnits,
    Play,
    RemoveCard,
    UseBuilding,
    UseGate,
)
from ..effects import FieldId, Gnaw, Stroll
from ..events import TurnBegan, TurnEnded
from ..geography import HeroesTable, chart, location_of
from ..people import hand_limit, in_force, pawns, put_back, standing, usable_buildings
from ..piles import discard_card, draw_cards, put_away
from ..plays import proclaims
from ..state import PawnName, Side
from ..traits import Merry, Peek, Wander
from .allies import give, offer, turn_choices
from .buildings import building_choices, start_effects, unusual, use_building
from .cards import map_plays, play_on_map
from .ending import CheckVictory
from .morale import DropHand
from .moving import closed_fields, is_movement, moves, passing_only, stays, take_movement
from .peeking import peek, peeks
from .permanents import FeedBox
from .rarities import led, rarities, take_rarity
from .town import free_choices, is_free, is_of_town, take_town_action


class StartTurn(Step, frozen=True):
    """Discard, draw, effects of the start, then actions until the player ends the turn.  [HM-401]"""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """Ongoing cards of the turn before end now.  [HM-916, HM-R-48]"""
        side = t.state.sides[self.seat]
        if side.out:
            return
        t.state.active = self.seat
        side.discard += side.in_play
        side.in_play = []
        t.tell(TurnBegan(self.seat))
        side.busy, side.casts, side.aloof = [], 0, False
        if proclaims(t, "lucky_dice"):
            side.rerolls.append("map")
        buildings = start_effects(t, self.seat)
        refresh = DiscardDown(self.seat) if proclaims(t, "no_draw") else DrawUp(self.seat)
        t.do(refresh, *buildings, Act(self.seat), FinishTurn(self.seat))


class DiscardDown(Question, frozen=True):
    """Where nobody draws: any number of hand cards may be discarded; those above the limit must.

    [HM-402, HM-403, HM-407]
    """

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """One card after the other."""
        hand = t.state.sides[self.seat].hand
        stop = (Done(),) if len(hand) <= hand_limit(t, self.seat) else ()
        return Decision(self.seat, self, (*map(DiscardCard, dict.fromkeys(hand)), *stop))

    def answer(self, t: HeroesTable, seat: Seat, choice: DiscardCard | Done) -> None:
        """And again."""
        if isinstance(choice, DiscardCard):
            discard_card(t, seat, choice.card)
            t.do(self)


class DrawUp(Question, frozen=True):
    """Discard any cards, those above the limit in any case, then draw up to it or stop earlier.

    [HM-402, HM-403, HM-404, HM-407]
    """

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """As many cards as there are; with the draw the refresh is over."""
        side = t.state.sides[self.seat]
        room = hand_limit(t, self.seat) - len(side.hand)
        drawing = draws(min(room, len(side.deck) + len(side.discard))) if room >= 0 else ()
        return Decision(self.seat, self, (*drawing, *map(DiscardCard, dict.fromkeys(side.hand))))

    def answer(self, t: HeroesTable, seat: Seat, choice: DrawCards | DiscardCard) -> None:
        """An empty deck is made anew.  [HM-904]"""
        if isinstance(choice, DrawCards):
            draw_cards(t, seat, choice.cards)
        else:
            discard_card(t, seat, choice.card)
            t.do(self)


@functools.cache
def draws(most: int) -> tuple[DrawCards, ...]:
    """So many cards at most, or fewer."""
    return tuple(map(DrawCards, range(most, -1, -1)))


class Act(OpenQuestion, frozen=True):
    """Movement, town and morale actions and cards in any order; others may use town and morale too.

    [HM-408, HM-409, HM-418, HM-502, HM-504, HM-902, HM-R-27]
    """

    of_turn: ClassVar[bool] = True

    seat: Seat

    def asks(self, t: HeroesTable) -> Mapping[Seat, Decision]:
        """The others may act, but nobody waits for them."""
        others = [seat for seat in range(len(t.state.sides)) if seat != self.seat and is_free(t, seat)]
        return Offers(t, (self.seat, *others), self.decide)

    def decide(self, t: HeroesTable, seat: Seat) -> Decision:
        """Everything for the active player, town and morale for the others."""
        if seat == self.seat:
            return Decision(seat, self, tuple(own_choices(t, seat)))
        return Decision(seat, self, free_choices(t, seat), optional=True)

    def refuse(self, t: HeroesTable, seat: Seat) -> Iterator[Refusal]:
        """The town is open to all, heroes and cards only to the active player."""
        yield from refusals.town(t, seat)
        if seat == self.seat:
            yield from refusals.heroes(t, seat)
            found = own_choices(t, seat)
            yield from closed_fields(t, seat, {choice.to for choice in found if isinstance(choice, Go)})
            played = {choice.card for choice in found if isinstance(choice, Play)}
            yield from refusals.cards(t, seat, played)

    def answer(self, t: HeroesTable, seat: Seat, choice: Choice) -> None:
        """What an action sets off is resolved before the next.  [HM-425]"""
        if type(choice) is EndTurn:
            return
        t.do(self)
        if type(choice) is Play:
            play_on_map(t, seat, choice)
            return
        if is_movement(choice):
            take_movement(t, seat, choice)
        elif is_of_town(choice):
            take_town_action(t, seat, choice)
        elif isinstance(choice, PeekAt | PeekAtPlayer | PeekAtUnits):
            peek(t, seat, choice)
        elif isinstance(choice, GiveResource):
            give(t, seat, choice)
        elif isinstance(choice, OfferCard):
            offer(t, seat, choice)
        elif isinstance(choice, LeapTo | DropPermanent | Cheer | BuyWarMachine):
            take_rarity(t, seat, choice)
        else:
            assert isinstance(choice, UseBuilding | RemoveCard | UseGate), f"{choice} is no action of a turn"
            use_building(t, seat, choice)
        if seat == self.seat:
            t.state.sides[seat].power, t.state.sides[seat].charged = 0, []


class TakeStroll(Question, frozen=True):
    """At the end of the turn a hero may go to an adjacent empty field."""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """Where nobody stands and nothing happens.  [HM-1407, HM-1415]"""
        near = chart(t.state.layout).near
        found = [
            Go(name, field)
            for name, pawn in pawns(t.state.sides[self.seat])
            for field in near(pawn.at)
            if is_empty(t, field) and not standing(t, field)
        ]
        return Decision(self.seat, self, (*found, Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Go | Done) -> None:
        """Nothing is there to visit."""
        if isinstance(choice, Go):
            put_back(t, seat, choice.pawn, choice.to)


def is_empty(t: HeroesTable, field: FieldId) -> bool:
    """An empty field, or a visitable one with a black cube.  [HM-1407, HM-1415]"""
    return location_of(t, field) == "empty" or field in t.state.visited


class FinishTurn(Step, frozen=True):
    """Extra movement is lost; a second dark morale token costs the hand.  [HM-422, HM-426, HM-614]"""

    of_turn: ClassVar[bool] = True

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """Movement left over is of no use until the refresh."""
        side = t.state.sides[self.seat]
        strolls, side.strolls = side.strolls + led(side, Wander), 0
        put_away(side, Stroll)
        side.power, side.levy, side.study, side.rerolls, side.passes = 0, 0, 0, [], []
        side.leap, side.kindled, side.sailing = 0, [], False
        side.proud, side.bounty = False, 0
        side.charged = []
        for _, pawn in pawns(side):
            pawn.moves = 0
        after: list[Step] = [TakeStroll(self.seat) for _ in range(strolls)]
        after += [FeedBox(self.seat)] if Gnaw() in in_force(side) else []
        t.do(*after, DropHand(self.seat), CheckVictory(self.seat))
        t.tell(TurnEnded(self.seat))


def crowded(t: HeroesTable, side: Side, name: PawnName) -> bool:
    """Whether a hero shares its field with another of its side: the next movement leads one of them off.

    [HM-423, HM-R-32]
    """
    if t.state.mode != "clash":
        at = side.main.at if name == "main" or side.second is None else side.second.at
        return len(standing(t, at)) > 1
    return side.second is not None and side.second.at == side.main.at


def own_choices(t: HeroesTable, seat: Seat) -> list[Choice]:
    """Everything that the active player can do."""
    found: list[Choice] = []
    side = t.state.sides[seat]
    going = [name for name, pawn in pawns(side) if pawn.moves > 0]
    taken = passing_only(t, seat) if going else set()
    for name in going:
        found += moves(t, seat, name, taken)
        found += () if crowded(t, side, name) else stays(t, seat, name)
    found += free_choices(t, seat)
    if not unusual().isdisjoint(usable_buildings(t, seat)):
        found += building_choices(t, seat)
    aided = led(side, (Peek, Merry))
    if t.state.mode != "clash":
        found += turn_choices(t, seat)
    if aided and "peek" not in side.busy and led(side, Peek):
        found += peeks(t, seat)
    found += map_plays(t, seat)
    if aided or side.leap or side.permanents or proclaims(t, "peddler"):
        found += rarities(t, seat)
    found.append(EndTurn())
    return found

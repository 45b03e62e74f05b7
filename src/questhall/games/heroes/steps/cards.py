"""Cards played outside combat.  [HM-902, HM-915, HM-1115]"""

from __future__ import annotations

import functools
from typing import get_args

from questhall.core import Decision, Question, Seat, Step

from .. import effects as e
from ..charging import are_for_the_map, charges, wants_power
from ..choices import Done, GoHome, Play
from ..content import load
from ..content.printed import Play as Printed
from ..effects import AnyEffect, CardId
from ..geography import HeroesTable
from ..people import enemies, homes, pawn_of, put_back
from ..plays import comes_back, effects_of, is_cast, is_charge, is_scroll, lay_down, offers, plays_that, usual_place
from ..state import Boon
from ..troops import dwellings
from .dice import permissions
from .diplomacy import ShowNeutrals, can_muster
from .lots import HopeFor, Throw
from .machine_shops import can_promote, machines_left
from .morale import Discourage
from .own_cards import BurnCard, BurnForPower, SiftCards
from .performing import Perform, PerformOne
from .permanents import keep_in_play
from .places import empowerable
from .recalling import (
    BringBack,
    PlaceUsed,
    RecallSpell,
    RetrieveSpell,
    fresh_spells,
    invoke,
    lying,
    wants_more,
    without,
)
from .rummaging import brings_more, removable, removable_for
from .seizing import SeizeOne, seizable


def map_plays(t: HeroesTable, seat: Seat) -> list[Play]:
    """Map cards and instants that do something outside combat.  [HM-913, HM-914, HM-915]"""

    doubtful = doubtful_cards()

    def fits(card: CardId, play: Printed) -> bool:
        if card not in doubtful or play.timing == "permanent":
            return True
        return all(useful(t, seat, effect) for effect in play.effects)

    found = offers(t, seat, plays_that(are_for_the_map), fits)
    return [play for play in found if (play.card, play.play) not in charges() or wants_power(t, seat, play.card)]


CONDITIONAL: tuple[type, ...] = (
    e.TownPortal,
    e.Study,
    e.Levy,
    e.Hire,
    e.Sneer,
    e.BurnSpell,
    e.Seize,
    e.DrinkSpring,
    e.Draw,
    e.Banish,
    e.Recover,
    e.Reforge,
    e.Promote,
    e.Muster,
    e.TakeMachine,
    e.OneOf,
    e.Retrieve,
    e.Empower,
)
"""Effects that cannot be carried out at all times."""
DOUBTFUL = frozenset(CONDITIONAL)


@functools.cache
def doubtful_cards() -> frozenset[CardId]:
    """The cards with effects that cannot be carried out at all times."""
    cards = load().cards.values()
    return frozenset(x.id for x in cards if not DOUBTFUL.isdisjoint(type(y) for z in x.plays for y in z.effects))


def useful(t: HeroesTable, seat: Seat, effect: AnyEffect) -> bool:
    """Whether an effect can be carried out now."""
    if type(effect) not in DOUBTFUL:
        return True
    side = t.state.sides[seat]
    match effect:
        case e.TownPortal():
            return bool(homes(t, seat))
        case e.Study():
            guild = any(load().buildings[name].kind == "mage_guild" for name in side.built)
            return guild and "spell_book" not in side.used and not side.new_guild
        case e.Levy():
            return "population" not in side.used
        case e.Hire():
            return bool(dwellings(t, seat))
        case e.Sneer():
            return any(t.state.sides[foe].morale == 1 for foe in enemies(t, seat))
        case e.BurnSpell():
            return len(side.hand) > 1
        case e.Seize(fields):
            return bool(seizable(t, seat, fields))
        case e.DrinkSpring():
            return bool(side.discard)
        case e.Draw(_, bare, owning):
            own = (*side.deck, *side.hand, *side.discard, *side.permanents)
            return not (bare and side.discard) and (not owning or owning in own)
        case e.Empower():
            return bool(empowerable(t, seat, effect))
        case e.Banish(cards, must):
            return not must or len(removable(t, seat, effect)) >= cards
        case e.Recover():
            return brings_more(t, seat, effect)
        case e.Reforge(kinds):
            return bool(removable_for(t, seat, kinds))
        case e.Promote(unit, into):
            return can_promote(t, seat, unit, into)
        case e.Muster():
            return can_muster(t, seat, effect)
        case e.TakeMachine(machine, gold):
            return machine in machines_left(t) and side.purse.covers(e.Purse(gold=gold))
        case e.OneOf(options):
            return any(side.purse.covers(option.pay) for option in options)
        case e.Retrieve():
            return any(load().cards[card].kind == "spell" for card in side.discard)
        case _:
            return True


SIMPLE = (*get_args(e.SimpleEffect), e.OneOf)


def play_on_map(t: HeroesTable, seat: Seat, choice: Play) -> None:
    """The card is used, then its effects happen in their order."""
    play = load().cards[choice.card].plays[choice.play]
    charged = tuple(t.state.sides[seat].charged)
    where, scroll = usual_place(play), is_scroll(t, seat, choice.card)
    lay_down(t, seat, choice, where)
    if where == "permanent":
        keep_in_play(t, seat, choice.card)
        return
    if where == "laid" and not scroll:
        t.state.sides[seat].in_play.append(choice.card)
    after: list[Step] = []
    if is_cast(load().cards[choice.card], play) and not scroll:
        t.state.sides[seat].charged = []
        back = comes_back(t, seat)
        after = [BringBack(seat, choice.card) if back else RecallSpell(seat, choice.card, charged)]
    t.do(*(EffectOnMap(seat, effect) for effect in effects_of(choice)), *after)


class EffectOnMap(Step, frozen=True):
    """Carry out one effect of a card outside combat."""

    seat: Seat
    effect: AnyEffect

    def run(self, t: HeroesTable) -> None:
        """Cards act for the main hero.  [HM-705]"""
        side = t.state.sides[self.seat]
        match self.effect:
            case e.Power(value):
                side.power += value
            case e.Proud():
                side.proud = True
            case e.Bounty():
                side.bounty += 1
            case e.Seize(fields):
                t.do(SeizeOne(self.seat, fields))
            case e.Fuel(cards):
                t.do(BurnForPower(self.seat, cards))
            case e.Battery(ballistas):
                side.ballistas += ballistas
            case e.TownPortal(moves):
                t.do(ReturnToTown(self.seat), Perform(self.seat, "main", (e.Moves(moves),) if moves else ()))
            case e.Retrieve():
                t.do(RetrieveSpell(self.seat))
            case e.Toss(dice):
                t.do(Throw(self.seat), HopeFor(self.seat, dice))
            case e.Study(_, cards):
                side.study = cards
            case e.Levy(gold):
                side.levy = gold
            case e.Favour():
                side.rerolls += permissions(self.effect)
            case e.Stroll():
                side.strolls += 1
            case e.Fly() | e.Sail():
                travel(t, self.seat, self.effect)
            case e.Hire():
                t.do(ShowNeutrals(self.seat, azure=True))
            case e.Sneer():
                t.do(Discourage(self.seat))
            case e.BurnSpell():
                t.do(BurnCard(self.seat))
            case e.Sift(cards, keep):
                t.do(SiftCards(self.seat, cards, keep))
            case e.Leap(fields):
                side.leap = fields
            case e.Invoke():
                t.do(*invoke(t, self.seat, self.effect), OfferFoundOnMap(self.seat))
            case e.Kindle(power, schools):
                side.kindled.append(Boon(schools, power, True, 0, doubles=self.effect.doubles))
            case effect if isinstance(effect, SIMPLE):
                t.do(PerformOne(self.seat, "main", effect))
            case _:
                raise AssertionError(f"{self.effect} cannot be carried out on the map")


class OfferFoundOnMap(Step, frozen=True):
    """Spells that were just found can be cast."""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """Each of them once."""
        t.do(CastFoundOnMap(self.seat, fresh_spells(t, self.seat)))


class CastFoundOnMap(Question, frozen=True):
    """Cast spells that were just found, with power if wanted; those that are cast go back to the spell deck."""

    automatic = True

    seat: Seat
    cards: tuple[CardId, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """As far as their kind allows it outside combat."""
        cards = load().cards
        wanting = wants_more(t, self.seat, self.cards, are_for_the_map)

        def fits(play: Play) -> bool:
            charge = is_charge(cards[play.card].plays[play.play])
            return wanting if charge else play.card in self.cards

        plays = map_plays(t, self.seat) if self.cards else []
        return Decision(self.seat, self, (*filter(fits, plays), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """What is not cast stays in the hand."""
        if isinstance(choice, Done):
            return
        if is_charge(load().cards[choice.card].plays[choice.play]):
            t.do(self)
        else:
            copies = lying(t, seat, choice.card)
            t.do(PlaceUsed(seat, choice.card, copies), CastFoundOnMap(seat, without(self.cards, choice.card)))
        play_on_map(t, seat, choice)


def travel(t: HeroesTable, seat: Seat, effect: e.Fly | e.Sail) -> None:
    """The main hero passes fields, or goes on after boarding, in this turn; perhaps with more movement."""
    side = t.state.sides[seat]
    if isinstance(effect, e.Fly):
        side.passes += effect.over
    else:
        side.sailing = True
    t.do(Perform(seat, "main", (e.Moves(effect.moves),) if effect.moves else ()))


class ReturnToTown(Question, frozen=True):
    """The main hero goes to a town or settlement of its player.  [HM-D-08]"""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """Any that the player controls."""
        return Decision(self.seat, self, tuple(map(GoHome, homes(t, self.seat))))

    def answer(self, t: HeroesTable, seat: Seat, choice: GoHome) -> None:
        """Without a visit: the field is the player's own.  [HM-R-65]"""
        if pawn_of(t, seat, "main").at != choice.at:
            put_back(t, seat, "main", choice.at)

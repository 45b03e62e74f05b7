"""Neutral units that join a player, guards that give way, units raised after a victory.  [HM-18xx]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.kit.decks import draw as draw_from

from ..choices import Done, DropUnit, PickTier, PutBackUnit, Recruit, SinkUnit, TakeOption
from ..content import load
from ..effects import TIERS, Muster, Purse, Tier, UnitId
from ..events import NeutralsSeen, NeutralsShown, UnitRecruited
from ..geography import HeroesTable
from ..people import pay
from ..state import Troop
from ..troops import dwellings, lay_off, shuffle_in

Bargain = Literal["full", "half", "free"]
Rest = Literal["discarded", "shuffled", "returned"]
"""What becomes of shown units that nobody hires; those that are returned go on or under their deck."""


class ShowNeutrals(Question, frozen=True):
    """A neutral unit for each own dwelling is shown; with the highest one an azure unit may be, for some effects.

    [HM-1807, HM-1810, HM-1811]
    """

    automatic = True

    seat: Seat
    azure: bool

    def ask(self, t: HeroesTable) -> Decision:
        """Gold or azure."""
        able = self.azure and "gold" in dwellings(t, self.seat)
        return Decision(self.seat, self, (TakeOption(0), TakeOption(1)) if able else (TakeOption(0),))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeOption) -> None:
        """One card of each deck."""
        tiers: list[Tier] = ["azure" if choice.option and tier == "gold" else tier for tier in dwellings(t, seat)]
        t.do(HireNeutral(seat, show_neutrals(t, seat, tiers)))


def show_neutrals(t: HeroesTable, seat: Seat, tiers: Sequence[Tier], cards: int = 1) -> tuple[UnitId, ...]:
    """The top units of neutral decks, shown to all.  [HM-1807, HM-3363]"""
    piles = [t.state.neutrals[tier] for tier in tiers]
    shown = tuple(unit for pile in piles for unit in draw_from(pile.deck, pile.discard, t.rng, cards).cards)
    t.reveal()
    t.tell(NeutralsShown(seat, shown))
    return shown


class ShowElementals(Step, frozen=True):
    """The first elementals of the neutral deck of each own dwelling's tier; one may be recruited for its price."""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """The decks are shuffled."""
        shown: list[UnitId] = []
        for tier in dwellings(t, self.seat):
            deck = t.state.neutrals[tier].deck
            found = [unit for unit in reversed(deck) if unit.endswith("elementals")]
            t.reveal()
            for unit in found[:1]:
                deck.remove(unit)
                shown.append(unit)
            t.shuffle(deck)
            deck.sort(key=t.state.called.__contains__)
        t.tell(NeutralsShown(self.seat, tuple(shown)))
        t.do(HireNeutral(self.seat, tuple(shown)))


class HireNeutral(Question, frozen=True):
    """One of them may be recruited for its price.  [HM-1807, HM-R-120]"""

    automatic = True

    seat: Seat
    units: tuple[UnitId, ...]
    price: Bargain = "full"
    """Half of it is rounded up.  [HM-3363]"""
    rest: Rest = "discarded"
    housed: bool = False
    """A dwelling of its tier is needed."""

    def ask(self, t: HeroesTable) -> Decision:
        """If it can be paid."""
        tiers = dwellings(t, self.seat) if self.housed else TIERS
        fitting = dict.fromkeys(unit for unit in self.units if load().units[unit].rank("neutral") in tiers)
        return Decision(self.seat, self, (*affordable(t, self.seat, tuple(fitting), self.price), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Recruit | Done) -> None:
        """The others are discarded.  [HM-1808, HM-1812]"""
        left = list(self.units)
        if isinstance(choice, Recruit):
            left.remove(choice.unit)
            hire_neutral(t, seat, choice.unit, neutral_price(choice.unit, self.price))
        if self.rest == "shuffled":
            shuffle_in(t, *left)
        elif self.rest == "returned":
            t.do(*([ReturnUnits(seat, load().units[left[0]].rank("neutral"), tuple(left), sinks=True)] if left else []))
        else:
            for unit in left:
                lay_off(t, unit)


def neutral_price(unit: UnitId, price: Bargain = "full") -> Purse:
    """What a neutral unit costs; half of it is rounded up.  [HM-3363]"""
    full = load().units[unit].side("neutral").price
    return {"full": full, "half": full.halved_up(), "free": Purse()}[price]


def affordable(t: HeroesTable, seat: Seat, units: tuple[UnitId, ...], price: Bargain = "full") -> list[Choice]:
    """Neutral units whose price can be paid.  [HM-1213]"""
    purse = t.state.sides[seat].purse
    return [Recruit(unit) for unit in units if purse.covers(neutral_price(unit, price))]


def hire_neutral(t: HeroesTable, seat: Seat, unit: UnitId, price: Purse | None = None) -> None:
    """A neutral unit joins for its price, or for another.  [HM-1807, HM-R-120]"""
    pay(t, seat, neutral_price(unit) if price is None else price)
    t.state.sides[seat].army.append(Troop(unit, "neutral"))
    t.tell(UnitRecruited(seat, unit))


class PickNeutrals(Question, frozen=True):
    """A player looks at the top cards of a neutral deck of choice; nobody else sees them."""

    seat: Seat
    cards: int

    def ask(self, t: HeroesTable) -> Decision:
        """Any deck with cards."""
        tiers = [tier for tier in TIERS if t.state.neutrals[tier].deck]
        return Decision(self.seat, self, tuple(map(PickTier, tiers)) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: PickTier | Done) -> None:
        """As many as there are."""
        if isinstance(choice, PickTier):
            t.do(CullNeutrals(seat, choice.tier, look_at_units(t, seat, choice.tier, self.cards)))


def look_at_units(t: HeroesTable, seat: Seat, tier: Tier, cards: int) -> tuple[UnitId, ...]:
    """The top units of a deck, which nobody else sees."""
    deck = t.state.neutrals[tier].deck
    seen = tuple(t.draw(deck) for _ in range(min(cards, len(deck))))
    t.tell(NeutralsSeen(seat, tier, len(seen)))
    return seen


class CullNeutrals(Question, frozen=True):
    """Any of the units are discarded, the others go back in any order."""

    seat: Seat
    tier: Tier
    units: tuple[UnitId, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """One after the other."""
        return Decision(self.seat, self, (*map(DropUnit, dict.fromkeys(self.units)), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: DropUnit | Done) -> None:
        """Until the player has enough."""
        if isinstance(choice, Done):
            t.do(ReturnUnits(seat, self.tier, self.units, unseen=True))
            return
        left = list(self.units)
        left.remove(choice.unit)
        lay_off(t, choice.unit)
        t.do(*([CullNeutrals(seat, self.tier, tuple(left))] if left else []))


class ReturnUnits(Question, frozen=True):
    """Units go back on their deck one after the other, or some of them under it."""

    automatic = True

    seat: Seat
    tier: Tier
    units: tuple[UnitId, ...]
    sinks: bool = False
    """They may also go under the deck."""
    unseen: bool = False
    """Nobody else sees them."""

    def ask(self, t: HeroesTable) -> Decision:
        """What is put back last lies on top."""
        units = dict.fromkeys(self.units)
        return Decision(self.seat, self, (*map(PutBackUnit, units), *(map(SinkUnit, units) if self.sinks else ())))

    def answer(self, t: HeroesTable, seat: Seat, choice: PutBackUnit | SinkUnit) -> None:
        """Until all have gone back; elementals that lie open on a deck stay on top of it."""
        deck, left = t.state.neutrals[self.tier].deck, list(self.units)
        left.remove(choice.unit)
        deck.insert(0 if isinstance(choice, SinkUnit) else len(deck), choice.unit)
        deck.sort(key=t.state.called.__contains__)
        t.do(*([ReturnUnits(seat, self.tier, tuple(left), self.sinks, self.unseen)] if left else []))


def muster(t: HeroesTable, seat: Seat, unit: UnitId, price: Purse) -> None:
    """A certain neutral unit joins for a price."""
    pile = t.state.neutrals[load().units[unit].rank("neutral")]
    (pile.deck if unit in pile.deck else pile.discard).remove(unit)
    hire_neutral(t, seat, unit, price)


def can_muster(t: HeroesTable, seat: Seat, effect: Muster) -> bool:
    """Whether the unit is in its piles, is not led yet, and can be paid."""
    pile = t.state.neutrals[load().units[effect.unit].rank("neutral")]
    side = t.state.sides[seat]
    led = any(troop == Troop(effect.unit, "neutral") for troop in side.army)
    return effect.unit in (*pile.deck, *pile.discard) and not led and side.purse.covers(Purse(gold=effect.gold))

"""Units that come and go by events and by what the astrologers proclaim."""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ..choices import Done, DropUnit, FlipUnit, PickTier, Recruit
from ..content import load
from ..effects import TIERS, Barter, Purse, Tier, UnitId
from ..events import NeutralsShown
from ..geography import HeroesTable
from ..state import Troop
from ..troops import dwellings, flip, leave_army, restore_army
from .diplomacy import HireNeutral, muster, show_neutrals
from .mercenaries import show_one


class WelcomeKin(Question, frozen=True):
    """A neutral unit of the own faction may be recruited for nothing, with a dwelling of its tier."""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """Those that lie in their piles."""
        return Decision(self.seat, self, (*map(Recruit, kin(t, self.seat)), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Recruit | Done) -> None:
        """It joins at once."""
        if isinstance(choice, Recruit):
            muster(t, seat, choice.unit, Purse())


def kin(t: HeroesTable, seat: Seat) -> list[UnitId]:
    """Neutral units of the own faction in the piles of tiers with an own dwelling."""
    tiers, units = dwellings(t, seat), load().units
    lying = [unit for tier in tiers for unit in (*t.state.neutrals[tier].deck, *t.state.neutrals[tier].discard)]
    return sorted({unit for unit in lying if units[unit].faction == t.state.sides[seat].faction})


class PickRecruits(Question, frozen=True):
    """The top units of a neutral deck of choice are shown; one may be recruited, the rest goes on or under the deck."""

    automatic = True

    seat: Seat
    cards: int

    def ask(self, t: HeroesTable) -> Decision:
        """It may be declined."""
        tiers = [tier for tier in TIERS if t.state.neutrals[tier].deck]
        return Decision(self.seat, self, (*map(PickTier, tiers), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: PickTier | Done) -> None:
        """As many as there are."""
        if isinstance(choice, PickTier):
            deck = t.state.neutrals[choice.tier].deck
            shown = tuple(t.draw(deck) for _ in range(min(self.cards, len(deck))))
            t.tell(NeutralsShown(seat, shown))
            t.do(HireNeutral(seat, shown, rest="returned"))


class SeeShow(Question, frozen=True):
    """Some units of decks of choice are shown, no azure ones; one may be recruited, with a dwelling of its tier."""

    automatic = True

    seat: Seat
    most: int
    units: tuple[UnitId, ...] = ()

    def ask(self, t: HeroesTable) -> Decision:
        """One after the other."""
        decks = [tier for tier in TIERS[:-1] if t.state.neutrals[tier].deck] if len(self.units) < self.most else []
        return Decision(self.seat, self, (*map(PickTier, decks), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: PickTier | Done) -> None:
        """What is left over is shuffled in."""
        if isinstance(choice, PickTier):
            t.do(SeeShow(seat, self.most, (*self.units, show_one(t, seat, choice.tier))))
        elif self.units:
            t.do(HireNeutral(seat, self.units, rest="shuffled", housed=True))


def led_of(t: HeroesTable, seat: Seat, tier: Tier) -> list[Troop]:
    """The units of a tier that a player leads."""
    units = load().units
    return [troop for troop in t.state.sides[seat].army if units[troop.unit].rank(troop.aspect) == tier]


class GiveAway(Question, frozen=True):
    """A unit is turned to its Few or sent away; others join for nothing.  [HM-3371]"""

    seat: Seat
    effect: Barter

    def ask(self, t: HeroesTable) -> Decision:
        """A unit of the tier that is asked for."""
        led = led_of(t, self.seat, self.effect.gives)
        packs = [FlipUnit(troop.unit) for troop in led if troop.aspect == "pack"]
        return Decision(self.seat, self, (*packs, *map(DropUnit, dict.fromkeys(troop.unit for troop in led))))

    def answer(self, t: HeroesTable, seat: Seat, choice: FlipUnit | DropUnit) -> None:
        """One unit of each tier may be taken."""
        if isinstance(choice, FlipUnit):
            flip(t, seat, choice.unit)
        else:
            led = led_of(t, seat, self.effect.gives)
            leave_army(t, seat, next(troop for troop in led if troop.unit == choice.unit))
        shown = [show_neutrals(t, seat, [tier], self.effect.cards) for tier in self.effect.tiers]
        t.do(*(HireNeutral(seat, units, "free") for units in shown), RestoreArmy(seat))


class RestoreArmy(Step, frozen=True):
    """Who has no units left gets those of the start.  [HM-1619]"""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """Free of charge."""
        restore_army(t, self.seat)


def dismiss(t: HeroesTable, seat: Seat) -> None:
    """The unit with the lowest price leaves the army.  [HM-1619]"""
    army = t.state.sides[seat].army
    if army:
        leave_army(t, seat, min(army, key=price_in_gold))
        restore_army(t, seat)


def price_in_gold(troop: Troop) -> int:
    """What a unit costs."""
    return load().units[troop.unit].side(troop.aspect).price.gold

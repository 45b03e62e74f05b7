"""Events in which neutral units are shown to all: a camp, a prison.  [HM-3313]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat

from ..choices import Done, DropUnit, PickTier, Recruit
from ..content import load
from ..effects import TIERS, Purse, Tier, UnitId
from ..events import NeutralsShown, UnitDismissed
from ..geography import HeroesTable
from ..people import gain
from ..troops import dwellings, lay_off, shuffle_in
from .diplomacy import affordable, hire_neutral

HELD = 2
"""Units that a prisoner's friend chooses from."""


def show_one(t: HeroesTable, seat: Seat, tier: Tier) -> UnitId:
    """The top unit of a neutral deck is shown to all."""
    unit: UnitId = t.draw(t.state.neutrals[tier].deck)
    t.tell(NeutralsShown(seat, (unit,)))
    return unit


class FillCamp(Question, frozen=True):
    """One after the other may show units of one neutral deck of choice.  [HM-3313]"""

    automatic = True

    order: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    most: int
    units: tuple[UnitId, ...] = ()
    tier: Tier | None = None
    shown: int = 0

    def ask(self, t: HeroesTable) -> Decision:
        """A second one comes from the same deck."""
        decks = [tier for tier in TIERS if t.state.neutrals[tier].deck and self.tier in (None, tier)]
        return Decision(self.waiting[0], self, (*map(PickTier, decks), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: PickTier | Done) -> None:
        """Then each may recruit."""
        units, shown = self.units, self.shown
        if isinstance(choice, PickTier):
            units, shown = (*units, show_one(t, seat, choice.tier)), shown + 1
            if shown < self.most:
                t.do(FillCamp(self.order, self.waiting, self.most, units, choice.tier, shown))
                return
        if len(self.waiting) > 1:
            t.do(FillCamp(self.order, self.waiting[1:], self.most, units))
        else:
            t.do(HireFromCamp(self.order, units))


class HireFromCamp(Question, frozen=True):
    """One after the other may recruit one of the units that are shown, with a dwelling of its tier.

    [HM-1807, HM-3313]
    """

    automatic = True

    order: tuple[Seat, ...]
    units: tuple[UnitId, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """Azure units need the highest dwelling.  [HM-1810]"""
        seat = self.order[0]
        tiers = [*dwellings(t, seat), *(["azure"] if "gold" in dwellings(t, seat) else [])]
        fitting = tuple(unit for unit in self.units if load().units[unit].rank("neutral") in tiers)
        return Decision(seat, self, (*affordable(t, seat, tuple(dict.fromkeys(fitting))), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Recruit | Done) -> None:
        """It joins at once."""
        left = list(self.units)
        if isinstance(choice, Recruit):
            left.remove(choice.unit)
            hire_neutral(t, seat, choice.unit)
        if len(self.order) > 1:
            t.do(HireFromCamp(self.order[1:], tuple(left)))
        else:
            shuffle_in(t, *left)


class OpenGaol(Question, frozen=True):
    """Two neutral units of decks of choice, no azure ones: one is bought or sent away for gold, the other passed on.

    [HM-3313]
    """

    automatic = True

    order: tuple[Seat, ...]
    gold: int
    units: tuple[UnitId, ...] = ()

    def ask(self, t: HeroesTable) -> Decision:
        """First units are shown until there are two."""
        seat, decks = self.order[0], [tier for tier in TIERS[:-1] if t.state.neutrals[tier].deck]
        if len(self.units) < HELD and decks:
            return Decision(seat, self, tuple(map(PickTier, decks)))
        freed = [*affordable(t, seat, tuple(dict.fromkeys(self.units))), *map(DropUnit, dict.fromkeys(self.units))]
        return Decision(seat, self, tuple(freed) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: PickTier | Recruit | DropUnit | Done) -> None:
        """The last unit goes back into its deck.  [HM-3314]"""
        if isinstance(choice, PickTier):
            t.do(OpenGaol(self.order, self.gold, (*self.units, show_one(t, seat, choice.tier))))
            return
        left = list(self.units)
        if isinstance(choice, Recruit):
            left.remove(choice.unit)
            hire_neutral(t, seat, choice.unit)
        elif isinstance(choice, DropUnit):
            left.remove(choice.unit)
            lay_off(t, choice.unit)
            t.tell(UnitDismissed(seat, choice.unit))
            gain(t, seat, Purse(gold=self.gold))
        if len(self.order) > 1:
            t.do(OpenGaol(self.order[1:], self.gold, tuple(left)))
        else:
            shuffle_in(t, *left)

"""Neutral units that join a player, guards that give way, units raised after a victory.  [HM-18xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step

from ..choices import Done, Recruit, TakeOption
from ..content import load
from ..effects import Tier, UnitId
from ..events import NeutralsShown, UnitRecruited
from ..geography import HeroesTable
from ..people import pay
from ..state import Troop
from ..troops import dwellings


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
        shown: list[UnitId] = []
        for tier in tiers:
            pile = t.state.neutrals[tier]
            if not pile.deck:
                pile.deck, pile.discard = pile.discard, []
                t.shuffle(pile.deck)
            shown += [t.draw(pile.deck)] if pile.deck else []
        t.tell(NeutralsShown(seat, tuple(shown)))
        t.do(HireNeutral(seat, tuple(shown)))


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
        t.tell(NeutralsShown(self.seat, tuple(shown)))
        t.do(HireNeutral(self.seat, tuple(shown)))


class HireNeutral(Question, frozen=True):
    """One of them may be recruited for its price.  [HM-1807, HM-R-120]"""

    automatic = True

    seat: Seat
    units: tuple[UnitId, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """If it can be paid."""
        purse = t.state.sides[self.seat].purse
        able: list[Choice] = [
            Recruit(unit) for unit in self.units if purse.covers(load().units[unit].side("neutral").price)
        ]
        return Decision(self.seat, self, (*able, Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Recruit | Done) -> None:
        """The others are discarded.  [HM-1808, HM-1812]"""
        left = list(self.units)
        if isinstance(choice, Recruit):
            left.remove(choice.unit)
            pay(t, seat, load().units[choice.unit].side("neutral").price)
            t.state.sides[seat].army.append(Troop(choice.unit, "neutral"))
            t.tell(UnitRecruited(seat, choice.unit))
        for unit in left:
            t.state.neutrals[load().units[unit].rank("neutral")].discard.append(unit)

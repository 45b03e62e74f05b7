"""What fields and cards do for an army, and what heroes find once.  [HM-1617, HM-3642]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat

from .. import effects as e
from ..choices import Done, FlipUnit, ReinforceUnit, RemoveCard
from ..events import GrailTaken
from ..geography import HeroesTable
from ..piles import remove_card
from ..troops import flip, price_of, reinforce, weak_units
from .levels import GainExperience
from .rummaging import removable_for


class OfferArtifact(Question, frozen=True):
    """An artifact of the hand may be removed for experience."""

    automatic = True

    seat: Seat
    points: int

    def ask(self, t: HeroesTable) -> Decision:
        """It may be declined."""
        return Decision(self.seat, self, (*map(RemoveCard, removable_for(t, self.seat, ("artifact",))), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: RemoveCard | Done) -> None:
        """The main hero learns from it."""
        if isinstance(choice, RemoveCard):
            remove_card(t, seat, choice.card)
            t.do(GainExperience(seat, self.points))


class ReinforceOne(Question, frozen=True):
    """An effect reinforces one unit: without token, citadel or dwelling.  [HM-1617, HM-1618, HM-1622]"""

    automatic = True

    seat: Seat
    effect: e.Reinforce

    def ask(self, t: HeroesTable) -> Decision:
        """Whoever must pay may decline."""
        effect, purse = self.effect, t.state.sides[self.seat].purse
        weak = [unit for unit in weak_units(t, self.seat, effect.tiers) if not effect.only or unit in effect.only]
        prices = {unit: price_of(unit, effect) for unit in weak}
        choices: list[Choice] = [ReinforceUnit(unit) for unit, price in prices.items() if purse.covers(price)]
        if effect.price != "free" or not choices:
            choices.append(Done())
        return Decision(self.seat, self, tuple(choices))

    def answer(self, t: HeroesTable, seat: Seat, choice: ReinforceUnit | Done) -> None:
        """For the changed price."""
        if isinstance(choice, ReinforceUnit):
            reinforce(t, seat, choice.unit, price_of(choice.unit, self.effect))


class FlipOne(Question, frozen=True):
    """One Pack becomes a Few, if there is one."""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """The player chooses which."""
        packs = dict.fromkeys(troop.unit for troop in t.state.sides[self.seat].army if troop.aspect == "pack")
        return Decision(self.seat, self, tuple(map(FlipUnit, packs)) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: FlipUnit | Done) -> None:
        """It stays in the army."""
        if isinstance(choice, FlipUnit):
            flip(t, seat, choice.unit)


def take_grail(t: HeroesTable, seat: Seat) -> None:
    """There is only one Grail.  [HM-3642, HM-3643]"""
    if not t.state.grail_taken:
        t.state.grail_taken = t.state.sides[seat].grail = True
        t.tell(GrailTaken(seat))

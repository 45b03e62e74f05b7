"""Spells that are turned aside to another unit."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Decision, Question, Seat, Step

from ... import effects as e
from ...board import caster, fight, fighter, other, spells_left, tier
from ...choices import Done, Play, Target
from ...content import load
from ...content.printed import Play as Printed
from ...effects import CardId
from ...geography import HeroesTable
from ...plays import effects_of, holds, is_cast, lay_down, offers, plays_of
from ...state import TOWER, Camp, Combat
from .resisting import open_to


def reflections(t: HeroesTable, c: Combat, camp: Camp, choice: Play, name: str) -> list[Step]:
    """The moment in which the enemy can turn a spell aside, if he holds such a card."""
    card = load().cards[choice.card]
    aimed = is_cast(card, card.plays[choice.play]) and fighter(c, name).camp != camp
    return [Reflect(camp, choice, name)] if aimed and holds(t, caster(c, other(camp)), e.Mirror) else []


class Reflect(Question, frozen=True):
    """A spell that is aimed at an own unit may be turned aside; power may be gathered first."""

    automatic = True

    camp: Camp
    choice: Play
    unit: str

    def ask(self, t: HeroesTable) -> Decision:
        """By a spell that is within the limit.  [HM-1113]"""
        c = fight(t)
        seat, unit = caster(c, other(self.camp)), fighter(c, self.unit)

        def fits(card: CardId, play: Printed) -> bool:
            first = play.effects[0]
            able = spells_left(c, other(self.camp)) > 0 and unit.id != TOWER
            return isinstance(first, e.Power) or (isinstance(first, e.Mirror) and able and tier(unit) in first.tiers)

        return Decision(seat, self, (*offers(t, seat, plays_of(e.Mirror, e.Power), fits), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """What was not used of the power is lost.  [HM-1108]"""
        side = t.state.sides[seat]
        if isinstance(choice, Play):
            first = effects_of(choice)[0]
            lay_down(t, seat, choice, "discard")
            if isinstance(first, e.Power):
                side.power += first.value
                t.do(self)
                return
            c, camp = fight(t), other(self.camp)
            c.spells[camp] = c.spells.get(camp, 0) + 1
            t.do(TurnAside(self.camp, self.choice, self.unit))
        side.power, side.charged = 0, []


class TurnAside(Question, frozen=True):
    """Whoever turned a spell aside chooses the unit that it hits instead."""

    automatic = True

    camp: Camp
    choice: Play
    unit: str

    def ask(self, t: HeroesTable) -> Decision:
        """Any other unit that the spell can be cast on."""
        c, card = fight(t), load().cards[self.choice.card]
        first = effects_of(self.choice)[0]
        others = [each for each in c.fighters if each.id not in (self.unit, TOWER)]
        able = [each for each in others if open_to(c, each, first, card, self.choice.play)]
        return Decision(caster(c, other(self.camp)), self, tuple(Target(each.id) for each in able) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: Target | Done) -> None:
        """The step below is that of the spell; without another unit it is lost."""
        landing = t.agenda.pop()
        if isinstance(choice, Target):
            t.do(replace(landing, unit=choice.fighter))

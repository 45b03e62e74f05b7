"""Units that are activated out of turn, and activations that are skipped."""

from __future__ import annotations

from questhall.core import Decision, Question, Seat

from ... import effects as e
from ...board import caster, fight, fighter, initiative, other, spells_left, tier, troops
from ...choices import Done, Play, Target
from ...content import load
from ...content.printed import Play as Printed
from ...effects import CardId
from ...events import ActivationSkipped
from ...geography import HeroesTable
from ...plays import effects_of, is_cast, lay_down, offers, plays_of
from ...state import TOWER, Camp, Combat, Fighter
from .bonuses import kind_of


def sleepers(c: Combat, camp: Camp, effect: e.Rouse) -> list[Fighter]:
    """Own units that a card can activate."""
    able = [each for each in troops(c, camp) if kind_of(each) in effect.types]
    return [each for each in able if not (effect.fresh and each.acted)]


class PickRoused(Question, frozen=True):
    """An own unit is activated next."""

    automatic = True

    camp: Camp
    choice: Play
    place: int

    def ask(self, t: HeroesTable) -> Decision:
        """Its player chooses."""
        c = fight(t)
        effect = effects_of(self.choice)[self.place]
        assert isinstance(effect, e.Rouse), f"{self.choice} rouses nobody"
        found = tuple(Target(each.id) for each in sleepers(c, self.camp, effect))
        return Decision(caster(c, self.camp), self, found or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: Target | Done) -> None:
        """When the activation that goes on is over."""
        if isinstance(choice, Done):
            return
        c, effect = fight(t), effects_of(self.choice)[self.place]
        twice = isinstance(effect, e.Rouse) and e.is_among(fighter(c, choice.fighter).unit, effect.favours)
        c.urgent += [choice.fighter] * (2 if twice else 1)


class Sadden(Question, frozen=True):
    """Before a unit is activated the enemy may make it skip its activation; power may be gathered first."""

    automatic = True

    fighter: str

    def ask(self, t: HeroesTable) -> Decision:
        """By a spell that is within the limit."""
        c = fight(t)
        unit = fighter(c, self.fighter)
        camp = other(unit.camp)
        seat = caster(c, camp)

        def fits(card: CardId, play: Printed) -> bool:
            first = play.effects[0]
            if isinstance(first, e.Power):
                return True
            able = spells_left(c, camp) > 0 or not is_cast(load().cards[card], play)
            return isinstance(first, e.Skip) and able and self.fighter != TOWER and tier(unit) in first.tiers

        return Decision(seat, self, (*offers(t, seat, plays_of(e.Skip, e.Power), fits), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """What was not used of the power is lost.  [HM-1108]"""
        c, side = fight(t), t.state.sides[seat]
        if isinstance(choice, Play):
            play = load().cards[choice.card].plays[choice.play]
            first = play.effects[0]
            lay_down(t, seat, choice, "discard")
            if isinstance(first, e.Power):
                side.power += first.value
                t.do(self)
                return
            unit = fighter(c, self.fighter)
            c.spells[other(unit.camp)] = c.spells.get(other(unit.camp), 0) + 1
            unit.acted, c.last, c.last_initiative = True, unit.camp, initiative(c, unit)
            t.tell(ActivationSkipped(self.fighter))
            t.agenda.pop()
        side.power, side.charged = 0, []

"""Cards against a spell: it is cancelled, or does less.  [HM-R-45]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ... import effects as e
from ...board import caster, chair, fight, other
from ...choices import Done, Play
from ...content import load
from ...content.printed import Play as Printed
from ...effects import CardId
from ...events import SpellCancelled
from ...geography import HeroesTable
from ...plays import effects_of, lay_down, offers, plays_that, usual_place
from ...state import NOBODY, Camp
from ..lots import throw_for

HARMFUL = (e.Damage, e.Blast, e.Chain, e.Smite, e.Burst)


def resists(play: Printed) -> bool:
    """Whether a card is played against a spell: to cancel it, or to take off its damage."""
    first = play.effects[0]
    return isinstance(first, e.Cancel) or (isinstance(first, e.Bolster) and first.spells)


class Resist(Question, frozen=True):
    """The enemy may cancel a spell before it resolves, if not too much power went into it.  [HM-R-45]"""

    automatic = True

    camp: Camp
    choice: Play
    power: int

    def ask(self, t: HeroesTable) -> Decision:
        """With a card that says so."""
        c = fight(t)
        foe = caster(c, other(self.camp))
        if foe == NOBODY:
            return Decision(chair(c), self, (Done(),))

        def fits(card: CardId, play: Printed) -> bool:
            first = play.effects[0]
            if isinstance(first, e.Bolster):
                return any(isinstance(effect, HARMFUL) for effect in effects_of(self.choice))
            assert isinstance(first, e.Cancel), f"{card} is not played against a spell"
            spell = load().cards[self.choice.card]
            return self.power <= first.power and first.school in (None, spell.school) and spell.grade in first.grades

        return Decision(foe, self, (*offers(t, foe, plays_that(resists), fits), Done()))

    def answer(self, t: HeroesTable, seat: int, choice: Play | Done) -> None:
        """A cancelled spell is cast all the same, but does nothing; a screen only takes off damage."""
        if isinstance(choice, Play):
            first, play = effects_of(choice)[0], load().cards[choice.card].plays[choice.play]
            lay_down(t, seat, choice, usual_place(play))
            if isinstance(first, e.Bolster):
                screens, camp = fight(t).screens, other(self.camp)
                screens[camp] = screens.get(camp, 0) + first.value
                t.do(self)
                return
            if isinstance(first, e.Cancel) and first.dice:
                t.do(throw_for(t, other(self.camp), first.dice), PerhapsCancel(seat, self.choice.card))
            else:
                cancel(t, seat, self.choice.card)


def cancel(t: HeroesTable, seat: Seat, card: CardId) -> None:
    """What the spell would do is dropped: it comes next."""
    t.tell(SpellCancelled(seat, card))
    t.agenda.pop()


class PerhapsCancel(Step, frozen=True):
    """A spell is cancelled if one of the dice shows +1."""

    seat: Seat
    card: CardId

    def run(self, t: HeroesTable) -> None:
        """Else it goes on."""
        if 1 in t.state.dice:
            cancel(t, self.seat, self.card)

"""Experience and levels.  [HM-8xx]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ..choices import Done, Play
from ..content import load
from ..effects import Learn
from ..events import ExperienceGained, LevelReached, SpecialtyGained
from ..geography import HeroesTable
from ..people import MOST_LEVEL, level_of
from ..plays import effects_of, holds, lay_down, offers, plays_of, usual_place
from .gaining import receive
from .searching import SearchDeck

SPECIALTY_LEVELS = (1, 4, 6)
MOST_EXPERIENCE = 2 * (MOST_LEVEL - 1)


class GainExperience(Step, frozen=True):
    """Each point is a step on the track; levels are resolved at once, in rising order.  [HM-807, HM-810 to HM-813]"""

    seat: Seat
    points: int

    def run(self, t: HeroesTable) -> None:
        """Beyond level 7 it has no effect."""
        side = t.state.sides[self.seat]
        before = level_of(side.experience)
        gained = min(self.points, MOST_EXPERIENCE - side.experience)
        if gained <= 0:
            return
        side.experience += gained
        t.tell(ExperienceGained(self.seat, gained))
        t.do(*(ReachLevel(self.seat, level) for level in range(before + 1, level_of(side.experience) + 1)))


class ReachLevel(Step, frozen=True):
    """Golden levels give a specialty, silver ones a search of the ability deck.  [HM-815, HM-824, HM-825, HM-R-05]"""

    seat: Seat
    level: int

    def run(self, t: HeroesTable) -> None:
        """Both go to the hand; no cards are drawn for a higher limit.  [HM-827]"""
        side = t.state.sides[self.seat]
        t.tell(LevelReached(self.seat, self.level))
        t.do(*([LearnMore(self.seat)] if holds(t, self.seat, Learn) else []))
        if self.level in SPECIALTY_LEVELS:
            card = load().specialty(side.hero, self.level)
            receive(t, self.seat, card)
            t.tell(SpecialtyGained(self.seat, card))
        else:
            t.do(SearchDeck(self.seat, "ability"))


class LearnMore(Question, frozen=True):
    """When a level is reached a card may bring more experience."""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """If the player has such a card."""
        return Decision(self.seat, self, (*offers(t, self.seat, plays_of(Learn)), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """Which may bring the next level."""
        if isinstance(choice, Play):
            (effect,) = effects_of(choice)
            assert isinstance(effect, Learn), f"{choice} teaches nothing"
            lay_down(t, seat, choice, usual_place(load().cards[choice.card].plays[choice.play]))
            t.do(GainExperience(seat, effect.points))


class RiseToSeven(Step, frozen=True):
    """Who beats an azure unit reaches level 7 at once.  [HM-2428]"""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """Level by level."""
        t.do(GainExperience(self.seat, MOST_EXPERIENCE - t.state.sides[self.seat].experience))

"""Levels and perks.  [JL-47xx, JL-50xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.choices import PickCard, Skip
from questhall.haven.terms import Being

from ..choices import PickPerk
from ..chronicle import CardTaken, LevelReached, PerkTaken
from ..party import free_perks, level_due, member, new_cards, record_of
from ..world import JawsTable


def seat_at(t: JawsTable, being: Being) -> Seat:
    """Whose character it is."""
    return member(t, being).seat


class LevelUps(Step, frozen=True):
    """Whoever has enough experience must rise, level by level.  [JL-5002, JL-6008, JL-G-806]"""

    def run(self, t: JawsTable) -> None:
        """One after the other."""
        t.do(*(LevelUp(one.being) for one in record_of(t).members))


class LevelUp(Step, frozen=True):
    """A level brings a card, a perk and hit points.  [JL-5003, JL-5006, JL-5007, JL-5008]"""

    being: Being

    def run(self, t: JawsTable) -> None:
        """Experience is not reset."""
        one = member(t, self.being)
        if level_due(one):
            one.level += 1
            t.tell(LevelReached(self.being, one.level))
            t.do(TakeCard(self.being), TakePerk(self.being), LevelUp(self.being))


class TakeCard(Question, frozen=True):
    """A card of the new level or below for the pool.  [JL-5003, JL-5004, JL-5005, JL-EX-21]"""

    automatic = True

    being: Being

    def ask(self, t: JawsTable) -> Decision:
        """Those not taken earlier stay available."""
        cards = new_cards(member(t, self.being))
        return Decision(seat_at(t, self.being), self, tuple(map(PickCard, cards)) or (Skip(),))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """It stays in the pool."""
        if isinstance(choice, PickCard):
            member(t, self.being).pool.append(choice.card)
            t.tell(CardTaken(self.being, choice.card))


class TakePerk(Question, frozen=True):
    """Any free box of the perk list.  [JL-4702, JL-4704, JL-G-808]"""

    automatic = True

    being: Being

    def ask(self, t: JawsTable) -> Decision:
        """All boxes marked: nothing to take."""
        free = free_perks(member(t, self.being))
        return Decision(seat_at(t, self.being), self, tuple(map(PickPerk, free)) or (Skip(),))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """It changes the modifier deck from now on.  [JL-4702]"""
        if isinstance(choice, PickPerk):
            member(t, self.being).perks.append(choice.perk)
            t.tell(PerkTaken(self.being, choice.perk))

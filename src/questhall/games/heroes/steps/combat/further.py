"""Further attacks of one activation.  [HM-1715, HM-2208]"""

from __future__ import annotations

from collections.abc import Callable

from questhall.core import Choice, Decision, Question, Seat, Step

from ...board import NEAR, adjacent_foes, answering, chair, commander, fight, fighter, unit_in
from ...board import printed as printed_side
from ...choices import Done, Target
from ...geography import HeroesTable
from ...state import NOBODY, Combat, Fighter


class AttackAnother(Question, frozen=True):
    """The unit attacks once more: the same target, or an adjacent enemy of choice."""

    automatic = True

    fighter: str
    targets: tuple[str, ...]
    answered: bool

    def ask(self, t: HeroesTable) -> Decision:
        """It may be declined by players; the AI always attacks.  [HM-R-141]"""
        return after_attack(t, self, self.fighter, self.hits)

    def hits(self, c: Combat, striker: Fighter, seat: Seat) -> list[Choice]:
        """Whom it can attack."""
        foes = [each for each in adjacent_foes(c, striker) if not self.targets or each.id in self.targets]
        hits: list[Choice] = [Target(each.id) for each in foes]
        return hits if seat == NOBODY else [*hits, Done()]

    def answer(self, t: HeroesTable, seat: Seat, choice: Target | Done) -> None:
        """With its own roll."""
        if isinstance(choice, Target):
            t.do(*strike_on(self.fighter, choice.fighter))


def after_attack(
    t: HeroesTable, question: Question, name: str, hits: Callable[[Combat, Fighter, Seat], list[Choice]]
) -> Decision:
    """What the commander of a unit may choose after its attack, if it still lives; for the AI the player breaks ties.

    [HM-R-141]
    """
    c = fight(t)
    striker = unit_in(c, name)
    if striker is None:
        return Decision(chair(c), question, (Done(),))
    seat = commander(c, striker.camp)
    return Decision(answering(c, seat), question, tuple(hits(c, striker, seat)) or (Done(),))


def strike_on(attacker: str, target: str, fixed: int | None = None) -> tuple[Step, Step]:
    """A further attack of the activation: abilities of attacks do not count, and it is answered as any attack.

    [HM-1715, HM-2208, HM-2224]
    """
    from .aftermath import strike  # noqa: PLC0415  # what follows from an attack may be a further one

    return strike(attacker, target, first=False, fixed=fixed)


class SweepOn(Question, frozen=True):
    """Other adjacent units are attacked too, one after the other; nobody answers."""

    automatic = True

    fighter: str
    left: int
    done: tuple[str, ...]
    friends: bool = False

    def ask(self, t: HeroesTable) -> Decision:
        """All if there is no limit, else of choice."""
        return after_attack(t, self, self.fighter, self.hits)

    def hits(self, c: Combat, striker: Fighter, seat: Seat) -> list[Choice]:
        """Whom it can attack."""
        hits: list[Choice] = [Target(each.id) for each in self.near(c, striker)] if self.left else []
        return [*hits, Done()] if self.left < COMPULSORY and seat != NOBODY else hits

    def near(self, c: Combat, striker: Fighter) -> list[Fighter]:
        """Units beside it that it has not attacked yet."""
        around = [each for each in c.fighters if each.at in NEAR[striker.at] and each.id not in self.done]
        return [each for each in around if self.friends or each.camp != striker.camp]

    def answer(self, t: HeroesTable, seat: Seat, choice: Target | Done) -> None:
        """With the full attack."""
        if isinstance(choice, Target):
            striker = fighter(fight(t), self.fighter)
            more = SweepOn(self.fighter, self.left - 1, (*self.done, choice.fighter), self.friends)
            t.do(*strike_on(striker.id, choice.fighter, printed_side(striker).attack), more)


COMPULSORY = 20
"""A sweep of more units than this is one of all."""

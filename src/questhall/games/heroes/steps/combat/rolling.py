"""The attack dice: throwing them, and again.  [HM-2203, HM-2204, HM-2218, HM-609]"""

from __future__ import annotations

from typing import ClassVar

from questhall.core import Decision, Question, Seat, Step

from ... import effects as e
from ...board import answering, caster, chair, declared, fight, fighter, having
from ...choices import DiscardCard, Done, Play
from ...content.printed import Play as Printed
from ...effects import CardId
from ...events import AttackRolled, GuardRolled, UnitRerolled
from ...geography import HeroesTable
from ...piles import discard_card
from ...plays import holds, lay_down, offers, plays_of, proclaims
from ...state import NOBODY, Attack, Camp, Combat, Fighter
from ...strikes import counting, engaged, guarding, rerolled
from ...traits import Brace
from ..dice import toss
from .bonuses import kind_of
from .rerolling import may_rethrow, rethrows


class TakeCover(Question, frozen=True):
    """Some units may discard a card when attacked, so that the die does not count."""

    automatic = True
    of_attack: ClassVar[bool] = True

    def ask(self, t: HeroesTable) -> Decision:
        """Whose main hero takes part."""
        c = fight(t)
        attack = declared(c)
        target = fighter(c, attack.target)
        seat = caster(c, target.camp)
        able = seat != NOBODY and having(c, target, Brace) and not attack.steady
        cards = dict.fromkeys(t.state.sides[seat].hand) if able else ()
        return Decision(answering(c, seat), self, (*map(DiscardCard, cards), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: DiscardCard | Done) -> None:
        """Before the roll."""
        attack = fight(t).attack
        if isinstance(choice, DiscardCard) and attack is not None:
            discard_card(t, seat, choice.card)
            attack.steady = True


class ThrowDice(Step, frozen=True):
    """One attack die, or two; then one more for a defence token.  [HM-2203, HM-2204, HM-2218]"""

    of_attack: ClassVar[bool] = True

    def run(self, t: HeroesTable) -> None:
        """Abilities roll certain results again."""
        c = fight(t)
        attack = declared(c)
        striker, target = engaged(c, attack)
        throw(t, c, attack, striker)
        if guarding(c, target):
            attack.guard_die = 1 if proclaims(t, "sure_defence") else toss(t, "attack")
            t.tell(GuardRolled(attack.guard_die))
        after = rethrows(t, c, attack)
        if holds(t, caster(c, striker.camp), e.DropDie):
            after.append(LeaveOut(striker.camp))
        if holds(t, caster(c, target.camp), e.IgnoreRoll):
            after.append(ShrugOff())
        if after:
            t.do(*after)


def throw(t: HeroesTable, c: Combat, attack: Attack, striker: Fighter) -> None:
    """The dice of an attack, and those that an ability rolls again; all are told in their order.  [HM-1714]"""
    count = attack.slaying or (1 if counting(c, attack) == "single" else 2)
    attack.dice = [toss(t, "attack") for _ in range(count)]
    first = attack.dice[:]
    again = rerolled(c, attack, striker, optional=False) if may_rethrow(t, c) else []
    for place in again:
        attack.dice[place] = toss(t, "attack")
    if attack.fixed_face is not None:
        attack.dice, first, again = [attack.fixed_face] * count, [attack.fixed_face] * count, []
    t.tell(AttackRolled(tuple(first)))
    for place in again:
        t.tell(UnitRerolled(striker.id, first[place], attack.dice[place]))


class LeaveOut(Question, frozen=True):
    """After the roll of an own unit a card may leave out its lowest die."""

    automatic = True
    of_attack: ClassVar[bool] = True

    camp: Camp

    def ask(self, t: HeroesTable) -> Decision:
        """For units of the types that the card names."""
        c = fight(t)
        attack = declared(c)
        striker, seat = fighter(c, attack.attacker), caster(c, self.camp)

        def fits(card: CardId, play: Printed) -> bool:
            first = play.effects[0]
            return isinstance(first, e.DropDie) and kind_of(striker) in first.types

        return Decision(seat, self, (*offers(t, seat, plays_of(e.DropDie), fits), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """Without any die nothing is added."""
        attack = fight(t).attack
        if isinstance(choice, Play) and attack is not None:
            lay_down(t, seat, choice, "discard")
            attack.steady = attack.steady or len(attack.dice) == 1
            attack.dice = sorted(attack.dice)[1:] or attack.dice


class ShrugOff(Question, frozen=True):
    """After the roll a card may make the die count for nothing, with all that it set off.  [HM-2305]"""

    automatic = True
    of_attack: ClassVar[bool] = True

    def ask(self, t: HeroesTable) -> Decision:
        """The attacked side."""
        c = fight(t)
        attack = declared(c)
        seat = caster(c, fighter(c, attack.target).camp)
        if seat == NOBODY:
            return Decision(chair(c), self, (Done(),))
        return Decision(seat, self, (*offers(t, seat, plays_of(e.IgnoreRoll)), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """The damage is computed without it."""
        attack = fight(t).attack
        if isinstance(choice, Play) and attack is not None:
            lay_down(t, seat, choice, "discard")
            attack.steady = True

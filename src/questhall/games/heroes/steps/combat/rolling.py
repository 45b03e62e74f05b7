"""The attack dice: throwing them, and again.  [HM-2203, HM-2204, HM-2218, HM-609]"""

from __future__ import annotations

from typing import ClassVar

from questhall.core import Choice, Decision, Question, Seat, Step

from ... import effects as e
from ...board import answering, caster, chair, commander, fight, fighter, having, is_ranged, mood
from ...choices import DiscardCard, Done, Play, RerollDie
from ...content.printed import Play as Printed
from ...effects import CardId
from ...events import AttackRolled, DieRerolled, GuardRolled
from ...geography import HeroesTable
from ...piles import discard_card
from ...plays import holds, lay_down, offers, plays_of, proclaims
from ...state import NOBODY, Attack, Camp, Combat, Fighter
from ...strikes import counting, engaged, guarding, rerolled
from ...traits import Brace
from ..dice import may_reroll, spend_reroll
from .bonuses import kind_of
from .throwing import throw


class TakeCover(Question, frozen=True):
    """Some units may discard a card when attacked, so that the die does not count."""

    automatic = True
    of_attack: ClassVar[bool] = True

    def ask(self, t: HeroesTable) -> Decision:
        """Whose main hero takes part."""
        c = fight(t)
        assert c.attack is not None, "no attack was declared"
        target = fighter(c, c.attack.target)
        seat = caster(c, target.camp)
        able = seat != NOBODY and having(c, target, Brace) and not c.attack.steady
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
        attack = c.attack
        assert attack is not None, "no attack was declared"
        count = attack.slaying or (1 if counting(c, attack) == "single" else 2)
        attack.dice = [throw(t) for _ in range(count)]
        striker, target = engaged(c, attack)
        for place in rerolled(c, attack, striker, optional=False) if may_rethrow(t, c) else ():
            attack.dice[place] = throw(t)
        if attack.fixed_face is not None:
            attack.dice = [attack.fixed_face for _ in attack.dice]
        t.tell(AttackRolled(tuple(attack.dice)))
        if guarding(c, target):
            attack.guard_die = 1 if proclaims(t, "sure_defence") else throw(t)
            t.tell(GuardRolled(attack.guard_die))
        after: list[Step] = [RethrowDice()] if rethrowable(t, c, attack, used=False) else []
        if attack.guard_die is not None and may_guard_again(t, c, target):
            after.append(RethrowGuard())
        if holds(t, caster(c, striker.camp), e.DropDie):
            after.append(LeaveOut(striker.camp))
        if holds(t, caster(c, target.camp), e.IgnoreRoll):
            after.append(ShrugOff())
        if after:
            t.do(*after)


def may_rethrow(t: HeroesTable, c: Combat) -> bool:
    """Whether attack dice can be rolled again in this combat.  [HM-3003]"""
    return not t.state.rules.no_rerolls and not mood(c, "morale")


class RethrowDice(Question, frozen=True):
    """Whoever threw the attack die may roll it again, with morale or by an ability of the unit.

    [HM-609, HM-610, HM-R-35, HM-R-36]
    """

    automatic = True
    of_attack: ClassVar[bool] = True

    used: bool = False

    def ask(self, t: HeroesTable) -> Decision:
        """Nobody rerolls for the AI."""
        c = fight(t)
        attack = c.attack
        assert attack is not None, "no attack was declared"
        again: list[Choice] = [RerollDie(place) for place in rethrowable(t, c, attack, used=self.used)]
        return Decision(answering(c, commander(c, fighter(c, attack.attacker).camp)), self, (Done(), *again))

    def answer(self, t: HeroesTable, seat: Seat, choice: RerollDie | Done) -> None:
        """The ability first, then the token; the new result counts."""
        if isinstance(choice, Done):
            return
        c = fight(t)
        attack = c.attack
        assert attack is not None, "no attack was declared"
        striker = fighter(c, attack.attacker)
        by_ability = not self.used and choice.die in rerolled(c, attack, striker, optional=True)
        merry = is_merry(t, c, striker) and choice.die not in attack.rethrown
        if not by_ability and merry:
            attack.rethrown.append(choice.die)
        picked = not (by_ability or merry) and spend_reroll(t, seat, "attack") == "pick"
        old, new = attack.dice[choice.die], throw(t)
        attack.dice[choice.die] = max(old, new) if picked else new
        t.tell(DieRerolled(seat, choice.die, attack.dice[choice.die]))
        t.do(RethrowDice(used=self.used or by_ability))


def is_merry(t: HeroesTable, c: Combat, striker: Fighter) -> bool:
    """Whether each die of a unit may be rolled again once: by a card, or by a proclamation for those with a cart."""
    carted = striker.camp in c.carts and is_ranged(striker) and proclaims(t, "better_machines")
    return bool(carted or mood(c, "mirth", striker.camp))


def rethrowable(t: HeroesTable, c: Combat, attack: Attack, *, used: bool) -> list[int]:
    """The dice that may be rolled again, with morale or by an ability that was not used.

    Whoever moves guards throws their dice.  [HM-R-36]
    """
    striker = fighter(c, attack.attacker)
    seat = commander(c, striker.camp)
    if seat == NOBODY or attack.fixed_face is not None or not may_rethrow(t, c):
        return []
    dice: list[int] = list(range(len(attack.dice))) if may_reroll(t, seat, "attack") else []
    if is_merry(t, c, striker):
        dice += [place for place in range(len(attack.dice)) if place not in attack.rethrown]
    if not used:
        dice += rerolled(c, attack, striker, optional=True)
    return sorted(set(dice)) if dice else dice


class RethrowGuard(Question, frozen=True):
    """The die of a defence token is thrown by the attacked side, which may roll it again.  [HM-610, HM-R-36]"""

    automatic = True
    of_attack: ClassVar[bool] = True

    def ask(self, t: HeroesTable) -> Decision:
        """As long as something allows it."""
        c = fight(t)
        assert c.attack is not None, "no attack was declared"
        target = fighter(c, c.attack.target)
        again = (RerollDie(0),) if may_guard_again(t, c, target) else ()
        return Decision(answering(c, commander(c, target.camp)), self, (Done(), *again))

    def answer(self, t: HeroesTable, seat: Seat, choice: RerollDie | Done) -> None:
        """The new result counts."""
        attack = fight(t).attack
        if isinstance(choice, Done) or attack is None or attack.guard_die is None:
            return
        picked = spend_reroll(t, seat, "attack") == "pick"
        old, new = attack.guard_die, throw(t)
        attack.guard_die = max(old, new) if picked else new
        t.tell(DieRerolled(seat, choice.die, attack.guard_die))
        t.tell(GuardRolled(attack.guard_die))
        t.do(self)


def may_guard_again(t: HeroesTable, c: Combat, target: Fighter) -> bool:
    """Whether somebody threw the die of a defence token, and may throw it again.  [HM-R-36]"""
    seat = commander(c, target.camp)
    thrown = seat != NOBODY and not proclaims(t, "sure_defence")
    return thrown and may_rethrow(t, c) and may_reroll(t, seat, "attack")


class LeaveOut(Question, frozen=True):
    """After the roll of an own unit a card may leave out its lowest die."""

    automatic = True
    of_attack: ClassVar[bool] = True

    camp: Camp

    def ask(self, t: HeroesTable) -> Decision:
        """For units of the types that the card names."""
        c = fight(t)
        assert c.attack is not None, "no attack was declared"
        striker, seat = fighter(c, c.attack.attacker), caster(c, self.camp)

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
        assert c.attack is not None, "no attack was declared"
        seat = caster(c, fighter(c, c.attack.target).camp)
        if seat == NOBODY:
            return Decision(chair(c), self, (Done(),))
        return Decision(seat, self, (*offers(t, seat, plays_of(e.IgnoreRoll)), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """The damage is computed without it."""
        attack = fight(t).attack
        if isinstance(choice, Play) and attack is not None:
            lay_down(t, seat, choice, "discard")
            attack.steady = True

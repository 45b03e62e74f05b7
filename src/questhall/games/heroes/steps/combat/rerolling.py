"""Attack dice that are rolled again.  [HM-609, HM-610, HM-R-35, HM-R-36]"""

from __future__ import annotations

from typing import ClassVar

from questhall.core import Choice, Decision, Question, Seat, Step

from ...board import answering, caster, commander, declared, fight, fighter, is_ranged, mood
from ...choices import Done, KeepDie, Play, RerollDie
from ...content import load
from ...content.printed import Play as Printed
from ...effects import CardId, Favour
from ...events import AttackRolled, DieRerolled, GuardRolled
from ...geography import HeroesTable
from ...plays import holds, is_cast, is_reroll, offers, plays_that, proclaims
from ...state import NOBODY, Attack, Camp, Combat, Fighter
from ...strikes import engaged, rerolled
from ..dice import either, lose_luck, may_reroll, spend_reroll, toss, with_power
from ..thrown import rolls_again
from .casting import castable, play_in_combat
from .tolls import toll_paid


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
        attack = declared(c)
        camp = fighter(c, attack.attacker).camp
        again: list[Choice] = [RerollDie(place) for place in rethrowable(t, c, attack, used=self.used)]
        return Decision(answering(c, commander(c, camp)), self, (Done(), *again, *lucky_plays(t, c, camp)))

    def answer(self, t: HeroesTable, seat: Seat, choice: RerollDie | Play | Done) -> None:
        """The ability first, then cards, then the token; the new result counts, or with a card one of both."""
        c = fight(t)
        attack = declared(c)
        striker = fighter(c, attack.attacker)
        if not isinstance(choice, RerollDie):
            try_luck(t, striker.camp, choice, self)
            return
        by_ability = not self.used and choice.die in rerolled(c, attack, striker, optional=True)
        merry = is_merry(t, c, striker) and choice.die not in attack.rethrown
        if not by_ability and merry:
            attack.rethrown.append(choice.die)
        picked = not (by_ability or merry) and spend_reroll(t, seat, "attack") == "pick"
        old, attack.dice[choice.die] = attack.dice[choice.die], toss(t, "attack")
        t.tell(DieRerolled(seat, choice.die, attack.dice[choice.die], old))
        weigh = [WeighRolls(choice.die, (old, attack.dice[choice.die]))] if picked else []
        t.do(*weigh, RethrowDice(used=self.used or by_ability))


class WeighRolls(Question, frozen=True):
    """Some cards let choose between the old result of an attack die, or of a defence die, and the new one."""

    automatic = True
    of_attack: ClassVar[bool] = True

    die: int | None
    """The place of an attack die; without it the die of a defence token."""
    faces: tuple[int, int]

    def ask(self, t: HeroesTable) -> Decision:
        """Equal results leave no choice."""
        c = fight(t)
        attack = declared(c)
        thrower = attack.target if self.die is None else attack.attacker
        return Decision(commander(c, fighter(c, thrower).camp), self, either(self.faces))

    def answer(self, t: HeroesTable, seat: Seat, choice: KeepDie) -> None:
        """It counts."""
        attack = declared(fight(t))
        if self.die is None:
            attack.guard_die = self.faces[choice.die]
            t.tell(GuardRolled(attack.guard_die))
        else:
            attack.dice[self.die] = self.faces[choice.die]
            t.tell(AttackRolled(tuple(attack.dice)))


def rethrows(t: HeroesTable, c: Combat, attack: Attack) -> list[Step]:
    """Who may roll dice again that were just thrown: the attacker's, then the die of a defence token.  [HM-R-36]"""
    striker, target = engaged(c, attack)
    found: list[Step] = []
    if rethrowable(t, c, attack, used=False) or (attack.fixed_face is None and lucky_plays(t, c, striker.camp)):
        found.append(RethrowDice())
    sure = attack.guard_die is None or proclaims(t, "sure_defence") or t.state.rules.own_dice
    if not sure and (may_guard_again(t, c, target) or lucky_plays(t, c, target.camp)):
        found.append(RethrowGuard())
    return found


def lucky_plays(t: HeroesTable, c: Combat, camp: Camp) -> list[Play]:
    """Cards that roll a die again are played once it lies, with power for those that are spells.  [HM-1104, HM-2305]"""
    seat = caster(c, camp)
    if not holds(t, seat, Favour) or not may_rethrow(t, c):
        return []

    def fits(name: CardId, play: Printed) -> bool:
        card = load().cards[name]
        return not is_cast(card, play) or (castable(t, c, camp, card) and toll_paid(t, c, camp, name))

    return with_power(t, seat, offers(t, seat, plays_that(is_reroll), fits))


def try_luck(t: HeroesTable, camp: Camp, choice: Play | Done, question: Question) -> None:
    """A card is played for the die, or the roll is kept; what was left of such cards is lost."""
    if isinstance(choice, Play):
        t.do(question)
        play_in_combat(t, camp, choice)
    elif (seat := caster(fight(t), camp)) != NOBODY:
        lose_luck(t, seat)


def is_merry(t: HeroesTable, c: Combat, striker: Fighter) -> bool:
    """Whether each die of a unit may be rolled again once: by a card, or by a proclamation for those with a cart."""
    carted = striker.camp in c.carts and is_ranged(striker) and proclaims(t, "better_machines")
    return bool(carted or mood(c, "mirth", striker.camp))


def rethrowable(t: HeroesTable, c: Combat, attack: Attack, *, used: bool) -> list[int]:
    """The dice that may be rolled again, with morale or by an ability that was not used.

    Whoever moves guards throws their dice; in another reading nobody does.  [HM-R-36]
    """
    striker = fighter(c, attack.attacker)
    seat = commander(c, striker.camp)
    if seat == NOBODY or attack.fixed_face is not None or not may_rethrow(t, c):
        return []
    own = rolls_again(t, c, striker.camp)
    dice: list[int] = list(range(len(attack.dice))) if own and may_reroll(t, seat, "attack") else []
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
        attack = declared(c)
        target = fighter(c, attack.target)
        again = (RerollDie(0),) if may_guard_again(t, c, target) else ()
        return Decision(
            answering(c, commander(c, target.camp)), self, (Done(), *again, *lucky_plays(t, c, target.camp))
        )

    def answer(self, t: HeroesTable, seat: Seat, choice: RerollDie | Play | Done) -> None:
        """The new result counts, or with a card one of both."""
        attack = declared(fight(t))
        assert attack.guard_die is not None, "no die was thrown for a defence token"
        if not isinstance(choice, RerollDie):
            try_luck(t, fighter(fight(t), attack.target).camp, choice, self)
            return
        picked = spend_reroll(t, seat, "attack") == "pick"
        old, new = attack.guard_die, toss(t, "attack")
        attack.guard_die = new
        t.tell(DieRerolled(seat, choice.die, new, old))
        t.do(*([WeighRolls(None, (old, new))] if picked else []), self)
        if not picked:
            t.tell(GuardRolled(new))


def may_guard_again(t: HeroesTable, c: Combat, target: Fighter) -> bool:
    """Whether somebody threw the die of a defence token, and may throw it again.  [HM-R-36]"""
    seat = commander(c, target.camp)
    return seat != NOBODY and may_rethrow(t, c) and may_reroll(t, seat, "attack")

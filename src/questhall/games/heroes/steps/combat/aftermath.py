"""After an attack: abilities, retaliation, second attacks.  [HM-17xx, HM-2208 to HM-2213]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.core.chapters import defined_in

from ...board import (
    COLUMNS,
    NEAR,
    SPACES,
    adjacent,
    alive,
    answering,
    caster,
    chair,
    commander,
    fight,
    fighter,
    free_spaces,
    having,
    other,
    prints,
    troops,
    unit_in,
    unshaken,
)
from ...choices import Done, MoveUnit, Target
from ...events import UnitParalysed
from ...geography import HeroesTable
from ...piles import draw_cards
from ...state import NOBODY, TOWER, Attack, Combat, Fighter
from ...strikes import counts
from ...traits import Breath, Drain, Inspire, Petrify, Push, Retreat, Splash, Trait, Unanswered, Vengeful, Volley
from ...traits import attack as attack_traits
from ...traits import dice as dice_traits
from ...wounds import heal, put_at
from ..lots import attempt, succeeded
from .afterblows import blows, lashes, later_blows, mark_target
from .attacking import DeclareAttack


def strike(
    attacker: str, target: str, *, retaliation: bool = False, first: bool = True, fixed: int | None = None
) -> tuple[Step, Step]:
    """An attack and all that follows from it.  [HM-2201]"""
    return DeclareAttack(attacker, target, retaliation, first, fixed), Aftermath()


ABILITIES = frozenset((*defined_in(attack_traits.__name__, Trait), *defined_in(dice_traits.__name__, Trait)))
"""What an attack can set off; most units have none of these."""


class Aftermath(Step, frozen=True):
    """Abilities of the attack, then retaliation, then what follows.  [HM-1714 to HM-1716, HM-1719, HM-2208]"""

    def run(self, t: HeroesTable) -> None:
        """Bonuses of this attack are over.  [HM-2225, HM-2307]"""
        c = fight(t)
        attack, c.attack = c.attack, None
        if attack is None or not alive(c, attack.attacker):
            return
        rolled, striker = attack.rolled, fighter(c, attack.attacker)
        steps: list[Step] = []
        able = prints(striker, ABILITIES)
        if able and (attack.retaliation or attack.first):
            petrify(t, c, attack, rolled)
        if able and attack.own:
            mark_target(t, c, striker, attack)
            steps += [*own_abilities(t, c, striker, attack, rolled), *blows(t, c, striker, attack)]
        if able:
            steps += lashes(c, striker, attack)
        struck = unit_in(c, attack.target)
        if struck is not None and may_answer(c, striker, struck, attack):
            steps.append(Retaliate(attack.target, attack.attacker, attack.first))
        if able and attack.own:
            steps += [
                *second_shots(c, striker, attack),
                *later_blows(c, striker, attack),
                *([FlyBack(striker.id)] if having(c, striker, Retreat) else []),
            ]
        t.do(*steps)


def petrify(t: HeroesTable, c: Combat, attack: Attack, rolled: int | None) -> None:
    """Some attacks and some retaliations paralyse.  [HM-2214]"""
    if not alive(c, attack.target):
        return
    target = fighter(c, attack.target)
    kind = "retaliation" if attack.retaliation else "attack"
    stuns = [
        x for x in having(c, fighter(c, attack.attacker), Petrify) if x.by == kind and counts(attack, rolled, x.dice)
    ]
    if stuns and not unshaken(c, target) and target.id != TOWER:
        target.paralysed = True
        t.tell(UnitParalysed(target.id))


def own_abilities(t: HeroesTable, c: Combat, striker: Fighter, attack: Attack, rolled: int | None) -> list[Step]:
    """What an attack in the own activation sets off besides its damage."""
    for drain in having(c, striker, Drain):
        heal(t, striker, drain.value)
    seat = caster(c, striker.camp)
    for inspire in having(c, striker, Inspire):
        if counts(attack, rolled, inspire.dice) and seat != NOBODY:
            draw_cards(t, seat, inspire.cards)
    any_face = (-1, 0, 1)
    pushes = having(c, striker, Push)
    return [RollPush(striker.id, attack.target, any_face if attack.certain else push.dice) for push in pushes]


def may_answer(c: Combat, striker: Fighter, target: Fighter, attack: Attack) -> bool:
    """An adjacent target that survived retaliates, once in a combat round; never against a retaliation.

    [HM-2208 to HM-2213, HM-2224, HM-2519]
    """
    if attack.retaliation or attack.unanswered or not adjacent(striker, target) or attack.fixed is not None:
        return False
    if attack.first and having(c, striker, Unanswered):
        return False
    return not target.answered or target.extra > 0 or bool(having(c, target, Vengeful))


class Retaliate(Step, frozen=True):
    """A retaliation is an attack like any other; it is marked.  [HM-2208 to HM-2210]"""

    fighter: str
    against: str
    first: bool = True
    """Whether it answers the first attack of the other's activation.  [HM-1715]"""

    def run(self, t: HeroesTable) -> None:
        """Who may retaliate without limit is not marked.  [HM-2224]"""
        c = fight(t)
        if not (alive(c, self.fighter) and alive(c, self.against)):
            return
        unit = fighter(c, self.fighter)
        if not having(c, unit, Vengeful):
            if unit.answered:
                unit.extra -= 1
            unit.answered = True
        t.do(*strike(self.fighter, self.against, retaliation=True, first=self.first))


def second_shots(c: Combat, striker: Fighter, attack: Attack) -> list[Step]:
    """A second attack at the same target, or one at a unit beside or behind it."""
    found: list[Step] = []
    foes, where = troops(c, other(striker.camp)), attack.where
    rolled = attack.rolled
    volleys = [x for x in having(c, striker, Volley) if rolled is None or counts(attack, rolled, x.dice)]
    if volleys and alive(c, attack.target) and not adjacent(striker, fighter(c, attack.target)):
        found += strike(striker.id, attack.target, first=False)
    for splash in having(c, striker, Splash):
        found.append(HitNext(striker.id, where, splash.attack))
    for breath in having(c, striker, Breath):
        for each in foes:
            if each.at == behind(striker.at, where):
                found += strike(striker.id, each.id, first=False, fixed=breath.attack)
    return found


def behind(start: int, struck: int) -> int:
    """The space behind another in a straight line; -1 if there is none."""
    (row, column), (line, place) = divmod(start, COLUMNS), divmod(struck, COLUMNS)
    row, column = 2 * line - row, 2 * place - column
    space = row * COLUMNS + column
    return space if struck in NEAR[start] and 0 <= column < COLUMNS and space in SPACES else -1


class HitNext(Question, frozen=True):
    """A lesser attack at an enemy next to the target, if its player wants."""

    automatic = True

    fighter: str
    where: int
    attack: int

    def ask(self, t: HeroesTable) -> Decision:
        """The AI always wants, and its player's enemy breaks ties.  [HM-R-141]"""
        c = fight(t)
        seat = commander(c, fighter(c, self.fighter).camp) if alive(c, self.fighter) else NOBODY
        near: list[Choice] = []
        if alive(c, self.fighter) and self.where >= 0:
            foes = troops(c, other(fighter(c, self.fighter).camp))
            near = [Target(each.id) for each in foes if each.at in NEAR[self.where]]
        stop = () if seat == NOBODY and near else (Done(),)
        return Decision(answering(c, seat), self, (*near, *stop))

    def answer(self, t: HeroesTable, seat: Seat, choice: Target | Done) -> None:
        """With its own roll; nobody answers it."""
        if isinstance(choice, Target):
            t.do(*strike(self.fighter, choice.fighter, first=False, fixed=self.attack))


class RollPush(Step, frozen=True):
    """A die is rolled for a push, which may be rolled again.  [HM-609]"""

    fighter: str
    target: str
    dice: tuple[int, ...]

    def run(self, t: HeroesTable) -> None:
        """If there is somebody to push."""
        c = fight(t)
        if alive(c, self.target) and alive(c, self.fighter):
            camp = fighter(c, self.fighter).camp
            t.do(*attempt(t, camp, self.dice), PushAway(self.fighter, self.target, self.dice))


class PushAway(Step, frozen=True):
    """With some results of the die the target is pushed one space away."""

    fighter: str
    target: str
    dice: tuple[int, ...]

    def run(self, t: HeroesTable) -> None:
        """If the space behind it is free."""
        c = fight(t)
        if not succeeded(t, self.dice) or not (alive(c, self.target) and alive(c, self.fighter)):
            return
        target = fighter(c, self.target)
        space = behind(fighter(c, self.fighter).at, target.at)
        if space in free_spaces(c, target):
            put_at(t, target, space)


class FlyBack(Question, frozen=True):
    """After its attack and the retaliation the unit may return to where it started."""

    automatic = True

    fighter: str

    def ask(self, t: HeroesTable) -> Decision:
        """If the space is still free."""
        c = fight(t)
        if not alive(c, self.fighter):
            return Decision(chair(c), self, (Done(),))
        unit = fighter(c, self.fighter)
        seat = commander(c, unit.camp)
        back = [MoveUnit(unit.home)] if unit.at != unit.home and unit.home in free_spaces(c, unit) else []
        stop = () if seat == NOBODY and back else (Done(),)
        return Decision(answering(c, seat), self, (*back, *stop))

    def answer(self, t: HeroesTable, seat: Seat, choice: MoveUnit | Done) -> None:
        """As chosen."""
        if isinstance(choice, MoveUnit):
            put_at(t, fighter(fight(t), self.fighter), choice.space)

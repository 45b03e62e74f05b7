"""What a blow is expected to do, as bots see it: by the printed numbers, for every unit against every other."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from .board import adjacent, fighter, having, is_ranged, penalised, printed
from .damages import ACROSS, NEAR, OPEN, Body, after, damages, thrown
from .odds import life, strength_of
from .state import Attack, Combat, Fighter
from .traits import Unanswered, Vengeful, Volley


class Blow(NamedTuple):
    """The strength that the target loses, and the attacker by the retaliation."""

    dealt: float
    suffered: float
    harm: float
    """The damage, as far as the target can suffer it."""


@functools.lru_cache(maxsize=65536)
def blow(striker: Body, target: Body, places: tuple[int, int], *, answers: bool) -> Blow:
    """What is to be expected of an attack with everything that is printed, and of the answer."""
    dealt = damages(striker, target, places)
    if places != NEAR and any(isinstance(trait, Volley) for trait in striker.side.traits):
        dealt = tuple(map(sum, product(dealt, dealt)))
    return outcome(dealt, striker, target, answers=answers and places == NEAR)


def outcome(dealt: Sequence[int], striker: Body, target: Body, *, answers: bool) -> Blow:
    """The losses over equally likely damages."""
    lost = suffered = harm = 0.0
    whole = life(target) - target.damage
    for each in dealt:
        left = after(target, each)
        harm += min(each, whole)
        lost += strength_of(target) - (strength_of(left) if left else 0.0)
        suffered += answer(left, striker) if left and answers else 0.0
    return Blow(lost / len(dealt), suffered / len(dealt), harm / len(dealt))


@functools.lru_cache(maxsize=65536)
def answer(striker: Body, target: Body) -> float:
    """What a retaliation is expected to cost."""
    return outcome(damages(striker, target, NEAR, retaliation=True), striker, target, answers=False).dealt


# -- on the board


def body_of(f: Fighter) -> Body:
    """A unit of the combat."""
    return Body(f.unit, f.aspect, f.damage)


def declared(c: Combat, attack: Attack) -> Blow:
    """What the attack that was declared will do, with the cards that were played."""
    striker, target = fighter(c, attack.attacker), fighter(c, attack.target)
    dealt = thrown(c, attack)
    if attack.first and not adjacent(striker, target) and having(c, striker, Volley):
        dealt = tuple(map(sum, product(dealt, damages(body_of(striker), body_of(target), OPEN))))
    free = attack.retaliation or attack.unanswered or not answering(striker, target)
    return outcome(dealt, body_of(striker), body_of(target), answers=not free and adjacent(striker, target))


def answering(striker: Fighter, target: Fighter) -> bool:
    """Whether a unit would retaliate.  [HM-2209]"""
    if any(isinstance(trait, Unanswered) for trait in printed(striker).traits):
        return False
    return not target.answered or any(isinstance(trait, Vengeful) for trait in printed(target).traits)


class Reach(NamedTuple):
    """What a unit can do: what it gains by its best attack, the damage it can do now, and in another combat round."""

    gain: float = 0.0
    now: float = 0.0
    later: float = 0.0


def best_blow(c: Combat, striker: Fighter, foes: Sequence[Fighter], stride: int) -> Reach:
    """The most that a unit gains by an attack in its next activation, and the most damage that it does."""
    shooting = is_ranged(striker)
    held = shooting and any(gap(striker, foe) == 1 for foe in foes)
    far = shooting and not held
    gain = now = later = 0.0
    own = body_of(striker)
    for foe in foes:
        places = NEAR if not far else ACROSS if penalised(c, striker, foe) else OPEN
        found = blow(own, body_of(foe), places, answers=answering(striker, foe))
        later = max(later, found.harm)
        if far or gap(striker, foe) <= (1 if held else stride + 1):
            gain, now = max(gain, found.dealt - found.suffered), max(now, found.harm)
    return Reach(gain, now, later)


def gap(striker: Fighter, foe: Fighter) -> int:
    """Steps between two units; the tower is beyond all reach."""
    if striker.at < 0 or foe.at < 0:
        return 99
    return abs(striker.at // 4 - foe.at // 4) + abs(striker.at % 4 - foe.at % 4)

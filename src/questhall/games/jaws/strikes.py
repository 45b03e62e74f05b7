"""What attacks could do that are not aimed yet: exactly where they are next, about where somebody moves before."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.haven import Luck

from .blows import blow_of, complete, is_ranged, reach_of
from .content.maps import PATTERNS
from .effects import Attack
from .state import Figure
from .steps.attack import PickTarget
from .traits import shield_of
from .world import FAR, JawsTable, amount, chart_of, enemies, floor_of
from .worth import HURT, mean, retort, worth_of_blow

WALKED = 0.85
"""An attack that needs a step or two first may come to nothing."""
MORE = 0.7
"""So does a further target that must stand right."""


def rest_of_attack(t: JawsTable, step: PickTarget) -> float:
    """What an attack brings whose targets are chosen next, without those already hit."""
    actor = t.state.figures.get(step.actor)
    if actor is None:
        return 0.0
    laid = not step.attack.area or bool(step.cells)
    foes = step.targets(t) if laid else step.foes(t, actor)
    worths = {foe.at: worth_of_blow(t, blow_of(t, actor, step.attack, foe, step.chief)) for foe in foes}
    if not laid:
        return max([sum([worths.get(cell, 0.0) for cell in area.cells]) for area in step.areas(t)], default=0.0)
    most = len(worths) if step.cells else max(0, step.singles)
    return sum(sorted(worths.values(), reverse=True)[:most])


def attack_potential(
    t: JawsTable,
    actor: Figure,
    attack: Attack,
    mobility: int,
    *,
    forced: bool = False,
    among: Sequence[Figure] | None = None,
) -> float:
    """An attack on the best targets that could be reached with so many points of movement."""
    near, reach = chart_of(t).distance[actor.at], reach_of(attack)
    sees = floor_of(t).sees
    worths: dict[str, float] = {}
    for foe in enemies(t, actor, forced=forced) if among is None else among:
        away = near.get(foe.at, FAR)
        if away <= reach + mobility and (mobility or sees(actor.at, foe.at)):
            hit = aimed_at(t, actor, attack, foe, mobility, forced=forced)
            worths[foe.at] = hit if away <= reach else WALKED * hit
    return together(t, attack, worths)


def together(t: JawsTable, attack: Attack, worths: dict[str, float]) -> float:
    """The best target with as many others as the attack can hit, if they are near enough to each other."""
    most = len(PATTERNS[attack.area].turns[0]) if attack.area else attack.targets or len(worths)
    if len(worths) < 2 or most < 2:
        return max(worths.values(), default=0.0)
    apart, distance = 2 if attack.area else 2 * reach_of(attack), chart_of(t).distance
    best = 0.0
    for cell, worth in worths.items():
        close = distance[cell]
        others = [more for other, more in worths.items() if other != cell and close.get(other, FAR) <= apart]
        best = max(best, worth + MORE * sum(sorted(others, reverse=True)[: most - 1]))
    return best


def aimed_at(t: JawsTable, actor: Figure, attack: Attack, foe: Figure, mobility: int, *, forced: bool) -> float:
    """What the attack does to one target."""
    away, ranged = chart_of(t).distance[actor.at].get(foe.at, FAR), is_ranged(attack)
    full, _ = complete(t, actor, attack, foe, own=not forced)
    good = full.advantage or "strengthen" in actor.conditions
    bad = "muddle" in actor.conditions or (ranged and away <= 1 and not mobility)
    fortune = Luck.PLAIN if good == bad else Luck.ADVANTAGE if good else Luck.DISADVANTAGE
    value = amount(t, full.value) + ("poison" in foe.conditions)
    hit = mean(t, foe, value, 0 if full.unshield else shield_of(t, foe), fortune)
    hit += sum([HURT.get(each, 1.0) for each in full.inflict if each not in foe.conditions])
    return hit - retort(t, actor, foe, reach_of(attack) if mobility else away)

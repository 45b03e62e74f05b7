"""What single actions could bring in a position, before they are performed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .aims import lag, price, stride, targets
from .effects import (
    Affect,
    AnyEffect,
    Attack,
    Command,
    Consume,
    Destroy,
    Experience,
    Given,
    Guard,
    Heal,
    Infuse,
    Loot,
    Move,
    Recover,
    SetTrap,
    Shield,
    Special,
    Thorns,
    Watch,
)
from .effects import Boost as Boosting
from .favourites import RULES, arming
from .magic import ways_to_pay
from .state import Figure
from .strikes import MORE, attack_potential
from .targets import candidates, side_of
from .world import (
    FAR,
    JawsTable,
    amount,
    chart_of,
    enemies,
    of_kind,
    within,
)
from .worth import HELP, HURT, harm, life, worth_of_bonus

CURED = frozenset({"poison", "wound"})
"""What a heal ends, before the conditions come that it brings."""
BOUND = 3
"""How far somebody is whom a command names."""


def actions(t: JawsTable, actor: str, effects: Iterable[object], mobility: int) -> float:
    """What actions could bring from here."""
    figure = t.state.figures.get(actor)
    if figure is None or "stun" in figure.conditions:
        return 0.0
    score = 0.0
    for effect in effects:
        if isinstance(effect, Move):
            points = amount(t, effect.value) if "immobilize" not in figure.conditions else 0
            mobility += points
            score += 0.2 * points + stride(t) * min(points, lag(t, figure, targets(t)))
        else:
            score += action(t, figure, effect, mobility)  # type: ignore[arg-type]
    return score


def action(t: JawsTable, figure: Figure, effect: AnyEffect, mobility: int) -> float:
    """What one action could bring."""
    match effect:
        case Attack() as attack:
            return attack_potential(t, figure, attack, mobility) if "disarm" not in figure.conditions else 0.0
        case Heal() | Affect() as aimed:
            return aimed_potential(t, figure, aimed, mobility)
        case Shield() | Guard() | Thorns() | Boosting() | Watch():
            return worth_of_bonus(effect) * (1.0 if near(t, figure, 3 + mobility) else 0.3)
        case Command():
            return command(t, figure, effect, mobility)
        case Consume(cost=cost, then=then, otherwise=otherwise):
            return actions(t, figure.id, then if ways_to_pay(t, cost) else otherwise, mobility)
        case Given(then=then):
            return 0.5 * actions(t, figure.id, then, mobility)
        case Destroy(then=then):
            return 0.5 + 0.4 * actions(t, figure.id, then, mobility)
        case Loot(reach):
            around = chart_of(t).within(figure.at, reach + mobility)
            return 0.8 * sum([t.state.coins.get(cell, 0) + 3 * (cell in t.state.treasures) for cell in around])
        case Recover(cards):
            return 2.0 * cards
        case SetTrap(damage=damage):
            return 0.7 * damage
        case Experience(value):
            return 0.3 * value
        case Special(rule=rule) if rule in RULES:
            return arming(t)
        case Infuse() | Special():
            return 1.0
    return 0.0


def aimed_potential(t: JawsTable, figure: Figure, aimed: Heal | Affect, mobility: int) -> float:
    """A heal, or harm without an attack, for those who could be reached."""
    if aimed.around == "self" and aimed.side not in ("self", "target") and mobility:
        reach, close = max(1, aimed.range) + mobility, chart_of(t).distance[figure.at]
        side = (
            enemies(t, figure)
            if aimed.side == "enemies"
            else [each for each in t.state.figures.values() if each.kind == "character"]
        )
        found = [each for each in side if close.get(each.at, FAR) <= reach]
        if not aimed.targets and len(found) > 1:
            return crowd(t, found, aimed)
    else:
        found = candidates(t, figure, aimed)
    return best_of(t, found, aimed)


def crowd(t: JawsTable, found: Sequence[Figure], aimed: Heal | Affect) -> float:
    """The same for all around somebody who may choose where he stands: the best of them with those close by."""
    apart, distance = 2 * max(1, aimed.range), chart_of(t).distance
    worths, best = {each.at: benefit(t, each, aimed) for each in found}, 0.0
    for cell, worth in worths.items():
        close = distance[cell]
        others = [more for other, more in worths.items() if other != cell and close.get(other, FAR) <= apart]
        best = max(best, worth + MORE * sum(others))
    return best


def best_of(t: JawsTable, found: Sequence[Figure], aimed: Heal | Affect, hits: int = 0) -> float:
    """The same for as many as it is for, without those that had it already."""
    worths = sorted((benefit(t, each, aimed) for each in found), reverse=True)
    return sum(worths[: max(0, aimed.targets - hits) if aimed.targets else len(worths)])


def benefit(t: JawsTable, target: Figure, aimed: Heal | Affect) -> float:
    """What an action brings the party if it is done to a figure."""
    foe = target.kind != "character"
    had = target.conditions.keys() - CURED if isinstance(aimed, Heal) else target.conditions.keys()
    score = sum([HELP.get(each, 0.0) - HURT.get(each, 0.0) for each in aimed.inflict if each not in had])
    score = -score if foe else score
    if isinstance(aimed, Heal):
        gain = life(min(target.most, target.health + amount(t, aimed.value))) - life(target.health)
        return (
            score
            + (HURT["poison"] if "poison" in target.conditions else gain)
            + HURT["wound"] * ("wound" in target.conditions)
        )
    damage = amount(t, aimed.damage)
    return score + (harm(t, target, damage) if damage else 0.0) + 0.4 * (aimed.push + aimed.pull) * foe


def command(t: JawsTable, figure: Figure, order: Command, mobility: int, hits: Sequence[str] = ()) -> float:
    """What others do for one, less what it costs those who are friends."""
    if mobility:
        reach, close = order.range + mobility, chart_of(t).distance[figure.at]
        found = [each for each in side_of(t, figure, order) if close.get(each.at, FAR) <= reach]
    else:
        found = candidates(t, figure, order)
    able = [each for each in found if each.kind != "objective" and each.id not in hits]
    worths = sorted((obeying(t, figure, each, order) for each in able), reverse=True)
    return sum([max(0.0, each) for each in worths[: order.targets - len(hits) if order.targets else len(worths)]])


def obeying(t: JawsTable, figure: Figure, other: Figure, order: Command) -> float:
    """What the actions of one of them bring."""
    score = sum(granting(t, figure, other, each) for each in order.actions)
    foe = other.kind != "character"
    score += sum([HURT.get(each, 0.0) for each in (*order.inflict, *order.paid)]) * (1 if foe else -1)
    return score + (harm(t, other, order.price) if order.price and score > 0 else 0.0)


def granting(t: JawsTable, figure: Figure, other: Figure, effect: AnyEffect) -> float:
    """What an action brings that another figure performs; some attacks are bound to what the first did before."""
    foe = other.kind == "monster"
    match effect:
        case Attack(at="target"):
            around = within(t, figure.at, of_kind(t, "monster"), BOUND)
            close = [each for each in around if each is not other]
            return attack_potential(t, other, effect, 0, forced=foe, among=close)
        case Attack():
            return attack_potential(t, other, effect, 0, forced=foe)
        case Move(value=value) if not foe:
            return 0.1 * amount(t, value) + 0.4 * price(t) * min(amount(t, value), lag(t, other, targets(t)))
    return 0.5


def near(t: JawsTable, figure: Figure, reach: int) -> bool:
    """Whether an enemy is at most so far away."""
    close = chart_of(t).distance[figure.at]
    return any(close.get(each.at, FAR) <= reach for each in enemies(t, figure))

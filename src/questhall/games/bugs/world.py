"""Who stands where, whose enemy is whose, and the numbers that bonuses change."""

from __future__ import annotations

import functools
from operator import attrgetter
from typing import TypeVar

from questhall.core import Table
from questhall.haven import Chart, conditions
from questhall.haven.charts import CellId
from questhall.haven.events import ConditionEnded, ConditionGained, FigureHealed, Who
from questhall.haven.terms import Being, FigureId

from .content import Monster, Scenario, chamber, load
from .effects import Boost, Condition, Effect, Extra, Fly, Lasting, Retaliate, Shield
from .events import FACES, ColumnRolled
from .state import HERO, Bonus, Figure, Gear, Held, State

BugsTable = Table[State]
Kind = TypeVar("Kind", bound=Effect)
NOTHING: tuple[Condition, ...] = ()
BY_NUMBER = attrgetter("number")


def roll_die(t: BugsTable) -> int:
    """The column that the die shows: MINUS, ZERO or PLUS, each as likely.  [BB-1803, BB-R-01]"""
    face = t.roll(3) - 1
    t.state.dice.append(face)
    return face


def roll_column(t: BugsTable, being: str) -> None:
    """The die says which column is this kind's ability.  [BB-702, BB-R-01]"""
    face = roll_die(t)
    t.state.columns[being] = face
    columns = load().monsters[being].columns
    ranks = {each.elite for each in t.state.figures.values() if each.being == being}
    others = tuple([column.initiative for n, column in enumerate(columns) if n != face]) if True in ranks else ()
    t.tell(ColumnRolled(being, FACES[face], columns[face].initiative if ranks != {True} else 0, others))


# -- figures


def hero(t: BugsTable) -> Figure:
    """You."""
    return t.state.figures[HERO]


def alive(t: BugsTable, figure: FigureId) -> bool:
    """Whether a figure is on the map."""
    return figure in t.state.figures


def monsters(t: BugsTable) -> list[Figure]:
    """All monsters on the map, by their numbers.  [BB-706]"""
    return sorted([f for f in t.state.figures.values() if f.kind == "monster"], key=BY_NUMBER)


def objectives(t: BugsTable) -> list[Figure]:
    """All objectives on the map."""
    return [figure for figure in t.state.figures.values() if figure.kind == "objective"]


def who(figure: Figure) -> Who:
    """What a figure is called."""
    return Who(figure.being, figure.number, figure.elite)


def scenario_of(t: BugsTable) -> Scenario:
    """The scenario that is played."""
    return load().scenarios[t.state.scenario]


def chart_of(t: BugsTable) -> Chart:
    """The map."""
    return chamber(t.state.scenario).chart


def print_of(figure: Figure) -> Monster:
    """The monster card of a figure."""
    return load().monsters[figure.being]


def standing(t: BugsTable, cell: CellId) -> Figure | None:
    """The figure on a hex."""
    return next((figure for figure in t.state.figures.values() if figure.at == cell), None)


def is_empty(t: BugsTable, cell: CellId) -> bool:
    """Normal ground or a pressure plate, without a figure or a trap.  [BB-403, BB-404, BB-417]"""
    state = t.state
    plain = state.terrain.get(cell, "plate") == "plate" and cell not in state.traps
    return plain and standing(t, cell) is None


def enemies(t: BugsTable, figure: Figure, *, controlled: bool = False) -> list[Figure]:
    """Whom a figure may attack; a controlled monster attacks other monsters.  [BB-908, BB-2902, BB-R-22, BB-R-34]"""
    if figure.kind == "hero" or controlled:
        others = [f for f in t.state.figures.values() if f is not figure and f.kind != "hero"]
        return [f for f in others if not protected(t, f)] if protects(t.state.scenario) else others
    return [hero(t)]


def protected(t: BugsTable, figure: Figure) -> bool:
    """Whether a figure is an objective that you are to protect."""
    if figure.kind != "objective":
        return False
    return any(o.kind == figure.being and o.protect for o in scenario_of(t).objectives.values())


@functools.cache
def protects(scenario: str) -> bool:
    """Whether there is anything to protect in a scenario."""
    return any(each.protect for each in load().scenarios[scenario].objectives.values())


def seen_enemies(t: BugsTable, figure: Figure, *, controlled: bool = False) -> list[Figure]:
    """Enemies that can be targeted: not the invisible ones.  [BB-2301]"""
    return [each for each in enemies(t, figure, controlled=controlled) if "invisible" not in each.conditions]


def in_range(t: BugsTable, figure: Figure, others: list[Figure], reach: int) -> list[Figure]:
    """Those at most so far away, across obstacles and figures.  [BB-1001, BB-1002, BB-1005, BB-R-07, BB-R-08]"""
    near, most = chart_of(t).distance[figure.at], max(reach, 1)
    return [other for other in others if near[other.at] <= most]


def prey(t: BugsTable) -> list[Figure]:
    """Whom monsters attack: you, unless invisible, and objectives that you protect.  [BB-4101, BB-R-34]"""
    state = t.state
    you = state.figures[HERO]
    found = [] if "invisible" in you.conditions else [you]
    if protects(state.scenario):
        found += [each for each in objectives(t) if protected(t, each)]
    return found


# -- bonuses


def bonuses(t: BugsTable, figure: Figure, kind: type[Kind]) -> tuple[Kind, ...]:
    """The active bonuses of a kind: those of the round and those that are printed.  [BB-4006, BB-4304]"""
    found: tuple[Kind, ...] = printed_bonuses(figure.being, kind) if figure.kind == "monster" else ()
    for bonus in t.state.bonuses:
        if bonus.figure == figure.id and type(bonus.effect) is kind:
            found += (bonus.effect,)
    return found


@functools.cache
def printed_bonuses(being: Being, kind: type[Kind]) -> tuple[Kind, ...]:
    """The bonuses of a kind on a monster card."""
    return tuple([trait for trait in load().monsters[being].traits if isinstance(trait, kind)])


def shield_of(t: BugsTable, figure: Figure) -> int:
    """All shields together.  [BB-2603]"""
    found = bonuses(t, figure, Shield)
    return sum([each.value for each in found]) if found else 0


def flies(t: BugsTable, figure: Figure) -> bool:
    """Whether a figure flies."""
    return bool(bonuses(t, figure, Fly))


def retaliates(t: BugsTable, figure: Figure) -> bool:
    """Whether a figure has a retaliate bonus at all."""
    return bool(bonuses(t, figure, Retaliate))


def retaliation(t: BugsTable, figure: Figure, distance: int) -> list[Retaliate]:
    """The retaliate bonuses that reach so far.  [BB-2708, BB-2709]"""
    return [each for each in bonuses(t, figure, Retaliate) if distance <= each.range]


def boosts(t: BugsTable, figure: Figure, on: str, *, ranged: bool = False) -> list[Extra]:
    """What bonuses add to the attacks or moves of a figure."""
    found = bonuses(t, figure, Boost)
    if not found:
        return []
    reach = ("any", "ranged" if ranged else "melee")
    return [b.add for b in found if b.on == on and (on == "move" or b.reach in reach)]


def immune(figure: Figure) -> tuple[Condition, ...]:
    """The conditions that a figure cannot receive.  [BB-4007]"""
    return print_of(figure).immune if figure.kind == "monster" else NOTHING


def add_bonus(t: BugsTable, figure: FigureId, effect: Lasting, card: str = "") -> None:
    """A bonus works from now on.  [BB-2504, BB-2505]"""
    t.state.bonuses.append(Bonus(figure, effect, effect.until, card))


# -- conditions and health


def give_condition(t: BugsTable, figure: Figure, condition: Condition) -> None:
    """Objectives are not affected; others unless they are immune.  [BB-420, BB-2211]"""
    if figure.kind == "objective":
        return
    own_turn = t.state.active == figure.id
    if conditions.give(figure.conditions, condition, own_turn=own_turn, immune=immune(figure)):  # type: ignore[arg-type]
        t.tell(ConditionGained(figure.id, who(figure), condition))


def end_condition(t: BugsTable, figure: Figure, condition: Condition) -> None:
    """It is gone."""
    del figure.conditions[condition]
    t.tell(ConditionEnded(figure.id, who(figure), condition))


def heal(t: BugsTable, figure: Figure, value: int) -> None:
    """Wound and poison leave; without poison health rises, up to the most.  [BB-2401, BB-2402, BB-2405, BB-R-25]"""
    gone, restored = conditions.heal(figure.conditions, value)  # type: ignore[arg-type]
    for condition in gone:
        t.tell(ConditionEnded(figure.id, who(figure), condition))
    gained = min(restored, figure.most - figure.health)
    figure.health += gained
    t.tell(FigureHealed(figure.id, who(figure), gained, figure.health))


# -- cards and items


def held(t: BugsTable, card: str) -> Held:
    """One of your cards."""
    for each in t.state.cards:
        if each.card == card:
            return each
    raise LookupError(f"“{card}” is none of your cards.")


def in_zone(t: BugsTable, *zones: str) -> list[Held]:
    """Your cards in these zones."""
    return [each for each in t.state.cards if each.zone in zones]


def gear(t: BugsTable, item: str) -> Gear:
    """One of your items."""
    return next(each for each in t.state.items if each.item == item)

"""The tables of the ledger, cell by cell: hit points, modifiers, monsters, items.  [BB-D-xx, BB-51xx]"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from questhall.games.bugs.content import load
from questhall.games.bugs.content.tables import hero_table, monster_table
from questhall.games.bugs.effects import Afflict, Attack, Fly, Gain, Heal, Move, Pull, Push, Retaliate, Shield, uses_of
from questhall.haven import Modifier
from tests.games.bugs.test_data import KINDS, LEDGER, rows
from tests.ledger import rule

CONTENT = load()


@rule("BB-D-01", "BB-C-16")
def test_characters_have_the_hit_points_of_the_table():
    table = {row[0].replace("-", "_"): tuple(map(int, row[1:])) for row in rows("BB-D-01", "BB-D-02")}
    assert {name: each.health for name, each in CONTENT.characters.items()} == table


# -- modifiers


def written(cell: Modifier) -> str:
    """A modifier as the ledger writes it."""
    number = {"null": "null", "double": "x2"}.get(cell.times, f"{cell.plus:+d}")
    effects = [
        *([f"PIERCE {cell.pierce}"] if cell.pierce else []),
        *([f"PUSH {cell.push}"] if cell.push else []),
        *([f"HEAL {cell.heal} self"] if cell.heal else []),
        *([f"+{cell.targets} TARGET"] if cell.targets else []),
        *(name.upper() for name in cell.inflict),
        *(f"{name.upper()} self" for name in cell.gain),
    ]
    return number + "".join(f"{{{effect}}}" for effect in effects)


def grid(table) -> str:
    return " / ".join(f"({', '.join(map(written, row))})" for row in table)


@rule("BB-D-02", "BB-R-58")
def test_difficulties_have_the_modifiers_of_the_table():
    table = {row[0].replace(" ", "_"): row[1] for row in rows("BB-D-02", "BB-D-03")}
    assert {name: grid(monster_table(name)) for name in CONTENT.difficulties} == table


@rule("BB-D-03", "BB-105", "BB-1814")
def test_characters_have_the_modifiers_of_the_table():
    table = {(row[0].replace("-", "_"), int(row[1])): row[2] for row in rows("BB-D-03", "BB-D-04")}
    assert {(name, level): grid(hero_table(name, level)) for name, level in table} == table
    assert len(table) == 24


# -- monsters


def symbol(name: str) -> str:
    return f"MIXED({name.replace('_', '/')})" if "_" in name else name.upper()


def marks(effect, base: int = 0) -> Iterator[str]:
    """What stands in brackets behind an action."""
    if getattr(effect, "targets", 1) > 1:
        yield f"TARGET {effect.targets}"
    if getattr(effect, "range", 0) > base:
        yield f"RANGE {effect.range}"
    for name in ("pierce", "push", "pull"):
        if getattr(effect, name, 0):
            yield f"{name.upper()} {getattr(effect, name)}"
    yield from (name.upper() for name in getattr(effect, "inflict", ()))


def paid(effect) -> Iterator[str]:
    """What elements add to an action."""
    for use in uses_of(effect):
        more = [f"{type(effect).__name__.upper()} +{use.add.plus}"] if use.add.plus else []
        heal = [f"HEAL {use.add.heal}"] if use.add.heal else []
        yield f"CONSUME {symbol(use.cost[0])}: {', '.join([*more, *marks(use.add), *heal])}"


def action(effect) -> str:
    """An action as the ledger writes it."""
    name, self_only = type(effect).__name__.upper(), []
    match effect:
        case Move(value, jump):
            head, inside = f"{name} {value}", ["JUMP"] if jump else []
        case Attack(value) | Shield(value):
            head, inside = f"{name} {value}", list(marks(effect))
        case Retaliate(value) | Push(value) | Pull(value):
            inside = [mark for mark in marks(effect, 1) if mark != f"{name} {value}"]
            head = f"{name} {value}"
        case Heal(value, reach):
            head, inside = f"{name} {value}", [f"RANGE {reach}" if reach else "self"]
        case Fly():
            head, inside = "FLYING", []
        case Afflict(conditions) | Gain(conditions):
            self_only = [] if effect.range else ["self"]
            head, inside = " and ".join(each.upper() for each in conditions), [*self_only, *marks(effect)]
    inside += paid(effect)
    return f"{head} ({', '.join(inside)})" if inside else head


@rule("BB-D-04", "BB-4003", "BB-R-54")
@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_printed_as_in_the_table(kind):
    row, printed = KINDS[kind], CONTENT.monsters[kind]
    elite = f" (elite {printed.elite_health})" if printed.elite_health else ""
    assert row[1] == f"{printed.health}{elite}"
    assert row[2] == (", ".join([*marks(printed.attacks), *map(action, printed.traits)]) or "-")
    assert row[3] == (", ".join(each.upper() for each in printed.immune) or "-")
    for column, cell in zip(printed.columns, row[4:7], strict=True):
        actions = [*(f"CHARGE {symbol(each)}" for each in column.charge), *map(action, column.actions)]
        assert cell == f"{column.initiative}: {'; '.join(actions)}"


# -- items

MOMENTS = {
    "during your attack": "attack",
    "during your melee attack": "melee",
    "during your ranged attack": "ranged",
    "during your single-target melee attack": "single_melee",
    "during your single-target ranged attack": "single_ranged",
    "during your turn": "turn",
    "during your movement": "move",
    "during an enemy's attack on you": "defence",
    "after an enemy's attack on you": "defended",
    "after your attack": "after_attack",
    "after initiative has been determined": "initiative",
    "after you used the top ability of a card": "after_top",
}
LISTED = re.findall(r"^- \*\*(BB-51\d\d)\*\* (.*\|.*)$", LEDGER, re.MULTILINE)


@rule("BB-3401")
@pytest.mark.parametrize(("number", "line"), [pytest.param(*each, marks=rule(each[0]), id=each[0]) for each in LISTED])
def test_an_item_is_as_in_the_list(number, line):
    item = next(each for each in CONTENT.items.values() if f"BB-51{each.number:02}" == number)
    _, slot, card, use, when, effect = (part.strip() for part in line.split("|"))
    assert (item.slot, item.use) == (slot.lower().replace("-", "_"), use.lower())
    assert (item.card if item.card.isdigit() else "1") == card.removeprefix("card ")
    assert item.when == MOMENTS[when]
    cost = re.search(r"CONSUME (MIXED\([a-z/]+\)|WILD)", effect)
    assert [symbol(each) for each in item.cost] == ([cost[1]] if cost else [])


def test_the_list_has_forty_two_items():
    assert len(LISTED) == 42

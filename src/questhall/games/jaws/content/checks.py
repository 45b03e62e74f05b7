"""Whether the parts of the box fit together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .scenarios import Happening

if TYPE_CHECKING:
    from . import Content

LEVELS = 8
"""Scenario and monster levels run from 0 to 7.  [JL-5105]"""


def faults(content: Content) -> Iterable[str]:
    """Names that nothing has, and lists by level that are too short."""
    for monster in content.monsters.values():
        if (monster.deck or monster.id) not in content.decks:
            yield f"{monster.id}: there is no ability deck “{monster.deck or monster.id}”."
        for side in filter(None, (monster.normal, monster.elite)):
            lists = (side.health, side.move, side.attack, side.shield, side.death, side.thorns)
            if any(len(each) not in (0, LEVELS) for each in lists):
                yield f"{monster.id}: every list has {LEVELS} numbers, one for each level."
    for character in content.characters.values():
        lessons = character.tutorial
        for card in (*lessons.b, *lessons.first, *lessons.opening):
            if card not in content.cards:
                yield f"{character.id}: there is no card “{card}”."
    for scenario in content.scenarios.values():
        named = {each.monster for each in scenario.monsters.values()} | set(scenario.decks)
        named |= {name for rule in scenario.rules for name in coming(rule)}
        for name in sorted(named - set(content.monsters)):
            yield f"{scenario.id}: there is no monster “{name}”."


def coming(rule: Happening) -> set[str]:
    """The kinds of monsters that a special rule may bring."""
    converted = {rule.converts.into} if rule.converts is not None else set()
    return {spawn.monster for spawn in rule.spawns} | converted | set(rule.becomes.values())

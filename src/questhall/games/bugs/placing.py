"""A scenario's map as it is at first: terrain, monsters, objectives.  [BB-210 to BB-214, BB-222, BB-309]"""

from __future__ import annotations

import functools

from msgspec.structs import replace

from .content import chamber, load
from .state import Figure, State


def lay_out(state: State) -> State:
    """The map of the state's scenario is laid out."""
    state.figures = {printed.id: replace(printed, conditions={}) for printed in figures_of(state.scenario)}
    state.terrain = dict(chamber(state.scenario).terrain)
    state.serial = len(load().scenarios[state.scenario].monsters)
    return state


@functools.cache
def figures_of(scenario: str) -> list[Figure]:
    """Monsters stand on the hexes of their numbers, objectives on their letters; not to be changed.

    [BB-210, BB-212, BB-222, BB-309]
    """
    printed, board, kinds = load().scenarios[scenario], chamber(scenario), load().monsters
    figures: list[Figure] = []
    for number, placed in sorted(printed.monsters.items()):
        kind = kinds[placed.monster]
        health = placed.health or (kind.elite_health if placed.elite else 0) or kind.health
        name, cell = f"m{number}", board.numbers[number]
        figures.append(Figure(name, placed.monster, cell, health, health, int(number), placed.elite))
    for letter, thing in printed.objectives.items():
        for place, cell in enumerate(board.letters[letter]):
            name = f"o{letter.lower()}{place}"
            figures.append(Figure(name, thing.kind, cell, thing.health, thing.health, kind="objective"))
    return figures

"""Putting monsters on the map: ranks by the number of characters, standees, spawns.  [JL-21x, JL-32xx]"""

from __future__ import annotations

from .content import load
from .content.maps import chamber
from .events import MonsterPlaced
from .state import Figure
from .terms import CellId
from .world import JawsTable, amount, chart_of, is_empty, scenario_of, who

RANKS = {"n": False, "e": True, "b": False}


def rank_of(t: JawsTable, ranks: str) -> str:
    """Nobody, normal, elite or a boss, for as many characters as started.  [JL-212, JL-213, JL-G-503]"""
    return ranks[t.state.party - 2]


def place_room(t: JawsTable, room: int) -> list[Figure]:
    """Everything that stands and lies in a room.  [JL-230 to JL-233, JL-2304, JL-3204]"""
    scenario, board = scenario_of(t), chamber(t.state.scenario)
    waiting: list[tuple[str, str, CellId]] = []
    for letter, placed in scenario.monsters.items():
        for cell in board.letters[letter]:
            rank = rank_of(t, placed.ranks)
            if board.rooms.get(cell) == room and rank != "-":
                waiting.append((placed.monster, rank, cell))
    waiting.sort(key=lambda each: each[1] != "e")
    found = [place_monster(t, monster, cell, elite=RANKS[rank], room=room) for monster, rank, cell in waiting]
    place_objectives(t, room)
    return [each for each in found if each is not None]


def place_objectives(t: JawsTable, room: int) -> None:
    """Things to destroy, to protect or to loot.  [JL-3501, JL-3503]"""
    scenario, board, state = scenario_of(t), chamber(t.state.scenario), t.state
    for letter, thing in scenario.objectives.items():
        for cell in board.letters[letter]:
            if board.rooms.get(cell) == room and thing.loot:
                state.goods[cell] = thing.kind
            elif board.rooms.get(cell) == room:
                state.serial += 1
                name, health = f"o{state.serial}", amount(t, thing.health)
                state.figures[name] = Figure(name, thing.kind, cell, health, health, "objective", room=room)


def place_monster(t: JawsTable, being: str, cell: CellId, *, elite: bool, room: int = 0) -> Figure | None:
    """A standee with a random number, if one is left.  [JL-215, JL-3204]"""
    state, kind = t.state, load().monsters[being]
    free = state.standees.setdefault(kind.of or being, list(range(1, load().monsters[kind.of or being].standees + 1)))
    if not free:
        return None
    number = free.pop(t.rng.below(len(free)))
    state.serial += 1
    health = amount(t, kind.stats(elite=elite).health[state.monster_level])
    figure = Figure(f"m{state.serial}", being, cell, health, health, "monster", number, elite, room)
    state.figures[figure.id] = figure
    t.tell(MonsterPlaced(figure.id, who(figure), cell))
    return figure


def nearest_empty(t: JawsTable, cell: CellId) -> list[CellId]:
    """The empty hexes nearest to one, itself if it is empty.  [JL-3201, JL-G-508]"""
    near = chart_of(t).distance.get(cell, {})
    free = {other: steps for other, steps in near.items() if is_empty(t, other)}
    least = min(free.values(), default=0)
    return [other for other, steps in free.items() if steps == least]

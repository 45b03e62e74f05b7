"""Putting monsters on the map: ranks by the number of characters, standees, spawns.  [JL-21x, JL-32xx]"""

from __future__ import annotations

from questhall.haven.charts import CellId

from .content import load
from .content.maps import chamber
from .events import MonsterPlaced
from .state import Figure
from .world import JawsTable, amount, chart_of, is_empty, scenario_of, who

RANKS = {"n": False, "e": True, "b": False}


def rank_of(t: JawsTable, ranks: str) -> str:
    """Nobody, normal, elite or a boss, for as many characters as started.  [JL-212, JL-213, JL-G-503]"""
    return ranks[t.state.party - 2]


def place_room(t: JawsTable, room: int, empty: tuple[CellId, ...] = ()) -> list[Figure]:
    """All that stands and lies in a room, but for hexes that stay empty.  [JL-230 to JL-233, JL-2304, JL-3204]"""
    waiting = [each for each in stock_of(t, room) if each[2] not in empty]
    found = [place_monster(t, monster, cell, elite=RANKS[rank], room=room) for monster, rank, cell in waiting]
    place_objectives(t, room)
    placed = [each for each in found if each is not None]
    letters = chamber(t.state.scenario).letters
    marks = [cell for rule in scenario_of(t).rules if rule.marked for cell in letters[rule.marked]]
    for each in placed:
        each.marked = each.at in marks
    return placed


def stock_of(t: JawsTable, room: int) -> list[tuple[str, str, CellId]]:
    """The monsters of a room with their ranks and hexes, elites first.  [JL-212, JL-3204]"""
    scenario, board = scenario_of(t), chamber(t.state.scenario)
    found: list[tuple[str, str, CellId]] = []
    for letter, placed in scenario.monsters.items():
        for cell in board.letters[letter]:
            rank = rank_of(t, placed.ranks)
            if board.rooms.get(cell) == room and rank != "-":
                found.append((placed.monster, rank, cell))
    return sorted(found, key=lambda each: each[1] != "e")


def contested(t: JawsTable, room: int, empty: tuple[CellId, ...]) -> list[CellId]:
    """Hexes of one kind and rank for which there are standees, but not for all of them.  [JL-G-507]"""
    waiting = [each for each in stock_of(t, room) if each[2] not in empty]
    for being in dict.fromkeys(each[0] for each in waiting):
        left = len(free_standees(t, being))
        for rank in ("e", "n", "b"):
            cells = [cell for monster, place, cell in waiting if (monster, place) == (being, rank)]
            if 0 < left < len(cells):
                return cells
            left -= len(cells)
    return []


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
    state, kind, free = t.state, load().monsters[being], free_standees(t, being)
    if not free:
        return None
    number = free.pop(t.rng.below(len(free)))
    state.serial += 1
    health = amount(t, kind.stats(elite=elite).health[state.monster_level])
    figure = Figure(f"m{state.serial}", being, cell, health, health, "monster", number, elite, room)
    state.figures[figure.id] = figure
    t.tell(MonsterPlaced(figure.id, who(figure), cell))
    return figure


def free_standees(t: JawsTable, being: str) -> list[int]:
    """The numbers of the standees that are not on the map; variants use those of their kind.  [JL-215, JL-G-506]"""
    monsters = load().monsters
    kind = monsters[being].of or being
    return t.state.standees.setdefault(kind, list(range(1, monsters[kind].standees + 1)))


def nearest_empty(t: JawsTable, cell: CellId) -> list[CellId]:
    """The empty hexes nearest to one, itself if it is empty.  [JL-3201, JL-G-508]"""
    near = chart_of(t).distance.get(cell, {})
    free = {other: steps for other, steps in near.items() if is_empty(t, other)}
    least = min(free.values(), default=0)
    return [other for other, steps in free.items() if steps == least]

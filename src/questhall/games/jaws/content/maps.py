"""Scenario maps: rooms, doors, and what lies and stands where at first.  [JL-206, JL-217 to JL-219, JL-2301]"""

from __future__ import annotations

import functools

from questhall.core.errors import ContentError
from questhall.haven import Chart
from questhall.haven.charts import CellId, name_cells
from questhall.haven.grounds import Ground
from questhall.kit import HexSight, Pattern, hex_pattern, read_hexes
from questhall.kit.hexes import Hex, neighbours

from ..terms import AREAS
from . import Scenario, load

TERRAIN = {"#": "obstacle", "=": "obstacle", "~": "difficult"}
LARGE = "="
START, COIN, TREASURE, TRAP, VENOM = "@", "$", "*", "!", "?"
PATTERNS: dict[str, Pattern[Hex]] = {name: hex_pattern(picture) for name, picture in AREAS.items()}
Room = int
"""0 is where the party starts, others have the number of the door that leads to them."""


class Chamber:
    """A scenario's whole map, rooms behind doors included."""

    __slots__ = ("coins", "doors", "hexes", "letters", "obstacles", "rooms", "starts", "symbols", "terrain", "traps")

    def __init__(self, scenario: Scenario) -> None:
        drawing = read_hexes(scenario.map)
        self.hexes: dict[CellId, Hex] = name_cells(drawing)
        self.symbols: dict[CellId, str] = {cell: drawing[place] for cell, place in self.hexes.items()}
        self.terrain = {cell: TERRAIN[symbol] for cell, symbol in self.symbols.items() if symbol in TERRAIN}
        self.doors: dict[int, CellId] = {int(s): cell for cell, s in self.symbols.items() if s.isdigit()}
        self.starts = self.marked(START)
        self.coins = self.marked(COIN)
        self.traps = {cell: symbol == VENOM for cell, symbol in self.symbols.items() if symbol in (TRAP, VENOM)}
        self.letters: dict[str, list[CellId]] = {}
        for cell, symbol in self.symbols.items():
            if symbol.isalpha():
                self.letters.setdefault(symbol, []).append(cell)
        self.rooms = self._find_rooms(scenario.id)
        self.obstacles = self._large_obstacles()
        self._check(scenario)

    def marked(self, symbol: str) -> list[CellId]:
        """The cells with a symbol, from the upper left."""
        return [cell for cell, each in self.symbols.items() if each == symbol]

    def near(self, cell: CellId) -> list[CellId]:
        """The cells around a cell, in all rooms."""
        names = {place: name for name, place in self.hexes.items()}
        return [names[place] for place in neighbours(self.hexes[cell]) if place in names]

    def rooms_at(self, cell: CellId) -> set[Room]:
        """The room of a cell; a door belongs to both that it joins."""
        return {self.rooms[each] for each in ((cell,) if cell in self.rooms else self.near(cell)) if each in self.rooms}

    def _find_rooms(self, name: str) -> dict[CellId, Room]:
        """Cells that are joined without a door are one room."""
        if not self.starts:
            raise ContentError(f"{name}: the map has no starting hex {START}.")
        found: dict[CellId, Room] = {}
        self._flood(self.starts[0], 0, found)
        waiting = dict(sorted(self.doors.items()))
        while waiting:
            door = next((d for d, cell in waiting.items() if any(c in found for c in self.near(cell))), None)
            if door is None:
                raise ContentError(f"{name}: no way leads to the doors {list(waiting)}.")
            for cell in self.near(waiting.pop(door)):
                if cell not in found and cell not in self.doors.values():
                    self._flood(cell, door, found)
        missing = set(self.hexes) - set(found) - set(self.doors.values())
        if missing:
            raise ContentError(f"{name}: no door leads to {sorted(missing)}.")
        return found

    def _flood(self, start: CellId, room: Room, found: dict[CellId, Room]) -> None:
        shut, front = set(self.doors.values()), [start]
        found[start] = room
        while front:
            for cell in self.near(front.pop()):
                if cell not in found and cell not in shut:
                    found[cell] = room
                    front.append(cell)

    def _large_obstacles(self) -> dict[CellId, tuple[CellId, ...]]:
        """Which hexes are one obstacle: those drawn as large that touch, and each other one by itself.  [JL-1802]"""
        found: dict[CellId, tuple[CellId, ...]] = {
            cell: (cell,) for cell, symbol in self.symbols.items() if symbol in "#"
        }
        for cell in self.marked(LARGE):
            if cell not in found:
                group = [cell]
                for each in group:
                    group += [c for c in self.near(each) if self.symbols[c] == LARGE and c not in group]
                found |= dict.fromkeys(group, tuple(group))
        return found

    def _check(self, scenario: Scenario) -> None:
        legend = set(scenario.monsters) | set(scenario.objectives)
        unknown = {letter for letter in self.letters if letter.islower()} - legend
        missing = legend - set(self.letters)
        if unknown or missing:
            raise ContentError(f"{scenario.id}: on the map without a legend: {unknown}; not on the map: {missing}.")
        if self.marked(VENOM) and not scenario.traps:
            raise ContentError(f"{scenario.id}: the map has condition traps {VENOM}, but no condition is named.")
        if len(self.marked(TREASURE)) != len(scenario.treasures):
            raise ContentError(f"{scenario.id}: the map has a {TREASURE} for each treasure.")


class Floor:
    """The part of a map that is revealed: its chart and who sees whom there.  [JL-1202, JL-G-003, JL-G-505]"""

    __slots__ = ("_laid", "chart", "closed", "ground", "sees", "shut", "walled")

    def __init__(self, chamber: Chamber, opened: tuple[int, ...]) -> None:
        rooms = {0, *opened}
        shown = {cell: place for cell, place in chamber.hexes.items() if chamber.rooms.get(cell) in rooms}
        self.closed = frozenset(cell for door, cell in chamber.doors.items() if door not in opened)
        doors = {c for c in chamber.doors.values() if any(each in shown for each in chamber.near(c))}
        self.chart = Chart.part(shown | {cell: chamber.hexes[cell] for cell in sorted(doors)})
        inside = {place for cell, place in self.chart.hexes.items() if cell not in self.closed}
        walls = {each for place in inside for each in neighbours(place) if each not in inside}
        self.ground = Ground(self.chart, HexSight(walls))
        self.shut = self.ground.grid.mask(self.closed & self.chart.hexes.keys())
        self.sees = self.ground.sees
        self._laid: dict[tuple[str, CellId, int], list[tuple[CellId, ...]]] = {}
        self.walled = {cell for cell, place in self.chart.hexes.items() if any(e in walls for e in neighbours(place))}

    def placements(self, area: str, origin: CellId, reach: int) -> list[tuple[CellId, ...]]:
        """Every way to lay an area from a cell; one without a grey hex begins in range and in sight.

        [JL-831, JL-833, JL-834, JL-839]
        """
        key = (area, origin, reach)
        found = self._laid.get(key)
        if found is None:
            found = self._laid[key] = self.chart.placements(PATTERNS[area], origin, reach, self.sees)
        return found


@functools.cache
def chamber(scenario: str) -> Chamber:
    """The map of a scenario; read once."""
    return Chamber(load().scenarios[scenario])


@functools.lru_cache(maxsize=512)
def floor(scenario: str, opened: tuple[int, ...]) -> Floor:
    """What is revealed of a map when these doors are open."""
    return Floor(chamber(scenario), opened)

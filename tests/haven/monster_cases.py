"""Sixty monster turns by the rules of Jaws of the Lion, with every answer an expert allows.

The file is kept outside the package; where it is missing, the tests that read it say so.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from questhall.haven import planning
from questhall.haven.aiming import Aim, Sights, aim, scores
from questhall.haven.ways import Walk
from questhall.kit import HexSight
from questhall.kit.areas import Pattern, pattern
from questhall.kit.hexes import HERE, SYMMETRIES, Hex, neighbours

PLACES = [Path(__file__).parents[depth] / "shared/reference/gloom/monster_cases.json" for depth in (3, 4)]


def cases() -> list[dict[str, Any]]:
    path = next((path for path in PLACES if path.is_file()), None)
    if path is None:
        print(f"\nThe monster cases were not checked: there is no {PLACES[0]}.")
        return []
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["cases"]
    return found


class Position:
    """A case, read."""

    def __init__(self, case: dict[str, Any]) -> None:
        self.ability = case["ability"]
        self.floor = [Hex(*cell) for cell in case["floor"]]
        edges = [(Hex(*one), Hex(*two)) for one, two in case["thin_walls"]]
        self.sight = HexSight([Hex(*cell) for cell in case["walls"]], edges)
        shut = {frozenset(edge) for edge in edges}
        inside = set(self.floor)
        self.near = {
            cell: [other for other in neighbours(cell) if other in inside and frozenset((cell, other)) not in shut]
            for cell in self.floor
        }
        monsters = {Hex(*each["at"]): each.get("acting", False) for each in case["monsters"]}
        self.start = next(cell for cell, acting in monsters.items() if acting)
        self.allies = {cell for cell, acting in monsters.items() if not acting}
        self.foes = {Hex(*each["at"]): each["initiative"] for each in case["characters"]}
        self.bad = {Hex(*cell) for cell in (*case["traps"], *case["hazards"])}
        self.rough = {Hex(*cell) for cell in case["difficult"]}
        self.obstacles = {Hex(*cell) for cell in case["obstacles"]}
        self.walk = self._walk()
        self.ranges = {cell: self._ranges(cell) for cell in self.foes}

    def _walk(self) -> Walk[Hex]:
        figures = self.allies | set(self.foes)
        if self.ability["flying"]:
            return Walk(self.near, taken=figures)
        if self.ability["jump"]:
            return Walk(self.near, taken=figures | self.obstacles, hazards=self.bad, jumps=True)
        return Walk(self.near, self.rough, self.bad, self.obstacles | set(self.foes), self.allies)

    def _ranges(self, foe: Hex) -> dict[Hex, int]:
        return Walk(self.near).ways(foe).levels[0]

    @property
    def reach(self) -> int:
        return (self.ability["targets"] and self.ability["range"]) or 1

    def aim(self, cell: Hex, focus: Hex) -> Aim | None:
        reached = [foe for foe in self.foes if self._reaches(cell, foe)]
        ranged = self.ability["range"] > 0
        awkward = [foe for foe in self.foes if ranged and self.ranges[foe].get(cell) == 1]
        if self.ability["muddled"]:
            awkward = list(self.foes)
        area, targets = self._area(), self.ability["targets"]
        singles = len(self.foes) if targets == "all" else max(targets, 1)
        if area is None:
            return aim(focus, Sights(reached, awkward, self.foes), singles)
        return aim(focus, Sights(reached, awkward, self.foes, self._covers(cell, area)), singles - 1)

    def _reaches(self, cell: Hex, target: Hex) -> bool:
        return self.ranges[target].get(cell, 99) <= self.reach and self.sight.sees(cell, target)

    def _area(self) -> Pattern[Hex] | None:
        cells = self.ability["area"]
        if not cells:
            return None
        anchor = HERE if self.ability["area_from"] == "actor" else None
        return pattern([Hex(*cell) for cell in cells], SYMMETRIES, anchor)

    def _covers(self, cell: Hex, area: Pattern[Hex]) -> list[frozenset[Hex]]:
        if area.anchored:
            laid = area.from_anchor(cell)
        else:
            from_here = self._ranges(cell)
            laid = area.touching([c for c, far in from_here.items() if far <= self.reach and self.sight.sees(cell, c)])
        return list({frozenset(c for c in p if c in self.foes and self.sight.sees(cell, c)) for p in laid})

    def answers(self) -> set[tuple[Hex, frozenset[Hex]]]:
        """Every end of the move with the foes that are hit from there."""
        aims = {foe: scores(self.floor, lambda cell, foe=foe: self.aim(cell, foe)) for foe in self.foes}
        ways = self.walk.ways(self.start)
        costs = [(foe, planning.soonest(ways, aims[foe]), self.foes[foe]) for foe in self.foes]
        found = {answer for focus in planning.focus(costs) for answer in self._against(aims[focus])}
        return found or {(self.start, frozenset())}

    def _against(self, aims: dict[Hex, Aim]) -> Iterator[tuple[Hex, frozenset[Hex]]]:
        goals = {cell: aimed.score for cell, aimed in aims.items()}
        for end in (
            planning.destinations(self.walk.ways(self.start), self.ability["move"], goals, best_first=True) or ()
        ):
            hits = aims[end.cell].hits if end.attacks and self.ability["targets"] else [frozenset()]
            for hit in hits:
                yield end.cell, hit

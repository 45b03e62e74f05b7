"""A second planner, slow and obvious: everything is tried. It shares only lines of sight with the first."""

from __future__ import annotations

import functools
from itertools import combinations, product
from typing import Any

from questhall.kit import HexSight
from questhall.kit.hexes import SYMMETRIES, Hex, neighbours

ENDLESS = 10**6
Key = tuple[Any, ...]


class Brute:
    """One case, as a dictionary in the format of `questhall plan`."""

    def __init__(self, case: dict[str, Any]) -> None:
        self.ability, self.floor = case["ability"], {Hex(*at) for at in case["floor"]}
        self.edges = {frozenset((Hex(*one), Hex(*two))) for one, two in case["thin_walls"]}
        self.sight = HexSight([Hex(*at) for at in case["walls"]], [tuple(edge) for edge in self.edges])
        self.start = next(Hex(*each["at"]) for each in case["monsters"] if each.get("acting"))
        self.friends = {Hex(*each["at"]) for each in case["monsters"] if not each.get("acting")}
        self.foes = {Hex(*each["at"]): each["initiative"] for each in case["characters"]}
        self.harm = {Hex(*at) for at in (*case["traps"], *case["hazards"])}
        self.rough = {Hex(*at) for at in case["difficult"]}
        self.obstacles = {Hex(*at) for at in case["obstacles"]}
        self.over = self.ability["flying"] or self.ability["jump"]

    def steps(self, cell: Hex) -> list[Hex]:
        return [at for at in neighbours(cell) if at in self.floor and frozenset((cell, at)) not in self.edges]

    @functools.cache  # noqa: B019
    def far(self, one: Hex, two: Hex) -> int:
        seen, steps = {one}, 0
        while two not in seen and steps < len(self.floor):
            seen |= {at for cell in seen for at in self.steps(cell)}
            steps += 1
        return steps if two in seen else ENDLESS

    def blocked(self, cell: Hex) -> bool:
        return not self.over and (cell in self.obstacles or cell in self.foes)

    def may_stop(self, cell: Hex) -> bool:
        solid = set() if self.ability["flying"] else self.obstacles
        return cell not in self.friends and cell not in self.foes and cell not in solid

    @functools.cache  # noqa: B019
    def costs(self, start: Hex) -> dict[tuple[Hex, int], int]:
        """The fewest points to be on a cell with exactly so many hazards entered."""
        found = {(start, 0): 0}
        before: dict[tuple[Hex, int], int] = {}
        while found != before:
            before = dict(found)
            for (cell, harm), points in before.items():
                for at in self.steps(cell):
                    if not self.blocked(at):
                        more = harm + (not self.over and at in self.harm)
                        total = points + (2 if not self.over and at in self.rough else 1)
                        if more <= len(self.harm) and total < found.get((at, more), ENDLESS):
                            found[at, more] = total
        return found

    def stop(self, costs: dict[tuple[Hex, int], int], start: Hex, cell: Hex, most: int) -> int:
        """The fewest points to end on a cell with at most so many hazards."""
        landing = self.ability["jump"] and not self.ability["flying"] and cell in self.harm and cell != start
        return min((costs.get((cell, harm), ENDLESS) for harm in range(most - landing + 1)), default=ENDLESS)

    def reaches(self, cell: Hex, foe: Hex) -> bool:
        return self.far(cell, foe) <= self.reach and self.sight.sees(cell, foe)

    @property
    def reach(self) -> int:
        return max(1, self.ability["range"]) if self.ability["targets"] else 1

    @functools.cache  # noqa: B019
    def covers(self, cell: Hex) -> set[frozenset[Hex]]:
        area = self.ability["area"] if self.ability["targets"] else None
        if not area:
            return {frozenset()}
        found = {frozenset[Hex]()}
        melee = self.ability["area_from"] == "actor"
        for turn, foe, part in product(SYMMETRIES, self.foes, area):
            origin = cell if melee else foe.minus(turn(Hex(*part)))
            laid = {turn(Hex(*at)).plus(origin) for at in area}
            near = [at for at in laid & self.floor if self.far(cell, at) <= self.reach and self.sight.sees(cell, at)]
            if near or melee:
                found.add(frozenset(foe for foe in self.foes if foe in laid and self.sight.sees(cell, foe)))
        return found

    def hits(self, cell: Hex, focus: Hex) -> dict[frozenset[Hex], Key]:
        """Everybody it could attack from a cell, the focus among them, with how good that is."""
        targets, area = self.ability["targets"], self.ability["area"] and self.ability["targets"]
        singles = len(self.foes) if targets == "all" else max(targets, 1) - bool(area)
        reached = [foe for foe in self.foes if self.reaches(cell, foe)]
        ranged = targets and self.ability["range"] and not (area and self.ability["area_from"] == "actor")
        bad = {foe for foe in self.foes if self.ability["muddled"] or (ranged and self.far(cell, foe) == 1)}
        found = {}
        for covered, count in product(self.covers(cell), range(singles + 1)):
            for more in combinations(reached, count):
                hit = covered | set(more)
                others = hit - {focus}
                if focus in hit:
                    found[hit] = (
                        (focus in bad, -len(others), len(others & bad)),
                        sorted(self.foes[foe] for foe in others),
                    )
        return found

    def answers(self) -> set[tuple[Hex, frozenset[Hex]]]:
        costs, most = self.costs(self.start), len(self.harm)
        stand = [cell for cell in self.floor if cell == self.start or self.may_stop(cell)]
        found: dict[Hex, tuple[Key, dict[Hex, dict[frozenset[Hex], Key]]]] = {}
        for foe in self.foes:
            aims = {cell: hits for cell in stand if (hits := self.hits(cell, foe))}
            soonest = [(h, self.stop(costs, self.start, cell, h)) for cell in aims for h in range(most + 1)]
            reached = [each for each in soonest if each[1] < ENDLESS]
            if reached:
                found[foe] = (*min(reached), self.foes[foe]), aims
        first = min((key for key, _ in found.values()), default=None)
        focus = [foe for foe, (key, _) in found.items() if key == first]
        return {each for foe in focus for each in self.against(costs, found[foe][0][0], found[foe][1])} or {
            (self.start, frozenset())
        }

    def against(
        self, costs: dict[tuple[Hex, int], int], harm: int, aims: dict[Hex, dict[frozenset[Hex], Key]]
    ) -> set[tuple[Hex, frozenset[Hex]]]:
        points = {cell: self.stop(costs, self.start, cell, harm) for cell in aims}
        keys = {
            (cell, hit): (key[0], points[cell], key[1])
            for cell, hits in aims.items()
            for hit, key in hits.items()
            if points[cell] < ENDLESS
        }
        now = {each: key for each, key in keys.items() if key[1] <= self.ability["move"]}
        best = [each for each, key in (now or keys).items() if key == min((now or keys).values())]
        if now:
            return {(cell, hit if self.ability["targets"] else frozenset()) for cell, hit in best}
        return {(cell, frozenset[Hex]()) for cell in self.nearer(costs, harm, {cell for cell, _ in best})}

    def nearer(self, costs: dict[tuple[Hex, int], int], harm: int, goals: set[Hex]) -> set[Hex]:
        """Where the rest of the way is shortest, and shorter than now."""
        keys: dict[Hex, Key] = {}
        for cell, spent in product(self.floor, range(harm + 1)):
            points = self.stop(costs, self.start, cell, spent)
            if points <= self.ability["move"] and (cell == self.start or self.may_stop(cell)):
                onward = self.costs(cell)
                left = min(self.stop(onward, cell, goal, harm - spent) for goal in goals)
                keys[cell] = min(keys.get(cell, (left, points)), (left, points))
        nearer = {cell: key for cell, key in keys.items() if key[0] < keys[self.start][0]}
        return {cell for cell, key in nearer.items() if key == min(nearer.values())} or {self.start}

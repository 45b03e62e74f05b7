"""A monster's turn, whatever game and table: whom it makes for, where it may end, whom it may hit from there."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from questhall.haven import planning
from questhall.haven.aiming import NOBODY, Aim, Hit, Sights, Threat, aim
from questhall.haven.charts import CellId
from questhall.haven.grounds import Ground
from questhall.haven.planning import Destination
from questhall.haven.ways import Ways

NONE: Mapping[CellId, int] = {}


class Outcome(NamedTuple):
    """One way a turn may go that the rules allow."""

    focus: CellId
    end: Destination[CellId]
    hit: Hit


class Planner:
    """What a monster considers, each thing worked out when somebody asks for it.

    Figures are known by their cells. `foes` are those it may attack, with what breaks ties between them, the smallest
    first; `order` is the same for those it attacks beside its focus, and without it they are equal.
    """

    __slots__ = ("_aims", "_laid", "foes", "ground", "muddled", "order", "threat", "ways")

    def __init__(
        self,
        ground: Ground,
        ways: Ways[CellId],
        threat: Threat,
        foes: Mapping[CellId, int],
        *,
        muddled: bool = False,
        order: Mapping[CellId, int] = NONE,
    ) -> None:
        self.ground, self.ways, self.threat, self.foes = ground, ways, threat, foes
        self.muddled, self.order = muddled, order
        self._aims: dict[CellId, dict[CellId, Aim]] = {}
        self._laid: list[tuple[list[CellId], Hit]] | None = None

    def costs(self) -> dict[CellId, tuple[int, int] | None]:
        """For each foe the hazards and points to attack it soonest, however far; None if it never can."""
        return {foe: planning.soonest(self.ways, self.aims(foe)) for foe in self.foes}

    def focus(self) -> list[CellId]:
        """The foe that it can attack soonest; several only if nothing decides between them."""
        return planning.focus([(foe, cost, self.foes[foe]) for foe, cost in self.costs().items()])

    def aims(self, focus: CellId) -> dict[CellId, Aim]:
        """The cells where it may stand and attack a foe, with the best attacks from each."""
        found = self._aims.get(focus)
        if found is None:
            found = self._aims[focus] = self._lone(focus) if self._is_lone() else self._many(focus)
        return found

    def ends(self, focus: CellId, points: int) -> list[Destination[CellId]]:
        """Where it may end with so many points, if it makes for this foe."""
        aims = self.aims(focus)
        goals = {cell: aimed.score for cell, aimed in aims.items()}
        ranks = {cell: aimed.rank for cell, aimed in aims.items()} if self.order else None
        return planning.destinations(self.ways, points, goals, ranks, best_first=True) or []

    def outcomes(self, points: int, *, attacks: bool = True) -> list[Outcome]:
        """Everything that may happen in a turn of so many points; nothing if there is no focus."""
        return [
            Outcome(focus, end, hit)
            for focus in self.focus()
            for end in self.ends(focus, points)
            for hit in (self.aims(focus)[end.cell].hits if attacks and end.attacks else [NOBODY])
        ]

    def _may_stand(self, cell: CellId) -> bool:
        return cell == self.ways.start or self.ways.walk.may_stop(cell)

    def _is_lone(self) -> bool:
        return self.threat.area is None and (self.threat.singles == 1 or len(self.foes) == 1)

    def _lone(self, focus: CellId) -> dict[CellId, Aim]:
        """Where one target is all there is, only the distance to it matters."""
        hits = [frozenset((focus,))]
        always, near = int(self.muddled), int(self.muddled or self.threat.ranged)
        easy, hard = Aim((always,), (), hits), Aim((near,), (), hits)
        shots = self.ground.shots(focus, self.threat.reach)
        return {cell: hard if far == 1 else easy for cell, far in shots.items() if self._may_stand(cell)}

    def _many(self, focus: CellId) -> dict[CellId, Aim]:
        threat = self.threat
        cells = self.ground.chart.hexes if threat.area else self.ground.shots(focus, threat.reach)
        found: dict[CellId, Aim] = {}
        for cell in cells:
            if self._may_stand(cell) and (threat.area is None or self.ground.sees(cell, focus)):
                aimed = aim(focus, self._sights(cell), threat.singles, self._covers(cell))
                if aimed is not None:
                    found[cell] = aimed
        return found

    def _sights(self, cell: CellId) -> Sights:
        shots = {foe: self.ground.shots(foe, self.threat.reach).get(cell) for foe in self.foes}
        reached = [foe for foe, far in shots.items() if far is not None]
        near = self.ground.chart.distance[cell]
        awkward = [foe for foe in self.foes if self.muddled or (self.threat.ranged and near.get(foe) == 1)]
        return Sights(reached, awkward, self.order)

    def _covers(self, cell: CellId) -> list[Hit]:
        """Whom each way to lay the area covers: only foes in sight count."""
        area, chart = self.threat.area, self.ground.chart
        if area is None:
            return [NOBODY]
        seen = {foe for foe in self.foes if self.ground.sees(cell, foe)}
        if area.anchored:
            laid = area.from_anchor(chart.hexes[cell])
            covered = [frozenset(seen.intersection(map(chart.cells.get, cells))) for cells in laid]
        else:
            covered = [hit & seen for cells, hit in self._placements() if self._begins(cell, cells, hit & seen)]
        return list(dict.fromkeys([NOBODY, *covered]))

    def _begins(self, cell: CellId, cells: list[CellId], seen: Collection[CellId]) -> bool:
        """Whether one hex of an area that hits somebody is in range and in sight."""
        near, reach = self.ground.chart.distance[cell], self.threat.reach
        if any(near.get(foe, reach + 1) <= reach for foe in seen):
            return True
        inside = [each for each in cells if near.get(each, reach + 1) <= reach] if seen else []
        return any(self.ground.sees(cell, each) for each in inside)

    def _placements(self) -> list[tuple[list[CellId], Hit]]:
        """Every way to lay an area without a grey hex so that it covers somebody."""
        if self._laid is None:
            assert self.threat.area is not None
            chart = self.ground.chart
            laid = self.threat.area.touching(chart.hexes[foe] for foe in self.foes)
            inside = [[chart.cells[place] for place in cells if place in chart.cells] for cells in laid]
            self._laid = [(cells, frozenset(cells).intersection(self.foes)) for cells in inside]
        return self._laid

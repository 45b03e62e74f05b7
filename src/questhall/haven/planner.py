"""A monster's turn, whatever game and table: whom it makes for, where it may end, whom it may hit from there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from questhall.haven import planning
from questhall.haven.aiming import NOBODY, Aim, Hit, Sights, Threat, aim
from questhall.haven.charts import CellId
from questhall.haven.grounds import Ground
from questhall.haven.planning import Destination
from questhall.haven.ways import Walk, Ways

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

    __slots__ = ("_aims", "_covered", "_laid", "_ways", "foes", "ground", "order", "start", "threat", "walk")

    def __init__(
        self,
        ground: Ground,
        walk: Walk[CellId],
        start: CellId,
        threat: Threat,
        foes: Mapping[CellId, int],
        order: Mapping[CellId, int] = NONE,
    ) -> None:
        self.ground, self.walk, self.start, self.threat, self.foes = ground, walk, start, threat, foes
        self.order = order
        self._aims: dict[CellId, dict[CellId, Aim]] = {}
        self._ways: Ways[CellId] | None = None
        self._laid: list[tuple[list[CellId], Hit]] | None = None
        self._covered: dict[CellId, list[Hit]] = {}

    @property
    def ways(self) -> Ways[CellId]:
        """All its ways, however far."""
        if self._ways is None:
            self._ways = self.walk.ways(self.start)
        return self._ways

    def costs(self) -> dict[CellId, tuple[int, int] | None]:
        """For each foe the hazards and points to attack it soonest, however far; None if it never can."""
        return {foe: planning.soonest(self.ways, self.aims(foe)) for foe in self.foes}

    def focus(self) -> list[CellId]:
        """The foe that it can attack soonest; several only if nothing decides between them."""
        if not self._is_lone():
            return planning.focus([(foe, self._soonest(foe), tie) for foe, tie in self.foes.items()])
        goals = [cell for foe in self.foes for cell in self.aims(foe)]
        ways = self._ways or self.walk.ways_to(self.start, goals, 0)
        return planning.focus([(foe, planning.soonest(ways, self.aims(foe)), tie) for foe, tie in self.foes.items()])

    def _soonest(self, foe: CellId) -> tuple[int, int] | None:
        """The hazards and points to attack a foe soonest; cells are looked at only until one will do."""
        cells = self._cells(foe)
        for hazards in range(self.walk.most_hazards + 1):
            stops = self.ways.stops(hazards)
            for cell in sorted([each for each in cells if each in stops], key=stops.__getitem__):
                if self._look(cell, foe) is not None:
                    return hazards, stops[cell]
        return None

    def aims(self, focus: CellId) -> dict[CellId, Aim]:
        """The cells where it may stand and attack a foe, with the best attacks from each."""
        found = self._aims.get(focus)
        if found is None:
            found = self._aims[focus] = self._lone(focus) if self._is_lone() else self._many(focus)
        return found

    def ends(self, focus: CellId, points: int, ways: Ways[CellId] | None = None) -> list[Destination[CellId]]:
        """Where it may end with so many points, if it makes for this foe."""
        aims = self.aims(focus)
        goals = {cell: aimed.score for cell, aimed in aims.items()}
        ranks = {cell: aimed.rank for cell, aimed in aims.items()} if self.order else None
        return planning.destinations(ways or self.ways, points, goals, ranks, best_first=True) or []

    def march(self, focus: CellId, points: int) -> tuple[Ways[CellId], list[Destination[CellId]]]:
        """The same with the ways there, which are looked for no farther than the nearest of the best goals."""
        if not self._is_lone():
            return self.ways, self.ends(focus, points)
        aims = self.aims(focus)
        best = min((aimed.score for aimed in aims.values()), default=())
        goals = [cell for cell, aimed in aims.items() if aimed.score == best]
        ways = self.walk.ways_to(self.start, goals, points)
        return ways, self.ends(focus, points, ways)

    def hits(self, focus: CellId) -> list[Hit]:
        """Whom it may attack from where it stands."""
        if self._is_lone():
            return [frozenset((focus,))] if self.start in self.ground.shots(focus, self.threat.reach) else []
        aimed = self._look(self.start, focus)
        return aimed.hits if aimed is not None else []

    def outcomes(self, points: int, *, attacks: bool = True) -> list[Outcome]:
        """Everything that may happen in a turn of so many points; nothing if there is no focus."""
        return [
            Outcome(focus, end, hit)
            for focus in self.focus()
            for end in self.ends(focus, points)
            for hit in (self.aims(focus)[end.cell].hits if attacks and end.attacks else [NOBODY])
        ]

    def _may_stand(self, cell: CellId) -> bool:
        return cell == self.start or self.walk.may_stop(cell)

    def _is_lone(self) -> bool:
        return self.threat.area is None and (self.threat.singles == 1 or len(self.foes) == 1)

    def _lone(self, focus: CellId) -> dict[CellId, Aim]:
        """Where one target is all there is, only the distance to it matters."""
        hits = [frozenset((focus,))]
        always, near = int(self.threat.muddled), int(self.threat.muddled or self.threat.ranged)
        easy, hard = Aim((always,), (), hits), Aim((near,), (), hits)
        shots = self.ground.shots(focus, self.threat.reach)
        blocked, taken, start = self.walk.blocked, self.walk.taken, self.start
        return {
            cell: hard if far == 1 else easy
            for cell, far in shots.items()
            if (cell not in blocked and cell not in taken) or cell == start
        }

    def _many(self, focus: CellId) -> dict[CellId, Aim]:
        looks = ((cell, self._look(cell, focus)) for cell in self._cells(focus) if self._may_stand(cell))
        return {cell: aimed for cell, aimed in looks if aimed is not None}

    def _cells(self, focus: CellId) -> Iterable[CellId]:
        """The cells from which it might attack a foe."""
        if self.threat.area is None:
            return self.ground.shots(focus, self.threat.reach)
        return self.ground.chart.hexes if self.threat.singles else self._origins(focus)

    def _origins(self, focus: CellId) -> list[CellId]:
        """The cells from which an area may be laid over a foe."""
        area, chart = self.threat.area, self.ground.chart
        assert area is not None
        if area.anchored:
            found = {chart.cells.get(place, "") for place in area.anchors(chart.hexes[focus])}
        else:
            begun = {chart.cells.get(place, "") for cells in area.covering(chart.hexes[focus]) for place in cells}
            found = {cell for place in begun if place for cell in chart.within(place, self.threat.reach)}
        return [cell for cell in chart.hexes if cell in found]

    def _look(self, cell: CellId, focus: CellId) -> Aim | None:
        """The best attacks from a cell."""
        covers = self._covers(cell)
        if not self.threat.singles and not any(focus in hit for hit in covers):
            return None
        return aim(focus, self._sights(cell), self.threat.singles, covers)

    def _sights(self, cell: CellId) -> Sights:
        singles, shots, reach = self.threat.singles, self.ground.shots, self.threat.reach
        reached = [foe for foe in self.foes if cell in shots(foe, reach)] if singles else ()
        near = self.ground.chart.distance[cell]
        always, ranged = self.threat.muddled, self.threat.ranged
        awkward = [foe for foe in self.foes if always or (ranged and near.get(foe) == 1)]
        return Sights(reached, awkward, self.order)

    def _covers(self, cell: CellId) -> list[Hit]:
        """Whom each way to lay the area covers: only foes in sight count."""
        area, chart = self.threat.area, self.ground.chart
        if area is None:
            return [NOBODY]
        found = self._covered.get(cell)
        if found is None:
            if area.anchored:
                laid = [map(chart.cells.get, cells) for cells in area.from_anchor(chart.hexes[cell])]
                covered = self._in_sight(cell, [frozenset(self.foes).intersection(cells) for cells in laid])
            else:
                inside = self.ground.within(cell, self.threat.reach)
                near = [(cells, hit) for cells, hit in self._placements() if not inside.isdisjoint(cells)]
                seen = self._in_sight(cell, [hit for _, hit in near])
                places = [cells for cells, _ in near]
                covered = [hit for cells, hit in zip(places, seen, strict=True) if self._begins(cell, cells, hit)]
            found = self._covered[cell] = list(dict.fromkeys([NOBODY, *covered]))
        return found

    def _in_sight(self, cell: CellId, hits: list[Hit]) -> list[Hit]:
        """The same without those whom it does not see; lines of sight are dear, so only these foes are looked at."""
        there = frozenset[CellId]().union(*hits)
        seen = frozenset(foe for foe in there if self.ground.sees(cell, foe))
        return hits if seen == there else [hit & seen for hit in hits]

    def _begins(self, cell: CellId, cells: list[CellId], seen: Hit) -> bool:
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

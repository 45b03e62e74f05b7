"""A map with its lines of sight: from where a cell can be attacked."""

from __future__ import annotations

import functools

from questhall.haven.bits import Goals, Grid
from questhall.haven.charts import CellId, Chart
from questhall.kit import HexSight


class Ground:
    """A chart and who sees whom there; what was asked once is remembered."""

    def __init__(self, chart: Chart, sight: HexSight) -> None:
        self.chart, self.sight = chart, sight
        self._seen: dict[tuple[CellId, CellId], bool] = {}
        self._shots: dict[tuple[CellId, int], dict[CellId, int]] = {}
        self._goals: dict[tuple[CellId, int, bool], Goals] = {}
        self._within: dict[tuple[CellId, int], frozenset[CellId]] = {}

    @functools.cached_property
    def grid(self) -> Grid:
        """A bit for each cell."""
        return Grid(self.chart)

    def sees(self, one: CellId, two: CellId) -> bool:
        """Whether there is a line of sight between two cells."""
        found = self._seen.get((one, two))
        if found is None:
            found = self._seen[one, two] = self.sight.sees(self.chart.hexes[one], self.chart.hexes[two])
        return found

    def shots(self, target: CellId, reach: int) -> dict[CellId, int]:
        """The cells within reach that see a cell, with how far they are; not to be changed."""
        key = (target, reach)
        found = self._shots.get(key)
        if found is None:
            around = self.chart.distance[target].items()
            found = self._shots[key] = {cell: far for cell, far in around if far <= reach and self.sees(cell, target)}
        return found

    def within(self, centre: CellId, reach: int) -> frozenset[CellId]:
        """The cells at most so far from a cell, in sight or not."""
        key = (centre, reach)
        found = self._within.get(key)
        if found is None:
            found = self._within[key] = frozenset(self.chart.within(centre, reach))
        return found

    def goals(self, target: CellId, reach: int, *, shy: bool) -> Goals:
        """The same as sets of bits; a shy attacker would rather not stand next to its target."""
        key = (target, reach, shy)
        found = self._goals.get(key)
        if found is None:
            shots, mask = self.shots(target, reach), self.grid.mask
            far = mask([cell for cell, apart in shots.items() if apart != 1])
            whole = mask(shots)
            found = self._goals[key] = Goals((far, whole & ~far) if shy else (whole,), whole)
        return found

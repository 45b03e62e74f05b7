"""A map with its lines of sight: from where a cell can be attacked."""

from __future__ import annotations

from questhall.haven.charts import CellId, Chart
from questhall.kit import HexSight


class Ground:
    """A chart and who sees whom there; what was asked once is remembered."""

    __slots__ = ("_shots", "chart", "sight")

    def __init__(self, chart: Chart, sight: HexSight) -> None:
        self.chart, self.sight = chart, sight
        self._shots: dict[tuple[CellId, int], dict[CellId, int]] = {}

    def sees(self, one: CellId, two: CellId) -> bool:
        """Whether there is a line of sight between two cells."""
        return self.sight.sees(self.chart.hexes[one], self.chart.hexes[two])

    def shots(self, target: CellId, reach: int) -> dict[CellId, int]:
        """The cells within reach that see a cell, with how far they are; not to be changed."""
        key = (target, reach)
        found = self._shots.get(key)
        if found is None:
            around = self.chart.distance[target].items()
            found = self._shots[key] = {cell: far for cell, far in around if far <= reach and self.sees(cell, target)}
        return found

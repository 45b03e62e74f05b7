"""What the two Gloomhaven games share: conditions, attacks, areas, elements, ways to move, monster planning.

Pure: it knows neither tables nor content. Cells are ids; a `Chart` says where they lie. Answers, events and
what is drawn of them stand in `choices`, `events` and `scenes` as far as both games have them.
"""

from questhall.haven import attacks, bits, charts, conditions, elements, forced, planning, ways
from questhall.haven.attacks import Luck, Modifier
from questhall.haven.bits import Footing, Grid
from questhall.haven.charts import CellId, Chart
from questhall.haven.planning import Destination
from questhall.haven.ways import Walk, Ways

__all__ = [
    "CellId",
    "Chart",
    "Destination",
    "Footing",
    "Grid",
    "Luck",
    "Modifier",
    "Walk",
    "Ways",
    "attacks",
    "bits",
    "charts",
    "conditions",
    "elements",
    "forced",
    "planning",
    "ways",
]

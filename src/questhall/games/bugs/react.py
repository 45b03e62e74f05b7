"""What events set off.  [BB-4501, BB-4707, BB-4708]"""

from __future__ import annotations

from collections.abc import Iterable

from questhall.core import Event, Step

from .events import FigureDied
from .steps.ending import CheckGoal, CheckLoss
from .steps.spawning import avenging
from .world import BugsTable

REACTS_TO = frozenset({FigureDied})


def react(t: BugsTable, event: Event) -> Iterable[Step]:
    """When a figure is gone, others may come, and the scenario may be decided."""
    assert isinstance(event, FigureDied)
    return (*avenging(t, event), CheckLoss(), CheckGoal())

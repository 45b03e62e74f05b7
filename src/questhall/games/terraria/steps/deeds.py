"""Deeds that count towards goals.  [TR-2103]"""

from __future__ import annotations

from questhall.core import Step

from ..content.goals import Done
from ..world import TerrariaTable


class Count(Step, frozen=True):
    """A deed counts towards a visible goal.  [TR-2103, TR-R-90]"""

    goal: str
    count: int

    def run(self, t: TerrariaTable) -> None:
        """Those that were done before it was visible did not."""
        progress = t.state.progress
        progress[self.goal] = progress.get(self.goal, 0) + self.count


def forget(t: TerrariaTable, within: str) -> None:
    """What must be done within one phase or night starts anew."""
    for goal in list(t.state.progress):
        condition = t.content.goals[goal].condition
        if isinstance(condition, Done) and condition.within == within:
            del t.state.progress[goal]

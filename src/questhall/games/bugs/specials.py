"""Special rules of a scenario that happen once.  [BB-305]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from .content.scenarios import RuleKind
from .world import BugsTable, scenario_of

Kind = TypeVar("Kind", bound=RuleKind)


def awaited(t: BugsTable, kind: type[Kind]) -> Iterator[tuple[int, Kind]]:
    """The rules of a kind that have not happened yet, with their numbers."""
    for number, rule in enumerate(scenario_of(t).rules):
        if isinstance(rule, kind) and number not in t.state.done:
            yield number, rule


def happened(t: BugsTable, number: int) -> None:
    """It happens no more."""
    t.state.done.append(number)

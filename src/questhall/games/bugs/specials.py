"""Special rules of a scenario that happen once.  [BB-305]"""

from __future__ import annotations

import functools
from typing import TypeVar

from .content import load
from .content.scenarios import RuleKind
from .world import BugsTable

Kind = TypeVar("Kind", bound=RuleKind)


def awaited(t: BugsTable, kind: type[Kind]) -> list[tuple[int, Kind]]:
    """The rules of a kind that have not happened yet, with their numbers."""
    printed, done = numbered(t.state.scenario, kind), t.state.done
    return [each for each in printed if each[0] not in done] if done else printed


@functools.cache
def numbered(scenario: str, kind: type[Kind]) -> list[tuple[int, Kind]]:
    """The rules of a kind with their numbers; not to be changed."""
    return [(number, rule) for number, rule in enumerate(load().scenarios[scenario].rules) if isinstance(rule, kind)]


def happened(t: BugsTable, number: int) -> None:
    """It happens no more."""
    t.state.done.append(number)

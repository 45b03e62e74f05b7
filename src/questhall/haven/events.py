"""What happens to figures in both games, in the past tense."""

from __future__ import annotations

from typing import Annotated

import msgspec

from questhall.core import Event, noun
from questhall.core.chapters import defined_in
from questhall.haven.charts import CellId
from questhall.haven.terms import Being, ConditionId, FigureId


class Who(msgspec.Struct, frozen=True, gc=False):
    """A figure, as it is called."""

    being: Being
    number: int = 0
    elite: bool = False


class RoundBegan(Event, frozen=True):
    """A new round."""

    round: int


class FigureMoved(Event, frozen=True):
    """A figure went from hex to hex."""

    figure: FigureId
    who: Who
    path: tuple[CellId, ...]
    forced: bool = False


class DamageSuffered(Event, frozen=True):
    """Health was lost."""

    figure: FigureId
    who: Who
    damage: int
    left: int
    source: Annotated[str, noun("source")]


class FigureHealed(Event, frozen=True):
    """Health came back."""

    figure: FigureId
    who: Who
    value: int
    left: int


class ConditionGained(Event, frozen=True):
    """A figure has a condition."""

    figure: FigureId
    who: Who
    condition: ConditionId


class ConditionEnded(Event, frozen=True):
    """A condition is over."""

    figure: FigureId
    who: Who
    condition: ConditionId


class RoundEnded(Event, frozen=True):
    """The round is over."""

    round: int


EVENTS = defined_in(__name__, Event)

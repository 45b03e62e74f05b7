"""How to draw a view."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.core import Decision, Event, Refusal
from questhall.core.scene import Scene

from .view import View


def scene(
    seen: View, decision: Decision | None, refusals: Sequence[Refusal], language: str, log: Sequence[Event]
) -> Scene:
    """The map, the figures, the cards."""
    return Scene(game="bugs", rev=len(log), title="", boards={})

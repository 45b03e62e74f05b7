"""What is asked at a table and its copies; the conformance suite plays whole games."""

from typing import Any

from questhall.core import Table
from questhall.games.terraria.state import State
from tests.games.terraria.board import sit


def choices(t: Table[State]) -> list[Any]:
    return [(seat, choice) for seat, decision in t.decisions.items() for choice in decision.choices]


def test_what_a_copy_is_asked_does_not_follow_the_table_that_went_on() -> None:
    t = sit(2)
    while len(t.decisions) < 2:
        t.take(*next((seat, decision.choices[0]) for seat, decision in t.decisions.items()))
    fresh = t.copy()
    fresh._decisions = None
    twin = t.copy()
    t.take(0, t.decisions[0].choices[0])
    assert choices(twin) == choices(fresh)

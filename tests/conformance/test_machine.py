"""Hypothesis plays every game: it chooses, copies, takes back, freezes and starts again, as it likes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from questhall.core import Game, Table
from tests.conformance.driver import case_of, every_game, open_choices, past

QUICK = settings(
    max_examples=10,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
SLOW = settings(QUICK, max_examples=100, stateful_step_count=200)


class Player(RuleBasedStateMachine):
    """Knows of every moment since the table began what it was, and finds it so again."""

    game: Game[Any, Any]
    t: Table[Any]
    trail: list[tuple[Any, ...]]

    @initialize(which=st.integers(0), seed=st.integers(0, 99))
    def sit_down(self, which: int, seed: int) -> None:
        scenarios = self.game.scenarios()
        self.t = case_of(self.game, scenarios[which % len(scenarios)], seed).sit()
        self.trail = [past(self.t)]

    @precondition(lambda self: self.t.decisions)
    @rule(pick=st.integers(0))
    def choose(self, pick: int) -> None:
        choices = open_choices(self.t)
        self.t.take(*choices[pick % len(choices)])
        self.trail.append(past(self.t))

    @rule()
    def copy(self) -> None:
        self.t = self.t.copy()

    @precondition(lambda self: self.t.decisions)
    @rule(pick=st.integers(0))
    def choose_on_a_copy(self, pick: int) -> None:
        choices = open_choices(self.t)
        self.t.copy().take(*choices[pick % len(choices)])

    @precondition(lambda self: self.t.history)
    @rule(pick=st.integers(0))
    def undo(self, pick: int) -> None:
        count = pick % len(self.t.history) + 1
        self.t.undo(count, across_fences=True)
        del self.trail[-count:]

    @rule()
    def freeze_and_thaw(self) -> None:
        self.t = Table.thaw(self.game, self.t.freeze())
        self.trail = [past(self.t)]

    @precondition(lambda self: not self.t.decisions)
    @rule(which=st.integers(0), seed=st.integers(0, 99))
    def play_again(self, which: int, seed: int) -> None:
        self.sit_down(which, seed)

    @invariant()
    def the_table_is_where_the_trail_ends(self) -> None:
        assert past(self.t) == self.trail[-1]
        assert len(self.t.history) == len(self.trail) - 1

    @invariant()
    def the_position_is_sound(self) -> None:
        assert list(self.game.faults(self.t)) == []
        assert bool(self.t.decisions) == (self.t.outcome is None)
        assert all(decision.choices for decision in self.t.decisions.values())


@pytest.mark.parametrize("width", [QUICK, pytest.param(SLOW, marks=pytest.mark.slow)], ids=["quick", "slow"])
@every_game
def test_whatever_is_done_in_whatever_order_the_table_stays_sound(game: Game[Any, Any], width: settings) -> None:
    player = type("Player", (Player,), {"game": game})
    run_state_machine_as_test(player, settings=width)

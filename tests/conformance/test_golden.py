"""Whole games as text: every decision, choice and event. What changes in them is read as carefully as code.

Each scenario of every registered game that is always played is played once by random choice; a game without its golden
files fails.
"""

import random

import pytest

import questhall
from questhall.core import Table
from questhall.words import words_for
from tests.conformance.driver import case_of, quick_seeds

SCENARIOS = [
    (key, scenario) for key, game in questhall.GAMES.items() for scenario, often in quick_seeds(game).items() if often
]


def told(table: Table, since: int) -> list[str]:
    words = words_for(table.game.folder, "en")
    return [f"    {event!r}\n      {words.event(event)}" for event in table.events[since:]]


def story(table: Table, chance: random.Random) -> str:
    lines = [str(table.setup), *told(table, 0)]
    while table.decisions:
        seat, decision = next(iter(table.decisions.items()))
        choice = chance.choice(decision.choices)
        since = len(table.events)
        lines.append(f"{seat} {decision.prompt}: {choice}  (1 of {len(decision.choices)})")
        table.take(seat, choice)
        lines += told(table, since)
    return "\n".join([*lines, str(table.outcome), ""])


@pytest.mark.parametrize(("key", "scenario"), SCENARIOS)
def test_a_game_goes_as_it_went(key, scenario, golden):
    table = case_of(questhall.GAMES[key], scenario, 1).sit()
    golden(f"{key}/{scenario}", story(table, random.Random(1)))

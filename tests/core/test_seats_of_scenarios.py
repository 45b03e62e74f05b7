"""Scenarios may be for fewer numbers of seats than their game."""

from __future__ import annotations

import dataclasses

import pytest

from questhall.core import Setup
from questhall.core.errors import SetupError
from tests.core.toy import TOY

PAIRED = dataclasses.replace(TOY, seats_for=lambda scenario: (2,))


def setup(seats: int) -> Setup:
    return Setup(TOY.key, TOY.scenarios()[0], ("",) * seats, 1)


def test_without_a_word_a_scenario_is_for_all_seats_of_its_game():
    assert list(TOY.seats(TOY.scenarios()[0])) == list(TOY.players)


def test_a_scenario_refuses_seats_that_its_game_would_allow():
    PAIRED.check(setup(2))
    with pytest.raises(SetupError, match="is for 2 seats, not for 3"):
        PAIRED.check(setup(3))


def test_a_scenario_may_be_for_some_roles_only_and_names_them():
    choosy = dataclasses.replace(TOY, roles_for=lambda scenario: TOY.roles()[:1])
    first, other = TOY.roles()[:2]
    scenario = TOY.scenarios()[0]
    assert (list(TOY.cast(scenario)), list(choosy.cast(scenario))) == (list(TOY.roles()), [first])
    choosy.check_cast(Setup(TOY.key, scenario, (first, ""), 1))
    with pytest.raises(SetupError, match=f"cannot be played with “{other}”. It is for: {first}"):
        choosy.check_cast(Setup(TOY.key, scenario, (other,), 1))

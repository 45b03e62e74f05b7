"""What cannot be sat down to is refused with what can."""

from __future__ import annotations

from typing import Any

import pytest

import questhall
from questhall.core import Setup, Table
from questhall.core.errors import SetupError
from tests.core.toy import TOY

GOOD: dict[str, Any] = {"game": "toy", "scenario": "summer", "seats": ("azure", "black"), "seed": 7}


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"scenario": "winter"}, "“toy” has no scenario “winter”. It has: afternoon, summer."),
        ({"seats": ("azure", "dodo")}, "“toy” has no “dodo” to play. It has: azure, black, common."),
        ({"seats": ("azure", "azure")}, "“azure” sits at two seats; each can be played once. Free: black, common."),
        ({"seats": ()}, "“toy” is for 1 to 3 seats, not for 0."),
        ({"seats": ("", "", "", "")}, "“toy” is for 1 to 3 seats, not for 4."),
        ({"options": {"level": "hard"}}, "“toy” has no option “level”. It has: bonus, purse, windy."),
        ({"options": {"purse": "empty"}}, "Invalid enum value 'empty' - at `$.purse`. Legal: purse: fat, thin; windy"),
        (
            {"options": {"windy": "yes"}},
            "Expected `bool`, got `str` - at `$.windy`. Legal: purse: fat, thin; windy: True",
        ),
        ({"options": {"bonus": 4}}, "Expected `int` <= 3 - at `$.bonus`. Legal: "),
        ({"seed": 2**64}, "The seed 18446744073709551616 is too long."),
    ],
)
def test_a_wrong_setup_is_explained(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SetupError) as error:
        Table.sit(TOY, Setup(**GOOD | wrong))
    assert complaint in str(error.value)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(SetupError, match=r"There is no game “chess”\. There are:"):
        questhall.sit("chess", scenario="summer", seats=1, seed=1)


def test_several_seats_may_be_left_to_choose_in_the_game() -> None:
    t = Table.sit(TOY, Setup(**GOOD | {"seats": ("", "black", "")}))
    assert [magpie.clan for magpie in t.state.magpies] == ["azure", "black", "common"]


def test_options_reach_the_game() -> None:
    t = Table.sit(TOY, Setup(**GOOD | {"options": {"purse": "fat", "bonus": 2}}))
    assert [magpie.coins for magpie in t.state.magpies] == [5, 5]


def test_the_same_setup_gives_the_same_bytes() -> None:
    assert Table.sit(TOY, Setup(**GOOD)).freeze() == Table.sit(TOY, Setup(**GOOD)).freeze()


def test_another_seed_gives_another_deal() -> None:
    decks = {tuple(Table.sit(TOY, Setup(**GOOD | {"seed": seed})).state.deck) for seed in range(20)}
    assert len(decks) > 15

"""A whole game of keep, won with nothing but clicks."""

from typing import Any

import pytest
from playwright.sync_api import expect

import questhall
from questhall.core import Choice, Table
from tests.server.process import ServerProcess

from .conftest import Visit
from .hands import go_to_table, key_of, new_room, play, winning_line


def won_game() -> tuple[int, Table[Any], list[Choice]]:
    """A game that greedy play wins, with its seed."""
    for seed in range(4, 20):
        table = questhall.sit("keep", scenario="first_night", seats=["dragon"], seed=seed, level="simple")
        if line := winning_line(table):
            return seed, table, line
    raise AssertionError("greedy play lost all games")


@pytest.mark.slow
def test_a_game_is_won_by_clicking(visit: Visit, server: ServerProcess) -> None:
    seed, table, line = won_game()
    page = visit("/about", name="Mira")
    go_to_table(page, new_room(server.url, key_of(page), seed=seed, options={"level": "simple"})["room"])
    for choice in line:
        play(page, table, choice)
    expect(page.get_by_role("dialog")).to_contain_text(table.scene(0, "en").ending)

"""A whole game of keep, won with nothing but clicks."""

import pytest
from playwright.sync_api import expect

from tests.server.process import ServerProcess

from .conftest import Visit
from .hands import go_to_table, key_of, new_room, play, won_game


@pytest.mark.slow
def test_a_game_is_won_by_clicking(visit: Visit, server: ServerProcess) -> None:
    seed, table, line = won_game()
    page = visit("/about", name="Mira")
    go_to_table(page, new_room(server.url, key_of(page), seed=seed, options={"level": "simple"})["room"])
    for choice in line:
        play(page, table, choice)
    expect(page.get_by_role("dialog")).to_contain_text(table.scene(0, "en").ending)

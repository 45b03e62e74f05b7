"""Somebody new in a world of many small cells."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.process import ServerProcess

from .conftest import Visit
from .hands import ask, at_table, new_person

PLAN = {"game": "terraria", "scenario": "world", "seed": 3, "seats": [{"by": "me", "role": "miner"}]}
BUTTERFLY, BELOW = 179, 230


def test_a_card_gives_points_and_a_block_is_dug_with_them(visit: Visit, server: ServerProcess) -> None:
    key = new_person(server.url, "Mira")
    page = at_table(visit, server.url, ask(server.url, "/rooms", key, **PLAN)["room"], key)
    asked = page.locator("[data-prompt] h1")
    page.get_by_role("button", name="Begin").click()
    expect(asked).to_have_text("Where do you begin?")
    page.locator(f"[data-ref='cell:main/{BUTTERFLY}']").click()
    expect(asked).to_have_text("Use a card for action points")
    page.locator("[data-ref^='card:h0'].choosable").first.click()
    page.get_by_role("menuitem").first.click()
    expect(asked).to_have_text(re.compile("^[12] action point"))
    page.locator(f"[data-ref='cell:main/{BELOW}']").click()
    expect(page.get_by_role("list", name="Log").get_by_text("Miner digs: Dirt.")).to_be_visible()

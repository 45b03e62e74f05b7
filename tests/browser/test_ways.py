"""What people expect of a map: a click goes all the way there, the right button tells what lies there."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import questhall
from questhall.bots import make_bot
from questhall.core import Table
from tests.server.process import ServerProcess

from .conftest import Visit
from .hands import brought, goes_all_the_way, new_person, ready


def turns(table: Table[Any]) -> Iterator[dict[str, tuple[str, ...]]]:
    """Greedy play of a clash, with the ways of the first seat whenever it is asked."""
    bot = make_bot("greedy", table.game, seed=1)
    while table.decisions:
        seat, decision = next(iter(table.decisions.items()))
        cells = table.scene(0, "en", log=False).boards["map"].cells if seat == 0 else {}
        yield {key: cell.way for key, cell in cells.items() if cell.way}
        table.take(seat, bot.choose(table.view(seat), decision))


def far() -> tuple[Table[Any], tuple[str, ...]]:
    """A clash at a moment when a hero can go three fields far, and the way."""
    table = questhall.sit("heroes", scenario="first_flags", seats=["castle", "dungeon"], seed=3)
    for ways in turns(table):
        if long := [way for way in ways.values() if len(way) > 3]:
            return table, long[0]
    raise AssertionError("no hero ever had far to go")


@pytest.fixture
def travel(visit: Visit, server: ServerProcess, tmp_path: Path) -> tuple[Page, tuple[str, ...]]:
    """A page on which a hero can go far, and the way."""
    table, way = far()
    key = new_person(server.url, "Mira")
    page: Page = visit(f"/table/{brought(server.url, key, table, tmp_path)}", key=key, welcomed=True)
    return ready(page), way


def test_a_click_on_a_far_field_goes_all_the_way(travel: tuple[Page, tuple[str, ...]]) -> None:
    page, way = travel
    goes_all_the_way(page, way)


def test_the_right_button_tells_all_that_is_on_a_field(travel: tuple[Page, tuple[str, ...]]) -> None:
    page, way = travel
    page.locator(f"[data-ref='{way[0]}']").click(button="right", force=True)
    expect(page.locator(".tip")).to_contain_text("Catherine")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("right button")


def test_a_unit_of_a_list_is_enlarged_with_its_other_side(travel: tuple[Page, tuple[str, ...]]) -> None:
    page, _ = travel
    page.locator('[data-ref="card:army.0"]').first.click(button="right", force=True)
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Few")
    expect(dialog).to_contain_text("Pack")
    page.keyboard.press("Escape")
    page.locator("button.player", has_text="Catherine").click()
    expect(dialog.get_by_role("region", name="Ability and specialties")).to_contain_text("Crusaders IV")
    expect(dialog).to_contain_text("Built")

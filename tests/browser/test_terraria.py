"""Somebody new in a world of many small cells."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import questhall
from questhall.core import Table
from questhall.games.terraria.choices import Dig, Explore
from tests.server.process import ServerProcess

from .conftest import Visit
from .hands import ask, at_table, goes_all_the_way, new_person, opened, table_of

PLAN = {"game": "terraria", "scenario": "world", "seed": 3, "seats": [{"by": "me", "role": "miner"}]}
BUTTERFLY, BELOW = 179, 230
DEEP = 25
"""So many rows all layers have."""


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


def walker() -> tuple[Table[Any], tuple[str, ...]]:
    """A table at which a character has points to walk farther than one cell, and the way."""
    table = questhall.sit("terraria", scenario="world", seats=["miner"], seed=3)
    for wanted in ("pass", f"place cell={BUTTERFLY}", "use card=explore part=0", "use card=explore_more part=0"):
        table.take(0, next(each for each in table.decisions[0].choices if str(each) == wanted))
    cells = table.scene(0, "en", log=False).boards["main"].cells.values()
    return table, max((cell.way for cell in cells), key=len)


def test_a_click_on_a_far_cell_walks_all_the_way(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    table, way = walker()
    page = opened(visit, server.url, table, tmp_path)
    goes_all_the_way(page, way)
    expect(page.locator("[data-prompt] h1")).to_have_text("Use a card for action points")


def test_the_key_that_ended_the_actions_does_not_come_under_a_number(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    table, _ = walker()
    page = opened(visit, server.url, table, tmp_path)
    expect(page.locator("[data-prompt] kbd")).to_have_text("E")
    page.keyboard.press("e")
    page.get_by_role("alertdialog").get_by_role("button", name="Yes").click()
    expect(page.locator("[data-rev]")).not_to_have_attribute("data-rev", str(len(table.history)))


def test_each_space_of_the_time_track_tells_what_happens_there(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    page = opened(visit, server.url, walker()[0], tmp_path)
    track = page.get_by_role("button", name="Time: 1 / 7")
    track.locator(".cells i").nth(5).hover()
    expect(page.locator(".told")).to_have_text(re.compile("Space 6 .night.*threat rises by 1; enemies appear"))
    page.mouse.move(0, 400)
    expect(page.locator(".told")).to_have_count(0)
    track.click()
    expect(page.get_by_role("dialog").locator(".row")).to_have_count(7)


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Clear selection"), ("uk", "Зняти вибір"), ("ru", "Снять выбор")]
)
def test_what_was_picked_is_put_back_by_a_button_that_says_so(
    visit: Visit, server: ServerProcess, tmp_path: Path, language: str, name: str
) -> None:
    table = questhall.sit("terraria", scenario="world", seats=["miner"], seed=3)
    for wanted in ("pass", f"place cell={BUTTERFLY}"):
        table.take(0, next(each for each in table.decisions[0].choices if str(each) == wanted))
    page = opened(visit, server.url, table, tmp_path, language=language)
    page.locator("[data-ref^='card:h0'].choosable").first.click()
    expect(page.get_by_role("menu")).to_be_visible()
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(page.get_by_role("button", name=name)).to_have_count(0)
    expect(page.locator("[data-rev]")).to_have_attribute("data-rev", str(len(table.history)))


def test_the_crafting_book_is_looked_through_shelf_by_shelf(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    table, _ = walker()
    page, book = opened(visit, server.url, table, tmp_path), table.scene(0, "en", log=False).zones["book"]
    page.get_by_role("button", name="Crafting book").click()
    shelves, cards = page.get_by_role("group", name="Which cards are shown"), page.get_by_role("dialog").locator("li")
    expect(cards).to_have_count(len(book.cards))
    shelves.get_by_role("button", name="Tools").click()
    expect(cards).to_have_count(len(book.shelves["tools"].cards))
    expect(shelves.locator("[aria-pressed=true]")).to_have_text(re.compile("Tools"))


def test_a_click_walks_and_the_right_button_or_its_keys_tell_what_else_could_be_done(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    table = questhall.sit("terraria", scenario="world", seats=["miner"], seed=3, journey=True)
    for wanted in ("pass", f"place cell={BUTTERFLY}", "use card=explore part=0"):
        table.take(0, next(each for each in table.decisions[0].choices if str(each) == wanted))
    page, step = opened(visit, server.url, table, tmp_path), f"[data-ref='cell:main/{BUTTERFLY + 1}']"
    items, names = page.get_by_role("menuitem"), [re.compile(name) for name in ("Go", "Hang a rope", "Cancel")]
    page.locator(step).click(button="right", force=True)
    expect(items).to_have_text(names)
    page.keyboard.press("Escape")
    expect(items).to_have_count(0)
    page.keyboard.press("Shift+F10")
    expect(items).to_have_text(names)
    page.keyboard.press("Escape")
    page.locator(step).click(force=True)
    expect(page.locator("[data-rev]")).to_have_attribute("data-rev", str(len(table.history) + 1))
    assert table_of(page, server.url).state.sides[0].cell == BUTTERFLY + 1


def deep() -> Table[Any]:
    """A table whose world reaches down to its lowest layer: somebody digs and explores wherever he can."""
    table, luck = questhall.sit("terraria", scenario="world", seats=["miner"], seed=1, journey=True), Random(1)
    while table.decisions[0].prompt != "character_phase" or len({place[1] for place in places(table)}) < DEEP:
        open_to = table.decisions[0].choices
        table.take(0, next((each for each in open_to if isinstance(each, Explore | Dig)), luck.choice(open_to)))
    return table


def places(table: Table[Any]) -> list[tuple[int, ...]]:
    """Where the cells of its world lie."""
    return [cell.place for cell in table.scene(0, "en", log=False).boards["main"].cells.values()]


COVERED = """() => {
    const box = (it) => it.getBoundingClientRect();
    const area = box(document.querySelector('.qboard')), low = box(document.querySelector('[data-prompt]')).top;
    const inside = (it) => it.left >= area.left && it.right <= area.right && it.top >= area.top && it.bottom <= low;
    return [...document.querySelectorAll('[data-ref^="cell:"]')].filter((each) => !inside(box(each))).length;
}"""
"""How many cells are not in sight."""


def test_the_whole_world_can_be_seen_and_from_there_a_cell(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = opened(visit, server.url, deep(), tmp_path, size={"width": 1366, "height": 768})
    assert page.evaluate(COVERED) > 0
    page.get_by_role("button", name="Show all").click()
    page.wait_for_function(f"({COVERED})() === 0")
    first = width_of_a_cell(page)
    for _ in range(2):
        page.get_by_role("button", name="Zoom out").click()
    assert width_of_a_cell(page) <= first
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").click()
    assert width_of_a_cell(page) > first
    expect(page.locator("[data-ref='piece:s0']")).to_be_in_viewport()


def width_of_a_cell(page: Page) -> float:
    """In pixels."""
    width: float = page.locator("[data-ref^='cell:']").first.evaluate("it => it.getBoundingClientRect().width")
    return width

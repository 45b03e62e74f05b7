"""What is asked takes no more room than it needs."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import questhall
from questhall.bots import make_bot
from questhall.core import Table
from tests.server.process import ServerProcess

from .conftest import PHONE, Visit
from .hands import opened

LINE = 30
"""Less than two lines of a question, in px."""
HALF = PHONE["height"] / 2


def attacked() -> Table[Any]:
    """A combat in which the first seat may play cards in an attack."""
    table = questhall.sit("heroes", scenario="first_flags", seats=["castle", "dungeon"], seed=3)
    bot = make_bot("greedy", table.game, seed=1)
    while (0, "card_window") not in [(seat, decision.prompt) for seat, decision in table.decisions.items()]:
        seat, decision = next(iter(table.decisions.items()))
        table.take(seat, bot.choose(table.view(seat), decision))
    return table


@pytest.fixture(scope="module")
def attack() -> Table[Any]:
    """It takes a while to come there."""
    return attacked()


def box(part: Locator) -> dict[str, float]:
    """Where something is."""
    found = part.bounding_box()
    assert found
    return dict(found)


def test_long_help_has_the_width_of_the_prompt_and_buttons_stand_below(
    visit: Visit, server: ServerProcess, attack: Table[Any], tmp_path: Path
) -> None:
    page = opened(visit, server.url, attack, tmp_path)
    prompt = page.locator("[data-prompt].asked")
    assert box(prompt.locator("h1"))["height"] < LINE
    words, buttons = box(prompt.locator(".words")), box(prompt.locator(".buttons"))
    assert words["y"] + words["height"] <= buttons["y"]
    assert words["width"] > box(prompt)["width"] * 0.7


def sheet(page: Page) -> float:
    """How high what is asked is on a phone."""
    return box(page.locator(".sheet"))["height"]


def test_on_a_phone_the_field_is_seen_and_what_is_read_elsewhere_too(
    visit: Visit, server: ServerProcess, attack: Table[Any], tmp_path: Path
) -> None:
    page = opened(visit, server.url, attack, tmp_path, size=PHONE, touch=True, hints=False)
    assert sheet(page) < HALF
    before = sheet(page)
    lines = page.locator("[data-prompt] .lines p")
    expect(lines).to_be_visible()
    page.get_by_role("navigation").get_by_role("button", name="Log").tap()
    expect(lines).to_be_hidden()
    expect(page.locator("[data-prompt] [data-choice]").first).to_be_visible()
    assert sheet(page) < before


def test_an_order_of_many_turns_shows_at_which_end_there_are_more(
    visit: Visit, server: ServerProcess, attack: Table[Any], tmp_path: Path
) -> None:
    page = opened(visit, server.url, attack, tmp_path, size={"width": 320, "height": 844}, touch=True)
    line = page.get_by_role("list", name="Order of turns")
    line.evaluate("(line) => { line.style.maxWidth = '90px'; line.scrollLeft = 0; }")
    expect(line).to_contain_class("after")
    expect(line).not_to_contain_class("before")
    line.evaluate("(line) => (line.scrollLeft = 30)")
    expect(line).to_contain_class("before after")

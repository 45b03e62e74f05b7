"""A bot plays for somebody who looks on."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from questhall.core import Table
from tests.server.process import ServerProcess

from .conftest import Visit
from .hands import open_menu, opened, won_game

ASKED = "dialog[open] [data-choice], [data-prompt] [data-choice], [data-prompt].asked"
WATCH = """(asked) => {
    window.asked = 0;
    const look = () => document.querySelector(".lent") && document.querySelector(asked) && (window.asked += 1);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""


def nearly_won(left: int) -> Table[Any]:
    """A game that greedy play wins with so many more choices."""
    _, table, line = won_game()
    for choice in line[:-left]:
        table.take(next(iter(table.decisions)), choice)
    return table


def lend(page: Page) -> None:
    """Let a bot play."""
    open_menu(page).get_by_role("button", name="People and links").click()
    page.get_by_role("button", name="Let a bot play").click()
    page.keyboard.press("Escape")


def test_one_for_whom_a_bot_has_played_to_the_end_is_told_how_it_ended(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    page = opened(visit, server.url, nearly_won(6), tmp_path)
    lend(page)
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    expect(page.locator(".lent")).to_have_count(0)
    expect(page.locator(".notices p")).to_have_count(0)


def test_what_a_bot_is_asked_is_never_put_to_its_person(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = opened(visit, server.url, nearly_won(12), tmp_path, pace="normal", motion="no-preference")
    page.evaluate(WATCH, ASKED)
    lend(page)
    expect(page.locator(".lent")).to_be_visible()
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible(timeout=60_000)
    assert page.evaluate("window.asked") == 0

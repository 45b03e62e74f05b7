"""A bot plays for somebody who looks on."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from questhall.core import Table
from tests.server.process import ServerProcess

from .conftest import Visit
from .hands import open_menu, opened, won_game
from .test_reports import about_to_win

ASKED = "dialog[open] [data-choice], [data-prompt] [data-choice], [data-prompt].asked"
WATCH = """(asked) => {
    window.lent = false;
    window.asked = 0;
    const look = () => {
        if (!document.querySelector(".lent")) return;
        window.lent = true;
        if (document.querySelector(asked)) window.asked += 1;
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""


def nearly_won(left: int) -> Table[Any]:
    """A game that greedy play wins with so many more choices."""
    _, table, line = won_game()
    for choice in line[:-left]:
        table.take(next(iter(table.decisions)), choice)
    return table


def lend(page: Page) -> None:
    """Let a bot play; it may be at the end before the dialog is closed, and a key would close another."""
    open_menu(page).get_by_role("button", name="People and links").click()
    people = page.locator("dialog", has=page.get_by_role("button", name="Let a bot play"))
    dialog = people.element_handle()
    people.get_by_role("button", name="Let a bot play").click()
    dialog.evaluate("dialog => dialog.close()")


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
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible(timeout=60_000)
    assert page.evaluate("[window.lent, window.asked]") == [True, 0]


def test_what_a_bot_has_played_out_can_be_played_by_oneself_after_all(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    page = opened(visit, server.url, about_to_win()[0], tmp_path)
    play_out = page.get_by_role("button", name="Let a bot play this out")
    again = "Play it yourself after all"
    for place in ("notice", "menu"):
        play_out.click()
        expect(page.locator(".notices")).to_contain_text(again)
        expect(page.locator("[data-ref^='cell:combat/']")).to_have_count(0)
        offers = open_menu(page) if place == "menu" else page.locator(".notices")
        offers.get_by_role("button", name=again).click()
        expect(page.locator("[data-ref^='cell:combat/']").first).to_be_visible()
        expect(page.locator(ASKED).first).to_be_visible()
        expect(page.locator(".notices")).not_to_contain_text(again)

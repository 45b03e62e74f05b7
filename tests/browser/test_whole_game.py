"""A whole game of keep, won with nothing but clicks."""

from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess

from .conftest import Visit
from .hands import begin, click, table_of, winning_line


def solo(visit: Visit) -> Page:
    page = visit("/new/keep")
    page.get_by_label("Ratfolk").first.click()
    page.get_by_role("button", name="Play alone").click()
    begin(page)
    return page


def test_a_game_is_won_by_clicking(visit: Visit, server: ServerProcess) -> None:
    for _ in range(6):
        page = solo(visit)
        table = table_of(page, server.url)
        if line := winning_line(table):
            break
    assert line, "greedy play lost six games in a row"
    for choice in line:
        click(page, table, choice)
        table.take(next(iter(table.decisions)), choice)
        expect(page.locator("[data-rev]")).to_have_attribute("data-rev", str(len(table.history)))
    expect(page.get_by_role("dialog")).to_contain_text(table.scene(0, "en").ending)

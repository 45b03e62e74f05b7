"""A campaign in the browser: its story, its page between scenarios, and the way on."""

from pathlib import Path

from playwright.sync_api import Page, expect

import questhall
from questhall.bots import make_bot
from questhall.core import Choice, Table
from tests.server.process import ServerProcess

from .conftest import PHONE, Visit
from .hands import at_table, click, new_person, new_room, opened, play, shows

SEED = 3
BRUISER = ({"by": "me", "role": "bruiser"},)


def campaign() -> Table:
    return questhall.sit("bugs", scenario="campaign", seats=["bruiser"], seed=SEED)


def read(page: Page, *told: str) -> None:
    """Read what stands in the window, and go on."""
    window = page.get_by_role("dialog")
    for text in told:
        expect(window).to_contain_text(text)
    window.get_by_role("button", name="Begin").or_(window.get_by_role("button", name="Go on")).click()
    expect(window).to_be_hidden()


def before_the_end() -> tuple[Table, Choice]:
    """The first scenario before the choice that decides it, and that choice."""
    table = campaign()
    bot = make_bot("greedy", table.game, seed=1)
    while True:
        choice = bot.choose(table.view(0), table.decisions[0])
        after = table.copy()
        after.take(0, choice)
        if after.state.campaign.attempts:
            return table, choice
        table = after


def test_a_campaign_begins_with_its_story_and_explains_what_is_asked_first(visit: Visit, server: ServerProcess) -> None:
    key, table = new_person(server.url, "Mira"), campaign()
    room = new_room(server.url, key, BRUISER, game="bugs", scenario="campaign")["room"]
    page = at_table(visit, server.url, room, key)
    read(page, "no taller than a thimble", "fourteen scenarios")
    play(page, table)
    read(page, "Two guards", "Goal: no monster is left.")
    expect(page.get_by_role("note")).to_contain_text("the top of one card and the bottom of the other")
    page.get_by_role("button", name="No more hints").click()
    expect(page.get_by_role("note")).to_have_count(0)


def test_after_a_scenario_comes_what_became_of_it_and_the_next(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    table, last = before_the_end()
    page = opened(visit, server.url, table, tmp_path, size=PHONE)
    read(page, "Two guards")
    click(page, table, last)
    table.take(0, last)
    shows(page, table)
    read(page, "1. A Rude Welcome. The scenario is completed.", "Next: 2. Crossing the Road.")
    page.get_by_role("button", name="Play 2. Crossing the Road", exact=True).click()
    read(page, "A road of cobbles")

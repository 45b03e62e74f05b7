"""A campaign in the browser: its story, its page between scenarios, and the way on."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.games.bugs.journeys import again, campaign, won_once
from tests.server.process import ServerProcess

from .conftest import PHONE, Visit
from .hands import SEED, at_table, click, new_person, new_room, opened, play, shows

BRUISER = ({"by": "me", "role": "bruiser"},)


def read(page: Page, *told: str) -> None:
    """Read what stands in the window, and go on."""
    window = page.get_by_role("dialog")
    for text in told:
        expect(window).to_contain_text(text)
    window.get_by_role("button", name="Begin").or_(window.get_by_role("button", name="Go on")).click()
    expect(window).to_be_hidden()


def test_a_campaign_begins_with_its_story_and_explains_what_is_asked_first(visit: Visit, server: ServerProcess) -> None:
    key, table = new_person(server.url, "Mira"), campaign(SEED)
    room = new_room(server.url, key, BRUISER, game="bugs", scenario="campaign")["room"]
    page = at_table(visit, server.url, room, key)
    read(page, "no taller than a thimble", "fourteen scenarios")
    play(page, table)
    read(page, "two guards", "Goal: defeat all monsters, end your turn on A.")
    expect(page.get_by_role("note")).to_contain_text("the top of one card and the bottom of the other")
    page.get_by_role("button", name="No more hints").click()
    expect(page.get_by_role("note")).to_have_count(0)


def test_after_a_scenario_comes_what_became_of_it_and_the_next(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    won = won_once()
    table, last = again(won, len(won.history) - 1), won.history[-1].choice
    page = opened(visit, server.url, table, tmp_path, size=PHONE)
    read(page, "two guards")
    click(page, table, last)
    table.take(0, last)
    shows(page, table)
    read(
        page,
        "1. A Rude Welcome. The scenario is completed.",
        "New items to choose from: ",
        "Next: 2. Crossing the Road.",
    )
    page.get_by_role("button", name="Play 2. Crossing the Road", exact=True).click()
    read(page, "A road of cobbles")

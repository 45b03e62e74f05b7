"""What axe finds wrong with the table, by the rules of WCAG 2.2 AA: nothing, in any theme, size and state."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess

from .access import faults_in_any_theme
from .conftest import DESKTOP, PHONE, Visit
from .hands import (
    RATS,
    RATS_AND_DRAGON,
    close,
    key_of,
    list_choices,
    new_room,
    open_menu,
    open_settings,
    opened,
    play,
    played,
    sit_down,
    table_of,
    two_people,
    window,
    won_game,
)

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def good(page: Page) -> None:
    assert faults_in_any_theme(page) == []


@SIZES
def test_the_table_and_its_windows(visit: Visit, server: ServerProcess, tmp_path: Path, size: dict[str, int]) -> None:
    page = opened(visit, server.url, played(["dragon", "imp"], 14), tmp_path, size=size)
    good(page)
    list_choices(page, shown=True)
    good(page)
    list_choices(page, shown=False)
    for key in ("l", "?"):
        window(page, key)
        good(page)
        close(page)
    menu = open_menu(page)
    good(page)
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    page.keyboard.press("t")
    expect(page.locator("#text-prompt")).to_be_visible()
    good(page)


def test_a_card_that_is_pointed_at_and_its_menu(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url)
    table = table_of(page, server.url)
    play(page, table, table.decisions[0].choices[-1])
    card = page.locator('[data-ref="card:hand0.furnace_breath"]').first
    card.hover()
    good(page)
    card.click()
    expect(page.get_by_role("menu")).to_be_visible()
    good(page)


def test_a_first_tap_on_a_phone(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url, RATS, size=PHONE, touch=True)
    page.locator('[data-ref="cell:main/cage"]').tap()
    expect(page.get_by_role("button", name="Tap again to choose")).to_be_visible()
    good(page)
    for tab in page.get_by_role("navigation").get_by_role("button").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "page")
        good(page)


@SIZES
def test_settings_people_and_the_room(visit: Visit, server: ServerProcess, size: dict[str, int]) -> None:
    page = sit_down(visit, server.url, RATS_AND_DRAGON, size=size)
    for name in ("People and links", "Settings of the table"):
        open_menu(page).get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        good(page)
        close(page)
    open_settings(page)
    good(page)


def test_a_curtain(visit: Visit, server: ServerProcess) -> None:
    page = visit("/about", name="Mira")
    seats = ({"by": "me", "role": "ratfolk"}, {"by": "here", "role": "dragon", "name": "Taras"})
    room = new_room(server.url, key_of(page), seats, settings={"curtain": True})["room"]
    page.goto(f"{server.url}/table/{room}")
    expect(page.get_by_role("button", name="I am Mira")).to_be_visible()
    good(page)


def test_a_chat_a_vote_and_a_spectator(visit: Visit, server: ServerProcess) -> None:
    mira, taras, table = two_people(visit, server.url)
    for _ in range(3):
        play(mira, table)
    play(taras, table)
    taras.get_by_role("button", name="Ask the others to take back the last choice").click()
    expect(mira.get_by_role("button", name="Agree")).to_be_visible()
    mira.get_by_role("button", name="Chat", exact=True).click()
    mira.get_by_role("textbox", name="Write to all").fill("Why?")
    mira.keyboard.press("Enter")
    expect(mira.get_by_role("log", name="What was written")).to_contain_text("Why?")
    for page in (mira, taras):
        good(page)


def test_a_replay(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = opened(visit, server.url, played(["dragon", "imp"], 9), tmp_path)
    page.goto(page.url.replace("/table/", "/replay/") + "?at=5")
    expect(page.get_by_text("Step 5 of 9")).to_be_visible()
    good(page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a mapping of the right shape
    good(page)


def test_the_last_choices_of_a_game_and_its_ending(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    _, table, line = won_game()
    for choice in line[:-5]:
        table.take(0, choice)
    page = opened(visit, server.url, table, tmp_path)
    for choice in line[-5:]:
        play(page, table, choice)
    expect(page.get_by_role("dialog", name="The game is over")).to_contain_text(table.scene(0, "en").ending)
    good(page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a mapping of the right shape
    good(page)
    page.get_by_role("button", name="Watch the replay").click()
    page.wait_for_url("**/replay/*")

"""Pages that are reloaded, lose the network, outlive their server, or go on elsewhere."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess

from .conftest import PHONE, Visit, serve
from .hands import click, key_of, play, room_of, shows, sit_down, table_of, two_people


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that may be killed."""
    server = serve(tmp_path)
    yield server
    server.stop()


def lost(page: Page) -> None:
    expect(page.get_by_text("Connection lost")).to_be_visible()


def back(page: Page) -> None:
    expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=40_000)


def test_a_page_that_is_reloaded_shows_the_same_table_and_the_game_goes_on(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url)
    table = table_of(page, server.url)
    for _ in range(2):
        play(page, table)
    page.reload()
    shows(page, table)
    expect(page.get_by_role("heading", level=1)).to_have_text(table.scene(0, "en").prompt.text)  # type: ignore[union-attr]
    play(page, table)


def test_a_page_that_loses_the_network_says_so_and_catches_up_when_it_is_back(
    visit: Visit, server: ServerProcess
) -> None:
    mira, taras, table = two_people(visit, server.url)
    taras.context.set_offline(True)
    lost(taras)
    for _ in range(3):
        play(mira, table)
    taras.context.set_offline(False)
    back(taras)
    shows(taras, table)
    play(taras, table)
    shows(mira, table)


def test_a_game_goes_on_by_itself_after_its_server_was_killed(visit: Visit, mortal: ServerProcess) -> None:
    page = sit_down(visit, mortal.url)
    table = table_of(page, mortal.url)
    for _ in range(2):
        play(page, table)
    mortal.kill()
    lost(page)
    mortal.start()
    back(page)
    shows(page, table)
    assert len(table_of(page, mortal.url).history) == 2
    play(page, table)


def test_a_choice_made_while_the_server_was_dead_is_taken_once_it_lives(visit: Visit, mortal: ServerProcess) -> None:
    page = sit_down(visit, mortal.url)
    table = table_of(page, mortal.url)
    mortal.kill()
    lost(page)
    choice = table.decisions[0].choices[0]
    click(page, table, choice)
    table.take(0, choice)
    mortal.start()
    back(page)
    shows(page, table)
    assert [str(taken.choice) for taken in table_of(page, mortal.url).history] == [str(choice)]


def test_yesterdays_game_is_continued_from_the_lobby_of_the_phone(visit: Visit, server: ServerProcess) -> None:
    laptop = sit_down(visit, server.url)
    table = table_of(laptop, server.url)
    play(laptop, table)
    link = f"{server.url}/#me={key_of(laptop)}"
    laptop.close()
    phone = visit(link, size=PHONE, touch=True)
    phone.get_by_role("region", name="Continue").get_by_role("link", name="Keep the Heroes Out!").tap()
    assert room_of(phone)
    shows(phone, table)
    expect(phone.get_by_role("heading", level=1)).to_have_text(table.scene(0, "en").prompt.text)  # type: ignore[union-attr]

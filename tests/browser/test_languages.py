"""Every screen in every language: no word of another one, and room for all of them."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from questhall.games import GAMES
from questhall.words.names import Names
from tests.server.process import ServerProcess

from .access import at_rest, too_wide
from .conftest import LAPTOP, PHONE, Visit
from .hands import close, list_choices, open_settings, opened, played, window
from .reading import cramped, written

# Names, keys and marks that are the same in every language.
KEYS = {"Esc", "Shift"}
SAME = KEYS | {"Questhall", "Mira", "http", "Lucide", "game", "icons", "net", "Alegreya", "Source", "Sans", "Adobe"}
LATIN = re.compile(r"[A-Za-z]{3,}")
OTHERS = pytest.mark.parametrize("language", ["uk", "ru"])
SIZES = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])


def foreign(page: Page) -> set[str]:
    """Words in Latin letters that have no business on a page; some games have kept their own names."""
    texts = [text for text in written(page) if "://" not in text]
    titles = {Names(game, language).title() for game in GAMES.values() for language in ("uk", "ru")}
    return latin(texts) - latin(titles) - SAME


def latin(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in LATIN.findall(text)}


def good(page: Page) -> None:
    at_rest(page)
    assert not foreign(page)
    assert cramped(page) == []
    assert not too_wide(page)


def good_in_any_size(page: Page) -> None:
    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # a mapping of the right shape
        good(page)


def at_table(visit: Visit, url: str, folder: Path, **manner: object) -> Page:
    page = opened(visit, url, played(["dragon", "imp"], 14), folder, **manner)
    expect(page.locator("[data-prompt] h1")).to_be_visible()
    return page


@OTHERS
def test_the_lobby_and_a_new_game_are_written_in_one_language(visit: Visit, language: str) -> None:
    page = visit("/", name="Mira", language=language, size=LAPTOP)
    expect(page.get_by_role("article").first).to_be_visible()
    good_in_any_size(page)
    page.goto(page.url + "new/keep")
    expect(page.get_by_role("radio").first).to_be_visible()
    page.locator("summary").click()
    page.locator(".add button").nth(1).click()
    page.locator(".add button").first.click()
    good_in_any_size(page)


@OTHERS
@SIZES
def test_the_table_and_its_windows_are_written_in_one_language(
    visit: Visit, server: ServerProcess, tmp_path: Path, language: str, size: dict[str, int]
) -> None:
    page = at_table(visit, server.url, tmp_path, language=language, size=size)
    good(page)
    list_choices(page, shown=True)
    good(page)
    list_choices(page, shown=False)
    for key in ("l", "?"):
        window(page, key)
        good(page)
        close(page)
    page.keyboard.press("t")
    expect(page.locator("#text-prompt")).to_be_visible()
    good(page)
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.get_by_role("slider")).to_be_visible()
    good(page)


@OTHERS
def test_the_parts_of_a_phones_table_are_written_in_one_language(
    visit: Visit, server: ServerProcess, tmp_path: Path, language: str
) -> None:
    page = at_table(visit, server.url, tmp_path, language=language, size=PHONE)
    for tab in page.locator("nav.tabs button").all():
        tab.click()
        expect(tab).to_have_attribute("aria-current", "page")
        good(page)


def test_english_has_room_too(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = at_table(visit, server.url, tmp_path, size=LAPTOP)
    at_rest(page)
    assert cramped(page) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a mapping of the right shape
    at_rest(page)
    assert cramped(page) == []


def test_the_language_of_a_table_changes_at_once(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = at_table(visit, server.url, tmp_path)
    table = played(["dragon", "imp"], 14)
    seat = next(iter(table.decisions))
    dialog = open_settings(page)
    for language, name in (("uk", "Українська"), ("ru", "Русский"), ("en", "English")):
        dialog.locator("select").first.select_option(label=name)
        scene = table.scene(seat, language)
        assert scene.prompt
        expect(page.locator("[data-prompt] h1")).to_have_text(scene.prompt.text)
        expect(page.locator("ol.log").first).to_contain_text(scene.log[-1].text)
        expect(page.locator("html")).to_have_attribute("lang", language)

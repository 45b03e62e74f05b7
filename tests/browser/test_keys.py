"""Everything by the keyboard alone, with a focus that is always seen and never lost."""

from pathlib import Path

from playwright.sync_api import Page, expect

import questhall
from tests.server.process import ServerProcess

from .conftest import Visit
from .hands import RATS, begin, close, opened, revision, room_of, sit_down

FOCUS = """() => {
    const it = document.activeElement;
    if (!it || it === document.body) return '';
    const around = [getComputedStyle(it), getComputedStyle(it, '::after'), getComputedStyle(it.closest('label') ?? it)];
    const seen = around.some((style) => style.outlineStyle !== 'none' || style.boxShadow !== 'none');
    const ring = it.closest('svg') && document.querySelector('.focusring');
    const name = it.getAttribute('aria-label') || it.textContent.trim() || it.tagName;
    return seen || ring || it.tagName === 'MAIN' ? name : `unseen: ${name}`;
}"""


def focused(page: Page) -> str:
    """What has the focus, which must be seen."""
    name: str = page.evaluate(FOCUS)
    assert name, "the focus is lost"
    assert not name.startswith("unseen"), name
    return name


def tab_to(page: Page, name: str, key: str = "Tab") -> None:
    """Tab until something has the focus; at the end of the page it goes through the browser's own buttons."""
    for _ in range(60):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement !== document.body") and name in focused(page):
            return
    raise AssertionError(f"{name} cannot be reached with {key}")


def test_from_the_lobby_into_a_game_without_a_mouse(visit: Visit) -> None:
    page = visit("/", name="Mira")
    expect(page.get_by_role("button", name="Play now: Keep")).to_be_visible()
    tab_to(page, "Play now: Keep the Heroes Out!")
    page.keyboard.press("Enter")
    room_of(page)
    expect(page.get_by_role("button", name="Begin")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_hidden()
    tab_to(page, "Dragon")
    page.keyboard.press("Enter")
    revision(page, 1)
    expect(page.locator("[data-prompt] h1")).to_be_visible()
    page.wait_for_function("document.activeElement !== document.body")
    focused(page)
    page.keyboard.press("1")
    revision(page, 2)
    expect(page.get_by_role("button", name="Take back the last choice")).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("u")
    revision(page, 3)
    page.wait_for_function("document.activeElement !== document.body")
    focused(page)


def test_arrows_go_over_the_board_and_enter_chooses(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url, RATS)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.ref?.startsWith('cell:')"):
            break
    seen = {focused(page)}
    for arrow in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"):
        page.keyboard.press(arrow)
        seen.add(focused(page))
    assert len(seen) > 2
    walk_to(page, "cell:main/cage")
    assert "can be chosen" in focused(page)
    page.keyboard.press("Enter")
    revision(page, 1)
    assert page.evaluate("document.activeElement.dataset.ref") == "cell:main/cage"
    focused(page)


def walk_to(page: Page, ref: str) -> None:
    """Go over the board with arrows until something has the focus."""
    page.keyboard.press("Home")
    for row in range(8):
        for _ in range(8):
            if page.evaluate("document.activeElement.dataset.ref") == ref:
                return
            page.keyboard.press("ArrowRight" if row % 2 == 0 else "ArrowLeft")
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"{ref} cannot be reached with arrows")


def test_letters_open_what_they_say_and_escape_closes_it(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url)
    for key, dialog in (("l", "Log"), ("?", "Help")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=dialog)).to_be_visible()
        focused(page)
        close(page)
    page.keyboard.press("c")
    expect(page.get_by_role("region", name="All choices")).to_be_visible()
    page.keyboard.press("c")
    expect(page.get_by_role("region", name="All choices")).to_be_hidden()
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="What happened")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator(".history")).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    close(page)
    page.keyboard.press("t")
    expect(page.locator("[data-ref^='cell:']").first).to_be_visible()


def test_a_menu_is_opened_walked_and_left_with_keys(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url)
    page.keyboard.press("2")
    revision(page, 1)
    card = page.locator('[data-ref="card:hand0.furnace_breath"]').first
    for _ in range(60):
        page.keyboard.press("Tab")
        focused(page)
        if page.evaluate("document.activeElement.dataset.ref") == "card:hand0.furnace_breath":
            break
    page.keyboard.press("Enter")
    items = page.get_by_role("menuitem")
    expect(items.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(items.nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_be_hidden()
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    expect(items.first).to_be_focused()
    page.keyboard.press("2")
    revision(page, 2)
    page.wait_for_function("document.activeElement !== document.body")
    focused(page)


def test_a_whole_turn_with_the_keyboard_never_loses_the_focus(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url)
    for number in range(1, 7):
        expect(page.locator("[data-prompt].asked")).to_be_visible()
        label = page.locator("[data-prompt] [data-choice] .label")
        if label.count():
            tab_to(page, label.last.inner_text())
        page.keyboard.press("Enter" if label.count() else "1")
        revision(page, number)
        page.wait_for_function("document.activeElement !== document.body")
        focused(page)


def test_after_a_click_enter_takes_the_usual_way_on_once(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    table = questhall.sit("bugs", scenario="campaign", seats=["bruiser"], seed=3)
    page = opened(visit, server.url, table, tmp_path)
    begin(page)
    chat = page.get_by_role("button", name="Chat", exact=True)
    chat.click()
    chat.click()
    expect(chat).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    revision(page, 1)
    expect(chat).to_have_attribute("aria-pressed", "false")

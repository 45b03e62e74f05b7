"""Several people at one screen."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess

from .conftest import Visit
from .hands import ask, go_to_table, key_of, known, new_room, play, shows, table_of

HERE = ({"by": "me", "role": "ratfolk"}, {"by": "here", "role": "dragon", "name": "Taras"})


def at_one_screen(visit: Visit, url: str, *, curtain: bool) -> Page:
    page = visit("/about", name="Mira")
    room = new_room(url, key_of(page), HERE, settings={"curtain": curtain})["room"]
    page.evaluate("room => localStorage.setItem('questhall.welcomed.' + room, 'yes')", room)
    page.goto(f"{url}/table/{room}")
    return page


def hands(page: Page, seat: int) -> Any:
    return page.locator(f'[data-ref^="card:hand{seat}."]')


def prompt(page: Page, text: str) -> None:
    expect(page.locator("[data-prompt]").get_by_role("heading", level=1)).to_contain_text(text)


def test_without_a_curtain_the_table_turns_to_whoever_is_asked(visit: Visit, server: ServerProcess) -> None:
    page = at_one_screen(visit, server.url, curtain=False)
    table = table_of(page, server.url)
    for _ in range(3):
        play(page, table)
    expect(page.get_by_role("status").filter(has_text="Now it is Taras (Dragon)’s turn.")).to_be_visible()
    expect(hands(page, 1).first).to_be_visible()
    prompt(page, "Look at the top Guild card?")
    play(page, table)
    page.get_by_role("combobox", name="Look through the seat of").select_option(label="Mira (Ratfolk)")
    expect(hands(page, 0).first).to_be_visible()
    expect(page.locator("[data-choice]")).to_have_count(0)


def test_a_curtain_hides_everything_until_the_next_person_has_the_screen(visit: Visit, server: ServerProcess) -> None:
    page = at_one_screen(visit, server.url, curtain=True)
    curtain(page, "Mira")
    table = table_of(page, server.url)
    for _ in range(3):
        play(page, table)
    expect(page.get_by_role("heading", name="Give the screen to Taras (Dragon)")).to_be_visible()
    expect(page.get_by_role("button", name="I am Taras")).to_be_focused()
    expect(page.locator("[data-ref]")).to_have_count(0)
    for key in ("1", "u", "Escape", "l"):
        page.keyboard.press(key)
    expect(page.locator("[data-ref]")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(hands(page, 1).first).to_be_visible()
    expect(hands(page, 0)).to_have_count(0)
    play(page, table)


def curtain(page: Page, name: str) -> None:
    expect(page.locator("[data-ref]")).to_have_count(0)
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.locator("[data-rev]")).to_be_visible()


def test_a_reload_behind_the_curtain_shows_nobodys_hand(visit: Visit, server: ServerProcess) -> None:
    page = at_one_screen(visit, server.url, curtain=True)
    curtain(page, "Mira")
    page.reload()
    expect(page.get_by_role("button", name="I am Mira")).to_be_visible()
    expect(page.locator("[data-ref]")).to_have_count(0)


def test_two_at_one_screen_play_with_a_friend_elsewhere(visit: Visit, server: ServerProcess) -> None:
    mira, olha = visit("/about", name="Mira"), visit("/about", name="Olha")
    made = new_room(server.url, key_of(mira), (*HERE, {"by": "link", "role": "imp"}), settings={"curtain": True})
    code = made["seats"][2]["invite"]
    ask(server.url, f"/invitations/{code}", key_of(olha), name="Olha", language="en")
    go_to_table(olha, made["room"])
    mira.evaluate("room => localStorage.setItem('questhall.welcomed.' + room, 'yes')", made["room"])
    mira.goto(olha.url)
    table = known(["ratfolk", "dragon", "imp"])
    seen = set[int]()
    for _ in range(8):
        seat = next(iter(table.decisions))
        seen.add(seat)
        if seat < 2:
            lift(mira)
        play((mira, mira, olha)[seat], table, table.decisions[seat].choices[-1])
        shows(olha, table)
    assert {2} < seen


def lift(page: Page) -> None:
    """Draw the curtain aside, if there is one."""
    button = page.get_by_role("button", name="I am")
    page.locator(".prompt.asked").or_(button).wait_for()
    if button.count():
        button.click()

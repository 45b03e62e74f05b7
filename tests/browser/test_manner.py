"""How somebody likes to play: pace, text, motion, sound, marks."""

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.process import ServerProcess

from .conftest import Visit
from .hands import (
    click,
    close,
    go_to_table,
    key_of,
    new_room,
    open_menu,
    open_settings,
    play,
    shows,
    sit_down,
    table_of,
    two_people,
)

HEARD = """
window.heard = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
"""

MOVING = """() => [...document.querySelectorAll('*')]
    .filter((it) => parseFloat(getComputedStyle(it).transitionDuration) > 0.05)
    .map((it) => it.className)
"""


def test_step_by_step_what_happens_waits_for_next_and_can_be_skipped(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url, pace="step")
    table = table_of(page, server.url)
    for _ in range(3):
        click(page, table, table.decisions[0].choices[-1])
        table.take(0, table.decisions[0].choices[-1])
        skip(page, len(table.history))
    click(page, table, table.decisions[0].choices[-1])
    table.take(0, table.decisions[0].choices[-1])
    told = page.get_by_role("group", name="What happens")
    next_step = told.get_by_role("button", name="Next")
    expect(next_step).to_be_enabled()
    first = told.inner_text()
    expect(page.locator("[data-choice]")).to_have_count(0)
    page.keyboard.press(" ")
    expect(told).not_to_contain_text(first.splitlines()[0])
    expect(next_step).to_be_enabled()
    told.get_by_role("button", name="Skip").click()
    shows(page, table)
    expect(told).to_be_hidden()
    lines = [line.text for line in table.scene(0, "en").log]
    expect(page.get_by_role("list", name="Log").get_by_role("listitem")).to_have_text(lines)


def skip(page: Page, revision: int) -> None:
    """Skip what happened, if anything is shown, and wait for a revision."""
    done = page.locator(f'[data-rev="{revision}"]')
    button = page.get_by_role("button", name="Skip")
    done.or_(button).first.wait_for()
    if button.count():
        button.click()
    expect(done).to_be_visible()


def test_at_full_motion_what_happens_is_shown_and_ends_by_itself(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(
        visit,
        server.url,
        pace="fast",
        motion="no-preference",
    )
    table = table_of(page, server.url)
    expect(page.locator("html")).to_have_attribute("data-motion", "full")
    for _ in range(4):
        play(page, table, table.decisions[0].choices[-1])


def test_less_motion_is_respected_and_can_be_chosen(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url)
    expect(page.locator("html")).to_have_attribute("data-motion", "less")
    page = sit_down(visit, server.url, motion="no-preference")
    expect(page.locator("html")).to_have_attribute("data-motion", "full")
    open_settings(page)
    page.get_by_role("combobox", name="Motion").select_option(label="Less")
    expect(page.locator("html")).to_have_attribute("data-motion", "less")
    close(page)
    assert page.evaluate(MOVING) == []


def test_the_table_as_text_is_played_and_kept(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url)
    table = table_of(page, server.url)
    open_menu(page).get_by_role("button", name="Show as text").click()
    expect(page.get_by_role("heading", name="Look at the top Guild card?")).to_be_visible()
    page.get_by_role("button", name="Do not look").click()
    expect(page.get_by_role("heading", name="Play a card?")).to_be_visible()
    assert len(table_of(page, server.url).history) == 1
    for place in table.scene(0, "en").boards["main"].cells.values():
        expect(page.get_by_role("heading", name=place.label, exact=True).first).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Show the board").click()
    expect(page.locator("[data-rev='1']")).to_be_visible()


def test_a_sound_and_a_mark_tell_that_it_is_my_turn(visit: Visit, server: ServerProcess) -> None:
    mira, taras, table = two_people(visit, server.url)
    taras.add_init_script(HEARD)
    taras.reload()
    shows(taras, table)
    expect(taras).to_have_title("Keep the Heroes Out!")
    for _ in range(3):
        play(mira, table)
    expect(taras).to_have_title("● Your turn · Keep the Heroes Out!")
    taras.wait_for_function("window.heard > 0")
    expect(mira).to_have_title("Keep the Heroes Out!")


def test_sound_and_mark_can_be_switched_off(visit: Visit, server: ServerProcess) -> None:
    mira, taras, table = two_people(visit, server.url)
    taras.add_init_script(HEARD)
    taras.reload()
    shows(taras, table)
    open_settings(taras)
    taras.get_by_label("Play a sound when it is my turn").uncheck()
    taras.get_by_label("Mark the window title when it is my turn").uncheck()
    close(taras)
    for _ in range(3):
        play(mira, table)
    expect(taras.locator("[data-prompt] [data-choice]").first).to_be_visible()
    expect(taras).to_have_title("Keep the Heroes Out!")
    assert taras.evaluate("window.heard") == 0


def test_an_only_choice_is_taken_by_itself_where_somebody_likes_that(visit: Visit, server: ServerProcess) -> None:
    page = visit("/about", name="Mira", autoConfirm=True)
    page.route_web_socket("**/ws", leave_one_choice)
    go_to_table(page, new_room(server.url, key_of(page))["room"])
    page.get_by_role("button", name="Do not look").click()
    expect(page.get_by_role("status").filter(has_text="Only one choice, taken by itself")).to_be_visible()
    expect(page.locator("[data-rev]")).to_have_attribute("data-rev", "2")


def leave_one_choice(wire: WebSocketRoute) -> None:
    """Pass everything on, but leave only one choice after the first."""
    server = wire.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        message = json.loads(text)
        if message["kind"] == "delta" and message["rev"] == 1:
            message["put"]["choices"] = message["put"]["choices"][:1]
        wire.send(json.dumps(message))

    server.on_message(pass_on)

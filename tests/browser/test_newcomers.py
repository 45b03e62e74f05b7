"""What somebody stumbles over who has never seen the program."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import questhall
from questhall.core import Table
from questhall.haven.choices import Skip, UseHalf
from tests.server.process import ServerProcess

from .access import at_rest
from .conftest import DESKTOP, LAPTOP, PHONE, Visit
from .hands import (
    RATS_AND_DRAGON,
    ask,
    at_table,
    begin,
    known,
    new_person,
    new_room,
    open_menu,
    opened,
    play,
    played,
    revision,
    room_of,
    sit_down,
    table_of,
    two_people,
)

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
UNDECIDED = ({"by": "me"}, {"by": "link"})
BROKEN = """() => [...document.querySelectorAll('.card .name')].flatMap((name) => {
    const range = document.createRange(), text = name.firstChild;
    const lines = (from, to) => (range.setStart(text, from), range.setEnd(text, to), range.getClientRects().length);
    const words = [...text.data.matchAll(/\\S+/g)];
    return words.filter((word) => lines(word.index, word.index + word[0].length) > 1).map((word) => word[0]);
})"""


@SIZES
def test_a_card_that_was_looked_at_lies_open_while_it_is_known(
    visit: Visit, server: ServerProcess, size: dict[str, int]
) -> None:
    page = sit_down(visit, server.url, size=size)
    table = table_of(page, server.url)
    open_card = page.locator(".card.known")
    expect(open_card).to_have_count(0)
    play(page, table)
    (card,) = table.scene(0, "en").zones["guild"].cards
    expect(open_card).to_contain_text(table.scene(0, "en").cards[card].name)


def test_a_card_that_would_be_discarded_says_so(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url)
    table = table_of(page, server.url)
    play(page, table, table.decisions[0].choices[-1])
    card = page.locator('[data-ref="card:hand0.furnace_breath"]').first
    expect(card).not_to_contain_text("Discard")
    play(page, table, table.decisions[0].choices[-1])
    expect(card).to_contain_text("Discard")


def test_the_hand_rests_while_others_decide(visit: Visit, server: ServerProcess) -> None:
    mira, taras, table = two_people(visit, server.url)
    hand = taras.locator("footer.dock .card")
    expect(hand.first).to_be_visible()
    expect(taras.locator("footer.dock .card:not(.flat)")).to_have_count(0)
    for _ in range(3):
        play(mira, table)
    play(taras, table)
    expect(taras.locator("footer.dock .card.choosable").first).to_be_visible()


def test_the_one_who_waits_is_told_once_for_whom(visit: Visit, server: ServerProcess) -> None:
    _, taras, _ = two_people(visit, server.url)
    prompt = taras.locator("[data-prompt]")
    expect(prompt).to_have_text("Waiting for Mira (Ratfolk).")


@SIZES
def test_spectators_are_told_that_they_watch(visit: Visit, server: ServerProcess, size: dict[str, int]) -> None:
    key = new_person(server.url, "Mira")
    room = new_room(server.url, key)
    page = visit(f"/watch/{room['watch']}", size=size)
    expect(page.locator("[data-prompt]")).to_contain_text("You are watching.")
    page.keyboard.press("t")
    expect(page.get_by_text("You are watching.")).to_be_visible()


def test_every_seat_stands_beside_the_board_though_it_has_not_chosen(visit: Visit, server: ServerProcess) -> None:
    key = new_person(server.url, "Mira")
    page = at_table(visit, server.url, new_room(server.url, key, UNDECIDED)["room"], key)
    seats = page.get_by_role("region", name="Clans").get_by_role("button")
    expect(seats).to_have_count(2)
    play(page, known(["", ""]))
    expect(seats).to_have_count(2)


def test_more_cards_than_have_room_are_hinted_at_and_reached(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url, UNDECIDED[:1])
    witch = page.locator('[data-ref="card:clans.witch"]')
    expect(witch).not_to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="More cards to the right").click()
    expect(witch).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="More cards to the right")).to_have_count(0)
    expect(page.get_by_role("button", name="More cards to the left")).to_be_visible()


def test_a_number_on_a_card_is_the_key_that_takes_it(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url, UNDECIDED[:1])
    gnoll = page.locator('[data-ref="card:clans.gnoll"]')
    page.keyboard.press(gnoll.locator("kbd").inner_text())
    revision(page, 1)
    expect(page.get_by_role("region", name="Clans")).to_contain_text("Gnoll")


def test_a_phone_shows_what_is_played_and_what_its_tracks_count(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url, size=PHONE, touch=True)
    for text in ("First Night on Guard · Simple", "Wave", "Guild deck (Simple)"):
        expect(page.locator(".head").get_by_text(text, exact=True)).to_be_in_viewport()


def test_seats_can_be_added_without_scrolling(visit: Visit) -> None:
    page = visit("/new/keep", size=LAPTOP)
    expect(page.get_by_role("button", name="Friend by link")).to_be_in_viewport()


def test_a_host_whom_nobody_knows_is_asked_for_his_name_before_he_invites(visit: Visit) -> None:
    host = visit("/new/keep")
    host.get_by_role("button", name="Friend by link").click()
    host.get_by_role("button", name="Start the game").click()
    name = host.get_by_role("textbox", name="My name")
    expect(name).to_be_focused()
    name.fill("Mira")
    host.get_by_role("button", name="Start the game").click()
    expect(host.get_by_role("dialog")).not_to_contain_text("Seat 2: Seat 2")
    friend = visit(host.get_by_role("textbox", name="Link for seat 2").input_value())
    expect(friend.get_by_role("heading", level=1)).to_have_text("Mira invites you")


def test_a_friends_link_brings_him_back_on_his_phone(visit: Visit, server: ServerProcess) -> None:
    room = new_room(server.url, new_person(server.url, "Mira"), RATS_AND_DRAGON)
    link = f"{server.url}/join/{room['seats'][1]['invite']}"
    laptop = visit(link)
    laptop.get_by_role("textbox").fill("Taras")
    laptop.get_by_role("button", name="Sit down").click()
    begin(laptop)
    laptop.close()
    phone = visit(link, size=PHONE, touch=True)
    phone.get_by_role("button", name="Yes, go on here").tap()
    assert room_of(phone) == room["room"]
    begin(phone)
    expect(phone.locator("[data-prompt]")).to_contain_text("Waiting for Mira (Ratfolk).")


def test_a_table_gives_a_link_with_which_it_goes_on_elsewhere(visit: Visit, server: ServerProcess) -> None:
    laptop = sit_down(visit, server.url)
    open_menu(laptop).get_by_role("button", name="Go on on another device").click()
    phone = visit(laptop.get_by_role("textbox", name="My link").input_value(), size=PHONE, touch=True)
    assert room_of(phone) == room_of(laptop)
    begin(phone)
    expect(phone.get_by_role("heading", level=1)).to_have_text("Look at the top Guild card?")


def test_the_log_of_a_replay_begins_at_its_beginning(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = opened(visit, server.url, played(["", ""], 40), tmp_path)
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    expect(page.get_by_role("list", name="Log").get_by_role("listitem").first).to_be_in_viewport()


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_names_of_cards_are_not_broken_within_a_word(visit: Visit, server: ServerProcess, language: str) -> None:
    key = new_person(server.url, "Mira")
    plan = {"game": "bugs", "scenario": "a_rude_welcome", "seed": 1, "seats": [{"by": "me", "role": "tinkerer"}]}
    page = at_table(visit, server.url, ask(server.url, "/rooms", key, **plan)["room"], key, language=language)
    for size in (LAPTOP, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # a mapping of the right shape
        at_rest(page)
        assert page.evaluate(BROKEN) == []


def half_used() -> Table[Any]:
    """A turn in which one of two cards has been used, for a plain move that went nowhere."""
    table = questhall.sit("bugs", scenario="a_rude_welcome", seats=["bruiser"], seed=1)
    while not isinstance(choice := table.decisions[0].choices[0], UseHalf):
        table.take(0, choice)
    table.take(0, UseHalf(choice.card, "bottom", basic=True))
    table.take(0, Skip())
    return table


def test_a_half_that_cannot_be_used_any_more_is_shut_and_says_why(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    table = half_used()
    page = opened(visit, server.url, table, tmp_path)
    shut = page.locator(".card.choosable .half.shut")
    expect(page.locator(".card.choosable .half")).to_have_count(2)
    expect(shut).to_have_count(1)
    shut.click()
    expect(page.get_by_role("tooltip")).to_contain_text("one card gives its top, the other its bottom")
    expect(page.get_by_role("menu")).to_have_count(0)
    page.locator(".card.choosable .half:not(.shut)").click()
    revision(page, len(table.history) + 1)


def test_escape_closes_the_window_of_people_wherever_one_has_clicked_in_it(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url)
    dialog = page.get_by_role("dialog", name="People and links")
    for clicked in ("h2", ".name", ""):
        open_menu(page).get_by_role("button", name="People and links").click()
        expect(dialog).to_be_visible()
        if clicked:
            dialog.locator(clicked).first.click()
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()

"""Choices that are taken back: freely, or after a vote."""

from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess

from .conftest import Visit
from .hands import go_to_table, key_of, new_room, play, revision, sit_down, table_of, two_people

LOOK = "Look at the top Guild card?"
PLAY = "Play a card?"
UNDO = "Take back the last choice"
ASK = "Ask the others to take back the last choice"


def asked(page: Page, text: str) -> None:
    expect(page.locator("[data-prompt]").get_by_role("heading", level=1)).to_contain_text(text)


def test_alone_even_what_was_revealed_is_taken_back_and_the_log_says_so(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url)
    table = table_of(page, server.url)
    asked(page, LOOK)
    play(page, table)
    asked(page, PLAY)
    assert table.history[-1].fence
    page.get_by_role("button", name=UNDO).click()
    asked(page, LOOK)
    revision(page, 2)
    expect(page.get_by_role("list", name="Log")).to_contain_text("Mira took back a choice")
    expect(page.get_by_role("button", name=UNDO)).to_have_attribute("aria-disabled", "true")


def test_alone_a_turn_is_restarted(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url)
    table = table_of(page, server.url)
    for _ in range(3):
        play(page, table, table.decisions[0].choices[-1])
    page.get_by_role("button", name="Take back 3 choices of my turn").click()
    asked(page, LOOK)
    revision(page, 4)


def test_where_the_host_wants_it_what_was_revealed_stays_and_the_button_says_why(
    visit: Visit, server: ServerProcess
) -> None:
    page = visit("/about", name="Mira")
    go_to_table(page, new_room(server.url, key_of(page), settings={"free_undo": False})["room"])
    table = table_of(page, server.url)
    play(page, table)
    button = page.get_by_role("button", name=UNDO)
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_accessible_description("Something hidden was revealed since.")
    page.keyboard.press("u")
    expect(page.get_by_role("status").filter(has_text="Something hidden was revealed")).to_be_visible()
    asked(page, PLAY)
    play(page, table, table.decisions[0].choices[-1])
    button.click()
    asked(page, PLAY)


def test_among_people_somebody_takes_back_freely_only_what_he_chose_last(visit: Visit, server: ServerProcess) -> None:
    mira, taras, table = two_people(visit, server.url)
    play(mira, table)
    expect(mira.get_by_role("button", name=UNDO)).not_to_have_attribute("aria-disabled", "true")
    mira.keyboard.press("u")
    revision(taras, 2)
    expect(taras.get_by_role("list", name="Log")).to_contain_text("Mira took back a choice")
    expect(mira.locator("[data-choice], [data-ref][role=button]").first).to_be_visible()
    expect(taras.get_by_role("button", name=UNDO)).to_have_attribute("aria-disabled", "true")


def vote_on_a_look(visit: Visit, url: str) -> tuple[Page, Page]:
    """Taras has looked at a card, and asks to take that back."""
    mira, taras, table = two_people(visit, url)
    for _ in range(3):
        play(mira, table)
    asked(taras, LOOK)
    play(taras, table)
    taras.get_by_role("button", name=ASK).click()
    expect(taras.get_by_role("region", name="Vote on taking back")).to_contain_text("You have asked")
    ballot = mira.get_by_role("region", name="Vote on taking back")
    expect(ballot).to_contain_text("Taras (Dragon) asks to take back a choice.")
    return mira, taras


def test_a_vote_that_is_refused_leaves_everything_as_it_is(visit: Visit, server: ServerProcess) -> None:
    mira, taras = vote_on_a_look(visit, server.url)
    mira.get_by_role("button", name="Refuse").click()
    for page in (mira, taras):
        expect(page.get_by_role("region", name="Vote on taking back")).to_be_hidden()
    asked(taras, PLAY)
    revision(mira, 4)


def test_a_vote_that_is_agreed_to_takes_back(visit: Visit, server: ServerProcess) -> None:
    mira, taras = vote_on_a_look(visit, server.url)
    mira.get_by_role("button", name="Agree").click()
    asked(taras, LOOK)
    for page in (mira, taras):
        revision(page, 5)
        expect(page.get_by_role("region", name="Vote on taking back")).to_be_hidden()


def test_a_vote_can_be_withdrawn(visit: Visit, server: ServerProcess) -> None:
    mira, taras = vote_on_a_look(visit, server.url)
    taras.get_by_role("button", name="Withdraw").click()
    expect(mira.get_by_role("region", name="Vote on taking back")).to_be_hidden()
    asked(taras, PLAY)

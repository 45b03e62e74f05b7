"""Everything before the table: the lobby, a new game, invitations, languages, other devices, files."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.programs import wait_until
from tests.server.process import ServerProcess

from .access import faults_in_any_theme, too_wide
from .conftest import DESKTOP, PHONE, Visit
from .hands import begin, exported, key_of, room_of

KEEP = "Keep the Heroes Out!"


def named(visit: Visit, name: str, language: str = "en", url: str = "") -> Page:
    """Somebody who has said his name; here in English."""
    page = visit("/", language=language, url=url)
    page.get_by_role("button", name="Change my name").click()
    page.get_by_role("textbox", name="My name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    return page


def speak(page: Page, language: str) -> None:
    page.locator("header select").select_option(label=language)


def invited(visit: Visit, host: str = "Mira") -> tuple[Page, str, str]:
    """Somebody who has just opened a table for two, and the links for a friend and for spectators."""
    page = named(visit, host)
    page.get_by_role("link", name=KEEP, exact=True).first.click()
    page.get_by_role("radio", name="High Water").check()
    page.get_by_role("radio", name="Hard").check()
    page.get_by_role("button", name="Friend by link").click()
    seat = page.get_by_role("group", name="Seat 2")
    seat.get_by_label("Clan").select_option(label="Ghost")
    page.get_by_role("button", name="Start the game").click()
    link = page.get_by_role("textbox", name="Link for seat 2").input_value()
    watch = page.get_by_role("textbox", name="Link for spectators").input_value()
    page.get_by_role("button", name="To the table").click()
    begin(page)
    return page, link, watch


def test_somebody_says_his_name_and_is_greeted_by_it_from_then_on(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Welcome to Questhall")
    page = named(visit, "Mira")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Mira")


def test_a_solo_game_is_one_click_away_and_can_be_continued(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now: Keep").click()
    room = room_of(page)
    begin(page)
    page.goto(page.url.split("/table/")[0])
    card = page.get_by_role("region", name="Continue").get_by_role("article")
    expect(card).to_contain_text("Your turn")
    card.get_by_role("link", name=KEEP).click()
    assert room_of(page) == room


def test_a_friend_follows_a_link_names_himself_and_sits_down(visit: Visit) -> None:
    host, link, watch = invited(visit)
    friend = visit(link)
    expect(friend.get_by_role("heading", level=1)).to_have_text("Mira invites you")
    expect(friend.get_by_role("main")).to_contain_text("High Water")
    friend.get_by_role("textbox").fill("Taras")
    friend.get_by_role("button", name="Sit down").click()
    assert room_of(friend) == room_of(host)
    begin(friend)
    late = visit(link)
    expect(late.get_by_role("alert")).to_contain_text("Taras already sits here and is at the table.")
    friend.goto(link)
    friend.get_by_role("link", name="To the table").click()
    assert room_of(friend) == room_of(host)
    spectator = visit(watch)
    expect(spectator.locator("[data-rev]")).to_be_visible()


def test_a_link_that_leads_nowhere_says_so(visit: Visit) -> None:
    page = visit("/join/nonsense")
    expect(page.get_by_role("alert")).to_contain_text("link")
    page = visit("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")


def test_the_language_changes_everything_and_is_kept(visit: Visit) -> None:
    page = visit("/new/keep")
    page.get_by_role("radio", name="High Water").check()
    speak(page, "Українська")
    expect(page.get_by_role("radio", name="Велика вода")).to_be_checked()
    expect(page.get_by_role("button", name="Грати самотужки")).to_be_visible()
    speak(page, "Русский")
    expect(page.get_by_role("radio", name="Большая вода")).to_be_checked()
    page.reload()
    expect(page.get_by_role("button", name="Играть в одиночку")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "ru"


def test_a_link_brings_my_tables_to_another_device_and_leaves_no_key_in_the_address(visit: Visit) -> None:
    page = named(visit, "Mira")
    page.get_by_role("button", name="Another device").click()
    link = page.get_by_role("textbox", name="My link").input_value()
    assert link.endswith(f"#me={key_of(page)}")
    phone = visit(link, size=PHONE)
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Mira")
    assert "me=" not in phone.url


def test_a_link_does_not_make_a_browser_somebody_elses_unasked(visit: Visit) -> None:
    mira, taras = named(visit, "Mira"), named(visit, "Taras")
    url = mira.url + f"#me={key_of(mira)}"
    taras.goto(mira.url + "about")
    taras.goto(url)
    taras.get_by_role("button", name="Stay as I am").click()
    expect(taras.get_by_role("heading", level=1)).to_contain_text("Taras")
    taras.goto(mira.url + "about")
    taras.goto(url)
    taras.get_by_role("button", name="Switch").click()
    expect(taras.get_by_role("heading", level=1)).to_contain_text("Mira")


def test_a_game_is_opened_from_a_file_and_a_strange_file_is_refused_in_words(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now: Keep").click()
    first = room_of(page)
    file, strange = tmp_path / "game.questhall", tmp_path / "strange.json"
    file.write_text(json.dumps(exported(page, server.url)), "utf-8")
    strange.write_text("{}", "utf-8")
    page.goto(server.url)
    page.locator("input[type=file]").set_input_files(strange)
    expect(page.get_by_role("status").filter(has_text="cannot be opened")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    assert room_of(page) != first


def test_a_table_is_removed_after_a_question(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now: Keep").click()
    room_of(page)
    page.goto(page.url.split("/table/")[0])
    page.get_by_role("button", name=f"Remove {KEEP}").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name=f"Remove {KEEP}").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(page.get_by_role("region", name="Continue")).to_be_hidden()


def test_a_table_that_is_listed_is_open_to_strangers(visit: Visit) -> None:
    host = named(visit, "Mira")
    host.get_by_role("link", name=KEEP, exact=True).first.click()
    host.get_by_role("button", name="Friend by link").click()
    host.locator("summary").click()
    host.get_by_label("Show free seats to everybody on this server").check()
    host.get_by_role("button", name="Start the game").click()
    host.get_by_role("button", name="To the table").click()
    stranger = visit("/")
    stranger.get_by_role("region", name="Open tables").get_by_role("link", name=f"Join {KEEP}").first.click()
    expect(stranger.get_by_role("heading", level=1)).to_have_text("Mira invites you")


def test_a_solo_game_is_set_up_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/new/keep")
    page.get_by_role("radio", name="First Night on Guard").focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="The Old Lockup")).to_be_checked()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Play alone":
            break
    page.keyboard.press("Enter")
    room_of(page)


@pytest.mark.parametrize(
    ("path", "language"),
    [("/", "en"), ("/new/keep", "uk"), ("/about", "ru"), ("/join/nonsense", "uk"), ("/nowhere", "ru")],
)
def test_axe_finds_nothing_on_screens_of_any_theme_and_size(visit: Visit, path: str, language: str) -> None:
    page = visit(path, language=language)
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # a mapping of the right shape
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("main").locator("h2, p").first).to_be_visible()
        expect(page.get_by_role("status").filter(has_text="…")).to_have_count(0)
        assert faults_in_any_theme(page) == []
        assert not too_wide(page)


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_a_theme_that_was_chosen_is_shown(visit: Visit, theme: str) -> None:
    page = visit("/nowhere", theme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


@pytest.mark.parametrize("what", ["Settings", "My name and my devices"])
def test_axe_finds_nothing_in_dialogs_and_escape_closes_them(visit: Visit, what: str) -> None:
    page = visit("/")
    button = page.get_by_role("button", name=what)
    button.click()
    expect(page.get_by_role("dialog", name=what)).to_be_visible()
    assert faults_in_any_theme(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(button).to_be_focused()


def test_where_friends_come_by_link_it_is_said_before_the_start_that_a_name_is_needed(visit: Visit) -> None:
    page = visit("/new/keep")
    expect(page.get_by_label("My name", exact=True)).to_be_visible()
    page.get_by_role("button", name="Friend by link").click()
    expect(page.get_by_label("My name (needed: friends see it)")).to_be_visible()


def test_a_number_is_typed_and_the_scenario_says_what_nought_comes_to_there(
    visit: Visit, server: ServerProcess
) -> None:
    page = visit("/new/jaws", name="Mira")
    level = page.get_by_role("group", name="Level of the characters").get_by_role("spinbutton")
    page.get_by_role("radio", name="Mixed Results").check()
    expect(level).to_have_accessible_description("In this scenario 0 comes to 8.")
    assert faults_in_any_theme(page) == []
    level.fill("5")
    page.get_by_role("button", name="Start the game").click()
    begin(page)
    assert exported(page, server.url)["setup"]["options"]["level"] == 5


def test_each_scenario_shows_its_own_picture(visit: Visit) -> None:
    page = visit("/new/jaws", name="Mira")
    picture = page.get_by_role("complementary", name="Your game").locator(".picture svg")
    seen: list[str] = []
    for scenario in ("Roadside Ambush", "Mixed Results", "Red Twilight"):
        page.get_by_role("radio", name=scenario).check()
        expect(picture).to_be_visible()
        wait_until(lambda: picture.inner_html() not in seen)
        seen.append(picture.inner_html())

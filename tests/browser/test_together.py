"""Two people and a spectator, each with a browser of his own, at one table."""

from playwright.sync_api import Locator, Page, expect

from tests.server.process import ServerProcess

from .conftest import Visit
from .hands import SEED, at, begin, close, known, open_menu, play, room_of, shows, two_people


def invite(host: Page) -> tuple[str, str]:
    """Open a table for two with its screen, with a seed that is known; the links for a friend and for spectators."""
    host.route(
        "**/api/rooms?language=en",
        lambda route: route.continue_(post_data={**route.request.post_data_json, "seed": SEED}),
    )
    for number, clan in ((1, "Ratfolk"), (2, "Dragon")):
        if number > 1:
            host.get_by_role("button", name="Friend by link").click()
        host.get_by_role("group", name=f"Seat {number}").get_by_label("Clan").select_option(label=clan)
    host.get_by_role("button", name="Start the game").click()
    links = [
        host.get_by_role("textbox", name=name).input_value() for name in ("Link for seat 2", "Link for spectators")
    ]
    host.get_by_role("button", name="To the table").click()
    return links[0], links[1]


def sit_down_by(link: str, friend: Page) -> None:
    friend.goto(link)
    friend.get_by_role("textbox", name="What shall the others call you?").fill("Taras")
    friend.get_by_role("button", name="Sit down").click()


def presence(page: Page, words: str) -> None:
    expect(page.get_by_role("button", name="People and links.")).to_have_accessible_name(words)


def test_two_people_and_a_spectator_see_every_choice_of_each_other(visit: Visit, server: ServerProcess) -> None:
    host, friend = visit("/new/keep", name="Mira"), visit("/about")
    link, watch = invite(host)
    begin(host)
    sit_down_by(link, friend)
    begin(friend)
    assert room_of(friend) == room_of(host)
    spectator = visit(watch)
    expect(spectator.locator("[data-rev]")).to_be_visible()
    presence(host, "People and links. Taras (Dragon): here; 1 watches")
    table = known(["ratfolk", "dragon"])
    for _ in range(6):
        who = next(iter(table.decisions))
        play((host, friend)[who], table)
        for page, seat in ((host, 0), (friend, 1), (spectator, None)):
            shows(page, table)
            said = page.get_by_role("list", name="Log").get_by_role("listitem").last
            expect(said).to_have_text(table.scene(seat, "en").log[-1].text)
    assert {taken.seat for taken in table.history} == {0, 1}
    expect(friend.locator("[data-prompt] [data-choice]").first).to_be_visible()
    expect(host.locator("[data-choice]")).to_have_count(0)
    presence(host, "People and links. Taras (Dragon): thinking; 1 watches")


def test_a_spectator_cannot_act(visit: Visit, server: ServerProcess) -> None:
    mira, _, table = two_people(visit, server.url)
    people(mira)
    watch = mira.get_by_role("textbox", name="Link for spectators").input_value()
    spectator = visit(watch)
    expect(spectator.locator("[data-rev]")).to_be_visible()
    at(spectator, "cell:main/cage").click()
    spectator.keyboard.press("1")
    spectator.keyboard.press("u")
    for nothing in ("[data-choice]", "[data-ref][role=button]", "[aria-keyshortcuts=u]", "[role=dialog]"):
        expect(spectator.locator(nothing)).to_have_count(0)
    close(mira)
    play(mira, table)
    shows(spectator, table)


def test_somebody_who_leaves_is_gone_and_somebody_who_looks_away_is_away(visit: Visit, server: ServerProcess) -> None:
    mira, taras, _ = two_people(visit, server.url)
    presence(mira, "People and links. Taras (Dragon): here; nobody watches")
    look(taras, "hidden")
    presence(mira, "People and links. Taras (Dragon): away; nobody watches")
    look(taras, "visible")
    presence(mira, "People and links. Taras (Dragon): here; nobody watches")
    taras.close()
    presence(mira, "People and links. Taras (Dragon): gone; nobody watches")


def look(page: Page, how: str) -> None:
    """Somebody turns to another window, or back."""
    page.evaluate(
        """how => {
            Object.defineProperty(document, 'hidden', {value: how === 'hidden', configurable: true});
            Object.defineProperty(document, 'visibilityState', {value: how, configurable: true});
            document.dispatchEvent(new Event('visibilitychange'));
        }""",
        how,
    )


def test_what_one_writes_the_other_reads(visit: Visit, server: ServerProcess) -> None:
    mira, taras, _ = two_people(visit, server.url)
    mira.get_by_role("button", name="Chat", exact=True).click()
    mira.get_by_role("textbox", name="Write to all").fill("Good luck, <b>Taras</b>!")
    mira.keyboard.press("Enter")
    taras.get_by_role("button", name="Chat, 1 new line").click()
    lines = taras.get_by_role("log", name="What was written")
    expect(lines).to_contain_text("Mira")
    expect(lines).to_contain_text("Good luck, <b>Taras</b>!")
    taras.get_by_role("textbox", name="Write to all").fill("You too. 1 u l t c")
    taras.get_by_role("button", name="Send").click()
    expect(mira.get_by_role("log", name="What was written")).to_contain_text("You too. 1 u l t c")
    expect(taras.locator("[data-rev]")).to_have_attribute("data-rev", "0")


def test_a_bot_takes_over_a_seat_whose_owner_is_gone_and_he_takes_it_back(visit: Visit, server: ServerProcess) -> None:
    mira, taras, table = two_people(visit, server.url, settings={"stand_in_after": 0})
    address = taras.url
    taras.goto(f"{server.url}/about")
    while 0 in table.decisions:
        play(mira, table)
    expect(mira.locator("[data-prompt] [data-choice]").first).to_be_visible()
    taras.goto(address)
    expect(taras.locator("[data-rev]")).to_be_visible()
    expect(taras.locator("[data-choice]")).to_have_count(0)
    people(taras).get_by_role("button", name="Take back my seat").click()
    close(taras)
    expect(people(mira)).not_to_contain_text("a bot stands in")
    close(mira)
    pass_until(mira, taras)


def people(page: Page) -> Locator:
    open_menu(page).get_by_role("button", name="People and links", exact=True).click()
    dialog = page.get_by_role("dialog", name="People and links")
    expect(dialog).to_be_visible()
    return dialog


def pass_until(page: Page, other: Page) -> None:
    """Decline whatever is asked, until somebody else is asked."""
    choices = page.locator("[data-prompt] [data-choice]")
    for _ in range(30):
        page.wait_for_function("!document.querySelector('[data-prompt][aria-busy=true]')")
        if not choices.count():
            break
        before = page.locator("[data-rev]").get_attribute("data-rev")
        choices.last.click()
        expect(page.locator("[data-rev]")).not_to_have_attribute("data-rev", str(before))
    expect(other.locator("[data-prompt] [data-choice]").first).to_be_visible()

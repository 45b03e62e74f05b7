"""What a demanding player would miss: room to read, nothing in the way, fingers, outlooks, ways out."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, Route, expect

import questhall
from questhall.bots import make_bot
from questhall.core import Table
from questhall.core.replay import text_of
from tests.server.process import ServerProcess

from .access import at_rest
from .conftest import DESKTOP, LAPTOP, PHONE, Visit
from .hands import ask, click, go_to_table, key_of, new_room, play, revision, selector, sit_down, table_of

TWO = ({"by": "me", "role": "dragon"}, {"by": "link", "role": "ghost"})
ALL = ("imp", "slime", "ghost", "dragon")
FINGER, LEAST_PIECE = 44, 24
CROWD, LARGE_HAND, MOST_CHOICES = 6, 5, 600
COVERED = """refs => refs.filter((ref) => {
    const box = document.querySelector(`[data-ref="${ref}"]`).getBoundingClientRect();
    const spots = [[0.5, 0.08], [0.5, 0.15], [0.75, 0.3]];
    return !spots.every(([x, y]) => {
        const there = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
        return there?.closest('[data-ref]')?.dataset.ref === ref;
    });
})"""


def box(locator: Locator) -> tuple[float, float, float, float]:
    """The edges of something: left, top, right, bottom."""
    found = locator.bounding_box()
    assert found
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither lies over the other."""
    a, b = box(one), box(other)
    return a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1


def played(
    moves: int, wanted: Any = None, bot_name: str = "greedy", seats: Sequence[str] = ("dragon", "ghost"), seed: int = 3
) -> Table[Any]:
    """A table that a bot has played for so many choices, and then on until it is as wanted."""
    table = questhall.sit("keep", scenario="first_night", seats=list(seats), seed=seed)
    bot = make_bot(bot_name, table.game, seed=seed)
    for number in range(MOST_CHOICES):
        seat, decision = next(iter(table.decisions.items()))
        if number >= moves and (wanted is None or wanted(table.scene(seat, "en"))):
            return table
        table.take(seat, bot.choose(table.view(seat), decision))
    raise AssertionError("The game never came to what was wanted.")


def opened(visit: Visit, url: str, table: Table[Any], **manner: Any) -> Page:
    """That table in somebody's browser."""
    page: Page = visit("/about", name="Mira", **manner)
    headers = {"Authorization": f"Bearer {key_of(page)}"}
    answer = httpx.post(f"{url}/api/import", content=text_of(table).encode(), headers=headers, timeout=30)
    assert answer.status_code < 300, answer.text
    return go_to_table(page, answer.json()["room"])


def on_pieces_and_cells(scene: Any) -> bool:
    """Whether a figure and the room in which it stands can both be clicked."""
    refs = {ref for choice in scene.choices for ref in choice.on}
    return any(f"piece:{id}" in refs and piece.at in refs for id, piece in scene.pieces.items())


def cards_with_two_ways(scene: Any) -> list[str]:
    """Cards that can be played in more than one way, one of which reaches something."""
    found: dict[str, list[Any]] = {}
    for choice in scene.choices:
        for ref in choice.on:
            if ref.startswith("card:") and len(choice.on) == 1:
                found.setdefault(ref, []).append(choice)
    return [ref for ref, ways in found.items() if len(ways) > 1 and any(way.preview for way in ways)]


def crowded(scene: Any) -> bool:
    """Whether many stand in one room."""
    return max(Counter(piece.at for piece in scene.pieces.values()).values(), default=0) >= CROWD


@pytest.mark.parametrize(("size", "least"), [(DESKTOP, 140), (LAPTOP, 90)])
def test_the_log_keeps_its_room_and_no_panel_is_cut_off_without_a_sign(
    visit: Visit, server: ServerProcess, size: dict[str, int], least: int
) -> None:
    page = opened(visit, server.url, played(45), size=size)
    at_rest(page)
    _, top, _, bottom = box(page.locator("aside.right").get_by_role("region", name="Log"))
    assert bottom - top >= least
    rail = page.locator("aside.right .scrolling")
    over = rail.evaluate("it => it.scrollHeight - it.clientHeight")
    shade = rail.evaluate("it => Number(getComputedStyle(it, '::after').opacity)")
    assert over <= 1 if size == DESKTOP else (over > 1) == (shade > 0)


def test_a_card_with_two_ways_shows_what_they_reach_before_the_click(visit: Visit, server: ServerProcess) -> None:
    table = played(20, cards_with_two_ways)
    page = opened(visit, server.url, table)
    card = page.locator(selector(cards_with_two_ways(table.scene(next(iter(table.decisions)), "en"))[0])).first
    signs = page.locator(".states .dotted, .signs .target")
    expect(signs).to_have_count(0)
    card.hover()
    expect(signs.first).to_be_visible()
    page.mouse.move(2, 2)
    expect(signs).to_have_count(0)
    card.focus()
    expect(signs.first).to_be_visible()


def test_a_line_of_the_log_lights_up_what_it_speaks_of(visit: Visit, server: ServerProcess) -> None:
    page = opened(visit, server.url, played(45))
    lit = page.locator(".states .dotted")
    expect(lit).to_have_count(0)
    page.get_by_role("button", name="was healed").last.hover()
    expect(lit.first).to_be_visible()
    page.mouse.move(700, 880)
    expect(lit).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_room_is_clicked_easily_though_figures_in_it_can_be_chosen(
    visit: Visit, server: ServerProcess, size: dict[str, int]
) -> None:
    table = played(10, on_pieces_and_cells)
    page = opened(visit, server.url, table, size=size)
    refs = [ref for choice in table.scene(next(iter(table.decisions)), "en").choices for ref in choice.on]
    rooms = [ref for ref in dict.fromkeys(refs) if ref.startswith("cell:")]
    at_rest(page)
    assert page.evaluate(COVERED, rooms) == []


def test_fingers_hit_pieces_and_zoom_buttons_on_a_phone(visit: Visit, server: ServerProcess) -> None:
    page = opened(visit, server.url, played(0, crowded, "random", ALL, 2), size=PHONE, touch=True)
    buttons = page.get_by_role("group", name="View").get_by_role("button")
    expect(buttons).to_have_count(1)
    buttons.tap()
    expect(buttons).to_have_count(4)
    at_rest(page)
    for button in buttons.all():
        left, top, right, bottom = box(button)
        assert min(right - left, bottom - top) >= FINGER
    pieces = page.locator(".qboard [data-ref^='piece:']")
    assert pieces.count() >= CROWD
    assert all(box(piece)[2] - box(piece)[0] >= LEAST_PIECE - 0.5 for piece in pieces.all())


def test_a_vote_and_news_hide_neither_the_question_nor_the_board(visit: Visit, server: ServerProcess) -> None:
    mira, taras = visit("/about", name="Mira"), visit("/about", name="Taras", size=LAPTOP)
    room = new_room(server.url, key_of(mira), TWO, settings={"free_undo": True})
    ask(server.url, f"/invitations/{room['seats'][1]['invite']}", key_of(taras), name="Taras")
    pages = (go_to_table(mira, room["room"]), go_to_table(taras, room["room"]))
    asker = until_vote(pages, room, server.url)
    expect(asker.get_by_role("button", name="Ask the others to take back the last choice")).to_be_visible()
    asker.keyboard.press("u")
    for page in pages:
        vote = page.get_by_role("region", name="Vote")
        expect(vote).to_be_visible()
        at_rest(page)
        prompt = page.locator("[data-prompt]")
        cells = page.locator(".qboard [data-ref^='cell:']").all()
        assert apart(vote, prompt)
        assert all(apart(vote, cell) and apart(prompt, cell) for cell in cells)
    pages[1 - pages.index(asker)].get_by_role("button", name="Refuse").click()


def until_vote(pages: tuple[Page, Page], room: Any, url: str) -> Page:
    """Play until somebody may take back only by a vote; that is his page."""
    for _ in range(40):
        for page in pages:
            told = ask(url, f"/rooms/{room['room']}", key_of(page))
            if told.get("undo") == "vote":
                return page
        asked = next(seat["seat"] for seat in told["seats"] if seat.get("asked"))
        page, rev = pages[asked], told.get("moves", 0)
        revision(page, rev)
        expect(page.locator("[data-prompt].asked")).to_be_visible()
        page.keyboard.press("1")
        expect(page.locator("[data-rev]")).not_to_have_attribute("data-rev", str(rev))
    raise AssertionError("Nobody ever needed a vote.")


def test_who_waits_is_told_for_whom(visit: Visit, server: ServerProcess) -> None:
    page = visit("/about", name="Mira")
    room = new_room(server.url, key_of(page), TWO)
    go_to_table(page, room["room"])
    told = ask(server.url, f"/rooms/{room['room']}", key_of(page))
    asked = next(seat for seat in told["seats"] if seat.get("asked"))
    assert not asked.get("mine")
    expect(page.locator("[data-prompt]")).to_contain_text(f"Waiting for {asked['role']}")


def test_enter_takes_the_usual_way_on(visit: Visit, server: ServerProcess) -> None:
    table = played(5, lambda scene: any(choice.tone == "main" for choice in scene.choices))
    page = opened(visit, server.url, table)
    expect(page.locator("[data-prompt] .button.main")).to_be_visible()
    page.keyboard.press("Enter")
    revision(page, len(table.history) + 1)


def test_an_only_choice_is_shown_and_waits(visit: Visit, server: ServerProcess) -> None:
    table = played(5, lambda scene: len(scene.choices) == 1)
    page = opened(visit, server.url, table)
    (decision,) = table.decisions.values()
    page.wait_for_timeout(500)
    revision(page, len(table.history))
    click(page, table, decision.choices[0])
    revision(page, len(table.history) + 1)


def test_at_the_beginning_of_a_replay_what_was_told_before_is_not_dimmed(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url)
    play(page, table_of(page, server.url))
    page.goto(page.url.replace("/table/", "/replay/"))
    log = page.get_by_role("list", name="Log")
    expect(log.locator("li.later").first).to_be_visible()
    expect(log.locator("li:not(.later):not(.heading)").first).to_be_visible()


def test_a_guest_leaves_a_table_from_his_lobby(visit: Visit, server: ServerProcess) -> None:
    host, guest = visit("/about", name="Mira"), visit("/about", name="Taras")
    room = new_room(server.url, key_of(host), TWO)
    ask(server.url, f"/invitations/{room['seats'][1]['invite']}", key_of(guest), name="Taras")
    guest.goto(server.url)
    guest.get_by_role("button", name="Leave Keep the Heroes Out!").click()
    dialog = guest.get_by_role("dialog")
    expect(dialog).to_contain_text("Your seat")
    dialog.get_by_role("button", name="Leave").click()
    expect(guest.get_by_role("region", name="Continue")).to_be_hidden()
    assert ask(server.url, f"/rooms/{room['room']}", key_of(host))["seats"][1]["by"] == "open"


def test_a_locked_scenario_says_why_and_cannot_be_chosen(visit: Visit, server: ServerProcess) -> None:
    page = visit("/about", name="Mira")

    def lock(route: Route) -> None:
        told = route.fetch().json()
        told["scenarios"][3]["locked"] = "Win “First Night on Guard” first."
        route.fulfill(json=told)

    page.route("**/api/games/keep*", lock)
    page.goto(f"{server.url}/new/keep")
    radio = page.get_by_role("radio").nth(3)
    expect(radio).to_be_disabled()
    expect(radio).to_have_accessible_description("Win “First Night on Guard” first.")
    expect(page.get_by_text("Win “First Night on Guard” first.")).to_be_visible()


def test_a_hand_of_five_cards_is_seen_whole(visit: Visit, server: ServerProcess) -> None:
    def many(scene: Any) -> bool:
        hand = {scene.cards[card].name for card in scene.zones["hand0"].cards}
        piles = [zone for zone in scene.zones.values() if zone.look == "pile" and zone.owner in (None, 0)]
        return len(hand) >= LARGE_HAND and len(piles) >= LARGE_HAND

    page = opened(visit, server.url, played(20, many))
    cards = page.locator("footer.dock .card")
    expect(cards.nth(LARGE_HAND - 1)).to_be_visible()
    at_rest(page)
    end = box(page.locator("footer.dock .piles"))[0]
    assert all(box(card)[2] <= end for card in cards.all())

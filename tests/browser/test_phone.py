"""A phone: fingers instead of a mouse, and little room."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

import questhall
from questhall.bots import make_bot
from questhall.core import Choice, Table
from questhall.games.bugs.steps.actions import ChooseMove
from questhall.games.heroes.choices import Play
from tests.programs import wait_until
from tests.server.process import ServerProcess

from .access import at_rest, too_wide
from .conftest import PHONE, Visit
from .hands import RATS, at, opened, play, revision, sit_down, table_of


def phone(visit: Visit, url: str, seats: Any = RATS, **manner: Any) -> Page:
    return sit_down(visit, url, seats, size=PHONE, touch=True, **manner)


def seen(page: Page, what: Locator) -> bool:
    """Whether something is in the window, and nothing lies over it."""
    box = what.bounding_box()
    assert box
    inside = box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"] and box["y"] + box["height"] <= PHONE["height"]
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    free = what.evaluate("(it, [x, y]) => it.contains(document.elementFromPoint(x, y))", middle)
    return inside and bool(free)


def test_a_first_tap_on_the_board_previews_and_a_second_takes(visit: Visit, server: ServerProcess) -> None:
    page = phone(visit, server.url)
    at(page, "cell:main/cage").tap()
    expect(page.get_by_role("button", name="Tap again to choose")).to_be_visible()
    at(page, "cell:main/sewer").tap()
    expect(page.get_by_role("button", name="Tap again to choose")).to_be_visible()
    revision(page, 0)
    at(page, "cell:main/sewer").tap()
    revision(page, 1)
    at(page, "cell:main/cage").tap()
    page.get_by_role("button", name="Tap again to choose").tap()
    revision(page, 2)


def about_to_move() -> tuple[Table[Any], str]:
    """A game in which somebody is asked where to go, and a hex that can be chosen."""
    table = questhall.sit("bugs", scenario="a_rude_welcome", seats=["bruiser"], seed=3)
    bot = make_bot("greedy", table.game, seed=1)
    while not isinstance(table.decisions[0].question, ChooseMove):
        table.take(0, bot.choose(table.view(0), table.decisions[0]))
    return table, next(choice.on[-1] for choice in table.scene(0, "en", log=False).choices if choice.on)


def test_nothing_moves_under_the_finger_after_a_first_tap(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    table, hex_ = about_to_move()
    page = opened(visit, server.url, table, tmp_path, size=PHONE, touch=True)
    at_rest(page)
    before = at(page, hex_).bounding_box()
    at(page, hex_).tap()
    expect(page.locator("[data-prompt]")).to_contain_text("Tap again to do it.")
    at_rest(page)
    assert at(page, hex_).bounding_box() == before


def test_a_first_tap_on_a_card_previews_and_a_second_takes(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url, size=PHONE, touch=True)
    table = table_of(page, server.url)
    for _ in range(2):
        play(page, table, table.decisions[0].choices[-1])
    expect(page.get_by_role("heading", level=1)).to_contain_text("Discard a card to refresh the available items?")
    card = page.locator('[data-ref^="card:hand0."]').first
    card.tap()
    expect(page.locator("[data-prompt]")).to_contain_text("Tap again to do it.")
    revision(page, 2)
    card.tap()
    revision(page, 3)


def test_several_choices_on_a_card_open_a_menu(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url, size=PHONE, touch=True)
    table = table_of(page, server.url)
    play(page, table, table.decisions[0].choices[-1])
    page.locator('[data-ref="card:hand0.furnace_breath"]').first.tap()
    menu = page.get_by_role("menu")
    expect(menu).to_be_visible()
    at_rest(page)
    assert seen(page, menu.get_by_role("menuitem").first)
    assert seen(page, menu.get_by_role("menuitem").last)
    menu.get_by_role("menuitem").first.tap()
    revision(page, 2)


def test_all_that_a_turn_needs_is_in_the_window_and_nothing_scrolls_sideways(
    visit: Visit, server: ServerProcess
) -> None:
    page = sit_down(visit, server.url, size=PHONE, touch=True)
    table = table_of(page, server.url)
    for _ in range(6):
        expect(page.locator("[data-prompt] h1")).to_be_visible()
        at_rest(page)
        for what in (*page.locator("[data-prompt] .buttons button").all(), page.locator("[data-prompt] h1")):
            assert seen(page, what)
        for name in ("Take back the last choice", "Help", "Menu of the table"):
            assert seen(page, page.get_by_role("button", name=name))
        assert not too_wide(page)
        play(page, table, table.decisions[0].choices[-1])


def test_tabs_show_what_has_no_room_beside_the_board(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url, size=PHONE, touch=True)
    tabs = page.get_by_role("navigation", name="Parts of the table")
    names = [each.inner_text() for each in tabs.get_by_role("button").all()]
    assert names[:2] == ["Board", "Cards"]
    assert names[-1] == "Log"
    for name in names:
        tab = tabs.get_by_role("button", name=name)
        assert seen(page, tab)
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "page")
        assert not too_wide(page)
        expect(page.locator("[data-prompt] h1")).to_be_visible()
    expect(page.get_by_role("list", name="Log")).to_be_visible()
    tabs.get_by_role("button", name="Cards").tap()
    expect(page.locator('[data-ref^="card:hand0."]').first).to_be_visible()


class Fingers:
    """Fingers on a page, wherever they are wanted."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def __call__(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def middle(page: Page, ref: str) -> tuple[float, float]:
    box = at(page, ref).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def width(page: Page) -> float:
    box = at(page, "cell:main/cage").bounding_box()
    assert box
    return box["width"]


def test_a_pinch_zooms_and_never_clicks(visit: Visit, server: ServerProcess) -> None:
    page = phone(visit, server.url)
    fingers = Fingers(page)
    (x1, y1), (x2, y2) = middle(page, "cell:main/cage"), middle(page, "cell:main/sewer")
    before = width(page)
    for _ in range(2):
        fingers("touchStart", (x1, y1))
        fingers("touchStart", (x1, y1), (x2, y2))
        for part in (0.15, 0.3, 0.45):
            dx, dy = (x2 - x1) * part, (y2 - y1) * part
            fingers("touchMove", (x1 - dx, y1 - dy), (x2 + dx, y2 + dy))
        fingers("touchEnd")
    wait_until(lambda: width(page) > before * 1.2)
    revision(page, 0)
    expect(page.get_by_role("button", name="Tap again to choose")).to_have_count(0)
    page.get_by_role("button", name="View").tap()
    page.get_by_role("button", name="Show all").tap()
    at(page, "cell:main/cage").tap()
    expect(page.get_by_role("button", name="Tap again to choose")).to_be_visible()


def test_a_finger_that_drags_moves_the_board_and_never_clicks(visit: Visit, server: ServerProcess) -> None:
    page = phone(visit, server.url)
    page.get_by_role("button", name="View").tap()
    page.get_by_role("button", name="Zoom in").tap()
    page.get_by_role("button", name="Zoom in").tap()
    fingers, (x, y) = Fingers(page), middle(page, "cell:main/cage")
    fingers("touchStart", (x, y))
    for part in (10, 25, 40):
        fingers("touchMove", (x + part, y))
    fingers("touchEnd")
    revision(page, 0)
    expect(page.get_by_role("button", name="Tap again to choose")).to_have_count(0)


def hold(page: Page, ref: str) -> None:
    """A finger rests on something, and goes up."""
    fingers = Fingers(page)
    fingers("touchStart", middle(page, ref))
    page.wait_for_timeout(600)
    fingers("touchEnd")


def test_a_long_touch_tells_what_something_is_and_no_more_when_another_tab_is_opened(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    table, hex_ = about_to_move()
    page = opened(visit, server.url, table, tmp_path, size=PHONE, touch=True)
    at_rest(page)
    tabs = page.get_by_role("navigation", name="Parts of the table")
    for tab, ref, title in (("Board", "piece:m1", "Bandit Guard"), ("Cards", "card:overhand_blow", "Overhand Blow")):
        tabs.get_by_role("button", name=tab).tap()
        hold(page, ref)
        expect(page.get_by_role("dialog")).to_contain_text(title)
        page.get_by_role("button", name="Close").tap()
    tabs.get_by_role("button", name="Board").tap()
    hold(page, hex_)
    expect(page.locator(".tip")).to_be_visible()
    tabs.get_by_role("button", name="Log").tap()
    expect(page.locator(".tip")).to_have_count(0)
    revision(page, len(table.history))


def in_combat() -> Table[Any]:
    """A clash in which a unit of the first seat is to act."""
    table = questhall.sit("heroes", scenario="first_flags", seats=["castle", "dungeon"], seed=3)
    bot = make_bot("greedy", table.game, seed=1)
    while (0, "command") not in [(seat, decision.prompt) for seat, decision in table.decisions.items()]:
        seat, decision = next(iter(table.decisions.items()))
        table.take(seat, bot.choose(table.view(seat), decision))
    return table


def test_the_tabs_of_two_boards_do_not_lie_on_the_field(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = opened(visit, server.url, in_combat(), tmp_path, size=PHONE, touch=True)
    tabs = page.get_by_role("tablist").bounding_box()
    field = page.locator("[data-ref='cell:combat/0']").first.bounding_box()
    assert tabs
    assert field
    assert tabs["y"] + tabs["height"] <= field["y"]


def test_where_the_board_is_asked_about_cards_are_names_and_can_be_folded_out(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    page = opened(visit, server.url, on_the_map(), tmp_path, size=PHONE, touch=True)
    card = page.locator("[data-ref^='card:hand']").first
    at_rest(page)
    low = card.bounding_box()
    page.get_by_role("button", name="Show more").tap()
    at_rest(page)
    tall = card.bounding_box()
    assert low
    assert tall
    assert low["height"] < 60
    assert tall["height"] > 150
    page.get_by_role("button", name="Show less").tap()
    expect(page.get_by_role("button", name="Show more")).to_be_visible()


def test_the_arrow_that_folds_the_cards_lies_on_no_other_button(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    table = questhall.sit("heroes", scenario="first_flags", seats=["castle", "dungeon"], seed=3)
    page = opened(visit, server.url, table, tmp_path, size=PHONE, touch=True, hints=False)
    at_rest(page)
    arrow = page.get_by_role("button", name="Show less").bounding_box()
    choices = page.get_by_role("button", name="All choices").bounding_box()
    assert arrow
    assert choices
    assert choices["x"] + choices["width"] <= arrow["x"] or arrow["y"] + arrow["height"] <= choices["y"]


def on_the_map() -> Table[Any]:
    """A turn on the map, in which a card of the hand can be played."""
    table = questhall.sit("heroes", scenario="first_flags", seats=["castle", "dungeon"], seed=3)
    bot = make_bot("greedy", table.game, seed=1)
    while not any(isinstance(choice, Play) for choice in decision_of(table, "act")):
        seat, decision = next(iter(table.decisions.items()))
        table.take(seat, bot.choose(table.view(seat), decision))
    return table


def decision_of(table: Table[Any], prompt: str) -> Sequence[Choice]:
    """What the first seat may choose, if that is asked."""
    return table.decisions[0].choices if 0 in table.decisions and table.decisions[0].prompt == prompt else ()

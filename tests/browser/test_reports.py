"""What has come to its end is told beside the board, and nothing that is asked moves the board away."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import questhall
from questhall.bots import make_bot
from questhall.core import Choice, Table
from questhall.games.heroes.events import CombatEnded
from tests.server.process import ServerProcess

from .access import at_rest
from .conftest import PHONE, Visit
from .hands import DRAGON, at, close, opened, play, played, revision, sit_down, table_of, window


def about_to_win() -> tuple[Table[Any], Choice]:
    """A table of heroes, and the choice with which its first seat ends a combat."""
    table = questhall.sit("heroes", scenario="first_flags", seats=["castle", "dungeon"], seed=3)
    bot = make_bot("greedy", table.game, seed=1)
    while True:
        seat, decision = next(iter(table.decisions.items()))
        choice, before = bot.choose(table.view(seat), decision), len(table.events)
        twin = table.copy()
        twin.take(seat, choice)
        if seat == 0 and any(isinstance(event, CombatEnded) for event in twin.events[before:]):
            return table, choice
        table.take(seat, choice)


def test_a_combat_ends_with_a_report_that_goes_away_and_can_be_read_again(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    table, choice = about_to_win()
    page = opened(visit, server.url, table, tmp_path)
    report = page.get_by_role("region", name="Result")
    expect(report).to_have_count(0)
    play(page, table, choice)
    expect(report).to_contain_text("Victory")
    expect(report).to_contain_text("Attacker: Catherine")
    page.keyboard.press("Escape")
    expect(report).to_have_count(0)
    log = page.get_by_role("complementary").get_by_role("list", name="Log")
    log.get_by_role("button", name="Result").last.click()
    expect(page.get_by_role("dialog")).to_contain_text("Attacker: Catherine")
    close(page)


def test_a_report_is_put_away_by_a_click_or_by_the_next_choice(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    table, choice = about_to_win()
    table.take(0, choice)
    page = opened(visit, server.url, table, tmp_path, size=PHONE, touch=True)
    report = page.get_by_role("region", name="Result")
    report.tap()
    expect(report).to_have_count(0)
    page.reload()
    expect(report).to_be_visible()
    page.locator("[data-prompt] .button.main").tap()
    page.get_by_role("alertdialog").get_by_role("button", name="Yes").tap()
    revision(page, len(table.history) + 1)
    expect(report).to_have_count(0)


OUTLINE = 4
"""The frame of a room that can be chosen is so much thicker."""


def moved(page: Page, table: Table[Any], count: int) -> tuple[float, set[float]]:
    """How far a room moves while one thing after another is asked, and how high the questions are."""
    found, heights = [], set()
    for _ in range(count):
        at_rest(page)
        room = at(page, "cell:main/cage").bounding_box()
        assert room
        found.append(room)
        asked = page.locator("[data-prompt]").bounding_box()
        assert asked
        heights.add(asked["height"])
        play(page, table, table.decisions[0].choices[-1])
    farthest = max(abs(room[edge] - found[0][edge]) for room in found for edge in ("x", "y", "width", "height"))
    return farthest, heights


def test_the_board_stays_where_it_is_whatever_is_asked(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url, DRAGON, hints=False)
    farthest, heights = moved(page, table_of(page, server.url), 6)
    assert len(heights) > 1
    assert farthest < OUTLINE


def test_the_board_of_a_phone_stays_where_it_is_whatever_is_asked(visit: Visit, server: ServerProcess) -> None:
    page = sit_down(visit, server.url, DRAGON, size=PHONE, touch=True)
    farthest, heights = moved(page, table_of(page, server.url), 6)
    assert len(heights) > 1
    assert farthest < OUTLINE


def test_the_whole_log_opens_at_its_newest_line(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = opened(visit, server.url, played(["dragon"], 40), tmp_path)
    log = window(page, "l").get_by_role("list", name="Log")
    at_rest(page)
    below, above = log.evaluate("it => [it.scrollHeight - it.scrollTop - it.clientHeight, it.scrollTop]")
    assert below < 2
    assert above > 0


def test_who_has_had_his_turn_is_ticked_off_and_not_struck_out(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    table, choice = about_to_win()
    table.take(0, choice)
    bot = make_bot("greedy", table.game, seed=1)
    while table.state.active == 0:
        seat, decision = next(iter(table.decisions.items()))
        table.take(seat, bot.choose(table.view(seat), decision))
    page = opened(visit, server.url, table, tmp_path)
    done = page.get_by_role("list", name="Order of turns").get_by_role("listitem").first
    expect(done).to_contain_text("done")
    assert done.locator(".name").evaluate("it => getComputedStyle(it).textDecorationLine") == "none"

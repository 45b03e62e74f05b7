"""Cards with many words, several hands and wide maps: all of it can be read, on a phone too."""

import itertools
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

import questhall
from questhall.bots import make_bot
from questhall.core import Table
from tests.server.process import ServerProcess

from .conftest import PHONE, Visit
from .hands import opened

PARTY = ("voidwarden", "red_guard")
CUT = "all => all.filter(of => of.scrollWidth > of.clientWidth + 1 || of.scrollHeight > of.clientHeight + 1).length"


def jaws(scenario: str, prompt: str, skip: int = 0) -> Table[Any]:
    """A table of the game with the longest cards, played until something is asked of the first seat."""
    table = questhall.sit("jaws", scenario=scenario, seats=PARTY, seed=3)
    bot = make_bot("greedy", table.game, seed=1)
    while True:
        seat, decision = next(iter(table.decisions.items()))
        if seat == 0 and decision.prompt == prompt:
            if not skip:
                return table
            skip -= 1
        table.take(seat, bot.choose(table.view(seat), decision))


def box(thing: Locator) -> FloatRect:
    """Where something is."""
    found = thing.bounding_box()
    assert found is not None
    return found


def right(thing: Locator) -> float:
    """Where something ends."""
    found = box(thing)
    return found["x"] + found["width"]


def turn_to(page: Page, tab: int) -> None:
    """Another tab of the phone."""
    page.locator("nav.tabs button").nth(tab).click()


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_on_a_phone_each_card_has_a_row_and_nothing_of_it_is_cut(
    visit: Visit, server: ServerProcess, tmp_path: Path, language: str
) -> None:
    table = jaws("mixed_results", "select_cards")
    page = opened(visit, server.url, table, tmp_path, size=PHONE, touch=True, language=language)
    turn_to(page, 1)
    cards = page.locator("main .hand .card")
    expect(cards.first).to_be_visible()
    assert cards.evaluate_all(CUT) == 0
    places = [box(card) for card in cards.all()]
    assert len(places) > 5
    assert {(place["x"], place["width"] > 340, place["x"] + place["width"] <= 390) for place in places} == {
        (places[0]["x"], True, True)
    }
    assert all(one["y"] + one["height"] <= two["y"] for one, two in itertools.pairwise(places))


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_beside_the_board_whole_cards_are_seen_with_their_initiative(
    visit: Visit, server: ServerProcess, tmp_path: Path, language: str
) -> None:
    table = jaws("mixed_results", "build_hands", 6)
    page = opened(visit, server.url, table, tmp_path, size=PHONE, touch=True, language=language)
    cards = page.locator(".sheet .strip .card")
    expect(cards.first).to_be_visible()
    assert cards.evaluate_all(CUT) == 0
    assert right(cards.first) <= PHONE["width"]
    assert all(box(card)["width"] <= PHONE["width"] - 40 for card in cards.all())
    for card in cards.all():
        assert right(card.locator(".seam b")) <= right(card)


def test_hints_end_with_a_sentence_and_do_not_tell_fingers_to_point(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    table = jaws("a_ritual_in_stone", "hero_acts")
    page = opened(visit, server.url, table, tmp_path, size=PHONE, touch=True)
    hint = page.get_by_role("note")
    expect(hint).to_contain_text("Take one of your two cards and choose its top or its bottom half.")
    expect(hint).not_to_contain_text("Point at")
    assert page.locator("[role=note] p").evaluate_all(CUT) == 0


def test_a_long_hint_tells_its_rest_to_whoever_asks(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = opened(visit, server.url, jaws("a_ritual_in_stone", "select_cards"), tmp_path, size=PHONE, touch=True)
    hint = page.get_by_role("note")
    expect(hint).to_contain_text("you will use the top of one and the bottom of the other.")
    expect(hint).not_to_contain_text("The first one leads")
    hint.get_by_role("button", name="More", exact=True).click()
    expect(hint).to_contain_text("The first one leads")


def test_the_names_of_hands_are_not_below_the_question(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = opened(visit, server.url, jaws("a_ritual_in_stone", "hero_acts"), tmp_path)
    names = page.locator(".hand > p")
    expect(names).to_have_count(2)
    asked = box(page.locator("[data-prompt]"))
    for name, card in zip(names.all(), page.locator(".hand li:first-child .card").all(), strict=True):
        assert asked["y"] + asked["height"] + 4 <= box(name)["y"]
        assert box(name)["y"] + box(name)["height"] <= box(card)["y"]


def test_the_way_of_a_campaign_is_as_wide_as_a_phone(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    table = questhall.sit("jaws", scenario="campaign", seats=PARTY, seed=3)
    page = opened(visit, server.url, table, tmp_path, size=PHONE, touch=True)
    last = page.locator("[data-ref='cell:way/a_deeper_understanding']")
    expect(last).to_be_visible()
    assert right(last) <= PHONE["width"]


def test_news_lie_below_the_order_of_turns(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = opened(visit, server.url, jaws("a_ritual_in_stone", "select_cards", 1), tmp_path, size=PHONE, touch=True)
    top = page.locator(".phone > .head")
    assert page.locator(".near").evaluate("of => of.getBoundingClientRect().top") >= box(top)["y"] + box(top)["height"]


def test_a_long_road_lies_along_the_longer_side_of_the_window(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    page = opened(visit, server.url, jaws("roadside_ambush", "select_cards"), tmp_path)
    first, last = (box(page.locator(f"[data-ref='cell:main/{cell}'].hit")) for cell in ("w1", "a1"))
    assert first["x"] + first["width"] < last["x"]
    assert first["width"] > 40
    page.set_viewport_size({"width": 390, "height": 844})
    turned = page.locator("[data-ref='cell:main/w1'].hit")
    expect(turned).to_be_visible()
    first, last = (box(page.locator(f"[data-ref='cell:main/{cell}'].hit")) for cell in ("w1", "a1"))
    assert last["y"] + last["height"] < first["y"]


def test_a_basic_ability_is_used_with_a_click_on_the_small_words_in_its_half(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    table = jaws("a_ritual_in_stone", "hero_acts")
    page = opened(visit, server.url, table, tmp_path)
    small = page.locator(".card .instead")
    expect(small).to_have_text(["or Attack 2", "or Move 2"] * 2)
    small.nth(1).click()
    expect(page.locator("[data-prompt] h1")).to_contain_text("Where do you go?")
    expect(page.locator(".card .instead")).to_have_count(0)


def test_the_card_that_leads_is_told_before_the_second_is_chosen(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    table = jaws("roadside_ambush", "select_cards")
    page = opened(visit, server.url, table, tmp_path)
    first, second = (card for card in page.locator("footer .card").all()[:2])
    first.click(position={"x": 12, "y": 8})
    page.mouse.move(0, 0)
    told = page.locator("[data-prompt] .outlook")
    expect(told).to_have_text(re.compile(r"leads \(\d+\), with …"))
    second.hover()
    expect(told).not_to_contain_text("·")

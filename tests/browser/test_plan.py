"""The page that says what a monster may do: drawn by hand, shared by its address, sound for everybody."""

import json
from typing import Any

from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.haven.drawn import drawn
from tests.server.process import ServerProcess

from .access import faults_in_any_theme
from .conftest import PHONE, Visit


def test_a_map_is_drawn_answered_and_shared(visit: Visit, server: ServerProcess) -> None:
    page = visit(f"{server.url}/plan", size=PHONE)
    status = page.get_by_role("region", name="Its ability").get_by_role("status")
    expect(status).to_contain_text("Ends at [4, -1], attacks [5, -1]")
    assert faults_in_any_theme(page) == []
    page.get_by_label("Move").fill("2")
    expect(status).to_contain_text("Its focus is out of reach this turn")
    page.get_by_text("Wall", exact=True).click()
    page.locator('[data-hex="5,-1"]').focus()
    page.keyboard.press("Enter")
    expect(status).to_contain_text("the only one it can attack")
    page.goto(page.get_by_label("Link to this map", exact=True).input_value())
    expect(page.get_by_role("button", name="[5, -1]: Wall")).to_be_attached()


def bring(page: Page, case: dict[str, Any]) -> Locator:
    """Import a case; what is said of it."""
    file: FilePayload = {"name": "turn.json", "mimeType": "application/json", "buffer": json.dumps(case).encode()}
    page.locator("input[type=file]").set_input_files(file)
    return page.locator(".toast")


def test_a_file_with_a_fault_is_not_taken_and_its_fault_is_told_until_another_is(visit: Visit) -> None:
    page = visit("/plan")
    monster = page.get_by_role("button", name="[1, 1]: Floor, Acting monster")
    expect(monster).to_be_attached()
    lost = drawn("M . A") | {"monsters": [{"at": [40, 40], "acting": True}]}
    expect(bring(page, lost)).to_contain_text("monsters[0].at [40, 40] is not on the floor")
    ability = {name: value for name, value in drawn("M . A")["ability"].items() if name != "range"}
    expect(bring(page, drawn("M . A") | {"ability": ability})).to_contain_text("missing required field `range`")
    expect(monster).to_be_attached()
    expect(bring(page, drawn("M . A"))).to_have_count(0, timeout=3000)
    expect(page.get_by_role("button", name="[0, 0]: Floor, Acting monster")).to_be_attached()


def test_a_rule_can_be_read_where_it_is_named(visit: Visit) -> None:
    page = visit("/plan")
    rule = page.get_by_role("button", name="JL-3001").first
    rule.click()
    expect(rule).to_have_attribute("aria-expanded", "true")
    expect(page.locator("li p[lang=en]")).not_to_be_empty()
    rule.click()
    expect(page.locator("li p[lang=en]")).to_have_count(0)


WIDTHS = """of => [...of.options].map(each => {
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = getComputedStyle(of).font;
    return pen.measureText(each.text).width;
})"""
ARROW = 44
"""What a select needs beside its words."""


def test_no_word_of_the_form_is_cut_and_characters_differ(visit: Visit) -> None:
    for language in ("en", "uk", "ru"):
        page = visit("/plan", language=language)
        area = page.locator("select:has(option[value=pattern])")
        assert max(area.evaluate(WIDTHS)) + ARROW <= area.evaluate("of => of.clientWidth"), language
    fills = page.locator("circle.hero").evaluate_all("all => all.map(each => getComputedStyle(each).fill)")
    assert len(set(fills)) == len(fills) == 2


def test_a_map_on_which_nobody_acts_says_what_it_lacks(visit: Visit) -> None:
    page = visit("/plan", language="uk")
    page.get_by_role("button", name="Очистити").click()
    expect(page.get_by_role("status").filter(has_text="Поставте монстра, який ходить.")).to_be_visible()

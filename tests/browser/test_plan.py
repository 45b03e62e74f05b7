"""The page that says what a monster may do: drawn by hand, shared by its address, sound for everybody."""

from playwright.sync_api import expect

from tests.server.process import ServerProcess

from .access import faults_in_any_theme
from .conftest import PHONE, Visit


def test_a_map_is_drawn_answered_and_shared(visit: Visit, server: ServerProcess) -> None:
    page = visit(f"{server.url}/plan", size=PHONE)
    status = page.get_by_role("region", name="Its ability").get_by_role("status")
    expect(status).to_contain_text("Ends at [4, -1], attacks [5, -1]")
    assert faults_in_any_theme(page) == []
    page.get_by_label("Move").fill("2")
    page.keyboard.press("Tab")
    expect(status).to_contain_text("Its focus is out of reach this turn")
    page.get_by_text("Wall", exact=True).click()
    page.locator('[data-hex="5,-1"]').focus()
    page.keyboard.press("Enter")
    expect(status).to_contain_text("the only one it can attack")
    page.goto(page.get_by_label("Link to this map", exact=True).input_value())
    expect(page.get_by_role("button", name="[5, -1]: Wall")).to_be_attached()

"""What a bot considered can be read beside its seat."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.process import ServerProcess

from .conftest import DESKTOP, PHONE, Visit
from .hands import sit_down

WITH_BOT = ({"by": "bot", "role": "ratfolk", "bot": "fair"}, {"by": "me", "role": "dragon"})


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_tap_on_a_bot_says_what_it_considered(visit: Visit, server: ServerProcess, size: Any) -> None:
    page = sit_down(visit, server.url, WITH_BOT, size=size, touch=size is PHONE)
    row = page.locator("button.player", has_text="Ratfolk")
    if size is PHONE:
        page.get_by_role("navigation").get_by_role("button").nth(2).tap()
    expect(row.get_by_text("What the bot considered")).to_be_attached()
    row.click()
    expect(page.get_by_role("dialog")).to_contain_text("went well")

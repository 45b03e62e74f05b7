"""What people do in a browser: begin a game, click what a choice is bound to, follow a line of play."""

import json
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, expect

import questhall
from questhall.bots import make_bot
from questhall.core import Choice, Setup, Table
from questhall.core.decisions import read_choice


def begin(page: Page) -> None:
    """Put the welcome aside."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Begin").click()
    expect(dialog).to_be_hidden()


def room_of(page: Page) -> str:
    """The room that a page shows."""
    page.wait_for_url("**/table/*")
    return page.url.split("/table/")[1].split("?")[0].split("#")[0]


def key_of(page: Page) -> str:
    """The key of the person at a page."""
    found: str = page.evaluate("localStorage.getItem('questhall.key')")
    return found


def exported(page: Page, url: str) -> dict[str, Any]:
    """The game that a page shows, as its file says."""
    headers = {"Authorization": f"Bearer {key_of(page)}"}
    answer = httpx.get(f"{url}/api/rooms/{room_of(page)}/export", headers=headers)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def table_of(page: Page, url: str) -> Table[Any]:
    """The same table as the server has it, to look at from outside."""
    file = exported(page, url)
    setup = Setup(**{**file["setup"], "seats": tuple(file["setup"]["seats"])})
    table = Table.sit(questhall.GAMES[setup.game], setup)
    for line in file["choices"]:
        seat, _, text = line.partition(" ")
        table.take(int(seat), read_choice(text, table.game.choices))
    return table


def winning_line(table: Table[Any]) -> list[Choice] | None:
    """How a greedy bot goes on from here, if it wins."""
    twin, line = table.copy(), []
    bot = make_bot("greedy", table.game, seed=1)
    while twin.decisions:
        seat, decision = next(iter(twin.decisions.items()))
        choice = bot.choose(twin.view(seat), decision)
        line.append(choice)
        twin.take(seat, choice)
    assert twin.outcome is not None
    return line if twin.outcome.result == "won" else None


def click(page: Page, table: Table[Any], choice: Choice) -> None:
    """Click what a choice is bound to, one thing after another; what has no place on the table is a button."""
    seat = next(iter(table.decisions))
    scene = table.scene(seat, "en")
    wanted = next(each for each in scene.choices if each.id == str(choice))
    if not wanted.on:
        button(page, wanted.label).click()
    else:
        for ref in wanted.on:
            click_ref(page, ref)
            if take_from_menu(page, wanted.label) or not page.locator("[aria-pressed=true][data-ref]").count():
                break
    if wanted.confirm:
        page.get_by_role("dialog").get_by_role("button", name="Yes").click()


def button(page: Page, label: str) -> Locator:
    """The button of a choice, in the prompt or in the list of all."""
    return page.get_by_role("button", name=label).first


def click_ref(page: Page, ref: str) -> None:
    """Click a cell, a piece or a card."""
    page.locator(f"[data-ref={json.dumps(ref)}]").first.click()


def take_from_menu(page: Page, label: str) -> bool:
    """Choose from the small menu, if one is open."""
    menu = page.get_by_role("menu")
    if not menu.count():
        return False
    menu.get_by_role("menuitem", name=label).first.click()
    return True

"""What people do in a browser: begin a game, click what a choice is bound to, follow a line of play."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, Position, expect

import questhall
from questhall.bots import make_bot
from questhall.core import Choice, Setup, Table
from questhall.core.decisions import read_choice
from questhall.core.scene import Choice as Shown

SEED = 3
NAME: Position = {"x": 12, "y": 8}
"""Where the name of a card stands: a click there means the whole card."""
DRAGON = ({"by": "me", "role": "dragon"},)
RATS = ({"by": "me", "role": "ratfolk"},)
RATS_AND_DRAGON = (*RATS, {"by": "link", "role": "dragon"})


def ask(url: str, path: str, key: str = "", **body: Any) -> dict[str, Any]:
    """Ask the server for something as the client does."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    method = "POST" if body else "GET"
    answer = httpx.request(method, f"{url}/api{path}", headers=headers, json=body or None, timeout=30)
    assert answer.status_code < 300, answer.text
    found: dict[str, Any] = answer.json()
    return found


def new_person(url: str, name: str) -> str:
    """The key of somebody new."""
    found: str = ask(url, "/people", name=name, language="en")["key"]
    return found


def known(seats: Sequence[str]) -> Table[Any]:
    """The same table as in a new room, whose seed is known; what others hide cannot be had from the server."""
    return questhall.sit("keep", scenario="first_night", seats=seats, seed=SEED)


def new_room(url: str, key: str, seats: Sequence[dict[str, str]] = DRAGON, **more: Any) -> Any:
    """A room of the person with a key, made without its screen."""
    plan = {"game": "keep", "scenario": "first_night", "seed": SEED, "seats": list(seats), **more}
    return ask(url, "/rooms", key, **plan)


def two_people(visit: Any, url: str, **more: Any) -> tuple[Page, Page, Table[Any]]:
    """Mira, who leads rats and is asked first, and Taras, who leads the dragon, in a room of theirs."""
    mira, taras = new_person(url, "Mira"), new_person(url, "Taras")
    made = new_room(url, mira, RATS_AND_DRAGON, **more)
    ask(url, f"/invitations/{made['seats'][1]['invite']}", taras, name="Taras", language="en")
    pages = [at_table(visit, url, made["room"], key) for key in (mira, taras)]
    return pages[0], pages[1], known(["ratfolk", "dragon"])


def sit_down(visit: Any, url: str, seats: Sequence[dict[str, str]] = DRAGON, **manner: Any) -> Page:
    """Somebody alone at a new table."""
    key = new_person(url, "Mira")
    return at_table(visit, url, new_room(url, key, seats)["room"], key, **manner)


def at_table(visit: Any, url: str, room: str, key: str, **manner: Any) -> Page:
    """Open a table, with the welcome put aside."""
    page: Page = visit(f"/table/{room}", url=url, key=key, welcomed=True, **manner)
    return ready(page)


def ready(page: Page) -> Page:
    """A page when it shows its table, and knows who sits there: before that, keys and fingers do little."""
    expect(page.locator("[data-rev]")).to_be_visible()
    expect(page.locator("[popovertarget]")).to_be_visible()
    return page


def go_to_table(page: Page, room: str, path: str = "/table") -> Page:
    """Open a table, with the welcome put aside."""
    page.evaluate("room => localStorage.setItem('questhall.welcomed.' + room, 'yes')", room)
    page.goto(f"{page.url.split('/', 3)[0]}//{page.url.split('/', 3)[2]}{path}/{room}")
    return ready(page)


def brought(url: str, key: str, table: Table[Any], folder: Path) -> str:
    """The room of a game that was played elsewhere so far."""
    table.save(folder / "game.json")
    headers = {"Authorization": f"Bearer {key}"}
    answer = httpx.post(f"{url}/api/import", headers=headers, content=(folder / "game.json").read_bytes(), timeout=60)
    assert answer.status_code < 300, answer.text
    room: str = answer.json()["room"]
    return room


def opened(visit: Any, url: str, table: Table[Any], folder: Path, **manner: Any) -> Page:
    """Somebody at a game that was played elsewhere so far."""
    key = new_person(url, "Mira")
    return at_table(visit, url, brought(url, key, table, folder), key, **manner)


def played(seats: Sequence[str], count: int, seed: int = SEED) -> Table[Any]:
    """A table at which a greedy bot has made some choices."""
    table = questhall.sit("keep", scenario="first_night", seats=seats, seed=seed)
    bot = make_bot("greedy", table.game, seed=1)
    for _ in range(count):
        seat, decision = next(iter(table.decisions.items()))
        table.take(seat, bot.choose(table.view(seat), decision))
    return table


def open_settings(page: Page) -> Locator:
    """The window with the settings of this browser, from the table."""
    button = page.get_by_role("button", name="Settings", exact=True)
    if not button.is_visible():
        open_menu(page)
    button.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    return dialog


def window(page: Page, key: str) -> Locator:
    """The window that a key opens."""
    page.keyboard.press(key)
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    return dialog


def close(page: Page) -> None:
    """Close a window."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def list_choices(page: Page, *, shown: bool) -> None:
    """Show the list of all choices with its key, or put it away."""
    page.keyboard.press("c")
    button = page.locator("[data-prompt] [aria-keyshortcuts=c]")
    expect(button).to_have_attribute("aria-pressed", "true" if shown else "false")


def open_menu(page: Page) -> Locator:
    """The menu of the table."""
    page.get_by_role("button", name="Menu of the table").click()
    menu = page.get_by_role("group", name="Menu of the table")
    expect(menu).to_be_visible()
    return menu


def begin(page: Page) -> None:
    """Put the welcome aside."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Begin").or_(dialog.get_by_role("button", name="Go on", exact=True)).click()
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
    return ask(url, f"/rooms/{room_of(page)}/export", key_of(page))


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


def won_game() -> tuple[int, Table[Any], list[Choice]]:
    """A game that greedy play wins, with its seed."""
    for seed in range(4, 20):
        table = questhall.sit("keep", scenario="first_night", seats=["dragon"], seed=seed, level="simple")
        if line := winning_line(table):
            return seed, table, line
    raise AssertionError("greedy play lost all games")


def play(page: Page, table: Table[Any], choice: Choice | None = None) -> None:
    """Take a choice by clicking, the first if none is named, and wait until the page shows what it did."""
    seat = next(iter(table.decisions))
    choice = choice or table.decisions[seat].choices[0]
    click(page, table, choice)
    table.take(seat, choice)
    shows(page, table)


def shows(page: Page, table: Table[Any]) -> None:
    """Wait until a page shows a table as it is; only where nothing was taken back."""
    revision(page, len(table.history))


def revision(page: Page, number: int) -> None:
    """Wait until a page shows a revision, and no choice is on its way: what is pressed before that is not heard.

    The pointer goes away: a button that came to lie under it would take the next click for half of a double click.
    """
    expect(page.locator("[data-rev]")).to_have_attribute("data-rev", str(number))
    expect(page.locator("[data-prompt][aria-busy=true]")).to_have_count(0)
    page.mouse.move(0, 0)


def click(page: Page, table: Table[Any], choice: Choice) -> None:
    """Click what a choice is bound to, one thing after another; what has no place on the table is a button."""
    scene = table.scene(next(iter(table.decisions)), "en")
    assert scene.prompt
    question = page.locator("[data-prompt].asked:not([aria-busy=true])").get_by_role("heading", level=1)
    expect(question).to_have_text(scene.prompt.text)
    wanted = next(each for each in scene.choices if each.id == str(choice))
    if not wanted.on:
        page.locator(f"[data-prompt] [data-choice={json.dumps(wanted.id)}]").click()
    else:
        click_refs(page, scene.choices, wanted)
    if wanted.confirm:
        page.get_by_role("alertdialog").get_by_role("button", name="Yes").click()


def click_refs(page: Page, choices: Sequence[Shown], wanted: Shown) -> None:
    """Click what a choice is bound to until only that choice is left, or a menu asks for it."""
    expect(page.locator(" , ".join(selector(ref) for ref in wanted.on)).first).to_be_visible()
    card, _, part = next(iter(wanted.same), "").partition("/")
    if part and card in wanted.on:
        at(page, card).locator(f"[data-part='{part}']").click()
        return
    left = list(choices)
    for ref in wanted.on:
        if not at(page, ref).count():
            continue
        left = [each for each in left if ref in each.on]
        besides = any(each.first for each in left) and not wanted.first
        at(page, ref).click(button="right" if besides else "left", position=NAME if ref.startswith("card:") else None)
        if len(left) == 1 or wanted.first:
            return
        picked = page.locator(f"{selector(ref)}:is(.picked, [aria-pressed=true])")
        page.get_by_role("menu").or_(picked).first.wait_for()
        if page.get_by_role("menu").count():
            page.get_by_role("menuitem").nth(left.index(wanted)).click()
            return
    raise AssertionError(f"{wanted.id} cannot be reached by clicking {wanted.on}")


def selector(ref: str) -> str:
    """A cell, a piece or a card in the page."""
    return f"[data-ref={json.dumps(ref)}]"


def at(page: Page, ref: str) -> Locator:
    """Where a cell, a piece or a card is."""
    return page.locator(selector(ref)).first


def goes_all_the_way(page: Page, way: Sequence[str]) -> None:
    """A click on the last cell of a way, which is drawn before, takes every step of it."""
    goal, shown = page.locator(f"[data-ref='{way[-1]}']"), page.locator("[data-rev]")
    moves = int(shown.get_attribute("data-rev") or 0)
    goal.hover(force=True)
    expect(page.locator("path.path")).to_be_attached()
    goal.click(force=True)
    expect(shown).to_have_attribute("data-rev", str(moves + len(way) - 1))

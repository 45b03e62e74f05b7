"""Games as files, and games that are watched again."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess

from .conftest import Visit
from .hands import begin, open_menu, opened, play, played, revision, room_of, shows, sit_down, table_of

STEPS = 12


def replay(visit: Visit, url: str, folder: Path, **manner: object) -> Page:
    """A replay of a game of two clans, at its beginning."""
    page = opened(visit, url, played(["dragon", "imp"], STEPS), folder, **manner)
    page.goto(page.url.replace("/table/", "/replay/"))
    step(page, 0)
    return page


def step(page: Page, number: int) -> None:
    expect(page.get_by_text(f"Step {number} of {STEPS}", exact=True)).to_be_visible()
    revision(page, number)


def test_a_game_is_saved_as_a_file_and_goes_on_in_another_browser(
    visit: Visit, server: ServerProcess, tmp_path: Path
) -> None:
    page = sit_down(visit, server.url)
    table = table_of(page, server.url)
    for _ in range(2):
        play(page, table)
    menu = open_menu(page)
    with page.expect_download() as download:
        menu.get_by_role("button", name="Save as a file").click()
    download.value.save_as(tmp_path / download.value.suggested_filename)
    file = next(tmp_path.iterdir())
    assert json.loads(file.read_text("utf-8"))["setup"]["game"] == "keep"
    other = visit("/", name="Taras")
    other.locator("input[type=file]").set_input_files(file)
    assert room_of(other) != room_of(page)
    begin(other)
    shows(other, table)
    play(other, table)


def test_a_replay_steps_forward_and_back_and_goes_anywhere(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = replay(visit, server.url, tmp_path)
    page.get_by_role("button", name="One step forward").click()
    step(page, 1)
    page.get_by_role("slider", name="Step of the game").fill("7")
    step(page, 7)
    page.get_by_role("button", name="One step back").click()
    step(page, 6)
    page.get_by_role("slider").press("End")
    step(page, STEPS)
    page.get_by_role("button", name="To the previous turn").click()
    expect(page.get_by_text(f"Step {STEPS} of")).to_be_hidden()
    expect(page.locator("[data-choice]")).to_have_count(0)


def test_a_click_on_the_log_goes_to_that_step(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = replay(visit, server.url, tmp_path)
    page.get_by_role("list", name="Log").get_by_role("button").last.click()
    expect(page.get_by_text("Step 0 of")).to_be_hidden()


def test_a_replay_plays_pauses_and_plays_faster(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = replay(visit, server.url, tmp_path)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("Step 0 of")).to_be_hidden()
    page.get_by_role("button", name="Pause").click()
    page.wait_for_timeout(1500)  # a step that was under way arrives
    now = int(page.get_by_text("Step ").first.inner_text().split()[1])
    page.wait_for_timeout(1500)  # a step lasts 1.1 seconds
    step(page, now)
    page.get_by_role("group", name="Speed").get_by_role("button", name="4×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    step(page, STEPS)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_replay_is_seen_through_other_eyes(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = replay(visit, server.url, tmp_path)
    eyes = page.get_by_role("group", name="View as")
    page.get_by_role("slider").fill("5")
    eyes.get_by_role("button").nth(2).click()
    expect(eyes.get_by_role("button").nth(2)).to_have_attribute("aria-pressed", "true")
    step(page, 5)
    eyes.get_by_role("button", name="Spectator").click()
    expect(eyes.get_by_role("button", name="Spectator")).to_have_attribute("aria-pressed", "true")
    step(page, 5)


def test_a_game_is_played_on_from_a_step_of_its_replay(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = replay(visit, server.url, tmp_path)
    old = page.url.split("/replay/")[1].split("?")[0]
    page.get_by_role("slider").fill("5")
    step(page, 5)
    page.get_by_role("button", name="Play from here").click()
    assert room_of(page) != old
    begin(page)
    table = table_of(page, server.url)
    assert len(table.history) == 5
    play(page, table)


def test_a_link_to_a_step_opens_that_step(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = replay(visit, server.url, tmp_path)
    page.get_by_role("slider").fill("4")
    step(page, 4)
    page.wait_for_url("**?at=4")
    page.reload()
    step(page, 4)
    page.get_by_role("link", name="To the table").click()
    room_of(page)

"""The pages of docs/balance: measured by grids of the arena, resumed, written anew by one command."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from questhall.arena.grid import cells
from questhall.games import GAMES
from tests.arena.commands import imported

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "balance"


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The command, as a module."""
    yield from imported("balance", monkeypatch)


def written(tool: Any, folder: Path, *arguments: str) -> str:
    """The page of a game after a run."""
    folders = ["--kept", str(folder / "kept"), "--pages", str(folder), "--notes", str(folder / "notes")]
    tool.main([*arguments, "--processes", "1", *folders])
    return (folder / f"{arguments[0]}.md").read_text("utf-8")


def checked(tool: Any, folder: Path, *games: str) -> Any:
    """With what a check of pages exits."""
    with pytest.raises(SystemExit) as stopped:
        tool.main([*games, "--check", "--pages", str(folder)])
    return stopped.value.code


def world(way: str, part: str = "normal", seats: int = 1, result: str = "won") -> Any:
    """An invented game that was won, or lost, that way."""
    tables = importlib.import_module("balance_tables")
    return tables.Game(part, "world", ("hunter",) * seats, {}, result, way, (), ("greedy",) * seats)


def row(scenario: str, roles: list[str], error: str = "") -> dict[str, Any]:
    """An invented game, as the arena keeps it."""
    about = {"scenario": scenario, "roles": roles, "options": "{}", "bots": ["greedy"] * len(roles), "error": error}
    return about | {"result": "won", "reason": "completed", "winners": [0]}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_a_plan_whose_cells_can_be_dealt(tool: Any, game: str) -> None:
    for grid in tool.PLANS[game].parts(GAMES[game]).values():
        assert cells(grid, GAMES[game])


def test_a_page_tells_games_wins_and_intervals_and_goes_on_where_it_was(tool: Any, tmp_path: Path) -> None:
    first = written(tool, tmp_path, "bugs", "--bot", "greedy", "--games", "1", "--minutes", "0.005")
    assert re.search(r"\| \d+ \(\d+-\d+\), \d+ of [1-9]", first)
    assert written(tool, tmp_path, "bugs", "--bot", "greedy", "--games", "1", "--minutes", "0") == first


def test_a_page_goes_on_after_a_change_of_the_code(tool: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    some = ("bugs", "--bot", "greedy", "--games", "1", "--minutes", "0.005")
    (before,) = re.findall(r"^(\d+) games", written(tool, tmp_path, *some), re.MULTILINE)
    monkeypatch.setattr("questhall.arena.field.code_digest", lambda game: "changed")
    (after,) = re.findall(r"^(\d+) games", written(tool, tmp_path, *some), re.MULTILINE)
    assert 0 < int(before) < int(after)


def test_a_page_ends_with_what_people_have_to_say(tool: Any, tmp_path: Path) -> None:
    bare = written(tool, tmp_path, "keep", "--games", "1", "--minutes", "0")
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "keep.md").write_text("## What we think\n\nHard nights.\n", "utf-8")
    noted = written(tool, tmp_path, "keep", "--games", "1", "--minutes", "0")
    assert noted == bare + "\n## What we think\n\nHard nights.\n"
    assert written(tool, tmp_path, "keep", "--games", "1", "--minutes", "0") == noted


@pytest.mark.parametrize("notes", sorted(PAGES.glob("notes/*.md")), ids=lambda path: path.stem)
def test_what_is_noted_stands_at_the_end_of_the_page(notes: Path) -> None:
    page = (PAGES / notes.name).read_text("utf-8")
    assert page.endswith("\n\n" + notes.read_text("utf-8"))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_plan_names_what_its_page_was_taken_with(tool: Any, game: str) -> None:
    sample = tool.PLANS[game].sample
    (taken,) = re.findall(rf"`tools/balance.py {game} (.*)`", (PAGES / f"{game}.md").read_text("utf-8")) or [""]
    asked = tool.asked(tool.PLANS[game], tool.flags().parse_args([game, *taken.split()]))
    assert asked == sample


def test_flags_go_before_the_plan(tool: Any) -> None:
    flags = tool.flags().parse_args(["bugs", "--games", "3", "--seed", "5"])
    assert tool.asked(tool.PLANS["bugs"], flags) == tool.Sample("search:24", 3, 5)


def test_a_page_says_so_when_more_was_kept_than_is_asked_for(tool: Any, tmp_path: Path) -> None:
    written(tool, tmp_path, "keep", "--games", "2", "--minutes", "0")
    page = written(tool, tmp_path, "keep", "--games", "1", "--minutes", "0")
    assert "0 games, up to 2 of each kind." in page
    assert "--bot greedy --games 2 --seed 1`" in page


def test_crashed_and_endless_games_are_told_but_not_counted(tool: Any) -> None:
    lost = [
        row("first_night", ["imp", "ghost"], error) for error in ("EndlessGame: no end", "KeyError: 1", "KeyError: 2")
    ]
    found = [("hard", [row("first_night", ["imp"]), *lost])]
    page = tool.page(GAMES["keep"], tool.PLANS["keep"], tool.Sample("greedy", 4, 1), found)
    assert "\n1 games, up to 4" in page
    assert "* first_night, hard, 2 seats: 2 crashed, not counted above\n" in page
    assert "* first_night, hard, 2 seats: 1 endless, not counted above\n" in page


def test_missions_that_are_too_hard_lie_outside_the_bands(tool: Any) -> None:
    lost = row("the_raider", ["castle"]) | {"result": "lost", "winners": []}
    page = tool.page(GAMES["heroes"], tool.PLANS["heroes"], tool.Sample("greedy", 1, 1), [("missions", [lost])])
    assert page.endswith("## Outside the bands\n\n* the_raider: 0 %, wanted 20-90\n")


def test_a_page_of_other_content_is_named(tool: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(tool, tmp_path, "keep", "--games", "1", "--minutes", "0")
    (tmp_path / "bugs.md").write_text("Taken with something,\ncontent 0123456789abcdef.\n", "utf-8")
    capsys.readouterr()
    assert checked(tool, tmp_path, "keep", "bugs", "jaws") == 1
    now = GAMES["bugs"].content_hash
    assert capsys.readouterr().out == f"bugs: content 0123456789abcdef, now {now}\njaws: not measured\n"


def test_pages_of_the_content_of_now_are_in_order(tool: Any, tmp_path: Path) -> None:
    written(tool, tmp_path, "keep", "--games", "1", "--minutes", "0")
    assert checked(tool, tmp_path, "keep") == 0


def test_a_page_may_name_another_content_with_which_the_same_is_played(tool: Any, tmp_path: Path) -> None:
    taken, same = "content 0123456789abcdef.", f"content {GAMES['bugs'].content_hash}."
    (tmp_path / "bugs.md").write_text(f"Taken with something,\n{taken}\n\nThe same is played with {same}\n", "utf-8")
    assert checked(tool, tmp_path, "bugs") == 0


def test_chains_are_counted_by_part_and_seats_and_shared_out_of_all_wins(tool: Any) -> None:
    chains = importlib.import_module("balance_chains")
    alone = [world("dig"), world("dig"), world("wall_of_flesh"), world("threat", result="lost")]
    rows = list(chains.table([*alone, world("build", "hard", 2)]))
    assert rows[2] == "| normal | 1 seat | 3 | 2 | 0 | 0 | 0 | 1 |"
    assert rows[3] == "| hard | 2 seats | 1 | 0 | 0 | 0 | 1 | 0 |"
    assert rows[4].startswith("| **all** | | 4 | 50 (15-85), 2 of 4 | 0 (0-49), 0 of 4 |")


def test_a_chain_that_wins_less_than_a_tenth_of_the_wins_lies_outside_the_bands(tool: Any) -> None:
    games = [*[world("dig")] * 7, *[world("explore")] * 11, *[world("fight")] * 2, world("build")]
    (rare, _) = tool.PLANS["terraria"].outside(GAMES["terraria"], games)[-2:]
    assert rare == "* fight: the winning chain in 10 (3-29), 2 of 21 wins, wanted at least 10"


def test_without_wins_no_chain_is_rare(tool: Any) -> None:
    chains = importlib.import_module("balance_chains")
    assert not list(chains.rare([world("threat", result="lost")]))


def test_a_run_without_time_writes_a_page_of_nothing(tool: Any, tmp_path: Path) -> None:
    page = written(tool, tmp_path, "heroes", "--games", "1", "--minutes", "0")
    assert "Core factions against each other, 0 games" in page


def test_one_seat_is_not_many(tool: Any) -> None:
    tables = importlib.import_module("balance_tables")
    assert [tables.seats_word(count) for count in (1, 2)] == ["1 seat", "2 seats"]
    assert tables.rate(3, 20) == "15 (5-36), 3 of 20"
    assert tables.rate(0, 0) == "-"


@pytest.mark.parametrize("game", list(GAMES))
def test_the_guide_tells_with_what_pages_are_taken(tool: Any, game: str) -> None:
    sample = tool.PLANS[game].sample
    games = sum(len(cells(grid, GAMES[game])) for grid in tool.PLANS[game].parts(GAMES[game]).values()) * sample.games
    told = f"| `{game}` | `{sample.bot}` | {sample.games} | {sample.seed} | {games:,} |"
    assert told in (ROOT / "docs" / "simulating.md").read_text("utf-8")

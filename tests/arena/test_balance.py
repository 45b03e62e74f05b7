"""The pages of docs/balance: measured by grids of the arena, resumed, written anew by one command."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from questhall.arena.grid import cells
from questhall.games import GAMES

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The command, as a module."""
    monkeypatch.syspath_prepend(str(TOOLS))
    yield importlib.import_module("balance")
    for name in [name for name in sys.modules if name.startswith("balance")]:
        del sys.modules[name]


def written(tool: Any, folder: Path, *arguments: str) -> str:
    """The page of a game after a run."""
    tool.main([*arguments, "--processes", "1", "--kept", str(folder / "kept"), "--pages", str(folder)])
    return (folder / f"{arguments[0]}.md").read_text("utf-8")


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_a_plan_whose_cells_can_be_dealt(tool: Any, game: str) -> None:
    for grid in tool.PLANS[game].parts(GAMES[game]).values():
        assert cells(grid, GAMES[game])


def test_a_page_tells_games_wins_and_intervals_and_goes_on_where_it_was(tool: Any, tmp_path: Path) -> None:
    first = written(tool, tmp_path, "bugs", "--games", "1", "--minutes", "0.005")
    assert re.search(r"\| \d+ \(\d+-\d+\), \d+ of [1-9]", first)
    assert written(tool, tmp_path, "bugs", "--games", "1", "--minutes", "0") == first


def test_a_run_without_time_writes_a_page_of_nothing(tool: Any, tmp_path: Path) -> None:
    page = written(tool, tmp_path, "heroes", "--games", "1", "--minutes", "0")
    assert "Core factions against each other, 0 games" in page


def test_one_seat_is_not_many(tool: Any) -> None:
    tables = importlib.import_module("balance_tables")
    assert [tables.seats_word(count) for count in (1, 2)] == ["1 seat", "2 seats"]
    assert tables.rate(3, 20) == "15 (5-36), 3 of 20"
    assert tables.rate(0, 0) == "-"

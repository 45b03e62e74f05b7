"""What tools/strength.py prints of the games that bots have played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.arena.commands import imported


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The command, as a module."""
    yield from imported("strength", monkeypatch)


def game(number: int, *bots: str, winners: tuple[int, ...] = (), error: str = "") -> dict[str, Any]:
    """An invented game: who played it, and who won."""
    about = {"scenario": "flags", "number": number, "roles": ["imp"] * len(bots), "bots": list(bots), "error": error}
    return about | {"result": "won" if winners else "lost", "winners": list(winners)}


def test_only_games_that_all_bots_played_count(tool: Any) -> None:
    games = [game(0, "one", winners=(0,)), game(0, "two"), game(1, "one", winners=(0,))]
    first, second, alone = tool.together(games, ["one", "two"])
    assert first.endswith("1 of 1 |")
    assert second.endswith("0 of 1 |")
    assert alone == "* only `one` won 1, only `two` 0"


def test_only_deals_that_were_played_from_both_seats_count(tool: Any) -> None:
    both = [game(0, "one", "greedy", winners=(0,)), game(0, "greedy", "one", winners=(0,))]
    drawn = [game(1, "one", "greedy"), game(1, "greedy", "one", winners=(1,))]
    (line,) = tool.against([*both, *drawn, *(game(number, "one", "greedy", winners=(0,)) for number in range(2, 9))])
    assert line.startswith("| `one` against `greedy` | 67 (")
    assert line.endswith("2 of 3, 1 drawn |")


def test_crashed_games_are_told_and_their_deals_do_not_count(tool: Any) -> None:
    games = [game(0, "one", "greedy", winners=(0,)), game(0, "greedy", "one", error="KeyError: 1")]
    line, crashed = tool.told("heroes", games, ["one", "greedy"])
    assert line == "| `one` against `greedy` | -, 0 drawn |"
    assert crashed == "* 1 crashed, not counted above"
    assert len(list(tool.told("keep", [game(0, "one")], ["one"]))) == 1

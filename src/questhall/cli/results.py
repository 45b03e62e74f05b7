"""The best result so far, kept for each scenario with its options and number of seats.  [KH-R-056]"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from questhall.core import Game, Outcome, Setup, Table
from questhall.core.folders import data_folder

RANK = {"won": 2, "drawn": 1, "ended": 1, "lost": 0}


class Results:
    """Best results in one small file; a file that cannot be read or written costs nobody a game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.best: dict[str, Outcome] = {}
        with contextlib.suppress(OSError, msgspec.DecodeError):
            self.best = msgspec.json.decode(path.read_bytes(), type=dict[str, Outcome])

    def of(self, game: Game[Any, Any], setup: Setup) -> Outcome | None:
        """The best result of games like this one."""
        return self.best.get(key(game, setup))

    def won(self, game: str, scenario: str) -> int:
        """In how many ways a scenario has been won: with other options or another number of seats."""
        ways = [outcome for name, outcome in self.best.items() if name.startswith(f"{game} {scenario} ")]
        return sum(outcome.result == "won" for outcome in ways)

    def record(self, table: Table[Any]) -> bool:
        """Keep the result of a game that has ended if it is the best of its kind; whether it was."""
        if table.setup is None or table.outcome is None:
            return False
        before = self.of(table.game, table.setup)
        if before is not None and _rank(before) >= _rank(table.outcome):
            return False
        self.best[key(table.game, table.setup)] = table.outcome
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside = self.path.parent / f"{self.path.name}.new"
            beside.write_bytes(msgspec.json.encode(self.best))
            os.replace(beside, self.path)
        return True


def key(game: Game[Any, Any], setup: Setup) -> str:
    """Games with the same scenario, number of seats and options are compared, whether or not they were said."""
    options = " ".join(f"{name}={value}" for name, value in msgspec.structs.asdict(game.read_options(setup)).items())
    return f"{setup.game} {setup.scenario} {len(setup.seats)} {options}"


def results_path(environment: Mapping[str, str]) -> Path:
    """Where the results are kept: with the user's data."""
    return data_folder(environment) / "results.json"


def _rank(outcome: Outcome) -> tuple[int, int]:
    return RANK[outcome.result], outcome.score

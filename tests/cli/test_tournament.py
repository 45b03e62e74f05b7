"""Grids of games on the command line: what is said, what is kept, and how an interrupted run goes on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .runs import run

PIT = "game: toy\nscenarios: [field, pit]\nbots: [random]\nseats: [1]\ngames: 30\n"


def grid(text: str = PIT) -> str:
    Path("grid.yaml").write_text(text, "utf-8")
    return "grid.yaml"


def test_a_crash_in_a_grid_is_a_file_beside_its_games_that_shows_the_same_error() -> None:
    ran = run("simulate", grid(), "--processes", "1")
    found = re.findall(r"The first one \((.*)\) is in “(.*)”", ran.err)
    assert ran.code == 1
    assert [error for error, _ in found] == ["ZeroDivisionError: the pit has no bottom"]
    (file,) = Path("grid").glob("crash-*.json")
    assert found[0][1] == str(file)
    with pytest.raises(ZeroDivisionError, match="the pit has no bottom"):
        run("replay", str(file))


def test_the_report_names_the_file_of_a_crash() -> None:
    run("simulate", grid(), "--processes", "1")
    report = Path("grid/report.html").read_text("utf-8")
    (file,) = Path("grid").glob("crash-*.json")
    assert file.name in report
    assert "ZeroDivisionError: the pit has no bottom" in report


def test_a_sound_grid_says_nothing_of_crashes() -> None:
    ran = run("simulate", grid(PIT.replace("field, pit", "field")), "--processes", "1")
    assert (ran.code, ran.err) == (0, "")

"""Grids of games on the command line: what is said, what is kept, and how an interrupted run goes on."""

from __future__ import annotations

import io
import re
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from questhall.arena import series
from questhall.arena.field import play_grid
from questhall.arena.grid import read_grid
from questhall.arena.results import Results, rows
from questhall.cli.bars import follow, progress_bar
from questhall.cli.terminal import Streams, Terminal
from tests.bots.toy import TOY

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


SOUND = PIT.replace("field, pit", "field")


@pytest.mark.parametrize(
    "option",
    [("--games", "5"), ("--bots", "random"), ("--seed", "0"), ("--option", "level=tough"), ("--scenario", "pit"),
     ("--roles", "fox"), ("--json",)],
)  # fmt: skip
def test_beside_a_grid_what_it_says_itself_is_refused(option: tuple[str, ...]) -> None:
    ran = run("simulate", grid(SOUND), "--processes", "1", *option)
    assert (ran.code, Path("grid").exists()) == (2, False)
    allowed = "--out, --against, --processes, --ray"
    assert ran.err == f"“grid.yaml” says what is played, so {option[0]} cannot be given with it, but {allowed} can.\n"


def test_what_is_for_grids_is_refused_beside_a_game() -> None:
    ran = run("simulate", "toy", "--out", "games", "--against", "before")
    assert ran.code == 2
    assert ran.err.startswith("--out, --against can be given with the file of a grid only, GRID.yaml; with a game --s")


def test_a_comparison_says_that_there_are_changes() -> None:
    argv = ("simulate", grid(SOUND), "--processes", "1")
    run(*argv, "--out", "before")
    ran = run(*argv, "--out", "after", "--against", "before")
    assert "Compared with before: 1 row is in both, of which 0 changed by more than chance." in ran.out
    assert "Changes" in Path("after/report.html").read_text("utf-8")


def test_a_comparison_with_other_kinds_of_games_says_that_there_is_nothing_to_compare() -> None:
    run("simulate", grid(SOUND), "--processes", "1", "--out", "before")
    other = grid(SOUND.replace("[1]", "[2]"))
    ran = run("simulate", other, "--processes", "1", "--out", "after", "--against", "before")
    assert "Nothing can be compared: no kind of game was played in both folders." in ran.out


def test_a_damaged_folder_and_a_file_for_a_folder_are_told_in_sentences() -> None:
    argv = ("simulate", grid(SOUND), "--processes", "1")
    run(*argv)
    Path("grid/games.parquet").write_bytes(b"PAR1")
    damaged = run(*argv)
    assert (damaged.code, "is damaged and cannot be read" in damaged.err) == (2, True)
    assert run(*argv, "--out", "grid.yaml").err == "“grid.yaml” is a file. Name a folder that is empty or new.\n"


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_time_left_is_shown_when_games_come_minutes_apart() -> None:
    screen, clock = Screen(), [0.0]
    terminal = Terminal(Streams(io.StringIO(), io.StringIO(), screen), "en")
    bar = progress_bar(terminal, lambda: clock[0])
    watch = follow(bar, "Playing")
    watch(5, 15)
    clock[0] = 4 * 60
    watch(6, 15)
    bar.console.print(bar.get_renderable())
    assert "6/15" in screen.getvalue()
    assert "0:36:00" in screen.getvalue()


def test_slow_games_are_kept_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "PATIENCE", 0.0)
    told: list[int] = []
    field = read_grid(Path(grid(PIT.replace("field, pit", "field"))))
    play_grid(field, TOY, Path("games"), processes=1, watch=lambda done, total: told.append(done))
    assert told == list(range(31))


def interrupt(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """Somebody presses Ctrl-C when so many chunks have been kept."""
    kept, add = count(1), Results.add

    def add_some(self: Results, *what: Any) -> None:
        if next(kept) > after:
            raise KeyboardInterrupt
        add(self, *what)

    monkeypatch.setattr(Results, "add", add_some)


def test_ctrl_c_says_what_is_kept_and_reports_it_and_the_same_command_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = ("simulate", grid(PIT.replace("field, pit", "field")), "--processes", "1")
    with monkeypatch.context() as patch:
        interrupt(patch, after=2)
        ran = run(*argv)
    assert ran.code == 130
    assert "Stopped. 20 games are kept in “grid”; the same command goes on from there." in ran.out
    assert "20 games" in Path("grid/report.html").read_text("utf-8")
    assert run(*argv).code == 0
    assert len(list(rows(Path("grid")))) == 30


def test_ctrl_c_before_the_first_game_leaves_no_report(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt(monkeypatch, after=0)
    ran = run("simulate", grid(), "--processes", "1")
    assert (ran.code, Path("grid/report.html").exists()) == (130, False)
    assert "Stopped." in ran.out

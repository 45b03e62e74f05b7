"""Grids of games: the same bytes however they are played, resumed, reported, compared."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.arena import series as series_module
from questhall.arena.contributions import Cause, Contribution
from questhall.arena.field import play_grid
from questhall.arena.grid import EXAMPLE, Grid, cells, read_grid
from questhall.arena.page import page
from questhall.arena.plots import gain_axis, length_axis, share_axis
from questhall.arena.report import Spread
from questhall.arena.results import PARTS, WHOLE, played_of, rows
from questhall.arena.series import Played, Series, play_one, setup_of
from questhall.arena.summary import CellSummary, Summary, compare, summarise, summary_of
from questhall.core import replay
from questhall.core.errors import FileError, SetupError
from questhall.games import GAMES
from tests.bots.toy import TOY

GRID = Grid("toy", games=30, bots=("greedy", "random"), seats=(1, 2), options={"level": ("easy", "tough")})


def played(folder: Path, grid: Grid = GRID, **how: Any) -> Path:
    return play_grid(grid, TOY, folder, **({"processes": 1} | how))


def test_a_grid_is_every_mix_of_its_sides() -> None:
    found = [(each.bots, each.options["level"]) for each in cells(GRID, TOY) if each.scenario == "field"]
    bots = [("greedy",), ("greedy", "greedy"), ("random",), ("random", "random")]
    assert found == [(names, level) for names in bots for level in ("easy", "tough")]


def test_bots_can_be_named_for_each_seat() -> None:
    mixed = Grid("toy", games=1, bots=(("greedy", "random"),), scenarios=("field",), seats=(1, 2))
    assert [each.bots for each in cells(mixed, TOY)] == [("greedy", "random")]


def test_without_seats_a_scenario_is_played_by_the_numbers_that_it_has() -> None:
    grid = Grid("heroes", games=1, scenarios=("first_flags", "two_banners"))
    found = [(each.scenario, len(each.bots)) for each in cells(grid, GAMES["heroes"])]
    assert found == [("first_flags", seats) for seats in (2, 3, 4, 5, 6)] + [("two_banners", 4), ("two_banners", 6)]


def test_a_cast_is_a_cell_of_its_scenario() -> None:
    grid = Grid("toy", games=1, casts={"field": (("fox",), ("fox", "owl"))}, options={"level": ("easy",)})
    assert [(each.scenario, each.bots, each.roles) for each in cells(grid, TOY)] == [
        ("field", ("greedy",), ("fox",)),
        ("field", ("greedy", "greedy"), ("fox", "owl")),
    ]


def test_each_of_several_seeds_is_a_cell(tmp_path: Path) -> None:
    grid = Grid("toy", games=5, bots=("random",), scenarios=("field",), seats=(1, 2), seeds=(4, 7))
    assert [(len(each.bots), each.seed) for each in cells(grid, TOY)] == [(1, 4), (1, 7), (2, 4), (2, 7)]
    played(tmp_path, grid)
    assert [each.name for each in summarise(tmp_path).cells] == [
        "field · random · seed 4",
        "field · random · seed 7",
        "field · random, random · seed 4",
        "field · random, random · seed 7",
    ]


def test_more_games_of_the_same_grid_go_on_in_the_same_folder(tmp_path: Path) -> None:
    few, many = (Grid("toy", games=games, scenarios=("field",), seats=(1,)) for games in (3, 8))
    played(tmp_path / "grown", few)
    assert played(tmp_path / "grown", many).read_bytes() == played(tmp_path / "at once", many).read_bytes()
    with pytest.raises(FileError, match="games of another grid"):
        played(tmp_path / "grown", few)


def test_a_run_ends_when_its_seconds_are_over(tmp_path: Path) -> None:
    played(tmp_path, seconds=0)
    assert not list(rows(tmp_path))


def test_a_mission_of_a_campaign_is_dealt_for_itself() -> None:
    grid = Grid("heroes", games=1, bots=("random",), casts={"the_muster": (("castle",),)}, pieces=True)
    (series,) = cells(grid, GAMES["heroes"])
    assert not play_one(GAMES["heroes"], series, 0).error


def test_the_file_of_a_mission_that_crashed_leads_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series_module, "MOST_DECISIONS", 3)
    grid = Grid("heroes", games=1, bots=("random",), casts={"the_muster": (("castle",),)}, pieces=True)
    (series,) = cells(grid, GAMES["heroes"])
    path = tmp_path / "crash.json"
    path.write_text(play_one(GAMES["heroes"], series, 0).file, "utf-8")
    table, moments = replay.open_replay(path, GAMES)
    assert [moment.number for moment in moments] == [1, 2, 3]
    assert table.setup == setup_of(GAMES["heroes"], series, 0)


def test_the_example_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "grid.yaml"
    file.write_text(EXAMPLE, "utf-8")
    assert len(cells(read_grid(file), GAMES["keep"])) == 16


@pytest.mark.parametrize(("text", "complaint"), [("game: keep", "missing required field `games`"), ("[", "is no grid")])
def test_a_file_that_is_no_grid_is_refused_with_an_example(text: str, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "grid.yaml"
    file.write_text(text, "utf-8")
    with pytest.raises(FileError, match=complaint) as error:
        read_grid(file)
    assert "scenarios: [first_night, old_lockup]" in str(error.value)


def test_the_file_has_the_same_bytes_on_one_process_and_on_two(tmp_path: Path) -> None:
    one, two = played(tmp_path / "one"), played(tmp_path / "two", processes=2)
    assert one.read_bytes() == two.read_bytes()


class Enough(Exception):
    pass


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    seen: list[int] = []

    def stop(done: int, total: int) -> None:
        if done >= 60:
            raise Enough

    with pytest.raises(Enough):
        played(tmp_path / "parts", watch=stop)
    assert not (tmp_path / "parts" / WHOLE).exists()
    again = played(tmp_path / "parts", watch=lambda done, total: seen.append(done))
    assert (seen[0], seen[-1]) == (60, 30 * len(cells(GRID, TOY)))
    assert again.read_bytes() == played(tmp_path / "whole").read_bytes()
    assert not list((tmp_path / "parts" / PARTS).iterdir())


def test_a_folder_with_other_games_is_refused(tmp_path: Path) -> None:
    played(tmp_path / "games", Grid("toy", games=1, scenarios=("field",)))
    with pytest.raises(FileError, match="games of another grid"):
        played(tmp_path / "games")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("dear", "utf-8")
    with pytest.raises(FileError, match="holds something else"):
        played(tmp_path / "other")


def test_a_grid_that_cannot_be_played_makes_no_folder(tmp_path: Path) -> None:
    with pytest.raises(SetupError):
        played(tmp_path / "games", Grid("toy", games=1, bots=("genius",)))
    assert not (tmp_path / "games").exists()


def test_a_summary_counts_what_the_games_say(tmp_path: Path) -> None:
    played(tmp_path)
    summary, games = summarise(tmp_path), list(rows(tmp_path))
    sound = [game for game in games if not game["error"]]
    assert sum(cell.games for cell in summary.cells) == len(sound)
    assert sum(cell.wins for cell in summary.cells) == sum(game["result"] == "won" for game in sound)
    assert sum(summary.endings.values()) == len(sound)
    assert summary.crashes == len(games) - len(sound)


def cell(wins: int, scenario: str = "field") -> CellSummary:
    return CellSummary(scenario, ("greedy",), "{}", 100, wins, Spread())


def played_by(*winners: int, result: str = "won") -> Played:
    return Played(0, ("fox", "owl"), 10, result, "", winners)


def row(cell: int, bots: tuple[str, ...], played: Played) -> dict[str, Any]:
    return {"cell": cell, "scenario": "field", "bots": bots, "options": "{}", **msgspec.structs.asdict(played)}


def test_in_a_match_each_seat_and_each_bot_has_its_wins() -> None:
    mine = [row(0, ("greedy", "random"), played_by(0))] * 6 + [row(0, ("greedy", "random"), played_by(1))] * 2
    drawn = [row(0, ("greedy", "random"), played_by(result="drawn"))] * 2
    summary = summary_of(GRID, "", [*mine, *drawn, *[row(1, ("random", "greedy"), played_by(1))] * 10])
    assert [(share.name, share.wins, share.games) for share in summary.cells[0].shares] == [
        ("field · greedy, random · seat 1: greedy", 6, 10),
        ("field · greedy, random · seat 2: random", 2, 10),
    ]
    found = {each.won.name: (each.won.wins, each.won.games, each.drawn, each.fair) for each in summary.rivalries}
    assert found == {"greedy against random": (16, 20, 2, 0.5), "random against greedy": (2, 20, 2, 0.5)}


def test_a_bot_that_wins_from_two_seats_of_an_alliance_has_won_one_game() -> None:
    four = row(0, ("greedy", "random") * 2, Played(0, ("fox", "owl") * 2, 10, "won", "", (0, 2)))
    summary = summary_of(GRID, "", [four] * 3)
    found = {each.won.name: (each.won.wins, each.won.games, each.fair) for each in summary.rivalries}
    assert found == {"greedy against random": (3, 3, 0.5), "random against greedy": (0, 3, 0.5)}
    assert [tally.wins for tally in summary.cells[0].seats] == [3, 0, 3, 0]
    assert "Bots against bots" in page(summary)


def test_a_match_whose_games_were_all_drawn_is_a_match() -> None:
    summary = summary_of(GRID, "", [row(0, ("greedy", "random"), played_by(result="drawn"))] * 4)
    assert [(share.wins, share.games) for share in summary.cells[0].shares] == [(0, 4), (0, 4)]
    assert {each.won.name: each.drawn for each in summary.rivalries} == dict.fromkeys(
        ("greedy against random", "random against greedy"), 4
    )


def test_where_all_win_together_there_is_one_share() -> None:
    summary = summary_of(GRID, "", [row(0, ("greedy", "random"), played_by(0, 1))] * 3)
    assert [(share.wins, share.games) for share in summary.cells[0].shares] == [(3, 3)]
    assert not summary.rivalries


def of(*found: CellSummary) -> Summary:
    return Summary("toy", "", found, {}, {}, (), (), 0)


@pytest.mark.parametrize(("wins", "certain"), [(82, False), (40, True), (99, True)])
def test_a_comparison_marks_what_is_more_than_chance(wins: int, certain: bool) -> None:
    (change,) = compare(of(cell(80), cell(1, "pit")), of(cell(wins)))
    assert (change.before, change.after, change.certain) == (0.8, wins / 100, certain)
    low, high = change.interval
    assert low < change.after - change.before < high


def test_cells_with_other_casts_have_other_names_and_a_folder_has_not_changed_against_itself(tmp_path: Path) -> None:
    casts = {"field": (("fox",), ("owl",), ("hare",), ("fox", "owl"))}
    played(tmp_path, Grid("toy", games=20, bots=("greedy", "random"), casts=casts))
    summary = summarise(tmp_path)
    assert len({each.name for each in summary.cells}) == len(summary.cells) == 8
    changes = compare(summary, summary)
    assert [change.name for change in changes] == [each.name for each in summary.cells]
    assert all(change.before == change.after and not change.certain for change in changes)


def test_the_page_shows_cells_changes_and_needs_nothing_else(tmp_path: Path) -> None:
    played(tmp_path)
    summary = summarise(tmp_path)
    text = page(summary, compare(summary, summary))
    assert text.count("<tr>") > 2 * len(summary.cells)
    assert "Changes" in text
    assert not any(word in text for word in ("http:", "https:", "<script", "<link"))
    assert all(word in text for word in ("prefers-color-scheme: dark", 'name="viewport"'))


def test_the_page_tells_what_contributed_and_how_games_were_lost_in_groups() -> None:
    helps = Contribution("cards", ("Lamp: played", "Spade: used"), 50, 0.2, (0.1, 0.3), 0.001)
    harms = Contribution("monsters", ("Rat: attacked",), 40, -0.3, (-0.4, -0.2), 0.001)
    found = Summary("toy", "", (cell(80),), {}, {}, (helps, harms), (Cause("monsters", "Rat", 5, 20),), 0)
    text = page(found)
    titles = re.findall(r"<h[23]>(.*?)</h", text)
    assert titles[-5:] == ["What contributed", "Cards", "Monsters", "How games were lost", "Monsters"]
    assert "Lamp: played, Spade: used" in text
    assert "+20% (+10% to +30%)" in text
    assert "25% of 20" in text


def test_axes_reach_as_far_as_what_they_show() -> None:
    assert [share_axis().said(mark) for mark in share_axis().marks] == ["0%", "25%", "50%", "75%", "100%"]
    reach = gain_axis([(-0.05, 0.15)])
    assert [reach.said(mark) for mark in reach.marks] == ["−20%", "−10%", "0%", "+10%", "+20%"]
    assert length_axis([Spread(5, 20, 30, 40, 130)]).marks[-1] == 200


def test_the_length_of_games_is_told_by_quartiles(tmp_path: Path) -> None:
    played(tmp_path, Grid("toy", games=30, bots=("random",), scenarios=("field",), seats=(2,)))
    lengths = sorted(game["decisions"] for game in rows(tmp_path))
    (found,) = summarise(tmp_path).cells
    assert (found.choices.first, found.choices.median, found.choices.third) == (lengths[7], lengths[14], lengths[22])


def test_rounds_are_counted_where_a_game_has_them() -> None:
    assert play_one(GAMES["keep"], Series("first_night", ("random",), 1, 1), 0).rounds == 5
    assert play_one(TOY, Series("field", ("random",), 1, 1), 0).rounds == 0


def test_games_of_an_older_file_have_no_rounds() -> None:
    older = row(0, ("greedy",), played_by())
    del older["rounds"]
    assert played_of(older).rounds == 0


def test_results_are_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    played(tmp_path, Grid("toy", games=5, scenarios=("field",), seats=(1,)))
    (tmp_path / PARTS / "00000-0000007.new").write_bytes(b"half")
    assert len(list(rows(tmp_path))) == 5

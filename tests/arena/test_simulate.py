"""Series of games: the same anywhere, honest about crashes, and light."""

from __future__ import annotations

import dataclasses
import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.arena import Report, simulate, wilson
from questhall.arena import series as series_module
from questhall.arena.series import Series, play_one, setup_of
from questhall.core import Rng, Setup, replay
from questhall.core.errors import QuesthallError, SetupError
from questhall.games import GAMES
from tests.bots.toy import TOY
from tests.programs import alive, children, wait_until


def report(**changes: Any) -> Report:
    wanted: dict[str, Any] = {"scenario": "field", "bots": ("greedy", "random"), "games": 40, "seed": 1, "processes": 1}
    return simulate(TOY, **(wanted | changes))


def test_the_result_is_the_same_on_one_process_and_on_two() -> None:
    assert report() == report(processes=2)


def test_games_of_a_searching_bot_are_the_same_on_one_process_and_on_two() -> None:
    wanted: dict[str, Any] = {"bots": ["search:6"], "games": 4, "seed": 1}
    one, two = (simulate(GAMES["bugs"], GAMES["bugs"].singles[0], **wanted, processes=count) for count in (1, 2))
    assert one == two
    assert (one.games, one.crashes) == (4, 0)


def test_the_same_seed_gives_the_same_report_and_another_one_another() -> None:
    assert report() == report()
    assert report().roles != report(seed=2).roles


def test_a_longer_series_begins_with_the_same_games() -> None:
    short, long = Series("field", ("random",), 2, 5), Series("field", ("random",), 20, 5)
    assert play_one(TOY, short, 1) == play_one(TOY, long, 1)


def test_greedy_wins_more_than_random() -> None:
    greedy, by_chance = report(bots=("greedy",), games=100), report(bots=("random",), games=100)
    assert greedy.interval[0] > by_chance.interval[1]


def test_options_reach_the_game() -> None:
    assert report(options={"rounds": 1}).decisions_mean == 2
    assert report(options={"level": "tough"}).wins < report().wins


def test_roles_are_drawn_for_every_game() -> None:
    assert {setup_of(TOY, Series("field", ("random",), 50, 1), number).seats for number in range(50)} == {
        ("fox",),
        ("hare",),
        ("owl",),
    }


def test_roles_that_are_given_stay() -> None:
    found = report(roles=("owl", "fox")).roles
    assert {role: tally.games for role, tally in found.items()} == {"fox": 40, "owl": 40}


def test_every_role_has_its_games_and_its_wins() -> None:
    found = report()
    assert sum(tally.games for tally in found.roles.values()) == 2 * found.games
    assert sum(tally.wins for tally in found.roles.values()) == 2 * found.wins


def test_where_seats_play_against_each_other_each_has_its_wins() -> None:
    found = simulate(GAMES["heroes"], "first_flags", bots=("random",) * 2, games=4, seed=1, processes=1)
    assert sum(tally.wins for tally in found.seats) == found.wins
    assert [tally.games for tally in found.seats] == [4, 4]
    assert not report().seats


def test_endings_are_counted_by_their_reason() -> None:
    found = report()
    assert found.outcomes == {"lost: poor": found.games - found.wins, "won: rich": found.wins}


@pytest.mark.parametrize("processes", [1, 2])
def test_a_crash_is_counted_and_the_first_one_is_kept_with_its_game(processes: int) -> None:
    found = report(scenario="pit", bots=("random",), games=60, processes=processes)
    assert found.crashes + found.games == 60
    assert found.first_crash is not None
    assert found.first_crash.error == "ZeroDivisionError: the pit has no bottom"


def test_the_file_of_a_crash_leads_to_the_crash(tmp_path: Path) -> None:
    crash = report(scenario="pit", bots=("random",), games=60).first_crash
    assert crash is not None
    path = tmp_path / "crash.json"
    path.write_text(crash.file, encoding="utf-8")
    with pytest.raises(ZeroDivisionError):
        replay.load(path, {"toy": TOY})


def test_a_game_without_end_counts_as_a_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series_module, "MOST_DECISIONS", 3)
    crash = report(games=1).first_crash
    assert crash is not None
    assert crash.error == "EndlessGame: it has not ended after 3 choices"


def test_the_report_is_json_for_other_programs() -> None:
    found = json.loads(report().to_json())
    assert found["games"] == 40
    assert found["win_rate"] == found["wins"] / 40
    assert found["interval"][0] < found["win_rate"] < found["interval"][1]
    assert found["crashes"] == 0


def test_progress_is_told_as_games_are_finished() -> None:
    told: list[int] = []
    report(watch=told.append)
    assert sum(told) == 40


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"bots": ("clever",)}, "no bot “clever”"),
        ({"games": 0}, "at least one"),
        ({"roles": ("fox",)}, "1 roles are given for 2 bots"),
        ({"scenario": "sea"}, "no scenario “sea”"),
        ({"bots": ("random",) * 4}, "1 to 3 seats"),
        ({"options": {"level": "hell"}}, "level"),
    ],
)
def test_a_series_that_cannot_be_played_is_refused_before_it_starts(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        report(**wrong)


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    assert wilson(8, 10) == (0.4902, 0.9433)
    assert wilson(0, 10) == (0.0, 0.2775)
    assert wilson(0, 0) == (0.0, 1.0)


GROWTH = """
import resource
import questhall
from questhall.arena import simulate

def play(games, seed):
    for scenario in questhall.GAMES["keep"].scenarios():
        simulate(questhall.GAMES["keep"], scenario, bots=["random"], games=games // 10, seed=seed, processes=1)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

play(400, seed=1)
print(-play(400, seed=2) + play(1000, seed=3))
"""


def test_a_thousand_games_do_not_grow_the_process() -> None:
    ran = subprocess.run([sys.executable, "-c", GROWTH], capture_output=True, text=True, check=True)
    assert int(ran.stdout) < 1024, "so many KiB more after a thousand games"


def test_a_report_survives_the_way_through_a_file() -> None:
    found = report()
    assert msgspec.json.decode(msgspec.json.encode(found), type=Report) == found


def test_python_s_own_chance_is_left_alone() -> None:
    random.seed(3)
    expected = random.random()
    random.seed(3)
    report(games=3)
    assert random.random() == expected


def dig_too_deep(setup: Setup, content: Any, rng: Rng) -> Any:
    """Deals nothing: it ends the process, as a system does that is short of memory."""
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_process_that_was_ended_is_told_in_a_sentence() -> None:
    deadly = dataclasses.replace(TOY, deal=dig_too_deep)
    with pytest.raises(QuesthallError, match="A process that played games has ended unexpectedly"):
        simulate(deadly, "field", bots=("random",), games=40, seed=1, processes=2)


def test_processes_end_with_the_one_that_began_them_however_it_goes() -> None:
    command = [sys.executable, "-m", "questhall", "simulate", "keep", "--games", "100000", "--processes", "2"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_until(lambda: len(children(process.pid)) > 2, 60)  # two that play, and one that keeps count of what is shared
    playing = children(process.pid)
    process.kill()
    process.wait()
    wait_until(lambda: not any(map(alive, playing)), 30)

"""Every other command."""

from __future__ import annotations

import dataclasses
import io
import json
import re
from pathlib import Path

import pytest

import questhall.cli
from questhall.cli import bench
from questhall.cli.app import language_of
from questhall.cli.options import read_options
from questhall.cli.terminal import FOLDER, Streams
from questhall.core import replay
from questhall.core.errors import SetupError
from questhall.games import GAMES as PLAYABLE
from questhall.words.check import faults
from tests.bots.toy import SOUND, TOY
from tests.cli.runs import ALONE, DIG, GAMES, OPTIONS, REST, WITH_BOT, lines, run
from tests.haven.drawn import drawn


def test_auto_lets_bots_play_all_seats() -> None:
    ran = run("play", "toy", "--auto", "--seats", "2", "--seed", "1")
    assert ran.out.count("'AnimalChosen'") == 2
    assert "choices were made." in ran.out
    assert ran == run("play", "toy", "--auto", "--seats", "2", "--seed", "1")


def test_replay_prints_every_choice_and_what_it_led_to() -> None:
    run(*WITH_BOT, typed=lines(REST, "s game.json", "q"))
    ran = run("replay", "game.json")
    assert "1. Seat 1 (Fox): rest\n  · " in ran.out
    assert "2. Seat 2 (Owl): pick" in ran.out


def test_simulate_prints_a_report() -> None:
    ran = run("simulate", "toy", "--bots", "greedy,random", "--games", "20", "--seed", "1", "--processes", "1")
    assert "The Toy · The Field · greedy, random" in ran.out
    assert "95 % interval" in ran.out
    assert ran.code == 0


def test_simulate_without_a_seed_says_which_it_drew() -> None:
    argv = ("simulate", "toy", "--bots", "random", "--games", "20", "--processes", "1")
    ran = run(*argv)
    (seed,) = re.findall(r"Seed\W+(\d+)", ran.out)
    assert run(*argv, "--seed", seed) == ran


def test_simulate_plays_a_hundred_games_of_a_greedy_bot_if_nothing_else_is_said() -> None:
    ran = run("simulate", "toy", "--seed", "1", "--processes", "1", "--json")
    found = json.loads(ran.out)
    assert (found["bots"], found["games"]) == (["greedy"], 100)


def test_simulate_gives_the_same_json_on_one_process_and_on_two() -> None:
    argv = ("simulate", "toy", "--bots", "greedy", "--games", "20", "--seed", "1", "--option", "level=tough", "--json")
    one, two = run(*argv, "--processes", "1"), run(*argv, "--processes", "2")
    assert one == two
    assert json.loads(one.out)["options"] == {"level": "tough"}


def test_simulate_keeps_the_game_that_crashed_and_says_where() -> None:
    argv = ("simulate", "toy", "--scenario", "pit", "--bots", "random", "--games", "30", "--seed", "1")
    ran = run(*argv, "--processes", "1")
    found = re.search(r"“(crash-toy-1-\d+\.json)”", ran.err)
    assert ran.code == 1
    assert found is not None
    with pytest.raises(ZeroDivisionError):
        replay.load(Path(found[1]), GAMES)


def test_rules_prints_all_or_those_that_match() -> None:
    assert re.findall(r"TY-\d", run("rules", "toy").out) == ["TY-1", "TY-2", "TY-3"]
    assert re.findall(r"TY-\d", run("rules", "toy", "card", "row").out) == ["TY-1", "TY-3"]
    assert run("rules", "toy", "dragons").code == 1


def test_long_rules_are_broken_between_words() -> None:
    said = run("rules", "bugs", "BB-R-26", games=PLAYABLE).out
    assert max(map(len, said.splitlines())) <= 100


def test_maps_and_programs_are_not_printed_with_the_rules() -> None:
    said = run("rules", "keep", games=PLAYABLE).out
    assert "KH-R-1020" in said
    assert [line for line in said.splitlines() if "```" in line or "]=[" in line] == []


def test_in_other_languages_it_is_said_that_rules_are_in_english() -> None:
    assert "лише англійською" in run("rules", "toy", language="uk").out
    assert "только на английском" in run("rules", "toy", language="ru").out
    assert "English" not in run("rules", "toy").out


def test_content_lists_the_box_and_what_is_ours() -> None:
    assert run("content", "toy").out == "tools: 2\n  lamp: Lamp\n  spade: Spade [ours]\n"
    assert run("content", "toy", "--ours").out == "tools: 1\n  spade: Spade [ours]\n"


@pytest.fixture
def one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting processes takes seconds; tests of simulate do it often enough."""
    monkeypatch.setattr(bench, "throughput", lambda game, games, processes, seed: 10.0 * processes)


@pytest.mark.usefixtures("one_process")
def test_bench_gives_json_in_the_agreed_shape() -> None:
    found = json.loads(run("bench", "--json", "--seconds", "0.05", games={"toy": SOUND}).out)
    assert set(found) == {"games"}
    assert set(found["games"]["toy"]) >= {"decisions_per_s", "games_per_s", "copy_us", "freeze_thaw_us"}
    assert found["games"]["toy"]["env_steps_per_s"] > 0
    assert found["games"]["toy"]["simulate_games_per_s_2"] == 20.0


@pytest.mark.usefixtures("one_process")
def test_bench_prints_a_table() -> None:
    ran = run("bench", "toy", "--seconds", "0.05", games={"toy": SOUND})
    assert "Decisions/s" in ran.out
    assert "The Toy" in ran.out


@pytest.mark.usefixtures("one_process")
def test_bench_has_a_line_for_what_only_one_game_measures() -> None:
    measured = dataclasses.replace(SOUND, measures={"a_dig": lambda game, seed: 1234.5})
    ran = run("bench", "--seconds", "0.05", games={"toy": measured})
    assert re.search(r"A dig, ms\W+1,234\.5", ran.out)


@pytest.mark.usefixtures("one_process")
def test_bench_says_what_a_game_is_measured_by() -> None:
    measured = dataclasses.replace(SOUND, benched=(("field", 2),))
    assert "The Toy: only The Field with 2 seats." in run("bench", "--seconds", "0.05", games={"toy": measured}).out


def test_about_names_licences_and_owners() -> None:
    ran = run("about")
    assert "belong to their owners" in ran.out
    assert "MIT licence" in ran.out


def test_version_is_printed() -> None:
    streams = Streams(io.StringIO(), io.StringIO(), io.StringIO())
    assert questhall.cli.main(["--version"], streams, GAMES) == 0
    assert streams.stdout.getvalue() == f"questhall {questhall.__version__}\n"  # type: ignore[attr-defined]


def test_an_unknown_argument_is_refused() -> None:
    ran = run("about", "--fast")
    assert ran.code == 2
    assert "--fast" in ran.err


def stop(*_: object) -> str:
    raise KeyboardInterrupt


def test_ctrl_c_ends_politely_and_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("questhall.cli.keys.draw_cards", stop)
    ran = run(*ALONE, typed=lines(REST, "c"))
    assert ran.code == 130
    assert ran.out.endswith("Stopped.\n")
    assert len(replay.load(Path("toy-field.json"), GAMES).history) == 1


def test_a_fault_of_a_game_loses_nothing() -> None:
    with pytest.raises(ZeroDivisionError):
        run("play", "toy", "--scenario", "pit", *OPTIONS, "--roles", "fox", typed=lines(REST, DIG))
    assert len(replay.load(Path("toy-pit.json"), GAMES).history) == 1


@pytest.mark.parametrize(
    ("environ", "language"),
    [({"LANG": "uk_UA.UTF-8"}, "uk"), ({"LC_ALL": "ru_RU", "LANG": "uk"}, "ru"), ({"LANG": "C"}, "en"), ({}, "en")],
)
def test_the_system_s_language_is_spoken(environ: dict[str, str], language: str) -> None:
    assert language_of(environ) == language


def test_options_are_read_by_their_types() -> None:
    assert read_options(TOY, ["rounds=3", "digging=false"]) == {"rounds": 3, "digging": False}
    with pytest.raises(SetupError, match="rounds"):
        read_options(TOY, ["rounds=ten"])


def test_the_terminal_s_words_are_whole_in_three_languages() -> None:
    assert faults(FOLDER) == []


def test_plan_prints_what_a_monster_may_do_and_refuses_what_is_no_case() -> None:
    Path("turn.json").write_text(json.dumps(drawn("M . . A", move=3)), encoding="utf-8")
    assert json.loads(run("plan", "turn.json", "--json").out) == {
        "cases": [{"id": None, "outcomes": [{"move": [2, 0], "attacks": [[3, 0]]}]}]
    }
    assert "It attacks its focus at [3, 0].  [JL-3001]" in run("plan", "turn.json").out
    Path("turn.json").write_text("{", encoding="utf-8")
    assert run("plan", "turn.json").code == 2

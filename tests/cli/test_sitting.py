"""Sitting down: menus, options, and what cannot be."""

from __future__ import annotations

import argparse
import io
import json
import multiprocessing
from pathlib import Path

import pytest

from questhall.arena import derive, spreading
from questhall.bots import Budget, SearchBot
from questhall.cli.options import ask_options
from questhall.cli.sitting import bots_of, check_given
from questhall.cli.terminal import Streams, Terminal
from questhall.core import Setup, Table
from questhall.core.errors import SetupError
from questhall.core.settings import settings
from questhall.games import GAMES
from questhall.words.names import Names
from tests.cli.runs import ALONE, READY, lines, run


def test_enter_takes_every_default_until_the_game_begins() -> None:
    ran = run("play", typed=lines("", "", "", "", "", "", "q"))
    assert "The Toy · seed" in ran.out
    assert "choose_animal" in ran.out
    assert ran.code == 0


def test_menus_lead_to_the_game_that_was_chosen() -> None:
    ran = run("play", typed=lines("1", "2", "2", "", "2", "2", "1", "1", "2", "s game.json", "q"))
    setup = json.loads(Path("game.json").read_text())["setup"]
    assert setup["scenario"] == "pit"
    assert setup["options"] == {"level": "tough"}
    assert setup["seats"] == ["fox", ""]
    assert "Who plays seat 2?" in ran.out


def test_a_number_that_is_not_in_the_menu_gets_a_hint() -> None:
    ran = run("play", typed=lines("7", "x"))
    assert ran.out.count("Please type a number from 1 to 1, or only Enter for 1.") == 2


def test_the_number_of_seats_is_the_number_that_is_typed() -> None:
    streams = Streams(io.StringIO(lines("1", "x", "2")), io.StringIO(), io.StringIO())
    assert Terminal(streams, "en").number("How many seats?", (2, 3, 4)) == 2
    told = streams.stdout.getvalue()  # type: ignore[attr-defined]
    assert "How many seats? (2, 3, 4)" in told
    assert told.count("Please type one of these: 2, 3, 4, or only Enter for 2.") == 2
    again = Terminal(Streams(io.StringIO("\n"), io.StringIO(), io.StringIO()), "en")
    assert again.number("How many seats?", (2, 3)) == 2


def test_options_can_be_changed_one_by_one() -> None:
    typed = lines("", "3", "1", "2", "5", "1", "", "", "s game.json", "q")
    run("play", "toy", "--scenario", "field", typed=typed)
    options = json.loads(Path("game.json").read_text())["setup"]["options"]
    assert options == {"digging": False, "level": "easy", "rounds": 5}


def test_an_option_that_is_out_of_range_is_asked_again() -> None:
    ran = run("play", "toy", "--scenario", "field", typed=lines("", "2", "99", "5"))
    assert "cannot be “99”" in ran.out


def test_options_of_a_group_have_a_menu_of_their_own() -> None:
    names = Names(GAMES["heroes"], "en")
    alone = [setting for setting in settings(names.game) if not setting.group and setting.name != "difficulty"]
    streams = Streams(io.StringIO(lines(str(len(alone) + 2), "2", "2", "1")), io.StringIO(), io.StringIO())
    assert ask_options(Terminal(streams, "en"), names, "wild_glade", {"difficulty": "easy"}) == {
        "difficulty": "easy",
        "dark_stays": True,
    }
    said = streams.stdout.getvalue()  # type: ignore[attr-defined]
    assert said.count("House rules: other readings") == 3
    assert "The first dark token stays: After the second" in said


def test_a_group_of_options_can_be_left_without_a_change() -> None:
    names = Names(GAMES["heroes"], "en")
    alone = [setting for setting in settings(names.game) if not setting.group and setting.name != "difficulty"]
    streams = Streams(io.StringIO(lines(str(len(alone) + 2), "1", "1")), io.StringIO(), io.StringIO())
    assert ask_options(Terminal(streams, "en"), names, "wild_glade", {"difficulty": "easy"}) == {"difficulty": "easy"}


@pytest.mark.parametrize(("scenario", "offered"), [("first_flags", False), ("wild_glade", True), ("campaign", False)])
def test_options_that_change_nothing_in_a_scenario_are_not_offered(scenario: str, offered: bool) -> None:
    streams = Streams(io.StringIO(lines("1")), io.StringIO(), io.StringIO())
    ask_options(Terminal(streams, "en"), Names(GAMES["heroes"], "en"), scenario, {"difficulty": "easy"})
    assert ("Maps of chance" in streams.stdout.getvalue()) is offered  # type: ignore[attr-defined]


def test_what_is_given_is_not_asked_for() -> None:
    ran = run(*ALONE, typed=lines("q"))
    assert "Which" not in ran.out
    assert "take_turn" in ran.out


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("play", "chess"), "There is no game “chess”. There are: toy."),
        ((*READY, "--roles", "cat"), "“toy” has no “cat” to play."),
        (("play", "toy", "--option", "level=hell"), "It can be: easy, tough."),
        (("play", "toy", "--option", "speed=1"), "has no option “speed”"),
        (("play", "toy", "--option", "rounds"), "needs a value"),
        ((*ALONE, "--bots", "clever"), "There is no bot “clever”."),
        ((*ALONE, "--bots", "greedy,greedy"), "2 bots are given for 1 seats."),
        (("play", "--load", "nowhere.json"), "“nowhere.json” cannot be opened"),
        (("rules", "chess"), "There is no game “chess”."),
        ((*READY, "--seats", "9"), "“toy” is for 1 to 3 seats, not for 9."),
        (("simulate", "toy", "--processes", "-1"), "Cannot play on -1 processes"),
        (("play", "toy", "--scenario", "moon"), "“toy” has no scenario “moon”."),
        (("play", "toy", "--roles", "cat"), "“toy” has no “cat” to play."),
        (("play", "toy", "--seats", "9"), "seats, not for 9."),
        (("play", "toy", "--seats", "0"), "seats, not for 0."),
        (("play", "--bots", "clever"), "There is no bot “clever”."),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(argv: tuple[str, ...], words: str) -> None:
    ran = run(*argv)
    assert ran.code == 2
    assert words in ran.err
    assert "Traceback" not in ran.err
    assert "Which" not in ran.out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "1  Simple: for beginners"),
        ("uk", "1  Простий: для новачків"),
        ("ru", "1  Простой: для новичков"),
    ],
)
def test_a_difficulty_is_chosen_by_its_name_with_what_it_means(language: str, words: str) -> None:
    ran = run("play", "keep", typed=lines("1", "", "1", "2"), language=language, games=GAMES)
    assert words in ran.out


def test_the_difficulty_is_the_easiest_unless_another_is_chosen() -> None:
    run("play", "keep", typed=lines("", "", "1", "2", "", "s game.json", "q"), games=GAMES)
    assert json.loads(Path("game.json").read_text())["setup"]["options"] == {"level": "simple"}


def test_menus_say_of_scenarios_and_roles_what_is_special_about_them() -> None:
    ran = run("play", "keep", typed=lines("", "", "1", "2", "", "q"), games=GAMES)
    assert "4  High Water: medium; rooms are flooded, you pump them dry" in ran.out
    assert "8  Imp: Helper; ability: move one imp" in ran.out


def test_a_wrong_difficulty_is_refused_with_the_legal_ones() -> None:
    with pytest.raises(SetupError, match="level: hard, hell, simple"):
        Table.sit(GAMES["keep"], Setup("keep", "first_night", ("imp",), 1, {"level": "mild"}))


def test_a_role_that_a_scenario_is_not_for_is_refused_and_not_replaced() -> None:
    roles = argparse.Namespace(roles="spellweaver", scenario="barging_in", seats=None, seed=1, bots=None)
    with pytest.raises(SetupError, match=r"cannot be played with “spellweaver”\. It is for: bruiser"):
        check_given(roles, GAMES["bugs"], {})


def test_who_names_a_budget_gets_it_and_levels_keep_to_their_seconds() -> None:
    bots = bots_of(["me", "search:900", "search:7s", "strong"], GAMES["keep"], 1)
    found = [bot.budget for bot in bots.values() if isinstance(bot, SearchBot)]
    assert [each.seconds for each in found] == [0.0, 7.0, 0.5]
    assert found[0] == Budget(900)


def test_the_trees_of_a_bot_grow_in_processes_and_choose_as_in_one() -> None:
    table = Table.sit(GAMES["bugs"], Setup("bugs", GAMES["bugs"].singles[0], ("",), 3))
    (bot,) = bots_of(["search:6x2"], table.game, 5).values()
    assert isinstance(bot, SearchBot)
    alone = SearchBot(table.game, derive(5, "bot", 0), Budget(6, trees=2))
    for _ in range(3):
        seen = (table.view(0), table.decisions[0])
        choice = bot.choose(*seen)
        assert (choice, bot.thought) == (alone.choose(*seen), alone.thought)
        table.take(0, choice)
    assert spreading._pool.cache_info().currsize == 1
    assert multiprocessing.active_children()

"""A campaign at the terminal: its chapters are read once, and what is new is explained."""

from __future__ import annotations

from questhall.games import GAMES
from tests.cli.runs import Ran, lines, run

PLAY = ("play", "bugs", "--scenario", "campaign", "--roles", "bruiser", "--seed", "3")
OPTIONS = ("--option", "difficulty=standard", "--option", "long_rest_loss=random")
FIRST, LEAVE = "1", ("q", "y")
LESSON = "✎ You will use the top of one card and the bottom of the other."


def begin(*more: str, typed: tuple[str, ...] = (FIRST, FIRST)) -> Ran:
    return run(*PLAY, *OPTIONS, *more, typed=lines(*typed, *LEAVE), games=GAMES)


def test_the_cover_and_each_scenario_have_a_story_which_is_told_once() -> None:
    told = begin().out
    assert told.count("no taller than a thimble") == 1
    assert told.count("Goal: no monster is left.") == 1


def test_what_is_asked_for_the_first_time_is_explained() -> None:
    assert begin().out.count(LESSON) == 1
    assert LESSON not in begin("--no-hints").out


def test_the_menu_says_what_the_campaign_is() -> None:
    menu = run("play", "bugs", typed="", games=GAMES).out
    assert "1  Campaign: the whole story, scenario after scenario, with one character\n" in menu

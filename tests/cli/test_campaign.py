"""A campaign at the terminal: its chapters are read once, and what is new is explained."""

from __future__ import annotations

from questhall.core.scene import Scene
from questhall.games import GAMES
from questhall.words.narrowing import by_first, narrowed
from questhall.words.textview import numbered
from tests.cli.runs import Ran, lines, run
from tests.games.bugs.journeys import again, won_once

PLAY = ("play", "bugs", "--scenario", "campaign", "--roles", "bruiser", "--seed", "3")
OPTIONS = ("--option", "difficulty=standard", "--option", "long_rest_loss=random")
FIRST, LEAVE = "1", ("q", "y")
LESSON = "✎ You will use the top of one card and the bottom of the other."


def begin(*more: str, typed: tuple[str, ...] = (FIRST, FIRST)) -> Ran:
    return run(*PLAY, *OPTIONS, *more, typed=lines(*typed, *LEAVE), games=GAMES)


def test_the_cover_and_each_scenario_have_a_story_which_is_told_once() -> None:
    told = begin().out
    assert told.count("no taller than a thimble") == 1
    assert told.count("Goal: defeat all monsters, end your turn on A.") == 1


def test_what_is_asked_for_the_first_time_is_explained() -> None:
    assert begin().out.count(LESSON) == 1
    assert LESSON not in begin("--no-hints").out


def test_the_menu_says_what_the_campaign_is() -> None:
    menu = run("play", "bugs", typed="", games=GAMES).out
    assert "1  Campaign: the whole story, scenario after scenario, with one character\n" in menu


def numbers_of_a_scenario() -> list[str]:
    """What is typed until the first scenario is won."""
    won, typed = won_once(), []
    table = again(won, 0)
    for taken in won.history:
        typed += numbers_of(table.scene(0, log=False), str(taken.choice))
        table.take(0, taken.choice)
    return typed


def numbers_of(scene: Scene, wanted: str) -> list[str]:
    """What is typed for a choice: of two cards one after the other where there are many."""
    first = next(each.on[0] for each in scene.choices if each.id == wanted) if by_first(scene) else ""
    found = list[str]()
    for shown in (narrowed(scene), narrowed(scene, first)) if first else (scene,):
        offered = [each.id for each in numbered(shown)]
        found.append(str(offered.index(wanted if wanted in offered else first) + 1))
    return found


def test_a_scenario_is_won_at_the_terminal_and_the_next_is_begun() -> None:
    seed = won_once().setup.seed  # type: ignore[union-attr]  # it was set up
    told = begin("--seed", str(seed), typed=(*numbers_of_a_scenario(), FIRST)).out
    assert told.count("1. A Rude Welcome. The scenario is completed.") == 1
    assert "A road of cobbles is a mountain range now." in told.partition("Next: 2. Crossing the Road.")[2]


def test_two_cards_are_chosen_one_after_the_other_and_another_first_card_can_be_taken() -> None:
    told = begin(typed=(FIRST, "1", "4", "2", "2")).out
    assert told.count("  1  Shoulder Charge (24) + …\n") == 2
    assert told.count("  4  Another first card\n") == 2
    assert "Cards: Door for a Shield, Overhand Blow; initiative 12" in told


def test_a_choice_that_wants_it_is_confirmed() -> None:
    scenario = ("play", "bugs", "--scenario", "crossing_the_road", "--roles", "bruiser", "--seed", "3", *OPTIONS)
    told = run(*scenario, typed=lines("2", "2", "n", "2", "y", *LEAVE), games=GAMES).out
    assert told.count("Then there is no room for more items.") == 2
    assert told.count("Choose two cards, the initiative card first") == 1

"""What is told where a game is set up: players and rounds, how hard it is, what each option does."""

import pytest

from questhall.core.settings import settings
from questhall.games.heroes import GAME
from questhall.games.heroes.content import load
from questhall.games.heroes.scenes.menus import details, span
from questhall.games.heroes.steps.beginning import TakeBonus
from questhall.words import LANGUAGES, words_for
from questhall.words.names import Names
from tests.games.heroes.board import arrange, sit
from tests.ledger import rule

OPTIONS = settings(GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language):
    names = Names(GAME, language)
    assert [each.name for each in OPTIONS if not names.line("option", each.name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_an_option_that_is_no_switch_is_explained(language):
    names = Names(GAME, language)
    values = [(each.name, value) for each in OPTIONS for value in each.values if isinstance(value, str)]
    assert [(name, value) for name, value in values if not names.line(name, value)] == []


@rule("HM-104", "HM-108")
def test_a_scenario_tells_its_players_and_rounds():
    names = Names(GAME, "en")
    assert names.line("scenario", "first_flags").endswith(" · 2–6 players · 14 rounds")
    assert names.line("scenario", "two_banners").endswith(" · 4, 6 players · 14 rounds")
    assert names.line("scenario", "campaign").endswith(" · 1 player · 5 missions")
    assert Names(GAME, "uk").line("scenario", "first_flags").endswith(" · 2–6 гравців · 14 раундів")


def test_the_players_that_are_told_are_those_that_can_sit_down():
    lines = {id: details(words_for(GAME.folder, "en"), "scenario", id) for id in GAME.scenarios()}
    assert {id: line.split()[0] for id, line in lines.items() if "," not in line} == {
        id: span(GAME.seats(id)) for id, line in lines.items() if "," not in line
    }


def test_a_scenario_with_other_rounds_for_some_tells_all():
    plan = load().scenarios["sealed_valley"]
    rounds = {plan.last_round(count) for count in plan.players}
    line = Names(GAME, "en").line("scenario", "sealed_valley")
    assert all(str(number) in line.rpartition("·")[2] for number in (min(rounds), max(rounds)))


@rule("HM-2902", "HM-2903", "HM-2904", "HM-2905", "HM-1806")
def test_a_difficulty_tells_its_bonus_and_its_guards():
    names = Names(GAME, "en")
    easy, normal, hard, impossible = (names.line("difficulty", id) for id in ("easy", "normal", "hard", "impossible"))
    assert easy.startswith("at the start: roll 2 resource dice and take 2; or search 2: artifacts, twice · ")
    assert normal.startswith("at the start: roll 2 resource dice and take 1; or search 2: artifacts · ")
    assert hard.startswith(
        "at the start: roll a resource die; or turn up artifacts until a minor one comes, and take it"
    )
    assert impossible.startswith("nothing at the start · guards of fields III: 3 × silver; ")
    assert "III: 2 × bronze, 1 × silver; " in normal


@rule("HM-2902", "HM-2903", "HM-2904")
@pytest.mark.parametrize(
    ("difficulty", "dice", "artifact"),
    [
        ("easy", "Roll 2 resource dice and take 2", "Search 2: artifacts, twice"),
        ("normal", "Roll 2 resource dice and take 1", "Search 2: artifacts"),
        ("hard", "Roll a resource die", "Turn up artifacts until a minor one comes, and take it"),
    ],
)
def test_the_starting_bonus_tells_its_numbers(difficulty, dice, artifact):
    t = arrange(agenda=[TakeBonus(0)], difficulty=difficulty)
    assert [each.label for each in t.scene(0, "en").choices] == [dice, artifact]


def test_a_search_is_explained_where_it_is_offered_as_a_starting_bonus():
    searching, taking = (
        arrange(agenda=[TakeBonus(0)], difficulty=each).scene(0, "en").choices[1] for each in ("normal", "hard")
    )
    assert searching.hint == "you look at so many cards of the deck and keep one"
    assert taking.hint == ""


def test_a_search_is_explained_where_a_mission_gives_it():
    hints = {each.label: each.hint for each in sit("catherine", scenario="campaign").scene(0, "en").choices}
    assert hints["Search 2: spells"] == "you look at so many cards of the deck and keep one"
    assert hints["+6 gold"] == ""

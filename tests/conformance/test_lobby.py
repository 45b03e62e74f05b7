"""What the lobby shows of every game: its cover, its names in three languages, what can be chosen and why not."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from msgspec.structs import replace

import questhall
from questhall.core import Game, Refusal, Setup
from questhall.core.game import Option
from questhall.core.settings import Setting, settings
from questhall.words.names import Names
from tests.conformance.driver import LANGUAGES, every_game

registered = pytest.mark.parametrize("game", questhall.GAMES.values(), ids=questhall.GAMES.keys())
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@every_game
def test_the_cover_draws(game: Game[Any, Any], language: str) -> None:
    scene = game.cover(language)
    cells = {f"cell:{name}/{cell}" for name, board in scene.boards.items() for cell in board.cells}
    assert cells
    assert {piece.at for piece in scene.pieces.values()} <= cells
    assert scene is game.cover(language) or scene == game.cover(language)


@every_game
def test_a_game_has_an_icon_and_a_length(game: Game[Any, Any]) -> None:
    assert game.icon
    assert game.minutes > 0


@every_language
@registered
def test_a_game_introduces_itself(game: Game[Any, Any], language: str) -> None:
    names = Names(game, language)
    told = [names.title(), names.about(), names.role_word()]
    told += [names.line("scenario", id) for id in game.scenarios()]
    told += [names.line("role", id) for id in game.roles()]
    assert all(told)


@every_language
@registered
def test_everything_that_can_be_chosen_has_a_name(game: Game[Any, Any], language: str) -> None:
    names = Names(game, language)
    by_id = [id.replace("_", " ").capitalize() for id in (*game.scenarios(), *game.roles())]
    named = [*map(names.scenario, game.scenarios()), *map(names.role, game.roles())]
    for setting in settings(game):
        values = [value for value in setting.values if not isinstance(value, bool)]
        named += [names.option(setting), *(names.value(setting, value) for value in values)]
    assert len(set(named)) == len(named)
    assert language == "en" or not set(by_id) & set(named)


@every_language
@registered
def test_the_options_of_a_setup_are_told_unless_they_are_as_usual(game: Game[Any, Any], language: str) -> None:
    seats, names = ("",) * game.seats(game.scenarios()[0])[0], Names(game, language)
    setup = Setup(game.key, game.scenarios()[0], seats, 1)
    assert names.options(setup) == ""
    other = {each.name: unusual(each) for each in settings(game)}
    said = list(filter(None, names.options(replace(setup, options=other)).split(" · ")))
    for each, text in zip(settings(game), said, strict=True):
        assert text.startswith(names.option(each))
        assert other[each.name] is True or text.endswith(names.value(each, other[each.name]))


def unusual(setting: Setting) -> Option:
    """A value that an option does not have unless somebody says so."""
    others = [each for each in setting.values if each != setting.default]
    return others[0] if others else int(setting.default) + 1


@every_language
@registered
def test_a_scenario_is_open_or_says_why_not(game: Game[Any, Any], language: str) -> None:
    names, everything = Names(game, language), frozenset(game.scenarios())
    assert any(not names.locked(id, frozenset()) for id in game.scenarios())
    assert not any(names.locked(id, everything) for id in game.scenarios())


@registered
def test_a_locked_scenario_gives_its_reason_in_words(game: Game[Any, Any]) -> None:
    def locked(scenario: str, won: frozenset[str]) -> Refusal | None:
        return None if won else Refusal("", "seed", "")

    names = Names(dataclasses.replace(game, locked=locked), "en")
    names.words = names.words.with_names({})
    names.words.refusal = lambda refusal: f"because of {refusal.why}"  # type: ignore[method-assign]
    first = game.scenarios()[0]
    assert (names.locked(first, frozenset()), names.locked(first, frozenset({first}))) == ("because of seed", "")

"""Saving, loading, leaving."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.core import replay
from tests.cli.runs import ALONE, DIG, GAMES, REST, lines, run


def test_a_game_is_saved_and_goes_on_where_it_was_left() -> None:
    run(*ALONE, typed=lines(DIG, "s my game.json", "q"))
    ran = run("play", "--load", "my game.json", typed=lines(REST, "s", ""))
    assert "2 choices were made." in ran.out
    assert len(replay.load(Path("my game.json"), GAMES).history) == 2


def test_leaving_offers_to_save_what_is_not_saved() -> None:
    run(*ALONE, typed=lines(REST, "q", "y"))
    assert len(replay.load(Path("toy-field.json"), GAMES).history) == 1


def test_leaving_asks_nothing_if_everything_is_saved() -> None:
    assert "before you go" not in run(*ALONE, typed=lines(REST, "s", "q")).out


def test_a_choice_that_replaced_a_saved_one_is_not_saved_yet() -> None:
    assert "before you go" in run(*ALONE, typed=lines(REST, "s", "u", "1", "q", "n")).out


def test_the_end_of_input_saves_the_game() -> None:
    ran = run(*ALONE, typed=lines(REST))
    assert ran.code == 0
    assert "Go on with: questhall play --load toy-field.json" in ran.out
    assert len(replay.load(Path("toy-field.json"), GAMES).history) == 1


def test_the_end_of_input_in_a_menu_ends_politely() -> None:
    ran = run("play")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("Good-bye.\n")


def test_another_game_s_file_is_not_overwritten_without_a_question() -> None:
    Path("mine.json").write_text("precious")
    run(*ALONE, typed=lines("s mine.json", "n", "q"))
    assert Path("mine.json").read_text() == "precious"
    run(*ALONE, typed=lines("s mine.json", "y", "q"))
    assert replay.load(Path("mine.json"), GAMES).history == []


def test_a_second_game_gets_a_file_of_its_own() -> None:
    run(*ALONE, typed=lines("s", "q"))
    run(*ALONE, typed=lines("s", "q"))
    assert sorted(path.name for path in Path().iterdir()) == ["toy-field-2.json", "toy-field.json"]


def test_a_file_that_cannot_be_written_gets_a_sentence_and_the_game_goes_on() -> None:
    ran = run(*ALONE, typed=lines("s nowhere/game.json", "q"))
    assert "“nowhere/game.json” cannot be written" in ran.out
    assert ran.code == 0


@pytest.mark.parametrize("name", ["a" * 300, "~nobody-here/game.json", "a\0b"])
def test_an_impossible_file_name_gets_a_sentence_and_the_game_goes_on(name: str) -> None:
    ran = run(*ALONE, typed=lines(f"s {name}", "q"))
    assert "cannot be written" in ran.out
    assert ran.code == 0


def test_a_finished_game_that_is_saved_can_be_read_again() -> None:
    ran = run(*ALONE, typed=lines(DIG, REST, "s", ""))
    assert "To read the game again: questhall replay toy-field.json" in ran.out
    assert "--load" not in ran.out

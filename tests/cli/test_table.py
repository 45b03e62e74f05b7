"""At the table: choices, keys, undo, bots."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from questhall.cli.app import main
from questhall.cli.terminal import Streams
from questhall.words import LANGUAGES
from tests.cli.runs import ALONE, DIG, GAMES, READY, REST, WITH_BOT, lines, run


def test_a_game_is_played_to_its_end() -> None:
    ran = run(*ALONE, typed=lines(REST, REST, ""))
    assert "Defeat." in ran.out
    assert "2 choices were made." in ran.out
    assert ran.out.endswith("Good-bye.\n")


def test_a_wrong_key_gets_a_hint() -> None:
    ran = run(*ALONE, typed=lines("9", "x y", "q"))
    assert "“9” is no choice here. Type a number from 1 to 5, or ? for help." in ran.out
    assert "“x y” is no choice here." in ran.out


def test_a_line_longer_than_any_answer_gets_a_hint() -> None:
    ran = run(*ALONE, typed=lines("1" * 5000, "x" * 5000, "q"))
    assert ran.out.count("is no choice here") == 2
    assert ran.code == 0


def test_letters_that_cannot_be_read_or_written_break_nothing_off() -> None:
    typed = io.TextIOWrapper(io.BytesIO(b"\xd0\nq\n"), encoding="utf-8")
    shown = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert main([*ALONE, "--language", "uk"], Streams(typed, shown, io.StringIO()), GAMES) == 0


def test_enter_alone_draws_the_table_again() -> None:
    assert run(*ALONE, typed=lines("", "", "q")).out.count("Toy (en)") == 3


def test_a_bot_plays_its_seat_and_its_deeds_are_news() -> None:
    ran = run(*WITH_BOT, typed=lines(REST, "q", "n"))
    assert "it is your choice" not in ran.out
    assert "'event': 'Picked', 'seat': 1" in ran.out.partition("'event': 'Rested', 'seat': 0")[2]
    assert "Seat 2" not in ran.out


def test_two_people_are_asked_in_turn() -> None:
    ran = run(*READY, "--roles", "fox,owl", "--bots", "me,me", typed=lines(REST, REST, "q", "n"))
    asked = re.findall(r"Seat (\d) \(\w+\), it is your choice", ran.out)
    assert asked == ["1", "2", "1"]


def test_a_choice_without_chance_is_taken_back_without_a_question() -> None:
    ran = run(*ALONE, typed=lines(REST, "u", "s game.json", "q"))
    assert "Taken back: 1 choice." in ran.out
    assert "all the same?" not in ran.out
    assert json.loads(Path("game.json").read_text())["choices"] == []


@pytest.mark.parametrize(("answer", "left"), [("n", 1), ("y", 0)])
def test_a_fence_is_crossed_only_after_a_question(answer: str, left: int) -> None:
    ran = run(*ALONE, typed=lines(DIG, "u", answer, "s game.json", "q"))
    assert "Something hidden was revealed since. Take it back all the same?" in ran.out
    assert len(json.loads(Path("game.json").read_text())["choices"]) == left


def test_undo_takes_back_what_bots_did_since() -> None:
    ran = run(*WITH_BOT, typed=lines(REST, "u", "y", "s game.json", "q"))
    assert "Taken back: 2 choices." in ran.out
    assert json.loads(Path("game.json").read_text())["choices"] == []


def test_nothing_can_be_taken_back_before_the_first_choice() -> None:
    assert "There is no choice of yours to take back." in run(*ALONE, typed=lines("u", "q")).out


def test_the_last_choice_can_be_taken_back_after_the_end() -> None:
    ran = run(*ALONE, typed=lines(REST, REST, "u", REST, ""))
    assert ran.out.count("Defeat.") == 2


def test_the_log_shows_the_whole_game() -> None:
    assert "Nothing has happened yet." in run(*ALONE, typed=lines("l", "q")).out
    assert run(*ALONE, typed=lines(REST, "l", "q", "n")).out.count("'Rested'") == 2


def test_help_explains_keys_the_question_and_what_is_blocked() -> None:
    ran = run(*ALONE, "--option", "digging=no", typed=lines("?", "q"))
    after = ran.out.partition("Other keys:")[2]
    assert "u  take back your last choice" in after
    assert "Take the highest card." in after
    assert "no_digging [TY-3]" in after


def test_cards_are_shown_with_their_text() -> None:
    assert re.search(r"Row\n  Card \d: \d points", run(*ALONE, typed=lines("c", "q")).out)


def test_rules_are_found_by_id_and_by_words() -> None:
    ran = run(*ALONE, typed=lines("r", "r ty-2", "r unseen deck", "r dragons", "q"))
    assert "Type r and the number of a rule (r TY-1)" in ran.out
    assert "  TY-2  Or rests, which does nothing.\n" in ran.out
    assert "  TY-3  Digging takes the top card" in ran.out
    assert "matches “dragons”" in ran.out


def test_about_says_that_it_is_unofficial() -> None:
    assert "unofficial implementation" in run(*ALONE, typed=lines("a", "q")).out


def test_keys_work_on_a_cyrillic_keyboard() -> None:
    ran = run(*ALONE, typed=lines(REST, "г", "й"), language="uk")
    assert "Скасовано 1 вибір." in ran.out
    assert ran.out.endswith("До зустрічі.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_and_its_help_speak_every_language(language: str) -> None:
    ran = run(*WITH_BOT, typed=lines("?", "x", REST, "u", "y", DIG, "l", DIG, "s", ""), language=language)
    assert ran.code == 0
    assert f"Toy ({language})" in ran.out
    assert "{" not in re.sub(r"\{'.*\}", "", ran.out)


def test_a_wrong_key_at_the_end_hears_which_keys_there_are() -> None:
    ran = run(*ALONE, typed=lines(DIG, REST, "7", ""))
    assert "“7” is no key. The game is over" in ran.out
    assert "from 1 to 0" not in ran.out


def test_turning_the_screen_alone_leads_nowhere() -> None:
    assert "Nobody else has anything to choose now." in run(*ALONE, typed=lines("t", "q")).out


def test_a_bot_says_in_one_line_what_it_considered() -> None:
    ran = run(*READY, "--roles", "fox,owl", "--bots", "search:12", typed=lines(REST, "w", "q", "n"))
    assert re.search(r"Seat 2 \(.*\): Tried \d+ ways: “.+” \d+×, \d+ % went well", ran.out)


def test_a_novice_says_what_looked_best_to_it() -> None:
    ran = run(*READY, "--roles", "fox,owl", "--bots", "greedy", typed=lines(REST, "w", "q", "n"))
    assert re.search(r"Seat 2 \(.*\): Looked at \d+ choices and liked best: “.+”", ran.out)


def test_nothing_has_been_considered_where_no_bot_plays() -> None:
    assert "No bot has considered anything yet" in run(*ALONE, typed=lines("w", "q", "n")).out

"""The terminal: scripted sessions at the toy's table, and every command."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.bots.toy import SOUND, TOY

import questhall.cli
from questhall.cli.app import language_of, main
from questhall.cli.options import read_options
from questhall.cli.sitting import Games
from questhall.cli.terminal import FOLDER, Streams
from questhall.core import replay
from questhall.core.errors import SetupError
from questhall.words import LANGUAGES
from questhall.words.check import faults

GAMES: Games = {"toy": TOY}
DIG, REST = "4", "5"
OPTIONS = ("--option", "level=easy", "--option", "digging=yes", "--option", "rounds=2")
READY = ("play", "toy", "--scenario", "field", *OPTIONS, "--seed", "3")
ALONE = (*READY, "--roles", "fox")
WITH_BOT = (*READY, "--roles", "fox,owl", "--bots", "greedy")


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def run(*argv: str, typed: str = "", language: str = "en", games: Games = GAMES) -> Ran:
    streams = Streams(io.StringIO(typed), io.StringIO(), io.StringIO())
    code = main([*argv, "--language", language], streams, games)
    return Ran(code, streams.stdout.getvalue(), streams.stderr.getvalue())  # type: ignore[attr-defined]


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# -- sitting down


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


def test_options_can_be_changed_one_by_one() -> None:
    typed = lines("", "3", "1", "2", "5", "1", "", "", "s game.json", "q")
    run("play", "toy", "--scenario", "field", typed=typed)
    options = json.loads(Path("game.json").read_text())["setup"]["options"]
    assert options == {"digging": False, "level": "easy", "rounds": 5}


def test_an_option_that_is_out_of_range_is_asked_again() -> None:
    ran = run("play", "toy", "--scenario", "field", typed=lines("", "2", "99", "5"))
    assert "rounds=99" in ran.out


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
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(argv: tuple[str, ...], words: str) -> None:
    ran = run(*argv)
    assert ran.code == 2
    assert words in ran.err
    assert "Traceback" not in ran.err


# -- at the table


def test_a_game_is_played_to_its_end() -> None:
    ran = run(*ALONE, typed=lines(REST, REST, ""))
    assert "Defeat." in ran.out
    assert "2 choices were made." in ran.out
    assert ran.out.endswith("Good-bye.\n")


def test_a_wrong_key_gets_a_hint() -> None:
    ran = run(*ALONE, typed=lines("9", "x y", "q"))
    assert "“9” is no choice here. Type a number from 1 to 5, or ? for help." in ran.out
    assert "“x y” is no choice here." in ran.out


def test_enter_alone_draws_the_table_again() -> None:
    assert run(*ALONE, typed=lines("", "", "q")).out.count("Toy (en)") == 3


def test_a_bot_plays_its_seat_and_its_deeds_are_news() -> None:
    ran = run(*WITH_BOT, typed=lines(REST, "q", "n"))
    assert "Seat 1 (Fox), it is your choice." in ran.out
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


# -- saving and leaving


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
    assert "Cannot write “nowhere/game.json”" in ran.out
    assert ran.code == 0


# -- other commands


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


def test_content_lists_the_box_and_what_is_ours() -> None:
    assert run("content", "toy").out == "tools: 2\n  lamp: Lamp\n  spade: Spade [ours]\n"
    assert run("content", "toy", "--ours").out == "tools: 1\n  spade: Spade [ours]\n"


def test_bench_gives_json_in_the_agreed_shape() -> None:
    found = json.loads(run("bench", "--json", "--seconds", "0.05", games={"toy": SOUND}).out)
    assert set(found) == {"games"}
    assert set(found["games"]["toy"]) >= {"decisions_per_s", "games_per_s", "copy_us", "freeze_thaw_us"}


def test_bench_prints_a_table() -> None:
    ran = run("bench", "toy", "--seconds", "0.05", games={"toy": SOUND})
    assert "Decisions/s" in ran.out
    assert "The Toy" in ran.out


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

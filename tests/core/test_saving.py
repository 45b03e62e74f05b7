"""Saved games: readable, whole or refused."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import questhall
from questhall.core import Game, Setup, Table
from questhall.core.errors import FileError
from questhall.core.replay import load, open_replay, write
from tests.core.toy import CONTENT, TOY, Bid, Fly, Pass, Wear, sit

GAMES: Mapping[str, Game[Any, Any]] = {"toy": TOY}
CHOICES = ["1 bid coins=0", "0 bid coins=1", "0 pass", "1 pass", "0 wear charm=tithe", "0 fly"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.quest"


def played() -> Table[Any]:
    t = sit(purse="fat", windy=True)
    t.take(1, Bid(0)), t.take(0, Bid(1)), t.take(0, Pass()), t.take(1, Pass())
    t.take(0, Wear("tithe")), t.take(0, Fly())
    return t


def sealed(path: Path, choices: list[str], **changes: Any) -> Path:
    """A file that is in order, whatever stands in it."""
    setup = Setup(**{"game": "toy", "scenario": "afternoon", "seats": ("azure", "black"), "seed": 7} | changes)
    path.write_text(write(setup, TOY.content_hash, choices), encoding="utf-8")
    return path


def openable(path: Path, texts: list[str]) -> list[str]:
    """Those texts that load; all others must be refused with the file's name."""
    loaded = []
    for text in texts:
        path.write_text(text, encoding="utf-8")
        try:
            load(path, GAMES)
        except FileError as error:
            if f"“{path}” cannot be opened. " in str(error):
                continue
        loaded.append(text)
    return loaded


def test_a_saved_game_is_a_readable_file_with_a_choice_a_line(path: Path) -> None:
    played().save(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[1:3] == [' "questhall": 2,', f' "content": "{TOY.content_hash}",']
    assert '"scenario": "afternoon", "seats": ["azure", "black"], "seed": 7' in lines[3]
    assert [json.loads(line.rstrip(",")) for line in lines[6:-3]] == CHOICES
    assert json.loads(path.read_text(encoding="utf-8"))["choices"] == CHOICES


def test_a_loaded_game_is_the_saved_one(path: Path) -> None:
    t = played()
    t.save(path)
    loaded = load(path, GAMES)
    assert (loaded.freeze(), loaded.events, loaded.history) == (t.freeze(), t.events, t.history)


def test_a_loaded_game_can_be_taken_back_and_saved_again(path: Path) -> None:
    played().save(path)
    text, loaded = path.read_text(encoding="utf-8"), load(path, GAMES)
    loaded.undo(across_fences=True)
    loaded.take(0, Fly())
    loaded.save(path)
    assert path.read_text(encoding="utf-8") == text


def test_a_game_without_choices_can_be_saved(path: Path) -> None:
    sit().save(path)
    assert load(path, GAMES).freeze() == sit().freeze()


def test_a_save_in_the_middle_of_a_secret_question_keeps_the_answers(path: Path) -> None:
    t = sit()
    t.take(1, Bid(1))
    t.save(path)
    assert load(path, GAMES).answers == {1: Bid(1)}


def test_saving_again_replaces_the_file_and_leaves_nothing_beside_it(path: Path) -> None:
    sit().save(path)
    played().save(path)
    assert len(load(path, GAMES).history) == 6
    assert os.listdir(path.parent) == [path.name]


def test_a_replay_goes_through_every_choice(path: Path) -> None:
    t = played()
    t.save(path)
    start, moments = open_replay(path, GAMES)
    assert start.history == []
    assert [(moment.number, moment.taken) for moment in moments] == list(enumerate(t.history, 1))


def test_every_moment_of_a_replay_has_its_own_table(path: Path) -> None:
    played().save(path)
    tables = [moment.table for moment in list(open_replay(path, GAMES)[1])]
    assert [len(table.history) for table in tables] == [1, 2, 3, 4, 5, 6]
    assert tables[-1].freeze() == played().freeze()


def test_a_thawed_table_is_saved_with_the_position_it_goes_on_from(path: Path) -> None:
    t = Table.thaw(TOY, played().freeze())
    t.take(1, Pass())
    t.save(path)
    again = load(path, GAMES)
    assert (again.start, again.history) == (t.start, t.history)
    assert again.freeze() == t.freeze()


def test_a_table_that_was_set_up_by_hand_cannot_be_saved(path: Path) -> None:
    t = sit()
    t.setup = None
    with pytest.raises(FileError, match="did not start from a setup"):
        t.save(path)
    assert not path.exists()


# -- cut off


def test_a_file_cut_off_anywhere_is_refused(path: Path) -> None:
    played().save(path)
    text = path.read_text(encoding="utf-8").rstrip()
    assert openable(path, [text[:length] for length in range(len(text))]) == []


# -- edited


def test_a_file_with_any_letter_changed_is_refused(path: Path) -> None:
    played().save(path)
    text = path.read_text(encoding="utf-8")
    places = [place for place, letter in enumerate(text) if not letter.isspace()]
    assert openable(path, [text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :] for at in places]) == []
    assert openable(path, [text[:at] + text[at + 1 :] for at in places]) == []


EDITS: list[Callable[[dict[str, Any]], object]] = [
    lambda file: file["choices"].pop(),
    lambda file: file["choices"].append("1 fly"),
    lambda file: file["choices"].reverse(),
    lambda file: file["setup"].update(seed=8),
    lambda file: file["setup"].update(seed=7.0),
    lambda file: file["setup"]["options"].update(windy=1),
    lambda file: file["setup"].update(colour="red"),
    lambda file: file["setup"].pop("seats"),
    lambda file: file.update(content="0" * 16),
    lambda file: file.update(seal=""),
    lambda file: file.update(note="mine"),
    lambda file: file.update(questhall=True),
    lambda file: file.update(choices="none"),
    lambda file: file.pop("seal"),
]


@pytest.mark.parametrize("edit", EDITS)
def test_an_edited_file_is_refused(edit: Callable[[dict[str, Any]], object], path: Path) -> None:
    played().save(path)
    file = json.loads(path.read_text(encoding="utf-8"))
    edit(file)
    path.write_text(json.dumps(file), encoding="utf-8")
    with pytest.raises(FileError, match=r"its seal does not match|It is damaged: "):
        load(path, GAMES)


def test_blanks_do_not_matter(path: Path) -> None:
    played().save(path)
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8"))), encoding="utf-8")
    assert load(path, GAMES).freeze() == played().freeze()


# -- foreign


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        "7",
        '"questhall"',
        '{"questhall": "1"}',
        '{"questhall": 1.5}',
        "[" * 100_000,
        "\x00",
        "{'a': 1}",
    ],
)
def test_a_file_of_something_else_is_refused(text: str, path: Path) -> None:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FileError, match="no Questhall game"):
        load(path, GAMES)


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", bytes(range(256)), b"\x1f\x8b\x08"])
def test_a_file_that_is_no_text_is_refused(data: bytes, path: Path) -> None:
    path.write_bytes(data)
    with pytest.raises(FileError, match="no Questhall game"):
        load(path, GAMES)


def test_half_a_letter_in_a_choice_is_refused(path: Path) -> None:
    played().save(path)
    path.write_text(path.read_text(encoding="utf-8").replace("0 fly", "\\ud800"), encoding="utf-8")
    with pytest.raises(FileError, match="its seal does not match"):
        load(path, GAMES)


def test_a_newer_format_asks_for_an_update(path: Path) -> None:
    path.write_text('{"questhall": 3, "anything": []}', encoding="utf-8")
    with pytest.raises(FileError, match=r"newer Questhall \(format 3; this one reads up to 2\). Update"):
        load(path, GAMES)


def test_a_format_that_never_was_is_refused(path: Path) -> None:
    path.write_text('{"questhall": 0}', encoding="utf-8")
    with pytest.raises(FileError, match="There is no format 0; this Questhall reads 1 to 2"):
        load(path, GAMES)


def test_a_file_of_an_unknown_game_is_refused(path: Path) -> None:
    played().save(path)
    with pytest.raises(FileError, match=r"It is of the game “toy”, which is not here\. Here: other\."):
        load(path, {"other": replace(TOY, key="other")})


CHANGED = replace(TOY, load=lambda: msgspec.structs.replace(CONTENT, cards=CONTENT.cards | {"ring": 5}))


def test_a_file_with_other_content_goes_on_from_where_the_game_stood(path: Path) -> None:
    played().save(path)
    t = load(path, {"toy": CHANGED})
    assert (t.history, t.start) == ([], played().freeze())
    t.take(1, Pass())
    t.undo()
    assert t.freeze() == t.start


def test_a_file_with_other_content_cannot_be_watched(path: Path) -> None:
    played().save(path)
    with pytest.raises(FileError, match=rf"cannot be watched: .*other cards and scenarios \({TOY.content_hash}\)"):
        open_replay(path, {"toy": CHANGED})


def test_a_file_without_its_position_needs_the_same_content(path: Path) -> None:
    sealed(path, CHOICES)
    with pytest.raises(FileError, match=rf"cards and scenarios \({TOY.content_hash}\) are not those installed here"):
        load(path, {"toy": CHANGED})


def test_a_position_that_is_unsound_with_the_content_of_today_is_refused(path: Path) -> None:
    played().save(path)
    unsound = replace(CHANGED, faults=lambda t: ["a card that there is no more"])
    with pytest.raises(FileError, match="saved by another version of Questhall, whose cards and scenarios do not fit"):
        load(path, {"toy": unsound})


# -- sealed, and yet impossible


@pytest.mark.parametrize(
    ("choices", "complaint"),
    [
        (["0 bid coins=9"], "choice 1 is not possible: “bid coins=9” is not open to seat 0 in auction"),
        (["0 bid coins=1", "0 bid coins=1"], "choice 2 is not possible: Seat “0” is not asked. Asked: 1"),
        (["0 sing"], "choice 1 is not possible: “sing” is no choice of this game"),
        (["bid coins=1"], "choice 1 is not possible: Seat “bid” is not asked. Asked: 0, 1"),
        (["² bid coins=1"], "choice 1 is not possible: Seat “²” is not asked"),
        (["0"], "choice 1 is not possible: “” is no choice"),
        ([""], "choice 1 is not possible: Seat “” is not asked"),
        ([*CHOICES, "1 pass", "1 fly", "1 fly"], "choice 9 is not possible: “fly” came after the end"),
    ],
)
def test_an_impossible_choice_in_a_file_is_refused(choices: list[str], complaint: str, path: Path) -> None:
    with pytest.raises(FileError) as error:
        load(sealed(path, choices), GAMES)
    assert f"“{path}” cannot be opened. Its {complaint}" in str(error.value)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"scenario": "winter"}, "“toy” has no scenario “winter”"),
        ({"seats": ("azure",) * 2}, "“azure” sits at two seats"),
        ({"seed": 2**70}, "The seed 1180591620717411303424 is too long"),
        ({"options": {"purse": "empty"}}, "An option of “toy” is wrong"),
    ],
)
def test_an_impossible_setup_in_a_file_is_refused(changes: dict[str, Any], complaint: str, path: Path) -> None:
    with pytest.raises(FileError, match=re.escape(f"“{path}” cannot be opened. {complaint}")):
        load(sealed(path, [], **changes), GAMES)


def test_a_replay_shows_what_is_possible_before_it_fails(path: Path) -> None:
    _, moments = open_replay(sealed(path, ["0 bid coins=1", "0 sing"]), GAMES)
    assert next(moments).number == 1
    with pytest.raises(FileError, match="choice 2"):
        next(moments)


# -- places


@pytest.mark.parametrize("name", ["missing/evening.quest", "", "x" * 300, "nul\0.quest"])
def test_a_place_that_cannot_be_written_is_named(name: str, tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be written: "):
        sit().save(tmp_path / name)
    assert os.listdir(tmp_path) == []
    assert not (tmp_path.parent / f"{tmp_path.name}.new").exists()


def test_a_failed_save_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sit().save(path)
    before = path.read_bytes()
    monkeypatch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(FileError, match="cannot be written: No space left on device"):
        played().save(path)
    assert (path.read_bytes(), os.listdir(path.parent)) == (before, [path.name])


@pytest.mark.parametrize("name", ["missing.quest", ""])
def test_a_place_that_cannot_be_read_is_named(name: str, tmp_path: Path) -> None:
    with pytest.raises(FileError, match=re.escape(f"“{tmp_path / name}” cannot be opened: ")):
        questhall.load(tmp_path / name)
    with pytest.raises(FileError):
        questhall.replay(tmp_path / name)


def test_the_end_of_a_game_is_saved_too(path: Path) -> None:
    ended = load(sealed(path, [*CHOICES, "1 pass", "1 fly"]), GAMES)
    assert (dict(ended.decisions), ended.outcome is None) == ({}, False)

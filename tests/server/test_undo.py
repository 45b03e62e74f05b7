"""Taking back: freely, by a vote, or not at all; and how the log tells of it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from questhall.core import Choice, Taken
from questhall.server.messages import RoomSettings
from questhall.server.records import LogRecord, SeatRecord
from questhall.server.story import Note, noted
from questhall.server.undo import Way, bot_id, played_out, way, way_back
from tests.server.memory import MemoryStore
from tests.server.tables import Server, Visitor, served

FREE, STRICT = RoomSettings(), RoomSettings(free_undo=False)


def history(*moves: str) -> list[Taken]:
    """Choices as “seat”, or “seat fence”."""
    return [Taken(int(move[0]), Choice(), 0, move[2:]) for move in moves]


def seats(*people: str) -> list[SeatRecord]:
    """Seats by the names of people; “bot” and “open” are what they say."""
    by = {"bot": "bot", "open": "open"}
    return [
        SeatRecord("r", number, by.get(name, "person"), "" if name in by else name)  # type: ignore[arg-type]
        for number, name in enumerate(people)
    ]


@pytest.mark.parametrize(
    ("moves", "sitting", "settings", "expected"),
    [
        ((), ("a",), FREE, Way("", why="nothing")),
        (("0", "0"), ("a",), FREE, Way("free", 1, 2)),
        (("0", "0 chance"), ("a",), FREE, Way("free", 1, 2)),
        (("0", "0 chance"), ("a",), STRICT, Way("", why="chance")),
        (("0 chance", "0", "0"), ("a",), STRICT, Way("free", 1, 2)),
        (("0", "0", "1", "1 revealed"), ("a", "bot"), FREE, Way("free", 3, 4)),
        (("0", "0", "1", "1 revealed"), ("a", "bot"), STRICT, Way("", why="revealed")),
        (("0", "0", "1", "1"), ("a", "bot"), STRICT, Way("free", 3, 4)),
        (("0", "1", "1"), ("a", "a"), FREE, Way("free", 1, 2)),
        (("1",), ("a", "bot"), FREE, Way("", why="nothing")),
    ],
)
def test_alone_one_takes_back_his_last_choice_and_what_bots_did_after_it(
    moves: tuple[str, ...], sitting: tuple[str, ...], settings: RoomSettings, expected: Way
) -> None:
    assert way(history(*moves), seats(*sitting), "a", settings) == expected


@pytest.mark.parametrize(
    ("moves", "sitting", "expected"),
    [
        (("0", "0"), ("a", "b"), Way("free", 1, 2)),
        (("0", "0 chance"), ("a", "b"), Way("vote", 1, 2, "chance")),
        (("0 revealed", "0", "0"), ("a", "b"), Way("free", 1, 2)),
        (("0", "0", "1"), ("a", "b"), Way("vote", 2, 3, "player")),
        (("1",), ("a", "b"), Way("", why="nothing")),
        (("0",), ("a", "open"), Way("free", 1, 1)),
        (("0 chance",), ("a", "open"), Way("vote", 1, 1, "chance")),
        (("0", "1"), ("a", "a", "b"), Way("free", 1, 1)),
        (("0", "2"), ("a", "b", "bot"), Way("vote", 2, 2, "player")),
    ],
)
def test_among_several_people_only_ones_own_last_choices_are_free(
    moves: tuple[str, ...], sitting: tuple[str, ...], expected: Way
) -> None:
    assert way(history(*moves), seats(*sitting), "a", FREE) == expected


def test_one_who_only_watches_takes_nothing_back() -> None:
    assert way(history("0"), seats("a", "bot"), "", FREE).how == ""
    assert way(history("0"), seats("a", "bot"), "c", FREE).how == ""


def taken(*ids: str) -> list[LogRecord]:
    """Choices as “seat id”."""
    return [LogRecord("choice", int(each[0]), "", each[2:], 0.0) for each in ids]


@pytest.mark.parametrize(
    ("choices", "sitting", "expected"),
    [
        ((), ("a",), 0),
        (("0 m", "0 bot 1"), ("a",), 0),
        (("0 m", f"0 {bot_id(1, 1)}", "1 bot 2", f"0 {bot_id(3, 1)}", "1 bot 4"), ("a", "bot"), 4),
        (("0 m", "1 n", f"0 {bot_id(2, 1)}", "1 n"), ("a", "b"), 3),
        ((f"0 {bot_id(0, 0)}", f"1 {bot_id(1, 0)}", "0 bot 2"), ("a", "a"), 3),
        ((f"0 {bot_id(0, 0)}", f"0 {bot_id(1, 1)}"), ("a",), 1),
        ((f"0 {bot_id(0, 0)}", "0 m"), ("a",), 0),
        (("0 m", f"1 {bot_id(1, 0)}"), ("a", "a"), 0),
        ((f"1 {bot_id(0, 0)}",), ("a", "b"), 0),
        ((f"0 {bot_id(0, 7)}",), ("a",), 0),
    ],
)
def test_what_was_played_out_reaches_back_to_where_a_bot_was_let_play(
    choices: tuple[str, ...], sitting: tuple[str, ...], expected: int
) -> None:
    assert played_out(taken(*choices), seats(*sitting), "a") == expected


def test_what_a_bot_still_plays_out_is_not_taken_back() -> None:
    lent = [msgspec.structs.replace(seat, stand_in=True) for seat in seats("a")]
    assert played_out(taken(f"0 {bot_id(0, 0)}"), lent, "a") == 0


@pytest.mark.parametrize(
    ("moves", "sitting", "settings", "expected"),
    [
        (("0", "0", "1"), ("a", "bot"), FREE, Way("free", 2)),
        (("0", "0 chance", "0"), ("a",), FREE, Way("free", 2)),
        (("0", "0 chance", "0"), ("a",), STRICT, Way("", why="chance")),
        (("0 chance", "0", "0"), ("a",), STRICT, Way("free", 2)),
        (("1", "0", "0"), ("a", "b"), FREE, Way("free", 2)),
        (("1", "0 revealed", "0"), ("a", "b"), FREE, Way("vote", 2, why="revealed")),
        (("1", "0", "1"), ("a", "b"), FREE, Way("vote", 2, why="player")),
    ],
)
def test_what_was_played_out_is_taken_back_as_a_whole(
    moves: tuple[str, ...], sitting: tuple[str, ...], settings: RoomSettings, expected: Way
) -> None:
    assert way_back(history(*moves), seats(*sitting), "a", settings, 2) == expected
    assert way_back(history(*moves), seats(*sitting), "a", settings, 0) == Way("", why="nothing")


def test_notes_of_what_was_taken_back_move_to_where_the_table_stands() -> None:
    notes = noted(noted(noted((), Note(5, 0, 2)), Note(7, 1, 1, True)), Note(6, 1, 2))
    assert notes == (Note(5, 0, 2), Note(6, 1, 3, True))
    assert noted(notes, Note(2, 0, 4)) == (Note(2, 1, 3, True), Note(2, 0, 6))


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with served() as server:
        yield server


def test_a_misclick_is_taken_back_and_all_read_of_it(server: Server) -> None:
    mira = Visitor(server, "Mira")
    room = mira.room("me")["room"]
    with mira.looks(room) as table, mira.looks(room, language="uk") as phone:
        table.until("chat")
        before, log = table.picture, table.log
        table.chooses()
        assert table.settled().info["undo"] == "free"
        done = table.asks("undo", id="u")
        assert done["rev"] == 2
        table.at(2)
        assert msgspec.structs.replace(table.picture, rev=0) == before
        assert table.log[:-1] == log
        assert table.log[-1][0]["text"] == "Mira took back a choice."
        assert phone.at(2).log[-1][0]["text"] == "Mira: забрано назад 1 вибір."
        assert table.asks("undo", id="u", rev=1) == done


@pytest.mark.parametrize(("role", "name"), [("ghost", "Ghost"), ("", "Seat 1")])
def test_one_without_a_name_is_told_of_by_what_is_played_once_chosen(server: Server, role: str, name: str) -> None:
    nobody = Visitor(server, "")
    room = nobody.room(seats=[{"by": "me", "role": role}])["room"]
    with nobody.looks(room) as table:
        table.until("chat")
        table.chooses()
        table.at(table.asks("undo")["rev"])
        assert table.log[-1][0]["text"].startswith(f"{name} took back a choice")


def test_a_turn_is_taken_back_at_once(server: Server) -> None:
    mira = Visitor(server, "Mira")
    room = mira.room("me")["room"]
    with mira.looks(room) as table:
        table.until("chat")
        for _ in range(5):
            table.chooses()
        count = table.settled().info["undo_turn"]
        assert 1 < count < 5  # the clan and the first monsters were placed before the turn began
        table.at(table.asks("undo", what="turn")["rev"])
        assert table.settled().info["moves"] == 5 - count
        for _ in range(5 - count):
            table.at(table.asks("undo")["rev"])
        assert table.settled().info.get("moves", 0) == 0
        assert table.info["undo_why"] == "There is no choice of yours to take back."
        assert table.asks("undo")["code"] == "not_possible"


def test_the_log_is_the_same_after_a_restart() -> None:
    store = MemoryStore()
    with served(store) as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me")["room"]
        with mira.looks(room) as table:
            table.until("chat")
            for _ in range(4):
                table.chooses()
            table.at(table.asks("undo")["rev"])
            table.chooses(-1)
            table.at(table.asks("undo", what="turn")["rev"])
            for _ in range(6):
                table.chooses()
            rev, scene, log = table.rev, table.picture, table.log
    with served(store) as again, Visitor(again, key=mira.key).looks(room) as table:
        table.until("chat")
        assert (table.rev, table.picture, table.log) == (rev, scene, log)
        assert [line["text"][:25] for line, _ in log if line.get("kind") == "undo"] == ["Mira took back 3 choices "]


def test_what_others_have_answered_needs_their_agreement(server: Server) -> None:
    mira, oleh = Visitor(server, "Mira"), Visitor(server, "Oleh")
    room = mira.room("me", "link", "bot")["room"]
    oleh.sits_down(mira, room, 1, "Oleh")
    with mira.looks(room) as one, oleh.looks(room) as two:
        one.until("chat")
        two.until("chat")
        while "choices" not in two.scene or not two.scene["choices"]:
            two.at(one.chooses()["rev"])
        one.at(two.chooses()["rev"])
        rev = one.rev
        assert one.settled().info["undo"] == "vote"
        assert one.asks("undo", id="please")["rev"] == rev
        ballot = two.settled().info["ballot"]
        assert (ballot["by"], ballot["count"], ballot["waiting"]) == (0, 2, [1])
        assert one.asks("undo", id="please")["rev"] == rev
        assert two.asks("vote", yes=False)["kind"] == "done"
        assert "ballot" not in one.settled().info
        assert two.asks("vote", yes=True)["code"] == "late"
        one.asks("undo")
        assert one.asks("vote", yes=False)["kind"] == "done"
        assert "ballot" not in one.settled().info
        one.asks("undo")
        assert one.asks("vote", yes=True)["kind"] == "done"
        assert one.rev == rev
        answer = two.settled().asks("vote", yes=True)
        assert answer["rev"] == rev + 1
        assert one.at(rev + 1).log[-1][0]["text"].startswith("Mira took back 2 choices")
        assert one.scene["choices"]


def test_a_vote_ends_when_somebody_goes_on(server: Server) -> None:
    mira, oleh = Visitor(server, "Mira"), Visitor(server, "Oleh")
    room = mira.room("me", "link")["room"]
    oleh.sits_down(mira, room, 1, "Oleh")
    with mira.looks(room) as one, oleh.looks(room) as two:
        one.until("chat")
        two.until("chat")
        while "choices" not in two.scene or not two.scene["choices"]:
            two.at(one.chooses()["rev"])
        one.at(two.chooses()["rev"])
        one.asks("undo")
        assert "ballot" in two.settled().info
        two.chooses()
        assert "ballot" not in two.settled().info
        assert two.asks("vote", yes=True)["code"] == "late"


def test_a_turn_goes_back_no_further_than_where_it_began() -> None:
    moves = history("0", "0", "0", "0", "0")
    assert way(moves, seats("a"), "a", FREE, began=3) == Way("free", 1, 2)
    assert (
        way(moves, seats("a"), "a", FREE, began=5).turn == 1
    )  # right at its beginning, the last choice is all there is

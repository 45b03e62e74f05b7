"""Reconnecting: what changed since a revision, or everything; and rooms that were put away."""

from __future__ import annotations

import msgspec

from tests.programs import wait_until
from tests.server.tables import QUICK, Visitor, served


def test_who_comes_back_gets_what_changed_since() -> None:
    with served() as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me")["room"]
        with mira.looks(room) as table:
            table.until("chat")
            table.chooses()
            with mira.looks(room) as other:
                other.until("chat")
                left = (other.rev, other.scene, other.log)
            for _ in range(3):
                table.chooses()
            with mira.looks(room, seat=0, seen=left[0]) as again:
                again.scene, again.log = left[1], left[2]
                assert again.hears()["kind"] == "delta"
                assert (again.picture, again.log) == (table.picture, table.log)


def test_who_has_seen_everything_gets_an_empty_delta() -> None:
    with served() as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me")["room"]
        with mira.looks(room) as table:
            table.until("chat")
            with mira.looks(room, seat=0, seen=0) as again:
                assert again.hears() == {"kind": "delta", "base": 0, "rev": 0, "seat": 0, "language": "en"}


def test_who_was_away_for_long_gets_everything() -> None:
    with served() as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me")["room"]
        with mira.looks(room) as table:
            table.until("chat")
            for _ in range(12):
                table.chooses()
            for seen in (0, 99, -1):
                with mira.looks(room, seat=0, seen=seen) as again:
                    assert again.hears()["kind"] == "whole"
                    assert again.picture == table.picture


def test_a_room_that_nobody_uses_is_put_away_and_opened_again() -> None:
    with served(tuning=msgspec.structs.replace(QUICK, idle=0.05)) as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me", "bot")["room"]
        with mira.looks(room) as table:
            table.until("chat")
            table.chooses()
            scene = table.settled().picture
            assert list(server.hall.rooms.opened) == [room]
        wait_until(lambda: not server.hall.rooms.opened)
        assert not server.hall.rooms._opening
        assert not server.hall.rooms._left
        with mira.looks(room) as again:
            again.until("chat")
            assert again.picture == scene


def test_a_slow_viewer_is_dropped_and_disturbs_nobody() -> None:
    with served(tuning=msgspec.structs.replace(QUICK, queue=4)) as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me")["room"]
        with mira.looks(room) as table:
            table.until("chat")
            viewer = next(iter(server.hall.rooms.opened[room].viewers))
            with mira.looks(room) as slow:
                slow.until("chat")
                (other,) = server.hall.rooms.opened[room].viewers - {viewer}
                stuck = other._queue
                while not stuck.full():
                    stuck.put_nowait("x" * 100)
                table.chooses()
            wait_until(lambda: server.hall.rooms.opened[room].viewers == {viewer})
            assert table.chooses()["kind"] == "done"

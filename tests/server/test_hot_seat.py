"""Several seats at one screen: only what the seat before it may see is sent."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.tables import Server, Visitor, served


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with served() as server:
        yield server


def test_one_person_looks_through_one_seat_at_a_time(server: Server) -> None:
    mira = Visitor(server, "Mira")
    room = mira.room("me", "here", settings={"curtain": True})["room"]
    with mira.looks(room) as table:
        table.until("chat")
        assert (table.seat, table.info["curtain"]) == (0, True)
        assert [seat.get("mine") for seat in table.info["seats"]] == [True, True]
        table.says({"kind": "look", "seat": 1})
        assert table.until("whole")["seat"] == 1
        assert not table.scene.get("choices")
        assert table.asks("choose", seat=0, choice="summon action=0 room=workshop")["rev"] == 1
        assert table.at(1).seat == 1


@pytest.mark.parametrize(("other", "wanted"), [("", False), ("Mira", False), ("Oles", True)])
def test_who_plays_several_seats_alone_meets_no_curtain(server: Server, other: str, wanted: bool) -> None:
    mira = Visitor(server, "Mira")
    seats = [{"by": "me", "role": "hatchet"}, {"by": "here", "role": "red_guard", "name": other}]
    room = mira.room(game="jaws", scenario="roadside_ambush", seats=seats)["room"]
    with mira.looks(room) as table:
        table.until("chat")
        assert table.info["curtain"] is wanted


def test_hello_opens_the_seat_that_is_asked(server: Server) -> None:
    mira = Visitor(server, "Mira")
    room = mira.room("me", "here")["room"]
    with mira.looks(room) as table:
        table.until("chat")
        while not mira.get(f"/api/rooms/{room}")["seats"][1].get("asked"):
            table.chooses()
    with mira.looks(room) as table:
        assert table.until("whole")["seat"] == 1


def test_the_language_changes_without_a_new_connection(server: Server) -> None:
    mira = Visitor(server, "Mira")
    room = mira.room("me")["room"]
    with mira.looks(room) as table:
        table.until("chat")
        table.says({"kind": "look", "seat": 0, "language": "ru"})
        assert table.until("whole")["language"] == "ru"
        assert table.settled().info["seats"][0]["role"] == "Бес"


def test_a_person_may_watch_his_own_table_as_a_spectator(server: Server) -> None:
    mira = Visitor(server, "Mira")
    room = mira.room("me")["room"]
    with mira.looks(room) as table:
        table.until("chat")
        table.says({"kind": "look", "seat": None})
        assert table.until("whole")["seat"] is None
        assert not table.scene.get("choices")

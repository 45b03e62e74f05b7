"""Looking back: replays, new tables from a moment, games as files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import questhall
from questhall.bots import make_bot
from questhall.core.scene import Scene
from questhall.server.recordings import account
from tests.programs import wait_until
from tests.server.tables import Server, Visitor, served


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with served() as server:
        yield server


@pytest.fixture(scope="module")
def mira(server: Server) -> Visitor:
    return Visitor(server, "Mira")


@pytest.fixture(scope="module")
def room(mira: Visitor) -> str:
    """A table after thirty choices, of which one was taken back in between."""
    id: str = mira.room("me", "here")["room"]
    with mira.looks(id) as table:
        table.until("chat")
        for number in range(30):
            seat = next(seat["seat"] for seat in mira.get(f"/api/rooms/{id}")["seats"] if seat.get("asked"))
            if seat != table.seat:
                table.says({"kind": "look", "seat": seat})
                table.until("whole")
            table.chooses(number % len(table.scene["choices"]))
            if number == 3:
                table.at(table.asks("undo")["rev"])
    return id


def test_every_moment_can_be_seen_again(mira: Visitor, room: str) -> None:
    replay = mira.get(f"/api/rooms/{room}/replay", language="uk", seat=0)
    assert [moment["number"] for moment in replay["moments"]] == list(range(1, 30))
    assert all(moment["text"] for moment in replay["moments"])
    assert replay["moments"][-1]["lines"] == len(replay["log"])
    assert 0 < replay["opening"] < replay["moments"][0]["lines"]
    assert replay["views"] == [0, 1]
    for number in (0, 1, 19, 20, 21, 29, 5):
        scene = msgspec.convert(mira.get(f"/api/rooms/{room}/replay/{number}", language="uk", seat=0), Scene)
        assert (scene.rev, scene.log) == (number, ())
    with mira.looks(room, seat=0, language="uk") as table:
        table.until("whole")
        last = msgspec.convert(mira.get(f"/api/rooms/{room}/replay/29", language="uk", seat=0), Scene)
        assert msgspec.structs.replace(table.picture, rev=29) == last
    assert mira.get(f"/api/rooms/{room}/replay/30", 409)["error"]["code"] == "not_possible"


def test_the_file_is_the_one_that_the_terminal_writes(mira: Visitor, room: str, tmp_path: Path, server: Server) -> None:
    data = mira.client.get(f"/api/rooms/{room}/export").content
    path = tmp_path / "game.json"
    path.write_bytes(data)
    table = questhall.load(path)
    assert len(table.history) == 29
    table.save(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == data
    brought = mira.client.post("/api/import", content=data).json()
    assert brought["moves"] == 29
    assert all(seat["mine"] for seat in brought["seats"])
    assert mira.client.get(f"/api/rooms/{brought['room']}/export").content == data
    cut = mira.client.post("/api/import?language=uk", content=data[:-40])
    assert (cut.status_code, cut.json()["error"]["text"].split(":")[0]) == (409, "Цей файл не вдалося відкрити")
    assert mira.client.post("/api/import", content=data.replace(b"first_night", b"high_water")).status_code == 409


def test_one_goes_on_from_a_moment_in_a_new_room(mira: Visitor, room: str) -> None:
    fork = mira.post(f"/api/rooms/{room}/fork", {"number": 12})
    assert (fork["moves"], fork["forked_from"]) == (12, room)
    assert all(seat["mine"] for seat in fork["seats"])
    with mira.looks(fork["room"], seat=0) as table:
        table.until("whole")
        there = msgspec.convert(mira.get(f"/api/rooms/{room}/replay/12", seat=0), Scene)
        assert table.picture == there
    assert mira.post(f"/api/rooms/{room}/fork", {"number": 99}, 409)["error"]["code"] == "not_possible"
    assert mira.get(f"/api/rooms/{room}")["moves"] == 29


def test_while_others_play_nobody_looks_into_their_cards(server: Server, mira: Visitor) -> None:
    oleh, vera = Visitor(server, "Oleh"), Visitor(server, "Vera")
    room = mira.room("me", "link")
    id = room["room"]
    oleh.sits_down(mira, id, 1, "Oleh")
    for visitor in (mira, oleh):
        assert visitor.get(f"/api/rooms/{id}/export", 409)["error"]["code"] == "not_possible"
        assert visitor.post(f"/api/rooms/{id}/fork", {"number": 0}, 409)["error"]["code"] == "not_possible"
    assert mira.get(f"/api/rooms/{id}/replay", 403, seat=1)["error"]["code"] == "not_yours"
    assert mira.get(f"/api/rooms/{id}/replay/0", 403, seat=1)["error"]["code"] == "not_yours"
    assert vera.get(f"/api/rooms/{id}/replay", 403)["error"]["code"] == "not_yours"
    assert vera.get(f"/api/rooms/{id}/replay", watch=room["watch"])["views"] == []
    assert vera.get(f"/api/rooms/{id}/replay", 403, seat="x", watch=room["watch"])["error"]["code"] == "not_yours"


def test_after_the_end_every_seat_may_be_looked_through(server: Server, mira: Visitor) -> None:
    seats = [{"by": "bot", "bot": "random", "role": role} for role in ("imp", "ghost")]
    id = mira.room(seats=seats)["room"]
    wait_until(lambda: server.store.kept[id].over, 60)
    replay = mira.get(f"/api/rooms/{id}/replay", seat=1)
    assert replay["views"] == [0, 1]
    assert replay["room"]["ending"]
    assert mira.client.get(f"/api/rooms/{id}/export").status_code == 200


def test_what_begins_more_seldom_than_turns_is_a_part_of_the_game() -> None:
    table = questhall.sit("heroes", scenario="first_flags", seats=["castle", "necropolis"], seed=1)
    bot = make_bot("random", table.game, seed=1)
    while len(table.history) < 300 and table.decisions:
        seat, decision = next(iter(table.decisions.items()))
        table.take(seat, bot.choose(table.view(seat), decision))
    moments = account(table, None, "en").moments
    parts = {moment.heading for moment in moments if moment.part}
    turns = {moment.heading for moment in moments if moment.heading and not moment.part}
    assert all("Round" in heading for heading in parts)
    assert len(parts) > 1
    assert not any("Round" in heading for heading in turns)
    assert turns

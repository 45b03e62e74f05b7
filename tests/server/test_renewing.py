"""Rooms go on although cards and scenarios have changed since."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from questhall.core.scene import Scene
from questhall.games import GAMES
from questhall.server.play import KEPT_EVERY
from tests.server.memory import MemoryStore
from tests.server.tables import Visitor, served


def other_version(store: MemoryStore, room: str) -> None:
    """Let a room have been played with content that is not that of today."""
    store.kept[room] = msgspec.structs.replace(store.kept[room], content="of yesterday")


def play(mira: Visitor, room: str, count: int) -> Scene:
    """Choose the first thing so many times; the scene after that."""
    with mira.looks(room) as table:
        table.until("chat")
        for _ in range(count):
            while not table.scene.get("choices"):
                table.hears()
            table.chooses()
        return table.picture


def looked_at(mira: Visitor, room: str) -> tuple[Scene, list[str]]:
    with mira.looks(room) as table:
        table.until("chat")
        return table.picture, [told[0]["text"] for told in table.log]


def board(scene: Scene) -> Scene:
    return msgspec.structs.replace(scene, rev=0)


def test_a_room_of_another_version_goes_on_from_where_it_stood_when_the_server_stopped() -> None:
    store = MemoryStore()
    with served(store) as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me")["room"]
        scene = play(mira, room, 4)
    other_version(store, room)
    with served(store) as server:
        mira = Visitor(server, key=mira.key)
        again, log = looked_at(mira, room)
        assert board(again) == board(scene)
        assert "another version of Questhall" in log[0]
        assert play(mira, room, 2).rev == scene.rev + 2
        assert store.kept[room].content == GAMES["keep"].content_hash
    with served(store) as server:
        assert looked_at(Visitor(server, key=mira.key), room)[0].rev == scene.rev + 2


def test_what_was_chosen_since_the_position_was_kept_is_taken_again() -> None:
    store = MemoryStore()
    with served(store) as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me")["room"]
        scene = play(mira, room, KEPT_EVERY + 2)
        assert store.positions[room]["last"].rev == KEPT_EVERY
        kept = dict(store.positions[room])
    store.positions[room] = kept  # as if the server had been killed
    other_version(store, room)
    with served(store) as server:
        assert board(looked_at(Visitor(server, key=mira.key), room)[0]) == board(scene)


def other_rules(store: MemoryStore, room: str) -> None:
    """Let the first thing that was chosen in a room be no longer possible."""
    first = store.logs[room][0]
    store.logs[room][0] = msgspec.structs.replace(first, text="(((")


def test_a_room_whose_log_is_no_longer_possible_goes_on_from_where_it_stood() -> None:
    store = MemoryStore()
    with served(store) as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me")["room"]
        scene = play(mira, room, 4)
    other_rules(store, room)
    with served(store) as server:
        again, log = looked_at(Visitor(server, key=mira.key), room)
        assert board(again) == board(scene)
        assert "another version of Questhall" in log[0]


def test_a_room_whose_log_is_no_longer_possible_is_refused_with_a_sentence_if_no_position_was_kept() -> None:
    store = MemoryStore()
    with served(store) as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me")["room"]
        play(mira, room, 2)
    del store.positions[room]["last"]
    other_rules(store, room)
    with served(store) as server:
        answer = Visitor(server, key=mira.key).client.get(f"/api/rooms/{room}")
        assert "another version of Questhall" in answer.json()["error"]["text"]


@pytest.mark.parametrize("position", [None, b"no position"])
def test_a_room_without_a_position_that_fits_is_refused_with_a_sentence(position: bytes | None) -> None:
    store = MemoryStore()
    with served(store) as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me")["room"]
        play(mira, room, 2)
    last = store.positions[room].pop("last")
    if position is not None:
        asyncio.run(store.keep_position(room, msgspec.structs.replace(last, frozen=position)))
    other_version(store, room)
    with served(store) as server:
        answer = Visitor(server, key=mira.key).client.get(f"/api/rooms/{room}")
        assert "another version of Questhall" in answer.json()["error"]["text"]
        assert len(store.logs[room]) == 2


def test_a_renewed_room_is_exported_forked_and_watched_from_where_it_was_renewed() -> None:
    store = MemoryStore()
    with served(store) as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me")["room"]
        play(mira, room, 4)
    other_version(store, room)
    with served(store) as server:
        mira = Visitor(server, key=mira.key)
        scene = play(mira, room, 2)
        assert len(mira.get(f"/api/rooms/{room}/replay", seat=0)["moments"]) == 2
        file = mira.get(f"/api/rooms/{room}/export")
        brought = mira.client.post("/api/import", json=file).json()["room"]
        forked = mira.post(f"/api/rooms/{room}/fork", {"number": 2})["room"]
        for other in (brought, forked):
            assert board(looked_at(mira, other)[0]) == board(scene)

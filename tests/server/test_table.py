"""People at a table: what they say is done, kept and told to all who may know it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from questhall.server.records import LogRecord
from tests.server.memory import MemoryStore
from tests.server.tables import Server, Visitor, served


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with served() as server:
        yield server


def test_a_choice_is_acknowledged_and_told_to_all_viewers(server: Server) -> None:
    mira = Visitor(server, "Mira")
    room = mira.room("me", "bot")
    with mira.looks(room["room"]) as table, mira.looks(room["room"], seat=0) as phone:
        table.until("chat")
        phone.until("chat")
        first = table.scene["choices"][0]["id"]
        done = table.chooses()
        assert done["rev"] == 1
        assert phone.at(1).picture == table.picture
        assert [kept.text for kept in server.store.logs[room["room"]][:1]] == [first]


def test_hello_is_answered_with_everything(server: Server) -> None:
    mira = Visitor(server, "Mira")
    room = mira.room("me", "bot")
    with mira.looks(room["room"], language="uk") as table:
        whole = table.until("whole")
        assert (whole["rev"], whole["seat"], whole["language"]) == (0, 0, "uk")
        assert "log" not in whole["scene"]
        assert table.until("room")["info"]["seats"][0]["mine"]
        assert table.until("chat")["lines"] == []


def test_two_people_and_a_spectator_play_together(server: Server) -> None:
    mira, oleh, watcher = (Visitor(server, name) for name in ("Mira", "Oleh", "Vera"))
    room = mira.room("me", "link")["room"]
    oleh.sits_down(mira, room, 1, "Oleh")
    code = mira.get(f"/api/rooms/{room}")["watch"]
    with mira.looks(room) as one, oleh.looks(room) as two, watcher.looks(room, watch=code) as third:
        for browser in (one, two, third):
            browser.until("chat")
        for _ in range(12):
            mover = next(browser for browser in (one, two) if browser.settled().scene.get("choices"))
            rev = mover.chooses()["rev"]
            for browser in (one, two, third):
                browser.at(rev)
        assert third.seat is None
        assert not third.scene.get("choices")
        assert len(one.log) == len(two.log) == len(third.log)
        assert [seat["name"] for seat in third.settled().info["seats"]] == ["Mira", "Oleh"]
        assert third.info["watchers"] == 1


def test_a_repeated_choice_does_nothing_twice(server: Server) -> None:
    mira = Visitor(server, "Mira")
    room = mira.room("me")["room"]
    with mira.looks(room) as table:
        table.until("chat")
        choice = table.scene["choices"][0]["id"]
        for _ in range(3):
            assert table.asks("choose", id="same", rev=0, choice=choice) == {"kind": "done", "id": "same", "rev": 1}
        assert len(server.store.logs[room]) == 1


def test_a_late_choice_is_refused(server: Server) -> None:
    mira = Visitor(server, "Mira")
    room = mira.room("me")["room"]
    with mira.looks(room) as table:
        table.until("chat")
        table.chooses()
        late = table.asks("choose", rev=0, choice=table.scene["choices"][0]["id"])
        assert (late["kind"], late["code"]) == ("failed", "late")
        assert len(server.store.logs[room]) == 1


def test_a_choice_that_is_not_open_is_refused(server: Server) -> None:
    mira = Visitor(server, "Mira")
    room = mira.room("me", "here")["room"]
    with mira.looks(room, language="ru") as table:
        table.until("chat")
        for choice in ("summon action=0 room=nowhere", "no such thing", "", "summon", "summon action=x"):
            assert table.asks("choose", choice=choice)["code"] == "illegal"
        other = table.asks("choose", seat=1, choice=table.scene["choices"][0]["id"])
        assert (other["code"], other["text"]) == ("illegal", "Сейчас выбираете не вы.")
        assert server.store.logs[room] == []


def test_nobody_acts_for_a_seat_of_another(server: Server) -> None:
    mira, oleh = Visitor(server, "Mira"), Visitor(server, "Oleh")
    room = mira.room("me", "link")["room"]
    oleh.sits_down(mira, room, 1, "Oleh")
    with oleh.looks(room) as table:
        table.until("chat")
        for kind, more in (
            ("choose", {"choice": "summon action=0 room=workshop"}),
            ("undo", {}),
            ("vote", {"yes": True}),
        ):
            assert table.asks(kind, seat=0, **more)["code"] == "not_yours"
        table.says({"kind": "look", "seat": 0})
        assert table.until("failed")["code"] == "not_yours"
        assert server.store.logs[room] == []


def test_a_stranger_neither_sits_nor_watches(server: Server) -> None:
    mira, stranger = Visitor(server, "Mira"), Visitor(server, "Nobody")
    room = mira.room("me")["room"]
    for hello in ({}, {"watch": "guess"}, {"seat": 0}, {"key": ""}, {"key": "wrong" * 8}):
        with stranger.looks(room, **hello) as table:
            assert table.hears()["code"] == "not_yours"
            assert table.asks("choose", seat=0, rev=0, choice="x")["code"] == "no_room"
    assert stranger.get(f"/api/rooms/{room}", 403)["error"]["code"] == "not_yours"


def test_a_room_that_is_not_there_is_refused(server: Server) -> None:
    with Visitor(server).looks("nowhere") as table:
        assert table.hears()["code"] == "no_room"


def test_what_the_store_cannot_keep_has_not_happened() -> None:
    store = MemoryStore()
    with served(store) as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me")["room"]
        with mira.looks(room) as table:
            table.until("chat")
            before = table.picture
            store.fails = "before"
            assert table.chooses()["code"] == "fault"
            assert mira.get("/health", 503)["status"] != "ok"
            store.fails = ""
            with mira.looks(room) as again:
                again.until("chat")
                assert (again.rev, again.picture) == (0, before)
                assert again.chooses()["rev"] == 1


def test_what_was_kept_although_the_store_failed_is_found_again() -> None:
    store = MemoryStore()
    with served(store) as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me")["room"]
        with mira.looks(room) as table:
            table.until("chat")
            choice = table.scene["choices"][0]["id"]
            store.fails = "after"
            assert table.asks("choose", id="lost", choice=choice)["code"] == "fault"
            store.fails = ""
            answer = table.asks("choose", id="lost", rev=0, choice=choice)
            assert answer["kind"] == "done" or (table.at(1) and len(store.logs[room]) == 1)
            assert len(store.logs[room]) == 1


def test_a_move_of_another_worker_is_caught_up_with() -> None:
    store = MemoryStore()
    with served(store) as here, served(store) as there:
        mira = Visitor(here, "Mira")
        room = mira.room("me")["room"]
        elsewhere = Visitor(there, key=mira.key)
        with mira.looks(room) as one, elsewhere.looks(room) as two:
            one.until("chat")
            two.until("chat")
            one.chooses()
            answer = two.asks("choose", choice=two.scene["choices"][0]["id"])
            assert answer["code"] == "late"
            assert two.at(1).picture == one.picture
            assert two.chooses()["rev"] == 2


def test_news_of_another_worker_is_told_to_viewers_here() -> None:
    store = MemoryStore()
    with served(store) as here, served(store) as there:
        mira = Visitor(here, "Mira")
        room = mira.room("me")["room"]
        elsewhere = Visitor(there, key=mira.key)
        with mira.looks(room) as one, elsewhere.looks(room) as two:
            one.until("chat")
            two.until("chat")
            one.chooses()
            there.tells(room, "log")
            assert two.at(1).picture == one.picture
            one.asks("say", text="Hello!")
            there.tells(room, "chat")
            assert two.until("chat")["lines"][0]["text"] == "Hello!"


def test_what_is_written_reaches_all_and_those_who_come_later(server: Server) -> None:
    mira, oleh = Visitor(server, "Mira"), Visitor(server, "Oleh")
    room = mira.room("me", "link")["room"]
    oleh.sits_down(mira, room, 1, "Oleh")
    with mira.looks(room) as one:
        one.until("chat")
        with oleh.looks(room) as two:
            two.until("chat")
            two.asks("say", text="  Добрий \n день  ")
            line = one.until("chat")["lines"][0]
            assert (line["number"], line["name"], line["text"], line["seat"]) == (0, "Oleh", "Добрий день", 1)
            assert one.asks("say", text=" \n ")["code"] == "malformed"
            assert one.asks("say", text="x", seat=1)["code"] == "not_yours"
        with oleh.looks(room) as again:
            assert [line["text"] for line in again.until("chat")["lines"]] == ["Добрий день"]


def test_presence_is_told(server: Server) -> None:
    mira, oleh = Visitor(server, "Mira"), Visitor(server, "Oleh")
    room = mira.room("me", "link")["room"]
    oleh.sits_down(mira, room, 1, "Oleh")

    def presence() -> str:
        state: str = one.until("room")["info"]["seats"][1].get("presence", "gone")
        return state

    with mira.looks(room) as one:
        one.until("chat")
        with oleh.looks(room) as two:
            assert presence() == "here"
            two.says({"kind": "presence", "here": False})
            assert presence() == "away"
            two.says({"kind": "presence", "here": True})
            assert presence() == "here"
        assert presence() == "gone"


def test_a_line_that_is_said_twice_is_written_once(server: Server) -> None:
    mira = Visitor(server, "Mira")
    room = mira.room("me")["room"]
    with mira.looks(room) as table:
        table.until("chat")
        for _ in range(3):
            assert table.asks("say", id="same", text="Hello!")["kind"] == "done"
        assert len(server.store.lines[room]) == 1


def test_the_same_choice_sent_to_another_worker_is_acknowledged_there() -> None:
    store = MemoryStore()
    with served(store) as here, served(store) as there:
        mira = Visitor(here, "Mira")
        room = mira.room("me")["room"]
        with mira.looks(room) as one, Visitor(there, key=mira.key).looks(room) as two:
            one.until("chat")
            two.until("chat")
            choice = one.scene["choices"][0]["id"]
            assert one.asks("choose", id="same", choice=choice)["rev"] == 1
            assert two.asks("choose", id="same", rev=0, choice=choice)["rev"] == 1
            assert len(store.logs[room]) == 1
            assert two.at(1).picture == one.at(1).picture


def test_workers_tell_each_other_who_is_here_and_what_is_voted_on() -> None:
    store = MemoryStore()
    with served(store) as here, served(store) as there:
        mira, oleh = Visitor(here, "Mira"), Visitor(there, "Oleh")
        room = mira.room("me", "link")["room"]
        oleh.sits_down(mira, room, 1, "Oleh")
        here.tells(room, "room")
        with mira.looks(room) as one, oleh.looks(room) as two:
            one.until("chat")
            two.until("chat")
            (person,) = (person.id for person in store.people.values() if person.name == "Oleh")
            here.tells(room, f"presence {person} away")
            while one.info["seats"][1].get("presence") != "away":
                one.hears()
            ballot = '{"by":0,"what":"choice","count":1,"waiting":[1]}'
            there.tells(room, f'vote {{"rev":0,"id":"v","ballot":{ballot}}}')
            assert two.until("room")["info"]["ballot"]["waiting"] == [1]
            there.tells(room, "vote null")
            assert "ballot" not in two.until("room")["info"]
            store.logs[room].append(LogRecord("choice", 0, one.scene["choices"][0]["id"], "elsewhere", 0.0))
            there.tells("", "all")
            assert two.at(1).rev == 1

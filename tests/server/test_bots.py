"""Bots at their own seats, and at those of people who are gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import questhall
from questhall.server import stand_ins
from questhall.server.room import Room
from questhall.server.stand_ins import Meant, goes_on
from questhall.server.thinking import Answer, Intent, think
from tests.programs import wait_until
from tests.server.memory import MemoryStore
from tests.server.tables import QUICK, Browser, Server, Visitor, served


def test_bots_play_until_a_person_is_asked() -> None:
    with served() as server:
        mira = Visitor(server, "Mira")
        room = mira.room("bot", "me", "bot")["room"]
        with mira.looks(room) as table:
            while not table.scene.get("choices"):
                table.hears()
            assert {record.seat for record in server.store.logs[room]} == {0}
            for _ in range(8):
                table.chooses()
                while not table.scene.get("choices") and not table.info.get("over"):
                    table.hears()
            assert {record.seat for record in server.store.logs[room]} == {0, 1, 2}


def test_bots_alone_play_to_the_end() -> None:
    with served() as server:
        mira = Visitor(server, "Mira")
        room = _random_room(mira)
        wait_until(lambda: server.store.kept[room].over, 60)
        info = mira.get(f"/api/rooms/{room}")
        assert info["over"]
        assert info["ending"]


def _random_room(host: Visitor) -> str:
    seats = [{"by": "bot", "bot": "random", "role": role} for role in ("imp", "ghost")]
    room: str = host.room(seats=seats)["room"]
    return room


def test_a_bot_thinks_in_a_process_of_its_own() -> None:
    with served(tuning=msgspec.structs.replace(QUICK, bot_processes=1)) as server:
        mira = Visitor(server, "Mira")
        room = mira.room("bot", "me")["room"]
        with mira.looks(room) as table:
            while not table.scene.get("choices"):
                table.hears(60)
            assert table.rev > 0


def _novice_and_me(host: Visitor) -> str:
    seats = [{"by": "bot", "bot": "novice", "role": "gnoll"}, {"by": "me", "role": "imp"}]
    room: str = host.room(seats=seats)["room"]
    return room


def _thought_by(monkeypatch: pytest.MonkeyPatch, store: MemoryStore) -> list[tuple[int, Answer]]:
    """The answers of bots that thought, as they come, each with how many choices had been taken before."""
    thought: list[tuple[int, Answer]] = []

    def watched(*about: Any) -> Answer:
        answer = think(*about)
        thought.append((sum(map(len, store.logs.values())), answer))
        return answer

    monkeypatch.setattr(stand_ins, "think", watched)
    return thought


def _plays_until(table: Browser, done: Callable[[], bool]) -> None:
    """Take what is offered first until something has come about, then wait until something is offered."""
    while not (done() and table.scene.get("choices")):
        if table.scene.get("choices"):
            table.chooses()
        else:
            table.hears()


def test_a_bot_goes_on_as_it_meant_without_thinking_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    thought = _thought_by(monkeypatch, store)
    with served(store) as server:
        mira = Visitor(server, "Mira")
        room = _novice_and_me(mira)
        with mira.looks(room) as table:
            _plays_until(table, lambda: any(answer.then for _, answer in thought))
    at, meant = next((at, answer) for at, answer in thought if answer.then)
    taken = [(record.seat, record.text) for record in store.logs[room]]
    assert taken[at : at + 2] == [(0, meant.choice), (0, meant.then[0].choice)]
    assert at + 1 not in dict(thought)


def test_what_a_bot_meant_counts_only_at_the_next_moment_and_for_the_same_question() -> None:
    decision = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7).decisions[0]
    first, second = (Intent(decision.prompt, str(choice)) for choice in decision.choices[:2])
    assert goes_on(Meant(5, (first, second)), 5, decision) == Answer(first.choice, then=(second,))
    assert goes_on(Meant(5, (first,)), 6, decision) is None
    assert goes_on(Meant(5, (Intent("another", first.choice),)), 5, decision) is None
    assert goes_on(Meant(5, (Intent(decision.prompt, "summon room=nowhere"),)), 5, decision) is None
    assert goes_on(None, 5, decision) is None


def test_a_bot_that_fails_takes_some_legal_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object) -> Answer:
        raise RuntimeError("the bot has lost its mind")

    monkeypatch.setattr(stand_ins, "think", broken)
    with served() as server:
        mira = Visitor(server, "Mira")
        room = mira.room("bot", "me")["room"]
        with mira.looks(room) as table:
            while not table.scene.get("choices"):
                table.hears()
            assert table.rev > 0
            assert table.chooses()["kind"] == "done"


def test_a_bot_that_cheats_does_not_stop_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stand_ins, "think", lambda *arguments: Answer("summon action=0 room=nowhere"))
    with served() as server:
        mira = Visitor(server, "Mira")
        room = mira.room("bot", "me")["room"]
        with mira.looks(room) as table:
            while not table.scene.get("choices"):
                table.hears()
            assert table.chooses()["kind"] == "done"


def test_a_bot_stands_in_for_one_who_is_gone_until_he_is_back() -> None:
    with served() as server:
        mira, oleh = Visitor(server, "Mira"), Visitor(server, "Oleh")
        room = mira.room("me", "link", settings={"stand_in_after": 0})["room"]
        oleh.sits_down(mira, room, 1, "Oleh")
        with mira.looks(room) as one:
            one.until("chat")
            _plays_until(one, lambda: server.store.sitting[room][1].stand_in)
            assert 1 in {record.seat for record in server.store.logs[room]}
            assert one.settled().info["seats"][1]["stand_in"]
            with oleh.looks(room) as two:
                two.until("chat")
                back = oleh.post(f"/api/rooms/{room}/seats/1", {"do": "back"})
                assert not back["seats"][1].get("stand_in")
                while not two.scene.get("choices"):
                    one.chooses()
                    two.settled()
                assert two.chooses()["kind"] == "done"


def plays_for(visitor: Visitor, server: Server, room: str, how: str) -> int:
    """Let a bot play for the first seat until its person plays again; how many choices were taken till then."""
    with visitor.looks(room) as one:
        one.until("chat")
        assert visitor.post(f"/api/rooms/{room}/seats/0", {"do": how})["seats"][0]["stand_in"]
        while server.store.sitting[room][0].stand_in:
            one.hears()
    return len(server.store.logs[room])


def test_a_bot_plays_a_combat_out_and_then_its_person_plays_again(monkeypatch) -> None:
    monkeypatch.setattr(Room, "boards", property(lambda room: 2 if room.course.rev < 2 else 1))
    with served() as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me")["room"]
        assert plays_for(mira, server, room, "play_out") == 2
        refused = mira.post(f"/api/rooms/{room}/seats/0", {"do": "play_out"}, 409)
        assert refused["error"]["code"] == "not_possible"


def test_what_a_bot_has_played_out_is_taken_back_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Room, "boards", property(lambda room: 2 if len(room.course.choices) < 4 else 1))
    store = MemoryStore()
    with served(store) as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me")["room"]
        with mira.looks(room) as one:
            one.until("chat")
            one.chooses()
            assert not one.settled().info.get("undo_played_out")
            assert one.asks("undo", what="played_out")["code"] == "not_possible"
            before, log = one.picture, one.log
        plays_for(mira, server, room, "play_out")
    with served(store) as again, Visitor(again, key=mira.key).looks(room) as one:
        one.until("chat")
        assert one.settled().info["undo_played_out"] == 3
        one.at(one.asks("undo", what="played_out")["rev"])
        assert msgspec.structs.replace(one.picture, rev=before.rev) == before
        assert one.log[:-1] == log
        assert not one.settled().info.get("undo_played_out")
        assert one.chooses()["kind"] == "done"


def test_what_was_played_out_is_forgotten_once_its_person_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Room, "boards", property(lambda room: 2 if room.course.rev < 2 else 1))
    with served() as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me")["room"]
        plays_for(mira, server, room, "play_out")
        with mira.looks(room) as one:
            one.until("chat")
            assert one.settled().info["undo_played_out"] == 2
            one.chooses()
            assert not one.settled().info.get("undo_played_out")
            refused = one.asks("undo", what="played_out")
            assert (refused["kind"], refused["code"]) == ("failed", "not_possible")


def test_in_a_campaign_a_bot_plays_for_its_person_until_the_scenario_is_over(monkeypatch) -> None:
    monkeypatch.setattr(Room, "chapter", property(lambda room: "one" if room.course.rev < 3 else "two"))
    with served() as server:
        mira = Visitor(server, "Mira")
        assert plays_for(mira, server, mira.room("me")["room"], "stand_in") == 3


def test_whoever_let_a_bot_play_to_the_end_has_his_seat_back() -> None:
    with served() as server:
        mira = Visitor(server, "Mira")
        room = mira.room("me", "link")["room"]
        Visitor(server, "Oleh").sits_down(mira, room, 1, "Oleh")
        assert mira.post(f"/api/rooms/{room}/seats/1", {"do": "stand_in"})["seats"][1]["stand_in"]
        plays_for(mira, server, room, "stand_in")
        assert server.store.kept[room].over
        wait_until(lambda: not any(seat.stand_in for seat in server.store.sitting[room]))


def test_nobody_stands_in_where_the_host_did_not_say_so() -> None:
    with served() as server:
        mira, oleh = Visitor(server, "Mira"), Visitor(server, "Oleh")
        room = mira.room("link", "me")["room"]
        oleh.sits_down(mira, room, 0, "Oleh")
        with mira.looks(room) as one:
            one.until("chat")
            with pytest.raises(TimeoutError):
                one.hears(0.3)
            info = oleh.post(f"/api/rooms/{room}/seats/0", {"do": "stand_in"})
            assert info["seats"][0]["stand_in"]
            assert one.until("delta")["rev"] == 1


def test_a_seat_is_not_given_to_a_bot_by_just_anybody() -> None:
    with served(MemoryStore()) as server:
        mira, oleh, vera = Visitor(server, "Mira"), Visitor(server, "Oleh"), Visitor(server, "Vera")
        room = mira.room("me", "link", "link", settings={"stand_in_after": 5})["room"]
        oleh.sits_down(mira, room, 1, "Oleh")
        path = f"/api/rooms/{room}/seats/0"
        assert vera.post(path, {"do": "stand_in"}, 403)["error"]["code"] == "not_yours"
        assert oleh.post(path, {"do": "stand_in"}, 403)["error"]["code"] == "not_yours"
        free = f"/api/rooms/{room}/seats/2"
        assert oleh.post(free, {"do": "stand_in"}, 409)["error"]["code"] == "not_possible"
        assert mira.post(free, {"do": "stand_in"})["seats"][2]["by"] == "bot"
        server.hall.rooms.opened[room].opened -= 3600
        assert vera.post(path, {"do": "stand_in"}, 403)["error"]["code"] == "not_yours"
        assert oleh.post(path, {"do": "stand_in"})["seats"][0]["stand_in"]
        assert vera.post(path, {"do": "back"}, 403)["error"]["code"] == "not_yours"


def test_bots_stop_when_their_room_is_thrown_away() -> None:
    with served(tuning=msgspec.structs.replace(QUICK, bot_pause=0.01)) as server:
        mira = Visitor(server, "Mira")
        room = mira.room("bot", "bot")["room"]
        wait_until(lambda: len(server.store.logs[room]) > 2)
        mira.call("DELETE", f"/api/rooms/{room}", None, 204)
        wait_until(lambda: not server.hall.stand_ins._at_work)
        assert not server.hall.rooms.opened


def test_bots_stop_when_another_worker_has_thrown_their_room_away() -> None:
    with served(tuning=msgspec.structs.replace(QUICK, bot_pause=0.01)) as server:
        mira = Visitor(server, "Mira")
        room = mira.room("bot", "bot")["room"]
        wait_until(lambda: len(server.store.logs[room]) > 2)
        del server.store.kept[room]
        server.store.logs[room].clear()
        wait_until(lambda: not server.hall.stand_ins._at_work)

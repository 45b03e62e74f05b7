"""A bot's turn has an end: its choices share the seconds that the host allows."""

from __future__ import annotations

import time

import msgspec
import pytest

import questhall
from questhall.bots import who_decides
from questhall.server.clock import Clock, turn_of
from questhall.server.thinking import Matter, think
from questhall.server.tuning import Tuning
from tests.server.tables import QUICK, Visitor, served


def keep() -> questhall.Table:
    return questhall.sit("keep", scenario="first_night", seats=["imp", "ghost"], seed=7)


def test_all_choices_of_a_turn_together_take_no_longer_than_the_turn() -> None:
    clock, table, spent = Clock(2.0), keep(), 0.0
    for _ in range(8):
        seconds = clock.allowed("room", table, 0)
        clock.spend("room", table, 0, seconds)
        spent += seconds
    assert spent < 2.0
    assert clock.allowed("room", table, 0) < 0.2


def test_whoever_thought_too_long_takes_what_looks_best_for_the_rest_of_the_turn() -> None:
    clock, table = Clock(2.0), keep()
    clock.spend("room", table, 0, 1.9)
    assert clock.allowed("room", table, 0) == 0.0


def test_a_turn_goes_on_when_others_choose_in_between() -> None:
    clock, table = Clock(2.0), keep()
    clock.spend("room", table, 0, 1.0)
    clock.spend("room", table, 1, 0.2)
    assert 0.2 < clock.allowed("room", table, 0) < 0.25


def test_another_seat_another_turn_and_another_room_begin_anew() -> None:
    clock, table = Clock(3.0), keep()
    clock.spend("room", table, 0, 2.0)
    assert clock.allowed("room", table, 1) == clock.allowed("another", table, 0) == pytest.approx(0.85)
    while not any(type(event) in table.game.pauses for event in table.events):
        seat, decision = next(iter(table.decisions.items()))
        table.take(seat, decision.choices[0])
    assert clock.allowed("room", table, 0) == pytest.approx(0.85)


def test_a_strong_bot_answers_within_its_seconds() -> None:
    table = questhall.sit("bugs", scenario="a_rude_welcome", seats=["bruiser"], seed=1)
    start = time.process_time()
    answer = think(Matter("bugs", table.freeze(), 0, 1), "strong", 0.2)
    assert answer.choice in map(str, table.decisions[0].choices)
    assert time.process_time() - start < 2.0


@pytest.mark.parametrize(("key", "scenario"), [("terraria", "world"), ("heroes", "first_flags"), ("jaws", "the_heist")])
def test_whole_turns_of_strong_bots_keep_to_their_seconds(key: str, scenario: str) -> None:
    game = questhall.GAMES[key]
    table = questhall.sit(key, scenario=scenario, seats=list(game.roles())[:2], seed=7)
    clock, spent = Clock(1.0), dict[tuple[int, int], float]()
    while len(spent) < 5:
        seat = who_decides(table.decisions)
        seconds, turn, start = clock.allowed("room", table, seat), turn_of(table, seat), time.process_time()
        choice = think(Matter(key, table.freeze(), seat, 1), *bot_of(seconds)).choice
        took = time.process_time() - start if seconds else 0.0  # what looks best is found without a search
        clock.spend("room", table, seat, took)
        spent[turn] = spent.get(turn, 0.0) + took
        table.take(seat, next(each for each in table.decisions[seat].choices if str(each) == choice))
    assert max(spent.values()) < 3.0  # on a slow machine even one look takes long


def bot_of(seconds: float) -> tuple[str, float]:
    return "strong" if seconds else "novice", seconds


def strong_room(mira: Visitor, **more: object) -> str:
    seats = [{"by": "bot", "bot": "strong", "role": "imp"}, {"by": "me", "role": "ghost"}]
    room: str = mira.room(seats=seats, **more)["room"]
    return room


def test_a_strong_bot_thinks_in_two_processes_and_says_what_they_considered() -> None:
    assert Tuning().bot_processes >= 1
    with served(tuning=msgspec.structs.replace(QUICK, bot_processes=2, bot_seconds=1.2)) as server:
        mira = Visitor(server, "Mira")
        with mira.looks(strong_room(mira)) as table:
            while not table.scene.get("choices"):
                table.hears(60)
            assert server.hall.stand_ins._pool is not None
            assert "Tried" in table.settled().info["seats"][0]["considered"]


def test_nobody_waits_for_a_bot_of_another_table() -> None:
    with served(tuning=msgspec.structs.replace(QUICK, bot_processes=1, bot_seconds=30)) as server:
        mira = Visitor(server, "Mira")
        thinking, free = strong_room(mira), mira.room("me")["room"]
        with mira.looks(free) as table:
            table.until("chat")
            assert table.chooses()["kind"] == "done"
            assert not server.store.logs[thinking]  # it has not made its first choice
        server.hall.stand_ins.close()


def test_a_bot_that_thinks_too_long_is_replaced_by_chance(caplog: pytest.LogCaptureFixture) -> None:
    with served(tuning=msgspec.structs.replace(QUICK, bot_processes=1, bot_seconds=900, bot_patience=0.1)) as server:
        mira = Visitor(server, "Mira")
        room = strong_room(mira)
        with mira.looks(room) as table:
            while not server.store.logs[room]:
                table.hears(60)
        server.hall.stand_ins.close()
    assert "it takes a random choice" in caplog.text

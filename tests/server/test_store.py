"""What the store keeps, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from questhall.server.messages import RoomSettings
from questhall.server.records import ChatRecord, Conflict, LogRecord, PositionRecord, SeatRecord, Store, StoreError
from questhall.server.store import open_store
from tests.server.kept import ANNA, BORIS, a_choice, a_room, choices, seats_of

pytestmark = pytest.mark.anyio

ROOM = a_room()


async def with_room(store: Store) -> None:
    await store.add_room(ROOM, seats_of(ROOM))


async def test_somebody_is_found_by_key_and_by_id(store: Store) -> None:
    await store.add_person(ANNA)
    assert await store.person("digest-of-anna") == ANNA == await store.person_by_id("p-anna")
    assert await store.person("digest-of-boris") is None is await store.person_by_id("p-boris")


async def test_somebody_changes_his_name_and_nobody_elses(store: Store) -> None:
    await store.add_person(ANNA)
    await store.add_person(BORIS)
    changed = msgspec.structs.replace(BORIS, name="Боря", language="ru")
    await store.change_person(changed)
    assert await store.person_by_id("p-boris") == changed
    assert await store.person_by_id("p-anna") == ANNA


async def test_one_key_belongs_to_one_person(store: Store) -> None:
    await store.add_person(ANNA)
    with pytest.raises(Conflict):
        await store.add_person(msgspec.structs.replace(BORIS, key_digest=ANNA.key_digest))
    assert await store.person_by_id("p-boris") is None


async def test_a_room_is_kept_with_its_seats_and_its_log(store: Store) -> None:
    await store.add_room(ROOM, seats_of(ROOM), choices(3))
    assert await store.room("r-1") == ROOM
    assert await store.seats("r-1") == tuple(seats_of(ROOM))
    assert await store.log("r-1") == tuple(choices(3))


async def test_of_a_room_that_cannot_be_kept_whole_nothing_is_kept(store: Store) -> None:
    await with_room(store)
    other = a_room(2)
    taken = SeatRecord(other.id, 0, "open", invite="invite-r-1")
    with pytest.raises(Conflict):
        await store.add_room(other, [taken], choices(1))
    assert await store.room("r-2") is None
    assert await store.seats("r-2") == await store.log("r-2") == ()


async def test_a_room_changes_its_settings_and_ends(store: Store) -> None:
    await with_room(store)
    changed = msgspec.structs.replace(ROOM, settings=RoomSettings(curtain=True), over=True, changed=5000.0)
    await store.change_room(changed)
    assert await store.room("r-1") == changed


async def test_a_room_that_is_not_there_cannot_be_changed(store: Store) -> None:
    with pytest.raises(Conflict, match="There is no room “r-1”"):
        await store.change_room(ROOM)
    with pytest.raises(Conflict, match="nobody with the id “p-anna”"):
        await store.change_person(ANNA)


async def test_a_room_is_forgotten_with_everything_in_it(store: Store) -> None:
    await store.add_room(ROOM, seats_of(ROOM), choices(2))
    await store.say("r-1", "Анна", "hello", 1.0, 0)
    await store.remove_room("r-1")
    await with_room(store)
    assert await store.log("r-1") == await store.said("r-1") == ()


async def test_a_room_that_is_forgotten_twice_is_forgotten(store: Store) -> None:
    await store.remove_room("r-1")
    assert await store.room("r-1") is None


async def test_a_log_grows_in_order(store: Store) -> None:
    await with_room(store)
    await store.append("r-1", 0, choices(2))
    await store.append("r-1", 2, [LogRecord("undo", 1, "1", "m-u", 3002.0)])
    assert await store.log("r-1") == (*choices(2), LogRecord("undo", 1, "1", "m-u", 3002.0))
    assert await store.log("r-1", 1) == (a_choice(1), LogRecord("undo", 1, "1", "m-u", 3002.0))
    assert await store.log("r-1", 3) == ()


@pytest.mark.parametrize("expected", [0, 1, 3, 100])
async def test_a_log_of_another_length_is_not_added_to(store: Store, expected: int) -> None:
    await store.add_room(ROOM, seats_of(ROOM), choices(2))
    with pytest.raises(Conflict, match=f"has 2 entries, not {expected}"):
        await store.append("r-1", expected, choices(2, 7))
    assert await store.log("r-1") == tuple(choices(2))


async def test_nothing_is_added_to_a_room_that_is_gone(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append("r-1", 0, choices(1))


async def test_of_many_who_add_the_same_entry_one_succeeds(store: Store) -> None:
    await with_room(store)
    tries = [store.append("r-1", 0, [a_choice(number)]) for number in range(20)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [isinstance(result, Conflict) for result in results].count(False) == 1
    assert len(await store.log("r-1")) == 1


async def test_one_conflict_in_a_crowd_costs_the_others_nothing(store: Store) -> None:
    rooms = [a_room(number) for number in range(30)]
    await asyncio.gather(*(store.add_room(room, seats_of(room)) for room in rooms))
    tries = [store.append(room.id, number % 2, [a_choice(number)]) for number, room in enumerate(rooms)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [isinstance(result, Conflict) for result in results] == [False, True] * 15
    logs = await asyncio.gather(*(store.log(room.id) for room in rooms))
    assert logs == [(a_choice(number),) if number % 2 == 0 else () for number in range(30)]


async def test_a_text_that_cannot_be_kept_costs_the_others_nothing(store: Store) -> None:
    await with_room(store)
    tries = store.say("r-1", "Анна", "\ud800", 1.0, 0), store.say("r-1", "Анна", "good", 2.0, 0)
    bad, good = await asyncio.gather(*tries, return_exceptions=True)
    assert isinstance(bad, Exception)
    assert await store.said("r-1") == (good,)


async def test_a_move_tells_when_the_room_changed_and_the_time_never_goes_back(store: Store) -> None:
    await with_room(store)
    await store.append("r-1", 0, [a_choice(at=9000.0)])
    await store.append("r-1", 1, [a_choice(at=8000.0)])
    await store.change_room(ROOM)
    assert await store.room("r-1") == msgspec.structs.replace(ROOM, changed=9000.0)


async def test_of_two_who_follow_one_link_one_sits_down(store: Store) -> None:
    await with_room(store)
    free = seats_of(ROOM)[1]
    sits = [SeatRecord("r-1", 1, "person", person=name, name=name) for name in ("p-boris", "p-vera")]
    tries = [store.change_seat(seat, expected=free) for seat in sits]
    results = await asyncio.gather(*tries, return_exceptions=True)
    winner = sits[[isinstance(result, Conflict) for result in results].index(False)]
    assert sum(isinstance(result, Conflict) for result in results) == 1
    assert await store.seats("r-1") == (seats_of(ROOM)[0], winner)


@pytest.mark.parametrize(
    "difference", [{"by": "bot"}, {"person": "x"}, {"name": "x"}, {"bot": "x"}, {"stand_in": True}, {"invite": ""}]
)
async def test_a_seat_that_differs_in_anything_is_not_as_expected(store: Store, difference: dict[str, object]) -> None:
    await with_room(store)
    free = seats_of(ROOM)[1]
    with pytest.raises(Conflict, match="Seat 1 of room “r-1” is no longer as it was"):
        await store.change_seat(free, expected=msgspec.structs.replace(free, **difference))


async def test_a_code_leads_to_a_seat_or_to_a_room(store: Store) -> None:
    await with_room(store)
    assert await store.by_code("invite-r-1") == ("r-1", 1)
    assert await store.by_code("watch-1") == ("r-1", None)
    assert await store.by_code("nothing") is None
    assert await store.by_code("") is None


async def test_codes_are_unique_and_rooms_without_codes_are_not_in_the_way(store: Store) -> None:
    without = [a_room(number, watch="") for number in (1, 2)]
    for room in without:
        await store.add_room(room, [SeatRecord(room.id, 0, "bot", bot="greedy")])
    assert await store.room("r-2") == without[1]
    await store.add_room(a_room(3), [])
    with pytest.raises(Conflict):
        await store.add_room(a_room(4, watch="watch-3"), [])


async def test_rooms_of_somebody_are_those_he_hosts_or_sits_in_the_latest_first(store: Store) -> None:
    hosted, sat, foreign = a_room(1), a_room(2, host="p-boris", changed=9000.0), a_room(3, host="p-boris")
    await store.add_room(hosted, [])
    await store.add_room(sat, seats_of(sat))
    await store.add_room(foreign, [SeatRecord("r-3", 0, "person", person="p-boris")])
    assert await store.rooms_of("p-anna") == (sat, hosted)
    await store.append("r-1", 0, [a_choice(at=9500.0)])
    assert [room.id for room in await store.rooms_of("p-anna")] == ["r-1", "r-2"]


async def test_strangers_see_listed_rooms_that_have_a_free_seat_and_go_on(store: Store) -> None:
    shown, newer = a_room(1, listed=True), a_room(2, listed=True, changed=9000.0)
    secret, over, full = a_room(3), a_room(4, listed=True, over=True), a_room(5, listed=True)
    for room in (shown, newer, secret, over):
        await store.add_room(room, seats_of(room))
    await store.add_room(full, seats_of(full)[:1])
    assert await store.listed_rooms() == (newer, shown)


async def test_lines_are_numbered_and_the_last_ones_are_told_oldest_first(store: Store) -> None:
    await with_room(store)
    for number in range(5):
        line = await store.say("r-1", "Анна", f"№ {number} 🎲", 10.0 + number, None if number else 0)
        assert line == ChatRecord(number, "Анна", f"№ {number} 🎲", 10.0 + number, None if number else 0)
    assert [line.number for line in await store.said("r-1", 3)] == [2, 3, 4]
    assert len(await store.said("r-1")) == 5


async def test_lines_that_are_written_at_once_are_all_kept(store: Store) -> None:
    await with_room(store)
    lines = await asyncio.gather(*(store.say("r-1", "Анна", str(number), 1.0, 0) for number in range(20)))
    assert sorted(line.number for line in lines) == list(range(20))
    assert {line.text for line in await store.said("r-1")} == {str(number) for number in range(20)}


async def test_everything_is_there_after_it_was_closed_and_opened_again(database: str) -> None:
    first = open_store(database)
    await first.add_room(ROOM, seats_of(ROOM), choices(2))
    await first.close()
    second = open_store(database)
    assert (await second.room("r-1"), await second.log("r-1")) == (ROOM, tuple(choices(2)))
    await second.close()


async def test_closing_finishes_what_is_under_way_and_refuses_what_comes_later(database: str) -> None:
    store = open_store(database)
    await with_room(store)
    under_way = [asyncio.ensure_future(store.say("r-1", "Анна", str(number), 1.0, 0)) for number in range(10)]
    await asyncio.sleep(0)
    await store.close()
    assert len(await asyncio.gather(*under_way)) == 10
    with pytest.raises(StoreError, match="closed"):
        await store.append("r-1", 0, choices(1))
    with pytest.raises(StoreError, match="closed"):
        await store.log("r-1")
    assert not await store.healthy()
    await store.close()


async def test_a_store_that_answers_is_healthy(store: Store) -> None:
    assert await store.healthy()


# -- where games stand


async def test_the_last_position_of_a_room_is_the_furthest(store: Store) -> None:
    await with_room(store)
    assert await store.position("r-1", "last") is None
    for rev in (25, 50, 30):
        await store.keep_position("r-1", PositionRecord(rev, bytes([0, rev])))
    assert await store.position("r-1", "last") == PositionRecord(50, bytes([0, 50]))
    assert await store.position("r-1", "start") is None


async def test_a_room_that_is_not_there_has_no_position(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.keep_position("r-1", PositionRecord(1, b"x"))
    assert await store.position("r-1", "last") is None


async def test_a_room_can_start_from_a_position_and_is_forgotten_with_it(store: Store) -> None:
    await store.add_room(ROOM, seats_of(ROOM), (), PositionRecord(0, b"start"))
    assert await store.position("r-1", "start") == PositionRecord(0, b"start")
    await store.remove_room("r-1")
    await with_room(store)
    assert await store.position("r-1", "start") is None


async def test_a_renewed_room_starts_from_where_it_stood(store: Store) -> None:
    await store.add_room(ROOM, seats_of(ROOM), choices(3))
    new = msgspec.structs.replace(ROOM, content="of today")
    await store.renew(new, PositionRecord(3, b"here"))
    assert (await store.room("r-1")) == new
    assert await store.position("r-1", "start") == await store.position("r-1", "last") == PositionRecord(3, b"here")

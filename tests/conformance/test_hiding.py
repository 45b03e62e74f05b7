"""Nobody learns what is hidden from him, and from what he knows a table can be imagined."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

from questhall.core import Event, Rng, Seat, Table
from tests.conformance.driver import LANGUAGES, Case, open_choices, play, played, viewers


def reshuffled(t: Table[Any], seat: Seat | None, seed: int) -> Table[Any]:
    """A copy in which everything that the seat cannot see lies otherwise."""
    twin = t.copy()
    t.game.reshuffle(twin, seat, Rng(seed))
    twin._decisions = None  # what was asked must be asked anew: it may not depend on what is hidden
    return twin


def imagined(t: Table[Any], seat: Seat, seed: int) -> Table[Any]:
    rng = Rng(seed)
    return Table(t.game, t.game.imagine(t.view(seat), rng), rng)


def test_reshuffling_what_is_hidden_leaves_the_view_unchanged(case: Case) -> None:
    for number, moment in enumerate([*played(case).moments, played(case).end]):
        for seat in viewers(moment):
            twin = reshuffled(moment, seat, number)
            assert list(case.game.faults(twin)) == []
            assert twin.view(seat) == moment.view(seat)


def test_reshuffling_what_is_hidden_leaves_the_scene_unchanged(case: Case) -> None:
    for number, moment in enumerate([*played(case).moments, played(case).end]):
        for seat in viewers(moment):
            language = LANGUAGES[number % len(LANGUAGES)]
            assert reshuffled(moment, seat, number).scene(seat, language) == moment.scene(seat, language)


def test_reshuffling_what_is_hidden_leaves_the_decision_unchanged(case: Case) -> None:
    for number, moment in enumerate(played(case).moments):
        for seat in moment.decisions:
            assert reshuffled(moment, seat, number).decisions[seat] == moment.decisions[seat]


def test_reshuffling_does_something(case: Case) -> None:
    moments = played(case).moments
    assert any(reshuffled(moment, None, 1).freeze() != moment.freeze() for moment in moments)


def test_an_imagined_table_looks_the_same(case: Case) -> None:
    for number, moment in enumerate(played(case).moments):
        for seat in viewers(moment)[:-1]:
            table = imagined(moment, seat, number)
            assert list(case.game.faults(table)) == []
            assert table.view(seat) == moment.view(seat)


def test_an_imagined_table_asks_the_same(case: Case) -> None:
    for number, moment in enumerate(played(case).moments):
        for seat, decision in moment.decisions.items():
            assert imagined(moment, seat, number).decisions[seat] == decision


def test_an_imagined_table_does_not_depend_on_what_is_hidden(case: Case) -> None:
    for number, moment in enumerate(played(case).moments):
        for seat in moment.decisions:
            other = reshuffled(moment, seat, number)
            assert imagined(other, seat, number).freeze() == imagined(moment, seat, number).freeze()


def test_an_imagined_table_can_be_played_on(case: Case) -> None:
    for number, moment in enumerate(played(case).moments):
        table = imagined(moment, next(iter(moment.decisions)), number)
        for _ in play(table, random.Random(number), 20):
            assert list(case.game.faults(table)) == []


def witnessed(t: Table[Any], seat: Seat | None) -> list[Event | None]:
    return [t.game.witness(event, seat) for event in t.events]


def played_alike(one: Table[Any], other: Table[Any], seat: Seat | None, chance: random.Random) -> Iterator[bool]:
    """The same choices at two tables, as long as the seat cannot tell them apart by what it views."""
    while one.decisions:
        taken = chance.choice(open_choices(one))
        if taken not in open_choices(other):
            return
        one.take(*taken), other.take(*taken)
        if one.view(seat) != other.view(seat):
            return
        yield witnessed(one, seat) == witnessed(other, seat)


def test_an_event_tells_a_seat_no_more_than_its_view_shows(case: Case) -> None:
    for number, moment in enumerate(played(case).moments):
        for seat in viewers(moment):
            alike = played_alike(moment.copy(), reshuffled(moment, seat, number), seat, random.Random(number))
            assert all(itertools.islice(alike, 6)), f"seat {seat} witnesses what its view does not show"

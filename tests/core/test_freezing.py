"""A position as bytes."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.core import Table
from questhall.core.errors import FileError
from tests.core.toy import TOY, Auction, Bid, EndRound, Pass, Sell, Wear, ready, sit

OTHER = replace(TOY, key="other")


def in_the_middle() -> Table[Any]:
    t = sit(seats=3, scenario="summer", purse="fat")
    t.take(0, Bid(2)), t.take(1, Bid(1)), t.take(2, Bid(0))
    t.take(2, Sell(t.state.magpies[2].hand[0]))
    t.take(0, Pass()), t.take(1, Pass()), t.take(2, Pass())
    t.take(0, Wear("shield"))
    return t


def test_a_thawed_table_freezes_to_the_same_bytes() -> None:
    data = in_the_middle().freeze()
    assert Table.thaw(TOY, data).freeze() == data


def test_a_thawed_table_has_everything_but_the_past() -> None:
    t = in_the_middle()
    thawed = Table.thaw(TOY, t.freeze())
    assert (thawed.state, thawed.agenda, thawed.lasting, thawed.setup) == (t.state, t.agenda, t.lasting, t.setup)
    assert (thawed.decisions, thawed.rng.state, thawed.outcome) == (t.decisions, t.rng.state, None)
    assert (thawed.events, thawed.history) == ([], [])


def test_a_thawed_table_goes_on_as_the_original() -> None:
    t = in_the_middle()
    thawed = Table.thaw(TOY, t.freeze())
    t.take(0, t.decisions[0].choices[0])
    thawed.take(0, thawed.decisions[0].choices[0])
    assert (thawed.freeze(), thawed.events) == (t.freeze(), t.events[-len(thawed.events) :])


def test_a_dict_in_the_state_keeps_its_order() -> None:
    t = sit(seats=3)
    t.state.heckled = {2: True, 0: True, 1: True}
    assert list(Table.thaw(TOY, t.freeze()).state.heckled) == [2, 0, 1]


def test_the_end_of_a_game_thaws_as_the_end() -> None:
    t = ready(EndRound())
    thawed = Table.thaw(TOY, t.freeze())
    assert (thawed.outcome, thawed.decisions) == (t.outcome, {})


@pytest.mark.parametrize("seed", [0, -1, 2**64 - 1, -(2**63)])
def test_every_seed_can_be_frozen(seed: int) -> None:
    data = sit(seed=seed).freeze()
    assert Table.thaw(TOY, data).freeze() == data


@pytest.mark.parametrize(
    "data", [b"", b"nonsense", b"\xc1", b"\x93" * 9999, b"\xa1\xff", msgspec.msgpack.encode([1, 2])]
)
def test_bytes_of_something_else_are_refused(data: bytes) -> None:
    with pytest.raises(FileError, match="These bytes are no frozen position of “toy”"):
        Table.thaw(TOY, data)


def test_bytes_of_another_game_are_refused() -> None:
    with pytest.raises(FileError, match="This position is of “toy”, not of “other”"):
        Table.thaw(OTHER, sit().freeze())


@given(st.integers(0, 400))
def test_bytes_that_are_cut_off_are_refused(length: int) -> None:
    data = in_the_middle().freeze()
    with pytest.raises(FileError, match="truncated"):
        Table.thaw(TOY, data[: length % len(data)])


@given(st.integers(0), st.integers(1, 255))
def test_damaged_bytes_are_refused_or_another_position(place: int, damage: int) -> None:
    data = bytearray(in_the_middle().freeze())
    data[place % len(data)] ^= damage
    with contextlib.suppress(FileError):
        assert Table.thaw(TOY, bytes(data)).game is TOY


def test_freezing_changes_nothing() -> None:
    t = ready(Auction())
    t.take(0, Bid(0))
    assert t.freeze() == t.freeze()
    assert list(t.decisions) == [1]

"""What cannot be taken raises an error that helps, and changes nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from questhall.core import Choice, Table
from questhall.core.errors import ChoiceError, GameOver, IllegalChoice, NotAsked
from questhall.core.undoing import Taken
from tests.core.toy import Auction, Bid, DropCards, EndRound, Fly, Wear, ready


def everything(t: Table[Any]) -> tuple[Any, ...]:
    return t.freeze(), t.events[:], t.history[:], dict(t.decisions)


def test_an_illegal_choice_is_named_with_its_place_and_the_legal_ones() -> None:
    with pytest.raises(IllegalChoice) as error:
        ready(Auction()).take(1, Bid(2))
    assert str(error.value) == "“bid coins=2” is not open to seat 1 in auction. Legal:\n  bid coins=0\n  bid coins=1"


def test_a_seat_that_is_not_asked_is_named_with_those_that_are() -> None:
    with pytest.raises(NotAsked) as error:
        ready(Auction()).take(5, Bid(0))
    assert str(error.value) == "Seat 5 is not asked now, so “bid coins=0” cannot be taken. Asked: 0, 1."


def test_a_choice_after_the_end_is_named_with_the_end() -> None:
    with pytest.raises(GameOver, match=r"“fly” came after the end of the game \(.*richest"):
        ready(EndRound()).take(0, Fly())


@pytest.mark.parametrize(
    ("seat", "choice"),
    [(0, Bid(2)), (0, Bid(-1)), (0, Fly()), (0, Wear("clover")), (2, Bid(0)), (-1, Bid(0)), (None, Bid(0))],
)
def test_a_refused_choice_changes_nothing(seat: Any, choice: Choice) -> None:
    t = ready(Auction())
    before = everything(t)
    with pytest.raises(ChoiceError):
        t.take(seat, choice)
    assert everything(t) == before


@pytest.mark.parametrize("nonsense", [None, "bid coins=0", 0, [], {}, Bid("0"), Bid(None), Bid([])])  # type: ignore[arg-type]
def test_nonsense_is_an_illegal_choice(nonsense: Any) -> None:
    t = ready(Auction())
    before = everything(t)
    with pytest.raises(IllegalChoice, match="is not open to seat 0"):
        t.take(0, nonsense)
    assert everything(t) == before


def test_a_refused_choice_in_the_middle_of_a_secret_question_changes_nothing() -> None:
    t = ready(Auction())
    t.take(0, Bid(1))
    before = everything(t)
    with pytest.raises(IllegalChoice):
        t.take(1, Bid(3))
    assert everything(t) == before


def test_a_refused_choice_after_the_end_changes_nothing() -> None:
    t = ready(EndRound())
    before = everything(t)
    with pytest.raises(GameOver):
        t.take(0, Fly())
    assert everything(t) == before


def test_a_choice_that_only_equals_a_legal_one_is_remembered_as_it_was_offered() -> None:
    t = ready(Auction())
    t.take(True, Bid(True))
    (taken,) = t.history
    assert (type(taken.seat), type(taken.choice.coins)) == (int, int)  # type: ignore[attr-defined]


def test_history_remembers_who_took_what_and_what_was_told_before() -> None:
    t = ready(DropCards(0), Auction(), hand=["bead", "key", "ring"])
    t.take(0, t.decisions[0].choices[0])
    t.take(0, Bid(0))
    assert t.history[1] == Taken(0, Bid(0), events_before=1, fence="", prompt="auction")
    assert msgspec.to_builtins(t.history[0].choice)["choice"] == "Drop"

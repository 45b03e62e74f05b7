"""Taking back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from questhall.core import Table
from questhall.core.errors import FenceInTheWay, NothingToUndo
from tests.core.toy import TOY, Auction, Bid, Fly, Pass, Sell, Wear, ready, sit


def everything(t: Table[Any]) -> tuple[Any, ...]:
    return t.freeze(), t.events[:], t.history[:], dict(t.decisions), t.rng.state


def steps() -> list[Callable[[Table[Any]], None]]:
    return [
        lambda t: t.take(1, Bid(0)),
        lambda t: t.take(0, Bid(1)),
        lambda t: t.take(0, Pass()),
        lambda t: t.take(1, Sell(t.state.magpies[1].hand[0])),
        lambda t: t.take(1, Pass()),
        lambda t: t.take(0, Wear("tithe")),
        lambda t: t.take(0, Fly()),
    ]


def trail() -> tuple[Table[Any], list[tuple[Any, ...]]]:
    """A table and everything about each moment of its past."""
    t = sit()
    past = [everything(t)]
    for step in steps():
        step(t)
        past.append(everything(t))
    return t, past


@pytest.mark.parametrize("count", range(1, 8))
def test_any_number_of_choices_can_be_taken_back(count: int) -> None:
    t, past = trail()
    t.undo(count, across_fences=True)
    assert everything(t) == past[-1 - count]


def test_choices_can_be_taken_back_one_by_one_to_the_start() -> None:
    t, past = trail()
    back = [(t.undo(across_fences=True), everything(t))[1] for _ in steps()]
    assert back == past[-2::-1]


def test_what_was_taken_back_can_be_chosen_again() -> None:
    t, past = trail()
    t.undo(3, across_fences=True)
    again = [(step(t), everything(t))[1] for step in steps()[-3:]]
    assert again == past[-3:]


def test_after_taking_back_another_choice_is_open() -> None:
    t = sit()
    t.take(0, Bid(1))
    t.undo()
    t.take(0, Bid(0))
    assert [taken.choice for taken in t.history] == [Bid(0)]


def test_events_are_cut_back() -> None:
    t, past = trail()
    told = t.history[-1].events_before
    t.undo(across_fences=True)
    assert (len(t.events), t.events) == (told, past[-2][1])


def test_fences_stand_where_chance_decided_or_something_was_revealed() -> None:
    t, _ = trail()
    assert [taken.fence for taken in t.history] == ["", "revealed", "", "revealed", "", "", "chance"]


@pytest.mark.parametrize(
    ("take", "why"),
    [(7, r"Choice 7 \(“fly”\).* chance has decided"), (2, r"Choice 2 \(“bid coins=1”\).* hidden was revealed")],
)
def test_a_fence_is_in_the_way(take: int, why: str) -> None:
    t = sit()
    for step in steps()[:take]:
        step(t)
    before = everything(t)
    with pytest.raises(FenceInTheWay, match=why):
        t.undo()
    assert everything(t) == before


def test_a_fence_further_back_is_in_the_way_too() -> None:
    t, _ = trail()
    t.undo(across_fences=True)
    with pytest.raises(FenceInTheWay, match="Choice 4"):
        t.undo(4)


def test_up_to_the_fence_choices_can_be_taken_back() -> None:
    t, past = trail()
    t.undo(across_fences=True)
    t.undo(2)
    assert everything(t) == past[4]


@pytest.mark.parametrize("count", [-1, 0, 8, 100])
def test_taking_back_more_than_was_chosen_is_refused(count: int) -> None:
    t, past = trail()
    with pytest.raises(NothingToUndo, match=f"Cannot take back {count} choices: 7 have been made"):
        t.undo(count, across_fences=True)
    assert everything(t) == past[-1]


def test_a_secret_answer_can_be_taken_back_before_all_have_answered() -> None:
    t = sit(seats=3)
    before = everything(t)
    t.take(2, Bid(1)), t.take(0, Bid(0))
    t.undo()
    assert (sorted(t.decisions), t.answers) == ([0, 1], {2: Bid(1)})
    t.undo()
    assert everything(t) == before


def test_taking_back_the_last_secret_answer_keeps_the_others() -> None:
    t, past = trail()
    t.undo(6, across_fences=True)
    assert (list(t.decisions), t.answers) == ([0], {1: Bid(0)})
    assert everything(t) == past[1]


def test_a_thawed_table_goes_back_to_where_it_was_frozen() -> None:
    t = Table.thaw(TOY, sit().freeze())
    before = everything(t)
    t.take(0, Bid(1)), t.take(1, Bid(0)), t.take(1, Pass())
    t.undo(3, across_fences=True)
    assert everything(t) == before
    with pytest.raises(NothingToUndo):
        t.undo()


def test_the_end_can_be_taken_back() -> None:
    t = sit(seats=1)
    t.take(0, Bid(0)), t.take(0, Pass()), t.take(0, Pass()), t.take(0, Fly())
    ended = everything(t)
    assert t.outcome is not None
    t.undo(across_fences=True)
    assert (t.outcome, list(t.decisions)) == (None, [0])
    t.take(0, Fly())
    assert everything(t) == ended


def test_a_table_set_up_by_hand_does_not_know_its_beginning() -> None:
    t = ready(Auction())
    t.take(0, Bid(0))
    with pytest.raises(NothingToUndo, match="set up by hand"):
        t.undo()

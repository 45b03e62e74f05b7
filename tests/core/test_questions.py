"""Questions to one seat, to several secretly, to anybody; optional and automatic ones."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from questhall.core import Decision, Table
from questhall.core.errors import NotAsked
from tests.core.toy import (
    Auction,
    Bid,
    BidsShown,
    CardDrawn,
    ChooseCharm,
    Drop,
    DropCards,
    Fly,
    Heckle,
    Market,
    Pass,
    Sell,
    TakeFlight,
    ready,
    sit,
)


def views(t: Table[Any]) -> list[Any]:
    return [t.view(seat) for seat in (0, 1, None)]


def test_a_question_to_one_seat_asks_only_that_seat() -> None:
    t = ready(ChooseCharm(1))
    assert list(t.decisions) == [1]
    assert t.decisions[1].prompt == "choose_charm"


def test_asking_changes_nothing() -> None:
    t = sit()
    before = t.freeze()
    assert t.decisions == t.copy().decisions == Table.thaw(t.game, before).decisions
    assert t.freeze() == before


# -- secret


def test_a_secret_question_asks_all_at_once() -> None:
    assert {seat: len(decision.choices) for seat, decision in ready(Auction(), coins=2).decisions.items()} == {
        0: 3,
        1: 3,
    }


def test_a_secret_answer_changes_nobodys_view() -> None:
    t = ready(Auction())
    before = views(t)
    t.take(1, Bid(1))
    assert views(t) == before
    assert t.events == []


def test_a_secret_answer_is_not_in_the_scenes_of_the_others() -> None:
    t = ready(Auction())
    before = [replace(t.scene(seat), rev=1) for seat in (0, None)]
    t.take(1, Bid(1))
    assert [t.scene(seat) for seat in (0, None)] == before


def test_who_has_answered_secretly_is_not_asked_again() -> None:
    t = ready(Auction())
    t.take(1, Bid(1))
    assert list(t.decisions) == [0]
    with pytest.raises(NotAsked, match="Seat 1 is not asked now"):
        t.take(1, Bid(0))


def test_secret_answers_are_carried_out_together() -> None:
    t = ready(Auction())
    t.take(1, Bid(1))
    t.take(0, Bid(0))
    assert t.events == [BidsShown((0, 1)), CardDrawn(1, "watch")]
    assert [magpie.coins for magpie in t.state.magpies] == [1, 0]


def test_it_does_not_matter_who_answers_a_secret_question_first() -> None:
    early, late = ready(Auction()), ready(Auction())
    early.take(0, Bid(1)), early.take(1, Bid(0))
    late.take(1, Bid(0)), late.take(0, Bid(1))
    assert (early.events, early.freeze()) == (late.events, late.freeze())


def test_secret_answers_survive_freezing() -> None:
    t = ready(Auction())
    t.take(1, Bid(1))
    thawed = Table.thaw(t.game, t.freeze())
    thawed.take(0, Bid(0))
    assert thawed.events == [BidsShown((0, 1)), CardDrawn(1, "watch")]


def test_secret_answers_are_copied() -> None:
    t = ready(Auction())
    t.take(1, Bid(1))
    t.copy().take(0, Bid(0))
    assert (list(t.decisions), t.events) == ([0], [])


def test_a_secret_question_can_be_asked_twice() -> None:
    t = ready(Auction(), Auction())
    t.take(0, Bid(1)), t.take(1, Bid(1))
    assert (t.answers, sorted(t.decisions)) == ({}, [0, 1])


# -- open


def test_an_open_question_takes_the_first_answer_and_asks_again() -> None:
    t = ready(Market(), hand=["bead", "ring"])
    t.take(1, Pass())
    assert t.decisions == {0: Decision(0, Market(), (Sell("bead"), Sell("ring"), Pass()))}
    t.take(0, Sell("bead"))
    assert t.decisions == {0: Decision(0, Market(), (Sell("ring"), Pass()))}


def test_an_open_question_ends_when_all_have_passed() -> None:
    t = ready(Market(), ChooseCharm(0))
    t.take(1, Pass())
    t.take(0, Pass())
    assert t.decisions[0].prompt == "choose_charm"


# -- optional


def test_an_optional_decision_may_be_answered() -> None:
    t = ready(TakeFlight(0))
    t.take(1, Heckle())
    assert (list(t.decisions), t.state.magpies[0].coins) == ([0], 0)


def test_nobody_waits_for_an_optional_decision() -> None:
    t = ready(TakeFlight(0), ChooseCharm(1))
    assert {seat: decision.optional for seat, decision in t.decisions.items()} == {0: False, 1: True}
    t.take(0, Fly())
    assert t.decisions[1].prompt == "choose_charm"


# -- automatic


def test_a_lone_choice_is_taken_by_itself_where_the_rules_leave_nothing_to_decide() -> None:
    t = ready(DropCards(0), ChooseCharm(1), hand=["key", "ring"])
    assert (list(t.decisions), t.state.magpies[0].hand, t.history) == ([1], ["key", "ring"], [])


def test_an_automatic_question_with_two_choices_is_asked() -> None:
    t = ready(DropCards(0), ChooseCharm(1), hand=["bead", "key", "ring"])
    assert t.decisions[0].choices == (Drop(("bead",)), Drop(("key",)), Drop(("ring",)))
    t.take(0, Drop(("ring",)))
    assert t.state.dropped == ["ring"]


def test_a_lone_choice_is_asked_for_where_it_means_something() -> None:
    assert ready(TakeFlight(0)).decisions[0].choices == (Fly(),)


# -- refusals


def test_a_refusal_says_why_to_who_is_asked() -> None:
    t = ready(Auction())
    assert [(refusal.on, refusal.why, refusal.rule) for refusal in t.refusals(1)] == [
        ("zone:hand", "bid_first", "TOY-1")
    ]


def test_who_is_not_asked_gets_no_refusals() -> None:
    t = ready(Auction())
    t.take(1, Bid(0))
    assert t.refusals(1) == ()


def test_a_witness_sees_what_he_may() -> None:
    t = ready(Auction())
    t.take(0, Bid(1)), t.take(1, Bid(0))
    assert "watch" in t.scene(0).log[-1].text
    assert "watch" not in t.scene(1).log[-1].text

"""Conditions come, are refreshed and go."""

from questhall.haven import conditions
from tests.ledger import rule


@rule("BB-2206", "BB-2304", "BB-2306", "BB-2312", "BB-2314", "BB-2316")
def test_a_condition_of_another_turn_ends_with_the_next_one():
    held = {}
    for name in ("invisible", "strengthen", "immobilize", "disarm", "muddle"):
        conditions.give(held, name, own_turn=False)
    assert len(conditions.end_turn(held)) == 5
    assert held == {}


@rule("BB-2206", "BB-EX-26")
def test_a_condition_of_the_own_turn_lasts_one_turn_more():
    held = {}
    conditions.give(held, "muddle", own_turn=True)
    assert (conditions.end_turn(held), held) == ([], {"muddle": False})
    assert conditions.end_turn(held) == ["muddle"]


@rule("BB-2204", "BB-2205")
def test_a_condition_is_held_once_and_refreshed():
    held = {"muddle": False}
    conditions.give(held, "muddle", own_turn=True)
    assert held == {"muddle": True}


@rule("BB-2211", "BB-4007")
def test_an_immune_figure_does_not_receive_it():
    held = {}
    assert not conditions.give(held, "disarm", own_turn=False, immune=("disarm",))
    assert held == {}


@rule("BB-2202", "BB-2317")
def test_wound_and_poison_outlast_turns():
    held = {"wound": False, "poison": False, "muddle": False}
    assert (conditions.end_turn(held), list(held)) == (["muddle"], ["wound", "poison"])


@rule("BB-2308", "BB-2310", "BB-2405", "BB-2406", "BB-EX-27", "BB-EX-28")
def test_a_heal_takes_wound_and_poison_away_and_helps_no_poisoned_figure():
    assert conditions.heal({"wound": False, "poison": False}, 3) == (["wound", "poison"], 0)
    assert conditions.heal({"wound": False, "muddle": False}, 3) == (["wound"], 3)
    assert conditions.heal({}, 3) == ([], 3)

"""Why something is not open, with its rule."""

import pytest

from questhall.core import Refusal
from questhall.games.bugs.content.scenarios import Objective
from questhall.games.bugs.effects import Afflict, Attack, Control, Crush, Fly, Move, Push, Raise
from questhall.games.bugs.state import HERO, Bonus
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.aiming import AimAction
from questhall.games.bugs.steps.damage import Harm
from questhall.games.bugs.steps.rounds import SelectCards
from questhall.haven.choices import Skip, Target, UseHalf
from tests.games.bugs.board import arrange, take
from tests.ledger import rule

A, B, C, D = "shoulder_charge", "door_for_a_shield", "overhand_blow", "hold_the_line"


@rule("BB-601")
def test_cards_that_are_not_in_hand_cannot_be_chosen():
    t = arrange("@ 1", cards=[A, B, f"{C}:discard", f"{D}:lost"], agenda=[SelectCards()])
    assert t.refusals(0) == (
        Refusal(f"card:{C}", "card_discard", "BB-601"),
        Refusal(f"card:{D}", "card_lost", "BB-3702"),
    )


@rule("BB-3406")
def test_a_spent_item_says_so():
    t = arrange("@ 1", cards=[f"{A}:chosen"], items=["brass_cog"])
    t.state.items[0].state = "spent"
    assert t.refusals(0) == (Refusal("card:brass_cog", "item_spent", "BB-3406"),)


@rule("BB-3808")
def test_chosen_cards_do_not_pay():
    t = arrange("@ 1", cards=[A, f"{B}:chosen"], agenda=[Harm(HERO, 2, "hazard")])
    assert t.refusals(0) == (Refusal(f"card:{B}", "card_chosen", "BB-3808"),)


@rule("BB-1001", "BB-2301")
def test_enemies_out_of_range_or_sight_are_no_targets():
    three = {1: "mouse", 2: "mouse", 3: "mouse+invisible"}
    t = arrange("3 @ 1 . 2", monsters=three, agenda=[Act(Attack(2))])
    assert [(each.on, each.why) for each in t.refusals(0)] == [("piece:m2", "out_of_range"), ("piece:m3", "invisible")]


def reasons(t) -> dict[str, str]:
    return {each.on.removeprefix("cell:main/"): each.why for each in t.refusals(0)}


def test_hexes_that_a_move_cannot_end_on_say_why():
    t = arrange("@ . ~ . #\n . 1", agenda=[Act(Move(2))])
    assert reasons(t) == {
        "a3": "hex_too_far",
        "a4": "hex_too_far",
        "a5": "hex_obstacle",
        "b2": "hex_taken",
        "piece:m1": "hex_taken",
    }
    assert next(each.values for each in t.refusals(0) if each.on == "cell:main/a4") == {"needed": 4, "points": 2}


def test_a_hex_behind_an_enemy_is_cut_off():
    t = arrange("@ . 1 .", agenda=[Act(Move(5))])
    assert reasons(t)["a4"] == "hex_cut_off"


def test_those_who_fly_are_refused_no_obstacle():
    t = arrange("@ # 1", agenda=[Act(Move(2))], bonuses=[Bonus(HERO, Fly(), "round")])
    assert "a2" not in reasons(t)


def test_hexes_that_cannot_be_changed_say_why():
    t = arrange("@ . # 1 . .", agenda=[Act(Raise(4))])
    assert reasons(t) == {"a1": "hex_not_empty", "a3": "hex_not_empty", "a4": "hex_not_empty", "a6": "out_of_range"}
    t = arrange("@ . # 1", agenda=[Act(Crush(2, 3))])
    assert reasons(t) == {"a1": "hex_no_obstacle", "a2": "hex_no_obstacle", "a4": "hex_no_obstacle"}


def test_a_figure_that_was_hit_is_no_target_again():
    t = arrange("@ 1\n 2", monsters={1: "bandit_guard", 2: "mouse"}, agenda=[Act(Attack(1, targets=2))])
    take(t, Target("m1"))
    assert reasons(t) == {"piece:m1": "hit_already"}


def test_an_objective_is_not_affected_by_conditions():
    objectives = {"A": Objective(kind="door", health=3)}
    t = arrange("A @ 1", scenario={"objectives": objectives}, agenda=[Act(Afflict(("muddle",)))])
    assert reasons(t) == {"piece:oa0": "objective"}


def test_cards_that_wait_in_hand_are_not_used_this_turn():
    t = arrange("@ 1", cards=[A, f"{B}:chosen", f"{C}:chosen", f"{D}:discard"])
    assert reasons(t) == {f"card:{A}": "card_waiting", f"card:{D}": "card_discard"}


@rule("BB-3102")
def test_of_the_card_that_is_left_a_half_like_the_used_one_is_shut():
    t = arrange("@ . . 1", cards=[A, f"{B}:chosen", f"{C}:chosen"])
    assert not any("/" in on for on in reasons(t))
    take(t, UseHalf(B, "bottom", True), Skip())
    assert {on: why for on, why in reasons(t).items() if "/" in on} == {f"card:{C}/1": "half_used"}


@rule("BB-2904", "BB-2906")
@pytest.mark.parametrize(
    ("action", "state", "id"),
    [(Control(Attack(3), range=4), "disarm", "BB-2906"), (Control(Move(1), range=4), "immobilize", "BB-2904")],
)
def test_what_cannot_be_controlled_says_by_which_rule(action, state, id):
    t = arrange("@ . 1 2 .", monsters={1: f"bandit_guard+{state}", 2: "bandit_guard"}, agenda=[Act(action)])
    assert t.refusals(0) == (Refusal("piece:m1", "uncontrolled", id),)


@rule("BB-901", "BB-904")
@pytest.mark.parametrize(("action", "id"), [(Afflict(("muddle",), range=3), "BB-901"), (Push(1, 3), "BB-904")])
def test_when_enough_targets_are_chosen_the_others_say_so(action, id):
    t = arrange("@ . 1 2 .", monsters={1: "bandit_guard", 2: "bandit_guard"}, agenda=[AimAction(action, ("m2",))])
    assert AimAction(action, ("m2",)).refuse(t, 0)[0] == Refusal("piece:m1", "uncontrolled", id)

"""Items in general, and those for the hands.  [BB-34xx, BB-5101 to BB-5116]"""

import pytest

from questhall.games.bugs.choices import Perform, PickCondition, Roll, UseItem
from questhall.games.bugs.content import load
from questhall.games.bugs.effects import Attack, Shield
from questhall.games.bugs.state import HERO, Bonus, Gear
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.attack import Strike
from questhall.games.bugs.steps.resting import RestRefresh
from questhall.games.bugs.steps.rounds import BeginTurn
from questhall.games.bugs.steps.turn import HeroActs
from questhall.haven.choices import Done, LayArea, Shove, Skip, TakeDamage, Target, UseHalf
from tests.games.bugs.board import (
    arrange,
    at,
    choices,
    conditions,
    health,
    offered,
    prompt,
    roll,
    take,
)
from tests.games.bugs.bouts import attacked, on_turn, state, struck
from tests.ledger import rule

A, C = "shoulder_charge", "overhand_blow"
FROST = {1: "frost_demon"}


@rule("BB-5143", "BB-3403", "BB-R-05")
def test_the_box_has_forty_two_items_in_three_slots():
    slots = [item.slot for item in load().items.values() if item.number <= 42]
    assert (slots.count("one_hand"), slots.count("two_hand"), slots.count("small")) == (10, 7, 25)


@rule("BB-3401", "BB-R-45")
def test_two_items_stand_on_each_card():
    cards = [item.card for item in load().items.values()]
    assert {card: cards.count(card) for card in cards} == dict.fromkeys(cards, 2)


@rule("BB-R-69")
def test_passive_items_are_those_with_a_cost_except_the_gem():
    boxed = [item for item in load().items.values() if item.number <= 42]
    assert {item.id for item in boxed if item.use == "passive"} == {i.id for i in boxed if i.cost} - {"prismatic_gem"}


@rule("BB-3406", "BB-3402")
def test_a_spent_item_cannot_be_used_again():
    t = on_turn("leftover_table_scraps", health=5)
    take(t, UseItem("leftover_table_scraps"))
    assert (state(t), prompt(t)) == ("spent", "")


@rule("BB-3408")
def test_a_lost_item_is_gone_for_the_scenario():
    t = on_turn("drop_of_healing_potion", health=5)
    take(t, UseItem("drop_of_healing_potion"))
    assert (state(t), health(t)) == ("lost", 8)


@rule("BB-3408")
def test_a_rest_does_not_bring_a_lost_item_back():
    t = arrange("@ . . 1", items=["drop_of_healing_potion", "iron_nail"])
    t.state.items = [Gear("drop_of_healing_potion", "lost"), Gear("iron_nail", "spent")]
    RestRefresh().answer(t, 0, Perform())
    assert [state(t, number) for number in (0, 1)] == ["lost", "ready"]


@rule("BB-3409", "BB-5122")
def test_a_passive_item_may_be_used_again_while_it_can_be_paid():
    t = on_turn("drop_of_clear_water", conditions=["muddle", "poison"], made=["ice", "air"])
    take(t, UseItem("drop_of_clear_water", 0, ("made.0",)), PickCondition("poison"))
    assert (conditions(t), state(t)) == (["muddle"], "ready")
    assert offered(t, UseItem) == [UseItem("drop_of_clear_water", 0, ("made.1",))]


@rule("BB-5101")
def test_a_venomous_fang_poisons_in_melee():
    t = struck("venomous_fang", Attack(1))
    take(t, Roll())
    assert conditions(t, "m1") == ["poison"]


@rule("BB-5102")
def test_a_rosethorn_knife_pierces_for_ice_or_earth():
    t = struck("rosethorn_knife", Attack(3), paid=(f"{A}.a.0",), monsters=FROST)
    take(t, Roll())
    assert health(t, "m1") == 14 - 2


@rule("BB-5103", "BB-5110", "BB-5114", "BB-R-40")
@pytest.mark.parametrize(("item", "left"), [("button_shield", 8), ("coin_shield", 9), ("playing_card_shield", 11)])
def test_a_shield_item_protects_against_one_attack_after_the_roll(item, left):
    t = attacked(item, Attack(5))
    take(t, UseItem(item), TakeDamage())
    assert (health(t), state(t)) == (left, "spent")


@rule("BB-5104")
def test_a_spring_hammer_pushes_two():
    t = struck("spring_hammer", Attack(1))
    take(t, Roll(), Shove(("a3", "a4")))
    assert at(t, "m1") == "a4"


@rule("BB-5105")
def test_a_tanglevine_whip_immobilizes_for_earth_or_light():
    t = struck("tanglevine_whip", Attack(1), paid=(f"{A}.a.0",))
    take(t, Roll())
    assert conditions(t, "m1") == ["immobilize"]


@rule("BB-5106")
def test_an_iron_nail_pierces_in_all_melee_attacks_of_the_turn():
    t = arrange("@ 1", monsters=FROST, items=["iron_nail"], cards=[f"{C}:chosen"])
    take(t, UseItem("iron_nail"), UseHalf(C, "top", basic=True), Target("m1"), Roll())
    assert health(t, "m1") == 14 - 2
    t = arrange("@ . 1", monsters=FROST, items=["iron_nail"], agenda=[HeroActs(), Act(Attack(3, range=2))], cards=[A])
    take(t, UseItem("iron_nail"), Target("m1"))
    assert health(t, "m1") == 14 - 1


@rule("BB-5107", "BB-R-40")
def test_a_chestnut_shell_shields_and_retaliates_for_one_attack():
    t = attacked("chestnut_shell_shield", Attack(3))
    take(t, UseItem("chestnut_shell_shield"), TakeDamage())
    assert (health(t), health(t, "m1")) == (10, 6)


def test_an_item_that_strikes_back_is_offered_where_no_damage_is_left():
    shield = [Bonus(HERO, Shield(5), "round", "")]
    t = arrange("@ 1", bonuses=shield, items=["chestnut_shell_shield"], agenda=[Strike("m1", HERO, Attack(1))])
    take(t, UseItem("chestnut_shell_shield"))
    assert (health(t), health(t, "m1")) == (12, 8 - 1)


@rule("BB-5108")
def test_a_fishing_hook_pierces_and_pulls_at_range():
    t = struck("fishing_hook_and_line", Attack(3, range=4), "@ . . 1", monsters=FROST)
    take(t, Roll(), Shove(("a3", "a2")))
    assert (health(t, "m1"), at(t, "m1")) == (11, "a2")


@rule("BB-5109", "BB-5113", "BB-5112", "BB-5115", "BB-5116")
@pytest.mark.parametrize(
    ("item", "attack", "left", "received"),
    [
        ("sewing_needles", Attack(3), 12, []),
        ("shrunken_longsword", Attack(3), 12, []),
        ("shrunken_longbow", Attack(3, range=3), 11, []),
        ("shard_of_glass", Attack(3), 13, ["wound"]),
        ("pocket_knife", Attack(3), 10, ["wound"]),
    ],
)
def test_weapons_add_to_one_attack(item, attack, left, received):
    t = struck(item, attack, "@ . 1" if attack.range else "@ 1", monsters=FROST)
    roll(t)
    assert (health(t, "m1"), conditions(t, "m1")) == (left, received)


@rule("BB-5101", "BB-5113")
def test_melee_items_do_not_help_ranged_attacks():
    t = arrange("@ . 1", items=["venomous_fang"], agenda=[Act(Attack(1, range=3))])
    take(t, Target("m1"))
    assert prompt(t) == ""


@rule("BB-5111", "BB-R-48", "BB-R-64")
def test_a_sharpened_pencil_hits_three_in_a_line():
    three = {1: "bandit_archer", 2: "bandit_archer", 3: "bandit_archer"}
    t = arrange("@ 1 2 3", monsters=three, items=["sharpened_pencil"], agenda=[Act(Attack(1))])
    take(t, UseItem("sharpened_pencil"), LayArea(("a2", "a3", "a4")))
    assert offered(t, Target) == [Target("m1"), Target("m2"), Target("m3")]
    t = arrange("@ 1 2 3", monsters=three, items=["sharpened_pencil"], agenda=[Act(Attack(1, targets=2))])
    assert offered(t, UseItem) == []


@rule("BB-3402")
def test_items_are_used_between_abilities_and_not_within():
    t = arrange("@ 1", items=["leftover_table_scraps"], cards=[f"{C}:chosen", f"{A}:chosen"], health=5)
    assert UseItem("leftover_table_scraps") in choices(t)
    take(t, UseHalf(C, "top"))
    assert offered(t, UseItem) == []
    assert Done() not in choices(t)
    take(t, Skip())
    assert UseItem("leftover_table_scraps") in choices(t)


def test_nothing_is_used_in_a_monsters_turn_that_is_for_yours():
    t = arrange("@ 1", items=["leftover_table_scraps"], agenda=[BeginTurn(50, "m1", 1)], columns={"bandit_guard": 1})
    assert offered(t, UseItem) == []

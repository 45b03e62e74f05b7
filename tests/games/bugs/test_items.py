"""Items one by one, and the rules about them.  [BB-34xx, BB-51xx]"""

import pytest

from questhall.games.bugs.charges import charges
from questhall.games.bugs.choices import (
    Done,
    Go,
    LayArea,
    Perform,
    PickCard,
    PickCondition,
    Roll,
    Shove,
    Skip,
    TakeDamage,
    Target,
    UseHalf,
    UseItem,
    UseModifier,
)
from questhall.games.bugs.content import load
from questhall.games.bugs.effects import Attack, Move, Shield
from questhall.games.bugs.events import AttackMade
from questhall.games.bugs.state import HERO, Bonus
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.attack import Strike
from questhall.games.bugs.steps.rounds import BeginTurn
from questhall.games.bugs.steps.turn import EndTurn, HeroActs
from tests.games.bugs.board import (
    arrange,
    at,
    choices,
    conditions,
    ends,
    health,
    offered,
    prompt,
    roll,
    take,
    told,
    zones,
)
from tests.ledger import rule

A, B, C, D = "shoulder_charge", "door_for_a_shield", "overhand_blow", "hold_the_line"
FROST = {1: "frost_demon"}
ARCHER = {1: "bandit_archer"}


def struck(item: str, attack: Attack, drawing: str = "@ 1 . . .", paid=(), option: int = 0, **more):
    """You attack with an item."""
    t = arrange(drawing, items=[item], agenda=[Act(attack)], **({"monsters": ARCHER, "cards": [A]} | more))
    take(t, Target("m1"), UseItem(item, option, paid))
    return t


def attacked(item: str, attack: Attack, drawing: str = "@ 1", **more):
    """A monster attacks you."""
    return arrange(drawing, items=[item], agenda=[Strike("m1", HERO, attack)], **({"monsters": ARCHER} | more))


def on_turn(item: str, **more):
    """Your turn, with both cards used."""
    return arrange(**({"drawing": "@ . . 1", "items": [item], "cards": [A], "lead": A} | more))


def state(t, number: int = 0) -> str:
    return t.state.items[number].state


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


@rule("BB-5117", "BB-R-16")
def test_an_iridescent_shell_shields_for_the_round_and_charges():
    t = on_turn("iridescent_shell_shield")
    take(t, UseItem("iridescent_shell_shield"))
    assert (charges(t)["made.0"], [bonus.effect.value for bonus in t.state.bonuses]) == ("wild", [1])


@rule("BB-5118")
def test_a_sparrow_skull_gives_advantage():
    t = struck("sparrow_skull_helm", Attack(1))
    take(t, Roll())
    assert told(t, AttackMade)[0].luck == "advantage"


@rule("BB-5119", "BB-R-41")
def test_a_bottle_cap_makes_a_monsters_plus_a_zero():
    t = attacked("bottle_cap_helm", Attack(3), rolls=["plus"])
    assert choices(t) == [UseItem("bottle_cap_helm"), UseModifier(0)]
    take(t, UseItem("bottle_cap_helm"), TakeDamage())
    assert health(t) == 9
    t = attacked("bottle_cap_helm", Attack(3), rolls=["plus"], difficulty="hard", monster_row=1)
    take(t, UseItem("bottle_cap_helm"), TakeDamage())
    assert health(t) == 12 - (3 + 1)


@rule("BB-5135", "BB-R-41")
def test_a_marble_makes_your_minus_a_zero():
    t = arrange("@ 1", items=["lucky_cats_eye_marble"], monsters=ARCHER, agenda=[Act(Attack(3))], rolls=["minus"])
    take(t, Target("m1"), UseItem("lucky_cats_eye_marble"))
    assert health(t, "m1") == 4


@rule("BB-5120")
def test_an_old_spring_makes_all_movement_of_the_turn_a_jump():
    t = arrange("@ # .", monsters={}, items=["old_spring"], cards=[f"{C}:chosen"])
    take(t, UseItem("old_spring"), UseHalf(C, "bottom", basic=True))
    assert ends(t, Go) == ["a3"]


@rule("BB-5121", "BB-5130")
@pytest.mark.parametrize(("item", "far"), [("shrunken_weathered_boots", "a3"), ("lubricating_oil", "a4")])
def test_boots_and_oil_add_movement_points(item, far):
    t = arrange("@ . . . . .", monsters={}, items=[item], agenda=[Act(Move(1))])
    take(t, UseItem(item))
    assert ends(t, Go)[-1] == far


@rule("BB-5123")
def test_a_power_potion_adds_to_all_attacks_of_the_turn():
    two = {1: "bandit_archer", 2: "bandit_archer"}
    t = arrange("1 @ 2", monsters=two, items=["drop_of_power_potion"], cards=[f"{C}:chosen"])
    take(t, UseItem("drop_of_power_potion"), UseHalf(C, "top", basic=True), Target("m1"))
    assert health(t, "m1") == 4
    assert t.state.bonuses != []


@rule("BB-5123", "BB-5106")
def test_what_lasts_for_the_turn_ends_with_it():
    t = on_turn("drop_of_power_potion", agenda=None)
    take(t, UseItem("drop_of_power_potion"))
    EndTurn(HERO).run(t)
    assert t.state.bonuses == []


@rule("BB-5124", "BB-5129")
@pytest.mark.parametrize(("item", "left"), [("leftover_table_scraps", 6), ("drop_of_healing_potion", 8)])
def test_scraps_and_potions_heal(item, left):
    t = on_turn(item, health=5)
    take(t, UseItem(item))
    assert health(t) == left


@rule("BB-5125", "BB-EX-58")
def test_a_magnetic_needle_moves_an_enemy_that_can_move():
    t = on_turn("magnetic_needle")
    take(t, UseItem("magnetic_needle"), Target("m1"), Shove(("a3", "a2")))
    assert at(t, "m1") == "a2"
    assert prompt(on_turn("magnetic_needle", monsters={1: "bandit_guard+immobilize"})) == ""


@rule("BB-5126", "BB-5136")
@pytest.mark.parametrize(
    ("item", "charge", "condition"), [("nightshade_pollen", "dark", "poison"), ("embernettle", "fire", "wound")]
)
def test_after_an_enemys_attack_it_may_be_poisoned_or_wounded(item, charge, condition):
    t = attacked(item, Attack(1), made=[charge])
    take(t, TakeDamage(), UseItem(item, 0, ("made.0",)))
    assert conditions(t, "m1") == [condition]


@rule("BB-5127", "BB-R-64")
def test_feather_arrows_reach_one_farther():
    shot = Act(Attack(3, range=2))
    t = arrange("@ . . 1", monsters=FROST, items=["robins_feather_arrows"], made=["air"], agenda=[shot])
    assert offered(t, Target) == []
    take(t, UseItem("robins_feather_arrows", 0, ("made.0",)), Target("m1"), Roll())
    assert health(t, "m1") == 14 - 2


@rule("BB-5128", "BB-R-48")
def test_volatile_powder_covers_a_triangle():
    three = {1: "bandit_archer", 2: "bandit_archer", 3: "bandit_archer"}
    drawing = """
        . . 1 2
         @ . 3 .
    """
    t = arrange(drawing, monsters=three, items=["volatile_powder"], agenda=[Act(Attack(1, range=2))])
    take(t, UseItem("volatile_powder"))
    take(t, next(choice for choice in offered(t, LayArea) if set(choice.cells) == {"a3", "a4", "b3"}))
    assert len(offered(t, Target)) == 3


@rule("BB-5132", "BB-5137", "BB-R-47")
@pytest.mark.parametrize(
    ("item", "cards"), [("drop_of_stamina_potion", [A]), ("drop_of_stamina_elixir", [A, "castle_gate"])]
)
def test_stamina_brings_a_card_back_to_side_a(item, cards):
    t = on_turn(item, cards=[f"{A}/b:discard", "castle_gate/b", f"{B}/b:active", f"{C}:lost", f"{D}/b:chosen"])
    take(t, UseItem(item))
    assert offered(t, PickCard) == list(map(PickCard, cards))
    take(t, PickCard(A))
    assert zones(t)[A] == "hand/a"


@rule("BB-5133")
def test_an_element_potion_makes_two_wild_charges():
    t = on_turn("drop_of_element_potion")
    take(t, UseItem("drop_of_element_potion"))
    assert t.state.made == ["wild", "wild"]


@rule("BB-5134")
def test_doom_powder_disarms_and_poisons():
    t = struck("pinch_of_doom_powder", Attack(1))
    take(t, Roll())
    assert conditions(t, "m1") == ["disarm", "poison"]


@rule("BB-5138", "BB-R-46")
def test_a_haste_elixir_adds_the_bottom_of_the_same_card():
    t = arrange("@ . . . . . 1", items=["drop_of_haste_elixir"], cards=[f"{A}:chosen", f"{C}:chosen"])
    take(t, UseHalf(A, "top"), UseItem("drop_of_haste_elixir"), Go(("a2",)))
    assert zones(t)[A] == "hand/b"
    assert {(choice.card, choice.half) for choice in offered(t, UseHalf)} == {(C, "bottom")}


@rule("BB-R-46")
def test_a_hastened_card_leaves_by_the_strictest_mark():
    t = arrange("@ 1", items=["drop_of_haste_elixir"], cards=[f"{D}/b:chosen", f"{C}:chosen"])
    take(t, UseHalf(D, "top"), Target("m1"), Roll(), UseItem("drop_of_haste_elixir"), Perform())
    assert (zones(t)[D], t.state.cards[0].loss) == ("active/b", "loss")


@rule("BB-5139")
def test_a_strengthen_potion_strengthens():
    t = on_turn("drop_of_strengthen_potion")
    take(t, UseItem("drop_of_strengthen_potion"))
    assert "strengthen" in conditions(t)


@rule("BB-5140")
def test_a_prismatic_gem_adds_one_for_any_element():
    t = struck("prismatic_gem", Attack(1), paid=(f"{A}.a.0",))
    roll(t)
    assert health(t, "m1") == 5


@rule("BB-5141")
def test_a_brightlure_gem_moves_the_target_after_your_attack():
    t = arrange("@ 1 .", items=["brightlure_gem"], made=["light"], agenda=[Act(Attack(1))])
    take(t, Target("m1"), UseItem("brightlure_gem", 0, ("made.0",)), Shove(("a3",)))
    assert at(t, "m1") == "a3"


@rule("BB-5142")
def test_a_duskhaze_gem_shields_and_muddles_the_attacker():
    t = attacked("duskhaze_gem", Attack(3), made=["dark"])
    take(t, UseItem("duskhaze_gem", 0, ("made.0",)), TakeDamage())
    assert (health(t), conditions(t, "m1")) == (10, ["muddle"])


# -- promotional items


def test_a_beetles_carapace_shields_whoever_hardly_moved():
    t = on_turn("beetles_carapace", cards=[f"{C}:chosen"])
    take(t, UseHalf(C, "top", basic=True))
    assert choices(t) == [UseItem("beetles_carapace"), Skip()]


def test_a_rodents_fang_bites_after_a_long_way():
    t = on_turn("rodents_fang", moved=4)
    assert offered(t, UseItem) == [UseItem("rodents_fang")]
    assert offered(on_turn("rodents_fang", moved=3), UseItem) == []


def test_a_short_sword_makes_the_basic_attack_three():
    t = on_turn("shrunken_short_sword", drawing="@ 1", monsters=ARCHER, cards=[f"{C}:chosen"])
    take(t, UseHalf(C, "top", basic=True), Target("m1"))
    assert health(t, "m1") == 4


def test_a_sunflake_gives_advantage_or_muddles():
    t = struck("everchill_sunflake", Attack(1), paid=("made.0",), option=1, made=["light"])
    take(t, Roll())
    assert conditions(t, "m1") == ["muddle"]


def test_a_cure_potion_takes_all_negative_conditions_and_heals():
    t = on_turn("drop_of_cure_potion", conditions=["wound", "muddle"], health=5)
    take(t, UseItem("drop_of_cure_potion"), PickCondition("wound"), PickCondition("muddle"))
    assert (conditions(t), health(t)) == ([], 7)


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

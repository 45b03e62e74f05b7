"""Small items one by one, and those of the promotional cards.  [BB-5117 to BB-5142]"""

import pytest

from questhall.games.bugs.charges import charges
from questhall.games.bugs.choices import Perform, PickCondition, Roll, UseItem, UseModifier
from questhall.games.bugs.effects import Attack, Move
from questhall.games.bugs.events import AttackMade
from questhall.games.bugs.state import HERO
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.turn import EndTurn
from questhall.haven.choices import Go, LayArea, PickCard, Shove, Skip, TakeDamage, Target, UseHalf
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
from tests.games.bugs.bouts import attacked, on_turn, struck
from tests.ledger import rule

A, B, C, D = "shoulder_charge", "door_for_a_shield", "overhand_blow", "hold_the_line"
FROST = {1: "frost_demon"}
ARCHER = {1: "bandit_archer"}


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

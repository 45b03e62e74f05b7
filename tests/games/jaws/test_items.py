"""Items in a scenario, and what battle goals count.  [JL-46xx, JL-49xx, JL-G-8xx]"""

import pytest

from questhall.games.jaws.choices import Accept, LoseOne, PickElement, UseItem
from questhall.games.jaws.content import load
from questhall.games.jaws.effects import Attack, Move
from questhall.games.jaws.events import AttackMade, ModifierDrawn
from questhall.games.jaws.minds import find_focus
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.damage import Harm
from questhall.games.jaws.steps.monsters import MonsterTurn
from questhall.games.jaws.steps.rounds import BeginTurn
from questhall.games.jaws.steps.turn import EndTurn, HeroActs
from questhall.games.jaws.traits import shield_of
from questhall.haven.choices import Go, PickCard, Skip, TakeDamage, Target, UseHalf
from tests.games.jaws.board import arrange, asked, take, told
from tests.ledger import rule

PLAIN = {"zealot": 384}


def armed(item, *agenda, drawing="h a", monsters=None, **more):
    found = monsters or ({"a": "stone_golem"} if "a" in drawing else {})
    return arrange(drawing, monsters=found, items={"hatchet": [item]}, agenda=list(agenda), level=0, **more)


def state_of(t):
    return t.state.heroes["hatchet"].items[0].state


def strike(item, attack=None, **more):
    return armed(item, Act("hatchet", attack or Attack(value=3)), **more)


@rule("JL-4614")
def test_a_potion_is_consumed():
    t = take(armed("healing_potion", HeroActs("hatchet")), UseItem("healing_potion"))
    assert state_of(t) == "consumed"
    assert UseItem("healing_potion") not in (asked(t) if t.decisions else ())


@rule("JL-4615", "JL-611")
def test_an_armour_is_spent():
    t = armed("chain_armor", HeroActs("hatchet"), hands={"hatchet": ["center_mass:chosen", "close_cuts:chosen"]})
    take(t, UseItem("chain_armor"))
    take(t, Accept())
    assert state_of(t) == "spent"
    assert shield_of(t, t.state.figures["hatchet"]) == 1
    assert UseHalf("center_mass", "top") in asked(t)
    assert UseItem("chain_armor") not in asked(t)


@rule("JL-4616")
def test_shoes_without_a_symbol_always_work():
    hands = {"hatchet": ["center_mass:chosen", "close_cuts:chosen"]}
    t = armed("comfortable_shoes", BeginTurn("hatchet"), drawing="h . . . .", hands=hands)
    take(t, UseHalf("center_mass", "bottom", basic=True))
    assert {choice.path[-1] for choice in asked(t) if isinstance(choice, Go)} == {"a2", "a3", "a4"}
    assert state_of(t) == "ready"


@rule("JL-G-307")
def test_the_stunned_use_no_items():
    hands = {"hatchet": ["center_mass:chosen", "close_cuts:chosen"]}
    t = armed("healing_potion", BeginTurn("hatchet"), hands=hands, conditions={"hatchet": ["stun"]})
    assert UseItem("healing_potion") not in asked(t)


@rule("JL-4613", "JL-G-801")
def test_goggles_give_advantage_on_the_whole_action():
    moving = armed("eagle_eye_goggles", Act("hatchet", Move(value=1)), drawing="h . a")
    assert UseItem("eagle_eye_goggles") not in asked(moving)
    t = take(strike("eagle_eye_goggles"), UseItem("eagle_eye_goggles"), Target("m1"))
    assert len(told(t, ModifierDrawn)) == 2
    golems = {"a": "stone_golem", "b": "stone_golem"}
    twice = armed("eagle_eye_goggles", Act("hatchet", Attack(value=3, targets=2)), drawing="a h b", monsters=golems)
    assert UseItem("eagle_eye_goggles") in asked(twice)
    assert UseItem("eagle_eye_goggles") not in asked(take(twice, Target("m1")))


def test_a_power_potion_adds_to_every_target():
    t = strike(
        "power_potion", Attack(value=2, targets=2), drawing="a h b", monsters={"a": "stone_golem", "b": "stone_golem"}
    )
    take(t, UseItem("power_potion"), Target("m1"), Target("m2"))
    assert [event.value for event in told(t, AttackMade)] == [3, 3]


def test_a_dagger_poisons_one_target():
    t = strike(
        "poison_dagger", Attack(value=2, targets=2), drawing="a h b", monsters={"a": "stone_golem", "b": "stone_golem"}
    )
    take(t, Target("m1"), UseItem("poison_dagger"), Target("m2"))
    assert "poison" in t.state.figures["m1"].conditions
    assert "poison" not in t.state.figures["m2"].conditions


def test_a_spear_reaches_two_hexes():
    t = take(strike("iron_spear", drawing="h . a"), UseItem("iron_spear"))
    assert Target("m1") in asked(t)


def test_a_battle_axe_hits_two_neighbouring_hexes():
    t = take(strike("battle_axe"), UseItem("battle_axe"))
    assert any(type(choice).__name__ == "LayArea" for choice in asked(t))


def test_a_hammer_works_at_range_only():
    near = strike("throwing_hammer")
    take(near, Target("m1"))
    assert not near.decisions
    far = strike("throwing_hammer", Attack(value=2, range=3), drawing="h . a")
    take(far, Target("m1"), UseItem("throwing_hammer"))
    assert "stun" in t_figure(far)


def t_figure(t):
    return t.state.figures["m1"].conditions


def test_robes_of_evocation_consume_an_element():
    t = strike("robes_of_evocation")
    assert UseItem("robes_of_evocation") not in asked(t)
    t.state.elements = {"fire": 2}
    t._decisions = None
    take(t, UseItem("robes_of_evocation"), Target("m1"))
    assert told(t, AttackMade)[0].value == 4
    assert t.state.elements["fire"] == 0


def test_boots_add_to_a_move_and_shoes_make_it_a_jump():
    t = take(
        armed("boots_of_striding", Act("hatchet", Move(value=1)), drawing="h . . . ."), UseItem("boots_of_striding")
    )
    assert {choice.path[-1] for choice in asked(t) if isinstance(choice, Go)} == {"a2", "a3", "a4"}
    jump = take(armed("winged_shoes", Act("hatchet", Move(value=2)), drawing="h # ."), UseItem("winged_shoes"))
    assert Go(("a2", "a3")) in asked(jump)


@rule("JL-G-802")
def test_leather_answers_an_attack_before_its_card():
    t = arrange(
        "a h",
        monsters={"a": "zealot"},
        abilities=PLAIN,
        items={"hatchet": ["studded_leather"]},
        cards={"monsters": ["+1", "-1"]},
        agenda=[MonsterTurn("m1")],
    )
    take(t, UseItem("studded_leather"))
    assert len(told(t, ModifierDrawn)) == 2
    assert not t.decisions


@rule("JL-G-210", "JL-2001")
def test_a_shield_is_used_when_the_damage_is_known():
    t = arrange(
        "a h",
        monsters={"a": "zealot"},
        abilities=PLAIN,
        items={"hatchet": ["heater_shield"]},
        agenda=[MonsterTurn("m1")],
    )
    assert told(t, ModifierDrawn)
    take(t, UseItem("heater_shield"), TakeDamage())
    assert t.state.figures["hatchet"].health == 7


def test_bladed_armour_strikes_back():
    t = arrange(
        "a h",
        monsters={"a": "zealot"},
        abilities=PLAIN,
        items={"hatchet": ["bladed_armor"]},
        agenda=[MonsterTurn("m1")],
    )
    take(t, UseItem("bladed_armor"))
    assert t.state.figures["m1"].health == 4


def test_a_helmet_makes_doubles_harmless():
    t = arrange(
        "a h",
        monsters={"a": "zealot"},
        abilities=PLAIN,
        items={"hatchet": ["iron_helmet"]},
        cards={"monsters": ["x2"]},
        agenda=[MonsterTurn("m1")],
    )
    take(t, TakeDamage())
    assert t.state.figures["hatchet"].health == 6


def test_a_shawl_makes_one_the_last_to_be_focused():
    t = arrange(
        "h . a . r",
        monsters={"a": "zealot"},
        items={"hatchet": ["flea_bitten_shawl"]},
        initiatives={"hatchet": 5, "red_guard": 60},
    )
    assert find_focus(t, t.state.figures["m1"], (Move(value=9), Attack(value=0))) == "red_guard"


@rule("JL-G-606")
def test_a_stamina_potion_returns_a_discarded_card():
    hands = {"hatchet": ["center_mass:discard", "close_cuts:chosen", "retrieval:chosen", "power_pitch:lost"]}
    t = armed("stamina_potion", BeginTurn("hatchet"), hands=hands)
    take(t, UseItem("stamina_potion"))
    assert PickCard("power_pitch") not in asked(t)
    take(t, PickCard("center_mass"))
    assert {each.card: each.zone for each in t.state.heroes["hatchet"].cards}["center_mass"] == "hand"


def test_a_mana_potion_infuses_any_element():
    t = armed("mana_potion", BeginTurn("hatchet"), hands={"hatchet": ["center_mass:chosen", "close_cuts:chosen"]})
    take(t, UseItem("mana_potion"), PickElement("dark"))
    assert t.state.infused == ["dark"]


def test_a_ring_of_haste_plays_a_third_card():
    t = armed("ring_of_haste", HeroActs("hatchet"), drawing="h . .", hands={"hatchet": ["center_mass", "close_cuts"]})
    take(t, PickCard("center_mass"), Go(("a2",)))
    assert t.state.figures["hatchet"].at == "a2"


@pytest.mark.parametrize("item", [item.id for item in load().items.values() if item.when == "turn"])
def test_every_item_for_a_turn_can_be_used(item):
    t = armed(
        item, BeginTurn("hatchet"), drawing="h r a", hands={"hatchet": ["center_mass:chosen", "close_cuts:chosen"]}
    )
    take(t, UseItem(item))
    assert state_of(t) != "ready"


# -- what battle goals count


def tallies(t, being="hatchet"):
    return t.state.heroes[being].tallies


def test_kills_are_counted_with_what_is_special_about_them():
    monsters = {"a": "zealot!~1", "b": "zealot"}
    t = arrange("h a b", monsters=monsters, agenda=[Act("hatchet", Attack(value=3, range=3))], active="hatchet")
    t.state.attacked = {"red_guard": ["m1"]}
    take(t, Target("m1"))
    counted = {name for name, number in tallies(t).items() if number}
    assert {"kills", "first_kills", "last_kills", "great_kills", "unlikely_kills"} <= counted


def test_negations_are_counted():
    t = take(arrange("h r", agenda=[Harm("hatchet", 5, "trap")]), LoseOne("center_mass"))
    assert (tallies(t)["negations"], tallies(t)["great_negations"]) == (1, 1)


def test_where_a_turn_ends_is_counted():
    t = arrange("h r", agenda=[EndTurn("hatchet")], active="hatchet")
    assert tallies(t)["turns_with_allies"] == 1
    drawing = """
        . . .
         . . . .
        . . h . .
         . . . .
          . . .
    """
    alone = arrange(drawing, agenda=[EndTurn("hatchet")], active="hatchet")
    assert (tallies(alone)["turns_in_the_open"], tallies(alone)["turns_apart"]) == (1, 1)


def test_basic_abilities_and_losses_are_counted():
    hands = {"hatchet": ["power_pitch:chosen", "disorienting_barrage:chosen"]}
    t = arrange("h . a", monsters={"a": "stone_golem"}, hands=hands, agenda=[BeginTurn("hatchet")], level=0)
    take(t, UseHalf("power_pitch", "top"), Target("m1"), UseHalf("disorienting_barrage", "bottom"))
    while any(isinstance(choice, Go) for choice in asked(t)):
        take(t, next(choice for choice in asked(t) if isinstance(choice, Go)))
    take(t, *([Skip()] if Skip() in asked(t) else []))
    assert tallies(t)["early_losses"] >= 1

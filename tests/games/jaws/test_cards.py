"""Single cards and items, as they are printed.  [JL-C-25 to JL-C-28, JL-C-31, JL-34xx, JL-37xx]"""

from questhall.games.jaws.choices import Accept, PutAway, Spend, UseItem
from questhall.games.jaws.content import load
from questhall.games.jaws.effects import Attack, Special
from questhall.games.jaws.events import AttackMade
from questhall.games.jaws.state import Weapon
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.damage import Harm
from questhall.games.jaws.steps.ending import CheckRules
from questhall.games.jaws.steps.rounds import BeginTurn, CloseRound
from questhall.games.jaws.traits import add_bonus, shield_of
from questhall.haven.choices import PickHex, Target, UseHalf
from questhall.haven.events import DamageSuffered
from tests.games.jaws.board import arrange, asked, take, told
from tests.games.jaws.journey import do
from tests.ledger import rule


def hand(*cards):
    return [f"{card}:chosen" for card in cards]


def zone(t, being, card):
    return next(each.zone for each in t.state.heroes[being].cards if each.card == card)


@rule("JL-3416", "JL-3409")
def test_whoever_wears_robes_of_evocation_chooses_the_element():
    t = arrange("h a", monsters={"a": "stone_golem"}, items={"hatchet": ["robes_of_evocation"]}, level=0)
    t.state.elements = {"fire": 2, "ice": 1, "dark": 0}
    do(t, Act("hatchet", Attack(value=3)))
    take(t, UseItem("robes_of_evocation"))
    assert set(asked(t)) == {Spend(0, ("fire",)), Spend(0, ("ice",))}
    take(t, Spend(0, ("ice",)), Target("m1"))
    assert told(t, AttackMade)[0].value == 4
    assert t.state.elements == {"fire": 2, "ice": 0, "dark": 0}


@rule("JL-C-25")
def test_collateral_damage_hurts_the_enemies_of_one_room():
    hands = {"demolitionist": hand("collateral_damage", "explode")}
    t = arrange("d # a . 1 b", monsters={"a": "zealot", "b": "zealot"}, hands=hands)
    t.state.opened = [1]
    take(do(t, BeginTurn("demolitionist")), UseHalf("collateral_damage", "bottom"), PickHex("a2"), Accept())
    assert [(each.figure, each.damage) for each in told(t, DamageSuffered)] == [("m1", 2)]


@rule("JL-1502", "JL-G-305", "JL-2103")
def test_a_stunned_character_is_not_asked_for_a_part_that_harms():
    hands = {"voidwarden": hand("withering_conviction", "grasp_of_doom")}
    t = arrange("v h", hands=hands, conditions={"voidwarden": ["stun"]}, agenda=[BeginTurn("voidwarden")])
    take(t, UseHalf("withering_conviction", "bottom"))
    assert zone(t, "voidwarden", "withering_conviction") == "discard"
    assert "curse" not in t.state.heroes["voidwarden"].modifiers.draw


@rule("JL-G-915", "JL-3707")
def test_the_old_favourite_leaves_the_active_area_when_the_new_one_comes():
    hands = {"hatchet": ["the_favorite:active", *hand("the_new_favorite", "center_mass")]}
    t = arrange("h . a", monsters={"a": "zealot"}, hands=hands)
    t.state.heroes["hatchet"].cards[0].lost = True
    t.state.weapon = Weapon("the_favorite")
    add_bonus(t, "hatchet", Special("favourite"), "persistent", "the_favorite", "hatchet")
    take(do(t, BeginTurn("hatchet")), UseHalf("the_new_favorite", "top"), Accept())
    assert zone(t, "hatchet", "the_favorite") == "lost"
    assert t.state.weapon == Weapon("the_new_favorite")


@rule("JL-3702", "JL-3710", "JL-3712")
def test_a_card_whose_token_lies_on_an_enemy_is_active_until_the_round_ends():
    hands = {"demolitionist": hand("knock_out_the_support", "explode")}
    t = arrange("d a", monsters={"a": "zealot"}, hands=hands, agenda=[BeginTurn("demolitionist")])
    take(t, UseHalf("knock_out_the_support", "top"), Target("m1"))
    assert zone(t, "demolitionist", "knock_out_the_support") == "active"
    away = take(t.copy(), PutAway("knock_out_the_support"))
    assert "no_heal" not in away.state.figures["m1"].marks
    assert zone(do(t, CloseRound()), "demolitionist", "knock_out_the_support") == "discard"


@rule("JL-3702", "JL-3712", "JL-O-08")
def test_a_card_that_lets_an_ally_have_a_shield_is_active_as_long_as_that_lasts():
    hands = {"voidwarden": [*hand("signs_of_the_void", "grasp_of_doom"), "suggestion:discard"]}
    t = arrange("v h", hands=hands, agenda=[BeginTurn("voidwarden")])
    take(t, UseHalf("signs_of_the_void", "top"), Target("hatchet"), Accept())
    assert zone(t, "voidwarden", "signs_of_the_void") == "active"
    assert shield_of(t, t.state.figures["hatchet"]) == 1
    do(t, Harm("voidwarden", 1, "trap"))
    take(t, PutAway("signs_of_the_void"))
    assert shield_of(t, t.state.figures["hatchet"]) == 0


def influenced(card, drawing, monsters):
    """The Voidwarden grants attacks with Master Influence before her."""
    hands = {"voidwarden": ["master_influence:active", *hand(card, "grasp_of_doom")]}
    t = arrange(drawing, monsters=monsters, hands=hands, level=0)
    add_bonus(t, "voidwarden", Special("influence"), "persistent", "master_influence", "voidwarden")
    return do(t, BeginTurn("voidwarden"))


@rule("JL-C-28", "JL-G-204")
def test_master_influence_helps_the_first_attack_of_a_granting_action_only():
    monsters = {"a": "stone_golem", "b": "stone_golem"}
    t = influenced("crushing_cold", "v h a\n . b", monsters)
    take(t, UseHalf("crushing_cold", "top"), Target("hatchet"), Target("m1"), Target("m2"))
    assert [event.luck for event in told(t, AttackMade)] == ["advantage", "plain"]


@rule("JL-C-28")
def test_of_several_who_are_forced_only_the_first_to_attack_is_influenced():
    t = influenced("resigned_frenzy", "v . a b c", {"a": "stone_golem", "b": "stone_golem", "c": "stone_golem"})
    t.state.elements = {"fire": 2}
    take(t, UseHalf("resigned_frenzy", "top"), Target("m1"), Spend(0, ("fire",)), Target("m2"))
    take(t, Target("m2"), Target("m1"))
    assert [(event.luck, event.value) for event in told(t, AttackMade)] == [("advantage", 3), ("plain", 2)]


@rule("JL-3203")
def test_the_last_guards_of_the_heist_come_with_as_many_treasures_as_there_are_characters():
    last = load().scenarios["the_heist"].rules[-1]
    t = arrange("h r d", scenario={"rules": (last,), "monsters": {}})
    t.state.looted = 2
    assert not _comes(t)
    t.state.looted = 3
    assert _comes(t)


def _comes(t):
    CheckRules("at_once").run(t)
    return bool(t.state.done)

"""Damage to characters, negation, exhaustion.  [JL-40xx]"""

from questhall.core import running
from questhall.games.jaws.choices import LoseOne, LoseTwo
from questhall.games.jaws.effects import Attack, Shield
from questhall.games.jaws.events import HeroExhausted
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.damage import Harm
from questhall.games.jaws.steps.monsters import MonsterTurn
from questhall.games.jaws.steps.turn import EndTurn
from questhall.games.jaws.traits import add_bonus
from questhall.haven.choices import TakeDamage, Target
from tests.games.jaws.board import arrange, asked, take, told
from tests.ledger import rule

HANDS = {"hatchet": ["center_mass", "close_cuts:discard", "retrieval:discard", "power_pitch:chosen"]}


def harmed(damage=3, **more):
    more = {"hands": HANDS} | more
    return arrange("h r", agenda=[Harm("hatchet", damage, "trap")], **more)


@rule("JL-4001")
def test_damage_lowers_hit_points():
    t = take(harmed(3), TakeDamage())
    assert t.state.figures["hatchet"].health == 5


@rule("JL-4008", "JL-4009", "JL-4011")
def test_a_card_of_the_hand_or_two_discards_negate_it_but_no_chosen_card():
    assert asked(harmed()) == (TakeDamage(), LoseOne("center_mass"), LoseTwo("close_cuts", "retrieval"))
    assert len(asked(arrange("h", agenda=[Harm("hatchet", 3, "trap")]))) == 1 + 10  # any card of the hand
    for choice, lost in (
        (LoseOne("center_mass"), {"center_mass"}),
        (LoseTwo("close_cuts", "retrieval"), {"close_cuts", "retrieval"}),
    ):
        t = take(harmed(), choice)
        assert {each.card for each in t.state.heroes["hatchet"].cards if each.zone == "lost"} == lost
        assert t.state.figures["hatchet"].health == t.state.figures["hatchet"].most


@rule("JL-4008", "JL-EX-47")
def test_negation_costs_the_card_and_takes_all_damage_away():
    t = take(harmed(5), LoseOne("center_mass"))
    assert t.state.figures["hatchet"].health == 8
    assert [each.zone for each in t.state.heroes["hatchet"].cards if each.card == "center_mass"] == ["lost"]


@rule("JL-4010", "JL-EX-47")
def test_each_source_is_paid_for_by_itself():
    t = arrange("h", hands=HANDS, agenda=[Harm("hatchet", 5, "trap"), Harm("hatchet", 3, "trap")])
    take(t, LoseOne("center_mass"))
    assert TakeDamage() in asked(t)


@rule("JL-G-211")
def test_negation_does_not_stop_conditions():
    t = arrange("a h", monsters={"a": "giant_viper"}, abilities={"giant_viper": 398}, agenda=[MonsterTurn("m1")])
    take(t, LoseOne("center_mass"))
    assert "poison" in t.state.figures["hatchet"].conditions


@rule("JL-G-210", "JL-G-212", "JL-2001")
def test_nothing_to_suffer_is_not_asked_about():
    t = arrange("a h", monsters={"a": "giant_viper"}, abilities={"giant_viper": 398})
    add_bonus(t, "hatchet", Shield(value=5), "round")
    MonsterTurn("m1").run(t)
    running.advance(t)
    assert not t.decisions
    assert t.state.figures["hatchet"].health == 8


@rule("JL-4002", "JL-4004", "JL-G-603", "JL-4013", "JL-G-604")
def test_without_hit_points_a_character_is_exhausted():
    t = harmed(9)
    t.state.heroes["hatchet"].coins = 2
    add_bonus(t, "hatchet", Shield(value=1), "persistent", "retrieval", "hatchet")
    take(t, TakeDamage())
    assert not t.state.bonuses
    assert told(t, HeroExhausted)[0].being == "hatchet"
    assert "hatchet" not in t.state.figures
    assert {each.zone for each in t.state.heroes["hatchet"].cards} == {"lost"}
    assert t.state.heroes["hatchet"].coins == 2
    assert not t.state.coins


@rule("JL-G-602")
def test_whoever_is_exhausted_in_a_turn_loots_nothing():
    t = arrange("h r", agenda=[Harm("hatchet", 9, "trap"), EndTurn("hatchet")], active="hatchet")
    t.state.coins = {"a1": 1}
    take(t, TakeDamage())
    assert (t.state.coins, t.state.heroes["hatchet"].coins) == ({"a1": 1}, 0)


@rule("JL-4012", "JL-5605")
def test_in_the_first_scenario_nothing_is_negated():
    t = harmed(3, scenario={"number": 1})
    assert t.state.figures["hatchet"].health == 5


@rule("JL-G-209")
def test_more_damage_than_needed_does_nothing_more():
    t = arrange("h a b", monsters={"a": "zealot~1", "b": "zealot"}, agenda=[Act("hatchet", Attack(value=6))])
    take(t, Target("m1"))
    assert "m1" not in t.state.figures
    assert t.state.figures["m2"].health == 6

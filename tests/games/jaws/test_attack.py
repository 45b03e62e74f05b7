"""Attacks, modifier cards, advantage, areas, line of sight.  [JL-8xx to JL-12xx]"""

import pytest

from questhall.games.jaws.choices import PickModifier
from questhall.games.jaws.content import load
from questhall.games.jaws.content.scenarios import Objective
from questhall.games.jaws.effects import Attack, Guard, Shield
from questhall.games.jaws.events import AttackMade, FigureDied, ModifierDrawn
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.damage import exhaust
from questhall.games.jaws.steps.modifying import compare, outcome
from questhall.games.jaws.steps.monsters import MonsterTurn
from questhall.games.jaws.terms import Extra, When
from questhall.games.jaws.traits import add_bonus
from questhall.games.jaws.world import amount
from questhall.haven.choices import LayArea, Skip, Target
from questhall.haven.events import DamageSuffered
from tests.games.jaws.board import arrange, asked, at, take, told
from tests.ledger import rule

GOLEM = {"a": "stone_golem", "b": "stone_golem", "c": "stone_golem"}


def strike(drawing="h a", attack=None, monsters=None, cards=(), level=0, **more):
    """The Hatchet attacks; the Golems of level 0 have 10 hit points and no Shield."""
    found = {k: v for k, v in (monsters or GOLEM).items() if k in drawing}
    agenda = [Act("hatchet", attack or Attack(value=3))]
    return arrange(drawing, monsters=found, agenda=agenda, cards={"hatchet": cards}, level=level, **more)


def hit(t, *cells):
    return take(t, *(Target(at(t, cell).id) for cell in cells))


def damage(t):
    return [event.damage for event in told(t, DamageSuffered)]


@rule("JL-801", "JL-810")
def test_an_attack_deals_its_value_as_damage():
    t = hit(strike(cards=["+0"]), "a2")
    assert at(t, "a2").health == 7


@rule("JL-804")
def test_without_a_range_only_adjacent_enemies_can_be_targets():
    assert not strike("h . a").decisions
    assert strike("h a").decisions


@rule("JL-803", "JL-EX-02")
def test_a_range_counts_hexes():
    assert not strike("h . . a", Attack(value=3, range=2)).decisions
    assert Target("m1") in asked(strike("h . a", Attack(value=3, range=2)))


@rule("JL-G-003")
def test_a_range_is_counted_around_walls():
    drawing = """
        h   a
         . .
    """
    assert not strike(drawing, Attack(value=3, range=2)).decisions
    assert strike("h # a", Attack(value=3, range=2)).decisions


@rule("JL-1202", "JL-1203", "JL-805")
def test_a_wall_blocks_the_line_of_sight_and_obstacles_do_not():
    drawing = """
        h     a
         .   .
          . .
    """
    assert not strike(drawing, Attack(value=3, range=9)).decisions
    assert strike("h # # a", Attack(value=3, range=9)).decisions


@rule("JL-802", "JL-835")
def test_allies_are_no_targets():
    assert not arrange("h r", agenda=[Act("hatchet", Attack(value=3))]).decisions
    drawing = """
        a r
         h
    """
    t = strike(drawing, Attack(value=3, area="cleave"))
    assert [type(choice) for choice in asked(t)] == [LayArea, Skip]  # one way for the enemy, none for the ally
    assert asked(take(t, asked(t)[0])) == (Target("m1"), Skip())


@rule("JL-820", "JL-821", "JL-808", "JL-606")
def test_several_targets_are_different_and_each_has_a_card():
    t = strike("a h b", Attack(value=3, targets=2), cards=["+1", "-1"])
    hit(t, "a1", "a3")
    assert [event.card for event in told(t, ModifierDrawn)] == ["+1", "-1"]
    assert [at(t, "a1").health, at(t, "a3").health] == [6, 8]
    assert not hit(strike("a h b c", Attack(value=3, targets=2, range=2)), "a1", "a3").decisions
    one = hit(strike("a h b", Attack(value=3, targets=2)), "a1")
    assert asked(one) == (Target("m2"), Skip())
    assert at(take(one, Skip()), "a3").health == 10


@rule("JL-G-901")
def test_all_enemies_in_range_can_be_targets():
    t = hit(strike("a h b", Attack(value=3, targets=0)), "a1", "a3")
    assert damage(t) == [3, 3]


@rule("JL-903", "JL-904", "JL-905")
@pytest.mark.parametrize(("card", "left"), [("+2", 5), ("-2", 9), ("x2", 4), ("null", 10)])
def test_modifier_cards_change_the_value(card, left):
    assert at(hit(strike(cards=[card]), "a2"), "a2").health == left


@rule("JL-811", "JL-G-214", "JL-EX-34", "JL-1402")
def test_an_attack_of_nothing_still_gives_its_condition():
    assert outcome("-2", 1) == 0
    t = hit(strike(attack=Attack(value=1, inflict=("muddle",)), cards=["-2"]), "a2")
    assert at(t, "a2").health == 10
    assert "muddle" in at(t, "a2").conditions


@rule("JL-909", "JL-EX-33", "JL-1507", "JL-1508")
def test_poison_is_added_before_the_card():
    t = hit(strike(attack=Attack(value=2), monsters={"a": "stone_golem+poison"}, cards=["x2"]), "a2")
    assert at(t, "a2").health == 4
    abilities, poisoned = {"zealot": 384}, {"hatchet": ["poison"]}
    struck = arrange(
        "a h", monsters={"a": "zealot"}, abilities=abilities, conditions=poisoned, agenda=[MonsterTurn("m1")]
    )
    assert told(struck, AttackMade)[0].value == 2 + 1


@rule("JL-2002", "JL-EX-16", "JL-809")
def test_the_shield_comes_after_the_card():
    t = hit(strike(attack=Attack(value=2), cards=["x2"], level=1), "a2")
    assert damage(t) == [3]


@rule("JL-2003", "JL-2001")
def test_shields_add_up():
    t = strike(attack=Attack(value=4), level=1)
    add_bonus(t, "m1", Shield(value=1), "round")
    assert damage(hit(t, "a2")) == [2]
    safe = strike(attack=Attack(value=4), level=1)
    add_bonus(safe, "m1", Shield(value=5), "round")
    assert damage(hit(safe, "a2")) == []


@rule("JL-G-017")
def test_some_attacks_ignore_the_shield():
    assert damage(hit(strike(attack=Attack(value=2, unshield=True), level=1), "a2")) == [2]


# -- advantage


@rule("JL-806")
def test_a_ranged_attack_on_an_adjacent_enemy_has_disadvantage():
    t = hit(strike(attack=Attack(value=3, range=3), cards=["+1", "-1"]), "a2")
    assert damage(t) == [2]


@rule("JL-807")
def test_a_melee_attack_on_an_adjacent_enemy_has_none():
    assert len(told(hit(strike(), "a2"), ModifierDrawn)) == 1


@rule("JL-836", "JL-G-204")
def test_disadvantage_is_checked_for_each_target():
    t = hit(strike("h a b", Attack(value=3, range=3, targets=2), cards=["+1", "-1", "+1"]), "a2", "a3")
    assert damage(t) == [2, 4]


@rule("JL-1001", "JL-1504")
def test_with_strengthen_the_better_of_two_cards_counts():
    t = hit(strike(cards=["-1", "+1"], conditions={"hatchet": ["strengthen"]}), "a2")
    assert damage(t) == [4]


@rule("JL-1002", "JL-1503")
def test_with_muddle_the_worse_of_two_cards_counts():
    t = hit(strike(cards=["+1", "-1"], conditions={"hatchet": ["muddle"]}), "a2")
    assert damage(t) == [2]


@rule("JL-1004", "JL-EX-03", "JL-1003")
def test_both_cancel_whatever_their_number():
    t = strike(attack=Attack(value=3, advantage=True), conditions={"hatchet": ["strengthen", "muddle"]})
    assert len(told(hit(t, "a2"), ModifierDrawn)) == 1


@rule("JL-G-907")
def test_a_guarded_target_is_attacked_with_disadvantage():
    t = strike(cards=["+1", "-1"])
    add_bonus(t, "m1", Guard(disadvantage=True), "round")
    assert damage(hit(t, "a2")) == [2]
    for level, drawn in ((2, 1), (3, 2)):
        struck = hit(strike(monsters={"a": "black_imp!"}, level=level), "a2")
        assert len(told(struck, ModifierDrawn)) == drawn


@rule("JL-1005", "JL-EX-18")
def test_where_the_better_card_is_not_clear_the_players_choose():
    t = hit(strike(cards=["+1 wound", "+2"], conditions={"hatchet": ["strengthen"]}), "a2")
    assert asked(t) == (PickModifier(0), PickModifier(1))
    take(t, PickModifier(0))
    assert damage(t) == [4]
    assert "wound" in at(t, "a2").conditions


@rule("JL-1006")
def test_where_the_worse_card_is_not_clear_the_first_counts():
    t = hit(strike(cards=["+2", "+1 wound"], conditions={"hatchet": ["muddle"]}), "a2")
    assert damage(t) == [5]
    assert "wound" not in at(t, "a2").conditions


@rule("JL-O-32")
def test_cards_are_compared_by_what_comes_of_them():
    assert compare("x2", "+2", 1) == 1
    assert compare("x2", "+2", 3) == 0
    assert compare("null", "-2", 1) == 1
    assert compare("+1", "+1 wound", 3) == 1


@rule("JL-G-206")
def test_effects_of_the_other_card_are_ignored():
    t = hit(strike(cards=["+1 wound", "-1"], conditions={"hatchet": ["muddle"]}), "a2")
    assert "wound" not in at(t, "a2").conditions


@rule("JL-906", "JL-1007", "JL-907")
def test_an_unused_double_still_calls_for_a_reshuffle():
    t = hit(strike(cards=["x2", "-1"], conditions={"hatchet": ["muddle"]}), "a2")
    assert t.state.heroes["hatchet"].modifiers.reshuffle
    assert not t.state.modifiers.reshuffle


@rule("JL-910")
def test_a_drawn_card_lies_in_the_discard():
    t = hit(strike(cards=["+2"]), "a2")
    assert t.state.heroes["hatchet"].modifiers.discard == ["+2"]


@rule("JL-G-207")
def test_an_empty_deck_is_made_of_its_discard():
    t = strike()
    deck = t.state.heroes["hatchet"].modifiers
    deck.draw, deck.discard = [], ["+1"]
    assert damage(hit(t, "a2")) == [4]
    last = strike()
    deck = last.state.heroes["hatchet"].modifiers
    deck.draw, deck.discard = ["+2"], ["+1"] * 9
    assert damage(hit(last, "a2")) == [5]
    assert (deck.draw, len(deck.discard)) == ([], 10)


# -- areas


@rule("JL-830", "JL-831", "JL-832", "JL-EX-10")
def test_a_melee_area_hits_two_neighbouring_hexes_without_disadvantage():
    drawing = """
        a b
         h
    """
    t = strike(drawing, Attack(value=3, area="cleave"))
    assert LayArea(("a1", "a2")) in asked(t)
    hit(take(t, LayArea(("a1", "a2"))), "a1", "a2")
    assert damage(t) == [3, 3]
    assert [event.luck for event in told(t, AttackMade)] == ["plain", "plain"]


@rule("JL-833", "JL-834", "JL-EX-11")
def test_of_a_ranged_area_one_hex_must_be_in_range_with_or_without_an_enemy():
    far = strike("h . . . a", Attack(value=3, range=2, area="flower"))
    assert any(isinstance(choice, LayArea) for choice in asked(far))
    assert not strike("h . . . . a", Attack(value=3, range=2, area="flower")).decisions


@rule("JL-838")
def test_every_target_of_an_area_must_be_in_sight():
    drawing = """
        h     a
         .   .
          . .
    """
    assert not strike(drawing, Attack(value=3, range=4, area="flower")).decisions


# -- deaths


@rule("JL-1102", "JL-1104", "JL-1106")
def test_a_monster_without_health_dies_and_drops_a_coin():
    t = hit(strike(monsters={"a": "stone_golem~3"}), "a2")
    assert told(t, FigureDied)[0].cell == "a2"
    assert t.state.coins == {"a2": 1}
    again = strike(monsters={"a": "stone_golem~3"})
    again.state.coins["a2"] = 2
    assert hit(again, "a2").state.coins == {"a2": 3}
    assert t.state.heroes["hatchet"].xp == 0


@rule("JL-G-202")
def test_the_dead_receive_no_conditions():
    t = hit(strike(attack=Attack(value=3, inflict=("curse",)), monsters={"a": "stone_golem~3"}), "a2")
    assert "curse" not in t.state.modifiers.draw


@rule("JL-G-506")
def test_the_standees_of_the_dead_can_be_used_again():
    t = hit(strike(monsters={"a": "stone_golem~3"}), "a2")
    assert len(t.state.standees["stone_golem"]) == 6


# -- objectives


@rule("JL-3508", "JL-G-215", "JL-3505", "JL-3507")
def test_objectives_are_attacked_like_enemies_and_leave_rubble():
    stone = {"S": Objective(kind="summoning_stone", health=3)}
    t = arrange("h S", objectives=stone, agenda=[Act("hatchet", Attack(value=3))], cards={"hatchet": ["+0"]})
    hit(t, "a2")
    assert told(t, ModifierDrawn)
    assert t.state.rubble == ["a2"]
    assert not t.state.coins


@rule("JL-3509")
def test_objectives_take_no_conditions():
    stone = {"S": Objective(kind="summoning_stone", health=9)}
    t = arrange("h S", objectives=stone, agenda=[Act("hatchet", Attack(value=3, inflict=("stun", "curse")))])
    hit(t, "a2")
    assert not at(t, "a2").conditions
    assert "curse" not in t.state.modifiers.draw


@rule("JL-3503", "JL-EX-20", "JL-3504")
def test_the_health_of_an_objective_is_a_formula():
    stone = {"S": Objective(kind="summoning_stone", health="C+1")}
    t = arrange("h r d S", objectives=stone)
    assert at(t, "a4").health == 4
    exhaust(t, "hatchet")
    assert amount(t, "C+1") == 4


# -- what is added


@rule("JL-G-905")
def test_a_target_next_to_a_wall_or_in_a_bad_state_can_be_worse_off():
    flanking = Attack(value=1, when=(When("flanked", Extra(plus=2)),))
    assert damage(hit(strike("h a r", flanking), "a2")) == [3]
    assert damage(hit(strike("h a . r", flanking), "a2")) == [1]
    crushing = load().cards["crushing_weight"].top.actions[0]
    t = strike(attack=crushing)
    assert damage(hit(t, "a2")) == [5]
    assert t.state.heroes["hatchet"].xp == 1


@rule("JL-1505")
def test_the_disarmed_perform_no_attack():
    assert not strike(conditions={"hatchet": ["disarm"]}).decisions

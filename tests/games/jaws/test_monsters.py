"""Monsters: focus, ways, attacks, traits, other actions.  [JL-26xx to JL-31xx, JL-G-1xx]"""

import random

from questhall.games.jaws import GAME, measures
from questhall.games.jaws.cases import holds
from questhall.games.jaws.choices import Strike
from questhall.games.jaws.content import load
from questhall.games.jaws.content.scenarios import Objective
from questhall.games.jaws.effects import Attack, Move, Thorns
from questhall.games.jaws.events import AttackMade
from questhall.games.jaws.minds import Plan, actions_of, attack_from, find_foci, find_focus
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.monsters import MonsterTurn
from questhall.games.jaws.steps.rounds import BeginTurn, CloseRound
from questhall.games.jaws.traits import add_bonus, shield_of
from questhall.games.jaws.world import chart_of
from questhall.haven.choices import Guide, PickHex, TakeDamage, Target
from questhall.haven.events import DamageSuffered, FigureMoved
from tests.games.jaws.board import arrange, asked, at, take, told
from tests.games.jaws.journey import do
from tests.ledger import rule

PLAIN = {"zealot": 384}  # move +0, attack +0: a zealot of level 1 moves 2 and attacks with 2
SHOT = {"vermling_raider": 372}  # attack +1, range 2, after a push
BOIL = {"zealot": 388}


def focus(drawing, monsters, move=9, attack=None, jump=False, **more):
    """Whom monster m1 focuses, with such an attack."""
    t = arrange(drawing, monsters=monsters, **more)
    actions = (Move(value=move, jump=jump), attack or Attack(value=0))
    return find_focus(t, t.state.figures["m1"], actions)


def goes(drawing, monsters, value=0, attack=None, **more):
    """Where monster m1 may end a move of its movement value and so much."""
    t = arrange(drawing, monsters=monsters, **more)
    figure = t.state.figures["m1"]
    actions = (Move(value=value), attack or Attack(value=0))
    wanted = find_focus(t, figure, actions)
    if not wanted:
        return set()
    plan = Plan(t, figure, actions[1], actions[0])
    return {path[-1] for path in plan.paths(wanted)}


def turn(drawing, monsters, abilities, **more):
    found = arrange(drawing, monsters=monsters, abilities=abilities, agenda=[MonsterTurn("m1")], **more)
    return take(found, TakeDamage()) if found.decisions and TakeDamage() in asked(found) else found


# -- focus


@rule("JL-2802", "JL-2803", "JL-EX-04", "JL-G-103", "JL-G-107")
def test_the_focus_is_whom_it_can_attack_after_the_fewest_hexes():
    drawing = """
        . . . . . .
         a # h . . d
        . # # . . .
    """
    assert focus(drawing, {"a": "zealot"}) == "hatchet"
    walled = """
        . . . . . . . .
         # # # # # . .
        d . . a # h . .
    """
    assert focus(walled, {"a": "zealot"}) == "demolitionist"


@rule("JL-2805", "JL-G-108", "JL-O-02")
def test_ties_go_to_whoever_acts_earlier():
    assert focus("h . a . r", {"a": "zealot"}, initiatives={"hatchet": 30, "red_guard": 20}) == "red_guard"
    assert focus("h . a . r", {"a": "zealot"}, initiatives={"hatchet": 10, "red_guard": 20}) == "hatchet"


@rule("JL-2806", "JL-2807", "JL-G-109")
def test_the_focus_is_chosen_as_if_movement_had_no_end():
    assert focus("a . . . . . . . h", {"a": "zealot"}, move=-2) == "hatchet"
    assert focus("a . . . h", {"a": "zealot+immobilize"}) == "hatchet"
    drawing = """
        h     a
         .   .
          . .
    """
    assert focus(drawing, {"a": "zealot"}) == "hatchet"  # out of sight


@rule("JL-2808", "JL-EX-05", "JL-G-104")
def test_without_a_free_hex_next_to_anybody_there_is_no_focus():
    assert focus("a . b h", {"a": "zealot", "b": "zealot"}) == ""


@rule("JL-2809")
def test_behind_obstacles_there_is_no_focus():
    assert focus("a # . h", {"a": "zealot"}) == ""


@rule("JL-2810", "JL-2903")
def test_without_a_focus_it_neither_moves_nor_attacks():
    t = turn("a # . h", {"a": "zealot"}, PLAIN)
    assert not told(t, FigureMoved)
    assert not told(t, AttackMade)


@rule("JL-2811", "JL-EX-13", "JL-G-106", "JL-O-07")
def test_traps_are_obstacles_as_long_as_anybody_can_be_reached_without():
    drawing = """
        a ! d . .
         . # # # .
          . . . h
    """
    assert focus(drawing, {"a": "zealot"}) == "hatchet"


@rule("JL-EX-14", "JL-2814")
def test_a_ranged_attack_may_reach_across_traps():
    drawing = """
        a ! d . .
         . # # # .
          . . . h
    """
    assert focus(drawing, {"a": "zealot"}, attack=Attack(value=0, range=2)) == "demolitionist"


@rule("JL-2812")
def test_if_traps_cannot_be_avoided_the_fewest_are_sprung():
    drawing = """
        a ! . h
         . ! ! .
    """
    t = arrange(drawing, monsters={"a": "zealot"})
    plan = Plan(t, t.state.figures["m1"], Attack(value=0), Move(value=5))
    assert plan.paths("hatchet") == [("a1", "a2", "a3")]
    longer = """
        a ! ! . h
         . . ! . .
    """
    t = arrange(longer, monsters={"a": "zealot"})
    plan = Plan(t, t.state.figures["m1"], Attack(value=0), Move(value=5))
    assert {len(t.state.traps.keys() & set(path)) for path in plan.paths("hatchet")} == {1}


@rule("JL-709")
def test_difficult_ground_counts_for_the_focus():
    assert focus("h . ~ a . . r", {"a": "zealot"}) == "red_guard"


@rule("JL-G-105")
def test_a_jump_counts_for_the_focus():
    drawing = "h . # a . . . r"
    assert focus(drawing, {"a": "zealot"}) == "red_guard"
    assert focus(drawing, {"a": "zealot"}, jump=True) == "hatchet"


@rule("JL-2815")
def test_without_an_attack_it_moves_as_for_a_melee_attack():
    t = arrange("a . . . h", monsters={"a": "zealot"})
    plan = Plan(t, t.state.figures["m1"], None, Move(value=9))
    assert {path[-1] for path in plan.paths("hatchet")} == {"a4"}


@rule("JL-2817")
def test_a_resting_character_is_the_last_among_equals():
    assert focus("h . a . r", {"a": "zealot"}, initiatives={"hatchet": 99, "red_guard": 98}) == "red_guard"


@rule("JL-2906", "JL-G-006", "JL-2817")
def test_between_two_who_rest_the_players_choose_the_focus():
    initiatives = {"hatchet": 99, "red_guard": 99}
    t = arrange(
        "h . a . r",
        monsters={"a": "zealot"},
        abilities={"zealot": 384},
        agenda=[MonsterTurn("m1")],
        initiatives=initiatives,
    )
    assert asked(t) == (Target("hatchet"), Target("red_guard"))
    take(t, Target("red_guard"))
    assert t.state.figures["m1"].at == "a4"
    t.state.turns = ["red_guard", "hatchet"]
    assert find_foci(t, t.state.figures["m1"], actions_of(t, t.state.figures["m1"])) == ["red_guard"]


@rule("JL-2816")
def test_objectives_are_no_focus():
    assert focus("a S . . h", {"a": "zealot"}, objectives={"S": Objective(kind="stone", health=3)}) == ""
    drawing = """
        a S . h
         . . .
    """
    assert focus(drawing, {"a": "zealot"}, objectives={"S": Objective(kind="stone", health=3)}) == "hatchet"


@rule("JL-G-102")
def test_wards_that_the_party_protects_are_enemies_too():
    ward = {"W": Objective(kind="ward", health=3, protect=True)}
    assert focus("a . W . . . h", {"a": "zealot"}, objectives=ward).startswith("o")


# -- ways


@rule("JL-2901", "JL-2907", "JL-G-124")
def test_it_goes_as_far_as_its_points_allow():
    assert goes("a . . . . h", {"a": "zealot"}) == {"a3"}


@rule("JL-2902", "JL-2804", "JL-G-122")
def test_next_to_its_focus_it_stays():
    assert goes("a h", {"a": "zealot"}) == set()


@rule("JL-3007")
def test_with_a_long_weapon_it_does_not_step_away():
    assert goes(". . . a h", {"a": "zealot"}, attack=Attack(value=0, reach=2)) == set()


@rule("JL-2904", "JL-EX-06")
def test_it_does_not_move_if_no_step_shortens_its_way():
    assert goes("a b . h", {"a": "zealot", "b": "zealot"}, value=-1) == set()
    assert goes("a b . h", {"a": "zealot", "b": "zealot"}, value=0) == {"a3"}
    aside = """
         . #
        a b . h
    """
    assert goes(aside, {"a": "zealot", "b": "zealot"}, value=-1) == set()


@rule("JL-2905", "JL-2906", "JL-G-006")
def test_equal_hexes_are_the_players_choice():
    drawing = """
        . . .
         a . h
        . . .
    """
    t = arrange(drawing, monsters={"a": "zealot"}, abilities=PLAIN, agenda=[MonsterTurn("m1")])
    assert at(t, "b2").being == "zealot"
    blocked = """
          . .
         a b h
          . .
    """
    choice = arrange(blocked, monsters={"a": "zealot", "b": "zealot"}, abilities=PLAIN, agenda=[MonsterTurn("m1")])
    assert {guide.path[-1] for guide in asked(choice) if isinstance(guide, Guide)} == {"a2", "c2"}


@rule("JL-2908", "JL-G-127")
def test_monsters_pass_through_monsters():
    assert goes("a b . h", {"a": "zealot", "b": "zealot"}) == {"a3"}
    assert goes("a # . h", {"a": "zealot"}) == set()


@rule("JL-G-125")
def test_it_goes_around_a_trap_however_long_the_way():
    drawing = """
        a ! . h
         . . .
    """
    assert goes(drawing, {"a": "zealot"}, value=1) == {"a3", "b3"}
    assert "a2" not in goes(drawing, {"a": "zealot"}, value=-1)


@rule("JL-3005", "JL-G-132", "JL-EX-15", "JL-3004", "JL-3003")
def test_a_ranged_monster_steps_away_from_its_focus_as_little_as_needed():
    shot = Attack(value=0, range=3)
    assert goes(". . . a h", {"a": "zealot"}, attack=shot) == {"a3"}
    assert goes("a . . . . h", {"a": "zealot"}, value=1, attack=shot) == {"a3"}


@rule("JL-3006")
def test_a_muddled_one_does_not():
    assert goes(". . . a h", {"a": "zealot+muddle"}, attack=Attack(value=0, range=3)) == set()


@rule("JL-G-133")
def test_without_a_place_to_go_it_stays_and_shoots_badly():
    assert goes("a h", {"a": "zealot"}, attack=Attack(value=0, range=3)) == set()


@rule("JL-3009", "JL-G-123", "JL-3008")
def test_it_moves_to_where_it_hits_most():
    drawing = """
        . . . .
         a . h .
        . . . r
    """
    t = arrange(drawing, monsters={"a": "zealot"}, initiatives={"hatchet": 5})
    plan = Plan(t, t.state.figures["m1"], Attack(value=0, targets=2), Move(value=1))
    assert {path[-1] for path in plan.paths("hatchet")} == {"c3"}
    assert plan.foci() == ["hatchet"]


@rule("JL-3008")
def test_the_focus_comes_before_the_number_of_targets():
    drawing = """
        h . a . . r .
         . . . . v .
    """
    t = arrange(drawing, monsters={"a": "zealot"}, initiatives={"hatchet": 50, "red_guard": 5, "voidwarden": 6})
    assert Plan(t, t.state.figures["m1"], Attack(value=0, targets=2), Move(value=9)).foci() == ["hatchet"]


# -- attacks


@rule("JL-2606", "JL-2607", "JL-2705", "JL-EX-12", "JL-3002")
def test_card_values_are_added_to_the_stat_card():
    t = turn("a h", {"a": "zealot"}, {"zealot": 386})
    assert told(t, AttackMade)[0].value == 3
    assert goes("a . . . . h", {"a": "stone_golem"}, value=1) == {"a3"}
    assert goes("a . . . . . h", {"a": "stone_golem!"}, value=1) == {"a4"}


@rule("JL-3001", "JL-G-129")
def test_out_of_reach_it_attacks_nobody():
    assert not told(turn("a . . . . h", {"a": "zealot"}, PLAIN), AttackMade)
    assert told(turn("a . . h", {"a": "zealot"}, PLAIN), AttackMade)


@rule("JL-2707", "JL-2706")
def test_without_a_move_on_its_card_it_stays():
    assert not told(turn("a . . . . . . h", {"a": "zealot"}, {"zealot": 391}), FigureMoved)


@rule("JL-2706", "JL-2708")
def test_without_an_attack_on_its_card_it_does_not_attack():
    t = turn("a h", {"a": "living_corpse"}, {"living_corpse": 449})
    assert not told(t, AttackMade)


@rule("JL-G-110")
def test_an_immobilized_monster_attacks_only_what_is_in_reach():
    assert not told(turn("a . h", {"a": "zealot+immobilize"}, PLAIN), FigureMoved)
    assert told(turn("a h", {"a": "zealot+immobilize"}, PLAIN), AttackMade)


@rule("JL-G-111")
def test_a_stunned_monster_does_nothing():
    t = turn("a . h", {"a": "zealot+stun"}, PLAIN)
    assert not told(t, FigureMoved)


@rule("JL-1505", "JL-2815")
def test_a_disarmed_monster_moves_but_does_not_attack():
    t = turn("a . h", {"a": "zealot+disarm"}, PLAIN)
    assert told(t, FigureMoved)
    assert not told(t, AttackMade)
    assert attack_from(t, t.state.figures["m1"], [Attack(value=0, range=3)]) is None  # it goes as for a melee attack


@rule("JL-3103", "JL-3101", "JL-3102")
def test_traits_are_added_to_all_attacks():
    t = turn("a h", {"a": "giant_viper"}, {"giant_viper": 398})
    assert "poison" in t.state.figures["hatchet"].conditions
    elite = turn("a h", {"a": "zealot!"}, PLAIN)
    assert "wound" in elite.state.figures["hatchet"].conditions
    assert "wound" not in turn("a h", {"a": "zealot"}, PLAIN).state.figures["hatchet"].conditions
    golem = arrange("a h", monsters={"a": "stone_golem"})
    assert shield_of(golem, golem.state.figures["m1"]) == 1  # whatever card it has


@rule("JL-G-128", "JL-3010")
def test_several_targets_are_its_focus_and_others_in_reach():
    t = arrange("h a r", monsters={"a": "giant_viper"}, abilities={"giant_viper": 396}, agenda=[MonsterTurn("m1")])
    take(t, TakeDamage(), TakeDamage())
    assert {event.target for event in told(t, AttackMade)} == {"hatchet", "red_guard"}


@rule("JL-3010", "JL-2906")
def test_equal_further_targets_are_the_players_choice():
    drawing = """
        d h
         a r
    """
    t = arrange(
        drawing,
        monsters={"a": "giant_viper"},
        abilities={"giant_viper": 396},
        initiatives={"hatchet": 1},
        agenda=[MonsterTurn("m1")],
    )
    hits = {frozenset(strike.figures) for strike in asked(t) if isinstance(strike, Strike)}
    assert hits == {frozenset({"hatchet", "demolitionist"}), frozenset({"hatchet", "red_guard"})}


@rule("JL-G-130", "JL-G-131", "JL-G-113")
def test_an_area_covers_the_focus_and_as_many_others_as_it_can():
    drawing = """
        h r
         a
    """
    t = arrange(drawing, monsters={"a": "zealot"}, abilities={"zealot": 389}, agenda=[MonsterTurn("m1")])
    take(t, TakeDamage(), TakeDamage())
    assert {event.target for event in told(t, AttackMade)} == {"hatchet", "red_guard"}


# -- other actions


@rule("JL-G-906")
def test_it_suffers_for_an_attack_it_made():
    t = turn("a h", {"a": "living_corpse"}, {"living_corpse": 451})
    assert t.state.figures["m1"].health == 6
    assert not holds(t, "moved", t.state.figures["m1"])
    assert turn("a . . h", {"a": "living_corpse"}, {"living_corpse": 451}).state.figures["m1"].health == 7


@rule("JL-G-112")
def test_without_a_focus_it_still_does_what_needs_none():
    t = turn("a # h", {"a": "vermling_raider~1"}, {"vermling_raider": 376})
    assert t.state.figures["m1"].health == 4


@rule("JL-G-135")
def test_a_heal_goes_to_whoever_has_lost_most():
    t = turn("a b # h", {"a": "blood_imp~3", "b": "zealot~1"}, {"blood_imp": 439})
    assert at(t, "a2").health == 3


@rule("JL-2210", "JL-2211")
def test_what_a_monster_loots_nobody_gets():
    t = turn("a $ # h", {"a": "black_sludge"}, {"black_sludge": 432})
    assert not t.state.coins
    assert t.state.heroes["hatchet"].coins == 0


@rule("JL-G-134")
def test_monsters_do_not_loot_at_the_end_of_their_turns():
    t = arrange("$ a h", monsters={"a": "zealot"}, abilities=PLAIN)
    t.state.coins = {"a2": 1}
    take(do(t, BeginTurn("m1")), TakeDamage())
    assert not t.agenda
    assert t.state.coins == {"a2": 1}


@rule("JL-G-909")
def test_a_monster_lays_its_trap_as_close_to_an_enemy_as_can_be():
    t = arrange(
        ". a . . h", monsters={"a": "vermling_raider"}, abilities={"vermling_raider": 379}, agenda=[MonsterTurn("m1")]
    )
    take(t, TakeDamage())
    assert list(t.state.traps) == ["a3"]
    assert not any(isinstance(choice, PickHex) for d in t.decisions.values() for choice in d.choices)


@rule("JL-G-908", "JL-O-39")
def test_thorns_hurt_whoever_attacks_even_when_it_dies():
    t = arrange("h a", monsters={"a": "zealot~1"}, agenda=[Act("hatchet", Attack(value=3))])
    add_bonus(t, "m1", Thorns(value=3), "round")
    take(t, Target("m1"), TakeDamage())
    assert t.state.figures["hatchet"].health == 5
    shot = arrange("h . a", monsters={"a": "zealot"}, agenda=[Act("hatchet", Attack(value=1, range=2))])
    add_bonus(shot, "m1", Thorns(value=3), "round")
    take(shot, Target("m1"), TakeDamage())
    assert shot.state.figures["hatchet"].health == 5


@rule("JL-G-910")
def test_some_hurt_everybody_around_when_they_die():
    monsters = {"a": "rat_monstrosity~1", "b": "zealot"}
    t = arrange("h a b", monsters=monsters, agenda=[Act("hatchet", Attack(value=3))])
    take(t, Target("m1"), TakeDamage())
    assert t.state.figures["hatchet"].health == 7
    assert at(t, "a3").health == 5


@rule("JL-G-911")
def test_black_hex_hurts_the_closest_in_sight():
    t = turn("a . . . h r", {"a": "black_sludge"}, {"black_sludge": 434})
    assert [(event.figure, event.damage) for event in told(t, DamageSuffered)] == [("hatchet", 2)]


@rule("JL-G-912")
def test_a_shield_of_a_card_lasts_for_the_round():
    t = turn("a h", {"a": "giant_viper"}, {"giant_viper": 402})
    assert shield_of(t, t.state.figures["m1"]) == 1
    CloseRound().run(t)
    assert shield_of(t, t.state.figures["m1"]) == 0


@rule("JL-G-904")
def test_drain_life_heals_as_much_as_it_hurt():
    t = turn("a . h", {"a": "zealot~1"}, {"zealot": 387}, cards={"monsters": ["+1"]})
    assert t.state.figures["m1"].health == 3


@rule("JL-3301", "JL-3302")
def test_a_boss_performs_the_special_ability_that_its_card_calls_for():
    t = arrange("a . h", monsters={"a": "blood_tumor~5"}, abilities={"blood_tumor": 471})
    assert actions_of(t, t.state.figures["m1"]) == load().monsters["blood_tumor"].one


@rule("JL-C-38", "JL-3303")
def test_the_tumor_heals_itself_by_a_formula():
    t = turn("a . h", {"a": "blood_tumor~5"}, {"blood_tumor": 471})
    assert t.state.figures["m1"].health == 7
    assert t.state.figures["m1"].most == 20
    assert turn("a . h r d", {"a": "blood_tumor"}, {"blood_tumor": 471}).state.figures["m1"].most == 30
    higher = turn("a . h", {"a": "blood_tumor~5"}, {"blood_tumor": 471}, level=3)
    assert higher.state.figures["m1"].health == 8


@rule("JL-C-38")
def test_the_tumor_heals_all_its_allies_by_two():
    monsters = {"a": "blood_tumor~5", "b": "zealot~1", "c": "zealot~3"}
    t = turn("a b . . . c h", monsters, {"blood_tumor": 468})
    assert [at(t, cell).health for cell in ("a1", "a2", "a6")] == [5, 3, 5]


@rule("JL-3305", "JL-3308", "JL-EX-30")
def test_a_boss_without_movement_stays():
    t = turn("a . . h", {"a": "blood_tumor"}, {"blood_tumor": 474})
    assert not told(t, FigureMoved)


def test_the_bench_times_plans_on_the_largest_map():
    t, monster = next(measures.positions(GAME, random.Random(1)))
    kinds = [each.kind for each in t.state.figures.values()]
    assert (kinds.count("character"), kinds.count("monster")) == (4, 10)
    assert len(chart_of(t).hexes) > 100
    measures.whole_plan(t, monster, Attack(value=0))
    assert 0 < measures.area_plan(GAME, 1) < 100

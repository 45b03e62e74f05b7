"""Chapters 19, 24, 25 and 28: how combats end, sieges, the AI."""

import pytest

from questhall.games.heroes.board import caster, destinations, fight, targets
from questhall.games.heroes.choices import (
    Deploy,
    Done,
    GoHome,
    MoveUnit,
    PayDefence,
    Prolong,
    PutGate,
    Raze,
    Strike,
    Surrender,
    TakeDiscard,
    TakeIncome,
    Target,
    Withdraw,
    Yield,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import (
    CombatEnded,
    DamageDealt,
    FactionEliminated,
    LevelReached,
    MovementSpent,
    ResourcesPaid,
    TowerFell,
    TrophyTaken,
)
from questhall.games.heroes.state import NOBODY, TOWER, Flag, Pawn, Troop
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.ai import tier_order
from questhall.games.heroes.steps.combat.round import ActivateUnit, EndCombatRound
from questhall.games.heroes.steps.meeting import Enter
from tests.games.heroes.board import arrange, asked, battle, offered, prompt, side, take, told, unit
from tests.ledger import rule

KILL = """
    . . . .
    . s . .
    . A . .
    . . . .
    . . . .
"""


def killing(**more):
    """Archangels beat skeletons with one blow."""
    units = {"A": "archangels pack", "s": "skeletons few"} | {key: more.pop(key) for key in ("A", "s") if key in more}
    return battle(KILL, agenda=[*strike("A", "s")], dice=[0], **units, **more)


def beating_guards(level, experience, **more):
    side0 = {"experience": experience} | more.pop("own", {})
    return killing(s="boars neutral~3", guards=True, level=level, field="f1_e", sides={0: side0}, **more)


@pytest.mark.parametrize(
    ("level", "experience", "gained"),
    [
        pytest.param(3, 4, 1, marks=rule("HM-2425", "HM-EX-36")),
        pytest.param(4, 4, 2, marks=rule("HM-2426", "HM-EX-36")),
        pytest.param(2, 4, 0, marks=rule("HM-2427")),
    ],
)
@rule("HM-2435")
def test_experience_for_guards_by_level_and_difficulty(level, experience, gained):
    t = beating_guards(level, experience)
    assert side(t).experience == experience + gained


@rule("HM-2424", "HM-2430", "HM-1416", "HM-707")
def test_the_winner_visits_the_field_after_the_level():
    t = beating_guards(2, 1)
    assert told(t, LevelReached)
    assert "f1_e" not in t.state.visited
    take(t, TakeDiscard())
    assert "f1_e" in t.state.visited


@rule("HM-714", "HM-EX-37")
def test_a_secondary_hero_wins_no_experience_but_visits():
    there = {0: {"second": Pawn("f1_e", 0, "f1_c")}}
    t = killing(s="boars neutral~3", guards=True, level=3, field="f1_e", pawn="second", sides=there)
    assert (side(t).experience, "f1_e" in t.state.visited) == (0, True)


@rule("HM-2428", "HM-R-123")
def test_beating_azure_units_leads_to_level_seven():
    t = killing(s="azure_dragons neutral~9", guards=True, level=7, field="c1_c", sides={0: {"experience": 6}})
    assert side(t).experience == 12


@rule("HM-2409", "HM-2411", "HM-1709", "HM-1607", "HM-1610", "HM-1619", "HM-1705")
def test_the_beaten_leave_the_army_and_survivors_are_healed():
    t = killing(A="archangels pack~3")
    assert (side(t).army, side(t, 1).army) == (
        [Troop("archangels", "pack")],
        [Troop("skeletons"), Troop("zombies", "pack")],
    )
    assert t.state.combat is None


@rule("HM-1708", "HM-1710", "HM-2411")
def test_a_pack_that_was_turned_stays_a_few():
    agenda = [ActivateUnit("s"), EndCombatRound()]
    guard = {"guards": True, "level": 2, "field": "f1_e"}
    t = battle(KILL, A="griffins pack~3", s="boars neutral", agenda=agenda, dice=[0, 0], **guard)
    side(t).main.moves = 0
    take(t, Strike("A"))
    assert side(t).army == [Troop("griffins")]


@rule("HM-2412", "HM-1809")
def test_guards_go_to_their_discard_pile():
    t = beating_guards(2, 4)
    assert "boars" in t.state.neutrals["bronze"].discard


@rule("HM-1809")
def test_a_beaten_neutral_unit_of_a_player_goes_to_its_discard_pile_too():
    t = battle(LONG, agenda=[*strike("b", "Z")], Z="boars neutral~1", b="liches pack", dice=(1, 1))
    assert "boars" in t.state.neutrals["bronze"].discard


LONG = """
    b . . .
    . . . .
    . . . .
    . . . .
    . Z . .
"""


def at_end_of_round(moves, **more):
    kinds = {"Z": "zombies few", "b": "boars neutral"} | more
    t = battle(LONG, guards=True, level=2, field="f1_e", agenda=[ActivateUnit("Z"), EndCombatRound()], **kinds)
    side(t).main.moves = moves
    take(t, Done())
    return t


@rule("HM-2401", "HM-2402", "HM-2403", "HM-413", "HM-EX-48", "HM-2436")
def test_a_combat_with_guards_is_prolonged_for_a_movement_point():
    t = at_end_of_round(1)
    assert t.decisions[0].choices == (Prolong(), Withdraw())
    take(t.copy(), Withdraw())
    take(t, Prolong())
    assert (side(t).main.moves, fight(t).round) == (0, 2)
    assert not told(t, MovementSpent)


@rule("HM-2404", "HM-EX-47", "HM-2405", "HM-2406", "HM-R-94", "HM-2115", "HM-2412")
def test_without_movement_the_hero_must_retreat_to_the_field_it_visited_last():
    t = at_end_of_round(0)
    assert t.state.combat is None
    assert (side(t).main.at, side(t).army, side(t).morale) == ("f1_w", [Troop("zombies")], 0)
    assert (told(t, ResourcesPaid), side(t, 1).trophies, side(t).main.moves) == ([], [], 0)
    assert told(t, CombatEnded) == [CombatEnded(-1, "retreat")]
    assert told(t, MovementSpent) == [MovementSpent(0)]
    assert "boars" in t.state.neutrals["bronze"].discard


@rule("HM-2407", "HM-2408", "HM-R-124")
def test_azure_units_fight_without_time_limit():
    t = at_end_of_round(0, b="azure_dragons neutral")
    assert fight(t).round == 2
    assert not offered(t, Withdraw)


@rule("HM-R-90", "HM-R-91", "HM-1619", "HM-2413", "HM-R-93")
def test_losing_all_units_to_guards_sends_the_main_hero_home_with_the_starting_units():
    t = battle(KILL, A="skeletons few", s="trolls neutral", guards=True, level=5, agenda=[*strike("s", "A")], dice=[0])
    assert (side(t).main.at, side(t).army) == ("s3_c", [Troop("halberdiers", "pack"), Troop("marksmen", "pack")])
    assert (side(t).morale, side(t).purse.gold) == (0, 15)


@rule("HM-R-90")
def test_losing_the_fighting_units_only_is_like_a_retreat():
    reserve = {"army": []}
    t = battle(
        KILL,
        A="skeletons few",
        s="trolls neutral",
        guards=True,
        level=5,
        agenda=[ActivateUnit("s")],
        sides={0: reserve},
    )
    side(t).army.append(Troop("griffins"))
    take(t, Strike("A"))
    assert (side(t).main.at, side(t).army) == ("f1_w", [Troop("griffins")])


# -- between players


@rule("HM-2416", "HM-2417", "HM-2419", "HM-2413", "HM-EX-49")
def test_a_beaten_main_hero_loses_morale_gold_a_cube_and_goes_home():
    t = killing(heroes=("catherine", "mutare"), s="troglodytes few")
    assert (side(t, 1).morale, side(t, 1).purse.gold, side(t).purse.gold) == (-1, 10, 20)
    assert told(t, TrophyTaken) == [TrophyTaken(0, 1)]
    assert side(t, 1).main.at == "s2_c"


@rule("HM-2418", "HM-721", "HM-2432", "HM-EX-49")
def test_a_beaten_secondary_hero_costs_only_the_cube():
    t = killing(keeper="second", sides={1: {"second": Pawn("f1_c", 0, "f1_c")}})
    assert (side(t, 1).second, side(t, 1).purse.gold, side(t).experience) == (None, 15, 0)
    assert side(t).trophies == [1]


@pytest.mark.parametrize(("enemy", "gained"), [(4, 1), (8, 2), (2, 0)])
@rule("HM-2425", "HM-2426", "HM-2427", "HM-EX-51")
def test_experience_for_beating_a_main_hero(enemy, gained):
    t = killing(sides={0: {"experience": 4}, 1: {"experience": enemy}})
    assert side(t).experience == 4 + gained


@rule("HM-R-97")
def test_a_poor_loser_pays_all_gold():
    t = killing(sides={1: {"purse": Purse(3)}})
    assert (side(t, 1).purse.gold, side(t).purse.gold) == (0, 18)


@rule("HM-3203", "HM-3204", "HM-EX-61")
def test_a_main_hero_beaten_in_the_last_town_is_the_end():
    t = killing(field="s1_c")
    assert told(t, FactionEliminated) == [FactionEliminated(1)]
    assert t.outcome is not None


@rule("HM-2413")
def test_a_beaten_hero_goes_to_a_home_of_choice():
    t = battle(KILL, A="archangels pack", s="skeletons few", agenda=[ActivateUnit("A")], dice=[0])
    t.state.flags["f3_w"] = Flag(1)
    take(t, Strike("s"))
    assert offered(t, GoHome) == [GoHome("s1_c"), GoHome("f3_w")]


SURRENDER = {"agenda": [ActivateUnit("A")], "A": "archangels pack", "s": "skeletons few"}


@rule("HM-2420", "HM-2421", "HM-2422", "HM-2433", "HM-EX-50", "HM-2115")
def test_a_surrender_costs_ten_gold_and_nothing_else():
    t = battle(KILL, **SURRENDER)
    take(t, Surrender())
    assert (side(t).purse.gold, side(t, 1).purse.gold, side(t).morale) == (5, 25, 0)
    assert (side(t).main.at, side(t).army) == ("s3_c", [Troop("archangels", "pack")])
    assert (side(t, 1).trophies, side(t, 1).experience) == ([], 0)


@rule("HM-2420", "HM-R-97", "HM-EX-50")
def test_nine_gold_are_not_enough_to_surrender():
    assert not offered(battle(KILL, sides={0: {"purse": Purse(9)}}, **SURRENDER), Surrender)


@rule("HM-2423", "HM-EX-50")
def test_who_defends_a_town_cannot_surrender():
    t = battle(KILL, A="archangels pack", s="skeletons few", agenda=[ActivateUnit("s")], field="s1_c")
    assert asked(t) == 1
    assert not offered(t, Surrender)


@rule("HM-R-98")
def test_a_main_hero_without_home_cannot_surrender():
    t = battle(KILL, A="archangels pack", s="skeletons few", agenda=[ActivateUnit("s"), ActivateUnit("A")])
    t.state.flags = {"s1_c": Flag(1)}
    take(t, Done())
    assert not offered(t, Surrender)


@rule("HM-1904", "HM-1906", "HM-1907", "HM-EX-52", "HM-1908")
def test_an_undefended_settlement_may_be_defended_for_eight_gold():
    flags = {"s3_c": Flag(0), "f3_w": Flag(1, "gold"), "s1_c": Flag(1)}
    sides = {0: {"purse": Purse()}, 1: {"purse": Purse(9), "built": []}}
    t = arrange(agenda=[Enter(0, "main", "f3_w")], flags=flags, opened=["f3_w"], sides=sides)
    assert asked(t) == 1
    left = t.copy()
    take(left, Done(), TakeIncome("gold"))
    assert left.state.flags["f3_w"] == Flag(0, "gold")
    take(t, PayDefence())
    assert side(t, 1).purse.gold == 1
    take(t, Deploy(0, 12), Done())
    assert (fight(t).keeper, asked(t)) == (None, 1)
    assert caster(fight(t), "defender") == NOBODY


@rule("HM-1906")
def test_without_eight_gold_the_field_is_lost():
    t = arrange(
        agenda=[Enter(0, "main", "f3_w")],
        flags={"f3_w": Flag(1, "gold")},
        opened=["f3_w"],
        sides={1: {"purse": Purse(7)}},
    )
    assert prompt(t) == "choose_benefit"


@rule("HM-719", "HM-720", "HM-721", "HM-R-101")
def test_a_secondary_hero_may_be_given_up_at_once():
    t = arrange(agenda=[Enter(0, "main", "f3_sw")], second={1: "f3_sw"}, sides={0: {"purse": Purse()}})
    assert t.decisions[1].choices == (Yield(), Done())
    fought = t.copy()
    take(fought, Done())
    assert fought.decisions
    assert side(fought, 1).second is not None
    take(t, Yield())
    assert (side(t, 1).second, side(t).trophies, len(side(t, 1).army)) == (None, [1], 2)
    assert side(t).main.at == "f3_sw"


@rule("HM-R-99", "HM-R-100", "HM-R-122")
def test_beating_a_garrison_without_hero_gives_neither_cube_nor_experience():
    t = killing(keeper=None, field="f3_w")
    assert (side(t).trophies, side(t).experience, side(t, 1).morale) == ([], 0, 0)


# -- the citadel

SIEGE = """
    . h . .
    . . . .
    . . . .
    . . . E
    . . . .
"""


def siege(drawing=SIEGE, **more):
    kinds = {"h": "halberdiers few", "E": "evil_eyes pack"} | {
        key: more.pop(key) for key in list(more) if len(key) == 1
    }
    return battle(drawing, tower=True, heroes=("mutare", "catherine"), **kinds, **more)


@rule("HM-EX-20", "HM-2507", "HM-2508", "HM-2511", "HM-R-112", "HM-2510")
def test_a_wall_in_the_column_of_the_target_takes_one_damage_off():
    t = siege(walls=".G..", agenda=[*strike("E", "h")], dice=[0])
    assert told(t, DamageDealt) == [DamageDealt("h", 1)]


@rule("HM-EX-21", "HM-2509", "HM-2510")
def test_a_razed_wall_protects_nobody():
    t = siege(". . . h . . . . . . . . E . . . . . . .", walls="WGW.", agenda=[*strike("E", "h")], dice=[0])
    assert told(t, DamageDealt)[-1] == DamageDealt("h", 2)


@rule("HM-R-116")
def test_shots_from_the_middle_row_are_not_reduced():
    t = siege("h . . . . . . . . . . E . . . . . . . .", walls="WGW.", agenda=[*strike("E", "h")], dice=[0])
    assert told(t, DamageDealt) == [DamageDealt("h", 2)]


@rule("HM-2502", "HM-2503", "HM-R-115", "HM-R-117")
def test_walls_stop_everybody_and_the_gate_only_attackers():
    t = siege(". . . . . h . . . . . . . G . . . . . .", walls="WGWW", G="griffins few")
    assert 9 in destinations(fight(t), unit(t, "h"))
    flight = destinations(fight(t), unit(t, "G"))
    assert not {8, 9, 10, 11} & set(flight)
    assert {4, 6} & set(flight)


@rule("HM-2504", "HM-2505", "HM-R-114")
def test_a_unit_next_to_a_wall_destroys_it():
    t = siege(
        ". h . . . . . . . . . . . T . E . . . .",
        walls="WGWW",
        T="troglodytes few",
        agenda=[ActivateUnit("T"), ActivateUnit("E")],
    )
    take(t, Raze(1))
    assert fight(t).walls == ["wall", "", "wall", "wall"]
    assert not offered(t, Raze)


@rule("HM-2516", "HM-EX-68")
def test_with_the_last_wall_the_tower_is_gone():
    t = siege(". h . . . . . . . . . . . T . . . . . .", walls=".G..", T="troglodytes few", agenda=[ActivateUnit("T")])
    take(t, Raze(1))
    assert told(t, TowerFell)
    assert TOWER not in [each.id for each in fight(t).fighters]


@rule("HM-2512", "HM-2514", "HM-2518", "HM-2519", "HM-R-118")
def test_the_tower_shoots_at_anybody_and_is_next_to_nothing():
    t = siege(walls="WGWW", agenda=[ActivateUnit(TOWER)], dice=[0])
    assert asked(t) == 1
    take(t, Strike("E"))
    assert told(t, DamageDealt) == [DamageDealt("E", 3)]


@rule("HM-2515")
def test_only_shots_reach_the_tower():
    t = siege(". h . . . . . . . . . . . T . E . . . .", walls="WGWW", T="troglodytes few")
    assert TOWER in [each.id for each in targets(fight(t), unit(t, "E"))]
    assert TOWER not in [each.id for each in targets(fight(t), unit(t, "T"))]


@rule("HM-2513", "HM-EX-69")
def test_the_tower_need_not_be_destroyed_to_win():
    t = siege(
        ". h . . . A . . . . . . . . . . . . . .",
        walls="WGWW",
        A="archangels pack",
        agenda=[*strike("A", "h")],
        dice=[0],
    )
    assert t.state.combat is None
    assert told(t, CombatEnded) == [CombatEnded(0, "won")]


@rule("HM-R-104")
@pytest.mark.parametrize("built", ["castle_citadel", "necropolis_citadel"])
def test_a_citadel_does_not_work_for_whoever_has_captured_the_town(built):
    t = arrange(
        agenda=[Enter(1, "main", "s1_c")],
        at={0: "s1_c", 1: "s1_e"},
        flags={"s3_c": Flag(0), "s1_c": Flag(0)},
        opened=["s3_c", "s1_c"],
        sides={0: {"purse": Purse(), "built": [built]}, 1: {"purse": Purse()}},
        active=1,
    )
    take(t, Deploy(0, 12), Done(), Deploy(0, 0), Done())
    assert (prompt(t) == "raise_walls", fight(t).walls) == (False, ["", "", "", ""])


@rule("HM-2501", "HM-2506", "HM-R-103", "HM-2520", "HM-2517")
def test_a_town_with_citadel_has_three_walls_a_gate_and_a_tower():
    t = arrange(
        agenda=[Enter(0, "main", "s1_c")],
        sides={0: {"purse": Purse()}, 1: {"purse": Purse(), "built": ["necropolis_citadel"]}},
    )
    take(t, Deploy(0, 12), Done(), Deploy(0, 0), Done())
    assert prompt(t) == "raise_walls"
    take(t, PutGate(2))
    assert fight(t).walls == ["wall", "wall", "gate", "wall"]
    assert unit(t, TOWER).at == -1


@rule("HM-2506")
def test_a_town_without_citadel_has_none():
    t = arrange(agenda=[Enter(0, "main", "s1_c")], sides={0: {"purse": Purse()}, 1: {"purse": Purse()}})
    take(t, Deploy(0, 12), Done(), Deploy(0, 0), Done())
    assert fight(t).walls == ["", "", "", ""]


# -- the AI


@pytest.mark.parametrize(
    ("own", "order"),
    [
        ("bronze", "bsga"),
        ("silver", "sbga"),
        pytest.param("gold", "gsba", marks=rule("HM-EX-22")),
        ("azure", "agsb"),
    ],
)
@rule("HM-2806", "HM-2803", "HM-2804", "HM-2805")
def test_the_order_of_tiers(own, order):
    assert "".join(tier[0] for tier in tier_order(own)) == order


def ai(drawing, **units):
    return battle(drawing, guards=True, operator=-1, mode="cooperative", agenda=[ActivateUnit("x")], **units)


@rule("HM-2807", "HM-2803", "HM-2810", "HM-2812")
def test_a_ground_unit_of_the_ai_attacks_its_own_tier_first():
    t = ai(". x . . . . . . S . . B . . . . . . . .", x="boars neutral", S="crusaders few", B="skeletons few")
    assert told(t, DamageDealt)[0].fighter == "B"


@rule("HM-2807")
def test_for_a_ground_unit_of_the_ai_the_type_of_the_target_does_not_matter():
    units = {"x": "boars neutral", "B": "marksmen few", "G": "griffins few", "S": "skeletons few"}
    t = ai(". . . . . x B . . G . . . . . . . S . .", **units)
    assert {choice.fighter for choice in offered(t, Target)} == {"B", "G"}


@rule("HM-2810")
def test_of_equal_targets_the_ai_attacks_the_closest():
    t = ai(". x . . . . . . . C . . . . B . . . . .", x="boars neutral", B="skeletons few", C="skeletons few")
    assert (prompt(t) != "choose_victim", told(t, DamageDealt)[0].fighter) == (True, "C")


@rule("HM-2809")
@pytest.mark.parametrize(
    "drawing", [". x . . . . . . B . . . . . . S . . . .", ". x . . . . . . S . . . . . . B . . . ."]
)
@pytest.mark.parametrize(("shooter", "target"), [("liches neutral", "S"), ("marksmen neutral", "B")])
def test_without_ranged_targets_a_ranged_unit_of_the_ai_keeps_its_order_of_tiers(drawing, shooter, target):
    t = ai(drawing, x=shooter, S="crusaders few", B="skeletons few")
    assert told(t, DamageDealt)[0].fighter == target


@rule("HM-2808", "HM-EX-23")
def test_a_ranged_unit_of_the_ai_prefers_ranged_targets():
    t = ai(". x . . . . . . S . . M . . . . . . . .", x="liches neutral", S="crusaders few", M="marksmen few")
    assert told(t, DamageDealt)[0].fighter == "M"


@rule("HM-2808")
@pytest.mark.parametrize(("shooter", "target"), [("liches neutral", "S"), ("marksmen neutral", "B")])
@pytest.mark.parametrize(
    "drawing", [". x . . . . . . B . . . . . . S . . . .", ". x . . . . . . S . . . . . . B . . . ."]
)
def test_among_ranged_targets_the_ai_keeps_its_order_of_tiers(shooter, target, drawing):
    t = ai(drawing, x=shooter, S="liches few", B="marksmen few")
    assert told(t, DamageDealt)[0].fighter == target


@rule("HM-2813")
def test_a_ranged_unit_of_the_ai_must_attack_an_adjacent_enemy():
    t = ai(
        ". x . . . B . . S . . M . . . . . . . .",
        x="sharpshooters neutral",
        S="crusaders few",
        M="marksmen few",
        B="zombies pack",
    )
    assert told(t, DamageDealt)[0].fighter == "B"


@rule("HM-2811", "HM-R-142", "HM-R-137")
def test_the_player_breaks_ties_of_the_ai():
    t = ai(
        ". x . . . . . . . . . . A . B . . . . .",
        x="sharpshooters neutral",
        A="marksmen pack",
        B="marksmen pack",
    )
    assert asked(t) == 0
    assert offered(t, Target) == [Target("A"), Target("B")]


@rule("HM-R-138", "HM-R-139")
def test_a_unit_of_the_ai_that_reaches_nobody_comes_nearer():
    t = ai("x . . . . . . . . . . . . . . . . . . B", x="boars neutral", B="skeletons few")
    assert unit(t, "x").at in (3, 6, 9, 12)
    assert not offered(t, MoveUnit)

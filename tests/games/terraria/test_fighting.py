"""Action: fight; sight, rulers, piercing, retaliation, dice.  [TR-17xx to TR-19xx, TR-34xx, TR-48xx]"""

import pytest

from questhall.games.terraria.choices import Aim, Boost, Drop, Fight, Pass, Strengthen, Use
from questhall.games.terraria.events import AttackRolled, EnemyAttacked, EnemyDefeated, EnemyHurt, HealthLost
from questhall.games.terraria.sight import enemy_lost_dice, lost_dice, sees
from questhall.games.terraria.state import PlacedHouse
from questhall.games.terraria.steps.boosts import downgraded, upgraded
from questhall.games.terraria.steps.defending import EnemyAttack
from questhall.games.terraria.steps.fighting import ReadyAttack, ready_dice
from tests.games.terraria.board import arrange, open_to, refreshed, told, xy
from tests.ledger import rule


@rule("TR-1701", "TR-1702", "TR-1703", "TR-812")
def test_a_close_weapon_hits_what_is_adjacent_for_its_points() -> None:
    t = arrange("A @green_slime @blue_slime", ap=1, rolls=[4, 4])
    assert open_to(t, Fight) == [Fight("copper_shortsword", "e0")]
    t.take(0, Fight("copper_shortsword", "e0"))
    assert t.state.sides[0].points.ap == 0
    assert [enemy.id for enemy in t.state.enemies] == ["e1"]


@rule("TR-1707", "TR-1708", "TR-1712", "TR-1715", "TR-1716", "TR-1717", "TR-EX-10", "TR-1723")
def test_a_gold_broadsword_defeats_a_green_slime() -> None:
    t = arrange("A @green_slime .", ap=1, gear=["gold_broadsword"], rolls=[2, 4, 1, 2])
    tray = t.state.tray["forest/surface_day"]
    t.take(0, Fight("gold_broadsword", "e0"))
    assert told(t, AttackRolled) == [AttackRolled(0, "e0", "green_slime", (2, 4, 1), (2,))]
    assert told(t, EnemyHurt) == [EnemyHurt("e0", "green_slime", 1)]
    assert told(t, EnemyDefeated) == [EnemyDefeated(0, "e0", "green_slime", "gold_broadsword")]
    assert t.state.sides[0].slots[0].kind == "gel"
    assert tray[0] == "green_slime"


@rule("TR-1714", "TR-R-49")
def test_damage_stays_on_an_enemy() -> None:
    t = arrange("A @zombie .", ap=1, rolls=[6, 3, 1])
    t.take(0, Fight("copper_shortsword", "e0"))
    assert t.state.enemies[0].damage == 1


@rule("TR-1709", "TR-1710", "TR-1711", "TR-1713", "TR-EX-41", "TR-814")
def test_swords_strengthen_one_die_after_the_rolls() -> None:
    t = arrange("A @hoplite~0 .", ap=1, gear=["gold_broadsword"], rolls=[1, 3, 5, 4])
    t.state.sides[0].points.swords = 1
    t.take(0, Fight("gold_broadsword", "e0"))
    assert set(open_to(t, Strengthen)) == {Strengthen(0, 1), Strengthen(1, 1)}
    t.take(0, Strengthen(1, 1))
    assert told(t, EnemyHurt) == [EnemyHurt("e0", "hoplite", 2)]


@rule("TR-1709", "TR-EX-41")
def test_without_the_sword_one_hit_less() -> None:
    t = arrange("A @hoplite .", ap=1, gear=["gold_broadsword"], rolls=[1, 3, 5, 4])
    t.take(0, Fight("gold_broadsword", "e0"))
    assert told(t, EnemyHurt) == [EnemyHurt("e0", "hoplite", 1)]


@rule("TR-814", "TR-3410")
def test_a_sword_of_a_card_in_hand_can_be_used_after_the_roll() -> None:
    t = arrange("A @green_slime .", ap=1, rolls=[3, 4], hand=["onward"])
    t.take(0, Fight("copper_shortsword", "e0"))
    t.take(0, Use("onward", 1))
    t.take(0, Strengthen(0, 1))
    assert t.state.enemies == []


@rule("TR-1719", "TR-3417", "TR-3418", "TR-3419", "TR-3420", "TR-EX-42", "TR-3408", "TR-3409", "TR-R-48")
@pytest.mark.parametrize(("shields", "left"), [(1, 4), (2, 5)])
def test_an_enemy_that_survives_retaliates_with_its_highest_defence_die(shields: int, left: int) -> None:
    t = arrange("A @undead_viking .", ap=1, rolls=[1, 6, 5])
    t.state.sides[0].points.shields = 2
    t.state.sides[0].worn = "wood_armour"
    t.take(0, Fight("copper_shortsword", "e0"))
    assert told(t, EnemyAttacked) == [EnemyAttacked("e0", "undead_viking", 0, (6,), (5,), back=True)]
    t.take(0, Strengthen(0, shields))
    assert t.state.sides[0].health == left


@rule("TR-1720")
def test_no_retaliation_with_a_calm_weapon() -> None:
    t = arrange("A @hoplite .", ap=1, gear=["bone_sword"], rolls=[1, 1, 8])
    t.take(0, Fight("bone_sword", "e0"))
    assert told(t, EnemyAttacked) == []


@rule("TR-1721")
def test_no_retaliation_beside_a_calm_minion() -> None:
    t = arrange("A @hoplite .", ap=1, gear=["iron_shortsword"], rolls=[1, 1, 8])
    t.state.sides[0].minion = "imp"
    t.take(0, Fight("iron_shortsword", "e0"))
    t.take(0, Pass())
    assert told(t, EnemyAttacked) == []


@rule("TR-3413", "TR-3416", "TR-3420", "TR-4110")
def test_retaliation_that_hurts_brings_the_debuff() -> None:
    t = arrange("A @frozen_zombie .", ap=2, rolls=[1, 4, 4, 1, 3, 4])
    t.take(0, Fight("copper_shortsword", "e0"))
    assert t.state.sides[0].debuffs == {"frozen": 2}
    t.state.sides[0].debuffs = {}
    t.take(0, Fight("copper_shortsword", "e0"))
    assert t.state.sides[0].debuffs == {}


@rule("TR-1804", "TR-1805", "TR-1806", "TR-EX-68", "TR-R-47", "TR-R-27", "TR-R-28")
def test_out_of_a_house_one_fights_unseen() -> None:
    t = arrange("A . . @zombie\n. . . #\n# # # #", ap=1, rolls=[1, 6], houses=[PlacedHouse("bed", xy(0, 0))])
    t.state.sides[0].cell = xy(2, 0)
    refreshed(t).take(0, Fight("copper_shortsword", "e0"))
    assert told(t, EnemyAttacked) == []
    assert sees(t, xy(2, 0), xy(3, 0))
    assert not sees(t, xy(3, 0), xy(2, 0))
    assert sees(t, xy(2, 0), xy(0, 0))


@rule("TR-1801", "TR-1802", "TR-1803", "TR-EX-67", "TR-R-26")
def test_lines_of_sight() -> None:
    t = arrange("A . # .\n. # . .\n. . @zombie .\n# # # #")
    assert not sees(t, xy(0, 0), xy(3, 0))
    assert not sees(t, xy(1, 0), xy(2, 1))
    assert sees(t, xy(1, 2), xy(3, 2))
    assert sees(t, xy(0, 0), xy(1, 2)) == sees(t, xy(1, 2), xy(0, 0))


@rule("TR-1704", "TR-1705", "TR-1706", "TR-1808", "TR-1810", "TR-1811", "TR-1812", "TR-1815", "TR-R-22", "TR-R-23")
def test_the_medium_ruler() -> None:
    start = xy(0, 0)
    assert [lost_dice(("medium",), start, xy(x, 0)) for x in (1, 2, 3, 4)] == [None, 0, 0, None]
    assert [lost_dice(("close", "medium"), start, xy(x, 0)) for x in (1, 2, 3, 4)] == [0, 0, 0, None]


@rule("TR-1808", "TR-1809", "TR-1812", "TR-1813", "TR-R-24", "TR-EX-11", "TR-EX-12", "TR-EX-28")
def test_the_far_ruler() -> None:
    start = xy(0, 0)
    assert [lost_dice(("far",), start, xy(x, 0)) for x in range(1, 10)] == [None, 0, 0, 0, 1, 1, 2, 2, None]


@rule("TR-1816", "TR-3402")
def test_enemies_reach_adjacent_cells_with_every_ruler() -> None:
    assert enemy_lost_dice(("medium",), xy(0, 0), xy(1, 1)) == 0
    assert enemy_lost_dice(("close",), xy(0, 0), xy(2, 0)) is None


@rule("TR-1704", "TR-1815", "TR-EX-11")
def test_a_bow_hits_neither_adjacent_nor_too_far() -> None:
    t = arrange("A @green_slime . @blue_slime @purple_slime", ap=1, gear=["wooden_bow"])
    shots = [choice.target for choice in open_to(t, Fight) if choice.weapon == "wooden_bow"]
    assert shots == ["e1"]


@rule("TR-1707", "TR-1813", "TR-1814", "TR-EX-12")
def test_too_far_the_player_chooses_a_die_to_leave_out() -> None:
    t = arrange("A . . . . @green_slime", ap=1, gear=["demon_bow"], rolls=[1, 2, 4])
    t.take(0, Fight("demon_bow", "e0"))
    assert told(t, AttackRolled) == [AttackRolled(0, "e0", "green_slime", (1, 2), (4,))]


@rule("TR-1814", "TR-R-25", "TR-4807")
def test_one_die_is_always_rolled_and_sizes_can_be_chosen() -> None:
    t = arrange("A . . . . . . . @green_slime", agenda=[ReadyAttack(0, "gold_bow", ("e0",), (8, 6), 1)], rolls=[3, 4])
    assert t.decisions[0].choices == (Drop(8), Drop(6))
    t.take(0, Drop(8))
    assert told(t, AttackRolled) == [AttackRolled(0, "e0", "green_slime", (3,), (4,))]
    ready_dice(t, 0, t.content.equipment["gold_bow"], ("e0",))
    assert t.agenda[-1].drop == 1  # type: ignore[attr-defined]


@rule("TR-1901", "TR-1903", "TR-1906", "TR-1908", "TR-1911", "TR-R-29", "TR-EX-13", "TR-1902", "TR-R-30")
def test_a_piercing_shot_goes_on_through_a_row() -> None:
    t = arrange("A . @green_slime @blue_slime @purple_slime", ap=1, gear=["demon_bow"], rolls=[4, 4, 4, 4, 4])
    t.take(0, Fight("demon_bow", "e0"))
    assert t.decisions[0].choices == (Aim("e1"), Pass())
    t.take(0, Aim("e1"))
    assert [enemy.id for enemy in t.state.enemies] == ["e2"]
    assert [event.attack for event in told(t, AttackRolled)] == [(4, 4, 4)] * 2


@rule("TR-1904", "TR-EX-13")
def test_with_pierce_2_all_three_must_stand_on_one_line() -> None:
    t = arrange(
        """
        . . . . @demon_eye
        A . @green_slime @blue_slime @purple_slime
        # # # # @giant_worm
        """,
        ap=1,
        gear=["molten_fury"],
    )
    t.take(0, Fight("molten_fury", "e1"))
    t.take(0, Aim("e2"))
    assert t.decisions[0].choices[:-1] == (Aim("e0"), Aim("e3"), Aim("e4"))


@rule("TR-1904")
def test_round_a_corner_there_is_no_line() -> None:
    t = arrange(
        """
        . . @demon_eye . .
        A . @green_slime @blue_slime .
        # # # # #
        """,
        ap=1,
        gear=["molten_fury"],
    )
    t.take(0, Fight("molten_fury", "e1"))
    t.take(0, Aim("e0"))
    assert [event.target for event in told(t, AttackRolled)] == ["e1", "e0"]


@rule("TR-1904")
def test_a_zigzag_is_no_line() -> None:
    t = arrange(
        """
        . . . . . .
        . . . @demon_eye . .
        A . @green_slime . @blue_slime .
        # # # # # #
        """,
        ap=1,
        gear=["molten_fury"],
    )
    t.take(0, Fight("molten_fury", "e1"))
    t.take(0, Aim("e0"))
    assert [event.target for event in told(t, AttackRolled)] == ["e1", "e0"]


@rule("TR-1910", "TR-1908", "TR-1907", "TR-1909")
def test_several_retaliate_in_the_order_of_the_attacker() -> None:
    t = arrange("A . @hoplite @hoplite .", ap=1, gear=["demon_bow"], rolls=[1, 1, 1, 8, 8, 4, 4])
    t.take(0, Fight("demon_bow", "e0"))
    t.take(0, Aim("e1"))
    assert t.decisions[0].choices == (Aim("e0"), Aim("e1"))


@rule("TR-1718", "TR-3801", "TR-911")
def test_loot_of_a_level_is_one_of_two_cards() -> None:
    t = arrange("A @giant_worm~1 .", ap=1, rolls=[6, 1])
    t.take(0, Fight("copper_shortsword", "e0"))
    assert len(t.decisions[0].choices) <= 2
    assert t.state.sides[0].coins == 1


@rule("TR-3812")
def test_yield_counts_for_loot_too() -> None:
    t = arrange("A @green_slime .", ap=1, gear=["war_axe_of_night"], rolls=[8, 8, 1])
    t.take(0, Fight("war_axe_of_night", "e0"))
    assert (t.state.sides[0].slots[0].kind, t.state.sides[0].slots[0].count) == ("gel", 2)


@rule("TR-3001", "TR-3002", "TR-3003", "TR-1012", "TR-R-136")
def test_magic_gear_costs_mana_and_no_points() -> None:
    t = arrange("A . @green_slime", gear=["amethyst_staff"], rolls=[4, 4])
    t.take(0, Fight("amethyst_staff", "e0"))
    assert t.state.sides[0].mana == 2
    assert t.state.enemies == []


@rule("TR-3001")
def test_without_mana_magic_fails() -> None:
    t = arrange("A . @green_slime", gear=["amethyst_staff"], ap=3)
    t.state.sides[0].mana = 0
    assert open_to(refreshed(t), Fight) == []


# -- enemies attack


@rule("TR-3401", "TR-3405", "TR-3407", "TR-3411", "TR-EX-43", "TR-3412")
def test_ties_hit() -> None:
    t = arrange("A @zombie .", agenda=[])
    t.rng.rolls = [4, 4]  # type: ignore[attr-defined]
    EnemyAttack("e0", 0).run(t)
    assert t.decisions[0].choices == (Pass(),)
    t.take(0, Pass())
    assert told(t, HealthLost) == [HealthLost(0, 1, 4)]


@rule("TR-3411")
def test_every_die_that_reaches_the_highest_defence_die_hurts() -> None:
    t = arrange("A @skeleton .", agenda=[])
    t.rng.rolls = [5, 2, 3]  # type: ignore[attr-defined]
    EnemyAttack("e0", 0).run(t)
    t.take(0, Pass())
    assert t.state.sides[0].health == 4


@rule("TR-3406", "TR-R-25", "TR-3402")
def test_far_away_an_enemy_leaves_out_its_smallest_die_first() -> None:
    t = arrange("A . . . . . . @fire_imp", agenda=[])
    t.rng.rolls = [8, 4]  # type: ignore[attr-defined]
    EnemyAttack("e0", 0).run(t)
    assert len(t.agenda[-1].attack) == 1  # type: ignore[attr-defined]


@rule("TR-3403")
def test_a_blind_attacker_needs_no_sight() -> None:
    t = arrange("A # @fire_imp\n# # #", agenda=[])
    EnemyAttack("e0", 0).run(t)
    assert t.agenda
    t = arrange("A # @antlion\n# # #", agenda=[])
    EnemyAttack("e0", 0).run(t)
    assert t.agenda == []


@rule("TR-3415")
def test_the_immune_get_no_debuff() -> None:
    t = arrange("A @frozen_zombie .", ap=1, rolls=[1, 4, 4])
    t.state.sides[0].resists = ["frozen"]
    t.take(0, Fight("copper_shortsword", "e0"))
    assert (t.state.sides[0].debuffs, t.state.sides[0].health) == ({}, 4)


@rule("TR-3321")
def test_a_worm_in_a_block_can_be_attacked_and_hits_back() -> None:
    t = arrange("A #@giant_worm .", ap=1, rolls=[1, 6, 1])
    t.take(0, Fight("copper_shortsword", "e0"))
    assert t.state.sides[0].health == 4


# -- dice


@rule("TR-4802", "TR-4803", "TR-4804", "TR-4805", "TR-EX-26", "TR-EX-27")
def test_larger_and_smaller_dice() -> None:
    assert [upgraded(die) for die in (4, 6, 8, 12, 20)] == [6, 8, 12, 20, 20]
    assert [downgraded(die) for die in (4, 6, 8, 12, 20)] == [4, 4, 6, 8, 12]


@rule("TR-4802", "TR-4806", "TR-4808", "TR-4810")
def test_charms_upgrade_and_double_dice_in_any_order() -> None:
    t = arrange("A @green_slime .", ap=1, rolls=[8, 8, 1])
    t.state.sides[0].charms = ["upgrade", "double"]
    t.take(0, Fight("copper_shortsword", "e0"))
    assert t.decisions[0].choices == (Boost("upgrade", 6), Boost("double", 6), Pass())
    t.take(0, Boost("upgrade", 6))
    t.take(0, Boost("double", 8))
    assert told(t, AttackRolled) == [AttackRolled(0, "e0", "green_slime", (8, 8), (1,))]


@rule("TR-4809", "TR-4811")
def test_a_die_can_be_rolled_again() -> None:
    t = arrange("A @green_slime .", ap=1, rolls=[1, 4, 5])
    t.state.sides[0].charms = ["reroll"]
    t.take(0, Fight("copper_shortsword", "e0"))
    t.take(0, Boost("reroll", 0))
    assert t.state.enemies == []


@rule("TR-4916", "TR-R-85", "TR-R-86")
def test_the_dryads_die_serves_for_one_roll() -> None:
    t = arrange("A @green_slime .", ap=1, dryad_die=True, rolls=[1, 8, 4])
    t.take(0, Fight("copper_shortsword", "e0"))
    t.take(0, Boost("dryad"))
    assert told(t, AttackRolled) == [AttackRolled(0, "e0", "green_slime", (1, 8), (4,))]
    assert not t.state.dryad_die


@rule("TR-R-24", "TR-1811")
def test_a_far_weapon_reaches_eight_cells_and_no_ninth() -> None:
    reached = arrange("A . . . . . . . @green_slime", ap=1, gear=["gold_bow"])
    assert open_to(reached, Fight) == [Fight("gold_bow", "e0")]
    missed = arrange("A . . . . . . . . @green_slime", at=(21, 0), ap=1, gear=["gold_bow"])
    assert open_to(missed, Fight) == []

"""Fights, lines of sight, rulers and piercing, case by case.  [TR-17xx to TR-19xx]"""

import pytest

from questhall.games.terraria.choices import Aim, Boost, Drop, Fight, Pass, Strengthen
from questhall.games.terraria.events import AttackRolled, EnemyAttacked, EnemyHurt
from questhall.games.terraria.foes import foe_by, strike_loss
from questhall.games.terraria.sight import lost_dice, sees
from questhall.games.terraria.state import PlacedHouse
from questhall.games.terraria.steps.enemies import EnemyPhase
from questhall.games.terraria.steps.fighting import ReadyAttack, SpendSwords
from questhall.games.terraria.steps.piercing import one_line
from questhall.games.terraria.world import cell_at
from tests.games.terraria.board import arrange, open_to, refreshed, told, xy
from tests.ledger import rule


@rule("TR-1701", "TR-2507")
def test_only_the_weapon_on_top_is_used_and_not_without_points() -> None:
    assert open_to(arrange("A @zombie .", ap=1, gear=["iron_shortsword"]), Fight) == [Fight("iron_shortsword", "e0")]
    t = arrange("A @zombie .")
    t.state.sides[0].points.dig = 3
    assert open_to(refreshed(t), Fight) == []


@rule("TR-1702", "TR-1801", "TR-R-56")
@pytest.mark.parametrize("drawing", ["A # @zombie\n# # #", "A . @fallen_star\n# # #", "A . @life_crystal\n# # #"])
def test_what_is_not_seen_or_no_enemy_is_no_target(drawing: str) -> None:
    assert open_to(arrange(drawing, ap=1, gear=["wooden_bow"]), Fight) == []


@rule("TR-1703", "TR-606")
def test_a_close_weapon_reaches_all_eight_cells_around_and_no_others() -> None:
    cells = [(x, y) for x in range(-2, 3) for y in range(-2, 3) if (x, y) != (0, 0)]
    near = {cell for cell in cells if lost_dice(("close",), cell_at(20, 10), cell_at(20 + cell[0], 10 + cell[1])) == 0}
    assert near == {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {(0, 0)}


@rule("TR-1704", "TR-1706", "TR-1808", "TR-1812", "TR-R-23")
@pytest.mark.parametrize(
    ("ranges", "across", "down", "lost"),
    [
        *((("medium",), 3, 1, 0), (("medium",), 2, 2, 0), (("medium",), 3, 2, None), (("medium",), 3, 3, None)),
        *(
            (("far",), 3, 3, 0),
            (("far",), 4, 4, 1),
            (("far",), 6, 6, 2),
            (("far",), 7, 6, None),
            (("far",), 9, 0, None),
        ),
        *((("close",), 2, 0, None), (("close", "far"), 1, 1, 0), (("medium", "far"), 4, 0, 0)),
    ],
)
def test_rulers_measure_from_centre_to_centre(ranges, across: int, down: int, lost: int | None) -> None:  # type: ignore[no-untyped-def]
    for x, y in ((across, down), (-across, down), (down, -across)):
        assert lost_dice(ranges, cell_at(20, 12), cell_at(20 + x, 12 + y)) == lost


@rule("TR-1708")
def test_an_enemy_defends_with_the_dice_of_the_bestiary() -> None:
    t = arrange("A @face_monster .", ap=1, rolls=[1, 6])
    t.take(0, Fight("copper_shortsword", "e0"))
    assert told(t, AttackRolled)[0].defence == (6,)


@rule("TR-1709", "TR-1710")
def test_swords_raise_a_die_beyond_its_maximum_and_are_spent() -> None:
    t = arrange("A @hoplite .", ap=1, rolls=[6, 9])
    t.state.sides[0].points.swords = 5
    t.take(0, Fight("copper_shortsword", "e0"))
    assert open_to(t, Strengthen) == [Strengthen(0, count) for count in (1, 2, 3, 4, 5)]
    t.take(0, Strengthen(0, 3))
    assert (told(t, EnemyHurt), t.state.sides[0].points.swords) == ([EnemyHurt("e0", "hoplite", 1)], 2)


@rule("TR-1711")
def test_what_is_left_of_the_swords_does_not_go_to_another_die() -> None:
    t = arrange("A @hoplite .", ap=1, gear=["iron_shortsword"], rolls=[3, 3, 4, 4])
    t.state.sides[0].points.swords = 2
    t.take(0, Fight("iron_shortsword", "e0"))
    t.take(0, Strengthen(0, 1))
    assert told(t, EnemyHurt) == [EnemyHurt("e0", "hoplite", 1)]


@rule("TR-1712", "TR-1713", "TR-EX-41")
@pytest.mark.parametrize(
    ("rolls", "defence", "hits"),
    [((1, 3, 5), (4, 2), 1), ((4, 4, 3), (4, 1), 2), ((6, 5, 4), (4, 4), 3), ((3,), (4, 1), 0)],
)
def test_every_die_that_reaches_the_highest_defence_die_hits(rolls, defence, hits: int) -> None:  # type: ignore[no-untyped-def]
    t = arrange(
        "A @bone_serpent .", agenda=[SpendSwords(0, "bone_sword", ("e0",), (8,) * len(rolls), rolls, (defence,))]
    )
    assert sum(event.lost for event in told(t, EnemyHurt)) == hits


@rule("TR-1714", "TR-1715", "TR-R-49")
def test_wounds_are_added_until_no_health_is_left() -> None:
    t = arrange("A @skeleton~1 .", ap=2, gear=["bone_sword"], rolls=[8, 1, 2, 8, 1, 2])
    t.take(0, Fight("bone_sword", "e0"))
    assert t.state.enemies[0].damage == 2
    t.take(0, Fight("bone_sword", "e0"))
    assert t.state.enemies == []


@rule("TR-1714", "TR-R-49")
def test_wounds_stay_over_the_enemy_phase() -> None:
    t = arrange("A . . . . . . . @skeleton~2", agenda=[EnemyPhase()])
    assert t.state.enemies[0].damage == 2


@rule("TR-1716")
def test_the_loot_goes_to_who_attacked() -> None:
    t = arrange("A . . B @demon_eye", rolls=[6, 1])
    t.state.sides[1].points.ap = 1
    refreshed(t).take(1, Fight("copper_shortsword", "e0"))
    assert [side.coins for side in t.state.sides] == [0, 2]


@rule("TR-1717", "TR-3708")
def test_a_token_returns_to_the_slot_that_it_came_from() -> None:
    t = arrange("A @zombie~1 .", ap=1, rolls=[6, 1])
    t.state.enemies[0].row = "surface_night"
    t.take(0, Fight("copper_shortsword", "e0"))
    assert t.state.tray["forest/surface_night"][0] == "zombie"
    assert len(t.state.tray["forest/surface_day"]) == 5


@rule("TR-1719")
def test_an_enemy_that_does_not_reach_the_attacker_hits_nobody() -> None:
    t = arrange("A . @zombie", ap=1, gear=["wooden_bow"], rolls=[1, 6])
    t.take(0, Fight("wooden_bow", "e0"))
    assert told(t, EnemyAttacked) == []


@rule("TR-1721")
def test_another_minion_does_not_keep_enemies_calm() -> None:
    t = arrange("A @hoplite .", ap=1, rolls=[1, 8, 1])
    t.state.sides[0].minion = "finch"
    t.take(0, Fight("copper_shortsword", "e0"))
    t.take(0, Pass())
    assert len(told(t, EnemyAttacked)) == 1


# -- sight


@rule("TR-1801", "TR-608")
def test_one_sees_through_a_tunnel() -> None:
    assert sees(arrange("A #! .\n# # #"), xy(0, 0), xy(2, 0))
    assert not sees(arrange("A # .\n# # #"), xy(0, 0), xy(2, 0))


@rule("TR-1802", "TR-R-26")
@pytest.mark.parametrize(
    ("one", "two", "seen"), [("#", "#", False), ("#", ".", True), (".", "#", True), ("#!", "#", True)]
)
def test_only_two_blocks_close_a_corner(one: str, two: str, seen: bool) -> None:
    assert sees(arrange(f"A {one} .\n{two} . .\n# # #"), xy(0, 0), xy(1, 1)) is seen


@rule("TR-1803")
@pytest.mark.parametrize("figure", ["B", "@zombie", "@fallen_star"])
def test_nobody_stands_in_the_way_of_a_look(figure: str) -> None:
    t = arrange(f"A {figure} @hoplite", ap=1, gear=["wooden_bow"])
    assert Fight("wooden_bow", f"e{len(t.state.enemies) - 1}") in open_to(t, Fight)


@rule("TR-1805", "TR-1806")
def test_out_of_a_house_blocks_bar_the_view() -> None:
    t = arrange(". . . # .\n. . A # .\n# # # # #", houses=[PlacedHouse("bed", xy(0, 0))])
    assert not sees(t, xy(2, 1), xy(4, 1))


@rule("TR-1813", "TR-1814")
def test_dice_are_left_out_before_anything_else_and_the_player_chooses_which() -> None:
    t = arrange("A . . . . . @green_slime", agenda=[ReadyAttack(0, "gold_bow", ("e0",), (8, 6, 4), 1)], rolls=[8, 4, 1])
    t.state.sides[0].charms = ["upgrade"]
    assert refreshed(t).decisions[0].choices == (Drop(8), Drop(6), Drop(4))
    t.take(0, Drop(6))
    assert t.decisions[0].choices == (Boost("upgrade", 8), Boost("upgrade", 4), Pass())
    t.take(0, Pass())
    assert told(t, AttackRolled)[0].attack == (8, 4)


@rule("TR-1816", "TR-3402")
def test_an_enemy_with_a_far_range_attacks_who_is_adjacent() -> None:
    t = arrange("A @fire_imp . . . . . .", agenda=[])
    foe = foe_by(t, "e0")
    assert foe is not None
    assert strike_loss(t, foe._replace(ranges=("far",)), 0) == 0


# -- piercing


@rule("TR-1902", "TR-R-30")
def test_further_targets_may_be_out_of_range_and_sight() -> None:
    t = arrange("A . . @zombie @zombie\n# # # # #", ap=1, gear=["vilethorn"])
    t.take(0, Fight("vilethorn", "e0"))
    assert Aim("e1") in t.decisions[0].choices
    t = arrange("A . @zombie #@giant_worm #", ap=1, gear=["demon_bow"])
    t.take(0, Fight("demon_bow", "e0"))
    assert Aim("e1") in t.decisions[0].choices


@rule("TR-1903")
def test_a_third_target_may_be_beside_the_second_only_but_not_beside_none() -> None:
    row = "A . @zombie @zombie @zombie . @zombie\n# # # # # # #"
    t = arrange(row, ap=1, gear=["molten_fury"])
    t.take(0, Fight("molten_fury", "e0"))
    assert t.decisions[0].choices == (Aim("e1"), Pass())
    t.take(0, Aim("e1"))
    assert t.decisions[0].choices == (Aim("e2"), Pass())


CROSSED = {
    ((1, 0), (1, 1)): True,
    ((1, 1), (1, 0)): True,
    ((1, 0), (3, 3)): True,
    ((0, -1), (-1, -1)): True,
    ((1, 0), (2, 0)): True,
    ((1, 1), (2, 2)): True,
    ((1, 0), (2, 1)): True,
    ((1, 0), (0, 1)): False,
    ((1, -1), (2, 0)): False,
    ((1, 0), (-1, 0)): False,
    ((1, 1), (2, 0)): False,
    ((1, 0), (1, 1), (1, -1)): False,
    ((0, 0), (1, 0)): False,
}


@rule("TR-1904")
@pytest.mark.parametrize(("cells", "crossed"), CROSSED.items(), ids=str)
def test_one_straight_line_from_the_nearest_target_passes_through_all_others(cells, crossed: bool) -> None:  # type: ignore[no-untyped-def]
    assert one_line(cell_at(20, 12), [cell_at(20 + x, 12 + y) for x, y in cells]) is crossed


@rule("TR-1904")
def test_the_order_in_which_targets_are_named_does_not_matter() -> None:
    drawing = "A . @zombie @zombie\n# # # @giant_worm\n# # # #"
    for second, third in (("e1", "e2"), ("e2", "e1")):
        t = arrange(drawing, ap=1, gear=["molten_fury"])
        t.take(0, Fight("molten_fury", "e0"))
        t.take(0, Aim(second))
        assert Aim(third) in t.decisions[0].choices


@rule("TR-1907")
def test_only_the_distance_to_the_nearest_target_costs_dice() -> None:
    t = arrange("A . . . @zombie @zombie\n# # # # # #", ap=1, gear=["demon_bow"])
    t.take(0, Fight("demon_bow", "e0"))
    t.take(0, Aim("e1"))
    assert [len(event.attack) for event in told(t, AttackRolled)] == [3, 3]


@rule("TR-1908", "TR-1910")
def test_each_target_defends_and_hits_back_for_itself() -> None:
    t = arrange("A . @hoplite @hoplite .", ap=1, gear=["demon_bow"], rolls=[2, 2, 2, 2, 5, 1])
    t.take(0, Fight("demon_bow", "e0"))
    t.take(0, Aim("e1"))
    assert [event.defence for event in told(t, AttackRolled)] == [(2,), (5,)]
    assert told(t, EnemyHurt) == [EnemyHurt("e0", "hoplite", 3)]
    both = arrange("A . @hoplite @hoplite .", ap=1, gear=["demon_bow"], rolls=[1, 1, 1, 8, 8, 4, 4])
    both.take(0, Fight("demon_bow", "e0"))
    both.take(0, Aim("e1"))
    both.take(0, Aim("e1"))
    assert [event.enemy for event in told(both, EnemyAttacked)] == ["e1", "e0"]


@rule("TR-1909")
def test_a_raised_die_counts_against_all_targets() -> None:
    t = arrange("A . @hoplite @hoplite .", ap=1, gear=["demon_bow"], rolls=[6, 1, 1, 2, 8])
    t.state.sides[0].points.swords = 2
    t.take(0, Fight("demon_bow", "e0"))
    t.take(0, Aim("e1"))
    t.take(0, Strengthen(0, 2))
    assert told(t, EnemyHurt) == [EnemyHurt("e0", "hoplite", 1), EnemyHurt("e1", "hoplite", 1)]

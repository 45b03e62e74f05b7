"""Bosses and explosives.  [TR-42xx to TR-46xx]"""

import pytest

from questhall.core import running
from questhall.games.terraria.choices import Activate, Aim, AnyOrder, Consume, Dig, Fight, Pass, Place
from questhall.games.terraria.events import (
    AllyPlaced,
    BlockDug,
    BossAppeared,
    BossChanged,
    BossDefeated,
    BossMoved,
    EnemyAttacked,
    EnemyDefeated,
    EnemyHurt,
    TreeFelled,
)
from questhall.games.terraria.figures import area_of, form_of
from questhall.games.terraria.foes import boss_foe, foes
from questhall.games.terraria.state import Boss
from questhall.games.terraria.steps.beating import defeat_boss, hurt
from questhall.games.terraria.steps.bosses import (
    CheckBosses,
    PlaceAlly,
    SummonBeside,
    UseSpecial,
    appear,
    can_call_wall,
    due,
)
from questhall.games.terraria.steps.bossmoves import MoveBoss, best_anchors, may_stand, movement, sweep
from questhall.games.terraria.steps.enemies import EnemyPhase
from questhall.games.terraria.steps.pushing import PushOut
from tests.games.terraria.board import arrange, open_to, refreshed, spot, told, where, xy
from tests.ledger import rule

WIDE = "\n".join([". . . . . . . . ."] * 4 + ["# # # # # # # # #"])


def plain(row: str) -> str:
    """An open field of four rows over the ground, the lowest as given."""
    return "\n".join([". . . . . . . . ."] * 3 + [row, "# # # # # # # # #"])


def slime(x: int, y: int = 3, **fields):  # type: ignore[no-untyped-def]
    return Boss("king_slime", xy(x, y), tokens=4, **fields)


def go(t, *steps):  # type: ignore[no-untyped-def]
    t.do(*steps)
    running.advance(t)
    return refreshed(t)


# -- appearing


@rule("TR-R-99", "TR-321", "TR-1009", "TR-1010", "TR-1011", "TR-4201")
def test_king_slime_comes_after_enough_slimes_and_only_once() -> None:
    t = arrange(plain("A . . . . . . . ."), agenda=[CheckBosses()], slimes=5)
    assert told(t, BossAppeared) == []
    t = arrange(plain("A . . . . . . . ."), agenda=[CheckBosses()], slimes=6)
    assert told(t, BossAppeared) == [BossAppeared("king_slime")]
    t.state.bosses.clear()
    go(t, CheckBosses())
    assert t.state.bosses == []


@rule("TR-R-99")
def test_with_more_players_it_takes_more_slimes() -> None:
    assert due(arrange("A . B", agenda=[], slimes=7)) == []
    assert due(arrange("A . B", agenda=[], slimes=8)) == ["king_slime"]


@rule("TR-R-99")
def test_defeated_slimes_are_counted() -> None:
    t = arrange("A @green_slime .", agenda=[])
    hurt(t, 0, "e0", 1)
    assert t.state.slimes == 1


@rule("TR-R-100", "TR-R-101", "TR-R-102")
def test_conditions_of_the_others() -> None:
    t = arrange("A . .", agenda=[], npcs=["guide", "merchant", "nurse"], time=5)
    t.state.sides[0].most_health = 7
    assert due(t) == []
    t.state.sides[0].most_health = 8
    assert due(t) == ["eye_of_cthulhu"]
    t.state.npcs.pop()
    assert due(t) == []
    t.state.time, t.state.evil_ore = 4, 3
    assert due(t) == ["eater_of_worlds"]
    t.state.evil = "crimson"
    assert due(t) == ["brain_of_cthulhu"]


@rule("TR-R-104", "TR-R-115", "TR-4405", "TR-G-M08")
def test_a_boss_appears_away_from_characters_with_its_tokens() -> None:
    t = arrange(plain("A . . . . . . . ."), agenda=[], slimes=9)
    appear(t, "king_slime")
    (boss,) = t.state.bosses
    assert boss.tokens == 3 + 1
    assert min(cell % 51 - 24 for cell in area_of(form_of(t, boss), boss.cell)) >= 3
    assert boss.cell // 51 == 3


@rule("TR-R-103", "TR-2306")
def test_the_doll_works_beside_lava_in_the_underworld() -> None:
    hell = (24, 20)
    t = arrange("A ~ .\n# # #", at=hell)
    t.state.sides[0].consumables = ["guide_voodoo_doll"]
    refreshed(t).take(0, Consume("guide_voodoo_doll"))
    assert told(t, BossAppeared) == [BossAppeared("wall_of_flesh")]
    assert not can_call_wall(t, 0)
    assert t.state.npcs == ["guide"]
    cold = arrange("A . .\n# # #", at=hell)
    assert not can_call_wall(cold, 0)
    assert not can_call_wall(arrange("A ~ ."), 0)


# -- allies and abilities


@rule("TR-4204", "TR-4205", "TR-4206", "TR-4207", "TR-4208", "TR-EX-22", "TR-R-105", "TR-R-106", "TR-R-107")
def test_allies_strengthen_a_boss_one_by_one() -> None:
    t = arrange(plain("A . . . . . . . ."), agenda=[], bosses=[slime(4)])
    boss = t.state.bosses[0]
    numbers = []
    for _ in range(3):
        PlaceAlly("king_slime").run(t)
        foe = boss_foe(t, boss)
        numbers.append((foe.defence, movement(t, boss), foe.attack))
    assert numbers == [((6, 4), 2, (6, 6)), ((6, 4), 3, (6, 6)), ((6, 4), 3, (6, 6, 6))]
    PlaceAlly("king_slime").run(t)
    assert t.agenda == [SummonBeside("king_slime")]
    PlaceAlly("king_slime").run(t)
    assert [event.slot for event in told(t, AllyPlaced)] == ["grey", "green", "red", "white"]


@rule("TR-4203")
def test_the_eater_has_no_allies() -> None:
    t = arrange(WIDE, agenda=[], bosses=[Boss("eater_of_worlds", xy(3, 3))])
    PlaceAlly("eater_of_worlds").run(t)
    assert t.state.bosses[0].allies == 0


@rule("TR-4208", "TR-R-107", "TR-2608")
def test_a_summoned_enemy_appears_beside_the_boss() -> None:
    t = go(arrange(plain("A . . . . . . . ."), agenda=[], bosses=[slime(4)]), SummonBeside("king_slime"))
    area = set(area_of(form_of(t, t.state.bosses[0]), xy(4, 3)))
    assert not area & {choice.cell for choice in t.decisions[0].choices}
    t.take(0, Place(xy(3, 3)))
    assert spot(t) == (3, 3)


@rule("TR-4209", "TR-4210", "TR-3201", "TR-R-115")
def test_king_slime_calls_a_slime_of_the_forest() -> None:
    t = go(arrange(plain("A . . . . . . . ."), agenda=[], bosses=[slime(4, allies=4)]), UseSpecial("king_slime"))
    t.take(0, Place(xy(7, 3)))
    assert t.content.enemies[t.state.enemies[0].kind].slime


@rule("TR-3201", "TR-4209", "TR-R-98", "TR-R-108", "TR-R-113")
def test_the_enemy_phase_begins_with_ally_and_ability() -> None:
    t = arrange(plain("A . . . . . . . ."), agenda=[EnemyPhase()], bosses=[slime(5)])
    assert [event.slot for event in told(t, AllyPlaced)] == ["grey"]
    assert {type(choice) for choice in t.decisions[0].choices} == {Place}


# -- area, movement, pushing


@rule("TR-4301", "TR-4302", "TR-4303", "TR-4304", "TR-EX-23", "TR-4410")
def test_the_area_of_a_boss() -> None:
    t = arrange(WIDE, agenda=[], bosses=[Boss("eye_of_cthulhu", xy(2, 3))])
    boss = t.state.bosses[0]
    tall = {xy(x, y) for x in (2, 3) for y in (1, 2, 3)}
    assert set(area_of(form_of(t, boss), boss.cell)) == tall
    boss.form = 1
    assert set(area_of(form_of(t, boss), boss.cell)) == tall


@rule("TR-R-110", "TR-4305")
def test_a_boss_moves_as_one_block_until_it_is_adjacent() -> None:
    t = arrange(plain("A . . . . . . . ."), agenda=[], bosses=[slime(5)])
    go(t, MoveBoss("king_slime"))
    assert told(t, BossMoved) == [BossMoved("king_slime", xy(5, 3), xy(3, 3))]
    go(t, MoveBoss("king_slime", 5)).take(0, Place(xy(1, 3)))
    assert t.state.bosses[0].cell == xy(1, 3)
    go(t, MoveBoss("king_slime"))
    assert len(told(t, BossMoved)) == 2


@rule("TR-4305", "TR-R-110")
def test_blocks_stop_king_slime_but_not_the_eye() -> None:
    wall = "\n".join([". . . # . . . . ."] * 3 + ["A . . # . . . . .", "# # # # # # # # #"])
    t = arrange(wall, agenda=[], bosses=[slime(4)])
    assert best_anchors(t, t.state.bosses[0], xy(0, 3), 1) == []
    t = arrange(wall, agenda=[], bosses=[Boss("eye_of_cthulhu", xy(4, 3))])
    assert best_anchors(t, t.state.bosses[0], xy(0, 3), 1) != []


@rule("TR-4313", "TR-EX-31")
def test_a_boss_that_cannot_get_nearer_to_one_goes_for_another() -> None:
    drawing = plain("A # # . . . . . B").replace(". . . .", "# # # .", 3)
    t = arrange(drawing, agenda=[], bosses=[slime(3)])
    go(t, MoveBoss("king_slime"))
    assert t.state.bosses[0].cell % 51 - 24 > 3


@rule("TR-R-110")
def test_a_boss_that_does_not_fly_falls() -> None:
    t = arrange(WIDE, agenda=[], bosses=[slime(2, 2)])
    go(t, PushOut("king_slime", ()))
    assert t.state.bosses[0].cell == xy(2, 3)


@rule("TR-4307", "TR-4308", "TR-4310", "TR-4311")
def test_figures_under_a_boss_are_pushed_aside() -> None:
    t = arrange(plain(". . . A B . . . ."), agenda=[], bosses=[slime(2)])
    go(t, PushOut("king_slime", tuple(area_of(form_of(t, t.state.bosses[0]), xy(2, 3)))))
    assert t.decisions[0].choices == (Aim("s0"), Aim("s1"))
    t.take(0, Aim("s1"))
    assert {choice.cell for choice in t.decisions[1].choices} == {xy(5, 3), xy(5, 2)}
    t.take(1, Place(xy(5, 2)))
    assert where(t, 1) == (5, 3)


@rule("TR-4309", "TR-4312")
def test_without_room_they_die_and_nobody_gains_loot() -> None:
    t = arrange("# # # #\n# @zombie # #\n# # # A", agenda=[], bosses=[Boss("eye_of_cthulhu", xy(0, 2))])
    go(t, PushOut("eye_of_cthulhu", (xy(1, 1),)))
    assert (t.state.enemies, told(t, EnemyDefeated)) == ([], [])


@rule("TR-R-120")
def test_the_wall_sweeps_to_the_edge_and_turns() -> None:
    hell = (24, 20)
    drawing = "\n".join([". . . . . . A . ."] + [". . . . . . . . ."] * 4)
    t = arrange(drawing, at=hell, agenda=[], bosses=[Boss("wall_of_flesh", xy(0, 4, hell))])
    wall = t.state.bosses[0]
    sweep(t, wall, 3)
    assert wall.cell == xy(3, 4, hell)
    t.state.sides[0].cell = xy(0, 0, hell)
    sweep(t, wall, 9)
    assert (wall.cell, wall.heading) == (xy(7, 4, hell), -1)


# -- fighting


@rule("TR-4401", "TR-4402", "TR-R-109", "TR-4202")
def test_a_boss_is_reached_at_the_nearest_cell_of_its_area() -> None:
    t = arrange(plain("A . . . . . . . ."), ap=1, bosses=[slime(1)])
    assert open_to(t, Fight) == [Fight("copper_shortsword", "king_slime")]


@rule("TR-4405", "TR-4406", "TR-4407", "TR-4408", "TR-4409", "TR-4410", "TR-EX-53", "TR-R-111", "TR-R-112")
def test_surplus_damage_is_ignored_when_the_form_changes() -> None:
    t = arrange(plain("A . . . . . . . ."), agenda=[], bosses=[slime(1)])
    boss = t.state.bosses[0]
    boss.tokens = 2
    hurt(t, 0, "king_slime", 3)
    assert (boss.form, boss.tokens, boss.taken, boss.cell) == (1, 4, {0: 2}, xy(1, 3))
    assert told(t, EnemyHurt) == [EnemyHurt("king_slime", "king_slime", 2)]
    assert told(t, BossChanged) == [BossChanged("king_slime")]
    assert foes(t) == []
    assert form_of(t, boss).width == 2


@rule("TR-4411", "TR-116", "TR-R-20", "TR-4412")
def test_a_defeated_boss_lowers_threat_and_leaves_loot() -> None:
    t = arrange(plain("A . . . . . . . ."), agenda=[], bosses=[slime(1, form=1, taken={0: 3})], threat=5)
    hurt(t, 0, "king_slime", 9)
    go(t)
    assert (t.state.bosses, t.state.beaten, t.state.threat) == ([], ["king_slime"], 4)
    assert told(t, BossDefeated) == [BossDefeated("king_slime", 0, plainly=True)]
    assert t.state.sides[0].coins == 10
    assert t.state.sides[0].gear["other"] == ("slime_staff",)


@rule("TR-4413", "TR-4414", "TR-R-114")
@pytest.mark.parametrize(
    ("taken", "coins", "decides"), [({0: 1, 1: 3}, 0, 1), ({0: 2, 1: 2}, 5, 1), ({0: 2, 1: 2}, 0, 0)]
)
def test_who_divides_the_loot(taken: dict[int, int], coins: int, decides: int) -> None:
    t = arrange(plain("A . B . . . . . ."), agenda=[], bosses=[slime(4, form=1, taken=taken)])
    t.state.sides[0].coins = coins
    t.state.bosses[0].tokens = 0
    defeat_boss(t, 0, t.state.bosses[0])
    go(t)
    assert list(t.decisions) == [decides]


@rule("TR-109", "TR-110", "TR-EX-63")
def test_with_the_wall_of_flesh_the_game_is_won() -> None:
    wall = Boss("wall_of_flesh", xy(3, 3), form=1, tokens=1)
    t = arrange(WIDE, agenda=[], bosses=[wall], options={"difficulty": "harder"})
    hurt(t, 0, "wall_of_flesh", 1)
    assert t.outcome is not None
    assert (t.outcome.result, t.outcome.reason) == ("won", "wall_of_flesh")


@rule("TR-4403", "TR-4404", "TR-EX-55")
def test_a_piercing_shot_hurts_a_boss_once() -> None:
    t = arrange(plain("A . @zombie . . . . . ."), ap=1, gear=["demon_bow"], bosses=[slime(3)], rolls=[6, 6, 6, 1, 1])
    t.take(0, Fight("demon_bow", "e0"))
    t.take(0, Aim("king_slime"))
    assert [event.lost for event in told(t, EnemyHurt) if event.enemy == "king_slime"] == [3]


@rule("TR-2911")
def test_no_pylon_works_beside_a_boss() -> None:
    t = arrange("A ^ . . ^ .\n# # # # # #", npcs=["guide", "nurse"], bosses=[Boss("queen_bee", xy(0, 14))])
    t.state.sides[0].coins = 25
    assert "use_pylon" not in " ".join(str(choice) for choice in refreshed(t).decisions[0].choices)


@rule("TR-R-116", "TR-R-117", "TR-R-118", "TR-R-119")
@pytest.mark.parametrize(
    ("boss", "moved"), [("eye_of_cthulhu", True), ("brain_of_cthulhu", True), ("queen_bee", False)]
)
def test_special_abilities(boss: str, moved: bool) -> None:
    t = arrange(plain("A . . . . . . . ."), agenda=[], bosses=[Boss(boss, xy(4, 2), tokens=4)])
    go(t, UseSpecial(boss))
    t.decisions and t.take(0, t.decisions[0].choices[0])
    assert bool(told(t, BossMoved)) is moved


@rule("TR-R-117", "TR-R-119")
def test_spitting_and_stinging_are_attacks() -> None:
    for boss in ("eater_of_worlds", "queen_bee"):
        t = arrange(plain("A . . . . . . . ."), agenda=[], bosses=[Boss(boss, xy(3, 3), tokens=4)])
        go(t, UseSpecial(boss))
        assert [event.enemy for event in told(t, EnemyAttacked)] == [boss]


@rule("TR-R-62", "TR-3206")
def test_bosses_take_their_turn_among_enemies() -> None:
    bee = Boss("queen_bee", xy(6, 1), tokens=4)
    t = arrange(plain("A . . . . @zombie . . ."), agenda=[EnemyPhase()], bosses=[bee])
    assert t.decisions[0].choices == (Activate("queen_bee"), Activate("e0"), AnyOrder())


@rule("TR-1513", "TR-4202")
def test_a_block_inside_a_boss_cannot_be_dug() -> None:
    t = arrange("# # # #\n# # # #\nA # # #\n# # # #", ap=1, bosses=[Boss("eye_of_cthulhu", xy(1, 2))])
    assert Dig(xy(1, 2)) not in open_to(t, Dig)
    assert Dig(xy(0, 3)) in open_to(t, Dig)


@rule("TR-4307", "TR-R-113")
def test_bosses_do_not_enter_each_other() -> None:
    bosses = [Boss("eye_of_cthulhu", xy(6, 3)), slime(3)]
    t = arrange(plain("A . . . . . . . ."), agenda=[], bosses=bosses)
    assert may_stand(t, bosses[0], xy(6, 3))
    assert not may_stand(t, bosses[0], xy(5, 3))


# -- explosives


def bomber(drawing: str, card: str = "bomb", **state):  # type: ignore[no-untyped-def]
    t = arrange(drawing, **state)
    t.state.sides[0].consumables = [card]
    refreshed(t).take(0, Consume(card))
    return t


@rule("TR-4601", "TR-4602", "TR-4607", "TR-EX-25", "TR-R-123", "TR-4608")
def test_a_bomb_fights_digs_and_chops_in_nine_cells() -> None:
    t = bomber("A . . . .\n. . . @green_slime 1\n# # # u #\n# # # # #", rolls=[4, 4, 4])
    t.take(0, Place(xy(3, 1)))
    assert {event.block for event in told(t, BlockDug)} == {"dirt", "copper"}
    assert len(told(t, TreeFelled)) == 1
    assert {stack.kind: stack.count for stack in t.state.sides[0].slots if stack.kind} == {
        "copper": 1,
        "wood": 1,
        "gel": 1,
    }
    assert t.state.sides[0].consumables == []


@rule("TR-4603", "TR-R-125", "TR-R-127")
def test_the_centre_must_be_in_range_and_sight() -> None:
    t = bomber("A . . . . .\n# # # # # #\n# # # # # #")
    cells = {choice.cell for choice in t.decisions[0].choices}
    assert {xy(0, 0), xy(3, 0), xy(1, 1)} <= cells
    assert not {xy(4, 0), xy(0, 2)} & cells


@rule("TR-4604", "TR-R-124")
def test_characters_in_the_area_are_attacked_too() -> None:
    t = bomber("A B . .", rolls=[6, 6, 6, 6, 1, 1])
    t.take(0, Place(xy(1, 0)))
    assert [side.health for side in t.state.sides] == [3, 3]
    assert [side.debuffs for side in t.state.sides] == [{}, {}]


@rule("TR-4605")
def test_dynamite_digs_hard_blocks_but_a_beenade_digs_nothing() -> None:
    t = bomber("A . . E\n# # # #", "dynamite", rolls=[])
    t.take(0, Place(xy(3, 0)))
    assert "ebonstone" in {event.block for event in told(t, BlockDug)}
    t = bomber("A . . E\n# # # #", "beenade")
    t.take(0, Place(xy(3, 0)))
    assert told(t, BlockDug) == []


@rule("TR-4606", "TR-R-126")
def test_whoever_survives_an_explosion_retaliates() -> None:
    t = bomber("A @hoplite . .\n# # # #", rolls=[1, 1, 12, 1])
    t.take(0, Place(xy(2, 0)))
    assert [event.enemy for event in told(t, EnemyAttacked)] == ["e0"]


@rule("TR-1513")
def test_an_explosion_leaves_the_block_of_a_worm() -> None:
    t = bomber("A . #@world_feeder .\n# # # #", rolls=[1, 1, 12])
    t.take(0, Place(xy(2, 0)))
    assert xy(2, 0) not in {event.cell for event in told(t, BlockDug)}
    assert Pass() in t.decisions[0].choices


@rule("TR-4409")
def test_a_boss_that_changed_form_in_this_phase_cannot_be_attacked() -> None:
    t = arrange(plain("A . . . . . . . ."), ap=1, bosses=[slime(1, changed=True)])
    assert open_to(t, Fight) == []
    t.state.bosses[0].changed = False
    assert open_to(refreshed(t), Fight) == [Fight("copper_shortsword", "king_slime")]

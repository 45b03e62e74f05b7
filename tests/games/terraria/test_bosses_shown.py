"""How bosses appear, summon, move and push, one by one.  [TR-42xx, TR-43xx, TR-R-98 to TR-R-113]"""

import pytest

from questhall.core import running
from questhall.games.terraria.choices import Aim, Choose, Dig, Fight, Go, HangRope, Place
from questhall.games.terraria.events import AllyPlaced, BossAppeared, BossMoved
from questhall.games.terraria.figures import area_of, form_of
from questhall.games.terraria.foes import boss_foe
from questhall.games.terraria.state import NOWHERE, Boss, Land, PlacedHouse
from questhall.games.terraria.steps.beating import hurt
from questhall.games.terraria.steps.bosses import SummonBeside, appear, can_call_wall, due
from questhall.games.terraria.steps.bossmoves import MoveBoss, may_stand, movement
from questhall.games.terraria.steps.enemies import EnemyPhase
from questhall.games.terraria.steps.falling import Settle
from questhall.games.terraria.steps.phase import EndPhase, GoOn
from questhall.games.terraria.steps.pushing import PushOut
from tests.games.terraria.board import arrange, open_to, refreshed, spot, told, where, xy
from tests.ledger import rule

GROUND = "# # # # # # # # #"
AIR = ". . . . . . . . ."


def field(row: str = AIR, air: int = 3) -> str:
    """Rows of air over the ground, the lowest as given."""
    return "\n".join([AIR] * air + [row, GROUND])


def boss(name: str, x: int, y: int, **fields) -> Boss:  # type: ignore[no-untyped-def]
    return Boss(name, xy(x, y), tokens=fields.pop("tokens", 4), **fields)


def go(t, *steps):  # type: ignore[no-untyped-def]
    t.do(*steps)
    running.advance(t)
    return refreshed(t)


def left(cell: int) -> int:
    """The column of a cell in the drawing."""
    return cell % 51 - 24


# -- appearing


@rule("TR-R-98", "TR-1010")
def test_a_boss_acts_in_the_round_in_which_it_appears() -> None:
    t = arrange(field("A . . . . . . . ."), agenda=[], slimes=6)
    t.state.land = Land(tuple(tile or "ocean_1" for tile in t.state.land.tiles))
    go(t, EndPhase(), EnemyPhase())
    assert [event.boss for event in told(t, BossAppeared)] == ["king_slime"]
    assert [event.slot for event in told(t, AllyPlaced)] == ["grey"]


@rule("TR-R-99")
def test_only_slimes_are_counted() -> None:
    t = arrange("A @zombie~1 @red_slime~1", agenda=[])
    hurt(t, 0, "e0", 1)
    assert t.state.slimes == 0
    hurt(t, 0, "e1", 1)
    assert t.state.slimes == 1


@rule("TR-R-100")
def test_the_eye_waits_for_night_two_npcs_and_one_strong_character() -> None:
    t = arrange("A . B", agenda=[], npcs=["guide", "merchant", "nurse"], time=5)
    t.state.sides[1].most_health = 8
    assert due(t) == ["eye_of_cthulhu"]
    t.state.time = 4
    assert due(t) == []


@rule("TR-R-101")
@pytest.mark.parametrize(("sign", "counted"), [("e", 1), ("r", 1), ("u", 0), ("E", 0)])
def test_evil_ore_that_is_dug_is_counted(sign: str, counted: int) -> None:
    t = arrange(f"A {sign} #", ap=4, gear=["nightmare_pickaxe"])
    t.take(0, Dig(xy(1, 0)))
    assert t.state.evil_ore == counted


@rule("TR-R-101")
def test_three_blocks_of_evil_ore_call_the_boss_of_the_evil_biome() -> None:
    assert due(arrange("A . .", agenda=[], evil_ore=2)) == []
    assert due(arrange("A . .", agenda=[], evil_ore=3)) == ["eater_of_worlds"]
    assert due(arrange("A . .", agenda=[], evil_ore=3, options={"evil": "crimson"})) == ["brain_of_cthulhu"]


@rule("TR-R-102")
def test_the_queen_comes_when_somebody_is_on_the_hive() -> None:
    t = arrange("A . .", agenda=[])
    (hive,) = t.content.hives
    tiles = list(t.state.land.tiles)
    tiles[3 * 17 + 8] = hive
    t.state.land = Land(tuple(tiles))
    assert due(t) == []
    t.state.sides[0].cell = xy(0, 15)
    assert due(t) == ["queen_bee"]


@rule("TR-R-103")
@pytest.mark.parametrize(
    ("drawing", "works"),
    [("A~ . .\n# # #", True), ("A . ~\n# # #", False), (". . ~\n. A .\n# # #", True), ("A h #\n# # #", False)],
)
def test_where_the_doll_works(drawing: str, works: bool) -> None:
    assert can_call_wall(arrange(drawing, at=(24, 20)), 0) is works


@rule("TR-R-104", "TR-G-M08")
def test_all_of_a_boss_lies_in_its_region() -> None:
    drawing = "\n".join([". . . . . ."] * 4 + ["# # # # # #"])
    t = arrange(drawing, at=(27, 0), agenda=[])
    t.state.sides[0].cell = xy(-3, 3)
    appear(t, "king_slime")
    area = area_of(form_of(t, t.state.bosses[0]), t.state.bosses[0].cell)
    assert {cell % 51 for cell in area} == {27, 28, 29}


@rule("TR-R-104")
def test_without_room_a_boss_appears_as_far_away_as_possible_and_pushes() -> None:
    t = arrange(". . . . .\n. . . . .\n. . A @zombie .\n# # # # #", agenda=[])
    appear(t, "king_slime")
    assert t.state.bosses[0].cell == xy(0, 2)
    running.advance(t)
    assert where(t) == (3, 1)


@rule("TR-R-104")
@pytest.mark.parametrize(("x", "at"), [(0, 3), (8, 3), (4, 1)])
def test_a_boss_appears_as_near_as_three_cells(x: int, at: int) -> None:
    t = arrange(field(), agenda=[], seats=1)
    t.state.sides[0].cell = xy(x, 3)
    appear(t, "king_slime")
    assert left(t.state.bosses[0].cell) == at


# -- allies


@rule("TR-4205", "TR-4206", "TR-4207")
def test_what_allies_add_stays_for_the_rest_of_the_game() -> None:
    t = arrange(field("A . . . . . . . ."), agenda=[], bosses=[boss("king_slime", 4, 3, allies=4, form=1)])
    foe = boss_foe(t, t.state.bosses[0])
    assert (foe.defence, foe.attack, movement(t, t.state.bosses[0])) == ((6, 4), (6, 6, 6), 3)


@rule("TR-4209", "TR-4210", "TR-R-105", "TR-R-113")
@pytest.mark.parametrize(("allies", "placed"), [(0, 1), (4, 0)])
def test_each_boss_in_turn_places_an_ally_if_any_is_left_and_uses_its_ability_once(allies: int, placed: int) -> None:
    bosses = [boss("king_slime", 0, 3, allies=allies), boss("eye_of_cthulhu", 7, 3, allies=allies)]
    t = arrange(field(". . . . A . . . ."), agenda=[EnemyPhase()], bosses=bosses)
    assert t.decisions[0].choices == (Aim("king_slime"), Aim("eye_of_cthulhu"))
    t.take(0, Aim("king_slime"))
    assert len(told(t, AllyPlaced)) == placed
    t.take(0, Place(xy(0, 0)))
    assert ([enemy.kind[-5:] for enemy in t.state.enemies], len(told(t, AllyPlaced))) == (["slime"], 2 * placed)
    assert {type(choice) for choice in t.decisions[0].choices} == {Place}


@rule("TR-4208", "TR-R-107", "TR-R-138")
def test_a_summoned_token_comes_from_the_slot_of_the_anchor() -> None:
    t = arrange("\n".join([". . . . . ."] * 4 + [GROUND[:11]]), at=(27, 0), agenda=[], seats=1)
    t.state.sides[0].cell = xy(0, 3)
    t.state.bosses = [boss("king_slime", 3, 3)]
    go(t, SummonBeside("king_slime"))
    assert xy(6, 3) in {choice.cell for choice in t.decisions[0].choices}
    t.take(0, Place(xy(6, 3)))
    assert [(enemy.biome, enemy.row) for enemy in t.state.enemies] == [("forest", "surface_day")]


@rule("TR-4208", "TR-R-107")
def test_a_summoned_token_needs_an_empty_and_free_cell_next_to_the_boss() -> None:
    t = arrange("# . # # #\n# . . . #\n# . . . A\n# . . @zombie #\n# # # # #", agenda=[])
    t.state.bosses = [boss("eater_of_worlds", 2, 2, form=1)]
    go(t, SummonBeside("eater_of_worlds"))
    free = {xy(1, 1), xy(2, 1), xy(3, 1), xy(1, 2), xy(1, 3), xy(2, 3)}
    assert {choice.cell for choice in t.decisions[0].choices} == free


# -- movement


@rule("TR-R-108")
def test_a_boss_acts_however_far_away_it_is() -> None:
    rows = [AIR] * 14 + [GROUND]
    t = arrange("\n".join(rows), agenda=[], bosses=[boss("queen_bee", 6, 13, allies=4)], platforms=[xy(0, 0)])
    t.state.sides[0].cell = xy(0, 0)
    go(t, EnemyPhase())
    refreshed(t).take(0, t.decisions[0].choices[0])
    assert len(told(t, BossMoved)) == 1


@rule("TR-4304", "TR-R-109", "TR-4313")
def test_the_nearest_character_is_counted_from_the_anchor() -> None:
    t = arrange(field("B . . . . . . . A"), agenda=[], bosses=[boss("king_slime", 3, 3)])
    go(t, MoveBoss("king_slime"))
    assert left(t.state.bosses[0].cell) < 3


@rule("TR-R-109", "TR-R-110")
def test_a_boss_stops_when_any_cell_of_its_area_is_next_to_the_target() -> None:
    t = arrange(field(". . . A . . . . ."), agenda=[], bosses=[boss("king_slime", 0, 3)])
    go(t, MoveBoss("king_slime"))
    assert (told(t, BossMoved), t.agenda) == ([], [])


@rule("TR-R-109")
def test_a_boss_is_as_near_as_its_nearest_cell() -> None:
    for x in (0, 8):
        t = arrange(field(), ap=1, bosses=[boss("king_slime", 1 if x == 0 else 5, 3)], agenda=[])
        t.state.sides[0].cell = xy(x, 3)
        assert open_to(go(t, GoOn()), Fight) == [Fight("copper_shortsword", "king_slime")]


@rule("TR-3307", "TR-R-60", "TR-4202")
@pytest.mark.parametrize(("seat", "x"), [(0, 3), (1, 4)])
def test_the_players_choose_among_characters_equally_near_to_a_boss(seat: int, x: int) -> None:
    t = arrange(field("A . . . . . . . B", air=2), agenda=[], bosses=[boss("eater_of_worlds", 4, 2, form=1)])
    go(t, MoveBoss("eater_of_worlds", 1))
    assert t.decisions[0].choices == (Choose(0), Choose(1))
    t.take(0, Choose(seat))
    assert {left(choice.cell) for choice in t.decisions[seat].choices} == {x if seat == 0 else 5}


@rule("TR-4305", "TR-R-110")
def test_only_some_bosses_enter_houses() -> None:
    bosses = [boss("eye_of_cthulhu", 0, 3), boss("brain_of_cthulhu", 6, 3)]
    t = arrange(field(), agenda=[], bosses=bosses, houses=[PlacedHouse("bed", xy(3, 2))])
    assert not may_stand(t, bosses[0], xy(3, 3))
    assert may_stand(t, bosses[1], xy(3, 3))


@rule("TR-R-110")
def test_bosses_fall_without_harm_unless_they_fly_or_a_foot_stands() -> None:
    pit = "\n".join([AIR, AIR, AIR, "# . . . . . . . ."])
    for name, x, fallen in (("king_slime", 3, True), ("king_slime", 0, False), ("eye_of_cthulhu", 3, False)):
        t = arrange(f"{pit}\n{GROUND}", agenda=[Settle()], bosses=[boss(name, x, 2)])
        found = t.state.bosses[0]
        assert (found.cell == xy(x, 3), found.tokens) == (fallen, 4)


@rule("TR-R-110", "TR-R-65")
def test_a_worm_among_bosses_rests_in_a_block() -> None:
    t = arrange(f"{AIR}\n. . # . . . . . .\n{AIR}\n{GROUND}", agenda=[Settle()], bosses=[boss("eater_of_worlds", 1, 1)])
    assert t.state.bosses[0].cell == xy(1, 1)


# -- pushing


@rule("TR-4202")
def test_nobody_moves_onto_a_boss() -> None:
    t = arrange(field("A . . . . . . . ."), ap=1, bosses=[boss("king_slime", 1, 3)])
    assert {(left(choice.to), choice.to // 51) for choice in open_to(t, Go)} == {(0, 2)}
    t.state.sides[0].ropes = 1
    assert open_to(refreshed(t), HangRope) == [HangRope(xy(0, 2))]


@rule("TR-4307")
def test_an_enemy_that_a_moving_boss_covers_is_pushed() -> None:
    t = arrange(field("A . . . B @zombie . . ."), agenda=[], bosses=[boss("eye_of_cthulhu", 7, 3)])
    go(t, MoveBoss("eye_of_cthulhu", 3))
    t.take(1, Place(xy(5, 3)))
    assert spot(t) == (4, 2)


@rule("TR-4307", "TR-4308", "TR-4311")
def test_the_players_choose_whom_a_boss_pushes_first_and_where_to() -> None:
    t = arrange(field(". . . . B @zombie . . A"), agenda=[], bosses=[boss("eye_of_cthulhu", 4, 3)])
    go(t, PushOut("eye_of_cthulhu", tuple(area_of(form_of(t, t.state.bosses[0]), xy(4, 3)))))
    assert t.decisions[0].choices == (Aim("s1"), Aim("e0"))
    t.take(0, Aim("e0"))
    assert t.decisions[0].choices == (Place(xy(6, 2)), Place(xy(6, 3)))
    t.take(0, Place(xy(6, 3)))
    assert t.decisions[1].choices == (Place(xy(3, 2)), Place(xy(3, 3)))


@rule("TR-4309")
def test_a_character_without_room_dies() -> None:
    t = arrange("# # # #\n# A # #\n# # # #", agenda=[], bosses=[boss("eye_of_cthulhu", 0, 2)])
    go(t, PushOut("eye_of_cthulhu", (xy(1, 1),)))
    assert (t.state.sides[0].cell, t.state.sides[0].tombstones) == (NOWHERE, 1)


@rule("TR-4309", "TR-4312")
def test_nothing_is_gained_for_an_enemy_that_has_no_room() -> None:
    t = arrange("# # # #\n# @zombie # #\n# # # A", agenda=[], bosses=[boss("eye_of_cthulhu", 0, 2)])
    go(t, PushOut("eye_of_cthulhu", (xy(1, 1),)))
    assert (t.state.enemies, t.state.sides[0].coins, t.state.slimes) == ([], 0, 0)


@rule("TR-4313", "TR-EX-31")
def test_among_those_that_it_can_reach_a_boss_goes_for_the_nearest() -> None:
    drawing = "# # # # # # # # #\n# # # # # # # # #\nA . # . . . B . Y\n# # # # # # # # #"
    t = arrange(drawing, agenda=[], bosses=[boss("king_slime", 3, 2, form=1)])
    t.state.marks = {xy(x, 1): "tunnel" for x in range(3, 9)}
    go(t, MoveBoss("king_slime"))
    assert left(t.state.bosses[0].cell) == 4

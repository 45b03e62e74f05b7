"""What bots do where nothing near looks good, and that what they keep is as if it were found anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from questhall.core import Table
from questhall.games.terraria.belongings import all_owned, owned, perils
from questhall.games.terraria.choices import Craft, Dig, Go, Pass
from questhall.games.terraria.content import load
from questhall.games.terraria.effects import Cell
from questhall.games.terraria.grounds import WALK, Digger, World
from questhall.games.terraria.heuristic import STAY, heuristic, third_look
from questhall.games.terraria.lands import pits, rooms
from questhall.games.terraria.links import STUCK, links_of
from questhall.games.terraria.needs import FETCH, MAKE, ROOM, UNIT, Needs
from questhall.games.terraria.plans import needs_of
from questhall.games.terraria.state import Boss, Held, PlacedHouse, Stack, State
from questhall.games.terraria.steps.cards import DestroyOne
from questhall.games.terraria.ways import FURTHEST, new_ways, ways_to
from tests.games.terraria.board import arrange, xy

CAVE = "# # # # # #\n# A . . # #\n# # # # # #"
CELLS = [xy(x, y) for x in range(6) for y in range(6)]


def needs(t: Table[State]) -> Needs:
    return needs_of(t, 0, t.state.sides[0].cell, Needs)


def test_who_has_points_and_sees_nothing_good_looks_further_and_otherwise_passes() -> None:
    t = arrange(CAVE, ap=2)
    stay = heuristic(t, 0)
    further = third_look(t, t.decisions[0], stay)
    assert further is not None
    assert further.otherwise == Pass()
    assert {Go, Dig, Craft} <= further.kinds
    assert further.above > stay + STAY
    assert third_look(t, t.decisions[0], stay + 2 * STAY) is None


@pytest.mark.parametrize(
    "t",
    [
        arrange(CAVE, ap=1),
        arrange(CAVE, agenda=[DestroyOne(0)], hand=["rest"]),
        arrange(CAVE, ap=2, hand=["explore"]),
    ],
)
def test_nobody_looks_further_with_a_single_point_at_other_questions_or_before_using_cards(t: Table[State]) -> None:
    assert third_look(t, t.decisions[0], heuristic(t, 0)) is None


def test_the_least_digging_makes_room_for_a_house() -> None:
    t = arrange("# # # # # #\n# . . # # #\n# A . . # #\n# # # # # #", at=(24, 4))
    world = World(t.state.land, (), ())
    assert not rooms(world, 1)
    blocks, left = pits(world, 1, hard=False)
    assert left == (xy(3, 1, (24, 4)),)
    assert blocks == 1
    dug = World(t.state.land, left, ())
    assert set(rooms(dug, 1)) == {xy(x, y, (24, 4)) for x in (1, 2, 3) for y in (1, 2)}


def test_no_room_is_dug_out_where_something_comes_out() -> None:
    t = arrange("# # # # # #\n# . . # # #\n# A . o # #\n# # # # # #", at=(24, 4))
    assert xy(3, 1, (24, 4)) not in pits(World(t.state.land, (), ()), 1, hard=False)[1]


def test_only_a_pickaxe_for_hard_blocks_digs_them_out_of_a_room() -> None:
    t = arrange("# # # # # #\nE . . E # #\nE A . . # #\n# # # # # #", at=(24, 4))
    world, block = World(t.state.land, (), ()), xy(3, 1, (24, 4))
    assert block not in pits(world, 1, hard=False)[1]
    assert block in pits(world, 1, hard=True)[1]


def test_a_house_underground_takes_less_the_more_of_its_room_is_dug() -> None:
    t = arrange("# # # # # #\n# . # # # #\n# A . . # #\n# # # # # #", at=(24, 4), houses=[PlacedHouse("work_bench", 0)])
    t.state.sides[0].slots[:2] = [Stack("stone", 4), Stack("iron", 2)]
    takes = [needs(t).raised("anvil_furnace", 1)]
    for block in (xy(2, 1, (24, 4)), xy(3, 1, (24, 4))):
        t.state.marks[block] = "tunnel"
        takes.append(needs(t).raised("anvil_furnace", 1))
    assert takes[0] > takes[1] > takes[2] == MAKE + needs(t).room(1)


def test_to_pay_for_a_house_that_has_no_room_never_makes_it_look_farther_away() -> None:
    t = arrange("# # # # # #\n# A # # # #\n# # # # # #", at=(24, 4), houses=[PlacedHouse("work_bench", 0)])
    t.state.sides[0].slots[:2] = [Stack("stone", 4), Stack("iron", 1)]
    lacking = needs(t).raised("anvil_furnace", 1)
    assert lacking == needs(t).paid(load().houses["anvil_furnace"].cost) + needs(t).room(1)
    t.state.sides[0].slots[1] = Stack("iron", 2)
    assert needs(t).room(1) > ROOM
    assert needs(t).raised("anvil_furnace", 1) < lacking


def test_who_has_wood_can_make_a_way_out_of_it_which_takes_more_than_the_wood_is_missed() -> None:
    t = arrange(CAVE, ap=6)
    t.state.sides[0].slots[0] = Stack("wood", 1)
    here, takes = needs(t).web
    assert here == t.state.sides[0].cell
    assert FETCH * takes / WALK > UNIT


@pytest.mark.parametrize(
    ("whose", "field", "value"),
    [
        (lambda state: state.sides[1], "coins", 9),
        (lambda state: state.sides[0].points, "ap", 0),
        (lambda state: state.sides[0], "hand", [Held("explore")]),
        (lambda state: state.enemies[0], "cell", xy(1, 0)),
        (lambda state: state.enemies[0], "kind", "demon_eye"),
        (lambda state: state.bosses[0], "cell", xy(1, 0, (24, 20))),
        (lambda state: state, "threat", 7),
        (lambda state: state, "journey", True),
        (lambda state: state, "houses", [PlacedHouse("loom", 0)]),
        (lambda state: state, "goals", {"fight": ["fight_10_other"]}),
    ],
)
def test_what_players_have_is_found_anew_where_anything_that_counts_for_it_differs(
    whose: Callable[[State], Any], field: str, value: Any
) -> None:
    t = arrange("A B . @zombie", ap=3, bosses=[Boss("king_slime", xy(1, 4))])
    t.state.sides[0].worn, t.state.sides[0].coins = "gold_armour", 1
    before = all_owned(t)
    setattr(whose(t.state), field, value)
    found = sum(owned(t, seat, side, perils(t)) for seat, side in enumerate(t.state.sides))
    assert before != found == all_owned(t)


@pytest.mark.parametrize("lost", [frozenset(CELLS[at : at + size]) for at in range(0, 33, 3) for size in (1, 2, 4)])
@pytest.mark.parametrize("hang", [6, STUCK])
def test_ways_that_must_not_stand_on_lost_cells_are_as_if_found_anew(hang: int, lost: frozenset[Cell]) -> None:
    drawing = "A . # # . .\n# # # # # #\n# . . # # .\n# # # . # #\n# . # # # #\n# # # # # #"
    land, digger, target = arrange(drawing).state.land, Digger(1, hard=False), (xy(5, 0),)
    world = World(land, (xy(3, 1),), ())
    assert max(map(ways_to(world, digger, target, hang).to, CELLS)) < FURTHEST
    found, anew = ways_to(world, digger, target, hang, lost), new_ways(links_of(world, digger, hang, lost), target)
    there = [(found.to(start), found.path(start)) for start in CELLS]
    assert there == [(anew.to(start), anew.path(start)) for start in CELLS]

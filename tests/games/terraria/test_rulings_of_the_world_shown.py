"""Rulings about tiles, time, ranges and sight, one by one.  [TR-R-01 to TR-R-30]"""

import pytest
from msgspec.structs import replace

from questhall.core import running
from questhall.games.terraria.choices import Aim, Explore, Fight, Go, Pass
from questhall.games.terraria.content import TILE_HEIGHT, TILE_WIDTH
from questhall.games.terraria.events import EnemyAppeared, EnemyAttacked
from questhall.games.terraria.sight import lost_dice, sees
from questhall.games.terraria.state import Land, PlacedHouse
from questhall.games.terraria.steps.defending import EnemyAttack
from questhall.games.terraria.steps.ending import complete_chain, raise_threat
from questhall.games.terraria.steps.falling import Settle
from questhall.games.terraria.world import biome_of, biome_of_column, cell_at, cells_of, chart, square
from tests.games.terraria.board import CONTENT, arrange, open_to, refreshed, sit, spot, told, xy
from tests.ledger import rule


def go(t, *steps):  # type: ignore[no-untyped-def]
    t.do(*steps)
    running.advance(t)
    return refreshed(t)


@rule("TR-R-01", "TR-601")
def test_a_place_is_three_cells_wide_and_five_high() -> None:
    cells = [square(cell) for cell in cells_of(17 + 2)]
    assert (TILE_WIDTH, TILE_HEIGHT) == (3, 5)
    assert cells == [(x, y) for y in range(5, 10) for x in range(6, 9)]


@rule("TR-R-03")
def test_which_biome_each_column_belongs_to() -> None:
    state = sit().state
    one, two, three, four = state.minimap
    expected = ["ocean", *[one] * 3, *[two] * 3, *["forest"] * 3, *[three] * 3, *[four] * 3, "ocean"]
    assert [biome_of_column(state, column) for column in range(17)] == expected


@rule("TR-R-06")
@pytest.mark.parametrize("y", [0, 7, 12, 17, 22])
def test_a_cell_has_the_biome_of_its_column_in_every_layer(y: int) -> None:
    t = sit()
    assert [biome_of(t, cell_at(x, y)) for x in (4, 25, 31)] == [t.state.minimap[0], "forest", t.state.minimap[2]]


@rule("TR-R-07")
@pytest.mark.parametrize(("x", "cells"), [(0, {1, 51, 52}), (50, {49, 100, 101})])
def test_nobody_moves_from_one_side_of_the_world_to_the_other(x: int, cells: set[int]) -> None:
    t = arrange("A . .\n. . .\n# # #", at=(0, 0), ap=1)
    right = arrange(". . .\n. . .\n# # #", at=(48, 0)).state.land
    t.state.land = Land(tuple(one or two for one, two in zip(t.state.land.tiles, right.tiles, strict=True)))
    t.state.sides[0].cell = x
    assert {choice.to for choice in open_to(refreshed(t), Go)} == cells


@rule("TR-R-07")
def test_nobody_sees_through_what_is_not_explored() -> None:
    t = arrange("A . .", at=(24, 5))
    t.state.land = arrange("A . . . . . . . .", at=(24, 5)).state.land
    assert sees(t, xy(0, 0, (24, 5)), xy(8, 0, (24, 5)))
    tiles = list(t.state.land.tiles)
    tiles[17 + 9] = ""
    t.state.land = Land(tuple(tiles))
    assert not sees(t, xy(0, 0, (24, 5)), xy(8, 0, (24, 5)))


@rule("TR-R-09")
def test_an_enemy_reveals_no_tiles() -> None:
    shaft = "# @zombie #\n# . #\n# . #\n# . #\n# . #"
    t = arrange(shaft, at=(24, 5), agenda=[])
    before = t.state.land
    go(t, Settle(), Settle())
    assert (t.state.land, spot(t, "e0", (24, 5))) == (before, (1, 4))


@rule("TR-R-10")
def test_the_first_cell_of_a_tile_is_its_upper_left() -> None:
    t = sit()
    shown = [chart(t).kinds[cell].id for cell in cells_of(7)]
    assert shown[9:] == ["sapling", "spawn", "air", "dirt", "dirt", "dirt"]


@rule("TR-R-18")
def test_what_happens_first_decides() -> None:
    lost = arrange("A . .", agenda=[], threat=9)
    raise_threat(lost)
    complete_chain(lost, "dig")
    assert lost.outcome is not None
    assert lost.outcome.result == "lost"
    won = arrange("A . .", agenda=[], threat=9)
    complete_chain(won, "dig")
    raise_threat(won)
    assert won.outcome is not None
    assert won.outcome.result == "won"


# -- ranges and sight


@rule("TR-R-22", "TR-R-23", "TR-R-24")
@pytest.mark.parametrize(
    ("reach", "across", "down", "lost"),
    [
        (("close",), 1, 1, 0),
        (("close",), 2, 0, None),
        (("medium",), 1, 1, None),
        (("medium",), 3, 1, 0),
        (("medium",), 3, 2, None),
        (("far",), 4, 2, 0),
        (("far",), 4, 3, 1),
        (("far",), 6, 2, 1),
        (("far",), 6, 3, 2),
        (("far",), 8, 2, 2),
        (("far",), 8, 3, None),
    ],
)
def test_distances_are_measured_straight(reach, across: int, down: int, lost: int | None) -> None:  # type: ignore[no-untyped-def]
    start = cell_at(20, 10)
    assert lost_dice(reach, start, cell_at(20 + across, 10 + down)) == lost
    assert lost_dice(reach, start, cell_at(20 - down, 10 - across)) == lost


@rule("TR-R-25")
def test_an_enemy_with_one_die_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CONTENT.enemies, "fire_imp", replace(CONTENT.enemies["fire_imp"], attack="d8"))
    t = arrange("A . . . . . . @fire_imp\n# # # # # # # #", agenda=[])
    go(t, EnemyAttack("e0", 0))
    assert [len(event.attack) for event in told(t, EnemyAttacked)] == [1]


@rule("TR-R-26", "TR-1801", "TR-1802")
def test_touching_one_corner_does_not_hide_but_two_do() -> None:
    assert sees(arrange("A #\n. ."), xy(0, 0), xy(1, 1))
    assert sees(arrange("A .\n# ."), xy(0, 0), xy(1, 1))
    assert not sees(arrange("A #\n# ."), xy(0, 0), xy(1, 1))
    assert not sees(arrange("A . .\n. # .\n. . ."), xy(0, 0), xy(2, 2))


@rule("TR-R-27")
def test_nobody_looks_from_one_house_into_another() -> None:
    houses = [PlacedHouse("bed", xy(0, 0)), PlacedHouse("loom", xy(3, 0))]
    t = arrange("A . . . . .\n. . . . . .\n# # # # # #", houses=houses)
    assert sees(t, xy(0, 0), xy(2, 1))
    assert not sees(t, xy(2, 0), xy(3, 0))
    assert not sees(t, xy(3, 0), xy(2, 0))


@rule("TR-R-28")
def test_sight_is_mutual() -> None:
    t = arrange("A . # .\n. # . .\n. . . #\n# . . .")
    cells = [xy(x, y) for x in range(4) for y in range(4)]
    assert all(sees(t, one, two) == sees(t, two, one) for one in cells for two in cells)


@rule("TR-R-30")
def test_further_targets_need_not_be_seen() -> None:
    t = arrange("A . @zombie #@giant_worm #\n# # # # #", ap=1, gear=["molten_fury"])
    t.state.enemies.append(type(t.state.enemies[0])("e9", "giant_worm", xy(4, 0), "forest", "underground"))
    refreshed(t).take(0, Fight("molten_fury", "e0"))
    t.take(0, Aim("e1"))
    assert not sees(t, xy(0, 0), xy(4, 0))
    assert t.decisions[0].choices == (Aim("e9"), Pass())


@rule("TR-R-138", "TR-2011")
def test_by_night_an_explored_surface_tile_gets_a_token_of_the_night() -> None:
    t = arrange("A . .", at=(30, 0), time=5)
    t.state.revealed = [True] * 4
    refreshed(t).take(0, Explore())
    surface = [event for event in told(t, EnemyAppeared) if event.cell < 255]
    assert surface
    assert all(event.night for event in surface)

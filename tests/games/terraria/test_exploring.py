"""The world, and the extra action explore.  [TR-5xx, TR-20xx]"""

from questhall.games.terraria.choices import Explore, Pass
from questhall.games.terraria.events import BiomeFound, EnemyAppeared, TileExplored
from questhall.games.terraria.steps.exploring import ExploreAround, stack_of
from questhall.games.terraria.steps.phase import CheckExplore
from questhall.games.terraria.world import (
    COLUMNS,
    HEIGHT,
    WIDTH,
    biome_of,
    cell_at,
    cells_of,
    chart,
    column_of,
    depth_of,
    exists,
    layer_of,
    places_near,
    row_of,
)
from tests.games.terraria.board import arrange, open_to, sit, told
from tests.ledger import rule


def explorer(column: int, depth: int = 0):  # type: ignore[no-untyped-def]
    """A character on a lone tile."""
    return arrange("A . .", at=(column * 3, depth * 5))


@rule("TR-R-02", "TR-509", "TR-510", "TR-501")
def test_cells_lie_in_columns_and_layers() -> None:
    assert (WIDTH, HEIGHT, COLUMNS) == (51, 25, 17)
    assert [layer_of(cell_at(0, y)) for y in (0, 5, 10, 15, 24)] == [
        *("surface", "underground", "upper_cavern", "lower_cavern", "underworld"),
    ]
    assert [column_of(cell_at(x, 7)) for x in (0, 2, 3, 50)] == [0, 0, 1, 16]
    assert depth_of(cell_at(50, 24)) == 4


@rule("TR-515", "TR-R-04", "TR-607", "TR-C-47")
def test_the_world_has_77_places() -> None:
    assert sum(exists(place) for place in range(85)) == 77
    assert places_near(0) == (1,)
    assert set(places_near(17 + 8)) == {8, 42, 24, 26}


@rule("TR-513", "TR-514", "TR-2004", "TR-2007", "TR-EX-15")
def test_each_place_has_its_stack() -> None:
    t = sit()
    assert [stack_of(t, depth * 17 + 8) for depth in range(1, 5)] == [
        *("underground", "forest/upper_cavern", "forest/lower_cavern", "underworld"),
    ]
    assert stack_of(t, 2 * 17 + 1) == f"{t.state.minimap[0]}/upper_cavern"
    assert stack_of(t, 0) == "ocean/surface"


@rule("TR-2001", "TR-2002", "TR-2003", "TR-2012", "TR-1001")
def test_exploring_fills_every_vacant_place_next_to_the_tile() -> None:
    t = explorer(8, 2)
    t.take(0, Explore())
    filled = {event.place for event in told(t, TileExplored)}
    assert filled == {17 + 8, 3 * 17 + 8, 2 * 17 + 7, 2 * 17 + 9}
    assert open_to(t, Explore) == []


@rule("TR-2005", "TR-2006", "TR-507", "TR-EX-14")
def test_the_first_tile_of_a_biome_turns_its_minimap_token() -> None:
    t = explorer(9)
    assert t.state.revealed == [False] * 4
    t.take(0, Explore())
    biome = t.state.minimap[2]
    assert told(t, BiomeFound) == [BiomeFound(biome)]
    assert t.state.revealed == [False, False, True, False]
    assert t.state.land.tiles[10].startswith(f"{biome}_surface")


@rule("TR-2005")
def test_a_known_biome_is_not_told_again() -> None:
    t = explorer(11)
    t.state.revealed[2] = True
    t.take(0, Explore())
    assert told(t, BiomeFound) == []


@rule("TR-R-05")
def test_at_the_edge_lies_an_ocean_without_a_token() -> None:
    t = explorer(1)
    t.state.revealed[0] = True
    t.take(0, Explore())
    assert t.state.land.tiles[0].startswith("ocean")
    assert told(t, BiomeFound) == []


@rule("TR-R-10")
def test_a_tile_lies_as_it_is_drawn() -> None:
    t = explorer(8, 2)
    t.take(0, Explore())
    tile = t.state.land.tiles[17 + 8]
    assert tuple(chart(t).kinds[cell] for cell in cells_of(17 + 8)) == t.content.drawn[tile]


@rule("TR-2008", "TR-2009", "TR-2011", "TR-EX-16", "TR-R-138")
def test_new_spawn_cells_get_enemies_at_once() -> None:
    t = explorer(10)
    t.state.revealed[2] = True
    t.take(0, Explore())
    spawned = told(t, EnemyAppeared)
    assert len(spawned) >= 1
    assert all(enemy.row == row_of(t, enemy.cell) for enemy in t.state.enemies)
    assert all(enemy.biome == biome_of(t, enemy.cell) for enemy in t.state.enemies)
    assert "surface_day" in {enemy.row for enemy in t.state.enemies}


@rule("TR-2011", "TR-3606")
def test_by_night_the_night_row_is_used() -> None:
    t = arrange("A . .", time=5)
    assert row_of(t, cell_at(25, 0)) == "surface_night"
    assert row_of(t, cell_at(25, 7)) == "underground"


@rule("TR-2010")
def test_an_empty_tray_slot_gives_no_enemy() -> None:
    t = explorer(8, 2)
    t.state.tray = {slot: [] for slot in t.state.tray}
    t.take(0, Explore())
    assert t.state.enemies == []


@rule("TR-1007")
def test_at_the_end_of_the_phase_everybody_explores() -> None:
    t = arrange("A . .", at=(24, 10), agenda=[])
    t.do(CheckExplore())
    t.agenda[-1].run(t)
    assert isinstance(t.agenda[-1], ExploreAround | CheckExplore)


@rule("TR-1002")
def test_exploring_does_not_end_the_phase() -> None:
    t = explorer(8, 2)
    t.take(0, Explore())
    assert Pass() in t.decisions[0].choices

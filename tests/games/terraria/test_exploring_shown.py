"""Extra action: explore; which tile, which enemy, in which order.  [TR-20xx]"""

import pytest

from questhall.games.terraria.choices import Explore
from questhall.games.terraria.events import BiomeFound, EnemyAppeared, TileExplored
from questhall.games.terraria.world import chart
from tests.games.terraria.board import arrange, open_to, told
from tests.ledger import rule


@rule("TR-2001")
def test_nobody_explores_where_nothing_is_vacant() -> None:
    t = arrange("A . .", at=(24, 20))
    assert open_to(t, Explore) == [Explore()]
    t.take(0, Explore())
    assert open_to(t, Explore) == []


@rule("TR-2004", "TR-2005", "TR-2007")
@pytest.mark.parametrize(
    ("at", "place", "stack"),
    [
        ((24, 15), 2 * 17 + 8, "forest/upper_cavern"),
        ((24, 10), 3 * 17 + 8, "forest/lower_cavern"),
        ((24, 10), 2 * 17 + 9, "forest/upper_cavern"),
        ((24, 0), 17 + 8, "underground"),
        ((24, 15), 4 * 17 + 8, "underworld"),
    ],
)
def test_the_top_tile_of_the_stack_is_placed(at: tuple[int, int], place: int, stack: str) -> None:
    t = arrange("A . .", at=at)
    pile = list(t.state.stacks[stack])
    t.take(0, Explore())
    placed = [event.tile for event in told(t, TileExplored) if t.content.tiles[event.tile].id in pile]
    assert t.state.land.tiles[place] in placed
    assert placed == pile[: -len(placed) - 1 : -1]


@rule("TR-2006", "TR-507")
def test_the_token_is_turned_before_the_tile_is_drawn() -> None:
    t = arrange("A . .", at=(27, 0))
    t.take(0, Explore())
    story = [event for event in t.events if isinstance(event, BiomeFound | TileExplored)]
    biome, tile = story.index(BiomeFound(t.state.minimap[2])), TileExplored(10, t.state.land.tiles[10])
    assert story.index(tile) == biome + 1
    assert t.content.tiles[tile.tile].biome == t.state.minimap[2]


@rule("TR-2008", "TR-2009", "TR-2011")
@pytest.mark.parametrize(("time", "row"), [(0, "surface_day"), (5, "surface_night")])
def test_each_new_spawn_cell_gets_the_top_token_of_its_slot(time: int, row: str) -> None:
    t = arrange("A . .", at=(30, 0), time=time)
    biome = t.state.minimap[2]
    t.state.stacks[f"{biome}/surface"] = [f"{biome}_surface_{number}" for number in (2, 3, 1)]
    t.state.tray[f"{biome}/{row}"], t.state.tray[f"{biome}/underground"] = ["zombie", "crimera"], ["devourer"] * 4
    t.take(0, Explore())
    new = {event.place for event in told(t, TileExplored)}
    shown = [cell for cell in chart(t).spawns if (cell // 51 // 5) * 17 + cell % 51 // 3 in new]
    assert sorted(event.cell for event in told(t, EnemyAppeared)) == sorted(shown)
    top = [enemy for enemy in t.state.enemies if enemy.row == row]
    assert [(enemy.kind, enemy.biome) for enemy in top] == [("crimera", biome)]
    assert {enemy.kind for enemy in t.state.enemies if enemy.row == "underground"} <= {"devourer"}

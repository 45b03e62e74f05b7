"""The world, its cells and the terms for them.  [TR-5xx, TR-6xx]"""

import pytest

from questhall.games.terraria.choices import Go
from questhall.games.terraria.conditions import has_wide_tunnel
from questhall.games.terraria.content import load
from questhall.games.terraria.effects import LAYERS
from questhall.games.terraria.figures import close_by, is_free, occupied
from questhall.games.terraria.state import Boss
from questhall.games.terraria.steps.enemies import reach
from questhall.games.terraria.steps.exploring import stack_of
from questhall.games.terraria.steps.falling import Settle
from questhall.games.terraria.world import biome_of, cell_at, cells_of, is_block, is_empty, place_of
from tests.games.terraria.board import arrange, open_to, sit, spot, xy
from tests.ledger import rule

BOX = load()


@rule("TR-501", "TR-601")
def test_a_place_is_three_cells_wide_and_five_high() -> None:
    place = 2 * 17 + 8
    assert cells_of(place) == tuple(cell_at(x, y) for y in range(10, 15) for x in range(24, 27))
    assert {place_of(cell) for cell in cells_of(place)} == {place}
    assert len({place_of(cell) for cell in range(51 * 25)}) == 17 * 5


@rule("TR-502")
def test_a_biome_goes_through_all_layers() -> None:
    t = sit()
    for x in range(51):
        assert len({biome_of(t, cell_at(x, y)) for y in (0, 5, 10, 15, 24)}) == 1


@rule("TR-514", "TR-2005")
def test_the_stack_of_a_place_holds_tiles_of_its_biome_and_layer() -> None:
    t = sit()
    for depth in (0, 2, 3):
        for column in (1, 4, 12, 15):
            tiles = [BOX.tiles[tile] for tile in t.state.stacks[stack_of(t, depth * 17 + column)]]
            home = (biome_of(t, cell_at(3 * column, 0)), LAYERS[depth])
            assert [(tile.biome, tile.layer) for tile in tiles] == [home] * 3


@rule("TR-512")
def test_better_resources_lie_deeper() -> None:
    layers = {kind: set[str]() for kind in ("gold", "demonite", "crimtane", "hellstone", "copper")}
    for tile in BOX.tiles.values():
        for cell in BOX.drawn[tile.id]:
            layers.get(cell.resource, set()).add(tile.layer)
    assert "underground" in layers["copper"]
    assert layers["gold"] == {"upper_cavern", "lower_cavern"}
    assert layers["demonite"] == layers["crimtane"] == {"upper_cavern"}
    assert layers["hellstone"] == {"underworld"}


@rule("TR-512", "TR-1311", "TR-R-132")
@pytest.mark.parametrize("biome", ["forest", "snow", "desert", "jungle", "corruption", "crimson"])
def test_chests_give_more_in_the_depth_of_every_biome(biome: str) -> None:
    hoard, supplies, skills, gear = (
        BOX.chests[f"{biome}_{kind}"].rewards for kind in ("hoard", "supplies", "skills", "gear")
    )
    assert [reward.coins for reward in hoard] == [3, 4, 6, 8, 10]
    assert [reward.consumable for reward in supplies] == [1, 1, 2, 2, 2]
    assert [reward.loot for reward in skills] == [1, 2, 3, 4, 5]
    assert (gear[0].card, gear[4].card) == ("", "flower_of_fire")


@rule("TR-512")
def test_enemies_are_more_dangerous_in_the_depth() -> None:
    strength = []
    for row in ("surface_day", "underground", "upper_cavern", "lower_cavern", "underworld"):
        kinds = {BOX.enemies[kind] for tray in BOX.trays if tray.row == row for kind in tray.tokens}
        strength.append(max(sum(BOX.dice[kind.attack]) for kind in kinds if not kind.find))
    assert strength == [6, 6, 8, 12, 16]


@rule("TR-602", "TR-603")
@pytest.mark.parametrize("kind", BOX.cells.values(), ids=lambda kind: kind.id)
def test_what_must_be_dug_is_solid_and_all_else_is_empty(kind) -> None:  # type: ignore[no-untyped-def]
    t = arrange(f"A {kind.symbol} .")
    blocks = {"dirt", "stone", "hive", "hardened_sand", "ice", "vine", "ebonstone", "crimstone", "gem", "hellstone"}
    solid = kind.id in blocks or kind.ore
    assert (is_block(t, xy(1, 0)), is_empty(t, xy(1, 0))) == (solid, not solid)


@rule("TR-605")
def test_characters_enemies_and_bosses_occupy_cells_but_finds_do_not() -> None:
    drawing = "B @zombie @fallen_star .\n. A @life_crystal .\n# . . ."
    t = arrange(drawing, bosses=[Boss("eye_of_cthulhu", xy(2, 5))], agenda=[])
    taken = {xy(0, 0), xy(1, 0), xy(1, 1), *(xy(x, y) for x in (2, 3) for y in (3, 4, 5))}
    assert set(occupied(t)) == taken
    assert {xy(x, y) for x in range(4) for y in range(6) if not is_free(t, xy(x, y))} == taken
    near = {xy(x, y) for x in range(3) for y in range(3)}
    assert set(close_by(t, xy(1, 1))) & near == {xy(0, 0), xy(1, 0), xy(1, 1)}


@rule("TR-609")
def test_characters_walk_through_tunnels() -> None:
    t = arrange("A #! #!\n# # #", ap=2)
    t.take(0, Go(xy(1, 0)))
    t.take(0, Go(xy(2, 0)))
    assert t.state.sides[0].points.ap == 0


@rule("TR-609")
def test_enemies_walk_and_fall_through_tunnels() -> None:
    t = arrange("@zombie #! #\n# #! #\n# # #", agenda=[])
    assert reach(t, t.state.enemies[0], 1) == [xy(1, 1)]
    t = arrange("# @zombie #\n# #! #\n# # #", agenda=[Settle()])
    assert spot(t) == (1, 1)


@rule("TR-610", "TR-G-D09")
def test_a_tunnel_is_printed_in_part_and_dug_in_part() -> None:
    shaft = "A . .\n" + ". . #\n" * 12 + "#! #! #\n" * 12
    assert has_wide_tunnel(arrange(shaft, platforms=[xy(0, 0)]))
    assert not has_wide_tunnel(arrange(shaft.replace("#!", "#"), platforms=[xy(0, 0)]))


@rule("TR-612")
def test_a_cell_of_the_layer_below_is_adjacent_too() -> None:
    low = (24, 4)
    t = arrange("A . .\n# . .\n# # #", ap=1, at=low)
    assert Go(xy(1, 1, low)) in open_to(t, Go)

"""When goals are met, goal by goal.  [TR-G-xx, TR-R-90]"""

import pytest

from questhall.core import running
from questhall.games.terraria.choices import Consume, Dig, Donate, Go, OpenChest, Place, Visit
from questhall.games.terraria.conditions import is_met
from questhall.games.terraria.effects import HOUSES
from questhall.games.terraria.events import BossDefeated
from questhall.games.terraria.react import deeds
from questhall.games.terraria.state import NOWHERE, Boss, Enemy, Land, PlacedHouse
from questhall.games.terraria.steps.beating import defeat_boss, hurt_enemy
from questhall.games.terraria.steps.bosses import in_region
from questhall.games.terraria.steps.defending import TakeHits
from questhall.games.terraria.steps.environment import AdvanceTime, spawn_all
from questhall.games.terraria.steps.falling import Enter
from questhall.games.terraria.steps.rounds import BeginPhase
from questhall.games.terraria.stock import add_gear
from tests.games.terraria.board import CONTENT, arrange, refreshed, sit, xy
from tests.ledger import rule

# -- goals that count


def met(t, goal):  # type: ignore[no-untyped-def]
    return is_met(t, CONTENT.goals[goal])


def aim(t, *goals):  # type: ignore[no-untyped-def]
    """Only these goals are left, each visible in its chain."""
    t.state.goals = {chain: [] for chain in t.state.goals}
    for goal in goals:
        t.state.goals[CONTENT.goals[goal].chain] = [goal]
    return refreshed(t)


def go(t, *steps):  # type: ignore[no-untyped-def]
    t.do(*steps)
    running.advance(t)
    return refreshed(t)


@rule("TR-G-D03")
def test_a_cobweb_that_was_given_is_not_collected() -> None:
    t = aim(arrange("A . B", ap=1, have={"cobweb": 1}), "dig_3")
    t.take(0, Donate(1, "cobweb", 1))
    assert not met(t, "dig_3")


@rule("TR-G-D05", "TR-G-E05")
def test_crystals_and_stars_are_not_the_same() -> None:
    star, crystal = arrange("A . .", found_star=True), arrange("A . .", found_crystal=True)
    assert [met(star, goal) for goal in ("dig_5_other", "explore_5_other")] == [False, True]
    assert [met(crystal, goal) for goal in ("dig_5_other", "explore_5_other")] == [True, False]


@rule("TR-G-D06")
def test_a_block_dug_with_a_bomb_counts_and_one_dug_by_hand_does_not() -> None:
    t = aim(arrange("A # . .\n# # # #", ap=1), "dig_6")
    t.take(0, Dig(xy(1, 0)))
    t.take(0, t.decisions[0].choices[-1])
    assert not met(t, "dig_6")
    t.state.sides[0].consumables = ["bomb"]
    refreshed(t).take(0, Consume("bomb"))
    t.take(0, Place(xy(3, 0)))
    assert met(t, "dig_6")


@rule("TR-G-D08")
def test_a_tile_is_dug_out_with_its_last_block() -> None:
    t = aim(arrange("A # #\n. . .\n. . .\n. . .\n. . .", ap=2, platforms=[xy(0, 0), xy(1, 0)]), "dig_8")
    t.take(0, Dig(xy(1, 0)))
    t.take(0, Go(xy(1, 0)))
    assert not met(t, "dig_8")
    t.take(0, Dig(xy(2, 0)))
    assert met(t, "dig_8")


@rule("TR-G-D09")
@pytest.mark.parametrize(
    ("first", "last", "dug", "through"),
    [(0, 25, (), True), (0, 20, (), False), (5, 25, (), False), (0, 25, (12,), True)],
)
def test_a_tunnel_leads_from_the_surface_to_the_underworld(
    first: int, last: int, dug: tuple[int, ...], through: bool
) -> None:
    rows = [". . #" if first <= y < last and y not in dug else "# # #" for y in range(25)]
    t = arrange("\n".join(rows), agenda=[])
    t.state.marks = {xy(x, y): "tunnel" for x in (0, 1) for y in dug}
    assert met(t, "dig_9") is through


@rule("TR-G-D10", "TR-G-E10")
@pytest.mark.parametrize(("goal", "start", "end"), [("dig_10_other", 21, 0), ("explore_10_other", 0, 21)])
def test_a_journey_through_the_world_is_made_within_one_phase(goal: str, start: int, end: int) -> None:
    world = "A . .\n" + "# # #\n" * 20 + ". . ."
    t = aim(arrange(world, agenda=[]), goal)
    go(t, Enter(0, xy(0, start), "teleport"), BeginPhase(), Enter(0, xy(1, start), "teleport"))
    assert not met(t, goal)
    go(t, Enter(0, xy(1, end), "teleport"))
    assert met(t, goal)
    t = aim(arrange(world, agenda=[]), goal)
    go(t, Enter(0, xy(1, start), "teleport"), Enter(0, xy(0, 7), "teleport"), BeginPhase())
    go(t, Enter(0, xy(1, end), "teleport"))
    assert not met(t, goal)


@rule("TR-G-F04")
def test_a_night_that_ends_counts() -> None:
    t = aim(arrange("A . .", agenda=[], time=5), "fight_4")
    go(t, AdvanceTime())
    assert not met(t, "fight_4")
    go(t, AdvanceTime())
    assert met(t, "fight_4")


@rule("TR-G-F05")
def test_a_yoyo_under_another_card_is_not_equipped() -> None:
    t = arrange("A . .", agenda=[], gear=["wooden_yoyo", "wooden_bow"])
    assert not met(t, "fight_5_other")
    add_gear(t.state.sides[0], "other", "amazon_yoyo")
    assert met(t, "fight_5_other")


@rule("TR-G-F06", "TR-G-F08")
def test_a_magic_weapon_is_no_summoning_staff() -> None:
    t = arrange("A . .", agenda=[], gear=["flower_of_fire"])
    assert (met(t, "fight_6"), met(t, "fight_8_other")) == (True, False)


@rule("TR-G-F06", "TR-G-F08")
@pytest.mark.parametrize(("goal", "weapon"), [("fight_8", "copper_shortsword"), ("fight_6_other", "diamond_staff")])
def test_enemies_are_defeated_within_one_phase(goal: str, weapon: str) -> None:
    def defeated(t, count):  # type: ignore[no-untyped-def]
        for number in range(count):
            token = Enemy(f"x{number}", "green_slime", xy(1, 0), "forest", "surface_day")
            t.state.enemies.append(token)
            hurt_enemy(t, 0, token, 1, weapon)
        return go(t)

    t = defeated(aim(arrange("A . .", agenda=[]), goal), 1)
    go(t, BeginPhase())
    assert not met(defeated(t, 1), goal)
    assert met(defeated(t, 1), goal)


@rule("TR-G-F10")
@pytest.mark.parametrize(
    ("armour", "plain"),
    [("", True), ("wood_armour", True), ("copper_armour", True), ("iron_armour", False), ("fur_coat", False)],
)
def test_a_boss_is_defeated_in_plain_armour(armour: str, plain: bool) -> None:
    t = aim(arrange("A . .", agenda=[], bosses=[Boss("eye_of_cthulhu", xy(0, 4), taken={0: 1})]), "fight_10_other")
    t.state.sides[0].worn = armour
    defeat_boss(t, 0, t.state.bosses[0])
    go(t)
    assert met(t, "fight_10_other") is plain
    assert dict(deeds(t, BossDefeated("king_slime", 0, plainly=plain)))["defeat_plainly"] == plain


# -- exploring


@rule("TR-G-E02", "TR-G-E03", "TR-G-D08")
@pytest.mark.parametrize(
    ("at", "counted"),
    [
        ((24, 0), set()),
        ((24, 5), {"explore_3"}),
        ((24, 10), set()),
        ((24, 20), {"dig_8_other"}),
        ((30, 5), {"explore_2", "explore_3"}),
    ],
)
def test_which_goals_a_chest_counts_for(at: tuple[int, int], counted: set[str]) -> None:
    for goal in ("explore_2", "explore_3", "dig_8_other"):
        t = aim(arrange("A c .", ap=1, at=at), goal)
        t.take(0, OpenChest(xy(1, 0, at)))
        assert (t.state.progress.get(goal, 0) > 0) is (goal in counted)


@rule("TR-G-E05")
@pytest.mark.parametrize(("tiles", "enough"), [(2, False), (3, True)])
def test_three_tiles_of_the_evil_biome(tiles: int, enough: bool) -> None:
    t = arrange("A . .", agenda=[])
    slot = t.state.minimap.index("corruption")
    column = 1 + 3 * slot + 3 * (slot > 1)
    land = list(t.state.land.tiles)
    for place in (column, column + 1, 17 + column)[:tiles]:
        land[place] = "underworld_1"
    t.state.land = Land(tuple(land))
    assert met(t, "explore_5") is enough


@rule("TR-G-E05")
def test_tiles_of_other_biomes_do_not_count() -> None:
    t = arrange("A . .", agenda=[])
    land = list(t.state.land.tiles)
    for depth in range(1, 5):
        for column in (7, 8, 9):
            land[17 * depth + column] = "underworld_1"
    t.state.land = Land(tuple(land))
    assert not met(t, "explore_5")


@rule("TR-G-E06")
@pytest.mark.parametrize("column", [0, 16])
def test_either_ocean_counts(column: int) -> None:
    t = arrange("A . .", agenda=[])
    land = list(t.state.land.tiles)
    land[column] = "ocean_1"
    t.state.land = Land(tuple(land))
    assert met(t, "explore_6")


@rule("TR-G-E06")
def test_surface_enemies_of_one_night() -> None:
    t = aim(arrange("A . o o o", agenda=[], time=4), "explore_6_other")
    spawn_all(t)
    assert t.state.progress == {}
    t.state.enemies = []
    go(t, AdvanceTime())
    assert t.state.progress == {"explore_6_other": sum(e.kind != "fallen_star" for e in t.state.enemies)}
    t.state.progress, t.state.time = {"explore_6_other": 2}, 4
    t.state.tray["forest/surface_night"] = []
    go(t, AdvanceTime())
    assert t.state.progress == {}


@rule("TR-G-E07", "TR-R-90")
def test_only_the_hive_is_the_hive_whenever_it_was_discovered() -> None:
    t = arrange("A . .", agenda=[])
    hives = [tile.id for tile in CONTENT.tiles.values() if tile.hive]
    found = []
    for tile in CONTENT.tiles:
        tiles = list(t.state.land.tiles)
        tiles[3 * 17 + 8] = tile
        t.state.land = Land(tuple(tiles))
        found += [tile] * is_met(t, CONTENT.goals["explore_7"])
    assert found == hives
    assert len(hives) == 1


@rule("TR-G-E08")
def test_coins_count_when_they_are_spent_and_not_when_they_are_lost() -> None:
    t = aim(arrange("A . .", npcs=["guide"]), "explore_8_other")
    t.state.sides[0].coins = 25
    refreshed(t).take(0, Visit("guide", "somersault"))
    assert t.state.progress == {"explore_8_other": 5}
    go(t, TakeHits(0, (6,) * 5, None, (1,)))
    assert (t.state.sides[0].coins, t.state.progress) == (10, {"explore_8_other": 5})


@rule("TR-G-E09")
@pytest.mark.parametrize(("known", "enough"), [(3, False), (4, True)])
def test_every_biome_but_the_ocean(known: int, enough: bool) -> None:
    assert met(arrange("A . .", revealed=[True] * known + [False] * (4 - known)), "explore_9") is enough


# -- building


@rule("TR-G-B05")
def test_a_house_underground_and_golden_armour() -> None:
    for row, meets in ((0, False), (5, True), (10, False)):
        assert met(arrange("A . .", houses=[PlacedHouse("bed", xy(0, row))]), "build_5") is meets
    t = arrange("A . .")
    t.state.sides[0].armour = ["iron_armour", "molten_armour"]
    assert not met(t, "build_5_other")


@rule("TR-G-B06")
def test_two_houses_on_one_another_are_no_tower() -> None:
    tower = [PlacedHouse("bed", xy(0, 5)), PlacedHouse("bed", xy(1, 3)), PlacedHouse("bed", xy(6, 1))]
    assert not met(arrange("A . .", houses=tower), "build_6_other")
    assert met(arrange("A . .", houses=[*tower[:2], PlacedHouse("bed", xy(3, 1))]), "build_6_other")


@rule("TR-G-B08")
@pytest.mark.parametrize(
    ("columns", "meets"), [((24, 27, 21), False), ((24, 27, 21, 24), True), ((24, 30), False), ((24, 30, 4), True)]
)
def test_houses_in_three_biomes_or_four_in_one(columns: tuple[int, ...], meets: bool) -> None:
    houses = [PlacedHouse("bed", column + 51 * 2 * number) for number, column in enumerate(columns)]
    assert met(arrange("A . .", houses=houses), "build_8") is meets


@rule("TR-G-B08")
@pytest.mark.parametrize(("slots", "meets"), [((4, 5), False), ((4, 6), True)])
def test_one_player_with_all_slots_is_enough(slots: tuple[int, int], meets: bool) -> None:
    t = arrange("A . B", agenda=[])
    for side, count in zip(t.state.sides, slots, strict=True):
        side.slots = side.slots[:count]
    assert met(t, "build_8_other") is meets


@rule("TR-G-B10")
@pytest.mark.parametrize("missing", HOUSES)
def test_no_kind_of_house_may_be_missing(missing: str) -> None:
    houses = [PlacedHouse(kind, 60 + 4 * number) for number, kind in enumerate(HOUSES) if kind != missing]
    assert not met(arrange("A . .", houses=houses), "build_10")


@rule("TR-G-B10")
def test_everybody_must_be_in_bed_and_alive() -> None:
    t = arrange("A . B .\n. . . .\n# # # #", agenda=[], houses=[PlacedHouse("bed", xy(0, 0))])
    assert met(t, "build_10_other")
    t.state.sides[1].cell = xy(3, 1)
    assert not met(t, "build_10_other")
    t.state.sides[1].cell = NOWHERE
    t.state.houses.append(PlacedHouse("bed", NOWHERE))
    assert not met(t, "build_10_other")


# -- regions


@rule("TR-G-M08", "TR-R-104")
def test_where_each_boss_lives() -> None:
    t = sit(evil="corruption")
    slot = t.state.minimap.index("corruption")
    evil = 3 * (1 + 3 * slot + 3 * (slot > 1))
    (hive,) = CONTENT.hives
    land = list(t.state.land.tiles)
    land[3 * 17 + 4] = hive
    t.state.land = Land(tuple(land))
    cells = {"forest": 25, "underground": 51 * 7 + 25, "ocean": 0, "evil": 51 * 12 + evil, "evil_surface": evil}
    cells |= {"forest_cavern": 51 * 12 + 25, "hive": 51 * 17 + 13, "underworld": 51 * 22 + 25}
    homes = {boss: {name for name, cell in cells.items() if in_region(t, boss, cell)} for boss in CONTENT.bosses}
    assert homes == {
        **{"king_slime": {"forest"}, "eye_of_cthulhu": {"forest"}, "queen_bee": {"hive"}},
        **{"eater_of_worlds": {"evil"}, "brain_of_cthulhu": {"evil"}, "wall_of_flesh": {"underworld"}},
    }

"""Extra action: build houses; what each house needs and gives.  [TR-26xx]"""

import pytest

from questhall.games.terraria.choices import Build, Go, HoldOn, Pass, Place
from questhall.games.terraria.state import Boss, PlacedHouse, Stack
from questhall.games.terraria.steps.bossmoves import may_stand
from questhall.games.terraria.steps.building import sites
from questhall.games.terraria.steps.death import respawn_cells
from questhall.games.terraria.world import house_cells
from tests.games.terraria.board import CONTENT, arrange, open_to, refreshed, where, xy
from tests.ledger import rule

OPEN = "\n".join([". . . . . . . . ."] * 9)
FIELD = """
    . . . . . .
    . . . . . .
    . . A . . .
    # # # # # #
    """


@rule("TR-2601", "TR-R-69")
def test_every_place_that_touches_the_own_or_an_adjacent_cell_and_no_other() -> None:
    t = arrange(OPEN, platforms=[xy(4, 4)], agenda=[])
    t.state.sides[0].cell = xy(4, 4)
    near = {xy(x, y) for x in (3, 4, 5) for y in (3, 4, 5)}
    corners = [xy(x, y) for x in range(7) for y in range(8)]
    assert set(sites(t, 0)) == {corner for corner in corners if near & {*house_cells(corner)}}
    assert xy(1, 2) in set(sites(t, 0))


@rule("TR-2602", "TR-R-70")
@pytest.mark.parametrize("sign", ["#", "@zombie", "|", "^"])
def test_nothing_is_built_over_blocks_enemies_ropes_and_pylons(sign: str) -> None:
    t = arrange(f"A . {sign}\n. . .\n# # #")
    assert xy(0, 0) not in set(sites(t, 0))


@rule("TR-2603")
def test_without_a_place_there_is_no_house() -> None:
    t = arrange("A . #\n# # #", have={"gel": 2, "wood": 4})
    assert open_to(t, Build) == []


@rule("TR-2604")
@pytest.mark.parametrize("layer", [1, 2, 3, 4])
def test_a_house_may_stand_in_any_layer_and_in_tunnels(layer: int) -> None:
    at = (24, 5 * layer)
    t = arrange("#! A #!\n#! #! .\n# # #", at=at, have={"gel": 2, "wood": 4})
    t.take(0, Build("work_bench"))
    t.take(0, Place(xy(0, 0, at)))
    assert t.state.houses == [PlacedHouse("work_bench", xy(0, 0, at))]


@rule("TR-2605")
@pytest.mark.parametrize("rise", [1, 2])
@pytest.mark.parametrize("spawns", [["o", "."], [".", "o"], ["o", "o"]])
def test_a_spawn_symbol_anywhere_under_the_house_raises_threat_by_the_visible_value(
    spawns: list[str], rise: int
) -> None:
    t = arrange(f"{spawns[0]} . .\n. A {spawns[1]}\n# # #", have={"gel": 2, "wood": 4}, rise=rise)
    t.take(0, Build("work_bench"))
    t.take(0, Place(xy(0, 0)))
    assert t.state.threat == rise


@rule("TR-2606")
def test_a_bottle_comes_with_its_potions() -> None:
    t = arrange(FIELD, have={"wood": 2, "hardened_sand": 1}, houses=[PlacedHouse("anvil_furnace", 0)])
    t.take(0, Build("bottle"))
    assert t.state.potions == 0
    t.take(0, Place(xy(0, 1)))
    assert t.state.potions == 4


@rule("TR-2607")
def test_characters_walk_into_houses_and_out() -> None:
    t = arrange("A . . . .\n. . . . .\n# # # # #", ap=6, houses=[PlacedHouse("bed", xy(1, 0))])
    t.state.sides[0].cell = xy(0, 1)
    for x in (1, 2, 3, 4):
        refreshed(t).take(0, Go(xy(x, 1)))
    assert where(t) == (4, 1)


@rule("TR-2608", "TR-4305")
@pytest.mark.parametrize(
    ("boss", "enters"), [("king_slime", False), ("eye_of_cthulhu", False), ("brain_of_cthulhu", True)]
)
def test_of_bosses_only_those_that_haunt_enter_houses(boss: str, enters: bool) -> None:
    t = arrange(OPEN, agenda=[], houses=[PlacedHouse("bed", xy(3, 3))], bosses=[Boss(boss, xy(0, 8))])
    assert may_stand(t, t.state.bosses[0], xy(4, 5)) is enters


@rule("TR-2609")
def test_a_house_stays_where_it_is_when_another_is_built() -> None:
    t = arrange(FIELD, have={"gel": 2, "wood": 4}, houses=[PlacedHouse("bed", xy(3, 1))])
    t.take(0, Build("work_bench"))
    t.take(0, Place(xy(0, 1)))
    assert t.state.houses == [PlacedHouse("bed", xy(3, 1)), PlacedHouse("work_bench", xy(0, 1))]


NEEDS = {
    "anvil_furnace": ("work_bench", {"stone": 4, "iron": 2}),
    "bottle": ("anvil_furnace", {"wood": 2, "hardened_sand": 1}),
    "cooking_pot": ("anvil_furnace", {"iron": 1, "wood": 2}),
    "loom": ("anvil_furnace", {"wood": 4}),
    "hellforge": ("anvil_furnace", {"hellstone": 1, "stone": 2}),
    "bed": ("loom", {"wood": 3, "cobweb": 2}),
}


@rule("TR-2501", "TR-2612", "TR-2613", "TR-2614", "TR-2618", "TR-R-68")
@pytest.mark.parametrize("house", NEEDS)
def test_a_house_costs_what_its_token_shows_and_needs_another(house) -> None:  # type: ignore[no-untyped-def]
    needs, price = NEEDS[house]
    assert (CONTENT.houses[house].needs, CONTENT.houses[house].cost) == (needs, price)
    others = [
        PlacedHouse(other, 6 * number) for number, other in enumerate(CONTENT.houses) if other not in (needs, house)
    ]  # type: ignore[arg-type]
    t = arrange(FIELD, have=price, gear=["nightmare_pickaxe"], houses=others)
    assert open_to(t, Build) == []
    t.state.houses = [PlacedHouse(needs, 0)]  # type: ignore[arg-type]
    assert open_to(refreshed(t), Build) == [Build(house)]


@rule("TR-2618", "TR-2705", "TR-2706")
@pytest.mark.parametrize(("house", "far"), [("bed", 2), ("loom", 3)])
def test_only_with_a_loom_a_rope_is_climbed_three_cells(house, far: int) -> None:  # type: ignore[no-untyped-def]
    shaft = "A | .\n" + "# . #\n" * 4
    t = arrange(shaft, ap=3, houses=[PlacedHouse(house, 0)])
    t.take(0, Go(xy(1, 0)))
    t.take(0, HoldOn())
    assert max(choice.to for choice in open_to(t, Go)) == xy(1, far)


@rule("TR-2619")
def test_a_bed_that_somebody_stands_in_has_two_cells_left() -> None:
    t = arrange("A . .\n" + "# # #\n" * 10 + ". . .\n. B .", houses=[PlacedHouse("bed", xy(0, 11))], agenda=[])
    assert [cell for cell in respawn_cells(t) if cell >= xy(0, 11)] == [xy(0, 12), xy(2, 12)]
    t.state.houses = [PlacedHouse("loom", xy(0, 11))]
    assert [cell for cell in respawn_cells(t) if cell >= xy(0, 11)] == []


@rule("TR-2621")
@pytest.mark.parametrize("pickaxe", ["nightmare_pickaxe", "deathbringer_pickaxe", "molten_pickaxe"])
def test_the_pickaxe_for_a_hellforge_may_be_anybodys_and_covered(pickaxe: str) -> None:
    t = arrange(
        FIELD.replace("A .", "A B"), have={"hellstone": 1, "stone": 2}, houses=[PlacedHouse("anvil_furnace", 0)]
    )
    t.state.sides[1].gear["pickaxe"] = (pickaxe, "copper_pickaxe")
    assert open_to(refreshed(t), Build) == ([] if pickaxe == "molten_pickaxe" else [Build("hellforge")])


@rule("TR-2622")
def test_there_are_four_beds() -> None:
    t = arrange(FIELD, have={"wood": 3, "cobweb": 2}, houses=[PlacedHouse("loom", 0)])
    for number in range(4):
        assert open_to(refreshed(t), Build) == [Build("bed")]
        t.state.houses.append(PlacedHouse("bed", 6 * number + 4))
    assert open_to(refreshed(t), Build) == []


@rule("TR-2601", "TR-2611")
def test_nothing_is_paid_before_a_place_is_chosen() -> None:
    t = arrange(FIELD, have={"gel": 2, "wood": 4})
    t.take(0, Build("work_bench"))
    t.take(0, Pass())
    assert (t.state.houses, t.state.sides[0].slots[:2]) == ([], [Stack("gel", 2), Stack("wood", 4)])

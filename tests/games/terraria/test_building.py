"""Crafting, houses, ropes, platforms, pylons, minions, bottle and pot.  [TR-24xx to TR-31xx]"""

import pytest

from questhall.games.terraria.choices import (
    Build,
    BuyPylon,
    Craft,
    Equip,
    HangRope,
    Pass,
    Place,
    PlacePlatform,
    Summon,
    Unlock,
    UseBottle,
    UsePot,
    UsePylon,
    Wear,
)
from questhall.games.terraria.state import PlacedHouse, Stack
from questhall.games.terraria.steps.building import sites
from questhall.games.terraria.steps.rounds import ChooseGear
from questhall.games.terraria.stock import add_gear
from questhall.games.terraria.world import house_cells
from tests.games.terraria.board import arrange, open_to, refreshed, where, xy
from tests.ledger import rule

FIELD = """
    . . . . . .
    . . . . . .
    . . A . . .
    # # # # # #
    """
FAR = 0
"""The corner of a house far from everything."""


def goods(t):  # type: ignore[no-untyped-def]
    return {stack.kind: stack.count for stack in t.state.sides[0].slots if stack.kind}


@rule("TR-2501", "TR-2514", "TR-2515", "TR-2516", "TR-3810")
def test_platforms_and_ropes_are_crafted_and_kept() -> None:
    t = arrange(FIELD, have={"wood": 1, "cobweb": 1})
    t.take(0, Craft("platform"))
    t.take(0, Craft("rope"))
    assert (t.state.sides[0].platforms, t.state.sides[0].ropes, goods(t)) == (1, 1, {})
    assert open_to(t, Craft) == []


@rule("TR-2502", "TR-2503", "TR-2504", "TR-2613")
def test_a_station_must_be_built_by_anybody_anywhere() -> None:
    t = arrange(FIELD, have={"wood": 4})
    assert Craft("wood_armour") not in open_to(t, Craft)
    t.state.houses.append(PlacedHouse("work_bench", FAR))
    assert Craft("wood_armour") in open_to(refreshed(t), Craft)


@rule("TR-2505", "TR-2506", "TR-2507")
def test_crafted_equipment_lies_on_top_of_its_slot() -> None:
    t = arrange(FIELD, have={"iron": 2}, houses=[PlacedHouse("anvil_furnace", FAR)])
    t.take(0, Craft("iron_shortsword"))
    assert t.state.sides[0].gear["sword"] == ("copper_shortsword", "iron_shortsword")
    assert t.state.supply["iron_shortsword"] == 3


@rule("TR-2509", "TR-2510", "TR-2513")
def test_crafted_armour_is_worn_instead_of_the_old() -> None:
    t = arrange(FIELD, have={"wood": 4}, houses=[PlacedHouse("work_bench", FAR)])
    t.state.sides[0].armour, t.state.sides[0].worn = ["iron_armour"], "iron_armour"
    t.take(0, Craft("wood_armour"))
    assert (t.state.sides[0].worn, t.state.sides[0].armour) == ("wood_armour", ["iron_armour", "wood_armour"])


@rule("TR-R-133", "TR-1312")
def test_when_all_copies_are_owned_nothing_is_crafted() -> None:
    t = arrange(FIELD, have={"wood": 4}, houses=[PlacedHouse("work_bench", FAR)])
    t.state.supply["wood_armour"] = 0
    assert Craft("wood_armour") not in open_to(refreshed(t), Craft)


@rule("TR-2508", "TR-2511", "TR-2512")
def test_at_the_start_of_a_phase_gear_and_armour_are_chosen() -> None:
    t = arrange(FIELD, agenda=[ChooseGear(0)], gear=["iron_axe"])
    side = t.state.sides[0]
    side.armour, side.worn = ["wood_armour", "iron_armour"], "wood_armour"
    assert refreshed(t).decisions[0].choices == (Equip("axe", "copper_axe"), Wear("iron_armour"), Pass())
    t.take(0, Equip("axe", "copper_axe"))
    t.take(0, Wear("iron_armour"))
    assert (side.gear["axe"][-1], side.worn) == ("copper_axe", "iron_armour")


@rule("TR-2517", "TR-R-75")
def test_with_no_token_left_one_is_taken_from_the_world() -> None:
    t = arrange(FIELD, have={"wood": 1}, platforms=[xy(x, y) for x in range(6) for y in range(5)])
    t.take(0, Craft("platform"))
    t.take(0, Place(xy(0, 0)))
    assert (len(t.state.platforms), t.state.sides[0].platforms) == (29, 1)


# -- houses


@rule("TR-2601", "TR-2602", "TR-2611", "TR-EX-18", "TR-2605", "TR-2606")
def test_a_work_bench_over_a_spawn_cell_raises_threat() -> None:
    t = arrange(FIELD.replace("A . .", "A o ."), have={"gel": 2, "wood": 4})
    t.take(0, Build("work_bench"))
    t.take(0, Place(xy(2, 1)))
    assert t.state.houses == [PlacedHouse("work_bench", xy(2, 1))]
    assert (t.state.threat, goods(t)) == (1, {})


@rule("TR-2605", "TR-EX-51")
def test_however_many_spawn_cells_threat_rises_once() -> None:
    t = arrange(FIELD.replace("A . .", "A o o"), have={"gel": 2, "wood": 4}, rise=2)
    t.take(0, Build("work_bench"))
    t.take(0, Place(xy(2, 1)))
    assert t.state.threat == 2


@rule("TR-2605")
def test_without_a_spawn_cell_threat_stays() -> None:
    t = arrange(FIELD, have={"gel": 2, "wood": 4})
    t.take(0, Build("work_bench"))
    t.take(0, Place(xy(2, 1)))
    assert t.state.threat == 0


@rule("TR-2601", "TR-2602", "TR-2603", "TR-R-69", "TR-R-70")
def test_places_for_a_house() -> None:
    t = arrange(FIELD)
    found = set(sites(t, 0))
    assert all(
        xy(2, 2) in house_cells(c) or {xy(x, y) for x in (1, 2, 3) for y in (1, 2)} & {*house_cells(c)} for c in found
    )
    assert xy(0, 2) not in found
    t.state.houses.append(PlacedHouse("bed", xy(0, 1)))
    assert not {xy(0, 1), xy(1, 0), xy(2, 1)} & set(sites(t, 0))
    assert list(sites(arrange("A . #\n# # #"), 0)) == []


@rule("TR-2604")
def test_a_house_may_hang_in_the_air() -> None:
    assert xy(2, 0) in set(sites(arrange(FIELD), 0))


@rule("TR-2614", "TR-2618", "TR-2613", "TR-2502")
@pytest.mark.parametrize(
    ("house", "needs"), [("anvil_furnace", "work_bench"), ("loom", "anvil_furnace"), ("bed", "loom")]
)
def test_houses_need_houses(house: str, needs: str) -> None:
    t = arrange(FIELD)
    for kind, count in t.content.houses[house].cost.items():
        t.state.sides[0].slots.append(Stack(kind, count))
    assert open_to(refreshed(t), Build) == []
    t.state.houses.append(PlacedHouse(needs, FAR))
    assert open_to(refreshed(t), Build) == [Build(house)]


@rule("TR-2620", "TR-2621")
def test_a_hellforge_needs_an_evil_pickaxe() -> None:
    t = arrange(FIELD, have={"hellstone": 3, "stone": 4}, houses=[PlacedHouse("anvil_furnace", FAR)])
    assert open_to(t, Build) == []
    add_gear(t.state.sides[0], "pickaxe", "nightmare_pickaxe")
    assert open_to(refreshed(t), Build) == [Build("hellforge")]


@rule("TR-2622", "TR-2609")
def test_there_is_one_work_bench() -> None:
    t = arrange(FIELD, have={"gel": 2, "wood": 4}, houses=[PlacedHouse("work_bench", FAR)])
    assert open_to(t, Build) == []


@rule("TR-2616", "TR-2617", "TR-C-24")
def test_bottle_and_pot_come_with_four_tokens() -> None:
    t = arrange(FIELD, have={"wood": 5, "hardened_sand": 2, "iron": 3}, houses=[PlacedHouse("anvil_furnace", FAR)])
    t.take(0, Build("bottle"))
    t.take(0, Place(xy(0, 1)))
    t.take(0, Build("cooking_pot"))
    t.take(0, Place(xy(3, 1)))
    assert (t.state.potions, t.state.gourmet) == (4, [0, 1, 2, 3])


# -- ropes, platforms, pylons


@rule("TR-2701", "TR-2703", "TR-R-74", "TR-1012")
def test_a_rope_goes_on_an_adjacent_free_cell() -> None:
    t = arrange("A | B\n# # #")
    t.state.sides[0].ropes = 1
    assert open_to(refreshed(t), HangRope) == []
    t = arrange(FIELD)
    t.state.sides[0].ropes = 1
    assert len(open_to(refreshed(t), HangRope)) == 5
    t.take(0, HangRope(xy(1, 1)))
    assert (t.state.ropes, t.state.sides[0].ropes) == ([xy(1, 1)], 0)


@rule("TR-2702", "TR-112", "TR-EX-47")
def test_a_rope_on_a_spawn_cell_can_lose_the_game() -> None:
    t = arrange("A o .", threat=9)
    t.state.sides[0].ropes = 1
    refreshed(t).take(0, HangRope(xy(1, 0)))
    assert t.outcome is not None
    assert (t.outcome.result, t.outcome.reason) == ("lost", "threat")


@rule("TR-2801", "TR-2802", "TR-2808", "TR-R-74")
def test_a_platform_goes_on_the_own_or_an_adjacent_cell() -> None:
    t = arrange("A o #\n# # #")
    t.state.sides[0].platforms = 2
    assert open_to(refreshed(t), PlacePlatform) == [PlacePlatform(xy(0, 0)), PlacePlatform(xy(1, 0))]
    t.take(0, PlacePlatform(xy(1, 0)))
    assert (t.state.platforms, t.state.threat) == ([xy(1, 0)], 0)
    assert open_to(t, PlacePlatform) == [PlacePlatform(xy(0, 0))]


def rich(drawing: str = FIELD, npcs: int = 2, coins: int = 25, **state):  # type: ignore[no-untyped-def]
    t = arrange(drawing, npcs=["guide", "merchant", "nurse", "dryad"][:npcs], **state)
    t.state.sides[0].coins = coins
    return refreshed(t)


@rule("TR-2901", "TR-2902", "TR-EX-33", "TR-2908")
def test_pylons_need_two_npcs_and_never_outnumber_them() -> None:
    assert open_to(rich(npcs=1), BuyPylon) == []
    t = rich()
    t.take(0, BuyPylon(xy(1, 1)))
    assert (t.state.pylons, t.state.sides[0].coins) == ([xy(1, 1)], 15)
    t = rich(pylons=[0, 50])
    assert open_to(t, BuyPylon) == []


@rule("TR-2903", "TR-2904", "TR-2907", "TR-2905", "TR-R-76")
def test_one_pylon_in_each_biome_on_a_free_cell() -> None:
    assert open_to(rich("A B #\n# # #"), BuyPylon) == []
    assert open_to(rich(pylons=[xy(0, 20)]), BuyPylon) == []
    assert open_to(rich(pylons=[0]), BuyPylon) != []


@rule("TR-2906")
def test_a_pylon_on_a_spawn_cell_raises_threat() -> None:
    t = rich("A o .")
    t.take(0, BuyPylon(xy(1, 0)))
    assert t.state.threat == 1


TWO = "A ^ . . ^ .\n# # # # # #"


@rule("TR-2909", "TR-2910", "TR-5106", "TR-2912")
def test_a_pylon_carries_to_another_for_four_coins() -> None:
    t = rich(TWO, coins=4)
    t.state.pylons = [xy(1, 0), xy(4, 0)]
    refreshed(t).take(0, UsePylon(xy(4, 0)))
    assert (where(t), t.state.sides[0].coins) == ((4, 0), 0)


@rule("TR-2909", "TR-2910")
def test_not_to_a_pylon_that_somebody_is_on() -> None:
    t = rich("A ^ . . ^B .\n# # # # # #")
    assert open_to(t, UsePylon) == []


# -- minions, bottle, pot, slots


@rule("TR-3006", "TR-3007", "TR-3008", "TR-3009", "TR-3010", "TR-1012")
def test_summoning_costs_mana_and_replaces_the_minion() -> None:
    t = arrange(FIELD, gear=["finch_staff"])
    t.state.sides[0].minion, t.state.supply["imp"] = "imp", 3
    t.take(0, Summon("finch_staff"))
    assert (t.state.sides[0].minion, t.state.sides[0].mana) == ("finch", 2)
    assert (t.state.supply["imp"], t.state.supply["finch"]) == (4, 3)
    t.state.sides[0].gear["other"] = ()
    assert t.state.sides[0].minion == "finch"


@rule("TR-3101", "TR-3102", "TR-3103", "TR-3104", "TR-3109", "TR-EX-54")
def test_the_bottle_gives_a_potion_of_choice_once_in_a_phase() -> None:
    t = arrange("A . . B", potions=1)
    t.take(0, UseBottle("healing_potion"))
    assert (t.state.sides[0].consumables, t.state.potions) == (["healing_potion"], 0)
    assert open_to(t, UseBottle, 1) == []
    t.state.potions = 3
    assert open_to(refreshed(t), UseBottle) == []
    assert open_to(t, UseBottle, 1) != []


@rule("TR-3105", "TR-3106", "TR-3107", "TR-3108", "TR-3109", "TR-R-130")
def test_the_pot_gives_symbols_once_in_a_phase() -> None:
    t = arrange("A . . B", gourmet=[2, 3])
    t.take(0, UsePot(3))
    assert (t.state.sides[0].points.ap, t.state.sides[0].points.shields, t.state.gourmet) == (1, 1, [2])
    assert open_to(t, UsePot) == []
    assert open_to(t, UsePot, 1) == [UsePot(2)]


@rule("TR-2401", "TR-2402", "TR-2403", "TR-2404", "TR-2405", "TR-EX-52")
def test_slots_are_unlocked_for_coins() -> None:
    t = arrange("A B Y Z")
    t.state.sides[0].coins = 15
    refreshed(t).take(0, Unlock())
    assert (len(t.state.sides[0].slots), t.state.sides[0].coins) == (5, 0)
    t.state.sides[0].coins = 24
    assert open_to(refreshed(t), Unlock) == []
    t.state.sides[0].coins = 25
    refreshed(t).take(0, Unlock())
    assert len(t.state.sides[0].slots) == 6
    assert open_to(arrange(FIELD), Unlock) == []

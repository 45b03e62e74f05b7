"""What is in the box: counts and constraints.  [TR-C-xx, TR-50xx, TR-G-Mxx]"""

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from questhall.core.errors import ContentError
from questhall.games.terraria import content as module
from questhall.games.terraria.choices import Dig
from questhall.games.terraria.content import load, mistakes
from questhall.games.terraria.effects import BIOMES, HOUSES, LAYERS, RESOURCES, ROWS, Gain
from questhall.games.terraria.sight import BANDS
from questhall.games.terraria.steps.boosts import SIZES
from questhall.games.terraria.steps.npcs import PRICES
from tests.games.terraria.board import arrange, sit, xy
from tests.ledger import ledgers, rule

BOX = load()
PRINTED = list(BOX.tiles.values())
LIVING = ("forest", "snow", "desert", "jungle", "corruption", "crimson")


def kinds(biome: str, layer: str) -> Counter[str]:
    """How often each kind of cell is printed in a biome and layer."""
    return Counter(
        kind.id for tile in PRINTED if (tile.biome, tile.layer) == (biome, layer) for kind in BOX.drawn[tile.id]
    )


def copies(cards: object) -> int:
    return sum(card.copies for card in cards)  # type: ignore[attr-defined]


def test_the_ledger_has_all_its_rules() -> None:
    assert len(ledgers()["terraria"]) == 941


@rule("TR-C-01", "TR-C-02", "TR-C-03", "TR-C-04", "TR-C-05", "TR-C-06", "TR-C-08")
def test_86_tiles_by_kind() -> None:
    count = Counter((tile.biome, tile.layer) for tile in PRINTED)
    expected = {(biome, layer): 3 for biome in LIVING for layer in ("surface", "upper_cavern", "lower_cavern")}
    assert count == expected | {("", "underground"): 15, ("", "underworld"): 15, ("ocean", "surface"): 2}


@rule("TR-C-47", "TR-515")
def test_without_the_unused_evil_biome_there_is_a_tile_for_every_place() -> None:
    assert len([tile for tile in PRINTED if tile.biome != "crimson"]) == 77 == 17 + 4 * 15


@rule("TR-601", "TR-R-01", "TR-C-07")
def test_a_tile_has_three_by_five_cells_and_four_of_them_are_start_tiles() -> None:
    assert {len(BOX.drawn[tile.id]) for tile in PRINTED} == {15}
    assert sorted((tile.place or 0, tile.layer) for tile in PRINTED if tile.place is not None) == [
        *((7, "surface"), (8, "surface"), (8, "underground"), (9, "surface")),
    ]


@rule("TR-C-09", "TR-C-10", "TR-C-16", "TR-C-22", "TR-R-133")
def test_cards_for_characters() -> None:
    assert copies(BOX.armour.values()) == 47
    assert copies(BOX.minions.values()) == 16
    assert copies(item for item in BOX.equipment.values() if not item.start) == 160
    assert len(BOX.figures.characters) == 8


@rule("TR-C-15", "TR-5102", "TR-R-129")
def test_consumables_by_type() -> None:
    assert {kind: copies(c for c in BOX.consumables.values() if c.type == kind) for kind in (1, 2, 3, 4)} == {
        1: 12,
        2: 30,
        3: 8,
        4: 14,
    }


@rule("TR-C-17", "TR-C-18", "TR-C-19")
def test_action_cards_by_source() -> None:
    cards = BOX.actions.values()
    assert [card.copies for card in cards if card.source == "guide"] == [8, 8, 8]
    assert Counter(card.price for card in cards if card.source == "merchant" for _ in range(card.copies)) == {
        8: 8,
        15: 8,
    }
    assert Counter(card.level for card in cards if card.source == "loot" for _ in range(card.copies)) == dict.fromkeys(
        range(1, 6), 8
    )


@rule("TR-C-20")
def test_five_chest_cards_for_each_biome() -> None:
    assert Counter(card.biome for card in BOX.chests.values()) == dict.fromkeys(LIVING, 5)


@rule("TR-C-14", "TR-107", "TR-108", "TR-305")
def test_56_goals_in_four_chains() -> None:
    goals = BOX.goals.values()
    assert Counter(goal.chain for goal in goals) == dict.fromkeys(("dig", "fight", "explore", "build"), 14)
    for chain in ("dig", "fight", "explore", "build"):
        assert [goal.level for goal in goals if goal.chain == chain and not goal.alternative] == [*range(1, 11)]
        assert [goal.level for goal in goals if goal.chain == chain and goal.alternative] == [5, 6, 8, 10]


@rule("TR-C-23", "TR-2611", "TR-2622", "TR-R-68")
def test_ten_house_tokens_of_seven_kinds() -> None:
    assert {house.id: house.copies for house in BOX.houses.values()} == dict.fromkeys(HOUSES, 1) | {"bed": 4}
    assert BOX.houses["work_bench"].cost == {"gel": 2, "wood": 4}


@rule("TR-C-38", "TR-C-45", "TR-R-13", "TR-3617")
def test_168_enemy_tokens_in_the_tray() -> None:
    assert sum(sum(tray.tokens.values()) for tray in BOX.trays) == 168
    assert {(tray.biome, tray.row) for tray in BOX.trays} == {(biome, row) for biome in LIVING for row in ROWS}
    assert [sum(t.tokens.values()) for t in BOX.trays if t.biome == "snow"] == [5, 5, 5, 5, 4, 4]


@rule("TR-3608", "TR-3612")
def test_stars_fall_by_night_and_crystals_lie_below_the_surface() -> None:
    assert {tray.row for tray in BOX.trays if "fallen_star" in tray.tokens} == {"surface_night"}
    assert "surface" not in " ".join(tray.row for tray in BOX.trays if "life_crystal" in tray.tokens)


@rule("TR-C-39", "TR-C-40", "TR-C-41", "TR-4201", "TR-4203")
def test_six_bosses_and_only_the_eater_has_no_allies() -> None:
    assert {boss.id: boss.allies for boss in BOX.bosses.values()} == {
        "king_slime": 4,
        "eye_of_cthulhu": 4,
        "eater_of_worlds": 0,
        "brain_of_cthulhu": 4,
        "queen_bee": 4,
        "wall_of_flesh": 4,
    }


@rule("TR-5001", "TR-5002", "TR-5004", "TR-5005", "TR-503", "TR-510")
def test_the_lists_of_symbols() -> None:
    assert (len(BIOMES), len(LAYERS), len(RESOURCES)) == (7, 5, 19)
    assert "acorn" not in RESOURCES
    assert {kind.resource for kind in BOX.cells.values()} - {""} <= set(RESOURCES)


@rule("TR-4801", "TR-5011")
def test_five_kinds_of_dice() -> None:
    assert SIZES == (4, 6, 8, 12, 20)
    assert {die for dice in BOX.dice.values() for die in dice} <= set(SIZES)


@rule("TR-G-M01", "TR-C-29", "TR-R-12")
def test_every_stack_of_a_biome_has_a_chest_and_there_are_tokens_for_all() -> None:
    one_each = [kinds(b, layer)["chest"] + kinds(b, layer)["rich_chest"] for b in LIVING for layer in LAYERS[::2][:2]]
    assert one_each == [1] * 12
    chests = Counter(bool(kind.chest) for tile in PRINTED if tile.biome != "crimson" for kind in BOX.drawn[tile.id])
    assert chests[True] == 23
    assert kinds("", "underworld")["rich_chest"] >= 2


@rule("TR-G-M02", "TR-1409")
def test_trees_stand_on_every_surface() -> None:
    trees = {biome: sum(kinds(biome, "surface")[kind] for kind in ("sapling", "tree", "tall_tree")) for biome in LIVING}
    assert all(trees.values())
    assert all(BOX.cells[kind].chop for kind in ("sapling", "tree", "tall_tree"))


@rule("TR-G-M03", "TR-G-M04", "TR-G-M05")
def test_gold_gems_and_evil_ore_lie_where_they_should() -> None:
    def homes(kind: str) -> set[tuple[str, str]]:
        return {(tile.biome, tile.layer) for tile in PRINTED if kind in {cell.id for cell in BOX.drawn[tile.id]}}

    caverns = {(biome, layer) for biome in LIVING for layer in ("upper_cavern", "lower_cavern")}
    assert homes("gold") == {home for home in caverns if home[0] not in ("corruption", "crimson")}
    assert homes("gem") == caverns - {("crimson", "lower_cavern")}
    assert homes("demonite") == {("corruption", "upper_cavern")}
    assert homes("crimtane") == {("crimson", "upper_cavern")}


@rule("TR-G-M06", "TR-G-M07", "TR-1112")
def test_hellstone_lava_and_cobwebs() -> None:
    assert kinds("", "underworld")["hellstone"] >= 10
    assert kinds("", "underworld")["lava"] > 0
    assert kinds("", "underground")["cobweb"] > 0
    assert not any(kinds(biome, "surface")["cobweb"] for biome in BIOMES)


@rule("TR-R-12", "TR-G-E07")
def test_every_tile_can_be_dug_through_two_cells_wide_without_hard_points() -> None:
    for tile in PRINTED:
        hard = [any(cell.hard for cell in BOX.drawn[tile.id][x::3]) for x in range(3)]
        assert not (hard[0] or hard[1]) or not (hard[1] or hard[2]), tile.id
    assert [(tile.biome, tile.layer) for tile in PRINTED if tile.hive] == [("jungle", "lower_cavern")]


@rule("TR-R-66", "TR-EX-10", "TR-512")
def test_the_bestiary_grows_with_depth() -> None:
    assert (BOX.enemies["green_slime"].health, BOX.enemies["green_slime"].defence) == (1, "d4")
    health = {row: [BOX.enemies[k].health for t in BOX.trays if t.row == row for k in t.tokens] for row in ROWS}
    assert max(health["surface_day"]) <= min(h for h in health["underworld"]) < max(health["underworld"]) == 4
    assert any(BOX.enemies[kind].loot.card == "guide_voodoo_doll" for tray in BOX.trays for kind in tray.tokens)


@rule("TR-1307", "TR-1310", "TR-1311", "TR-R-132")
def test_chest_cards_give_more_in_the_depth() -> None:
    hoard = BOX.chests["forest_hoard"].rewards
    assert [reward.coins for reward in hoard] == sorted({reward.coins for reward in hoard})
    assert {kind.chest for kind in BOX.cells.values()} == {0, 1, 2}


@rule("TR-C-30", "TR-C-31", "TR-C-33", "TR-3504", "TR-3505", "TR-3506", "TR-R-15")
def test_tokens_and_the_time_track() -> None:
    figures = BOX.figures
    assert (figures.pylons, figures.ropes, figures.platforms) == (6, 12, 30)
    assert (len(figures.track), figures.first_night) == (7, 5)
    day, night = (("dawn",), ("spawn",), ("threat",), ("spawn",), ("crowd",)), (("threat", "spawn"), ("spawn",))
    assert figures.track == day + night


@rule("TR-C-35")
def test_135_resource_tokens_make_a_set_for_each_resource() -> None:
    sets = BOX.figures.resource_tokens
    assert sum(size * count for size, count in sets.items()) == 135
    short = replace(BOX, figures=replace(BOX.figures, resource_tokens={10: 8, 5: 10}))
    assert list(mistakes(short)) == ["There are 18 sets of resource tokens for 19 resources."]


@rule("TR-C-37")
def test_digging_goes_on_when_all_89_tunnel_tokens_lie_on_the_board() -> None:
    t = arrange("A # #\n# # #", ap=1)
    t.state.marks |= dict.fromkeys(range(24 * 51, 24 * 51 + BOX.figures.tunnels), "tunnel")
    assert len(t.state.marks) == 89
    t.take(0, Dig(xy(1, 0)))
    assert t.state.marks[xy(1, 0)] == "tunnel"


@rule("TR-C-46")
def test_what_is_not_in_the_world_is_kept_sorted() -> None:
    state = sit().state
    assert sum(map(bool, state.land.tiles)) + sum(map(len, state.stacks.values())) == 77
    assert sum(map(len, state.tray.values())) + len(state.enemies) == 5 * 28
    assert {len(pile) for pile in state.loot.values()} == {8}
    assert {len(pile) for pile in state.chests.values()} == {5}
    assert sum(map(len, state.consumables.values())) == 64
    assert (len(BOX.bosses), state.bosses, state.appeared) == (6, [], [])


@rule("TR-R-37", "TR-R-38", "TR-R-127", "TR-R-128")
def test_values_that_are_ours_are_as_ruled() -> None:
    assert BOX.equipment["gold_broadsword"].dice == "3d6"
    assert (BOX.equipment["molten_pickaxe"].dig, BOX.equipment["molten_pickaxe"].times) == (5, 2)
    assert (BOX.armour["molten_armour"].defence, BOX.armour["molten_armour"].draw) == ("3d8", 5)
    assert [BOX.equipment[f"{m}_staff"].mana for m in ("finch", "slime", "flinx", "imp")] == [1, 2, 2, 3]
    assert all(item.ours for item in BOX.equipment.values())


def test_an_unknown_symbol_or_card_is_refused_with_its_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for path in module.FOLDER.glob("*.yaml"):
        (tmp_path / path.name).write_text(
            path.read_text("utf-8").replace("tokens: {green_slime", "tokens: {grin_slime")
        )
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    with pytest.raises(ContentError, match="forest surface_day holds “grin_slime”"):
        load.__wrapped__()


@rule("TR-1510", "TR-5009")
def test_a_structure_block_with_a_resource_is_refused() -> None:
    hive = replace(BOX.cells["hive"], resource="stone")
    assert list(mistakes(replace(BOX, cells=BOX.cells | {"hive": hive}))) == [
        "The block “hive” is a structure, so it gives no resource, but “stone” is printed."
    ]


def test_the_box_has_no_mistakes() -> None:
    assert list(mistakes(BOX)) == []


@rule("TR-C-25")
def test_there_is_a_minimap_token_for_every_biome_between_forest_and_oceans() -> None:
    used = {biome for evil in ("corruption", "crimson") for biome in sit(1, evil=evil).state.minimap}
    assert used == {"snow", "desert", "jungle", "corruption", "crimson"}


@rule("TR-C-34")
def test_only_medium_and_far_are_measured_with_a_ruler() -> None:
    assert {reach for reach, bands in BANDS.items() if bands} == {"medium", "far"}


@rule("TR-C-42")
def test_three_dice_of_a_kind_suffice_for_everything_printed() -> None:
    rolled = [Counter(dice) for dice in BOX.dice.values()]
    assert set().union(*rolled) <= set(SIZES)
    assert max(max(count.values(), default=0) for count in rolled) <= 3


@rule("TR-R-129")
def test_no_purse_holds_what_the_merchant_asks_for_it() -> None:
    cheap = [card for card in load().consumables.values() if card.type == 1]
    coins = [effect.coins for card in cheap for part in card.parts for effect in part if isinstance(effect, Gain)]
    assert 0 < max(coins) < PRICES["goods"]

"""What is printed in the box, number by number.  [TR-C-xx, TR-G-Mxx, TR-R-11 to TR-R-13, TR-R-33 to TR-R-38]"""

from collections import Counter

import pytest

from questhall.games.terraria.content import load
from questhall.games.terraria.content.kinds import ActionCard
from questhall.games.terraria.effects import (
    AnyEffect,
    Charm,
    Destroy,
    DrawCards,
    Gain,
    LandSoftly,
    OtherDraws,
    Resist,
    Search,
)
from questhall.games.terraria.sight import BANDS
from questhall.games.terraria.steps.boosts import SIZES
from questhall.games.terraria.steps.goals import FOCUS
from questhall.games.terraria.steps.npcs import NPCS
from tests.games.terraria.board import sit
from tests.ledger import GAMES, rule

BOX = load()
LEDGER = GAMES / "terraria" / "rules.md"
TILES = list(BOX.tiles.values())
LIVING = ("forest", "snow", "desert", "jungle", "corruption", "crimson")
CAVERNS = ("upper_cavern", "lower_cavern")


def drawn(tile: str) -> list[str]:
    return [kind.id for kind in BOX.drawn[tile]]


# -- tiles


@rule("TR-C-01", "TR-C-02", "TR-C-03", "TR-C-04", "TR-C-05", "TR-C-06", "TR-C-08")
def test_how_many_tiles_there_are() -> None:
    assert (len(TILES), Counter(tile.biome for tile in TILES)) == (
        86,
        Counter(dict.fromkeys(LIVING, 9) | {"": 30, "ocean": 2}),
    )
    assert Counter(tile.layer for tile in TILES if tile.biome == "") == {"underground": 15, "underworld": 15}


@rule("TR-R-11", "TR-C-07", "TR-EX-08")
def test_the_pictures_of_the_start_tiles() -> None:
    air, ground = ["air"] * 3, ["dirt"] * 3
    left, middle, right, below = ([*drawn(tile)] for tile in sorted(t.id for t in TILES if t.place is not None))
    assert left == [*air, *air, *air, "sapling", "spawn", "air", *ground]
    assert middle == [*air, *air, "air", "butterfly", "air", "butterfly", "squirrel", "butterfly", *ground]
    assert right == [*air, *air, *air, "air", "spawn", "chest", *ground]
    assert (below.count("chest"), below.count("cobweb"), below.count("spawn")) == (1, 1, 0)
    assert BOX.cells["sapling"].chop == BOX.cells["chest"].chest == 1


@rule("TR-R-12")
def test_what_a_tile_may_hold() -> None:
    for tile in TILES:
        cells = BOX.drawn[tile.id]
        assert len(cells) == 15
        assert sum(cell.spawn for cell in cells) <= 2, tile.id
        assert sum(bool(cell.chest) for cell in cells) <= 1, tile.id
    stacks = Counter((t.biome, t.layer) for t in TILES if t.biome and any(c.chest for c in BOX.drawn[t.id]))
    assert stacks == Counter(dict.fromkeys(((b, layer) for b in LIVING for layer in ("surface", *CAVERNS)), 1))


@rule("TR-R-12")
@pytest.mark.parametrize(
    ("kinds", "costs", "hard"),
    [
        (("dirt",), {1}, False),
        (("stone", "copper", "iron", "hardened_sand", "ice"), {1, 2}, False),
        (("silver", "gold", "gem"), {2, 3}, False),
        (("demonite", "crimtane"), {4}, False),
        (("ebonstone", "crimstone"), {3}, True),
        (("hellstone",), {3, 4}, True),
    ],
)
def test_what_blocks_cost(kinds: tuple[str, ...], costs: set[int], hard: bool) -> None:
    for kind in kinds:
        block = BOX.cells[kind]
        assert block.dig in costs
        assert (block.hard, block.fire) == (hard, kind == "hellstone")


@rule("TR-R-05", "TR-R-12")
def test_the_ocean_is_bare_and_one_tile_is_the_hive() -> None:
    for tile in TILES:
        if tile.biome == "ocean":
            assert not any(cell.spawn or cell.chest or cell.chop for cell in BOX.drawn[tile.id])
    assert [(tile.biome, tile.layer) for tile in TILES if tile.hive] == [("jungle", "lower_cavern")]


@rule("TR-C-29", "TR-G-M01")
@pytest.mark.parametrize("unused", ["corruption", "crimson"])
def test_where_chests_are(unused: str) -> None:
    chests = Counter(t.layer for t in TILES if t.biome != unused for cell in BOX.drawn[t.id] if cell.chest)
    assert chests == {"surface": 5, "underground": 6, "upper_cavern": 5, "lower_cavern": 5, "underworld": 2}
    assert sum(chests.values()) == 23


@rule("TR-G-M02", "TR-G-M06", "TR-G-M07")
def test_where_trees_hellstone_and_cobwebs_are() -> None:
    trees = Counter((t.biome, t.layer) for t in TILES for cell in BOX.drawn[t.id] if cell.chop)
    assert trees.keys() == {(biome, "surface") for biome in LIVING}
    hellstone = Counter(t.layer for t in TILES for cell in BOX.drawn[t.id] if cell.id == "hellstone")
    assert hellstone.keys() == {"underworld"}
    assert hellstone["underworld"] >= 10
    webs = {t.layer for t in TILES for cell in BOX.drawn[t.id] if cell.cobweb}
    assert "surface" not in webs
    assert {"underground", *CAVERNS} <= webs


@rule("TR-C-38", "TR-R-13")
def test_what_lies_in_the_tray() -> None:
    counts = {
        "surface_day": 5,
        "surface_night": 5,
        "underground": 5,
        "upper_cavern": 5,
        "lower_cavern": 4,
        "underworld": 4,
    }
    for tray in BOX.trays:
        assert sum(tray.tokens.values()) == counts[tray.row]
        assert tray.tokens.get("fallen_star", 0) == (tray.row == "surface_night")
        assert tray.tokens.get("life_crystal", 0) == (tray.row in ("underground", *CAVERNS))
    assert len(BOX.trays) == 6 * 6


TIERS = {
    "surface_day": ({1}, {"d4"}, {"d4"}),
    "surface_night": ({1, 2}, {"d6"}, {"d6"}),
    "underground": ({2}, {"d6"}, {"d6"}),
    "upper_cavern": ({2, 3}, {"d8"}, {"d8"}),
    "lower_cavern": ({3}, {"d8", "d12"}, {"2d6"}),
    "underworld": ({3, 4}, {"d12"}, {"2d8"}),
}
ODD = {
    "antlion": (2, "d6", "d6"),
    "eater_of_souls": (1, "d6", "d4"),
    "face_monster": (1, "d6", "d4"),
    "undead_miner": (3, "d8", "d8"),
}
"""Enemies that are not quite as the others of their tier: the ruling names them."""


@rule("TR-R-66")
def test_an_enemy_has_the_values_of_the_highest_row_it_lies_in() -> None:
    for enemy in BOX.enemies.values():
        values = (enemy.health, enemy.defence, enemy.attack)
        row = next(tray.row for row in TIERS for tray in BOX.trays if tray.row == row and enemy.id in tray.tokens)
        tier = TIERS[row]
        assert enemy.find or values == ODD.get(enemy.id, values), enemy.id
        assert enemy.find or enemy.id in ODD or all(v in t for v, t in zip(values, tier, strict=True)), enemy.id  # type: ignore[operator]
    assert [enemy.id for enemy in BOX.enemies.values() if enemy.loot.card] == ["voodoo_demon"]


@rule("TR-R-66")
def test_the_ruling_names_every_enemy_that_differs_and_no_other() -> None:
    ruling = next(line for line in LEDGER.read_text("utf-8").splitlines() if line.startswith("- **TR-R-66**"))
    _, _, exceptions = ruling.partition("highest row in which a token lies, but for ")
    assert {enemy for enemy in BOX.enemies if enemy.replace("_", " ") in exceptions} == set(ODD)


@rule("TR-R-66")
def test_what_enemies_leave_behind() -> None:
    for tray in BOX.trays:
        for kind in tray.tokens:
            enemy = BOX.enemies[kind]
            assert bool(enemy.loot.resources.gel) is enemy.slime
            most = {"surface_day": 0, "surface_night": 0, "underground": 1, "underworld": 3}.get(tray.row, 2)
            assert enemy.loot.loot <= most, kind


# -- cards


def gains(effects: tuple[AnyEffect, ...]) -> list[Gain]:
    return [effect for effect in effects if isinstance(effect, Gain)]


@rule("TR-R-33", "TR-R-35", "TR-C-17")
def test_the_cards_of_the_start_and_of_the_guide() -> None:
    cards = {card.id: card.parts for card in BOX.actions.values() if card.source in ("start", "guide")}
    ap, draw = (lambda count: (Gain(ap=count),)), (DrawCards(),)
    assert cards == {
        "explore": (ap(2),),
        "onward": (ap(1), (Gain(swords=1),)),
        "recharge": (ap(1), (Gain(shields=1), Gain(mana=1))),
        "help": (ap(1), (OtherDraws(),)),
        "rest": ((Gain(ap=1), Gain(hearts=2)),),
        "explore_more": (ap(2), draw),
        "second_wind": (ap(1), draw, (Gain(hearts=1),)),
        "further_explore_more": (ap(2), draw),
        "somersault": (ap(2), (LandSoftly(),)),
    }
    assert {card.copies for card in BOX.actions.values() if card.source == "guide"} == {8}


def symbols_of(card: ActionCard) -> int:
    """The symbols of a card beside its points, with the effects that count as symbols."""
    return sum(max(map(worth_of, part)) for part in card.parts[1:])


def worth_of(effect: AnyEffect) -> int:
    match effect:
        case Gain() as gain:
            return gain.swords + gain.shields + gain.hearts + gain.mana + gain.coins
        case DrawCards(count=count):
            return count
        case Search() | Destroy() | Charm():
            return 1
        case _:
            return 0


@rule("TR-R-36", "TR-C-18", "TR-C-19")
def test_points_of_merchant_and_loot_cards() -> None:
    for card in BOX.actions.values():
        points = max(gain.ap for part in card.parts for gain in gains(part))
        symbols = len(card.parts) - 1
        if card.source == "loot":
            assert points == (2, 2, 3, 3, 4)[card.level - 1], card.id
            searching = any(isinstance(e, Search | Destroy | DrawCards) for part in card.parts for e in part)
            assert not searching or card.level >= 2
        elif card.source == "merchant":
            assert (points == 3 and not symbols) or (points == (2 if card.price == 8 else 3) and symbols)
    loot = [card for card in BOX.actions.values() if card.source == "loot"]
    assert {card.level: {symbols_of(each) for each in loot if each.level == card.level} for card in loot} == {
        **{1: {1}, 2: {2}, 3: {2}},
        **{4: {3}, 5: {3}},
    }
    assert any(card.prepared for card in loot)
    resisted = {effect.debuff for card in loot for part in card.parts for effect in part if isinstance(effect, Resist)}
    assert resisted == {"frozen", "burning", "poisoned"}


@rule("TR-R-37", "TR-C-16")
def test_swords_axes_and_pickaxes() -> None:
    swords = {
        **{"copper_shortsword": "d6", "iron_shortsword": "2d6", "silver_broadsword": "2d8", "gold_broadsword": "3d6"},
        **{"lights_bane": "3d8", "blood_butcherer": "3d8", "molten_greatsword": "3d12"},
    }
    assert {sword: BOX.equipment[sword].dice for sword in swords} == swords
    assert {(BOX.equipment[sword].ap, BOX.equipment[sword].ranges) for sword in swords} == {(1, ("close",))}
    axes = {"copper_axe": 1, "iron_axe": 2, "silver_axe": 2, "gold_axe": 3}
    assert {axe: BOX.equipment[axe].chop for axe in axes} == axes
    picks = {
        **{"copper": (1, False), "iron": (2, False), "silver": (2, False), "gold": (3, False)},
        **{"nightmare": (4, True), "deathbringer": (4, True), "molten": (5, True)},
    }
    tools = {name: BOX.equipment[f"{name}_pickaxe"] for name in picks}
    assert {name: (tool.dig, tool.hard) for name, tool in tools.items()} == picks
    assert tools["molten"].times == 2
    assert tools["nightmare"].cost == {"demonite": 2, "wood": 1}
    assert tools["deathbringer"].cost == {"crimtane": 2, "wood": 1}


@rule("TR-R-38", "TR-C-09")
def test_the_values_of_armour() -> None:
    def worth(name: str) -> tuple[object, ...]:
        item = BOX.armour[f"{name}_armour"]
        symbols = [(gain.shields, gain.swords) for part in item.parts for gain in gains(part)]
        return item.defence, item.draw, symbols, item.immune

    assert {
        name: worth(name) for name in ("wood", "copper", "iron", "silver", "gold", "shadow", "crimson", "molten")
    } == {
        "wood": ("d6", 4, [], ()),
        "copper": ("2d4", 4, [], ()),
        "iron": ("2d6", 4, [], ()),
        "silver": ("2d6", 4, [(1, 0)], ()),
        "gold": ("2d8", 5, [], ()),
        "shadow": ("2d8", 5, [(0, 1)], ()),
        "crimson": ("2d8", 5, [(0, 1)], ()),
        "molten": ("3d8", 5, [], ("burning",)),
    }


# -- everything else


@rule("TR-C-10", "TR-C-20", "TR-C-22", "TR-C-23", "TR-C-24", "TR-C-30", "TR-C-31", "TR-C-33", "TR-C-37")
def test_counts_of_cards_and_tokens() -> None:
    figures = BOX.figures
    assert [minion.copies for minion in BOX.minions.values()] == [4, 4, 4, 4]
    assert Counter(card.biome for card in BOX.chests.values()) == Counter(dict.fromkeys(LIVING, 5))
    assert len(set(figures.characters)) == 8
    assert sum(house.copies for house in BOX.houses.values()) == 10
    assert (len(figures.gourmet), figures.pylons, figures.ropes, figures.platforms) == (4, 6, 12, 30)
    assert (figures.tunnels, figures.resource_tokens) == (89, {10: 8, 5: 11})


@rule("TR-C-34", "TR-R-23", "TR-R-24")
def test_the_bands_of_the_rulers() -> None:
    bands = {reach: [(limit**0.5 / 2, lost) for limit, lost in parts] for reach, parts in BANDS.items()}
    assert bands == {"close": [], "medium": [(3.5, 0)], "far": [(4.5, 0), (6.5, 1), (8.5, 2)]}


@rule("TR-C-42", "TR-5011")
def test_three_dice_of_each_kind_in_either_colour() -> None:
    assert len(SIZES) * 3 * 2 == 30
    assert max(max(Counter(dice).values(), default=0) for dice in BOX.dice.values()) == 3


@rule("TR-C-43", "TR-C-44")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_each_player_brings_to_the_table(players: int) -> None:
    state = sit(players).state
    assert state.tombstones == 2 * players <= 8
    for side in state.sides:
        assert (len(side.deck), sum(map(len, side.gear.values())), side.coins, len(side.slots) <= 6) == (8, 3, 0, True)


@rule("TR-C-21", "TR-C-32")
def test_npcs_and_the_focus_token() -> None:
    assert {"guide", *NPCS} == {"guide", "merchant", "nurse", "goblin_tinkerer", "demolitionist", "dryad"}
    assert FOCUS == 2

"""Setup.  [TR-2xx to TR-4xx]"""

from collections import Counter

import pytest

from questhall.core import Setup, Table
from questhall.games.terraria.choices import Pass, Place, Swap, TakeCharacter
from questhall.games.terraria.effects import SLOTS
from questhall.games.terraria.setup import Options
from questhall.games.terraria.steps.goals import visible_goals
from questhall.games.terraria.world import biome_of_column, chart, column_of, printed
from tests.games.terraria.board import CONTENT, GAME, open_to, sit
from tests.ledger import rule


@rule("TR-202", "TR-203", "TR-204", "TR-205", "TR-505", "TR-511", "TR-R-03")
def test_three_forest_tiles_and_one_underground_tile_lie_in_the_middle() -> None:
    tiles = sit().state.land.tiles
    assert {place: tile for place, tile in enumerate(tiles) if tile} == {
        7: "forest_surface_1",
        8: "forest_surface_2",
        9: "forest_surface_3",
        17 + 8: "underground_1",
    }


@rule("TR-206", "TR-207", "TR-R-11")
def test_a_platform_above_the_squirrel_and_two_day_enemies() -> None:
    t = sit()
    t.take(0, Pass())
    (platform,) = t.state.platforms
    assert printed(t, platform + 51).squirrel
    assert [printed(t, enemy.cell).spawn for enemy in t.state.enemies] == [True, True]
    assert {(enemy.biome, enemy.row) for enemy in t.state.enemies} == {("forest", "surface_day")}


@rule("TR-201", "TR-208", "TR-209", "TR-210", "TR-211", "TR-EX-30")
def test_stacks_and_decks_are_complete() -> None:
    state = sit().state
    assert sum(map(len, state.stacks.values())) == 77 - 4
    assert sum(map(len, state.tray.values())) == 168 - 28
    assert len(state.consumables[1]) == 12
    assert {level: len(deck) for level, deck in state.loot.items()} == dict.fromkeys(range(1, 6), 8)
    assert all(CONTENT.actions[card].level == level for level, deck in state.loot.items() for card in deck)
    assert {biome: sorted(deck) for biome, deck in state.chests.items()} == {
        biome: sorted(f"{biome}_{card}" for card in ("hoard", "supplies", "ores", "skills", "gear"))
        for biome in ("forest", "snow", "desert", "jungle", "corruption", "crimson")
    }


@rule("TR-201", "TR-208", "TR-209", "TR-210", "TR-211", "TR-311", "TR-506", "TR-407")
def test_every_pile_is_shuffled_anew_in_every_game() -> None:
    states = [sit(seed=seed).state for seed in range(8)]
    orders = [
        *([state.stacks[name] for state in states] for name in states[0].stacks if name != "ocean/surface"),
        *([state.tray[name] for state in states] for name in states[0].tray),
        *([state.loot[level] for state in states] for level in range(1, 6)),
        *([state.chests[biome] for state in states] for biome in states[0].chests),
        [state.consumables[1] for state in states],
        [list(state.minimap) for state in states],
        [state.sides[0].deck for state in states],
    ]
    assert all(len(set(map(tuple, order))) > 1 for order in orders)


@rule("TR-107", "TR-108", "TR-301", "TR-303", "TR-304", "TR-307")
def test_four_chains_with_the_first_goals_in_sight() -> None:
    t = sit()
    assert [goal.id for goal in visible_goals(t)] == ["dig_1", "fight_1", "explore_1", "build_1"]
    assert t.state.goals == {
        chain: [f"{chain}_{level}" for level in range(10, 0, -1)] for chain in ("dig", "fight", "explore", "build")
    }


@rule("TR-306")
def test_goals_may_be_swapped_for_their_alternatives_one_by_one() -> None:
    t = sit()
    assert len(open_to(t, Swap)) == 16
    assert Pass() in t.decisions[0].choices
    t.take(0, Swap("dig_5_other"))
    t.take(0, Swap("build_10_other"))
    assert len(open_to(t, Swap)) == 14
    assert t.state.goals["dig"][-5] == "dig_5_other"
    assert t.state.goals["build"][0] == "build_10_other"


@rule("TR-309", "TR-310", "TR-311", "TR-312", "TR-508", "TR-506", "TR-516", "TR-502", "TR-503", "TR-504")
def test_the_chosen_evil_biome_and_three_others_lie_around_the_forest() -> None:
    state = sit(evil="crimson").state
    assert (state.evil, sit().state.evil, state.revealed) == ("crimson", "corruption", [False] * 4)
    assert Counter(state.minimap) == Counter(("snow", "desert", "jungle", "crimson"))
    columns = [biome_of_column(state, column) for column in range(17)]
    assert (columns[0], columns[16], columns[7:10]) == ("ocean", "ocean", ["forest"] * 3)
    assert columns[1:7] + columns[10:16] == [biome for biome in state.minimap for _ in range(3)]
    for name, unused in (("crimson", "corruption"), ("corruption", "crimson")):
        left = sit(evil=name).state
        assert {slot.split("/")[0] for slot in left.tray} == {"forest", "snow", "desert", "jungle", name}
        assert unused not in {slot.split("/")[0] for slot in left.stacks}


@rule("TR-308", "TR-313", "TR-314", "TR-315", "TR-316", "TR-321", "TR-EX-29", "TR-C-43", "TR-4901")
def test_tracks_and_tokens_at_the_start() -> None:
    state = sit(2).state
    assert (state.time, state.tombstones, state.threat, state.rise, state.slimes) == (0, 4, 0, 1, 0)
    assert state.npcs == ["guide"]
    assert [sit(players).state.tombstones for players in (1, 2, 3, 4)] == [2, 4, 6, 8]


@rule("TR-401", "TR-402", "TR-407", "TR-410", "TR-411", "TR-412", "TR-414", "TR-415", "TR-416", "TR-417", "TR-R-33")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_player_starts_with(seat: int) -> None:
    side = sit(3).state.sides[seat]
    assert Counter(side.deck) == {"explore": 3, "onward": 1, "recharge": 1, "help": 1, "rest": 1, "explore_more": 1}
    assert (side.health, side.most_health, side.mana, side.most_mana, side.coins) == (5, 5, 3, 3, 0)
    assert [side.gear[slot] for slot in SLOTS] == [("copper_shortsword",), ("copper_axe",), ("copper_pickaxe",), ()]
    assert side.debuffs == {}


@rule("TR-403", "TR-404", "TR-405", "TR-406", "TR-3803", "TR-C-44")
@pytest.mark.parametrize(("players", "slots"), [(1, 6), (2, 6), (3, 5), (4, 4)])
def test_open_inventory_slots(players: int, slots: int) -> None:
    sides = sit(players).state.sides
    assert [[stack.count for stack in side.slots] for side in sides] == [[0] * slots] * players


@rule("TR-408", "TR-409", "TR-R-39")
def test_a_character_is_chosen_once() -> None:
    t = Table.sit(GAME, Setup("terraria", "world", ("smith", ""), 1))
    assert TakeCharacter("smith") not in t.decisions[1].choices
    t.take(1, TakeCharacter("miner"))
    assert [side.character for side in t.state.sides] == ["smith", "miner"]


@rule("TR-418", "TR-419")
def test_characters_start_on_different_butterflies() -> None:
    t = sit(2)
    t.take(0, Pass())
    first = open_to(t, Place)
    assert [(column_of(place.cell), printed(t, place.cell).start) for place in first] == [(8, True)] * 4
    t.take(0, first[0])
    assert open_to(t, Place, 1) == first[1:]


@rule("TR-1308", "TR-EX-08", "TR-R-11")
def test_a_chest_of_one_on_the_surface_and_one_underground() -> None:
    t = sit()
    chests = [(cell // 51 // 5, kind.chest) for cell, kind in chart(t).kinds.items() if kind.chest]
    assert sorted(chests) == [(0, 1), (1, 1)]


@rule("TR-105", "TR-106", "TR-118", "TR-324", "TR-325", "TR-4707", "TR-4706")
@pytest.mark.parametrize(("difficulty", "chains"), [("normal", 1), ("hard", 2), ("harder", 3)])
def test_difficulty_is_the_number_of_chains(difficulty: str, chains: int) -> None:
    assert sit(difficulty=difficulty).state.chains == chains
    assert Options().difficulty == "normal"


@rule("TR-4708")
@pytest.mark.parametrize(("name", "threat"), [("calm", 0), ("risky", 1), ("dangerous", 2), ("deadly", 3)])
def test_starting_threat(name: str, threat: int) -> None:
    assert sit(threat=name).state.threat == threat


@rule("TR-4701", "TR-4702", "TR-4705")
def test_a_journey_starts_with_iron_ropes_and_short_chains() -> None:
    state = sit(journey=True).state
    assert [state.sides[0].gear[slot] for slot in SLOTS[:3]] == [("iron_shortsword",), ("iron_axe",), ("iron_pickaxe",)]
    assert state.sides[0].ropes == 2
    assert {len(pile) for pile in state.goals.values()} == {6}


@rule("TR-102", "TR-C-21")
def test_one_to_four_players() -> None:
    assert list(GAME.players) == [1, 2, 3, 4]
    assert [len(sit(players).state.sides) for players in GAME.players] == [1, 2, 3, 4]
    assert CONTENT.figures.start_health == 5


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("iron", "2 ropes", "A fall hurts nobody", "tombstone", "sixth goal")),
        ("uk", ("залізним", "2 мотузками", "Падіння нікому не шкодить", "надгробка", "шостої цілі")),
        ("ru", ("железными", "2 верёвками", "Падение никому не вредит", "надгробия", "шестая цель")),
    ],
)
def test_on_a_journey_the_welcome_and_the_world_tell_what_is_different(language: str, told: tuple[str, ...]) -> None:
    plain, journey = (sit(journey=each).scene(0, language, log=False) for each in (False, True))
    text = " ".join(journey.welcome)
    assert [part for part in told if part not in text] == []
    assert not any(part in " ".join(plain.welcome) for part in told)
    rows = [row.detail for row in journey.panels["world"].rows]
    assert any(detail and detail in text for detail in rows)

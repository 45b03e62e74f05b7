"""The environment phase, finds, death, debuffs, rounds.  [TR-35xx to TR-37xx, TR-40xx, TR-41xx]"""

import pytest

from questhall.core import running
from questhall.games.terraria.choices import Go, Pass, Place, Prepare, TakeCoins, TakeMaximum
from questhall.games.terraria.events import EnemyAppeared, NightSurvived, RoundBegan
from questhall.games.terraria.state import NOWHERE, Boss, Held, PlacedHouse, Stack
from questhall.games.terraria.steps.death import Respawn, die, lose_health, respawn_cells
from questhall.games.terraria.steps.environment import AdvanceTime, BossThreat, ResolveIcon, dawn, spawn_all
from questhall.games.terraria.steps.rounds import ApplyDebuffs, BeginRound, DrawHand
from questhall.games.terraria.stock import draw_value, gain_debuff
from questhall.games.terraria.world import FOREST, cells_of, is_night
from tests.games.terraria.board import arrange, open_to, refreshed, sit, told, xy
from tests.ledger import rule


@rule("TR-3503", "TR-3506", "TR-R-16", "TR-3504", "TR-3505")
def test_time_goes_round_in_seven_spaces_five_by_day() -> None:
    t = arrange("A . .", agenda=[])
    seen = []
    for _ in range(7):
        AdvanceTime().run(t)
        seen.append((t.state.time, is_night(t.state)))
    assert seen == [(1, False), (2, False), (3, False), (4, False), (5, True), (6, True), (0, False)]
    assert told(t, NightSurvived) == [NightSurvived()]


@rule("TR-3503", "TR-5012")
def test_icons_are_resolved_from_left_to_right() -> None:
    t = arrange("A . .", agenda=[], time=4)
    AdvanceTime().run(t)
    assert t.agenda[::-1] == [ResolveIcon("threat"), ResolveIcon("spawn")]


@rule("TR-3507", "TR-114")
@pytest.mark.parametrize("rise", [1, 2])
def test_the_threat_icon_raises_threat_by_the_visible_value(rise: int) -> None:
    t = arrange("A . .", agenda=[ResolveIcon("threat")], rise=rise)
    assert t.state.threat == rise


@rule("TR-101", "TR-112", "TR-104")
def test_at_ten_the_game_is_lost() -> None:
    t = arrange("A . .", agenda=[ResolveIcon("threat"), BeginRound()], threat=9)
    assert t.outcome is not None
    assert (t.outcome.result, t.outcome.winners) == ("lost", ())


@rule("TR-3602", "TR-3604", "TR-EX-04", "TR-3509")
def test_spawn_cells_near_characters_get_enemies() -> None:
    t = arrange("A . o . . o . . . . . o", agenda=[ResolveIcon("spawn")])
    assert [event.cell for event in told(t, EnemyAppeared)] == [xy(2, 0), xy(5, 0)]
    assert {(enemy.biome, enemy.row) for enemy in t.state.enemies} == {("forest", "surface_day")}


@rule("TR-3603", "TR-R-56", "TR-R-137")
@pytest.mark.parametrize("sign", ["o@zombie", "oA", "o|", "o^", "o@fallen_star"])
def test_a_covered_spawn_cell_gets_none(sign: str) -> None:
    drawing = f"A {sign} ." if "A" not in sign else f". {sign} ."
    t = arrange(drawing, agenda=[])
    before = len(t.state.enemies)
    spawn_all(t)
    assert len(t.state.enemies) == before


@rule("TR-3605", "TR-3606", "TR-3607")
def test_by_night_the_night_slot_is_used_until_it_is_empty() -> None:
    t = arrange("A o o", agenda=[], time=5)
    t.state.tray["forest/surface_night"] = ["zombie"]
    spawn_all(t)
    assert [(enemy.kind, enemy.row) for enemy in t.state.enemies] == [("zombie", "surface_night")]


@rule("TR-R-19", "TR-113")
def test_bosses_raise_threat_by_one_however_many() -> None:
    t = arrange("A . .", agenda=[], rise=2)
    t.state.time = 2
    BossThreat().run(t)
    assert t.state.threat == 0
    t.state.bosses = [Boss("king_slime", xy(1, 3)), Boss("queen_bee", xy(1, 4))]
    BossThreat().run(t)
    assert t.state.threat == 1


@rule("TR-R-15")
@pytest.mark.parametrize(("world", "threat"), [("A . .", 0), ("A B .", 2)])
def test_the_fifth_space_raises_threat_with_two_or_more_players(world: str, threat: int) -> None:
    t = arrange(world, agenda=[], rise=2, time=3)
    t.do(AdvanceTime())
    running.advance(t)
    assert (t.state.time, t.state.threat) == (4, threat)


@rule("TR-R-19")
@pytest.mark.parametrize("world", ["A . .", "A B ."])
def test_bosses_raise_threat_only_where_the_track_shows_it_for_any_number(world: str) -> None:
    t = arrange(world, agenda=[])
    t.state.bosses = [Boss("king_slime", xy(1, 3))]
    for space in (0, 1, 3, 4, 6):
        t.state.time = space
        BossThreat().run(t)
    assert t.state.threat == 0


# -- finds


@rule("TR-3609", "TR-3610", "TR-3616", "TR-R-57", "TR-R-59", "TR-413", "TR-3608")
def test_a_star_raises_the_maximum_of_mana_and_restores_it() -> None:
    t = arrange("A . @fallen_star", ap=1)
    t.state.sides[0].mana = 0
    t.take(0, Go(xy(1, 0)))
    assert t.decisions[0].choices == (TakeMaximum(), TakeCoins())
    t.take(0, TakeMaximum())
    assert (t.state.sides[0].mana, t.state.sides[0].most_mana, t.state.enemies) == (4, 4, [])
    assert t.state.found_star


@rule("TR-413", "TR-3613", "TR-3614", "TR-3612")
def test_a_crystal_raises_the_maximum_of_health_and_restores_it() -> None:
    t = arrange("A . @life_crystal", ap=1)
    t.state.sides[0].health = 1
    t.take(0, Go(xy(1, 0)))
    t.take(0, TakeMaximum())
    assert (t.state.sides[0].health, t.state.sides[0].most_health) == (6, 6)


@rule("TR-3611", "TR-3615")
def test_or_ten_coins() -> None:
    t = arrange("A . @life_crystal", ap=1)
    t.take(0, Go(xy(1, 0)))
    t.take(0, TakeCoins())
    assert (t.state.sides[0].coins, t.state.sides[0].most_health) == (10, 5)


@rule("TR-R-58")
def test_at_the_end_of_the_track_only_coins_are_left() -> None:
    t = arrange("A . @life_crystal", ap=1)
    t.state.sides[0].most_health = 10
    t.take(0, Go(xy(1, 0)))
    assert t.state.sides[0].coins == 10


@rule("TR-R-56", "TR-R-59")
def test_a_find_blocks_nobody_and_waits_to_be_approached() -> None:
    t = arrange("A @fallen_star .", ap=1)
    assert len(t.state.enemies) == 1
    assert Go(xy(1, 0)) in open_to(t, Go)


# -- dawn


@rule("TR-3701", "TR-1407", "TR-3703", "TR-3709", "TR-3510")
def test_at_dawn_trees_grow_and_mana_returns_but_no_health() -> None:
    t = arrange("A 2! c!", agenda=[])
    t.state.sides[0].mana, t.state.sides[0].health = 0, 2
    dawn(t)
    assert t.state.marks == {xy(2, 0): "opened"}
    assert (t.state.sides[0].mana, t.state.sides[0].health) == (3, 2)


@rule("TR-3702", "TR-3708", "TR-EX-65", "TR-R-57")
def test_at_dawn_night_enemies_leave_the_surface_only() -> None:
    t = arrange("A @zombie @blue_slime\n" + "# # #\n" * 5 + "@demon_eye . .", agenda=[])
    for enemy in t.state.enemies:
        enemy.row = "surface_day" if enemy.kind == "blue_slime" else "surface_night"
    dawn(t)
    assert [enemy.kind for enemy in t.state.enemies] == ["blue_slime", "demon_eye"]
    assert t.state.tray["forest/surface_night"][0] == "zombie"


@rule("TR-3704", "TR-4910", "TR-4915", "TR-2308", "TR-914")
def test_dawn_abilities_of_tinkerer_and_dryad() -> None:
    t = arrange("A . B", agenda=[ResolveIcon("dawn")], npcs=["guide", "goblin_tinkerer", "dryad"])
    assert t.state.dryad_die
    assert t.agenda == []
    t.state.sides[0].discard, t.state.sides[1].discard = ["explore"], ["help"]
    dawn(t)
    assert [type(step).__name__ for step in t.agenda].count("DestroyOne") == 2


@rule("TR-3705", "TR-3706", "TR-3707")
def test_dawn_refills_bottle_and_pot() -> None:
    t = arrange("A . .", agenda=[], houses=[PlacedHouse("bottle", 0), PlacedHouse("cooking_pot", 60)])
    dawn(t)
    running.advance(t)
    assert (t.state.potions, t.state.gourmet) == (4, [0, 1, 2, 3])
    t.state.houses.clear()
    dawn(t)
    running.advance(t)
    assert (t.state.potions, t.state.gourmet) == (0, [])


# -- death


def victim(**state):  # type: ignore[no-untyped-def]
    t = arrange("A . .", agenda=[], **state)
    side = t.state.sides[0]
    side.debuffs, side.hand, side.prepared = {"burning": 2}, [Held("explore")], "rest"
    side.coins, side.consumables, side.minion = 7, ["bomb"], "finch"
    side.deck, side.discard = ["help"], ["onward"]
    side.armour, side.worn, side.platforms = ["wood_armour"], "wood_armour", 2
    side.slots[0] = Stack("wood", 3)
    return t


@rule("TR-4001", "TR-4002", "TR-4003", "TR-4004", "TR-4005", "TR-4006", "TR-4008", "TR-EX-45", "TR-R-93")
def test_what_a_dying_character_loses() -> None:
    t = victim()
    bombs = t.state.consumables[3].count("bomb")
    die(t, 0)
    side = t.state.sides[0]
    assert (side.cell, side.debuffs, side.hand, side.prepared) == (NOWHERE, {}, [], "")
    assert sorted(side.deck) == ["explore", "help", "onward", "rest"]
    assert (side.coins, side.consumables, side.minion) == (4, [], "")
    assert t.state.consumables[3].count("bomb") == bombs + 1
    assert t.state.supply["finch"] == 5


@rule("TR-4007", "TR-4015", "TR-4016", "TR-4017")
def test_what_it_keeps() -> None:
    t = victim()
    t.state.sides[0].most_health = 7
    die(t, 0)
    side = t.state.sides[0]
    assert (side.worn, side.platforms, side.slots[0].count, side.most_health) == ("wood_armour", 2, 3, 7)
    assert side.gear["sword"] == ("copper_shortsword",)


@rule("TR-113", "TR-4009", "TR-4010", "TR-4011", "TR-4012", "TR-EX-46", "TR-R-21")
def test_tombstones_and_threat() -> None:
    t = arrange("A . B", agenda=[], threat=4, tombstones=1)
    die(t, 0)
    assert (t.state.threat, t.state.rise, t.state.tombstones, t.state.sides[0].tombstones) == (5, 2, 0, 1)
    die(t, 1)
    assert (t.state.threat, t.state.rise) == (7, 2)


@rule("TR-4012", "TR-R-21")
def test_without_a_tombstone_threat_rises_by_two_whatever_the_token_shows() -> None:
    t = arrange("A . .", agenda=[], tombstones=0, rise=1)
    die(t, 0)
    assert (t.state.threat, t.state.sides[0].tombstones) == (2, 0)


@rule("TR-4704")
def test_on_a_journey_death_raises_no_threat() -> None:
    t = arrange("A . .", agenda=[], options={"journey": True})
    die(t, 0)
    assert (t.state.threat, t.state.tombstones) == (0, 2)


@rule("TR-1211", "TR-3412")
def test_without_health_a_character_dies() -> None:
    t = arrange("A . .", agenda=[])
    lose_health(t, 0, 9)
    assert (t.state.sides[0].cell, t.state.sides[0].health) == (NOWHERE, 0)


@rule("TR-4013", "TR-4014", "TR-R-94")
def test_it_comes_back_on_the_forest_surface_with_all_health_and_mana() -> None:
    t = arrange(". . B .", seats=2, agenda=[Respawn(0)])
    t.state.sides[0].cell, t.state.sides[0].health, t.state.sides[0].mana = NOWHERE, 0, 0
    t.state.sides[0].most_health = 6
    cells = [choice.cell for choice in refreshed(t).decisions[0].choices]
    assert xy(2, 0) not in cells
    assert set(cells) == {xy(0, 0), xy(1, 0), xy(3, 0)}
    t.take(0, Place(xy(1, 0)))
    assert (t.state.sides[0].health, t.state.sides[0].mana) == (6, 3)


@rule("TR-2619", "TR-4014", "TR-R-94")
def test_or_in_a_bed() -> None:
    bed = PlacedHouse("bed", xy(0, 11))
    t = arrange("A . .\n" + "# # #\n" * 10 + ". . .\n. . .", houses=[bed], agenda=[])
    assert {xy(0, 12), xy(1, 12), xy(2, 12)} <= set(respawn_cells(t))
    assert xy(0, 11) not in respawn_cells(t)


@rule("TR-R-94")
def test_where_nothing_holds_anybody_up_it_comes_back_in_the_air() -> None:
    hollow = "\n".join([". . . . . . . . ."] * 5 + ["~ ~ ~ ~ ~ ~ ~ ~ ~"])
    t = arrange(hollow, at=(21, 0), agenda=[])
    assert respawn_cells(t) == [cell for column in FOREST for cell in cells_of(column)]


# -- debuffs


@rule("TR-4107", "TR-4103", "TR-4104", "TR-EX-48", "TR-4101", "TR-4102")
def test_burning_costs_two_health_in_two_rounds() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].debuffs = {"burning": 2}
    ApplyDebuffs(0).run(t)
    assert (t.state.sides[0].health, t.state.sides[0].debuffs) == (3, {"burning": 1})
    ApplyDebuffs(0).run(t)
    assert (t.state.sides[0].health, t.state.sides[0].debuffs) == (1, {})


@rule("TR-4106", "TR-EX-49", "TR-4105")
def test_frozen_draws_one_card_less_in_two_rounds() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].debuffs = {"frozen": 2}
    drawn = []
    for _ in range(3):
        t.state.sides[0].hand = []
        ApplyDebuffs(0).run(t)
        DrawHand(0).run(t)
        drawn.append(len(t.state.sides[0].hand))
        t.state.sides[0].deck = ["explore"] * 8
    assert drawn == [3, 3, 4]


@rule("TR-4108", "TR-4109", "TR-5104", "TR-EX-50", "TR-R-97")
def test_poisoned_loses_the_prepared_card_and_the_slot_for_the_round() -> None:
    t = arrange("A . .", hand=["explore"])
    t.state.sides[0].debuffs, t.state.sides[0].prepared = {"poisoned": 1}, "rest"
    ApplyDebuffs(0).run(t)
    assert (t.state.sides[0].prepared, t.state.sides[0].discard) == ("", ["rest"])
    assert open_to(refreshed(t), Prepare) == []


@rule("TR-4110", "TR-4111", "TR-4112")
def test_a_debuff_gained_again_is_turned_back() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].debuffs = {"burning": 1, "frozen": 2}
    gain_debuff(t, 0, "burning")
    gain_debuff(t, 0, "frozen")
    gain_debuff(t, 0, "poisoned")
    assert t.state.sides[0].debuffs == {"burning": 2, "frozen": 2, "poisoned": 2}


@rule("TR-R-95")
def test_whoever_burns_to_death_draws_nothing() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].debuffs, t.state.sides[0].health = {"burning": 2}, 2
    ApplyDebuffs(0).run(t)
    DrawHand(0).run(t)
    assert (t.state.sides[0].hand, t.state.sides[0].cell) == ([], NOWHERE)


@rule("TR-R-96")
def test_frozen_lowers_the_draw_value() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].frozen = True
    assert draw_value(t, 0) == 3


# -- rounds


@rule("TR-701", "TR-104", "TR-R-44", "TR-R-135")
def test_rounds_follow_one_another() -> None:
    t = sit()
    t.take(0, Pass())
    t.take(0, t.decisions[0].choices[0])
    assert [type(step).__name__ for step in t.agenda[::-1]][1:] == [
        *("EndPhase", "EnemyPhase", "EnvironmentPhase", "BeginRound"),
    ]
    t.take(0, Pass())
    assert told(t, RoundBegan)[:1] == [RoundBegan(1)]
    assert t.state.time in (0, 1)

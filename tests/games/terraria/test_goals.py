"""Goals, non-player characters, winning.  [TR-1xx, TR-21xx, TR-23xx, TR-47xx, TR-49xx, TR-G-xx]"""

import pytest

from questhall.core import running
from questhall.games.terraria.choices import (
    Build,
    Choose,
    Chop,
    CompleteGoal,
    Craft,
    Dig,
    Donate,
    Fight,
    Focus,
    Go,
    OpenChest,
    Pass,
    Place,
    Take,
    Visit,
    Welcome,
)
from questhall.games.terraria.conditions import is_met
from questhall.games.terraria.events import (
    BiomeFound,
    BlockDug,
    BossDefeated,
    CoinsChanged,
    EnemyAppeared,
    EnemyDefeated,
    Fell,
    NightSurvived,
    TileExplored,
    Travelled,
)
from questhall.games.terraria.react import deeds
from questhall.games.terraria.state import Boss, Land, PlacedHouse
from questhall.games.terraria.steps.deeds import forget
from questhall.games.terraria.steps.falling import Enter
from questhall.games.terraria.steps.goals import CheckFocus, CheckGoals, ChooseFocus, complete
from questhall.games.terraria.stock import add_gear
from tests.games.terraria.board import CONTENT, arrange, open_to, refreshed, told, xy
from tests.ledger import rule

FIELD = """
    . . . . . .
    . . . . . .
    . . A . . .
    # # # # # #
    """


def aim(t, *goals):  # type: ignore[no-untyped-def]
    """Only these goals are left, each visible in its chain."""
    t.state.goals = {chain: [] for chain in t.state.goals}
    for goal in goals:
        t.state.goals[CONTENT.goals[goal].chain] = ["dig_10", goal]
    return refreshed(t)


def met(t, goal):  # type: ignore[no-untyped-def]
    return is_met(t, CONTENT.goals[goal])


@rule("TR-2101", "TR-2106", "TR-G-D01", "TR-2103", "TR-2104", "TR-R-92")
def test_digging_any_block_meets_the_first_goal() -> None:
    t = arrange("A # #\n# # #", ap=1)
    assert open_to(t, CompleteGoal) == []
    t.take(0, Dig(xy(1, 0)))
    t.take(0, Pass())
    t.take(0, CompleteGoal("dig_1"))
    assert t.state.goals["dig"][-1] == "dig_2"
    assert t.state.sides[0].coins == 2


@rule("TR-2104")
def test_each_player_gets_what_each_says() -> None:
    t = arrange("A . B", agenda=[])
    complete(t, 0, CompleteGoal("dig_1"))
    running.advance(t)
    assert [side.coins for side in t.state.sides] == [2, 2]


@rule("TR-2105", "TR-115")
def test_a_shared_reward_is_divided() -> None:
    t = aim(arrange("A . B", agenda=[], threat=3), "dig_7")
    t.state.progress["dig_7"] = 1
    t.do(CheckGoals())
    running.advance(t)
    refreshed(t)
    t.take(0, Donate(1, "coins", 4))
    t.take(0, Donate(0, "coins", 6))
    assert ([side.coins for side in t.state.sides], t.state.threat) == ([6, 4], 2)


@rule("TR-2105", "TR-909")
def test_a_shared_card_goes_to_whom_the_players_choose() -> None:
    t = aim(arrange("A . B"), "dig_3")
    t.state.progress["dig_3"] = 1
    refreshed(t).take(0, CompleteGoal("dig_3"))
    t.take(0, Choose(1))
    t.take(1, Take("somersault"))
    assert t.state.sides[1].discard == ["somersault"]


@rule("TR-2102", "TR-2103", "TR-EX-17", "TR-R-90")
def test_what_stands_counts_and_what_was_done_before_does_not() -> None:
    t = aim(arrange(FIELD, houses=[PlacedHouse("work_bench", 0)]), "build_2", "explore_2")
    assert open_to(t, CompleteGoal) == [CompleteGoal("build_2")]
    t = arrange("A c .", ap=1)
    t.take(0, OpenChest(xy(1, 0)))
    assert not met(aim(t, "explore_2"), "explore_2")


@rule("TR-1008", "TR-R-89")
def test_the_goal_check_completes_all_that_can_be() -> None:
    t = arrange("A . .", agenda=[])
    t.state.progress |= {"dig_1": 1, "build_1": 1}
    t.do(CheckGoals())
    refreshed(t).take(0, CompleteGoal("build_1"))
    assert [pile[-1] for pile in t.state.goals.values()] == ["dig_2", "fight_1", "explore_1", "build_2"]


@rule("TR-105", "TR-110", "TR-111", "TR-2107", "TR-101")
def test_the_tenth_goal_completes_a_chain_and_wins() -> None:
    t = arrange("A . B")
    t.state.goals["dig"], t.state.progress = ["dig_10"], {"dig_10": 10}
    refreshed(t).take(0, CompleteGoal("dig_10"))
    assert t.outcome is not None
    assert (t.outcome.result, t.outcome.winners) == ("won", (0, 1))


@rule("TR-106", "TR-4707")
def test_on_hard_one_chain_is_not_enough() -> None:
    t = arrange("A . .", options={"difficulty": "hard"})
    t.state.goals["dig"], t.state.progress = ["dig_10"], {"dig_10": 10}
    refreshed(t).take(0, CompleteGoal("dig_10"))
    assert (t.outcome, t.state.complete) == (None, ["dig"])
    t.state.goals["build"], t.state.progress = ["build_9"], {}
    t.state.houses.append(PlacedHouse("hellforge", 0))
    refreshed(t).take(0, CompleteGoal("build_9"))
    assert t.outcome is not None


@rule("TR-4705", "TR-EX-72")
def test_on_a_journey_the_sixth_goal_wins() -> None:
    t = arrange("A . .", options={"journey": True})
    assert t.state.goals["fight"][0] == "fight_6"
    t.state.goals["fight"] = ["fight_6"]
    t.state.sides[0].gear["other"] = ("amethyst_staff",)
    refreshed(t).take(0, CompleteGoal("fight_6"))
    assert t.outcome is not None
    assert t.outcome.result == "won"


# -- conditions


def seen(t, event):  # type: ignore[no-untyped-def]
    return {deed for deed, count in deeds(t, event) if count}


@rule("TR-G-D02", "TR-G-D05", "TR-G-D07", "TR-G-D06", "TR-G-D10", "TR-G-D08")
@pytest.mark.parametrize(
    ("block", "counted"),
    [
        ("dirt", {"dig"}),
        ("copper", {"dig", "dig_ore"}),
        ("gem", {"dig", "dig_gem"}),
        ("crimtane", {"dig", "dig_ore", "dig_evil_ore"}),
        ("hellstone", {"dig", "dig_ore", "dig_hellstone"}),
    ],
)
def test_blocks_that_count(block: str, counted: set[str]) -> None:
    t = arrange("A . .", agenda=[])
    assert seen(t, BlockDug(0, 0, block)) == counted
    assert seen(t, BlockDug(0, 0, block, blast=True, whole=True)) == counted | {"blast", "dig_out"}


@rule("TR-G-D03")
def test_a_cobweb_counts() -> None:
    t = aim(arrange("A w .", ap=1), "dig_3")
    t.take(0, Go(xy(1, 0)))
    assert open_to(t, CompleteGoal) == [CompleteGoal("dig_3")]


@rule("TR-G-D04", "TR-G-B04", "TR-G-F02", "TR-G-F03")
@pytest.mark.parametrize(
    ("goal", "item", "cost"),
    [
        ("dig_4", "iron_pickaxe", {"iron": 2, "wood": 1}),
        ("build_4", "iron_axe", {"iron": 1, "wood": 1}),
        ("fight_3", "iron_shortsword", {"iron": 2}),
        ("fight_2", "wood_armour", {"wood": 4}),
    ],
)
def test_crafting_counts(goal: str, item: str, cost: dict[str, int]) -> None:
    houses = [PlacedHouse("work_bench", 0), PlacedHouse("anvil_furnace", 10)]
    t = aim(arrange(FIELD, have=cost, houses=houses), goal)
    t.take(0, Craft(item))
    assert open_to(t, CompleteGoal) == [CompleteGoal(goal)]


@rule("TR-G-D06")
def test_a_long_fall_that_is_survived_counts() -> None:
    t = arrange("A . .", agenda=[])
    assert seen(t, Fell(0, 8)) == {"long_fall"}
    assert seen(t, Fell(0, 7)) == set()
    t.state.sides[0].cell = -1
    assert seen(t, Fell(0, 9)) == set()


@rule("TR-G-D09")
def test_a_tunnel_two_cells_wide() -> None:
    wide = arrange("A . .\n" + ". . #\n" * 24, platforms=[xy(0, 0)])
    narrow = arrange("A . .\n" + ". . #\n" * 11 + ". # #\n" * 13, platforms=[xy(0, 0)])
    assert (met(wide, "dig_9"), met(narrow, "dig_9")) == (True, False)


@rule("TR-G-D10", "TR-G-E10", "TR-5106")
def test_travelling_through_the_world_within_a_phase() -> None:
    t = arrange("A . .\n" + "# # #\n" * 20 + ". . .", agenda=[])
    t.state.sides[0].was_high = True
    Enter(0, xy(1, 21), "teleport").run(t)
    Enter(0, xy(1, 0), "teleport").run(t)
    assert told(t, Travelled) == [Travelled(0, "sink"), Travelled(0, "rise")]
    assert seen(t, Travelled(0, "rise")) == {"rise"}


@rule("TR-G-F01", "TR-G-F06", "TR-G-F08", "TR-G-F10", "TR-G-F04", "TR-G-F05", "TR-4202")
def test_fights_that_count() -> None:
    t = arrange("A . .", agenda=[])
    assert seen(t, EnemyDefeated(0, "e0", "zombie", "copper_axe")) == {"defeat", "defeat_any"}
    assert "defeat_by_staff" in seen(t, EnemyDefeated(0, "e0", "zombie", "diamond_staff"))
    assert seen(t, BossDefeated("king_slime", 0, plainly=True)) == {"defeat_any", "defeat_plainly"}
    assert seen(t, NightSurvived()) == {"night"}


@rule("TR-G-F08", "TR-R-91", "TR-302")
def test_within_one_phase_fewer_for_few_players() -> None:
    t = aim(arrange("A . ."), "fight_8")
    t.state.progress["fight_8"] = 2
    assert met(t, "fight_8")
    forget(t, "phase")
    assert not met(t, "fight_8")


@rule("TR-302", "TR-R-91")
@pytest.mark.parametrize(
    ("drawing", "enough"), [("A . .", True), ("A B .", True), ("A B Y", False), ("A B Y Z", False)]
)
def test_one_side_of_a_goal_is_for_up_to_two_players_and_the_other_for_more(drawing: str, enough: bool) -> None:
    t = aim(arrange(drawing), "fight_8")
    t.state.progress["fight_8"] = 2
    assert met(t, "fight_8") is enough


@rule("TR-G-F05", "TR-G-F07", "TR-G-F09", "TR-R-90")
@pytest.mark.parametrize(
    ("goal", "bosses"),
    [
        ("fight_5", {"king_slime"}),
        ("fight_7", {"queen_bee", "eye_of_cthulhu"}),
        ("fight_9", {"eater_of_worlds", "brain_of_cthulhu"}),
    ],
)
def test_a_boss_that_was_beaten_at_any_time_counts_because_it_does_not_come_again(goal: str, bosses: set[str]) -> None:
    t = aim(arrange("A . .", agenda=[]), goal)
    counted = set()
    for boss in CONTENT.bosses:
        t.state.beaten = [boss]
        counted |= {boss} if met(t, goal) else set()
    assert counted == bosses
    t.state.beaten = []
    assert not met(t, goal)


@rule("TR-G-F05", "TR-G-F06", "TR-G-F08", "TR-G-F10", "TR-G-B05", "TR-G-B08")
@pytest.mark.parametrize(
    ("goal", "card"),
    [
        ("fight_5_other", "wooden_yoyo"),
        ("fight_6", "amethyst_staff"),
        ("fight_8_other", "finch_staff"),
        ("fight_10", "guide_voodoo_doll"),
        ("build_5_other", "gold_armour"),
    ],
)
def test_things_to_have(goal: str, card: str) -> None:
    t = arrange("A B Y Z", agenda=[])
    assert not met(t, goal)
    side = t.state.sides[1]
    if card in CONTENT.equipment:
        add_gear(side, "other", card)
    side.consumables, side.armour = [card], [card] if card in CONTENT.armour else []
    assert met(t, goal)


@rule("TR-G-B08", "TR-2404")
def test_all_slots() -> None:
    t = arrange("A B Y Z", agenda=[])
    assert not met(t, "build_8_other")
    assert met(arrange("A . ."), "build_8_other")


@rule("TR-G-E01", "TR-G-E07", "TR-G-E08", "TR-G-E06")
def test_discoveries_that_count() -> None:
    t = arrange("A . .", agenda=[])
    assert seen(t, BiomeFound("snow")) == {"discover_biome"}
    assert seen(t, TileExplored(4 * 17 + 8, "underworld_1")) == {"discover_underworld"}
    assert seen(t, EnemyAppeared("e0", "zombie", 0, night=True)) == {"night_spawn"}
    assert seen(t, EnemyAppeared("e0", "fallen_star", 0, night=True)) == set()
    assert list(deeds(t, CoinsChanged(0, -5, spent=True))) == [("spend_coin", 5)]


@rule("TR-G-E02", "TR-G-E03", "TR-G-D08")
@pytest.mark.parametrize(
    ("at", "goal"), [((0 + 30, 0), "explore_2"), ((24, 5), "explore_3"), ((24, 20), "dig_8_other")]
)
def test_chests_that_count(at: tuple[int, int], goal: str) -> None:
    t = aim(arrange("A c .", ap=1, at=at), goal)
    t.take(0, OpenChest(xy(1, 0, at)))
    assert t.state.progress == {goal: 1}


@rule("TR-G-E05", "TR-G-E06", "TR-G-E09", "TR-G-D05", "TR-R-90")
def test_finds_count_from_the_beginning() -> None:
    t = arrange("A . .", agenda=[])
    assert not any(met(t, goal) for goal in ("explore_5", "explore_5_other", "explore_6", "explore_9", "dig_5_other"))
    t.state.found_star = t.state.found_crystal = True
    t.state.revealed = [True] * 4
    evil = 1 + 3 * t.state.minimap.index("corruption") + (3 if t.state.minimap.index("corruption") > 1 else 0)
    tiles = list(t.state.land.tiles)
    tiles[0], tiles[evil], tiles[evil + 1], tiles[17 + evil] = "ocean_1", "x", "y", "z"
    t.state.land = Land(tuple(tiles))
    assert all(met(t, goal) for goal in ("explore_5", "explore_5_other", "explore_6", "explore_9", "dig_5_other"))


@rule("TR-G-E04", "TR-G-E10")
def test_npcs_and_pylons() -> None:
    t = arrange("A . .", agenda=[], npcs=["guide", "merchant", "nurse"], pylons=[1, 2, 3, 4])
    assert met(t, "explore_4")
    assert met(t, "explore_10")
    assert not met(arrange("A . .", npcs=["guide", "merchant"]), "explore_4")
    assert not met(arrange("A B Y", pylons=[1, 2, 3, 4]), "explore_10")


@rule("TR-G-B01", "TR-1409")
def test_chopping_counts() -> None:
    t = arrange("A 1 .", ap=1)
    t.take(0, Chop(xy(1, 0)))
    assert open_to(t, CompleteGoal) == [CompleteGoal("build_1")]


@rule("TR-G-B02", "TR-G-B03", "TR-G-B05", "TR-G-B06", "TR-G-B07", "TR-G-B09", "TR-G-B10")
def test_houses_that_count() -> None:
    kinds = ["work_bench", "anvil_furnace", "loom", "bed", "hellforge", "bottle", "cooking_pot"]
    t = arrange("A . .", agenda=[])
    goals = ["build_2", "build_3", "build_6", "build_7", "build_9"]
    for kind, goal in zip(kinds, goals, strict=False):
        assert not met(t, goal)
        t.state.houses.append(PlacedHouse(kind, 20 + 6 * len(t.state.houses)))  # type: ignore[arg-type]
        assert met(t, goal)
    assert not met(t, "build_10")
    t.state.houses += [PlacedHouse("bottle", 51 * 6 + 24), PlacedHouse("cooking_pot", 100)]
    assert (met(t, "build_10"), met(t, "build_5")) == (True, True)


@rule("TR-G-B06", "TR-G-B08", "TR-G-B10")
def test_houses_stacked_apart_and_slept_in() -> None:
    tower = [PlacedHouse("bed", xy(x, y)) for x, y in ((0, 5), (1, 3), (2, 1))]
    t = arrange("A . .", agenda=[], houses=tower)
    assert (met(t, "build_6_other"), met(t, "build_8"), met(t, "build_10_other")) == (True, False, False)
    t.state.sides[0].cell = xy(1, 5)
    assert met(t, "build_10_other")
    t.state.houses = [PlacedHouse("bed", 3), PlacedHouse("bed", 15), PlacedHouse("bed", 24)]
    assert (met(t, "build_6_other"), met(t, "build_8")) == (False, True)


# -- focus


@rule("TR-4709", "TR-4710", "TR-4711", "TR-EX-60", "TR-C-32")
def test_the_focus_token_raises_threat_after_two_phases() -> None:
    t = arrange("A . .", agenda=[ChooseFocus()], options={"focus": True})
    t.take(0, Focus("dig_1"))
    assert t.state.focus_left == 2
    CheckFocus().run(t)
    assert (t.state.focused, t.state.focus_left, t.state.threat) == ("dig_1", 1, 0)
    CheckFocus().run(t)
    assert (t.state.focused, t.state.threat) == ("", 1)


@rule("TR-4712", "TR-4709")
def test_a_goal_in_time_frees_the_focus_token() -> None:
    t = arrange("A . .", agenda=[], options={"focus": True}, focused="dig_1", focus_left=1)
    complete(t, 0, CompleteGoal("dig_1"))
    assert (t.state.focused, t.state.focus_left) == ("", 0)
    assert arrange("A . .", agenda=[ChooseFocus()]).agenda == []


# -- non-player characters


def town(npcs=(), houses=5, coins=25, **state):  # type: ignore[no-untyped-def]
    built = [PlacedHouse("bed", 20 + 4 * number) for number in range(houses)]
    t = arrange("A . B", npcs=["guide", *npcs], houses=built, agenda=None, **state)
    t.state.sides[0].coins = coins
    return refreshed(t)


@rule("TR-2301", "TR-2302", "TR-2303", "TR-R-82", "TR-4903", "TR-2304", "TR-R-87")
def test_the_merchant_comes_when_a_house_stands_and_somebody_has_ten_coins() -> None:
    assert open_to(town(houses=0), Welcome) == []
    assert open_to(town(coins=9), Welcome) == []
    t = town(houses=1)
    t.take(0, Welcome("merchant"))
    assert (t.state.npcs, t.state.sides[0].coins) == (["guide", "merchant"], 25)
    t.state.found_crystal = True
    assert open_to(refreshed(t), Welcome) == []


@rule("TR-2305", "TR-4906", "TR-R-83", "TR-4909", "TR-4912", "TR-4914", "TR-2306")
def test_conditions_of_the_others() -> None:
    t = town(["merchant"], found_crystal=True, beaten=["eye_of_cthulhu"])
    t.state.sides[1].consumables = ["bomb"]
    tiles = list(t.state.land.tiles)
    for place in (2 * 17 + 7, 2 * 17 + 8, 2 * 17 + 9, 3 * 17 + 7, 3 * 17 + 8):
        tiles[place] = "underworld_1"
    t.state.land = Land(tuple(tiles))
    three = [Welcome("nurse"), Welcome("demolitionist"), Welcome("dryad")]
    assert open_to(refreshed(t), Welcome) == three
    tiles[3 * 17 + 9] = "underworld_1"
    t.state.land = Land(tuple(tiles))
    assert open_to(refreshed(t), Welcome) == [three[0], Welcome("goblin_tinkerer"), *three[1:]]


@rule("TR-4902", "TR-2307", "TR-2309", "TR-4917")
def test_the_guide_sells_cards_for_five() -> None:
    t = town(houses=0, coins=5)
    t.take(0, Visit("guide", "somersault"))
    assert (t.state.sides[0].coins, t.state.sides[0].discard, t.state.guide["somersault"]) == (0, ["somersault"], 7)


@rule("TR-4904", "TR-4905", "TR-320")
def test_the_merchant_sells_goods_and_cards() -> None:
    assert {choice.npc for choice in open_to(town(), Visit)} == {"guide"}
    assert open_to(town(["merchant"], coins=2), Visit) == []
    assert open_to(town(["merchant"], coins=3), Visit) == [Visit("merchant")]
    t = town(["merchant"], coins=11)
    assert Visit("merchant", "bulwark") not in open_to(t, Visit)
    t.take(0, Visit("merchant"))
    t.take(0, Visit("merchant", "guard"))
    side = t.state.sides[0]
    assert (side.coins, len(side.consumables), side.discard) == (0, 1, ["guard"])
    assert CONTENT.consumables[side.consumables[0]].type == 1


@rule("TR-4907", "TR-4908", "TR-4115")
def test_the_nurse_heals_all_but_not_beside_a_boss() -> None:
    t = town(["nurse"], coins=10)
    t.state.sides[0].health, t.state.sides[0].debuffs = 1, {"burning": 2}
    t.take(0, Visit("nurse"))
    assert (t.state.sides[0].health, t.state.sides[0].debuffs, t.state.sides[0].coins) == (5, {}, 0)
    boss = town(["nurse"], bosses=[Boss("king_slime", xy(0, 14))])
    assert Visit("nurse") not in open_to(boss, Visit)


@rule("TR-4911", "TR-R-84", "TR-914")
def test_the_tinkerer_destroys_a_card_once_in_a_phase() -> None:
    t = town(["goblin_tinkerer"])
    t.take(0, Visit("goblin_tinkerer"))
    assert t.state.sides[0].coins == 10
    t.state.sides[0].coins = 25
    assert Visit("goblin_tinkerer") not in open_to(refreshed(t), Visit)


@rule("TR-4913", "TR-R-81")
def test_the_demolitionist_sells_explosives() -> None:
    t = town(["demolitionist"], coins=15)
    t.take(0, Visit("demolitionist"))
    assert CONTENT.consumables[t.state.sides[0].consumables[0]].type == 3


@rule("TR-1004")
def test_what_is_open_from_the_start() -> None:
    t = arrange(FIELD, have={"gel": 2, "wood": 4}, hand=["explore"])
    kinds = {type(choice) for choice in t.decisions[0].choices}
    assert {Craft, Build} <= kinds
    assert not {Welcome, Visit, Fight, Place} & kinds

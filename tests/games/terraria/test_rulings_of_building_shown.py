"""Rulings about houses, tokens, gear, npcs and the dead, one by one.  [TR-R-68 to TR-R-90, TR-R-128 to TR-R-139]"""

import pytest

from questhall.core import running
from questhall.games.terraria.choices import (
    BuyPylon,
    Choose,
    Donate,
    Equip,
    Fight,
    Go,
    HangRope,
    OpenChest,
    Pass,
    Strengthen,
    Use,
    UsePot,
    Visit,
    Welcome,
)
from questhall.games.terraria.effects import Reward
from questhall.games.terraria.events import EnemyAttacked, Fell
from questhall.games.terraria.figures import visible
from questhall.games.terraria.state import NOWHERE, Boss, PlacedHouse
from questhall.games.terraria.steps.building import sites
from questhall.games.terraria.steps.environment import EnvironmentPhase
from questhall.games.terraria.steps.goals import give_reward
from questhall.games.terraria.steps.phase import EndPhase
from questhall.games.terraria.steps.rewards import GainReward
from questhall.games.terraria.steps.rounds import BeginPhase
from questhall.games.terraria.world import biome_of, house_cells
from tests.games.terraria.board import CONTENT, arrange, open_to, refreshed, xy
from tests.ledger import rule


def go(t, *steps):  # type: ignore[no-untyped-def]
    t.do(*steps)
    running.advance(t)
    return refreshed(t)


# -- houses


@rule("TR-R-68", "TR-2611", "TR-2613")
def test_what_each_house_costs_and_needs() -> None:
    assert {house.id: (house.cost, house.needs) for house in CONTENT.houses.values()} == {
        "work_bench": ({"gel": 2, "wood": 4}, None),
        "anvil_furnace": ({"stone": 4, "iron": 2}, "work_bench"),
        "bottle": ({"wood": 2, "hardened_sand": 1}, "anvil_furnace"),
        "cooking_pot": ({"iron": 1, "wood": 2}, "anvil_furnace"),
        "loom": ({"wood": 4}, "anvil_furnace"),
        "hellforge": ({"hellstone": 1, "stone": 2}, "anvil_furnace"),
        "bed": ({"wood": 3, "cobweb": 2}, "loom"),
    }


@rule("TR-R-69")
def test_a_house_is_three_wide_and_two_high_and_crosses_tiles() -> None:
    assert house_cells(xy(1, 0)) == tuple(xy(x, y) for y in (0, 1) for x in (1, 2, 3))
    t = arrange("# . . . #\n# A . . #\n# # # # #")
    assert list(sites(t, 0)) == [xy(1, 0)]


@rule("TR-R-70")
@pytest.mark.parametrize(
    ("sign", "room"),
    [
        *((".", True), ("B", True), ("=", True), ("c", True), ("C!", True), ("1", True), ("2!", True), ("w", True)),
        *(("o", True), ("#!", True), ("#", False), ("@zombie", False), ("^", False), ("|", False)),
    ],
)
def test_what_a_house_may_cover(sign: str, room: bool) -> None:
    t = arrange(f"# . . {sign} #\n# A . . #\n# # # # #")
    assert list(sites(t, 0)) == ([xy(1, 0)] if room else [])


@rule("TR-R-70")
def test_neither_a_boss_nor_a_house_may_be_covered() -> None:
    drawing = "# . . . . . #\n# A . . . . #\n# # # # # # #"
    boss = Boss("eater_of_worlds", xy(3, 0), form=1)
    assert list(sites(arrange(drawing, bosses=[boss]), 0)) == []
    assert list(sites(arrange(drawing, houses=[PlacedHouse("bed", xy(3, 0))]), 0)) == []
    assert list(sites(arrange(drawing), 0)) == [xy(1, 0), xy(2, 0)]


# -- tokens


@rule("TR-R-74")
def test_ropes_and_pylons_do_not_share_a_cell() -> None:
    t = arrange("A ^ #\n| # #", npcs=["guide", "nurse"], pylons=[xy(1, 0)])
    t.state.sides[0].ropes, t.state.sides[0].coins = 1, 25
    assert open_to(refreshed(t), HangRope) == []
    t.state.pylons = []
    assert open_to(refreshed(t), BuyPylon) == [BuyPylon(xy(1, 0))]
    assert open_to(t, HangRope) == [HangRope(xy(1, 0))]


@rule("TR-R-76")
def test_the_two_oceans_are_one_biome_for_pylons_and_six_are_possible() -> None:
    t = arrange("A . .", npcs=["guide", "merchant", "nurse", "dryad", "goblin_tinkerer", "demolitionist"])
    assert biome_of(t, 0) == biome_of(t, 50) == "ocean"
    t.state.sides[0].coins, t.state.pylons = 25, [3, 12, 30, 40, 0]
    assert open_to(refreshed(t), BuyPylon) == [BuyPylon(xy(1, 0))]


# -- gear


@rule("TR-R-77")
def test_gained_equipment_goes_on_top_or_under() -> None:
    for choice, pile in (
        (Equip("axe", "gold_axe"), ("copper_axe", "gold_axe")),
        (Pass(), ("gold_axe", "copper_axe")),
    ):
        t = go(arrange("A . .", agenda=[]), GainReward(0, Reward(card="gold_axe")))
        t.take(0, choice)
        assert t.state.sides[0].gear["axe"] == pile


# -- npcs and goals


@rule("TR-R-84")
def test_the_tinkerer_works_once_for_each_player() -> None:
    t = arrange("A . B", npcs=["guide", "goblin_tinkerer"])
    for side in t.state.sides:
        side.coins = 25
    refreshed(t).take(0, Visit("goblin_tinkerer"))
    assert Visit("goblin_tinkerer") not in open_to(t, Visit)
    assert Visit("goblin_tinkerer") in open_to(t, Visit, 1)


@rule("TR-R-86")
def test_the_dryads_die_does_not_help_against_a_fall() -> None:
    t = arrange("A . #\n# . #\n# . #\n# # #", ap=1, dryad_die=True, rolls=[1])
    t.take(0, Go(xy(1, 0)))
    assert ([event.rolls for event in t.events if isinstance(event, Fell)], t.state.dryad_die) == ([(1,)], True)


@rule("TR-R-87")
def test_any_player_may_welcome_an_npc_and_nobody_must() -> None:
    t = arrange("A . B", houses=[PlacedHouse("bed", 20)])
    t.state.sides[0].coins = 10
    assert [Welcome("merchant") in open_to(refreshed(t), Welcome, seat) for seat in (0, 1)] == [True, True]
    go(t, EndPhase(), BeginPhase())
    assert t.state.npcs == ["guide"]


@rule("TR-R-88")
def test_a_reward_without_a_word_goes_to_whoever_completes_the_goal() -> None:
    t = arrange("A . B", agenda=[])
    goal = CONTENT.goals["dig_4"]
    give_reward(t, 1, type(goal)(id="dig_4", chain="dig", level=4, condition=goal.condition, reward=Reward(coins=3)))
    go(t)
    assert [side.coins for side in t.state.sides] == [0, 3]


# -- the rest


@rule("TR-R-128")
@pytest.mark.parametrize(
    ("minion", "swords", "shields", "calm"),
    [("finch", 1, 0, False), ("slime_friend", 1, 1, False), ("flinx", 2, 0, False), ("imp", 2, 0, True)],
)
def test_what_each_minion_gives(minion: str, swords: int, shields: int, calm: bool) -> None:
    t = arrange("A @undead_viking .", ap=1, rolls=[1, 12, 4])
    t.state.sides[0].minion = minion
    for choice in open_to(refreshed(t), Use):
        t.take(0, choice)
    points = t.state.sides[0].points
    assert (points.swords, points.shields, CONTENT.minions[minion].copies) == (swords, shields, 4)
    t.take(0, Fight("copper_shortsword", "e0"))
    while open_to(t, Strengthen):
        t.take(0, Pass())
    assert (not any(isinstance(event, EnemyAttacked) for event in t.events)) is calm


@rule("TR-R-131")
def test_symbols_of_meals_last_as_those_of_cards() -> None:
    t = arrange("A . B", gourmet=[2, 3])
    t.take(0, UsePot(2))
    t.take(1, UsePot(3))
    EndPhase().run(t)
    assert [(side.points.ap, side.points.swords, side.points.shields) for side in t.state.sides] == [
        (0, 0, 0),
        (0, 0, 1),
    ]
    EnvironmentPhase().run(t)
    assert t.state.sides[1].points.shields == 0


@rule("TR-R-134")
def test_the_dead_draw_no_cards_for_help_but_gain_what_each_gains() -> None:
    t = arrange("A B .", seats=3, hand=["help"])
    t.take(0, Use("help", 1))
    assert len(t.state.sides[1].hand) == 1
    assert t.state.sides[2].cell == NOWHERE
    give_reward(t, 0, CONTENT.goals["dig_1"])
    go(t)
    assert [side.coins for side in t.state.sides] == [2, 2, 2]


@rule("TR-R-134")
def test_the_dead_are_not_among_those_who_may_draw() -> None:
    t = arrange("A B Y .", seats=4, hand=["help"])
    t.take(0, Use("help", 1))
    assert t.decisions[0].choices == (Choose(1), Choose(2))


@rule("TR-R-137", "TR-3603")
def test_a_symbol_shows_again_when_the_figure_has_left() -> None:
    t = arrange("A oB .")
    assert not visible(t, xy(1, 0))
    t.state.sides[1].cell = xy(2, 0)
    assert visible(t, xy(1, 0))


@rule("TR-R-139")
def test_loot_and_chests_go_to_whoever_set_them_off() -> None:
    t = arrange("A . . @green_slime B c\n# # # # # #", rolls=[6, 1])
    t.state.chests["forest"] = ["forest_hoard"] * 5
    t.state.sides[1].points.ap = 2
    refreshed(t).take(1, Fight("copper_shortsword", "e0"))
    t.take(1, OpenChest(xy(5, 0)))
    assert [(side.coins, side.slots[0].kind) for side in t.state.sides] == [(0, ""), (3, "gel")]


@rule("TR-R-133", "TR-C-16")
def test_forty_kinds_of_equipment_with_four_copies_each() -> None:
    kinds = [item for item in CONTENT.equipment.values() if not item.start]
    assert (len(kinds), {item.copies for item in kinds}) == (40, {4})
    assert max(armour.copies for armour in CONTENT.armour.values()) == 4


@rule("TR-1606", "TR-R-78")
def test_given_armour_is_worn_by_who_has_none() -> None:
    t = arrange("A . B", ap=1)
    t.state.sides[0].armour, t.state.sides[0].worn = ["wood_armour"], "wood_armour"
    refreshed(t).take(0, Donate(1, "wood_armour"))
    assert [side.worn for side in t.state.sides] == ["", "wood_armour"]

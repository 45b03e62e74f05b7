"""Chests, trees and blocks: what is near, what hides them, what they take and give.  [TR-13xx to TR-15xx]"""

import pytest

from questhall.core import running
from questhall.games.terraria.choices import Chop, Dig, Go, OpenChest, Pass, Take
from questhall.games.terraria.content import load
from questhall.games.terraria.effects import Haul, Reward
from questhall.games.terraria.state import PlacedHouse, Stack
from questhall.games.terraria.steps.rewards import DrawLoot, GainReward
from tests.games.terraria.board import arrange, open_to, refreshed, where, xy
from tests.ledger import rule

BOX = load()


def goods(t):  # type: ignore[no-untyped-def]
    return {stack.kind: stack.count for stack in t.state.sides[0].slots if stack.kind}


# -- chests


@rule("TR-1301")
def test_a_chest_is_opened_from_its_own_cell_and_not_without_a_point() -> None:
    assert open_to(arrange("Ac . .", ap=1), OpenChest) == [OpenChest(xy(0, 0))]
    assert open_to(arrange("A c .\n2 . .", gear=["iron_axe"]), OpenChest) == []
    t = arrange("A c .")
    t.state.sides[0].points.chop = 2
    assert open_to(refreshed(t), OpenChest) == []
    assert open_to(arrange("A . c", ap=1), OpenChest) == []


@rule("TR-1303")
def test_cards_are_drawn_from_the_deck_of_the_biome() -> None:
    at = (30, 0)
    t = arrange("A c .", ap=1, at=at)
    biome = t.state.minimap[2]
    t.state.chests[biome].append(f"{biome}_hoard")
    before = {name: list(deck) for name, deck in t.state.chests.items()}
    t.take(0, OpenChest(xy(1, 0, at)))
    assert t.state.sides[0].coins == 3
    assert {name for name, deck in t.state.chests.items() if deck != before[name]} == {biome}


@rule("TR-1303", "TR-1304", "TR-1307")
@pytest.mark.parametrize(("chest", "shown"), [("c", 1), ("C", 2)])
def test_as_many_cards_as_the_number_of_the_chest_and_any_of_them(chest: str, shown: int) -> None:
    for wanted in range(shown):
        t = arrange(f"A {chest} .", ap=1)
        t.state.chests["forest"][:] = ["forest_gear", "forest_supplies", "forest_ores", "forest_hoard"]
        t.take(0, OpenChest(xy(1, 0)))
        if shown == 2:
            assert t.decisions[0].choices == (Take("forest_hoard"), Take("forest_ores"))
            t.take(0, t.decisions[0].choices[wanted])
        assert (t.state.sides[0].coins, goods(t)) == ((3, {}), (0, {"wood": 3}))[wanted]


@rule("TR-1309", "TR-1718")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_loot_deck_of_the_level_is_used_and_not_shuffled(level: int) -> None:
    t = arrange("A . .", agenda=[])
    t.state.loot = {n: [card.id for card in BOX.actions.values() if card.level == n] for n in range(1, 6)}
    one, two, three, four = t.state.loot[level]
    t.do(DrawLoot(0, level))
    running.advance(t)
    assert refreshed(t).decisions[0].choices == (Take(four), Take(three))
    t.take(0, Take(four))
    assert (t.state.loot[level], t.state.sides[0].discard) == ([three, one, two], [four])


@rule("TR-1310", "TR-R-77", "TR-R-78")
def test_a_reward_gives_all_that_it_lists() -> None:
    reward = Reward(coins=4, resources=Haul(iron=2, wood=1), consumable=2, card="enchanted_boomerang")
    t = arrange("A . .", agenda=[GainReward(0, reward), GainReward(0, Reward(card="fur_coat"))])
    side = t.state.sides[0]
    assert (side.coins, goods(t)) == (4, {"iron": 2, "wood": 1})
    assert (side.gear["other"], side.armour) == (("enchanted_boomerang",), ["fur_coat"])
    assert [BOX.consumables[card].type for card in side.consumables] == [2]


@rule("TR-1310", "TR-1309")
def test_a_reward_may_be_an_action_card() -> None:
    t = arrange("A . .", agenda=[])
    t.state.loot[2] = ["let_go", "let_go"]
    t.do(GainReward(0, Reward(loot=2)))
    running.advance(t)
    assert t.state.sides[0].discard == ["let_go"]


@rule("TR-1310", "TR-R-132")
def test_the_chest_cards_give_things_of_all_kinds() -> None:
    rewards = [reward for card in BOX.chests.values() for reward in card.rewards]
    assert all(any(getattr(reward, kind) for reward in rewards) for kind in ("coins", "consumable", "loot", "card"))
    assert any(reward.resources != Haul() for reward in rewards)
    assert any(reward.card in BOX.equipment for reward in rewards)
    assert any(reward.card in BOX.armour for reward in rewards)


@rule("TR-1312")
@pytest.mark.parametrize("reward", [Reward(consumable=2), Reward(card="bomb"), Reward(card="fur_coat"), Reward(loot=1)])
def test_nothing_comes_from_an_empty_supply(reward: Reward) -> None:
    t = arrange("A . .", agenda=[])
    t.state.consumables = {kind: [] for kind in (1, 2, 3, 4)}
    t.state.supply["fur_coat"], t.state.loot[1] = 0, []
    GainReward(0, reward).run(t)
    side = t.state.sides[0]
    assert (side.consumables, side.armour, side.discard) == ([], [], [])


# -- trees


@rule("TR-1401", "TR-1402")
@pytest.mark.parametrize(("axe", "ap", "left"), [("copper_axe", 3, 0), ("iron_axe", 2, 1), ("gold_axe", 1, 0)])
def test_a_better_axe_takes_fewer_points_for_a_tree_of_three(axe: str, ap: int, left: int) -> None:
    gear = [axe] if axe != "copper_axe" else []
    assert open_to(arrange("A 3 .", ap=ap - 1, gear=gear), Chop) == []
    t = arrange("A 3 .", ap=ap, gear=gear)
    t.take(0, Chop(xy(1, 0)))
    assert (t.state.sides[0].points.ap, t.state.sides[0].points.chop) == (0, left)


@rule("TR-1402")
def test_trees_above_below_and_at_corners_are_felled_too() -> None:
    t = arrange("1 1 1\n1 A 1\n1 1 1", ap=1, platforms=[xy(1, 1)])
    assert len(open_to(t, Chop)) == 8
    assert open_to(arrange("A . 1", ap=1), Chop) == []


@rule("TR-1405")
@pytest.mark.parametrize("sign", ["1!", "1@zombie", "1B", "1|", "1^"])
def test_a_covered_tree_cannot_be_felled(sign: str) -> None:
    assert open_to(arrange(f"A {sign} .", ap=1), Chop) == []


@rule("TR-1405", "TR-1406")
def test_a_house_hides_a_tree_even_from_who_stands_there() -> None:
    t = arrange("1A . .\n. . .\n# # #", ap=1)
    assert open_to(t, Chop) == [Chop(xy(0, 0))]
    t.state.houses = [PlacedHouse("bed", xy(0, 0))]
    assert open_to(refreshed(t), Chop) == []


@rule("TR-1403", "TR-1409")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_tree_gives_as_much_wood_as_its_number(number: int) -> None:
    t = arrange(f"A {number} .", ap=3)
    t.take(0, Chop(xy(1, 0)))
    assert goods(t) == {"wood": number}


# -- blocks


@rule("TR-1501")
@pytest.mark.parametrize(("pickaxe", "left"), [("iron_pickaxe", 1), ("gold_pickaxe", 2), ("nightmare_pickaxe", 3)])
def test_a_better_pickaxe_gives_more_points(pickaxe: str, left: int) -> None:
    t = arrange("A # #\n# # #", ap=1, gear=[pickaxe])
    t.take(0, Dig(xy(1, 0)))
    points = t.state.sides[0].points
    assert (points.ap, points.dig + points.hard, points.hard) == (
        0,
        left,
        left if pickaxe == "nightmare_pickaxe" else 0,
    )


@rule("TR-1501", "TR-1503")
def test_a_better_pickaxe_reaches_what_a_worse_one_does_not() -> None:
    assert Dig(xy(1, 0)) not in open_to(arrange("A g #", ap=1, gear=["iron_pickaxe"]), Dig)
    assert Dig(xy(1, 0)) in open_to(arrange("A g #", ap=1, gear=["gold_pickaxe"]), Dig)


@rule("TR-1502", "TR-1503")
@pytest.mark.parametrize(("symbol", "cost"), [("#", 1), ("s", 1), ("i", 2), ("g", 3), ("e", 4), ("%", 2)])
def test_a_block_takes_as_many_points_as_its_number(symbol: str, cost: int) -> None:
    t = arrange(f"A {symbol} #")
    for hard in (0, 5):
        points = t.state.sides[0].points
        points.dig, points.hard = 5 - hard, hard
        twin = refreshed(t).copy()
        twin.take(0, Dig(xy(1, 0)))
        left = twin.state.sides[0].points
        assert (left.dig, left.hard) == ((5 - cost, 0), (0, 5 - cost))[hard > 0]


@rule("TR-1504")
def test_more_of_a_kind_goes_to_its_own_stack() -> None:
    t = arrange("A i #", ap=2)
    t.state.sides[0].slots = [Stack(), Stack("iron", 2), Stack(), Stack()]
    refreshed(t).take(0, Dig(xy(1, 0)))
    assert t.state.sides[0].slots[:2] == [Stack(), Stack("iron", 3)]


@rule("TR-1505")
def test_the_digger_may_also_stay() -> None:
    t = arrange("A # #\n# # #", ap=1)
    t.take(0, Dig(xy(1, 0)))
    assert t.decisions[0].choices == (Go(xy(1, 0)), Pass())
    t.take(0, Pass())
    assert where(t) == (0, 0)


@rule("TR-1509")
def test_who_is_immune_to_burning_digs_hellstone_unharmed() -> None:
    t = arrange("A h #", ap=1, gear=["nightmare_pickaxe"])
    t.state.sides[0].resists = ["burning"]
    t.take(0, Dig(xy(1, 0)))
    assert (goods(t), t.state.sides[0].debuffs) == ({"hellstone": 1}, {})

"""Difficulty, the focus token and the non-player characters, one by one.  [TR-47xx, TR-49xx]"""

import pytest

from questhall.core import running
from questhall.games.terraria.choices import (
    CompleteGoal,
    DestroyCard,
    Focus,
    Go,
    Pass,
    TakeCoins,
    TakeMaximum,
    Visit,
    Welcome,
)
from questhall.games.terraria.effects import SLOTS
from questhall.games.terraria.state import Land, PlacedHouse
from questhall.games.terraria.steps.ending import complete_chain
from questhall.games.terraria.steps.environment import dawn
from questhall.games.terraria.steps.goals import CheckFocus, CheckGoals, ChooseFocus, complete
from questhall.games.terraria.steps.npcs import may_appear
from questhall.games.terraria.steps.rounds import BeginRound
from tests.games.terraria.board import CONTENT, arrange, open_to, refreshed, sit, xy
from tests.ledger import rule


def go(t, *steps):  # type: ignore[no-untyped-def]
    t.do(*steps)
    running.advance(t)
    return refreshed(t)


# -- modes


@rule("TR-4701", "TR-4702", "TR-4705")
@pytest.mark.parametrize(("journey", "metal", "ropes", "goals"), [(True, "iron", 2, 6), (False, "copper", 0, 10)])
def test_what_a_journey_begins_with_and_another_game_does_not(
    journey: bool, metal: str, ropes: int, goals: int
) -> None:
    state = sit(2, journey=journey).state
    tools = [(f"{metal}_{tool}",) for tool in ("shortsword", "axe", "pickaxe")]
    assert [[side.gear[slot] for slot in SLOTS[:3]] for side in state.sides] == [tools] * 2
    assert ([side.ropes for side in state.sides], {len(pile) for pile in state.goals.values()}) == (
        [ropes] * 2,
        {goals},
    )


@rule("TR-4706", "TR-4707", "TR-4708")
def test_the_harder_rules_can_be_combined() -> None:
    state = sit(difficulty="harder", threat="deadly", focus=True, evil="crimson").state
    assert (state.chains, state.threat, state.focus, state.evil) == (3, 3, True, "crimson")
    journey = sit(difficulty="harder", journey=True, threat="risky").state
    assert (journey.chains, journey.journey, journey.threat) == (3, True, 1)


@rule("TR-4707")
@pytest.mark.parametrize(("difficulty", "chains"), [("normal", 1), ("hard", 2), ("harder", 3)])
def test_so_many_complete_chains_win(difficulty: str, chains: int) -> None:
    t = arrange("A . .", agenda=[], options={"difficulty": difficulty})
    for number, chain in enumerate(("dig", "fight", "explore")[:chains]):
        assert (t.outcome, len(t.state.complete)) == (None, number)
        complete_chain(t, chain)  # type: ignore[arg-type]
    assert t.outcome is not None


@rule("TR-4709")
def test_the_focus_token_is_put_on_any_visible_goal_before_cards_are_drawn() -> None:
    t = go(arrange("A . .", agenda=[], options={"focus": True}), BeginRound())
    assert t.decisions[0].choices == (Focus("dig_1"), Focus("fight_1"), Focus("explore_1"), Focus("build_1"))
    assert t.state.sides[0].hand == []
    t.take(0, Focus("build_1"))
    assert (t.state.focused, t.state.focus_left, len(t.state.sides[0].hand)) == ("build_1", 2, 4)


@rule("TR-4709")
def test_a_focus_token_that_lies_stays() -> None:
    t = go(arrange("A . .", agenda=[], options={"focus": True}, focused="dig_1", focus_left=1), ChooseFocus())
    assert (t.agenda, t.state.focused, t.state.focus_left) == ([], "dig_1", 1)


@rule("TR-4710", "TR-4711", "TR-EX-60")
def test_the_goal_check_turns_the_focus_token_and_then_removes_it() -> None:
    t = arrange("A . .", agenda=[], options={"focus": True}, focused="dig_1", focus_left=2, rise=2)
    go(t, CheckGoals())
    assert (t.state.focused, t.state.focus_left, t.state.threat) == ("dig_1", 1, 0)
    go(t, CheckGoals())
    assert (t.state.focused, t.state.threat) == ("", 2)
    assert len(go(t, ChooseFocus()).decisions[0].choices) == 4


@rule("TR-4712")
def test_another_goal_does_not_free_the_focus_token_and_its_own_costs_nothing() -> None:
    t = arrange("A . .", agenda=[], options={"focus": True}, focused="dig_1", focus_left=1)
    complete(t, 0, CompleteGoal("build_1"))
    assert (t.state.focused, t.state.focus_left) == ("dig_1", 1)
    complete(t, 0, CompleteGoal("dig_1"))
    CheckFocus().run(t)
    assert (t.state.focused, t.state.threat) == ("", 0)


# -- non-player characters


def town(npcs=(), houses=5, coins=25, **state):  # type: ignore[no-untyped-def]
    built = [PlacedHouse("bed", 20 + 4 * number) for number in range(houses)]
    t = arrange("A . B", npcs=["guide", *npcs], houses=built, **state)
    t.state.sides[0].coins = coins
    return refreshed(t)


@rule("TR-4902")
def test_the_guide_sells_three_kinds_of_cards_as_long_as_there_are_any() -> None:
    assert open_to(town(coins=4), Visit) == []
    t = town(coins=5)
    cards = {choice.card for choice in open_to(t, Visit)}
    assert cards == {"second_wind", "further_explore_more", "somersault"}
    t.state.guide["somersault"] = 0
    assert Visit("guide", "somersault") not in open_to(refreshed(t), Visit)
    t.take(0, Visit("guide", "second_wind"))
    assert t.state.sides[0].coins == 0


@rule("TR-4903")
def test_any_players_ten_coins_bring_the_merchant() -> None:
    t = town(coins=0)
    assert not may_appear(t, "merchant")
    t.state.sides[1].coins = 10
    assert may_appear(t, "merchant")


@rule("TR-4904", "TR-R-81")
def test_the_merchants_goods_are_random() -> None:
    sold = []
    for seed in range(12):
        t = town(["merchant"], coins=3, seed=seed)
        t.state.consumables[1] = ["mushroom", "coin_purse", "throwing_knife"]
        refreshed(t).take(0, Visit("merchant"))
        sold.append(t.state.sides[0].consumables[0])
    assert set(sold) == {"mushroom", "coin_purse", "throwing_knife"}


@rule("TR-4905", "TR-4917")
def test_the_merchants_cards_cost_eight_or_fifteen() -> None:
    t = town(["merchant"], coins=23)
    cards = {choice.card for choice in open_to(t, Visit) if choice.npc == "merchant" and choice.card}
    assert cards == {card.id for card in CONTENT.actions.values() if card.source == "merchant"}
    t.take(0, Visit("merchant", "bulwark"))
    assert (t.state.sides[0].coins, t.state.merchant["bulwark"]) == (8, 1)
    t.take(0, Visit("merchant", "guard"))
    assert (t.state.sides[0].coins, t.state.sides[0].discard) == (0, ["bulwark", "guard"])


@rule("TR-4906", "TR-R-83")
@pytest.mark.parametrize("choice", [TakeMaximum(), TakeCoins()])
def test_the_nurse_comes_for_a_crystal_whatever_was_chosen(choice: TakeMaximum | TakeCoins) -> None:
    t = arrange("A . @life_crystal", ap=1)
    assert not may_appear(t, "nurse")
    t.take(0, Go(xy(1, 0)))
    t.take(0, choice)
    assert may_appear(t, "nurse")
    assert Welcome("nurse") not in open_to(t, Welcome)
    t.state.houses.append(PlacedHouse("bed", 20))
    assert Welcome("nurse") in open_to(refreshed(t), Welcome)


@rule("TR-4907")
def test_the_nurse_costs_ten_coins_and_heals_all() -> None:
    assert Visit("nurse") not in open_to(town(["nurse"], coins=9), Visit)
    t = town(["nurse"], coins=12)
    t.state.sides[0].most_health, t.state.sides[0].health = 9, 1
    t.take(0, Visit("nurse"))
    assert (t.state.sides[0].health, t.state.sides[0].coins) == (9, 2)


@rule("TR-4909")
@pytest.mark.parametrize("missing", [None, (2, 7), (2, 9), (3, 8)])
def test_the_tinkerer_comes_when_all_forest_caverns_are_explored(missing: tuple[int, int] | None) -> None:
    t = town()
    tiles = list(t.state.land.tiles)
    for depth, column in [(depth, column) for depth in (2, 3) for column in (7, 8, 9)]:
        tiles[17 * depth + column] = "" if (depth, column) == missing else "underworld_1"
    t.state.land = Land(tuple(tiles))
    assert may_appear(t, "goblin_tinkerer") is (missing is None)


@rule("TR-4910")
def test_without_the_tinkerer_dawn_destroys_nothing() -> None:
    t = arrange("A . B", agenda=[])
    t.state.sides[0].discard = ["rest"]
    dawn(t)
    running.advance(t)
    assert t.agenda == []


@rule("TR-4911")
def test_the_tinkerer_destroys_for_fifteen_coins() -> None:
    assert Visit("goblin_tinkerer") not in open_to(town(["goblin_tinkerer"], coins=14), Visit)
    t = town(["goblin_tinkerer"], coins=15)
    t.state.sides[0].discard = ["rest"]
    t.take(0, Visit("goblin_tinkerer"))
    assert t.decisions[0].choices == (DestroyCard("rest", "discard"), Pass())
    assert t.state.sides[0].coins == 0


@rule("TR-4912")
@pytest.mark.parametrize(
    ("npcs", "card", "comes"),
    [
        (["merchant"], "bomb", True),
        (["merchant"], "dynamite", True),
        ([], "bomb", False),
        (["merchant"], "beenade", False),
    ],
)
def test_the_demolitionist_comes_for_a_bomb_when_the_merchant_is_there(npcs: list[str], card: str, comes: bool) -> None:
    t = town(npcs)
    t.state.sides[1].consumables = [card]
    assert may_appear(t, "demolitionist") is comes


@rule("TR-4913")
def test_the_demolitionist_asks_fifteen_coins_and_sells_what_there_is() -> None:
    t = town(["demolitionist"], coins=15)
    t.take(0, Visit("demolitionist"))
    assert (t.state.sides[0].coins, len(t.state.sides[0].consumables)) == (0, 1)
    assert Visit("demolitionist") not in open_to(town(["demolitionist"], coins=14), Visit)
    empty = town(["demolitionist"])
    empty.state.consumables[3] = []
    assert Visit("demolitionist") not in open_to(refreshed(empty), Visit)


@rule("TR-4914")
@pytest.mark.parametrize(
    ("boss", "comes"),
    [
        *(("eye_of_cthulhu", True), ("brain_of_cthulhu", True), ("eater_of_worlds", True)),
        *(("king_slime", False), ("queen_bee", False)),
    ],
)
def test_which_bosses_bring_the_dryad(boss: str, comes: bool) -> None:
    assert may_appear(town(beaten=[boss]), "dryad") is comes

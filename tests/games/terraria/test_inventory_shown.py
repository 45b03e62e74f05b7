"""Resources, coins, health and mana, one by one.  [TR-38xx, TR-39xx]"""

import pytest

from questhall.core import running
from questhall.games.terraria.choices import (
    Chop,
    CompleteGoal,
    Craft,
    Dig,
    Donate,
    Fight,
    FreeSlot,
    Use,
)
from questhall.games.terraria.effects import Haul, Reward
from questhall.games.terraria.state import Held, Stack
from questhall.games.terraria.steps.goals import complete
from questhall.games.terraria.steps.rewards import GainReward
from tests.games.terraria.board import arrange, refreshed, xy
from tests.ledger import rule


def held(t, seat=0):  # type: ignore[no-untyped-def]
    return [(stack.kind, stack.count) for stack in t.state.sides[seat].slots if stack.kind]


@rule("TR-3801")
def test_enemies_leave_resources_and_coins_and_goals_give_coins() -> None:
    t = arrange("A @skeleton~2 .", ap=1, rolls=[6, 1])
    t.take(0, Fight("copper_shortsword", "e0"))
    assert (held(t), t.state.sides[0].coins) == ([("bone", 1)], 1)
    t = arrange("A . .", agenda=[])
    complete(t, 0, CompleteGoal("dig_1"))
    running.advance(t)
    assert t.state.sides[0].coins == 2


@rule("TR-3808", "TR-3807")
def test_any_slot_may_be_freed_and_only_that_is_lost() -> None:
    t = arrange("A u #", ap=1)
    t.state.sides[0].slots = [Stack("wood", 5), Stack("gel", 3), Stack("stone", 2)]
    t.take(0, Dig(xy(1, 0)))
    t.take(0, FreeSlot(2))
    assert held(t) == [("wood", 5), ("gel", 3), ("copper", 1)]


@rule("TR-3809")
def test_a_surplus_takes_an_empty_slot_or_one_that_is_freed_for_it() -> None:
    t = arrange("A 3 .", ap=3)
    t.state.sides[0].slots = [Stack("wood", 4), Stack(), Stack("gel", 1)]
    t.take(0, Chop(xy(1, 0)))
    assert held(t) == [("wood", 5), ("wood", 2), ("gel", 1)]
    t = arrange("A 3 .", ap=3)
    t.state.sides[0].slots = [Stack("wood", 4), Stack("gel", 1)]
    t.take(0, Chop(xy(1, 0)))
    t.take(0, FreeSlot(1))
    assert held(t) == [("wood", 5), ("wood", 2)]


@rule("TR-3810", "TR-3813")
def test_spending_lowers_the_die_and_at_nothing_the_slot_serves_for_anything() -> None:
    t = arrange("A . .", have={"wood": 2})
    t.take(0, Craft("platform"))
    assert held(t) == [("wood", 1)]
    t.take(0, Craft("platform"))
    assert t.state.sides[0].slots == [Stack()] * 6


@rule("TR-3811")
def test_resources_go_to_others_only_by_donating() -> None:
    t = arrange("A . B", ap=1, have={"wood": 4})
    t.take(0, Donate(1, "wood", 3))
    assert (held(t, 0), held(t, 1), t.state.sides[0].points.ap) == ([("wood", 1)], [("wood", 3)], 0)
    t.state.sides[0].points.dig = 1
    assert not any(
        "wood" in repr(choice) for choice in refreshed(t).decisions[0].choices if choice != Craft("platform")
    )


@rule("TR-3812")
def test_yield_multiplies_what_is_dug_chopped_and_looted() -> None:
    t = arrange("A i #", ap=1, gear=["silver_pickaxe"])
    t.take(0, Dig(xy(1, 0)))
    assert held(t) == [("iron", 2)]
    t = arrange("A 1 .", ap=1, gear=["molten_hamaxe"])
    t.take(0, Chop(xy(1, 0)))
    assert held(t) == [("wood", 3)]
    t = arrange("A @green_slime .", ap=1, gear=["molten_hamaxe"], rolls=[12, 12, 1])
    t.take(0, Fight("molten_hamaxe", "e0"))
    assert held(t) == [("gel", 3)]


@rule("TR-3903")
def test_given_coins_do_not_exceed_25_either() -> None:
    t = arrange("A . B", ap=1)
    t.state.sides[0].coins, t.state.sides[1].coins = 10, 20
    refreshed(t).take(0, Donate(1, "coins", 10))
    assert [side.coins for side in t.state.sides] == [0, 25]


@rule("TR-3906")
def test_what_one_player_gains_is_not_anothers() -> None:
    t = arrange("A . B", agenda=[GainReward(1, Reward(coins=3, resources=Haul(wood=2)))])
    assert [(side.coins, held(t, seat)) for seat, side in enumerate(t.state.sides)] == [(0, []), (3, [("wood", 2)])]


@rule("TR-3906")
@pytest.mark.parametrize(("option", "gained"), [(0, (2, 0)), (1, (0, 2))])
def test_health_and_mana_are_tracked_for_each(option: int, gained: tuple[int, int]) -> None:
    t = arrange("A . B")
    for side in t.state.sides:
        side.health, side.mana = 1, 0
    t.state.sides[1].hand = [Held("good_meal")]
    refreshed(t).take(1, Use("good_meal", 1, option))
    assert [(side.health - 1, side.mana) for side in t.state.sides] == [(0, 0), gained]

"""Extra action: complete goal.  [TR-21xx]"""

import pytest

from questhall.core import running
from questhall.games.terraria.choices import Choose, CompleteGoal, Dig, Donate, Pass
from questhall.games.terraria.events import BiomeFound, BlockDug
from questhall.games.terraria.react import react
from questhall.games.terraria.steps.goals import CheckGoals
from tests.games.terraria.board import CONTENT, arrange, open_to, refreshed, xy
from tests.ledger import rule


@rule("TR-2101")
@pytest.mark.parametrize(("done", "offered"), [(0, False), (1, False), (2, True)])
def test_a_goal_that_was_done_in_part_cannot_be_completed(done: int, offered: bool) -> None:
    t = arrange("A . .", progress={"explore_1": done} if done else {})
    assert open_to(t, CompleteGoal) == ([CompleteGoal("explore_1")] if offered else [])


@rule("TR-2101", "TR-307")
def test_only_the_top_goal_of_a_chain_can_be_completed() -> None:
    t = arrange("A . .", progress={"dig_2": 1})
    assert open_to(t, CompleteGoal) == []


@rule("TR-2103", "TR-R-90")
def test_deeds_count_only_for_goals_in_sight() -> None:
    t = arrange("A u #\n# # #", ap=1)
    t.take(0, Dig(xy(1, 0)))
    t.take(0, Pass())
    assert t.state.progress == {"dig_1": 1}
    t.take(0, CompleteGoal("dig_1"))
    assert (t.state.goals["dig"][-1], open_to(t, CompleteGoal)) == ("dig_2", [])
    assert [step.goal for step in react(t, BlockDug(0, 0, "iron"))] == ["dig_2"]  # type: ignore[attr-defined]
    assert [step.goal for step in react(t, BiomeFound("snow"))] == ["explore_1"]  # type: ignore[attr-defined]


@rule("TR-2105")
def test_a_shared_reward_may_go_to_one_or_to_several() -> None:
    t = arrange("A B Y", agenda=[])
    t.state.goals["dig"], t.state.progress["dig_7"] = ["dig_10", "dig_7"], 1
    t.do(CheckGoals())
    running.advance(t)
    choices = refreshed(t).decisions[0].choices
    assert {choice.to for choice in choices if isinstance(choice, Donate)} == {0, 1, 2}
    for seat, coins in ((2, 5), (1, 3), (0, 2)):
        t.take(0, Donate(seat, "coins", coins))
    assert [side.coins for side in t.state.sides] == [2, 3, 5]


@rule("TR-2105")
def test_a_shared_card_may_go_to_anybody() -> None:
    t = arrange("A B Y", agenda=[])
    t.state.goals["dig"], t.state.progress["dig_3"] = ["dig_10", "dig_3"], 1
    t.do(CheckGoals())
    running.advance(t)
    assert refreshed(t).decisions[0].choices == (Choose(0), Choose(1), Choose(2))


@rule("TR-2106")
def test_a_completed_goal_never_comes_back() -> None:
    t = arrange("A . .", progress={"dig_1": 1})
    t.take(0, CompleteGoal("dig_1"))
    assert t.state.goals["dig"] == [f"dig_{level}" for level in range(10, 1, -1)]
    assert t.state.progress == {}


@rule("TR-2107", "TR-108")
def test_the_ninth_goal_does_not_complete_a_chain() -> None:
    t = arrange("A . .")
    t.state.goals["dig"], t.state.progress = ["dig_10", "dig_8"], {"dig_8": 1}
    t.state.loot[2] = []
    refreshed(t).take(0, CompleteGoal("dig_8"))
    assert (t.outcome, t.state.complete, t.state.goals["dig"]) == (None, [], ["dig_10"])
    assert CONTENT.goals["dig_10"].level == 10

"""What the goal cards say, card by card.  [TR-G-xx, TR-R-91, TR-R-92]"""

import pytest

from questhall.games.terraria.choices import CompleteGoal
from questhall.games.terraria.conditions import times_needed
from questhall.games.terraria.content.goals import Beaten, Built, Condition, Done, Found, Owned, Standing
from questhall.games.terraria.effects import HOUSES, Reward
from questhall.games.terraria.steps.goals import complete
from tests.games.terraria.board import CONTENT, arrange, sit
from tests.ledger import rule

CONDITIONS: dict[str, Condition] = {
    "dig_1": Done(deed="dig"),
    "dig_2": Done(deed="dig_ore"),
    "dig_3": Done(deed="cobweb"),
    "dig_4": Done(deed="craft_pickaxe"),
    "dig_5": Done(deed="dig_gem"),
    "dig_5_other": Found(what="crystal"),
    "dig_6": Done(deed="blast"),
    "dig_6_other": Done(deed="long_fall"),
    "dig_7": Done(deed="dig_evil_ore"),
    "dig_8": Done(deed="dig_out"),
    "dig_8_other": Done(deed="chest_underworld", times=2),
    "dig_9": Standing(what="wide_tunnel"),
    "dig_10": Done(deed="dig_hellstone", times=10, few=6),
    "dig_10_other": Done(deed="rise", within="phase"),
    "fight_1": Done(deed="defeat_any"),
    "fight_2": Done(deed="craft_wood_armour"),
    "fight_3": Done(deed="craft_sword"),
    "fight_4": Done(deed="night"),
    "fight_5": Beaten(bosses=("king_slime",)),
    "fight_5_other": Owned(what="yoyo"),
    "fight_6": Owned(what="magic"),
    "fight_6_other": Done(deed="defeat_by_staff", times=2, within="phase"),
    "fight_7": Beaten(bosses=("queen_bee", "eye_of_cthulhu")),
    "fight_8": Done(deed="defeat", times=3, few=2, within="phase"),
    "fight_8_other": Owned(what="summoning_staff"),
    "fight_9": Beaten(bosses=("eater_of_worlds", "brain_of_cthulhu")),
    "fight_10": Owned(what="voodoo_doll"),
    "fight_10_other": Done(deed="defeat_plainly"),
    "explore_1": Done(deed="discover_biome", times=2),
    "explore_2": Done(deed="chest_outside_forest"),
    "explore_3": Done(deed="chest_underground"),
    "explore_4": Standing(what="npcs", count=2),
    "explore_5": Found(what="evil_tiles", count=3),
    "explore_5_other": Found(what="star"),
    "explore_6": Found(what="ocean"),
    "explore_6_other": Done(deed="night_spawn", times=4, few=3, within="night"),
    "explore_7": Found(what="hive"),
    "explore_8": Done(deed="discover_underworld"),
    "explore_8_other": Done(deed="spend_coin", times=40, few=25),
    "explore_9": Found(what="biomes", count=5),
    "explore_10": Standing(what="pylons", count=5, few=4),
    "explore_10_other": Done(deed="sink", within="phase"),
    "build_1": Done(deed="chop"),
    "build_2": Built(houses=("work_bench",)),
    "build_3": Built(houses=("anvil_furnace",)),
    "build_4": Done(deed="craft_axe"),
    "build_5": Built(layer="underground"),
    "build_5_other": Owned(what="golden_armour"),
    "build_6": Built(houses=("loom", "bottle")),
    "build_6_other": Standing(what="houses_stacked", count=3),
    "build_7": Built(houses=("bed", "cooking_pot")),
    "build_8": Standing(what="houses_apart", count=3),
    "build_8_other": Owned(what="all_slots"),
    "build_9": Built(houses=("hellforge",)),
    "build_10": Built(houses=HOUSES, all=True),
    "build_10_other": Standing(what="in_beds"),
}
REWARDS = {
    1: ("each", Reward(coins=2)),
    2: ("each", Reward(coins=3)),
    3: ("share", Reward(guide=1)),
    4: ("", Reward(coins=5)),
    5: ("each", Reward(loot=1)),
    6: ("each", Reward(destroy=1)),
    7: ("share", Reward(coins=10, threat=1)),
    8: ("each", Reward(loot=2)),
    9: ("each", Reward(destroy=1)),
    10: ("", Reward()),
}
LEVELS = [f"TR-G-{chain}{level:02}" for chain in "DFEB" for level in range(1, 11)]


@rule(*LEVELS, "TR-C-14", "TR-R-91")
def test_what_each_goal_asks_for() -> None:
    assert {goal.id: goal.condition for goal in CONTENT.goals.values()} == CONDITIONS
    for goal in CONTENT.goals.values():
        assert (f"{goal.chain}_{goal.level}" + "_other" * goal.alternative) == goal.id


@rule("TR-R-92")
def test_what_a_goal_gives() -> None:
    assert {goal.id: (goal.share, goal.reward) for goal in CONTENT.goals.values()} == {
        goal.id: REWARDS[goal.level] for goal in CONTENT.goals.values()
    }
    t = arrange("A . .", agenda=[], threat=3)
    t.state.goals["dig"] = ["dig_10", "dig_7"]
    complete(t, 0, CompleteGoal("dig_7"))
    assert t.state.threat == 2


@rule("TR-R-91")
@pytest.mark.parametrize(("players", "needed"), [(1, 6), (2, 6), (3, 10), (4, 10)])
def test_fewer_are_enough_for_one_or_two_players(players: int, needed: int) -> None:
    assert times_needed(sit(players), 10, 6) == needed
    assert times_needed(sit(players), 10, 0) == 10

"""Coins, treasures, loot.  [JL-22xx]"""

from questhall.games.jaws.choices import Accept
from questhall.games.jaws.effects import Loot, Move
from questhall.games.jaws.events import TreasureLooted
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.turn import EndTurn
from questhall.haven.choices import Go
from tests.games.jaws.board import arrange, take, told
from tests.ledger import rule


@rule("JL-2201", "JL-EX-09")
def test_loot_picks_up_everything_within_range():
    t = arrange("$ h $ $", agenda=[Act("hatchet", Loot(1))])
    t.state.coins["a2"] = 1
    take(t, Accept())
    assert t.state.heroes["hatchet"].coins == 3
    assert t.state.coins == {"a4": 1}


@rule("JL-G-804")
def test_loot_does_not_reach_through_walls():
    drawing = """
        h   $
         . .
    """
    t = arrange(drawing, agenda=[Act("hatchet", Loot(2))])
    take(t, Accept())
    assert t.state.coins


@rule("JL-2202", "JL-2204", "JL-2209")
def test_at_the_end_of_a_turn_the_own_hex_is_looted():
    t = arrange("h $", agenda=[])
    t.state.coins, t.state.completed = {"a1": 2, "a2": 1}, True  # until the round ends
    EndTurn("hatchet").run(t)
    assert t.state.heroes["hatchet"].coins == 2
    assert t.state.coins == {"a2": 1}


@rule("JL-2203")
def test_coins_that_are_only_passed_stay():
    t = arrange("h $ .", agenda=[Act("hatchet", Move(value=2))])
    take(t, Go(("a2", "a3")))
    assert t.state.coins == {"a2": 1}


@rule("JL-2206", "JL-2207")
def test_a_treasure_is_the_looters_alone():
    t = arrange("h * r", agenda=[Act("hatchet", Loot(1))], scenario={"treasures": (14,)})
    take(t, Accept())
    assert told(t, TreasureLooted)[0].number == 14
    assert (t.state.heroes["hatchet"].treasures, t.state.heroes["red_guard"].treasures) == ([14], [])
    assert not t.state.treasures


@rule("JL-5605")
def test_in_the_first_scenario_nothing_is_looted():
    t = arrange("h $", agenda=[Act("hatchet", Loot(1))], scenario={"number": 1})
    take(t, Accept())
    assert t.state.heroes["hatchet"].coins == 0

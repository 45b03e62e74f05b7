"""How bots find their way: around obstacles and traps, to doors that are far away."""

from questhall.bots.looking import foreseen
from questhall.games.jaws.effects import Move
from questhall.games.jaws.steps.actions import Act
from tests.games.jaws.board import arrange

DEAD_END = """
    . . . . . .
   . # # # # .
    . h . # 1
   . # # # .
    . . . .
"""


def gone_to(t):
    """Where a bot goes with its move."""
    (decision,) = t.decisions.values()
    return foreseen(t, decision)[0].table.state.figures["hatchet"].at


def test_a_bot_with_nobody_to_fight_leaves_a_dead_end_though_the_door_behind_it_is_near():
    t = arrange(DEAD_END, agenda=[Act("hatchet", Move(value=2))])
    assert t.state.figures["hatchet"].at == "c2"
    assert gone_to(t) in ("b1", "d1")


def test_the_way_to_a_door_may_take_several_turns_and_each_brings_it_nearer():
    t = arrange(DEAD_END, agenda=[Act("hatchet", Move(value=2))] * 5)
    seen = []
    while t.decisions and not t.state.opened:
        (decision,) = t.decisions.values()
        t.take(0, foreseen(t, decision)[0].table.history[len(t.history)].choice)
        seen.append(t.state.figures["hatchet"].at)
    assert t.state.opened == [1]
    assert len(set(seen)) == len(seen)


def test_a_bot_goes_around_a_trap_though_the_way_is_two_hexes_longer():
    board = """
        h ? . . . 1
         ~ . . . .
    """
    t = arrange(board, agenda=[Act("hatchet", Move(value=3))], scenario={"traps": ("poison",)})
    assert gone_to(t) == "b2"


def test_a_trap_that_lies_in_the_only_way_holds_nobody_up_who_is_left_alone():
    t = arrange("h ! . . . 1", agenda=[Act("hatchet", Move(value=2))])
    t.state.figures["hatchet"].health = 5
    assert gone_to(t) != "a1"

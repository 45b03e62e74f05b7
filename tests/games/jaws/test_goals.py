"""What battle goals count, and what they do not.  [JL-49xx, JL-C-31]"""

from questhall.games.jaws.choices import Accept
from questhall.games.jaws.content.scenarios import Objective
from questhall.games.jaws.effects import Affect, Attack, Loot, Move
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.rounds import BeginTurn
from questhall.games.jaws.steps.turn import EndTurn
from questhall.haven.choices import Go, Target, UseHalf
from tests.games.jaws.board import arrange, take
from tests.games.jaws.journey import do
from tests.ledger import rule

STONE = {"s": Objective(kind="summoning_stone")}


def counted(t, tally):
    return t.state.heroes["hatchet"].tallies.get(tally, 0)


def walked(drawing, *path, monsters=None, objectives=None):
    """The Hatchet goes along a way."""
    t = arrange(drawing, monsters=monsters, objectives=objectives, agenda=[Act("hatchet", Move(value=4))])
    return take(t, Go(path))


@rule("JL-4904")
def test_every_hex_next_to_a_monster_that_is_left_on_the_way_is_noticed():
    drawing = """
        h . . .
         . a .
    """
    assert counted(walked(drawing, "a2", "a3", "a4", monsters={"a": "zealot"}), "retreats") == 1
    assert counted(walked(drawing, "a2", monsters={"a": "zealot"}), "retreats") == 0


@rule("JL-4904")
def test_to_leave_an_objective_is_no_retreat():
    assert counted(walked(". h s", "a1", objectives=STONE), "retreats") == 0


def beset(*steps):
    """The Hatchet stands on a coin between two monsters."""
    t = arrange("a h b", monsters={"a": "zealot", "b": "zealot"}, active="hatchet")
    t.state.coins["a2"] = 1
    return do(t, *steps)


@rule("JL-4904")
def test_only_a_loot_action_makes_a_pickpocket():
    t = beset(EndTurn("hatchet"))
    assert (t.state.heroes["hatchet"].coins, counted(t, "pocketed")) == (1, 0)
    assert counted(take(beset(Act("hatchet", Loot(1))), Accept()), "pocketed") == 1


@rule("JL-4904")
def test_whoever_opens_a_door_and_ends_the_turn_behind_it_blazes_a_trail():
    hands = {"hatchet": ["center_mass:chosen", "second_wind:chosen"]}
    t = arrange("h 1 . .", agenda=[BeginTurn("hatchet")], hands=hands)
    take(t, UseHalf("second_wind", "bottom"), Go(("a2",)))
    back = take(t.copy(), Go(("a1",)), UseHalf("center_mass", "top"))
    assert counted(take(back), "trails") == 0
    take(t, Go(("a3",)), UseHalf("center_mass", "top"))
    assert counted(t, "trails") == 1


@rule("JL-4904")
def test_a_destroyed_objective_is_not_the_first_monster_to_die():
    t = arrange("h s a", monsters={"a": "zealot~1"}, objectives=STONE, active="hatchet")
    take(do(t, Act("hatchet", Attack(value=3, range=2, targets=2))), Target("o2"), Target("m1"))
    assert counted(t, "first_kills") == 1


@rule("JL-4904")
def test_a_gambler_kills_by_the_attack_that_has_disadvantage():
    t = arrange("a h b", monsters={"a": "zealot", "b": "zealot~1"}, active="hatchet")
    take(do(t, Act("hatchet", Attack(value=1, range=2))), Target("m1"))
    take(do(t, Act("hatchet", Affect(damage=1))), Target("m2"))
    assert counted(t, "unlikely_kills") == 0

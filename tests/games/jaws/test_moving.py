"""Movement, jump, difficult ground, traps.  [JL-7xx, JL-24xx]"""

from questhall.games.jaws.content.scenarios import Objective
from questhall.games.jaws.effects import Move
from questhall.games.jaws.events import TrapSprung
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.monsters import MonsterTurn
from questhall.haven.choices import Go, Skip
from questhall.haven.events import DamageSuffered
from tests.games.jaws.board import arrange, asked, at, take, told
from tests.ledger import rule


def ends(t):
    """Where the move that is asked for may end."""
    choices = asked(t) if t.decisions else ()
    return {choice.path[-1] for choice in choices if isinstance(choice, Go)}


def walk(drawing, value=3, monsters=None, **more):
    return arrange(drawing, monsters=monsters or {}, agenda=[Act("hatchet", Move(value=value, **more))])


@rule("JL-701", "JL-702")
def test_a_move_reaches_as_many_hexes_as_it_has_points_or_fewer():
    t = walk("h . . . .", 2)
    assert ends(t) == {"a2", "a3"}
    assert Skip() in asked(t)


@rule("JL-703", "JL-705")
def test_characters_pass_through_each_other_but_do_not_stop_there():
    assert ends(walk("h r . .", 2)) == {"a3"}


@rule("JL-704")
def test_monsters_pass_through_each_other():
    agenda = [MonsterTurn("m1")]
    t = arrange("a b . h", monsters={"a": "zealot", "b": "zealot"}, abilities={"zealot": 384}, agenda=agenda)
    assert (at(t, "a3").id, at(t, "a2").id) == ("m1", "m2")


@rule("JL-706")
def test_enemies_and_obstacles_are_in_the_way():
    assert ends(walk("h a . .", 3, {"a": "zealot"})) == set()
    assert ends(walk("h # . .", 3)) == set()


@rule("JL-708", "JL-723", "JL-727", "JL-O-33")
def test_difficult_ground_costs_two_and_a_jump_pays_that_only_at_its_end():
    assert ends(walk("h ~ . .", 2)) == {"a2"}
    assert ends(walk("h ~ . .", 2, jump=True)) == {"a2", "a3"}
    assert ends(walk("h . ~ .", 2, jump=True)) == {"a2"}


@rule("JL-720", "JL-721", "JL-725")
def test_a_jump_passes_over_everything_but_ends_on_free_ground():
    t = walk("h a # . .", 4, {"a": "zealot"}, jump=True)
    assert ends(t) == {"a4", "a5"}


@rule("JL-724", "JL-219")
def test_a_jump_does_not_pass_through_walls():
    drawing = """
        h   . .
         . .
    """
    t = walk(drawing, 2, jump=True)
    assert ends(t) == {"b1", "b2"}


@rule("JL-2401", "JL-2402", "JL-2403", "JL-2404")
def test_whoever_moves_onto_a_trap_springs_it():
    t = take(walk("h ! .", 2), Go(("a2", "a3")))
    assert told(t, TrapSprung)[0].cell == "a2"
    assert not t.state.traps
    assert asked(t)[0]  # the damage may be negated
    assert t.decisions[0].question.value == 3


@rule("JL-722", "JL-726", "JL-EX-45")
def test_a_jump_passes_over_traps_and_springs_one_where_it_ends():
    over = take(walk("h ! # ~ .", 4, jump=True), Go(("a2", "a3", "a4", "a5")))
    assert over.state.traps
    onto = take(walk("h ! .", 2, jump=True), Go(("a2",)))
    assert not onto.state.traps


@rule("JL-2406")
def test_a_condition_trap_gives_its_condition():
    t = arrange("h ? .", agenda=[Act("hatchet", Move(value=1))], scenario={"traps": ("poison",)})
    take(t, Go(("a2",)))
    assert "poison" in t.state.figures["hatchet"].conditions
    assert not told(t, DamageSuffered)


@rule("JL-1501")
def test_the_immobilized_perform_no_move():
    t = arrange("h . .", agenda=[Act("hatchet", Move(value=2))], conditions={"hatchet": ["immobilize"]})
    assert not t.decisions


@rule("JL-1502")
def test_the_stunned_perform_nothing():
    t = arrange("h . .", agenda=[Act("hatchet", Move(value=2))], conditions={"hatchet": ["stun"]})
    assert not t.decisions


@rule("JL-3511")
def test_objectives_can_only_be_jumped_over():
    stone = {"S": Objective(kind="summoning_stone", health=3)}
    plain = arrange("h S . .", objectives=stone, agenda=[Act("hatchet", Move(value=3))])
    assert ends(plain) == set()
    jump = arrange("h S . .", objectives=stone, agenda=[Act("hatchet", Move(value=3, jump=True))])
    assert ends(jump) == {"a3", "a4"}

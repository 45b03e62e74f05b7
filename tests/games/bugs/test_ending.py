"""End of the round and of the scenario.  [BB-3xx, BB-47xx]"""

import pytest

from questhall.games.bugs.choices import RestShort
from questhall.games.bugs.content.scenarios import (
    Avenge,
    Collect,
    Deadline,
    Destroy,
    Gate,
    Kill,
    KillAll,
    Objective,
    ReachHex,
    Relieve,
    Survive,
)
from questhall.games.bugs.effects import Attack, Move
from questhall.games.bugs.events import FigureDied, GoalMet, MonsterAppeared
from questhall.games.bugs.state import HERO
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.damage import Harm
from questhall.games.bugs.steps.ending import CheckGoal
from questhall.games.bugs.steps.rounds import EndRound, NextTurn, StartRound
from questhall.games.bugs.steps.turn import EndTurn
from questhall.haven.choices import Go, PlayCards, RestLong, Skip, TakeDamage, Target
from tests.games.bugs.board import arrange, offered, prompt, take, told
from tests.ledger import rule

TWO = {1: "bandit_guard", 2: "bandit_archer"}


def goal(*goals, **more):
    return {"scenario": {"goal": goals} | more}


@rule("BB-304", "BB-4708", "BB-4709", "BB-EX-52")
def test_when_the_goal_is_met_the_round_is_played_to_its_end():
    agenda = [Harm("m1", 9, "effect"), NextTurn(), EndRound()]
    t = arrange("@ . 1", agenda=agenda, initiative=50, columns={"bandit_guard": 1}, **goal(KillAll()))
    assert (len(told(t, GoalMet)), t.outcome.result) == (1, "won")
    types = [type(event).__name__ for event in t.events]
    assert types.index("GoalMet") < types.index("TurnBegan") < types.index("ScenarioEnded")


@rule("BB-4710", "BB-EX-51")
def test_lost_and_completed_in_one_round_is_lost():
    agenda = [Harm("m1", 9, "effect"), Harm(HERO, 99, "effect"), EndRound()]
    t = arrange("@ . 1", agenda=agenda, **goal(KillAll()))
    take(t, TakeDamage())
    assert (t.state.completed, t.outcome.result) == (True, "lost")


@rule("BB-R-49", "BB-4702", "BB-4704", "BB-4706")
def test_no_rest_is_offered_after_the_last_round():
    t = arrange("@ . 1", agenda=[Harm("m1", 9, "effect"), EndRound()], **goal(KillAll()))
    assert (prompt(t), t.outcome.result) == ("", "won")
    t = arrange("@ . 1", agenda=[EndRound()], **goal(KillAll()))
    assert offered(t, RestShort) == [RestShort()]


@rule("BB-4708")
def test_one_kind_may_be_enough():
    t = arrange("@ 1 2", monsters=TWO, agenda=[Harm("m1", 9, "effect")], **goal(Kill("bandit_guard")))
    assert t.state.completed


@rule("BB-4708", "BB-307")
def test_a_hex_is_reached_at_the_end_of_a_turn():
    t = arrange("@ A 1", agenda=[EndTurn(HERO)], **goal(ReachHex("A")))
    assert not t.state.completed
    t = arrange("A 1 @", agenda=[EndTurn(HERO)], **goal(ReachHex("A")))
    t.state.figures[HERO].at = "a1"
    EndTurn(HERO).run(t)
    assert t.state.completed


@rule("BB-4708", "BB-307")
def test_a_hex_onto_which_you_are_pushed_is_not_reached():
    t = arrange("A @ 1", agenda=[EndTurn(HERO)], **goal(ReachHex("A")))
    t.state.figures[HERO].at = "a1"
    CheckGoal(over=True).run(t)
    assert not t.state.completed


@rule("BB-4708")
def test_a_hex_that_you_leave_in_the_same_turn_is_not_reached():
    t = arrange("A 1 @", agenda=[Act(Attack(12)), EndTurn(HERO)], **goal(Kill("bandit_guard"), ReachHex("A")))
    t.state.figures[HERO].at = "a1"
    take(t, Target("m1"))
    assert (len(told(t, FigureDied)), [type(event) for event in t.events][-1]) == (1, GoalMet)
    t = arrange("A 1 @", agenda=[Act(Attack(12)), Act(Move(1))], **goal(Kill("bandit_guard"), ReachHex("A")))
    t.state.figures[HERO].at = "a1"
    take(t, Target("m1"))
    assert not t.state.completed


@rule("BB-4708")
def test_a_round_is_not_survived_before_its_end():
    t = arrange("@ . . . . 1", agenda=[EndTurn(HERO)], turns=["hero/0"], **goal(Survive(1)))
    assert told(t, GoalMet) == []


@rule("BB-4708", "BB-4705")
@pytest.mark.parametrize(("rounds", "result"), [(1, "won"), (2, None)])
def test_so_many_rounds_are_survived(rounds, result):
    t = arrange("@ . 1", agenda=[EndRound()], turns=["hero/0"], **goal(Survive(rounds)))
    assert (t.outcome and t.outcome.result) == result


@rule("BB-305", "BB-4706")
@pytest.mark.parametrize(("rounds", "reason"), [(1, "late"), (2, None)])
def test_after_the_last_round_of_a_deadline_it_is_too_late(rounds, reason):
    t = arrange("@ . 1", agenda=[EndRound()], turns=["hero/0"], **goal(KillAll(), rules=(Deadline(rounds),)))
    assert (t.outcome and t.outcome.reason) == reason


@rule("BB-305", "BB-4709")
def test_a_goal_met_in_the_last_round_of_a_deadline_is_in_time():
    t = arrange("@ .", monsters={}, agenda=[EndRound()], turns=["hero/0"], **goal(KillAll(), rules=(Deadline(1),)))
    assert t.outcome.result == "won"


@rule("BB-418", "BB-4708")
def test_objectives_are_destroyed():
    crate = {"A": Objective(kind="crate", health=3)}
    t = arrange("@ A", monsters={}, agenda=[EndTurn(HERO)], **goal(Destroy(), objectives=crate))
    assert not t.state.completed
    t = arrange("@ A", monsters={}, agenda=[Harm("oa0", 3, "effect")], **goal(Destroy(), objectives=crate))
    assert t.state.completed


@rule("BB-418", "BB-4707")
def test_the_scenario_is_lost_with_what_you_protect():
    lamp = {"A": Objective(kind="lamp", health=3, protect=True)}
    t = arrange("@ A", monsters={}, agenda=[Harm("oa0", 3, "effect")], **goal(Survive(3), objectives=lamp))
    assert (t.outcome.result, t.outcome.reason) == ("lost", "destroyed")


@rule("BB-310")
@pytest.mark.parametrize("wanted", [ReachHex("A"), Collect("A")])
def test_a_hex_with_another_letter_means_nothing(wanted):
    t = arrange("@ A B 1", agenda=[EndTurn(HERO)], **goal(wanted))
    t.state.figures[HERO].at = "a3"
    EndTurn(HERO).run(t)
    assert (t.state.visited, t.state.completed) == ([], False)


@rule("BB-4708")
def test_things_are_collected_where_a_turn_ends():
    t = arrange("@ A 1", agenda=[EndTurn(HERO)], **goal(Collect("A")))
    t.state.figures[HERO].at = "a2"
    EndTurn(HERO).run(t)
    assert (t.state.visited, t.state.completed) == (["a2"], True)
    t = arrange("@ A A 1", agenda=[EndTurn(HERO)], **goal(Collect("A")))
    t.state.figures[HERO].at = "a3"
    EndTurn(HERO).run(t)
    assert (t.state.visited, t.state.completed) == (["a3"], False)


@rule("BB-416", "BB-305")
def test_a_pressure_plate_opens_the_gate():
    t = arrange("@ o G 1", agenda=[EndTurn(HERO)], **goal(KillAll(), rules=(Gate("G"),)))
    t.state.terrain["a3"] = "obstacle"
    t.state.figures[HERO].at = "a2"
    EndTurn(HERO).run(t)
    assert t.state.terrain == {"a2": "plate"}


@rule("BB-4501", "BB-503")
def test_relief_comes_once_when_few_are_left():
    rules = (Relieve("mouse", "A", of="bandit_guard", left=0),)
    t = arrange(
        "@ . A 1 2", monsters=TWO, agenda=[Harm("m1", 9, "effect"), StartRound()], **goal(KillAll(), rules=rules)
    )
    assert [event.who.being for event in told(t, MonsterAppeared)] == ["mouse"]
    StartRound().run(t)
    assert len(told(t, MonsterAppeared)) == 1
    t = arrange("@ . A 1 2", monsters=TWO, agenda=[StartRound()], **goal(KillAll(), rules=rules))
    assert told(t, MonsterAppeared) == []


@rule("BB-304")
def test_all_are_dead_only_when_none_will_come():
    rules = (Relieve("mouse", "A", of="bandit_guard", left=0),)
    t = arrange("@ . A 1", agenda=[Harm("m1", 9, "effect")], **goal(KillAll(), rules=rules))
    assert not t.state.completed
    avenge = (Avenge("bandit_guard", ("mouse",), ("A",)),)
    t = arrange("@ . A 1", agenda=[Harm("m1", 9, "effect")], **goal(KillAll(), rules=avenge))
    assert (t.state.completed, "m2" in t.state.figures) == (False, True)


@rule("BB-4708")
def test_a_goal_once_met_stays_met():
    t = arrange("@ A 1", agenda=[], completed=True, **goal(ReachHex("A")))
    assert t.state.completed


def test_a_whole_round_can_be_played():
    t = arrange("@ . . . 1", agenda=[StartRound()], **goal(KillAll()))
    take(t, PlayCards("overhand_blow", "shoulder_charge"))
    assert prompt(t) in ("hero_acts", "suffer_damage")
    assert offered(t, RestLong) == offered(t, Go) == offered(t, Skip) == []

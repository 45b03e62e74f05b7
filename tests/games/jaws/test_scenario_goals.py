"""Goals with numbers, a boss that comes back (9), the last wave of the arena (23), limits of rounds.  [JL-222]"""

import msgspec
import pytest

from questhall.core import running
from questhall.games.jaws.content import load
from questhall.games.jaws.content.maps import chamber
from questhall.games.jaws.content.scenarios import DestroySome, Objective
from questhall.games.jaws.scenes.speaker import FOLDER, goal_texts
from questhall.games.jaws.steps.damage import kill
from questhall.games.jaws.steps.ending import CheckGoal, CheckRules, SettleRound
from questhall.words import words_for
from tests.games.jaws.board import arrange, asked, at, take
from tests.games.jaws.test_scenarios import beings, start


def test_the_horror_is_beaten_when_it_has_died_twice():
    t = start("h a", monsters={"a": "blood_horror"}, scenario={"goal": load().numbered(9).goal})
    for deaths, done in ((1, False), (2, True)):
        t.state.dead["blood_horror"] = deaths
        CheckGoal().run(t)
        assert t.state.completed == done


def test_the_horror_comes_back_behind_two_doors_that_burst_open():
    (back,) = load().numbered(9).rules
    assert back.opens == (1, 2)
    t = start("h . . C", msgspec.structs.replace(back, opens=()), monsters={})
    assert beings(t) == []
    t.state.dead["blood_horror"] = 1
    CheckRules("start").run(t)
    running.advance(t)
    assert beings(t) == ["blood_horror"]
    assert chamber("explosive_evolution").rooms[chamber("explosive_evolution").letters["C"][0]] == 2


@pytest.mark.parametrize(("party", "number"), [(2, 6), (3, 12), (4, 13)])
def test_at_last_all_kinds_of_monsters_come_into_the_arena_together(party, number):
    last = load().numbered(23).rules[-1]
    t = start("h . B . C . D" + " ." * 14, msgspec.structs.replace(last, after=()), monsters={})
    t.state.party = party
    CheckRules("start").run(t)
    running.advance(t)
    assert beings(t) == []
    t.state.dead["stone_golem"] = 1
    CheckRules("start").run(t)
    running.advance(t)
    while t.decisions:
        take(t, asked(t)[0])
    assert set(beings(t)) == {"giant_viper", "rat_monstrosity", "stone_golem", "vermling_raider"}
    assert len(beings(t)) == number


def test_a_goal_is_told_with_its_numbers():
    words = words_for(FOLDER, "en")
    assert goal_texts(words, load().numbered(9), 4) == ["kill: Blood Horror, 2 times", "no later than round 8"]
    assert goal_texts(words, load().numbered(18), 3)[0] == "loot the treasures, at least 3"
    assert goal_texts(words, load().numbered(15), 4) == ["destroy 6 of the things marked as objectives"]
    assert goal_texts(words, load().numbered(10), 2) == ["kill all monsters", "no later than round 32"]


@pytest.mark.parametrize(("completed", "result"), [(True, "won"), (False, "lost")])
def test_a_scenario_with_a_limit_is_lost_with_its_last_round(completed, result):
    t = start("h . a", monsters={"a": "zealot"}, scenario={"limit": "5-C"})
    t.state.round, t.state.completed = 2, False
    SettleRound().run(t)
    assert t.outcome is None
    t.state.round, t.state.completed = 3, completed
    SettleRound().run(t)
    assert t.outcome.result == result


def test_so_many_objectives_are_destroyed_of_whatever_kind():
    tables = {"A": Objective(kind="table_a"), "B": Objective(kind="table_b")}
    t = arrange("h . A . B . A", objectives=tables, scenario={"goal": (DestroySome(least="1+C/2"),)})
    for cell, done in (("a3", False), ("a5", True)):
        kill(t, at(t, cell), "")
        CheckGoal().run(t)
        assert t.state.completed == done

"""Bots at the table: what greedy play is good for, alone and in a campaign."""

import pytest
from msgspec.structs import replace

import questhall
from questhall.bots import make_bot, play
from questhall.games.bugs.content import load
from questhall.games.bugs.content.scenarios import Gate, ReachHex
from questhall.games.bugs.heuristic import OBSTRUCTED, way
from questhall.games.bugs.perils import danger
from questhall.games.bugs.worth import HASTE, haste, prices
from tests.games.bugs.board import arrange

GUARD = {"bandit_guard": 2}
GATED = {"a1": "plate", "a4": "obstacle"}


def outcome(scenario: str, character: str, seed: int):
    table = questhall.sit("bugs", scenario=scenario, seats=[character], seed=seed)
    play(table, {0: make_bot("greedy", table.game, seed)})
    return table.outcome.result


@pytest.mark.parametrize("character", load().characters)
def test_greedy_play_wins_a_third_of_the_first_scenario_with_every_character(character):
    results = [outcome("a_rude_welcome", character, seed) for seed in range(12)]
    assert results.count("won") >= 4


def test_a_monster_in_reach_is_a_danger_until_it_has_acted():
    near = danger(arrange("@ . 1", columns=GUARD))
    assert near > danger(arrange("@ . 1", columns=GUARD, turns=["m1/2"])) > 0
    assert danger(arrange("@ . . . . . . 1", columns=GUARD)) == 0


def test_nothing_is_feared_of_whoever_cannot_strike():
    assert danger(arrange("@ 1", monsters={1: "bandit_guard+disarm"}, columns=GUARD)) == 0
    assert danger(arrange("@ . 1", monsters={1: "bandit_guard+immobilize"}, columns=GUARD)) == 0


def test_a_goal_behind_a_shut_gate_draws_to_the_plate_that_opens_it():
    shut = {"goal": (ReachHex("A"),), "rules": (Gate("G"),)}
    far, near = (arrange(drawing, scenario=shut, terrain=GATED) for drawing in ("o . @ G A 1", "o @ . G A 1"))
    assert [way(t, ["a5"]) for t in (far, near)] == [2 + 4, 1 + 4]
    assert way(arrange("@ 1 A", scenario={"goal": (ReachHex("A"),)}), ["a3"]) == 2 + OBSTRUCTED


@pytest.mark.slow
@pytest.mark.parametrize("character", ["silent_knife", "spellweaver"])
def test_a_campaign_against_the_frail_is_played_from_its_cover_to_its_end(character, monkeypatch):
    for name, printed in load().scenarios.items():
        frail = {number: replace(each, health=1) for number, each in printed.monsters.items()}
        monkeypatch.setitem(load().scenarios, name, replace(printed, monsters=frail))
    table = questhall.sit("bugs", scenario="campaign", seats=[character], seed=1)
    play(table, {0: make_bot("greedy", table.game, 1)})
    assert table.outcome.reason == "campaign_completed"
    assert {"a_rude_welcome", "showdown"} < set(table.state.campaign.won)


def test_a_deadline_makes_the_goal_dearer_round_by_round():
    """Where there is none, a round is like another."""
    assert [haste("a_rude_welcome", at) for at in (1, 6, 7)] == [1 + HASTE / 7, 1 + HASTE / 2, 1 + HASTE]
    assert prices("a_rude_welcome", 7)[""] == 1 + HASTE
    assert prices("pest_control", 7) == prices("pest_control", 1)

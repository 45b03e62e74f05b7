"""The goals of a scenario in words, by what they are about."""

from __future__ import annotations

from collections import Counter

from ..content import Scenario, chamber
from ..content.scenarios import Arrive, Avenge, Destroy, Goal, Kill, Relieve
from .speaker import Speaker


def goals_text(who: Speaker, scenario: Scenario) -> str:
    """All goals of a scenario.  [BB-304]"""
    return ", ".join(goal_text(who, scenario, each) for each in scenario.goal)


def goal_text(who: Speaker, scenario: Scenario, goal: Goal) -> str:
    """One goal: the things to destroy by name, a monster that is alone as one.  [BB-304, BB-418]"""
    words = who.words
    match goal:
        case Destroy():
            letters, things = chamber(scenario.id).letters, scenario.objectives.items()
            found = Counter({each.kind: len(letters[letter]) for letter, each in things if not each.protect})
            names = ((words.name("being", kind), count) for kind, count in found.items())
            return words.say("goal-destroy", things=", ".join(f"{name} ×{n}" if n > 1 else name for name, n in names))
        case Kill(monster) if number_of(scenario, monster) == 1:
            return words.say("goal-kill_one", monster=words.name("being", monster))
    return words.describe(goal)


def number_of(scenario: Scenario, monster: str) -> int:
    """How many of a kind there are from the start or come later; more than one where they keep coming."""
    found = [placed.monster for placed in scenario.monsters.values()]
    for rule in scenario.rules:
        match rule:
            case Arrive(coming):
                found += [coming, coming]
            case Relieve(coming):
                found.append(coming)
            case Avenge(_, several):
                found += several
    return found.count(monster)

"""What it costs that monsters stand where others will make them worse."""

from __future__ import annotations

import functools

from .content import load
from .content.scenarios import Conversion
from .formulas import work_out
from .state import Figure
from .world import JawsTable, of_kind, within
from .worth import FOE, threat_of, weight_of, worth_of

LIKELY = 0.7
"""How much of it counts: they may still die, or go away."""


def turning(t: JawsTable) -> float:
    """What is lost by all that will turn into something worse unless one of them dies or goes away."""
    rules = conversions(t.state.scenario)
    if not rules:
        return 0.0
    foes, total = of_kind(t, "monster"), 0.0
    for rule in rules:
        hosts = [each for each in foes if each.being == rule.by]
        prey = [each for each in foes if each.being == rule.monster] if hosts else []
        total += sum([loss(t, rule, each) for each in prey if within(t, each.at, hosts, rule.range)])
    return LIKELY * total


@functools.cache
def conversions(scenario: str) -> tuple[Conversion, ...]:
    """The special rules by which monsters turn into others."""
    return tuple(each.converts for each in load().scenarios[scenario].rules if each.converts is not None)


def loss(t: JawsTable, rule: Conversion, prey: Figure) -> float:
    """How much worse those are that come for a monster."""
    state, count = t.state, rule.elites if prey.elite else 1
    coming = heir(state.scenario, rule.into, state.monster_level, state.party)
    return max(0.0, count * coming - worth_of(t, prey))


@functools.cache
def heir(scenario: str, being: str, level: int, party: int) -> float:
    """What one of those costs the party while it is unhurt."""
    health = work_out(load().monsters[being].stats(elite=True).health[level], {"C": party, "L": level})
    return weight_of(scenario, party, being, "monster") * (FOE * health + threat_of(being, True, level, party))

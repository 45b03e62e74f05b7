"""What hexes do to those who enter them, and what the scenario wants there."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.haven.foresight import looking

from ..content import Trigger, chamber
from ..content.scenarios import Arrive, Avenge, Collect, Gate, ReachHex, Relieve
from ..specials import awaited
from .speaker import Speaker


def hazard(who: Speaker) -> str:
    """What hazards do here.  [BB-411, BB-412]"""
    return who.words.say("row-hazard", **_harm(who, who.scenario.hazard))


def trap(who: Speaker, laid: Trigger) -> str:
    """What a trap does."""
    return who.words.say("mark-trap", **_harm(who, laid))


def _harm(who: Speaker, trigger: Trigger) -> dict[str, int | str]:
    inflict = ", ".join(who.words.name("condition", each) for each in trigger.inflict)
    return {"damage": trigger.damage, "inflict": inflict or "none"}


def detail(who: Speaker, name: str, terrain: str) -> str:
    """The ground of a hex in words, where nothing stands on it that is told anyway, and what is to be done there."""
    return "; ".join((*ground(who, terrain), *wanted(who, name)))


def ground(who: Speaker, terrain: str) -> Iterator[str]:
    """Difficult ground with its cost, a plate with what it opens.  [BB-408, BB-416]"""
    if terrain == "difficult":
        yield who.words.say("ground-difficult")
    elif terrain == "plate":
        gates = [rule.letter for _, rule in awaited(looking(who.state), Gate)]
        yield who.words.say("ground-opens", letters=", ".join(gates)) if gates else who.words.name("terrain", "plate")


def wanted(who: Speaker, name: str) -> Iterator[str]:
    """What the goal and the special rules say of a hex.  [BB-304, BB-310]"""
    letters = {letter for letter, cells in chamber(who.state.scenario).letters.items() if name in cells}
    if not letters or name in who.state.visited:
        return
    for goal in who.scenario.goal:
        if isinstance(goal, Collect | ReachHex) and goal.letter in letters:
            yield who.words.describe(goal)
    comes = [rule.letter for _, rule in awaited(looking(who.state), Relieve)]
    comes += [letter for _, rule in awaited(looking(who.state), Arrive) for letter in rule.letters]
    comes += [letter for _, rule in awaited(looking(who.state), Avenge) for letter in rule.letters]
    if letters.intersection(comes):
        yield who.words.say("ground-comes")

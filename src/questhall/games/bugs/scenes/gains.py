"""What completing a scenario of the campaign brings: items, a level, room for more."""

from __future__ import annotations

from collections.abc import Iterable

from ..campaign import after, extras, farthest
from ..content import Scenario
from ..steps.beginning import available, small_slots
from .speaker import Speaker


def gains(who: Speaker, scenario: str, earlier: Iterable[str]) -> list[str]:
    """Sentences on what no scenario had that was completed up to now.  [BB-4803, BB-4807, BB-5203]"""
    words, known = who.words, tuple(earlier)
    before = who.content.scenarios[farthest((scenario, *known))]
    found = list[str]()
    for following in after(scenario, who.state.character)[:1]:
        now = who.content.scenarios[following]
        if items := new_items(who, before, now, known, (scenario, *known)):
            found.append(words.say("gain-items", items=items))
        if now.level > before.level:
            found.append(words.say("gain-level", level=now.level, cards=now.level - 1))
        if small_slots(now) > small_slots(before):
            found.append(words.say("gain-slots", slots=small_slots(now)))
    return found


def new_items(who: Speaker, before: Scenario, now: Scenario, earlier: Iterable[str], won: Iterable[str]) -> str:
    """The items that were not to be had before.  [BB-4803, BB-R-51]"""
    known = {item.id for item in available(before.number, extras(earlier))}
    fresh = [item.id for item in available(now.number, extras(won)) if item.id not in known]
    return ", ".join(who.words.name("item", item) for item in fresh)

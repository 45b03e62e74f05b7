"""What completing a scenario of the campaign brings: items, a level, room for more."""

from __future__ import annotations

from collections.abc import Iterable

from ..campaign import after, extras, farthest, is_extra
from ..content import Scenario
from ..steps.beginning import available, small_slots
from .speaker import Speaker


def gains(who: Speaker, scenario: str, earlier: Iterable[str]) -> list[str]:
    """Sentences on what no scenario had that was completed up to now.  [BB-4803, BB-4807, BB-5203]

    A promotional scenario brings its items also to whom it leads nowhere.  [BB-R-51]
    """
    words, known = who.words, tuple(earlier)
    so_far = farthest((scenario, *known))
    before = who.content.scenarios[so_far]
    found = list[str]()
    leads_to = after(scenario, who.state.character) or ((so_far,) if is_extra(scenario) else ())
    for following in leads_to[:1]:
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

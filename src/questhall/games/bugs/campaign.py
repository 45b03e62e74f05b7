"""The way through the scenarios: what comes next, and when it is over.  [BB-306, BB-47xx, BB-48xx]"""

from __future__ import annotations

from collections.abc import Iterable

from .content import Scenario, load
from .state import Campaign

FIRST, LAST = "1", "20"


def upcoming(campaign: Campaign, character: str) -> tuple[str, ...]:
    """The farthest that is opened and not completed; a lost one is tried again.

    [BB-4715, BB-4716, BB-4801, BB-D-08, BB-R-70]
    """
    if campaign.attempts and campaign.attempts[-1].scenario not in campaign.won:
        return (campaign.attempts[-1].scenario,)
    open_to = [name for name in opened(campaign, character) if name not in campaign.won and not is_extra(name)]
    return (farthest(open_to) or by_number(FIRST).id,)


def opened(campaign: Campaign, character: str) -> list[str]:
    """The first scenario, and what the conclusions lead to of those that were opened and completed.

    A promotional scenario is opened by the one before it on the way.  [BB-306, BB-4716, BB-R-70]
    """
    won, path = set(campaign.won), way(character)
    found = [by_number(FIRST).id]
    for each in sorted(load().scenarios.values(), key=lambda each: float(each.number)):
        before = [name for name in path if float(load().scenarios[name].number) < float(each.number)]
        if is_extra(each.id) and before and before[-1] in won & set(found):
            found.append(each.id)
        if each.id in won & set(found):
            found += after(each.id, character)
    return list(dict.fromkeys(found))


def is_extra(scenario: str) -> bool:
    """Whether a scenario is a promotional one, outside the box.  [BB-D-06]"""
    return "." in load().scenarios[scenario].number


def extras(won: Iterable[str]) -> frozenset[str]:
    """The cards of the promotional scenarios that were completed: their items are open.  [BB-R-51]"""
    return frozenset(load().scenarios[name].number for name in won if is_extra(name))


def after(scenario: str, character: str) -> tuple[str, ...]:
    """The scenarios that a conclusion names, as far as they allow the character.  [BB-302, BB-306]"""
    following = map(by_number, load().scenarios[scenario].next)
    return tuple(each.id for each in following if each.allows(character))


def others(campaign: Campaign, character: str) -> tuple[str, ...]:
    """Any scenario that allows the character may be chosen; the upcoming ones are only recommended.  [BB-203]"""
    first = upcoming(campaign, character)
    return tuple(each.id for each in load().scenarios.values() if each.allows(character) and each.id not in first)


def is_over(campaign: Campaign, character: str) -> bool:
    """Whether the last scenario of the way is completed, and the way led to it.  [BB-R-70]"""
    last = by_number(LAST).id
    return last in campaign.won and last in opened(campaign, character)


def way(character: str) -> tuple[str, ...]:
    """All scenarios of the way from the first to the last, as a character goes it.  [BB-107, BB-D-08]"""
    found = [by_number(FIRST).id]
    while following := after(found[-1], character):
        found.append(following[0])
    return tuple(found)


def farthest(scenarios: Iterable[str]) -> str:
    """The one with the highest number, or nothing."""
    return max(scenarios, key=lambda name: float(load().scenarios[name].number), default="")


def by_number(number: str) -> Scenario:
    """The scenario with a number."""
    return next(each for each in load().scenarios.values() if each.number == number)

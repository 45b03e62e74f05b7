"""The way through the scenarios: what comes next, and when it is over.  [BB-306, BB-47xx, BB-48xx]"""

from __future__ import annotations

from collections.abc import Iterable

from .content import Scenario, load
from .state import Campaign

FIRST, LAST = "1", "20"


def upcoming(campaign: Campaign, character: str) -> tuple[str, ...]:
    """The scenarios that come next; a lost one is tried again.  [BB-4715, BB-4716, BB-4801, BB-D-08]"""
    if campaign.attempts and not campaign.attempts[-1].won:
        return (campaign.attempts[-1].scenario,)
    for name in reversed(campaign.won):
        if following := after(name, character):
            return following
    return (by_number(FIRST).id,)


def after(scenario: str, character: str) -> tuple[str, ...]:
    """The scenarios that a conclusion names, as far as they allow the character.  [BB-302, BB-306]"""
    following = map(by_number, load().scenarios[scenario].next)
    return tuple(each.id for each in following if each.allows(character))


def others(campaign: Campaign, character: str) -> tuple[str, ...]:
    """Any scenario that allows the character may be chosen; the upcoming ones are only recommended.  [BB-203]"""
    first = upcoming(campaign, character)
    return tuple(each.id for each in load().scenarios.values() if each.allows(character) and each.id not in first)


def is_over(campaign: Campaign) -> bool:
    """Whether the last scenario of the way is completed."""
    return by_number(LAST).id in campaign.won


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

"""The campaign between scenarios: what was played, what comes next, and a file that keeps it.  [BB-47xx, BB-48xx]"""

from __future__ import annotations

from pathlib import Path

import msgspec

from questhall.core.errors import FileError, SetupError

from .content import Content, Scenario, load
from .effects import Being

FIRST = "1"


class Attempt(msgspec.Struct, frozen=True):
    """A scenario that was played, and how it ended."""

    scenario: str
    won: bool


class Campaign(msgspec.Struct, frozen=True):
    """One character's way through the scenarios.  [BB-106]"""

    character: Being
    attempts: tuple[Attempt, ...] = ()

    @property
    def won(self) -> tuple[str, ...]:
        """The scenarios that were completed, in order."""
        return tuple(attempt.scenario for attempt in self.attempts if attempt.won)


def begin(character: Being) -> Campaign:
    """A campaign starts with the cover's story, then scenario 1.  [BB-4801]"""
    if character not in load().characters:
        raise SetupError(f"There is no “{character}” to play. There are: {', '.join(load().characters)}.")
    return Campaign(character)


def upcoming(campaign: Campaign) -> tuple[str, ...]:
    """The scenarios that come next; a lost one is tried again.  [BB-4715, BB-4716, BB-306, BB-D-08]"""
    content = load()
    if not campaign.attempts:
        return (_by_number(content, FIRST).id,)
    last = campaign.attempts[-1]
    if not last.won:
        return (last.scenario,)
    following = [_by_number(content, number) for number in content.scenarios[last.scenario].next]
    return tuple(each.id for each in following if each.allows(campaign.character))


def choosable(campaign: Campaign) -> tuple[str, ...]:
    """Any scenario that allows the character may be chosen; the upcoming ones are only recommended.  [BB-203]"""
    first = upcoming(campaign)
    others = (each.id for each in load().scenarios.values() if each.allows(campaign.character))
    return (*first, *(name for name in others if name not in first))


def after(campaign: Campaign, scenario: str, *, won: bool) -> Campaign:
    """The campaign after a scenario: cards, items, health and conditions are as new.  [BB-4711 to BB-4714, BB-R-50]"""
    if scenario not in choosable(campaign):
        names = ", ".join(choosable(campaign))
        raise SetupError(f"“{scenario}” is not for “{campaign.character}”. There are: {names}.")
    return Campaign(campaign.character, (*campaign.attempts, Attempt(scenario, won)))


def is_over(campaign: Campaign) -> bool:
    """Whether the last scenario of the way is completed."""
    return bool(campaign.attempts) and not upcoming(campaign)


def save(campaign: Campaign, path: Path) -> None:
    """Write the campaign into a file that can be read by eye."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(campaign)))


def read(path: Path) -> Campaign:
    """A campaign from its file."""
    try:
        campaign = msgspec.json.decode(path.read_bytes(), type=Campaign)
    except msgspec.DecodeError as error:
        raise FileError(f"{path.name} holds no campaign: {error}.") from None
    known = load().scenarios
    for attempt in campaign.attempts:
        if attempt.scenario not in known:
            raise FileError(f"{path.name}: there is no scenario “{attempt.scenario}”. There are: {', '.join(known)}.")
    return campaign


def _by_number(content: Content, number: str) -> Scenario:
    return next(each for each in content.scenarios.values() if each.number == number)

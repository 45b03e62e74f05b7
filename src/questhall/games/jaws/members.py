"""Members of the party: what a character owns between scenarios.  [JL-4403, JL-52xx]"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from questhall.haven.terms import Being, CardId, ItemId

from .content import Content
from .terms import Condition, Difficulty

MOST_LEVEL = 9
THRESHOLDS = (0, 45, 95, 150, 210, 275, 345, 420, 500)
"""The experience for levels 1 to 9.  [JL-5001]"""


class Member(msgspec.Struct, kw_only=True):
    """A character sheet.  [JL-4403]"""

    being: Being
    seat: int = 0
    level: int = 1
    xp: int = 0
    gold: int = 0
    checks: int = 0
    perks: list[int] = []
    """The lines of the perk list that were marked, one number for each box.  [JL-4702]"""
    items: list[ItemId] = []
    pool: list[CardId] = []
    """All ability cards that the character has available.  [JL-5201]"""


class Attempt(msgspec.Struct, frozen=True):
    """A scenario that was played, and what came of it."""

    scenario: str
    won: bool
    rounds: int


class Record(msgspec.Struct, kw_only=True):
    """What a campaign has brought so far: the campaign board, the party and the city.  [JL-102, JL-117, JL-4405]"""

    members: list[Member] = []
    """The party, in the order of their seats."""
    away: list[Member] = []
    """Sheets of those who have left; they can come back.  [JL-5304]"""
    seats: int = 2
    won: list[int] = []
    """The scenarios that are ticked, by their numbers.  [JL-4209]"""
    opened: list[int] = []
    closed: list[int] = []
    """Locations that are crossed out.  [JL-4213]"""
    attempts: list[Attempt] = []
    """What was played, in its order."""
    shop: list[ItemId] = []
    """What the shop may sell.  [JL-4602]"""
    events: list[int] = []
    """The city deck, the last card on top; nothing before scenario 3.  [JL-4802]"""
    treasures: list[int] = []
    """The treasures that were looted; they are not placed again.  [JL-4305]"""
    start: list[Condition] = []
    """What all begin the next scenario with."""
    start_of: dict[Being, list[Condition]] = {}
    """What one of them begins it with."""
    difficulty: Difficulty = "normal"


def tutorial_pool(content: Content, being: Being, number: int) -> list[CardId]:
    """The cards that the tutorial gives before a scenario.

    [JL-5601, JL-5701, JL-5801, JL-5901, JL-6001, JL-5608, JL-5706, JL-5808, JL-5909]
    """
    lessons = content.characters[being].tutorial
    if number == 1:
        return content.pool(being, "A")
    if number <= 3:
        replaced = {card.removesuffix("_b") for card in lessons.b}
        kept = [card for card in content.pool(being, "A") if card.removesuffix("_a") not in replaced]
        return [*kept, *lessons.b, *(lessons.first if number == 3 else ())]
    return content.pool(being, "1") if number == 4 else content.pool(being, "1", "X")


def later_pool(content: Content, being: Being, level: int) -> list[CardId]:
    """The cards of levels 1 and X, and all that a character of this level may have taken.  [JL-5303, JL-5003]"""
    return content.pool(being, "1", "X", *(str(each) for each in range(2, level + 1)))


def beyond(content: Content, cards: Sequence[CardId], level: int) -> list[CardId]:
    """The cards of a level and above, if there are more of them than level-ups can have given; the highest first.

    [JL-5003, JL-5004, JL-5005]
    """
    levels = {card: int(content.cards[card].level) for card in cards if content.cards[card].level.isdigit()}
    for lowest in range(level, 1, -1):
        high = [card for card in levels if levels[card] >= lowest]
        if len(high) > level + 1 - lowest:
            return high
    return []


def modifier_cards(content: Content, member: Member) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """What the perks of a member take out of its modifier deck and put into it.  [JL-4703]"""
    perks = content.characters[member.being].perks
    return [(perks[each].out, perks[each].into) for each in member.perks]

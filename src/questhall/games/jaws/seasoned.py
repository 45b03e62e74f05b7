"""A party for a single scenario: as a campaign would have brought it there.  [JL-44xx to JL-50xx]

What a campaign gives differs from table to table; these are the means of ours, and no rule.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Sequence

from questhall.haven.terms import Being, ItemId

from .content import Content, Item, load
from .members import Member, later_pool
from .merits import best_perks, item_worth
from .party import CHECKS, MOST_CHECKS, too_many

STAGES = ((1, 1), (6, 2), (10, 4), (13, 6), (16, 8))
"""From which scenario on characters have which level: a campaign brings two levels in three or four scenarios."""
GOLD = 15
"""What a character has left of a scenario to spend: coins, rewards, treasures."""
SCENARIOS_A_CHECK = 1
"""A battle goal that is met brings one or two checks, and not every one is met."""
FIRST_CHECKS = 4
"""Battle goals come with this scenario."""
STOCK = ((1, 14), (10, 20), (16, 26))
"""From which scenario on the shop sells items up to which number, as the rewards of 9 and 15 have it."""


def level_at(number: int) -> int:
    """The level of characters that come to a scenario."""
    return max(level for first, level in STAGES if number >= first)


def played_at(number: int, level: int) -> int:
    """How many scenarios they have behind them; those whose level was chosen as many as that level takes."""
    return number - 1 if level == level_at(number) else max(first for first, reached in STAGES if level >= reached) - 1


def seasoned(beings: Sequence[Being], number: int, level: int) -> list[Member]:
    """Characters with the perks and items of a campaign; none has what others have taken."""
    played, sold = played_at(number, level), Counter[ItemId]()
    party = [newcomer(load(), being, level) for being in beings]
    checks = min(MOST_CHECKS, max(0, played + 1 - FIRST_CHECKS) // SCENARIOS_A_CHECK)
    for one in party:
        one.perks = best_perks(one.being, level - 1 + checks // CHECKS)
        one.gold = GOLD * played
        outfit(one, played + 1, sold)
    return party


def newcomer(content: Content, being: Being, level: int) -> Member:
    """A character without gold, items and perks."""
    return Member(being=being, level=level, pool=later_pool(content, being, level))


def outfit(one: Member, number: int, sold: Counter[ItemId]) -> None:
    """A character buys what does most for its price, or what does most, as long as there are gold and free slots."""
    latest = max(last for first, last in STOCK if number >= first)
    baskets = [basket(one, items, sold) for items in (wanted(one.being, latest), favoured(one.being, latest))]
    best = max(baskets, key=lambda items: sum([item_worth(item.id, one.being) for item in items]))
    for item in best:
        one.items.append(item.id)
        one.gold -= item.price
        sold[item.id] += 1


def basket(one: Member, stock: Sequence[Item], sold: Counter[ItemId]) -> list[Item]:
    """What a character can buy, in this order."""
    bought, gold = list[Item](), one.gold
    for item in stock:
        there = item.price <= gold and sold[item.id] < item.copies
        if there and not too_many(one, [*(each.id for each in bought), item.id]):
            bought.append(item)
            gold -= item.price
    return bought


@functools.cache
def wanted(being: Being, latest: int) -> list[Item]:
    """The items up to a number that are of use to a character, what does most for its price first."""
    stock = [item for item in load().items.values() if item.number <= latest and item_worth(item.id, being) > 1]
    return sorted(stock, key=lambda item: item_worth(item.id, being) / item.price, reverse=True)


@functools.cache
def favoured(being: Being, latest: int) -> list[Item]:
    """The same, what does most first."""
    return sorted(wanted(being, latest), key=lambda item: item_worth(item.id, being), reverse=True)

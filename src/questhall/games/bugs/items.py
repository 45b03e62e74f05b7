"""Items: which can be used at a moment, and using them.  [BB-34xx, BB-R-40]"""

from __future__ import annotations

import functools

from questhall.haven.terms import ItemId

from .charges import pay, payments
from .choices import UseItem
from .content import Item, load
from .events import ItemUsed
from .state import Figure
from .world import BugsTable, gear, give_condition


def ready(t: BugsTable, *moments: str) -> list[Item]:
    """Items that are neither spent nor lost and fit one of these moments.  [BB-3406, BB-3408, BB-3409]"""
    found: list[Item] = []
    if t.state.items:
        content = load().items
        for each in t.state.items:
            item = content[each.item]
            if item.when in moments and each.state == "ready":
                found.append(item)
    return found


def usable(t: BugsTable, *moments: str) -> list[UseItem]:
    """Every way to use an item at one of these moments, charges paid."""
    found: list[UseItem] = []
    for item in ready(t, *moments):
        if not item.zero:
            found += uses_of(item, payments(t, item.cost)) if item.cost else free_uses(item.id)
    return found


def uses_of(item: Item, ways: list[tuple[str, ...]]) -> list[UseItem]:
    """Every way to use an item, each paid for in all these ways."""
    options = max(1, len(item.add)) if item.when != "defence" else 1
    return [UseItem(item.id, option, paid) for option in range(options) for paid in ways]


@functools.cache
def free_uses(item: ItemId) -> list[UseItem]:
    """The same of an item that costs nothing; not to be changed."""
    return uses_of(load().items[item], [()])


def use(t: BugsTable, choice: UseItem) -> Item:
    """Pay for an item and mark it.  [BB-3406, BB-3408]"""
    item = load().items[choice.item]
    pay(t, choice.charges)
    if item.use != "passive":
        gear(t, item.id).state = item.use
    t.tell(ItemUsed(item.id))
    return item


def afflict(t: BugsTable, item: Item, enemy: Figure) -> None:
    """An item gives an enemy its conditions, if you see whom you target.  [BB-906, BB-2301]"""
    if "invisible" not in enemy.conditions:
        for condition in (each for extra in item.add for each in extra.inflict):
            give_condition(t, enemy, condition)

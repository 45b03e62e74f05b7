"""A character's cards, items, experience, and what battle goals count."""

from __future__ import annotations

from .content import Item, load
from .events import ExperienceGained, ItemUsed
from .state import Gear, Held
from .world import JawsTable, hero, taught


def held(t: JawsTable, being: str, card: str) -> Held:
    """One of a character's cards."""
    return next(each for each in t.state.heroes[being].cards if each.card == card)


def in_zone(t: JawsTable, being: str, *zones: str) -> list[Held]:
    """A character's cards in these zones."""
    return [each for each in t.state.heroes[being].cards if each.zone in zones]


def gear(t: JawsTable, being: str, item: str) -> Gear:
    """One of a character's items."""
    return next(each for each in hero(t, being).items if each.item == item)


def ready(t: JawsTable, being: str, *moments: str) -> list[Item]:
    """The items that a character may use now; nobody else has any.  [JL-4613 to JL-4616]"""
    found = t.state.heroes.get(being)
    if found is None:
        return []
    items = load().items
    return [items[each.item] for each in found.items if each.state == "ready" and items[each.item].when in moments]


def use_item(t: JawsTable, being: str, item: str) -> Item:
    """An item is used: turned, turned over, or neither.  [JL-4614, JL-4615, JL-4616]"""
    found = load().items[item]
    if found.use != "free":
        gear(t, being, item).state = found.use
    if found.potion:
        count(t, being, "potions")
    t.tell(ItemUsed(being, item))
    return found


def count(t: JawsTable, being: str, tally: str, more: int = 1) -> None:
    """Something that battle goals count has happened."""
    found = t.state.heroes.get(being)
    if found is not None:
        found.tallies[tally] = found.tallies.get(tally, 0) + more


def gain_xp(t: JawsTable, being: str, xp: int) -> None:
    """Experience on the dial, from scenario 3 on.  [JL-2101, JL-204]"""
    found = t.state.heroes.get(being)
    if found is not None and xp and taught(t, 3):
        found.xp += xp
        t.tell(ExperienceGained(being, xp))

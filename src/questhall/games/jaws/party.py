"""Changing character sheets: gold, experience, checks, perks, items, levels.  [JL-44xx to JL-50xx]"""

from __future__ import annotations

from collections.abc import Collection

from questhall.core import Seat
from questhall.haven.terms import Being, ItemId

from .chronicle import ChecksGained, GoldChanged, ItemReceived, LocationClosed, LocationOpened, XpRecorded
from .content import Item, load
from .members import MOST_LEVEL, THRESHOLDS, Member, Record
from .state import Hero
from .world import JawsTable

GOLD = (2, 2, 3, 3, 4, 4, 5, 6)
"""What a coin is worth, by the level of the scenario.  [JL-4502, JL-4503, JL-5107 to JL-5114]"""
CHECKS, MOST_CHECKS = 3, 18
"""Every third check is a perk, six times.  [JL-4907, JL-4908]"""
SLOTS = {"head": 1, "body": 1, "legs": 1, "hand": 2}
"""What a character takes along, besides small items.  [JL-4611, JL-O-11]"""


def record_of(t: JawsTable) -> Record:
    """What the campaign has brought so far."""
    assert t.state.campaign is not None, "no campaign is played"
    return t.state.campaign


def member(t: JawsTable, being: Being) -> Member:
    """A character sheet."""
    return next(each for each in record_of(t).members if each.being == being)


def leader(t: JawsTable) -> Seat:
    """Who chooses for the party: the first seat that has a character."""
    return record_of(t).members[0].seat


def at_seat(t: JawsTable, seat: Seat) -> Member:
    """The character sheet of a seat."""
    return next(each for each in record_of(t).members if each.seat == seat)


def completion_xp(level: int) -> int:
    """For a completed scenario.  [JL-5010, JL-5107 to JL-5114]"""
    return 4 + 2 * level


def add_gold(t: JawsTable, one: Member, gold: int) -> None:
    """Gold is never less than nothing."""
    changed = max(gold, -one.gold)
    if changed:
        one.gold += changed
        t.tell(GoldChanged(one.being, changed))


def share_gold(t: JawsTable, gold: int, among: Collection[Being]) -> None:
    """Gold of the party: shared as evenly as can be, or taken from whoever has most."""
    members = [one for one in record_of(t).members if one.being in among]
    if gold > 0:
        for place, one in enumerate(members):
            part = gold // len(members) + (place < gold % len(members))
            add_gold(t, one, part)
    for _ in range(-gold):
        add_gold(t, max(members, key=lambda each: each.gold), -1)


def add_xp(t: JawsTable, one: Member, xp: int) -> None:
    """Experience is only ever added.  [JL-5008, JL-5009, JL-5015]"""
    if xp:
        one.xp += xp
        t.tell(XpRecorded(one.being, xp))


def add_checks(t: JawsTable, one: Member, checks: int) -> int:
    """Battle goal checks; how many perks they bring.  [JL-4907, JL-4908, JL-EX-46]"""
    before = min(one.checks, MOST_CHECKS) // CHECKS
    one.checks += checks
    if checks:
        t.tell(ChecksGained(one.being, checks))
    return min(one.checks, MOST_CHECKS) // CHECKS - before


def free_perks(one: Member) -> list[int]:
    """The lines of the perk list that have a free box.  [JL-4702, JL-G-808]"""
    perks = load().characters[one.being].perks
    return [place for place, perk in enumerate(perks) if one.perks.count(place) < perk.boxes]


def level_due(one: Member) -> bool:
    """Whether a character has enough experience for the next level.  [JL-5001, JL-5002, JL-5014]"""
    return one.level < MOST_LEVEL and one.xp >= THRESHOLDS[one.level]


def new_cards(one: Member) -> list[str]:
    """The cards that a level up may bring: of the new level or below, and not taken before.  [JL-5003 to JL-5005]"""
    levels = [str(each) for each in range(2, one.level + 1)]
    return [card for card in load().pool(one.being, *levels) if card not in one.pool]


def copies_left(t: JawsTable, item: Item) -> int:
    """How many copies nobody owns, of those who left neither.  [JL-4606, JL-4609]"""
    record = record_of(t)
    return item.copies - sum(item.id in one.items for one in (*record.members, *record.away))


def receive_item(t: JawsTable, one: Member, item: ItemId) -> None:
    """An item without paying."""
    one.items.append(item)
    t.tell(ItemReceived(one.being, item))


def resale(item: Item) -> int:
    """Half the price, rounded up.  [JL-4605, JL-EX-35]"""
    return -(-item.price // 2)


def small_items(level: int) -> int:
    """How many small items a character takes along.  [JL-4612, JL-EX-26]"""
    return -(-level // 2)


def too_many(one: Member, taken: list[ItemId]) -> list[ItemId]:
    """The items of a slot that has too many of them.  [JL-4611]"""
    limits = SLOTS | {"small": small_items(one.level)}
    items = load().items
    for slot, most in limits.items():
        mine = [each for each in taken if items[each].slot == slot]
        if len(mine) > most:
            return mine
    return []


def open_location(t: JawsTable, number: int) -> None:
    """A new location, unless it is crossed out.  [JL-4210]"""
    record = record_of(t)
    if number not in (*record.opened, *record.closed):
        record.opened.append(number)
        t.tell(LocationOpened(number))


def close_location(t: JawsTable, number: int) -> None:
    """A location that can never be played.  [JL-4213]"""
    record = record_of(t)
    if number not in record.closed and number not in record.won:
        record.closed.append(number)
        t.tell(LocationClosed(number))


def playable(record: Record) -> list[int]:
    """The locations that are open, and neither ticked nor crossed out.  [JL-105, JL-4209, JL-4213, JL-4214]"""
    return [each for each in sorted(record.opened) if each not in (*record.won, *record.closed)]


def goal_met(t: JawsTable, hero: Hero) -> bool:
    """Whether a character's battle goal is met.  [JL-4904, JL-G-809]"""
    if not hero.goal:
        return False
    goal = load().goals[hero.goal]
    figure = t.state.figures.get(hero.being)
    health = figure.health if figure is not None else 0
    most = figure.most if figure is not None else 1
    mine = {**hero.tallies, "health": health, "missing_health": most - health}.get(goal.tally, 0)
    others = [h.tallies.get(goal.tally, 0) for h in t.state.heroes.values() if h.being != hero.being]
    if goal.rank:
        return all(mine < other for other in others) if goal.rank == "fewest" else all(mine > other for other in others)
    return goal.least <= mine <= goal.most

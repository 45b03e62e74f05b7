"""The crafting book: what can be made, what it costs, and what is missing.  [TR-323, TR-25xx, TR-26xx]"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from questhall.core.scene import Card

from ..content import HouseKind, Made
from ..content.kinds import Station
from ..steps.building import has_evil_pickaxe
from ..steps.crafting import TOKENS, in_box
from ..stock import goods
from ..world import houses_of
from . import icons
from .cards import gear_card, gear_icon
from .speaker import Speaker

Cost = Mapping[str, int]


def book(who: Speaker) -> dict[str, Card]:
    """Every recipe and every house by its id, as the viewer stands to it."""
    have = holdings(who)
    found = {f"b-{token}": token_card(who, token, cost, have) for token, cost in TOKENS.items()}
    found |= {f"b-{kind}": house_card(who, house, have) for kind, house in who.content.houses.items()}
    found |= {f"b-{item.id}": recipe_card(who, item, have) for item in who.content.recipes}
    return found


def holdings(who: Speaker) -> Cost:
    """What the viewer has; for a spectator nothing."""
    seat = who.seen.seat
    return {} if seat is None else goods(who.seen.sides[seat])


def recipe_card(who: Speaker, item: Made, have: Cost) -> Card:
    """Equipment or armour: what it does, what it costs, where it is made.  [TR-2501, TR-2502]"""
    facts = gear_card(who.language, item.id).lines
    lines = [price_line(who, item.cost, have), *facts, *station(who, item.station)]
    if not who.seen.supply[item.id]:
        lines.append(who.words.say("fact-sold_out"))
    name, kind = who.name("card", item.id), who.words.say("kind-recipe")
    return Card(name, tuple(lines), kind, gear_icon(item.id))


def house_card(who: Speaker, house: HouseKind, have: Cost) -> Card:
    """A house: what it is for, what it costs, what must stand before.  [TR-2611 to TR-2622]"""
    lines = [price_line(who, house.cost, have), who.name("purpose", house.id)]
    if house.needs is not None:
        known = bool(houses_of(who.t, house.needs))
        lines.append(needs(who, who.name("house", house.needs), known=known))
    if house.id == "hellforge" and not has_evil_pickaxe(who.t):
        lines.append(who.words.say("fact-evil_pickaxe"))
    left = house.copies - len(houses_of(who.t, house.id))
    lines.append(who.words.say("fact-left", count=left) if left else who.words.say("fact-sold_out"))
    name, kind = who.name("house", house.id), who.words.say("kind-house")
    return Card(name, tuple(lines), kind, icons.HOUSES[house.id])


def token_card(who: Speaker, token: str, cost: Cost, have: Cost) -> Card:
    """A platform or a rope.  [TR-2514, TR-2515]"""
    lines = (price_line(who, cost, have), who.words.say("fact-left", count=in_box(who.t, token)))
    kind = who.words.say("kind-token")
    return Card(who.name("card", token), lines, kind, icons.MARKS[token])


def station(who: Speaker, name: Station) -> Iterator[str]:
    """Where something is made, and whether that house stands."""
    if name:
        yield needs(who, who.name("station", name), known=bool(houses_of(who.t, name)))


def needs(who: Speaker, what: str, *, known: bool) -> str:
    """What must stand, or is missing."""
    return who.words.say("fact-station" if known else "fact-station_missing", station=what)


def price_line(who: Speaker, cost: Cost, have: Cost) -> str:
    """Each resource with how many there are of how many."""
    say, name = who.words.say, who.name
    return ", ".join(
        say("fact-cost_line", have=have.get(kind, 0), need=count, resource=name("resource", kind))
        for kind, count in cost.items()
    )

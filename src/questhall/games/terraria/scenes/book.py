"""The crafting book: what can be made, what it costs, and what is missing.  [TR-323, TR-25xx, TR-26xx]"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence

from questhall.core.scene import Card, Shelf
from questhall.words import Words, words_for

from ..content import Equipment, HouseKind, Made, load
from ..steps.building import copies_left, lacks_pickaxe
from ..steps.crafting import in_box, is_left
from ..stock import TOKENS, goods
from ..world import houses_of
from . import icons
from .cards import gear_card, gear_icon
from .speaker import FOLDER, Speaker

Cost = Mapping[str, int]
KINDS = ("weapons", "tools", "armour", "houses", "tokens")
"""What can be made, by what it is for."""


def book(who: Speaker) -> dict[str, Card]:
    """Every recipe and every house by its id, as the viewer stands to it."""
    have = holdings(who)
    found = {f"b-{token}": token_card(who, token, cost, have) for token, cost in TOKENS.items()}
    found |= {f"b-{kind}": house_card(who, house, have) for kind, house in who.content.houses.items()}
    found |= {f"b-{item.id}": recipe_card(who, item, have) for item in who.content.recipes}
    return found


def shelves(who: Speaker, now: Sequence[str]) -> dict[str, Shelf]:
    """What the viewer can make now, and what he lacks something for, the least first; then everything by its kind."""
    say, lacks = who.words.say, dict(lacking(who))
    lack = sorted(
        (page for page in lacks if any(lacks[page]) and can_be_had(who, page)), key=lambda page: (*lacks[page], page)
    )
    found = {"now": Shelf(say("zone-now"), tuple(now)), "lacking": Shelf(say("shelf-lacking"), tuple(lack))}
    return (found if who.seen.seat is not None else {}) | {
        kind: Shelf(say(f"shelf-{kind}"), tuple(page for page in lacks if kind_of(page) == kind)) for kind in KINDS
    }


def lacking(who: Speaker) -> Iterator[tuple[str, tuple[bool, int]]]:
    """Of each page whether something must be there before, and how many resources are missing."""
    have = holdings(who)
    for token, cost in TOKENS.items():
        yield f"b-{token}", (False, missing(cost, have))
    content = who.content
    all_made: tuple[Made | HouseKind, ...] = (*content.houses.values(), *content.recipes)
    for made in all_made:
        waits = lacks_pickaxe(who.t, made.id) or not stands(who, made)
        yield f"b-{made.id}", (waits, missing(made.cost, have))


def missing(cost: Cost, have: Cost) -> int:
    """How many resources are missing."""
    return sum(max(0, need - have.get(kind, 0)) for kind, need in cost.items())


def can_be_had(who: Speaker, page: str) -> bool:
    """Whether there is still one to be made; a platform or rope may be taken from the world.  [TR-2517]"""
    name = page.removeprefix("b-")
    if name in TOKENS:
        return is_left(who.t, name)
    house = who.content.houses.get(name)
    return copies_left(who.t, house.id) > 0 if house else who.seen.supply[name] > 0


def stands(who: Speaker, made: Made | HouseKind) -> bool:
    """Whether the house stands that it needs, if any.  [TR-2502, TR-2613]"""
    needed = made.needs if isinstance(made, HouseKind) else made.station
    return not needed or bool(houses_of(who.t, needed))


@functools.cache
def kind_of(page: str) -> str:
    """What a page of the book makes: whoever looks for a weapon wants to see weapons only."""
    content, name = load(), page.removeprefix("b-")
    match content.equipment.get(name):
        case Equipment(slot="axe" | "pickaxe"):
            return "tools"
        case Equipment(hook=hook):
            return "tools" if hook else "weapons"
    if name in content.armour:
        return "armour"
    return "houses" if name in content.houses else "tokens"


def holdings(who: Speaker) -> Cost:
    """What the viewer has; for a spectator nothing."""
    seat = who.seen.seat
    return {} if seat is None else goods(who.seen.sides[seat])


def recipe_card(who: Speaker, item: Made, have: Cost) -> Card:
    """Equipment or armour, as the viewer stands to it."""
    there = tuple(have.get(kind, 0) for kind in item.cost)
    return recipe_face(who.language, item.id, there, stands(who, item), bool(who.seen.supply[item.id]))


@functools.lru_cache(maxsize=4096)
def recipe_face(language: str, name: str, have: tuple[int, ...], ready: bool, left: bool) -> Card:
    """What it costs, what it does, where it is made; the same is put together once.  [TR-2501, TR-2502]"""
    words = words_for(FOLDER, language)
    item = load().equipment.get(name) or load().armour[name]
    lines = [price_line(words, item.cost, dict(zip(item.cost, have, strict=True)))]
    lines += gear_card(language, name).lines
    if item.station:
        lines.append(needs(words, words.name("station", item.station), known=ready))
    if not left:
        lines.append(words.say("fact-sold_out"))
    return Card(words.name("card", name), tuple(lines), words.say("kind-recipe"), gear_icon(name))


def house_card(who: Speaker, house: HouseKind, have: Cost) -> Card:
    """A house: what it is for, what it costs, what must stand before.  [TR-2611 to TR-2622]"""
    lines = [price_line(who.words, house.cost, have), who.name("purpose", house.id)]
    if house.needs is not None:
        lines.append(needs(who.words, who.name("house", house.needs), known=stands(who, house)))
    if lacks_pickaxe(who.t, house.id):
        lines.append(who.words.say("fact-evil_pickaxe"))
    left = copies_left(who.t, house.id)
    lines.append(who.words.say("fact-left", count=left) if left else who.words.say("fact-built"))
    name, kind = who.name("house", house.id), who.words.say("kind-house")
    return Card(name, tuple(lines), kind, icons.HOUSES[house.id])


def token_card(who: Speaker, token: str, cost: Cost, have: Cost) -> Card:
    """A platform or a rope.  [TR-2514, TR-2515]"""
    lines = (price_line(who.words, cost, have), who.words.say("fact-left", count=in_box(who.t, token)))
    kind = who.words.say("kind-token")
    return Card(who.name("card", token), lines, kind, icons.MARKS[token])


def needs(words: Words, what: str, *, known: bool) -> str:
    """What must stand, or is missing."""
    return words.say("fact-station" if known else "fact-station_missing", station=what)


def price_line(words: Words, cost: Cost, have: Cost) -> str:
    """Each resource with how many there are of how many."""
    return ", ".join(
        words.say("fact-cost_line", have=have.get(kind, 0), need=count, resource=words.name("resource", kind))
        for kind, count in cost.items()
    )

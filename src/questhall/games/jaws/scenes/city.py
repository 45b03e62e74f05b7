"""What is decided in the city, laid out as cards: the shop, new cards, perks, events."""

from __future__ import annotations

from collections import Counter

from questhall.core.scene import Act, Card, Mark, Part, Zone
from questhall.haven.foresight import looking
from questhall.haven.scenes import Tables, capital

from ..members import Member, tutorial_pool
from ..party import copies_left, new_cards, playable
from ..steps.city import FaceEvent
from ..steps.growing import TakeCard, TakePerk
from ..steps.market import Equip, OpenMarket
from ..world import TUTORIAL
from . import icons
from .campaign import record
from .cards import ability_card, item_text
from .speaker import Speaker
from .terms import of_item


def lay_out(who: Speaker) -> Tables:
    """What the question is about lies open; items and cards of the viewer are at hand."""
    tables = Tables({}, {})
    question = who.seen.agenda[-1] if who.seen.agenda else None
    match question:
        case TakeCard(being):
            learn(who, tables, member(who, being))
        case TakePerk(being):
            perks(who, tables, member(who, being))
        case FaceEvent(number):
            event(who, tables, number)
    belongings(who, tables, trading=isinstance(question, OpenMarket | Equip))
    shop(who, tables, trading=isinstance(question, OpenMarket))
    pool(who, tables)
    return tables


def member(who: Speaker, being: str) -> Member:
    """A member of the party."""
    return next(one for one in record(who).members if one.being == being)


def learn(who: Speaker, tables: Tables, one: Member) -> None:
    """The cards of which a new level brings one.  [JL-5003]"""
    cards = new_cards(one)
    tables.cards.update({card: ability_card(who, card) for card in cards})
    tables.zones["learn"] = Zone(who.say("zone-learn"), tuple(cards), owner=one.seat)


# -- perks


def perk_ref(perk: int) -> str:
    """A line of the perk list as a card."""
    return f"perk-{perk}"


def perks(who: Speaker, tables: Tables, one: Member) -> None:
    """The perk list, a card for each line.  [JL-4702, JL-4703]"""
    printed = who.content.characters[one.being].perks
    tables.cards.update({perk_ref(perk): perk_card(who, one, perk) for perk in range(len(printed))})
    tables.zones["perks"] = Zone(who.say("zone-perks"), tuple(map(perk_ref, range(len(printed)))), owner=one.seat)


def perk_card(who: Speaker, one: Member, perk: int) -> Card:
    """What leaves the modifier deck and what comes into it."""
    line, taken = who.content.characters[one.being].perks[perk], one.perks.count(perk)
    sides = ((line.out, "perk-out", icons.GONE), (line.into, "perk-in", icons.ARRIVE))
    parts = tuple(
        Part(tuple(Act(icon, who.modifier(card), f"×{count}") for card, count in Counter(cards).items()), who.say(key))
        for cards, key, icon in sides
        if cards
    )
    boxes = who.say("perk-boxes", taken=taken, boxes=line.boxes)
    text = capital(who.perk(one.being, perk))
    return Card(text, (text, boxes), kind=boxes, icon=icons.ACTIONS["boost"], body="icons", parts=parts, foot=boxes)


# -- events


def option_ref(option: str) -> str:
    """An option of a city event as a card."""
    return f"option-{option}"


def event(who: Speaker, tables: Tables, number: int) -> None:
    """The two options; what comes of them is not told.  [JL-4804, JL-4806]"""
    for option in ("a", "b"):
        text = who.say(f"city-{number}-{option}")
        name = capital(who.name("option", option))
        tables.cards[option_ref(option)] = Card(name, (text,), kind=who.say("zone-event"), icon=icons.EVENT)
    tables.zones["event"] = Zone(who.say("zone-event"), (option_ref("a"), option_ref("b")))


# -- things


def belongings(who: Speaker, tables: Tables, *, trading: bool) -> None:
    """What everybody owns; one's own lies at hand while there is something to do with it.  [JL-4608, JL-4611]"""
    for one in record(who).members:
        mine = {f"{one.being}-{item}": shop_card(who, item) for item in one.items}
        tables.cards.update(mine)
        own, title = one.seat == who.seen.seat, who.say("sheet-items")
        if mine and own and trading:
            tables.zones[f"{one.being}-items"] = Zone(title, tuple(mine), owner=one.seat)
        elif mine:
            title = title if own else who.say("sheet-of", owner=who.name("being", one.being), title=title)
            tables.zones[f"{one.being}-items"] = Zone(title, tuple(mine), owner=one.seat, look="list", place="left")


def shop(who: Speaker, tables: Tables, *, trading: bool) -> None:
    """What the shop sells, the cheapest first.  [JL-4602, JL-4603]"""
    goods = sorted(record(who).shop, key=lambda item: (who.content.items[item].price, item))
    tables.cards.update({item: shop_card(who, item, stock=True) for item in goods})
    if goods:
        tables.zones["shop"] = Zone(
            who.say("zone-shop"), tuple(goods), minor=not trading, look="fan" if trading else "pile"
        )


def pool(who: Speaker, tables: Tables) -> None:
    """The viewer's own ability cards; of others how many they have.  [JL-407, JL-5201]"""
    for one in record(who).members:
        there, title = cards_of(who, one), who.say("zone-pool")
        if one.seat == who.seen.seat:
            tables.cards.update({card: ability_card(who, card) for card in there})
            tables.zones["pool"] = Zone(title, tuple(there), owner=one.seat, minor=True, look="pile", hand=True)
        else:
            pile = Zone(title, hidden=len(there), owner=one.seat, minor=True, look="pile", hand=True)
            tables.zones[f"{one.being}-pool"] = pile


def cards_of(who: Speaker, one: Member) -> list[str]:
    """What a character chooses its hand from; in the tutorial what the next scenario gives.  [JL-5201, JL-5601]"""
    return one.pool or tutorial_pool(who.content, one.being, min([*playable(record(who)), TUTORIAL]))


def shop_card(who: Speaker, name: str, *, stock: bool = False) -> Card:
    """An item with its price, and how many the shop has left."""
    item = who.content.items[name]
    left = copies_left(looking(who.state), item)
    return Card(
        name=who.name("item", name),
        lines=(capital(item_text(who, item)),),
        kind=who.name("slot", item.slot),
        icon=icons.SLOTS[item.slot],
        foot=who.say("item-left", left=left) if stock else "",
        terms=of_item(item),
        price=(Mark(who.say("sheet-gold"), icons.COIN, item.price),),
    )

"""Ability cards and items, and where they lie."""

from __future__ import annotations

from questhall.core import snake
from questhall.core.scene import Act, Card, Part, Zone
from questhall.haven.scenes import Tables, capital
from questhall.haven.terms import HALVES, Half

from ..content import Ability, Item
from ..effects import Effect
from ..members import beyond
from ..state import Gear, Held, Hero
from ..steps.abilities import BASIC
from . import icons
from .speaker import Speaker
from .terms import of_card, of_item

ZONES = ("chosen", "active", "hand", "discard", "lost")
"""Cards of this round come first: a long hand must not push them aside."""
PILES = ("discard", "lost")


def lay_out(who: Speaker) -> Tables:
    """The viewer's cards by zones and items; of others what they have played.  [JL-C-09, JL-407]"""
    cards: dict[str, Card] = {}
    zones: dict[str, Zone] = {}
    for hero in who.state.heroes.values():
        own = hero.seat == who.seen.seat
        for each in hero.cards:
            if each.card:
                cards[each.card] = ability_card(who, each.card, leads=each.zone == "chosen" and each.card == hero.lead)
        for zone in ZONES:
            there = tuple(each.card for each in in_order(who, hero) if each.zone == zone and each.card)
            hidden = sum(each.zone == zone and not each.card for each in hero.cards)
            if there or hidden or (own and zone == "hand"):
                zones[f"{hero.being}-{zone}"] = pile(who, hero, zone, there, hidden)
        if hero.items:
            cards |= {f"{hero.being}-{each.item}": item_card(who, each) for each in hero.items}
            worn = tuple(f"{hero.being}-{each.item}" for each in hero.items)
            title = zone_title(who, hero, who.say("sheet-items"))
            zones[f"{hero.being}-items"] = Zone(title, worn, owner=hero.seat, look="list", place="left", minor=not own)
    return Tables(cards, zones)


def in_order(who: Speaker, hero: Hero) -> list[Held]:
    """A character's cards: the one that leads first; before a scenario those first that are too many for its level."""
    if not who.state.round and hero.seat == who.seen.seat:
        above = beyond(who.content, [each.card for each in hero.cards], hero.level)
        return sorted(hero.cards, key=lambda each: each.card not in above)
    return sorted(hero.cards, key=lambda each: (each.zone, each.card) != ("chosen", hero.lead))


def pile(who: Speaker, hero: Hero, zone: str, there: tuple[str, ...], hidden: int) -> Zone:
    """One zone of one character."""
    stacked = zone in PILES
    return Zone(
        title=zone_title(who, hero, capital(who.name("zone", zone))),
        cards=there,
        hidden=hidden,
        owner=hero.seat,
        minor=stacked or bool(hidden),
        brief=stacked,
        look="pile" if stacked or hidden else "fan",
        hand=zone == "hand",
    )


def zone_title(who: Speaker, hero: Hero, title: str) -> str:
    """With its owner, if that is not the viewer."""
    if hero.seat == who.seen.seat:
        return title
    return who.say("sheet-of", owner=who.name("being", hero.being), title=title)


def ability_card(who: Speaker, card: str, *, leads: bool = False) -> Card:
    """Both halves, with the initiative between them; one that leads says so.  [JL-C-08, JL-405]"""
    printed = who.content.cards[card]
    halves = (printed.top, printed.bottom)
    texts = [
        who.say("sheet-line", half=who.name("half", name), text=who.ability(half))
        for name, half in zip(HALVES, halves, strict=True)
    ]
    return Card(
        name=who.name("card", card),
        lines=(who.say("sheet-initiative", initiative=printed.initiative), *texts),
        kind=who.say("sheet-level", level=printed.level),
        icon=icons.CARD,
        body="halves",
        parts=tuple(part(who, half, name) for name, half in zip(HALVES, halves, strict=True)),
        seal=str(printed.initiative),
        level=who.say("sheet-leads") if leads else printed.level,
        terms=of_card(printed),
    )


def part(who: Speaker, ability: Ability, half: Half) -> Part:
    """One half as icons and words, and the basic ability that may be used in its place.  [JL-620, JL-621]"""
    acts = [act(who, each) for each in ability.actions]
    acts += [Act(icons.of_element(each), capital(who.name("element", each))) for each in ability.makes]
    if ability.xp:
        acts.append(Act(icons.WON, who.say("sheet-xp", xp=ability.xp)))
    note = who.say("sheet-lost") if ability.lost else ""
    return Part(tuple(acts), note, lost=ability.lost, instead=act(who, BASIC[half]))


def act(who: Speaker, effect: Effect) -> Act:
    """One action."""
    return Act(icons.ACTIONS[snake(type(effect).__name__)], capital(who.words.describe(effect)))


def item_card(who: Speaker, gear: Gear) -> Card:
    """An item with its moment and what it does."""
    item = who.content.items[gear.item]
    state = "" if gear.state == "ready" else who.say(f"state-{gear.state}")
    kind = who.name("slot", item.slot)
    return Card(
        name=who.name("item", item.id),
        lines=(capital(item_text(who, item)),),
        kind=f"{kind}, {state}" if state else kind,
        level=state,
        icon=icons.SLOTS[item.slot],
        terms=of_item(item),
    )


def item_text(who: Speaker, item: Item) -> str:
    """When an item helps, what it does, and what becomes of it."""
    texts = [who.words.describe(item.add)] if item.add is not None else []
    texts += map(who.words.describe, item.actions)
    if item.special:
        texts.append(who.name("item_rule", item.special))
    if item.cost:
        texts.append(who.say("sheet-cost", elements=", ".join(who.name("element", each) for each in item.cost)))
    text = who.say("sheet-item", when=who.name("when", item.when), text="; ".join(filter(None, texts)))
    return f"{text}; {who.name('use', item.use)}"

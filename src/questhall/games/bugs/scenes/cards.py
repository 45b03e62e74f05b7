"""Ability cards and items, and where they lie."""

from __future__ import annotations

from typing import Any, get_args

from msgspec.structs import replace

from questhall.core import snake
from questhall.core.scene import Act, Card, Mark, Part, Zone
from questhall.haven.foresight import looking
from questhall.haven.scenes import Tables, capital
from questhall.haven.terms import HALVES, Half

from ..content import HEXES, Item, Side
from ..content import Card as Printed
from ..effects import AnyEffect, Control
from ..state import Gear, Held, Letter
from ..steps.abilities import actions_of, is_mandatory
from . import icons
from .speaker import Speaker
from .terms import of_item, of_side

ZONES = ("hand", "chosen", "active", "discard", "lost")
PILES = ("discard", "lost")
SIDES: tuple[Letter, ...] = get_args(Letter)


def lay_out(who: Speaker) -> Tables:
    """Your cards by zones, then your items.  [BB-3107]"""
    state = who.state
    cards = {each.card: ability_card(who, each) for each in state.cards}
    cards |= {each.item: item_card(who, each) for each in state.items}
    zones = {}
    for zone in ZONES:
        there = tuple(each.card for each in state.cards if each.zone == zone)
        pile = zone in PILES
        if there or zone == "hand":
            title = capital(who.words.name("zone", zone))
            zones[zone] = Zone(title, there, owner=0, minor=pile, brief=pile, look="pile" if pile else "fan")
    if state.items:
        worn = tuple(each.item for each in state.items)
        zones["items"] = Zone(who.words.say("sheet-items"), worn, owner=0, look="list", place="left")
    return Tables(cards, zones)


def ability_card(who: Speaker, held: Held) -> Card:
    """The visible side, and the other one behind it.  [BB-3201]"""
    turned = Held(held.card, "b" if held.side == "a" else "a", held.zone)
    return replace(card_side(who, held), back=replace(card_side(who, turned), foot="", lines=()))


def card_side(who: Speaker, held: Held) -> Card:
    """One side in halves; the other side in words.  [BB-3201]"""
    printed, words = who.content.cards[held.card], who.words
    back: Letter = "b" if held.side == "a" else "a"
    side = printed.side(held.side)
    return Card(
        name=words.name("card", held.card),
        lines=(*side_lines(who, held, side), side_line(who, printed, back)),
        kind=words.say("sheet-kind", side=words.name("side", held.side), level=printed.level),
        icon=icons.CARD,
        body="halves",
        parts=tuple(part(who, held, side, half) for half in HALVES),
        seal=str(side.initiative),
        level=held.side.upper(),
        foot=words.say("sheet-back", letter=back.upper(), **side_texts(who, printed.side(back))),
        price=tuple(charge_mark(who, held, place) for place in range(len(side.charge))),
        terms=of_side(side),
    )


def side_lines(who: Speaker, held: Held, side: Side) -> list[str]:
    """The visible side line by line."""
    words = who.words
    lines = [words.say("sheet-front", side=words.name("side", held.side), initiative=side.initiative)]
    for half in ("top", "bottom"):
        lines.append(words.say("sheet-line", half=words.name("half", half), text=half_text(who, side, half)))
    if side.charge:
        lines.append(words.say("sheet-charges", charges=who.elements(side.charge)))
    return lines


def side_line(who: Speaker, printed: Printed, letter: Letter) -> str:
    """A side of a card in a line.  [BB-3201]"""
    return who.words.say("sheet-other", side=who.words.name("side", letter), **side_texts(who, printed.side(letter)))


def side_texts(who: Speaker, side: Side) -> dict[str, Any]:
    """A side in words: its initiative, both halves and its elements.  [BB-1302, BB-3201]"""
    return {
        "initiative": side.initiative,
        "top": half_text(who, side, "top"),
        "bottom": half_text(who, side, "bottom"),
        "charges": who.elements(side.charge) or "none",
    }


def charge_mark(who: Speaker, held: Held, place: int) -> Mark:
    """A symbol of the visible side; a used one counts nothing.  [BB-1304]"""
    symbol = who.content.cards[held.card].side(held.side).charge[place]
    used = f"{held.card}.{held.side}.{place}" in who.state.used
    name = who.words.name("element", symbol)
    name = who.words.say("mark-used", element=name) if used else name
    return Mark(name, icons.of_element(symbol), count=0 if used else 1)


def half_text(who: Speaker, side: Side, half: str) -> str:
    """The actions of a half in words, with its loss mark."""
    text = "; ".join(told(who, effect) for effect in (side.top if half == "top" else side.bottom))
    mark = loss_mark(who, side, half)
    return f"{text} ({mark})" if mark else text


def loss_mark(who: Speaker, side: Side, half: str) -> str:
    """What the half costs.  [BB-3504, BB-3704]"""
    if half in side.forever:
        return who.words.say("sheet-forever")
    return who.words.say("sheet-lost") if half in side.loss else ""


def part(who: Speaker, held: Held, side: Side, half: Half) -> Part:
    """One half as icons and words, and the basic action that may be used in its place.  [BB-3301, BB-3302]"""
    actions = side.top if half == "top" else side.bottom
    acts = tuple(act(who, action) for action in actions)
    note = loss_mark(who, side, half)
    basic = actions_of(looking(who.state), held.card, half, basic=True)
    return Part(acts, note=note, lost=bool(note), instead=act(who, basic[0]))


def act(who: Speaker, effect: AnyEffect) -> Act:
    """One action."""
    return Act(icons.ACTIONS[snake(type(effect).__name__)], told(who, effect))


def told(who: Speaker, effect: AnyEffect) -> str:
    """One action in words; what cannot be skipped is marked.  [BB-3502]"""
    text = who.words.describe(effect)
    return f"! {text}" if is_mandatory(effect) else text


def item_card(who: Speaker, gear: Gear) -> Card:
    """An item with its moment and what it does."""
    item, words = who.content.items[gear.item], who.words
    state = "" if gear.state == "ready" else words.say(f"state-{gear.state}")
    kind = words.name("slot", item.slot)
    return Card(
        name=words.name("item", item.id),
        lines=(capital(item_lines(who, item)),),
        kind=f"{kind}, {state}" if state else kind,
        level=state,
        icon=icons.SLOTS[item.slot],
        price=tuple(Mark(words.name("element", symbol), icons.of_element(symbol)) for symbol in item.cost),
        terms=of_item(item),
    )


def item_lines(who: Speaker, item: Item) -> str:
    """When an item helps, what it costs and does, and what becomes of it.  [BB-3403]"""
    when = who.words.say(f"when-{item.when}", hexes=HEXES.get(item.when, 0))
    does = item_text(who, item)
    if item.cost:
        does = who.words.say("sheet-cost", cost=who.elements(item.cost), text=does)
    text = who.words.say("sheet-item", when=when, text=does)
    return text if item.use == "passive" else f"{text}; {who.words.name('use', item.use)}"


def item_action(who: Speaker, item: Item, action: AnyEffect) -> str:
    """One action of an item; after an attack its target is controlled, however far away.  [BB-5141]"""
    if item.when == "after_attack" and isinstance(action, Control):
        return who.words.say("sheet-aimed", action=who.words.describe(action.action))
    return who.words.describe(action)


def item_text(who: Speaker, item: Item) -> str:
    """What an item does."""
    words = who.words
    joiner = f" {words.say('sheet-or')} "
    texts = [joiner.join(filter(None, map(words.describe, item.add)))] if item.add else []
    if item.when == "defence":
        texts = [words.say("sheet-attacker", text=text) for text in texts]
    actions = [item_action(who, item, action) for action in item.actions]
    texts += (
        [words.say("sheet-this_attack", text=", ".join(actions))] if item.when == "defence" and actions else actions
    )
    if item.zero:
        face = "minus" if item.when == "attack" else "plus"
        texts.append(words.say("sheet-zero", face=words.name("face", face), zero=words.name("face", "zero")))
    if item.when == "after_top":
        texts.append(words.say("sheet-haste"))
    if item.initiative:
        texts.append(words.say("sheet-initiative", value=item.initiative))
    return "; ".join(filter(None, texts))

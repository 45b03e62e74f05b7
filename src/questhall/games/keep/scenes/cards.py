"""Cards and the places where they lie."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from questhall.core import Decision, Seat
from questhall.core.scene import Card, Mark, Zone

from ..choices import ChooseClan, Discard, Play, Refresh
from ..content import load
from . import icons
from .dungeon import room_detail
from .parts import guild_parts, parts, room_parts
from .speaker import Speaker, actions_text, capital, named_words

Look = Literal["fan", "list", "pile"]
Place = Literal["dock", "left", "right"]


@functools.cache
def card(language: str, name: str) -> Card:
    """A card as it reads: tactic cards and items by their actions, Guild cards by what they bring."""
    content = load()
    if name in content.cards:
        return hand_card(language, name)
    return guild_card(language, name) if name in content.guild else blueprint(language, name)


@functools.cache
def priced(language: str, name: str) -> Card:
    """A card of the market, with what it costs where it is sold.  [KH-2403]"""
    printed, words = load().cards[name], named_words(language, ())
    prices = [room.price for room in load().rooms.values() if room.price and room.sells == printed.kind]
    marks = tuple(Mark(words.name("token", price), icons.TOKENS[price]) for price in prices)
    return msgspec.structs.replace(card(language, name), price=marks)


def hand_card(language: str, name: str) -> Card:
    """A tactic card or an item; “or” stands between its groups.  [KH-1801]"""
    words, printed = named_words(language, ()), load().cards[name]
    lines = group_texts(language, name)
    joined = [line for text in lines for line in (words.say("or"), capital(text))][1:]
    kind = words.name("clan", printed.clan) if printed.clan else words.name("kind", printed.kind)
    icon = icons.CLANS[printed.clan] if printed.clan else icons.KINDS[printed.kind]
    return Card(words.name("card", name), tuple(joined), kind, icon, "icons", parts(language, name), words.say("or"))


@functools.cache
def group_texts(language: str, name: str) -> tuple[str, ...]:
    """Each group of a card in words."""
    words = named_words(language, ())
    return tuple(actions_text(words, group) for group in load().cards[name].groups)


def guild_card(language: str, name: str) -> Card:
    """A hero card or a card of the scenario.  [KH-3201]"""
    words, printed = named_words(language, ()), load().guild[name]
    if printed.hero is None or printed.symbol is None:
        text = words.name("cardtext", name)
        return Card(words.name("card", name), (text,), words.say("kind-scenario"), icons.SCENARIO_CARD)
    text = words.say("cardtext-hero", rooms=words.name("symbol", printed.symbol, "rooms"))
    icon, shown = icons.HEROES[printed.hero], guild_parts(language, name)
    return Card(words.name("card", name), (text,), words.say("kind-hero"), icon, "icons", shown)


def blueprint(language: str, room: str) -> Card:
    """A room that can be built.  [KH-2901]"""
    words, shown = named_words(language, ()), room_parts(language, room)
    lines = (room_detail(language, room),)
    body: Literal["icons", "text"] = "icons" if shown else "text"
    return Card(words.name("room", room), lines, words.say("kind-room"), icons.BLUEPRINT, body, shown)


@functools.cache
def clan_text(language: str, clan: str) -> str:
    """What a clan card says.  [KH-312]"""
    words, printed = named_words(language, ()), load().clans[clan]
    return words.say(
        "row-clan",
        monsters=printed.monsters,
        health=printed.health,
        starts=printed.starts,
        rooms=words.name("symbol", printed.symbol, "rooms"),
        ability=words.name("ability", printed.ability),
    )


@functools.cache
def clan_card(language: str, clan: str) -> Card:
    """A clan to choose.  [KH-312]"""
    words, printed = named_words(language, ()), load().clans[clan]
    role, text = words.name("role", printed.role), clan_text(language, clan)
    return Card(words.name("clan", clan), (text,), role, icons.CLANS[clan])


@functools.cache
def printed_order() -> dict[str, int]:
    """The place of each card of a hand among all that are printed."""
    return {name: number for number, name in enumerate(load().cards)}


def keys(zone: str, names: Iterable[str]) -> list[str]:
    """The keys of cards in a zone: its name, the card's, and a number for further copies."""
    found: list[str] = []
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = count = counts.get(name, 0) + 1
        found.append(f"{zone}.{name}" if count == 1 else f"{zone}.{name}.{count}")
    return found


def refs(zone: str, names: Iterable[str], wanted: str) -> tuple[str, ...]:
    """References to all copies of a card in a zone."""
    listed = list(names)
    return tuple(f"card:{key}" for key, name in zip(keys(zone, listed), listed, strict=True) if name == wanted)


PILES = ("played", "discard", "guild", "items", "blueprint_stack", "deck")
"""Looked through now and then; the Guild deck is more than that while its top card is known."""
LISTS = ("market", "blueprints")
"""Stand on the right, card below card."""


class Tables:
    """Zones as they are laid out, and the cards in them."""

    def __init__(self, who: Speaker) -> None:
        self.who = who
        self.zones: dict[str, Zone] = {}
        self.cards: dict[str, Card] = {}

    def lay(
        self,
        name: str,
        title: str,
        names: tuple[str, ...],
        hidden: int = 0,
        owner: Seat | None = None,
        *,
        brief: bool = False,
    ) -> None:
        """Put a zone on the table; an open one without cards is not shown."""
        if not names and not hidden and not name.startswith(("deck", "guild", "items")):
            return
        listed, make = keys(name, names), priced if name == "market" else card
        for key, card_name in zip(listed, names, strict=True):
            self.cards[key] = make(self.who.language, card_name)
        minor = name.startswith(PILES) and not (name == "guild" and names)
        pile, others = name.startswith(PILES), owner is not None and owner != self.who.seen.seat
        look: Look = "pile" if pile else "list" if others or name in LISTS else "fan"
        place: Place = "left" if others else "right" if name in LISTS else "dock"
        self.zones[name] = Zone(title, tuple(listed), hidden, owner, minor, brief, look, place)


def lay_out(who: Speaker, decision: Decision | None) -> Tables:
    """The viewer's hand first, then what all may use, then the others, then piles.  [KH-R-050]"""
    tables, seen, words = Tables(who), who.seen, who.words
    seats = list(seats_from(who))
    lay_clans(tables, decision)
    if seats:
        lay_area(tables, seats[0], brief=reads_hand(decision))
    tables.lay("market", words.say("zone-market"), seen.market, brief=True)
    tables.lay("blueprints", words.say("zone-blueprints"), seen.blueprints)
    for seat in seats[1:]:
        lay_area(tables, seat, brief=True)
    for seat in seats:
        side = seen.sides[seat]
        tables.lay(f"deck{seat}", area_title(who, "deck", seat), (), len(side.deck), seat)
        tables.lay(f"discard{seat}", area_title(who, "discard", seat), side.discard, owner=seat)
    top = (seen.guild_top,) if seen.guild_top else ()
    tables.lay("guild", words.say("zone-guild"), top, len(seen.guild) - len(top))
    tables.lay("guild_discard", words.say("zone-guild_discard"), seen.guild_discard)
    tables.lay("items", words.say("zone-items"), (), len(seen.items))
    tables.lay("blueprint_stack", words.say("zone-blueprint_stack"), (), len(seen.blueprint_stack))
    return tables


def seats_from(who: Speaker) -> Iterator[Seat]:
    """The seats with a clan, the viewer's first."""
    count = len(who.clans)
    for number in range(count):
        seat = ((who.seen.seat or 0) + number) % count
        if who.clans[seat]:
            yield seat


def reads_hand(decision: Decision | None) -> bool:
    """Whether the choices say what the cards of the hand do."""
    return decision is not None and any(isinstance(choice, Play | Refresh | Discard) for choice in decision.choices)


def lay_area(tables: Tables, seat: Seat, *, brief: bool) -> None:
    """Hand and play area of a seat.  [KH-315]"""
    side, who = tables.who.seen.sides[seat], tables.who
    hand = tuple(sorted(side.hand, key=printed_order().__getitem__))
    tables.lay(f"hand{seat}", area_title(who, "hand", seat), hand, owner=seat, brief=brief)
    tables.lay(f"played{seat}", area_title(who, "played", seat), side.played, owner=seat)


def area_title(who: Speaker, zone: str, seat: Seat) -> str:
    """What a part of a player's area is called; those of others with their names."""
    title = who.words.say(f"zone-{zone}")
    return title if seat == who.seen.seat else who.words.say("zone-of", zone=title, seat=who.words.seat(seat))


def lay_clans(tables: Tables, decision: Decision | None) -> None:
    """The clan cards that can be chosen.  [KH-103]"""
    offered = decision.choices if decision else ()
    clans = {f"clans.{choice.clan}": choice.clan for choice in offered if isinstance(choice, ChooseClan)}
    if clans:
        tables.cards |= {key: clan_card(tables.who.language, clan) for key, clan in clans.items()}
        tables.zones["clans"] = Zone(tables.who.words.say("panel-clans"), tuple(clans), brief=True)

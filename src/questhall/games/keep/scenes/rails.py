"""The left side: the clans, what lies in the dungeon, and what threatens the vault."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from questhall.core import Seat
from questhall.core.scene import Panel, Row

from ..content import load
from ..dungeon import VAULT, chart_of
from ..effects import RESOURCES
from ..state import CHAMPION, HOSTAGE, LAIR
from . import icons
from .cards import seats_from
from .dungeon import BOARD
from .speaker import Speaker, capital, named_words

NEAR = 2
"""Heroes so many rooms from the vault are counted."""
CHAMPION_COUNTS = 2


def left(who: Speaker) -> dict[str, Panel]:
    """The panels of the left side, the most important first."""
    say = who.words.say
    clans = tuple(clan_row(who, seat) for seat in seats_from(who))
    found = {"clans": Panel(say("panel-clans"), clans, brief=len(clans) == 1, place="left")}
    found |= {f"player{seat}": player(who, seat) for seat in seats_from(who)}
    if any(place.goods for place in who.seen.rooms.values()):
        found["stores"] = Panel(say("panel-stores"), tuple(stores(who)), brief=True, place="left")
    if VAULT in who.seen.rooms:
        found["threat"] = Panel(say("panel-threat"), tuple(threat(who)), brief=True, place="left")
    return found


# -- clans


def clan_row(who: Speaker, seat: Seat) -> Row:
    """A clan: its cards, and where its monsters are.  [KH-315, KH-3001]"""
    words, side = who.words, who.seen.sides[seat]
    rooms = [monster.room for monster in side.monsters]
    held, lair = rooms.count(HOSTAGE), rooms.count(LAIR)
    counts = {"inside": len(rooms) - held - lair, "most": len(rooms), "lair": lair, "held": held}
    piles = {"deck": len(side.deck), "discard": len(side.discard)}
    name = words.name("clan", side.clan)
    return Row(
        words.say("row-you", clan=name) if seat == who.seen.seat else name,
        words.say("row-hand", cards=len(side.hand)),
        words.say("row-area", **counts, **piles),
        icons.CLANS[side.clan],
        ref=f"panel:player{seat}",
        owner=seat,
    )


def player(who: Speaker, seat: Seat) -> Panel:
    """What a clan card says; those of others are of less interest.  [KH-304]"""
    words, clan = who.words, who.clans[seat]
    own = seat == who.seen.seat
    role = words.name("role", who.content.clans[clan].role)
    title = words.say("panel-you" if own else "panel-other", clan=words.name("clan", clan), role=role)
    return Panel(title, printed(who.language, clan), seat, not own, own, "left", icons.CLANS[clan])


@functools.cache
def printed(language: str, clan: str) -> tuple[Row, ...]:
    """Ability and hint.  [KH-304]"""
    words, card = named_words(language, ()), load().clans[clan]
    ability = capital(words.name("ability", card.ability))
    return (
        Row(words.say("row-ability"), detail=ability, icon=icons.ABILITIES[card.ability]),
        Row(words.say("row-hint"), detail=words.name("hint", clan), minor=True),
    )


# -- the dungeon


def stores(who: Speaker) -> Iterator[Row]:
    """The resources that lie in the dungeon, for everybody to use.  [KH-2405]"""
    for token in RESOURCES:
        lying = sum(place.goods.get(token, 0) for place in who.seen.rooms.values())
        yield Row(who.words.name("token", token), str(lying), icon=icons.TOKENS[token])


def threat(who: Speaker) -> Iterator[Row]:
    """Active heroes in the vault, of those who loot its treasure, and heroes near it.  [KH-3901, KH-R-1185]"""
    words, distance = who.words, chart_of(who.seen.layout).distance
    counts = [0] * (NEAR + 1)
    for room, hero in who.heroes.values():
        steps = distance.get(room, NEAR + 1)
        if steps <= NEAR and (steps or hero.active):
            counts[steps] += CHAMPION_COUNTS if hero.kind == CHAMPION else 1
    needed = max(who.seen.rooms[VAULT].treasures, default=0)
    ready = words.say("row-of", count=counts[0], most=needed)
    bar = (min(counts[0], needed), needed)
    yield Row(words.say("row-in_vault"), ready, icon=icons.TREASURE, bar=bar, ref=f"cell:{BOARD}/{VAULT}")
    yield Row(words.say("row-one_away"), str(counts[1]))
    yield Row(words.say("row-two_away"), str(counts[2]))

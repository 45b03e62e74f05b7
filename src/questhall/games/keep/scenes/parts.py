"""Cards and rooms as icons with a word or two: every action of a card, what a room takes and gives."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from typing import assert_never

from msgspec.structs import replace

from questhall.core import snake
from questhall.core.scene import Act, Part

from ..building import CONSTRUCTION_SITE
from ..content import RoomTile, load
from ..dungeon import PRISON
from ..effects import (
    Activate,
    Ambush,
    AnyEffect,
    Defend,
    Draw,
    Fortify,
    Melee,
    Move,
    Onslaught,
    Pack,
    Pay,
    Place,
    PutPortal,
    PutResource,
    PutTrap,
    Ranged,
)
from . import icons
from .speaker import capital, named_words

ARROW = "arrow"
"""Stands between what is taken and what is given."""


@functools.cache
def parts(language: str, name: str) -> tuple[Part, ...]:
    """The groups of a hand card.  [KH-1801]"""
    return tuple(part(language, group) for group in load().cards[name].groups)


def part(language: str, group: tuple[AnyEffect, ...]) -> Part:
    """A group: what holds for all of it as its title, equal actions counted."""
    words = named_words(language, ())
    titles = [title(effect) for effect in group]
    common = titles[0] if len(set(titles)) == 1 else ""
    acts: list[Act] = []
    for effect, count in {effect: group.count(effect) for effect in group}.items():
        found = list(counted(doing(language, effect), count))
        if not common and title(effect):
            found[0] = replace(found[0], text=f"{words.say(f'word-{title(effect)}')}: {found[0].text}")
        acts += found
    return Part(tuple(acts), title=words.say(f"word-{common}") if common else "")


def title(effect: AnyEffect) -> str:
    """What a composed action is called."""
    return snake(type(effect).__name__) if isinstance(effect, Pack | Onslaught) else ""


def counted(acts: Iterable[Act], count: int) -> Iterator[Act]:
    """The same action several times, as one with its number."""
    for act in acts:
        value = f"+{count}" if act.value == "+1" else f"×{count}"
        yield replace(act, value=value) if count > 1 else act


def doing(language: str, effect: AnyEffect) -> Iterator[Act]:
    """An action; composed ones have several parts."""
    words = named_words(language, ())
    match effect:
        case Draw() | Activate() | Move() | Melee() | Ranged() | Defend():
            key = snake(type(effect).__name__)
            yield Act(icons.ACTIONS[key], words.say(f"word-{key}"))
        case PutResource(token) | Pay(token):
            sign = "+1" if isinstance(effect, PutResource) else "-1"
            yield Act(icons.TOKENS[token], words.name("token", token), sign)
        case PutTrap():
            yield Act(icons.TOKENS["trap"], words.name("token", "trap"), "+1")
        case PutPortal():
            yield Act(icons.TOKENS["portal"], words.name("token", "portal"), "+1")
        case Ambush(most, symbol):
            yield Act(icons.ACTIONS["summon"], words.say("word-summon"), str(most))
            yield Act(icons.SYMBOLS[symbol], capital(words.name("symbol", symbol, "short")))
        case Place(most):
            yield Act(icons.ACTIONS["summon"], words.say("word-summon"), str(most))
        case Onslaught(first, then):
            yield from doing(language, first)
            yield from doing(language, then)
        case Pack(action):
            yield from doing(language, action)
        case Fortify(icon):
            text = f"{words.say('word-fortify')}: {words.say(f'word-{icon}')}"
            yield Act(icons.ACTIONS["look"], text, "3")
        case _:
            assert_never(effect)


@functools.cache
def guild_parts(language: str, name: str) -> tuple[Part, ...]:
    """The class and the rooms of a hero card; nothing for other cards.  [KH-3201]"""
    words, printed = named_words(language, ()), load().guild[name]
    if printed.hero is None or printed.symbol is None:
        return ()
    hero = Act(icons.HEROES[printed.hero], words.name("hero", printed.hero))
    rooms = Act(icons.SYMBOLS[printed.symbol], capital(words.name("symbol", printed.symbol, "short")))
    return (Part((hero, rooms)),)


# -- rooms


@functools.cache
def chip(room: str) -> tuple[str, ...]:
    """What activating a room takes and gives, as icons.  [KH-2401]"""
    tile: RoomTile = load().rooms[room]
    if tile.makes is not None:
        return (icons.TOKENS[tile.makes],)
    if tile.sells is not None and tile.price is not None:
        return (icons.TOKENS[tile.price], ARROW, icons.KINDS[tile.sells])
    if room == PRISON:
        return (icons.CAPTIVE, ARROW, icons.ACTIONS["draw"])
    if room == CONSTRUCTION_SITE:
        return (icons.TOKENS["coin"], ARROW, icons.BLUEPRINT)
    return (icons.CAPTIVE, ARROW, icons.KINDS["tactic"])


@functools.cache
def room_parts(language: str, room: str) -> tuple[Part, ...]:
    """What a room takes and gives, for its blueprint; nothing where icons would not say it.  [KH-2901]"""
    words, tile = named_words(language, ()), load().rooms[room]
    if tile.makes is not None:
        return (Part((Act(icons.TOKENS[tile.makes], words.name("token", tile.makes), "+1"),)),)
    if tile.sells is None or tile.price is None:
        return ()
    price = Act(icons.TOKENS[tile.price], words.name("token", tile.price), "-1")
    return (Part((price, Act(icons.KINDS[tile.sells], words.name("kind", tile.sells), "+1"))),)

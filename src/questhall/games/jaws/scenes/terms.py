"""What the words on cards, monsters and the map mean."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.core.scene import Card, Cell, Piece, Row, Term
from questhall.haven.keywords import mentioned

from ..content import Card as Printed
from ..content import Item, Monster, Stats
from . import icons
from .speaker import Speaker

ACTIONS = ("heal", "shield", "thorns", "loot", "destroy", "command", "recover", "set_trap")
ADDED = ("range", "targets", "area", "push", "pull", "jump", "advantage", "disadvantage", "spend", "consume", "infuse")
DURATIONS = ("persistent",)
ELEMENTS, LOST, XP, ELITE = "spend", "lost", "xp", "elite"
ALIKE = {"consume": ELEMENTS, "infuse": ELEMENTS, "experience": XP}
"""Words that one and the same sentence explains."""
WORDS = (*icons.CONDITIONS, *ACTIONS, *ADDED, *DURATIONS, XP, "experience")
GROUND = ("obstacle", "difficult", "trap", "door")


def of_effects(effects: Iterable[object]) -> tuple[str, ...]:
    """The words in effects."""
    return _alike(mentioned(effects, WORDS))


def of_card(card: Printed) -> tuple[str, ...]:
    """The words on an ability card."""
    halves = (card.top, card.bottom)
    more = [(any(half.makes for half in halves), ELEMENTS), (any(half.xp for half in halves), XP)]
    more.append((any(half.lost for half in halves), LOST))
    found = of_effects(action for half in halves for action in half.actions)
    return _alike((*found, *(word for there, word in more if there)))


def of_item(item: Item) -> tuple[str, ...]:
    """The words on an item."""
    return of_effects((*([item.add] if item.add is not None else []), *item.actions))


def of_monster(kind: Monster, level: int, *, elite: bool) -> tuple[str, ...]:
    """The words on a side of a stat card."""
    side: Stats = kind.stats(elite=elite)
    found = [ELITE] if elite else []
    found += [name for name, values in (("shield", side.shield), ("thorns", side.thorns)) if values and values[level]]
    found += [name for name, first in side.inflict.items() if level >= first]
    found += ["advantage"] if level >= side.advantage else []
    return (*found, *(["disadvantage"] if level >= side.guarded else []))


def _alike(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ALIKE.get(word, word) for word in words))


def glossary(who: Speaker, cards: Iterable[Card], others: Iterable[Piece | Cell | Row]) -> dict[str, Term]:
    """What all these words mean."""
    wanted = [word for thing in (*cards, *others) for word in thing.terms]
    return {word: term(who, word) for word in dict.fromkeys(wanted)}


def term(who: Speaker, word: str) -> Term:
    """One of them."""
    name = who.name("condition", word) if word in icons.CONDITIONS else who.say(f"term-{word}")
    return Term(name, who.say(f"means-{word}"), icons.TERMS.get(word, ""))

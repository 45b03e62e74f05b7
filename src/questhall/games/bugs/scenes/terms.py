"""What the words on cards and monsters mean."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.core.scene import Card, Cell, Piece, Row, Term
from questhall.haven.keywords import mentioned
from questhall.haven.scenes import capital

from ..content import Item, Monster, Side
from ..effects import AnyEffect
from ..state import Bonus
from . import icons
from .speaker import Speaker

ACTIONS = ("heal", "shield", "retaliate", "fly", "push", "pull", "control", "ward", "recover", "set_trap")
ADDED = ("range", "targets", "area", "pierce", "jump", "advantage", "spend", "consume", "create")
DURATIONS = ("persistent",)
ALIKE = {"consume": "spend", "create": "spend"}
"""Words that one and the same sentence explains."""
WORDS = (*icons.CONDITIONS, *ACTIONS, *ADDED, *DURATIONS)
LOST = "lost"
TERRAIN = {"obstacle": "obstacle", "difficult": "difficult", "hazard": "hazard", "plate": "plate", "trap": "set_trap"}
"""What the ground of a hex is explained by."""
COLUMNS, MODIFIERS = "columns", "modifiers"
ELITE = "elite"
FOR_ROUNDS = ("shield", "retaliate")
"""Bonuses that last; an item that helps against one attack gives them for that attack only."""


def of_side(side: Side) -> tuple[str, ...]:
    """The words on a side of a card."""
    lost = (LOST,) if side.loss or side.forever else ()
    return _alike((*mentioned((*side.top, *side.bottom), WORDS), *lost))


def of_effects(effects: Iterable[object]) -> tuple[str, ...]:
    """The words in effects."""
    return _alike(mentioned(effects, WORDS))


def of_item(item: Item) -> tuple[str, ...]:
    """The words on an item.  [BB-R-40]"""
    found = of_effects((*item.add, *item.actions))
    return tuple(word for word in found if word not in FOR_ROUNDS) if item.when == "defence" else found


def of_monster(kind: Monster, bonuses: Iterable[Bonus], *, elite: bool) -> tuple[str, ...]:
    """The words on a monster card, and in what works on the monster now; its traits end with it alone."""
    printed: list[AnyEffect] = [action for column in kind.columns for action in column.actions]
    found = of_effects((*kind.traits, kind.attacks, *printed, *(bonus.effect for bonus in bonuses)))
    return (*((ELITE,) if elite else ()), *(word for word in found if word not in DURATIONS))


def _alike(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ALIKE.get(word, word) for word in words))


def glossary(who: Speaker, cards: Iterable[Card], others: Iterable[Piece | Cell | Row]) -> dict[str, Term]:
    """What all these words mean."""
    sides = [side for card in cards for side in (card, card.back) if side]
    wanted = [word for thing in (*sides, *others) for word in thing.terms]
    return {word: term(who, word) for word in dict.fromkeys(wanted)}


def term(who: Speaker, word: str) -> Term:
    """One of them."""
    if word in icons.CONDITIONS:
        name = who.words.name("condition", word)
    elif word in icons.TERRAIN:
        name = capital(who.words.name("terrain", word))
    else:
        name = who.words.say(f"term-{word}")
    return Term(name, who.words.say(f"means-{word}"), icons.TERMS.get(word, ""))

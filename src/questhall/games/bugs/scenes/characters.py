"""The characters, as cards to choose from before anybody is played."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core.scene import Card, Zone
from questhall.haven.scenes import Tables, capital

from . import icons
from .cards import SIDES, side_texts
from .speaker import Speaker


def lay_out(who: Speaker) -> Tables:
    """All that the scenario allows, or all; nothing once somebody is chosen.  [BB-101, BB-302]"""
    if who.state.character:
        return Tables({}, {})
    names = [name for name in who.content.characters if not who.state.scenario or who.scenario.allows(name)]
    zone = Zone(who.words.say("sheet-characters"), tuple(names), brief=True)
    return Tables({name: card(who, name) for name in names}, {"characters": zone})


def card(who: Speaker, name: str) -> Card:
    """How a character plays, its hit points by level, and behind that its first cards.  [BB-221, BB-4807]"""
    words, called = who.words, who.words.name("being", name)
    health = words.say("sheet-health", health=" · ".join(map(str, who.content.characters[name].health)))
    lines = (capital(words.say(f"menu-role-{name}")), health)
    return Card(
        called, lines, icon=icons.BEINGS[name], back=Card(called, tuple(hand(who, name)), icon=icons.BEINGS[name])
    )


def hand(who: Speaker, name: str) -> Iterator[str]:
    """The four cards with which a character begins, both halves of side A and then of side B.  [BB-103, BB-3201]"""
    for card in who.content.deck(name, 1):
        printed = who.content.cards[card]
        told = [
            who.words.say("sheet-back", letter=side.upper(), **side_texts(who, printed.side(side))) for side in SIDES
        ]
        yield who.words.say("sheet-hand", card=who.words.name("card", card), sides="; ".join(told))

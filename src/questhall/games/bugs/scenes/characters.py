"""The characters, as cards to choose from before anybody is played."""

from __future__ import annotations

from questhall.core.scene import Card, Zone
from questhall.haven.scenes import Tables, capital

from . import icons
from .speaker import Speaker


def lay_out(who: Speaker) -> Tables:
    """All that the scenario allows, or all; nothing once somebody is chosen.  [BB-101, BB-302]"""
    if who.state.character:
        return Tables({}, {})
    names = [name for name in who.content.characters if not who.state.scenario or who.scenario.allows(name)]
    zone = Zone(who.words.say("sheet-characters"), tuple(names), brief=True)
    return Tables({name: card(who, name) for name in names}, {"characters": zone})


def card(who: Speaker, name: str) -> Card:
    """How a character plays, and its hit points by level.  [BB-221, BB-4807]"""
    words = who.words
    health = words.say("sheet-health", health=" · ".join(map(str, who.content.characters[name].health)))
    lines = (capital(words.say(f"menu-role-{name}")), health)
    return Card(words.name("being", name), lines, icon=icons.BEINGS[name])

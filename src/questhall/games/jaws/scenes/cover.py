"""The game's picture: the first ambush, drawn like any other."""

from __future__ import annotations

import functools

from questhall.core.scene import Scene

from ..content import load
from ..content.maps import chamber
from ..state import Deck, Deed, Figure, Hero, State
from ..view import View
from .board import board, pieces
from .speaker import BOARD, Speaker

SCENARIO = "roadside_ambush"
PARTY = ("red_guard", "hatchet", "demolitionist", "voidwarden")


@functools.cache
def cover(language: str) -> Scene:
    """The board and the pieces, in a language."""
    state = State(scenario=SCENARIO, party=len(PARTY), modifiers=Deck(), deed=Deed(), round=1)
    places = chamber(SCENARIO)
    for seat, (being, cell) in enumerate(zip(PARTY, places.starts, strict=False)):
        health = load().characters[being].health[0]
        state.heroes[being] = Hero(seat=seat, being=being, modifiers=Deck())
        state.figures[being] = Figure(being, being, cell, health, health, "character")
    number = 0
    for letter, placed in load().scenarios[SCENARIO].monsters.items():
        for cell in places.letters[letter]:
            number += 1
            name, elite = f"m{number}", placed.ranks[-1] == "e"
            state.figures[name] = Figure(name, placed.monster, cell, 5, 5, number=number, elite=elite)
    who = Speaker(View(None, state, (), None), language)
    return Scene("jaws", who.say("game-name"), {BOARD: board(who)}, pieces=pieces(who))

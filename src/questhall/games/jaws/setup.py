"""Setup: the party, its decks and the map.  [JL-1xx, JL-2xx]"""

from __future__ import annotations

from typing import Annotated

import msgspec

from questhall.core import Deal, Rng, Setup, Step

from .content import Content, load
from .members import MOST_LEVEL, Record
from .seasoned import level_at
from .state import Deck, Deed, State
from .steps.beginning import ChooseCharacter, LayOut
from .steps.campaign import Embark
from .terms import Difficulty
from .world import TUTORIAL

CAMPAIGN = "campaign"
STEPS_OF = {"easy": -1, "normal": 0, "hard": 1, "very_hard": 2}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen besides scenario and characters.  [JL-5102, JL-5103, JL-4309]"""

    level: Annotated[int, msgspec.Meta(ge=0, le=MOST_LEVEL)] = 0
    """Of the characters in a single scenario; 0 is what a campaign would have made of them by then."""
    bare: bool = False
    """In a single scenario characters have none of the items and perks that a campaign would have given."""
    difficulty: Difficulty = "normal"


def scenario_level(levels: list[int], difficulty: Difficulty = "normal") -> int:
    """Half the average level of the characters, rounded up, and a difficulty; from 0 to 7.

    [JL-5102, JL-5103, JL-5105, JL-5302, JL-G-807]
    """
    recommended = -(-sum(levels) // (2 * len(levels)))
    return max(0, min(7, recommended + STEPS_OF[difficulty]))


def levels(number: int, party: list[int], difficulty: Difficulty) -> tuple[int, int]:
    """The level of a scenario and that of its monsters.  [JL-5101, JL-5106, JL-4309, JL-O-35]"""
    if number <= TUTORIAL:
        return 1, 0 if difficulty == "easy" else 1
    level = scenario_level(party, difficulty)
    return level, level


def fitting(scenario: str) -> dict[str, int]:
    """What a level of 0 comes to in a single scenario."""
    return {} if scenario == CAMPAIGN else {"level": _own_level(load().scenarios[scenario].number, 0)}


def _own_level(number: int, wanted: int) -> int:
    """The level of the characters in a single scenario; the first ones teach the game."""
    return (wanted or level_at(number)) if number > TUTORIAL else 1


def deal(setup: Setup, content: Content, rng: Rng) -> Deal[State]:
    """Whoever has no character chooses one; then the scenario is laid out.  [JL-108, JL-109, JL-112]"""
    options = msgspec.convert(setup.options, Options)
    choosing: list[Step] = [ChooseCharacter(seat) for seat, role in enumerate(setup.seats) if not role]
    if setup.scenario == CAMPAIGN:
        state = State(
            scenario="", campaign=Record(opened=[1], difficulty=options.difficulty), modifiers=Deck(), deed=Deed()
        )
        return Deal(state, [*choosing, Embark(tuple(setup.seats))])
    number = content.scenarios[setup.scenario].number
    own = _own_level(number, options.level)
    level, monster_level = levels(number, [own] * len(setup.seats), options.difficulty)
    state = State(
        scenario=setup.scenario,
        level=level,
        monster_level=monster_level,
        party=len(setup.seats),
        modifiers=Deck(),
        deed=Deed(),
    )
    return Deal(state, [*choosing, LayOut(tuple(setup.seats), own, not options.bare)])

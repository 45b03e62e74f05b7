"""Setup: the map, its monsters and objectives.  [BB-2xx, BB-3xx]"""

from __future__ import annotations

import msgspec

from questhall.core import Deal, Rng, Setup, Step

from .content import Content, Difficulty, chamber
from .effects import FigureId
from .state import Figure, RestLoss, State
from .steps.beginning import ChooseCharacter, TakeCards


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen besides scenario and character.  [BB-216, BB-R-09, BB-R-58]"""

    difficulty: Difficulty = "standard"
    long_rest_loss: RestLoss = "random"


def deal(setup: Setup, content: Content, rng: Rng) -> Deal[State]:
    """Steps 1 to 7 of the setup; the agenda holds the rest.  [BB-201 to BB-214]"""
    options = msgspec.convert(setup.options, Options)
    scenario = content.scenarios[setup.scenario]
    character = setup.seats[0]
    if character and not scenario.allows(character):
        character = ""
    figures = place(content, setup.scenario)
    state = State(
        scenario=setup.scenario,
        character=character,
        difficulty=options.difficulty,
        long_rest_loss=options.long_rest_loss,
        figures=figures,
        terrain=dict(chamber(setup.scenario).terrain),
        serial=len(scenario.monsters),
    )
    agenda: list[Step] = [] if character else [ChooseCharacter()]
    return Deal(state, [*agenda, TakeCards()])


def place(content: Content, scenario: str) -> dict[FigureId, Figure]:
    """Monsters stand on the hexes of their numbers, objectives on their letters.  [BB-210, BB-212, BB-222, BB-309]"""
    printed, board = content.scenarios[scenario], chamber(scenario)
    figures: dict[FigureId, Figure] = {}
    for number, placed in sorted(printed.monsters.items()):
        kind = content.monsters[placed.monster]
        health = placed.health or (kind.elite_health if placed.elite else 0) or kind.health
        name, cell = f"m{number}", board.numbers[number]
        figures[name] = Figure(name, placed.monster, cell, health, health, int(number), placed.elite)
    for letter, thing in printed.objectives.items():
        for place, cell in enumerate(board.letters[letter]):
            name = f"o{letter.lower()}{place}"
            figures[name] = Figure(name, thing.kind, cell, thing.health, thing.health, kind="objective")
    return figures

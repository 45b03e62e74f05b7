"""Setup: the map, its monsters and objectives.  [BB-2xx, BB-3xx]"""

from __future__ import annotations

import msgspec

from questhall.core import Deal, Rng, Setup, Step

from .content import CAMPAIGN, Content, Difficulty
from .placing import lay_out
from .state import Campaign, RestLoss, State
from .steps.beginning import ChooseCharacter, TakeCards
from .steps.campaign import BetweenScenarios


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen besides scenario and character.  [BB-216, BB-R-09, BB-R-58]"""

    difficulty: Difficulty = "standard"
    long_rest_loss: RestLoss = "random"


def deal(setup: Setup, content: Content, rng: Rng) -> Deal[State]:
    """Steps 1 to 7 of the setup; the agenda holds the rest. A campaign begins between scenarios.  [BB-201 to BB-214]"""
    options = msgspec.convert(setup.options, Options)
    character = setup.seats[0]
    if setup.scenario == CAMPAIGN:
        state = State(scenario="", campaign=Campaign())
        following: Step = BetweenScenarios()
    else:
        allowed = content.scenarios[setup.scenario].allows(character)
        character = character if allowed else ""
        state = lay_out(State(scenario=setup.scenario))
        following = TakeCards()
    state.character = character
    state.difficulty, state.long_rest_loss = options.difficulty, options.long_rest_loss
    return Deal(state, [following] if character else [ChooseCharacter(), following])

"""Setup: what seats and options say, and the steps that follow.  [HM-2xx]"""

from __future__ import annotations

import msgspec

from questhall.core import Deal, Rng, Setup, Step
from questhall.core.errors import SetupError

from .content import Content
from .dealing import deal_decks, lay_out
from .effects import Difficulty
from .state import Record, Rules, State
from .steps.choosing import ChooseFaction, LayOut, opening


class Options(Rules, frozen=True, forbid_unknown_fields=True):
    """What can be chosen besides scenario and heroes: the difficulty and the optional rules.  [HM-2901, HM-3001]"""

    difficulty: Difficulty = "normal"


def deal(setup: Setup, content: Content, rng: Rng) -> Deal[State]:
    """The map and the players' areas; the agenda holds the rest.  [HM-201]

    A seat names its faction, or at once its hero; who names nothing is asked, and the map is laid anew then.
    """
    campaign = content.campaigns.get(setup.scenario)
    scenario = content.plan(campaign.missions[0] if campaign else setup.scenario)
    options = msgspec.convert(setup.options, Options)
    rules = Rules(**{name: getattr(options, name) for name in Rules.__struct_fields__})
    chosen = factions(setup, content)
    heroes = [name if name in content.heroes else "" for name in setup.seats]
    state = lay_out(scenario, chosen, heroes, options.difficulty, rules, rng)
    state.campaign = Record(campaign=campaign.id) if campaign else None
    if "" in setup.seats:
        asking: list[Step] = [ChooseFaction(seat) for seat, name in enumerate(setup.seats) if not name]
        return Deal(state, [*asking, LayOut(tuple(setup.seats))])
    if all(heroes):
        deal_decks(state, rng)
    return Deal(state, opening(state))


def factions(setup: Setup, content: Content) -> list[str]:
    """Each faction exists once; empty seats stand for what is free until they have chosen.  [HM-203, HM-204]"""
    named = [content.led_by(name) for name in setup.seats]
    taken = [faction for faction in named if faction]
    if len(set(taken)) < len(taken):
        raise SetupError("Two seats lead the same faction; each exists once.")
    free = [faction for faction in content.factions if faction not in taken]
    if len(free) < len(named) - len(taken):
        raise SetupError(f"There are {len(content.factions)} factions, not {len(named)}.")
    return [faction or free.pop(0) for faction in named]

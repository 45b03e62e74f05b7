"""Keep the Heroes Out!: monsters defend their treasures against the heroes of the Guild."""

from __future__ import annotations

from pathlib import Path

from questhall.core import Game

from .choices import CHOICES
from .content import load
from .events import EVENTS
from .events.turns import TurnBegan
from .heuristic import heuristic
from .invariants import faults, reshuffle
from .react import REACTS_TO, react
from .scene import line, scene
from .scenes import icons
from .scenes.cover import cover
from .setup import Options, deal
from .state import State
from .steps import LASTING, STEPS
from .steps.cards import PackTurn, ResolveCard, Rush, SummonMore
from .steps.invasion import Invade
from .steps.rooms import ChoosePlan, ChooseSite, TryPrison
from .steps.turn import ReplaceItems
from .view import View, imagine, view, witness

GAME: Game[State, View] = Game(
    key="keep",
    folder=Path(__file__).parent,
    players=range(1, 5),
    load=load,
    scenarios=lambda: tuple(load().scenarios),
    roles=lambda: tuple(load().clans),
    options=Options,
    state=State,
    steps=STEPS,
    choices=CHOICES,
    events=EVENTS,
    lasting=LASTING,
    deal=deal,
    view=view,
    imagine=imagine,
    scene=scene,
    line=line,
    heuristic=heuristic,
    faults=faults,
    reshuffle=reshuffle,
    icon=icons.GAME,
    minutes=60,
    cover=cover,
    icons=icons.ALL,
    react=react,
    reacts_to=REACTS_TO,
    witness=witness,
    horizon=frozenset({Invade, TryPrison}),
    pauses=frozenset({TurnBegan}),
    follow_ups=frozenset({ResolveCard, PackTurn, Rush, SummonMore, ReplaceItems, ChoosePlan, ChooseSite}),
)

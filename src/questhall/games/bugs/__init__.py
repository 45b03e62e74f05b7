"""Gloomhaven: Buttons & Bugs: one character, shrunk to the size of a mouse, against everything that is bigger."""

from __future__ import annotations

from pathlib import Path

from questhall.core import Game
from questhall.core.deeds import Deed
from questhall.haven.events import DamageSuffered, FigureMoved, RoundBegan

from .choices import CHOICES
from .chronicle import CHRONICLE
from .content import CAMPAIGN, load
from .events import EVENTS, AttackMade, CardUsed, FigureDied, ItemUsed
from .invariants import faults, reshuffle
from .outlook import outlook
from .react import REACTS_TO, react
from .scene import line, scene
from .scenes import icons
from .scenes.cover import cover
from .setup import Options, deal
from .sifting import shortlist
from .state import State
from .steps import LASTING, STEPS
from .steps.abilities import Enter
from .steps.actions import ChooseMove, Confirm
from .steps.aiming import AimAction
from .steps.attack import PickTarget, PrepareAttack
from .steps.campaign import onward
from .steps.control import GuideControlled
from .steps.forced import ForceMove
from .steps.resting import DrawLoss
from .steps.rolling import RollModifier
from .steps.rounds import RollColumns
from .steps.shaping import ChooseHex
from .view import View, imagine, view

GAME: Game[State, View] = Game(
    key="bugs",
    folder=Path(__file__).parent,
    players=range(1, 2),
    load=load,
    scenarios=lambda: (CAMPAIGN, *load().scenarios),
    campaigns=frozenset({CAMPAIGN}),
    number=lambda scenario: load().scenarios[scenario].number,
    onward=onward,
    roles=lambda: tuple(load().characters),
    roles_for=lambda scenario: load().cast(scenario),
    options=Options,
    state=State,
    steps=STEPS,
    choices=CHOICES,
    events=(*EVENTS, *CHRONICLE),
    lasting=LASTING,
    deal=deal,
    view=view,
    imagine=imagine,
    scene=scene,
    line=line,
    heuristic=outlook,
    shortlist=shortlist,
    faults=faults,
    reshuffle=reshuffle,
    icon=icons.GAME,
    minutes=30,
    cover=cover,
    icons=icons.ALL,
    react=react,
    reacts_to=REACTS_TO,
    horizon=frozenset({RollColumns, RollModifier, DrawLoss}),
    deeds=(
        Deed(CardUsed, "cards", "used", "card"),
        Deed(ItemUsed, "items", "used", "item"),
        Deed(AttackMade, "monsters", "attacked", "who.being", whom="target.being"),
        Deed(FigureDied, "monsters", "killed", "who.being"),
        Deed(FigureMoved, "places", "", lambda event: f"hex {event.path[-1]}", whom="who.being"),
        Deed(DamageSuffered, "falls", whom=lambda event: None if event.left else event.who.being),
    ),
    pauses=frozenset({RoundBegan}),
    follow_ups=frozenset(
        {ChooseMove, PickTarget, PrepareAttack, Confirm, Enter, AimAction, ForceMove, ChooseHex, GuideControlled}
    ),
)

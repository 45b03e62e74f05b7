"""Gloomhaven: Jaws of the Lion: two to four mercenaries, twenty-five scenarios, one campaign."""

from __future__ import annotations

from pathlib import Path

from questhall.core import Game
from questhall.core.deeds import EVERYBODY, Deed, everybody
from questhall.haven.events import RoundBegan

from .choices import CHOICES
from .chronicle import CHRONICLE
from .content import load
from .events import EVENTS, AttackMade, CardUsed, DoorOpened, FigureDied, HeroExhausted, ItemUsed, TreasureLooted
from .heuristic import heuristic
from .invariants import faults, reshuffle
from .measures import area_plan, plan
from .prospects import average
from .react import REACTS_TO, react
from .scene import line, scene
from .scenes import icons
from .scenes.cover import cover
from .selection import shortlist
from .setup import CAMPAIGN, Options, deal, fitting
from .state import State
from .steps import STEPS
from .steps.actions import ChooseConsume, Confirm
from .steps.aiming import AimAction
from .steps.attack import Agree, Defend, PickTarget, PrepareBlow
from .steps.campaign import onward
from .steps.command import GiveCommand, Influence, Pay
from .steps.forced import ForceMove
from .steps.modifying import DrawModifiers
from .steps.rooms import Reveal, StockRoom
from .steps.rounds import BeginTurn, DrawAbilities, StartRound
from .steps.shaping import ChooseConsumed, ChooseElements, ChooseHex, RecoverCards
from .steps.specials import PerformSpecial, ShiftTrap
from .steps.stepping import ChooseMove
from .steps.turn import HeroActs
from .steps.watching import OrderResponses
from .view import View, imagine, view, witness

GAME: Game[State, View] = Game(
    key="jaws",
    folder=Path(__file__).parent,
    players=range(2, 5),
    load=load,
    scenarios=lambda: (CAMPAIGN, *load().scenarios),
    roles=lambda: tuple(load().characters),
    options=Options,
    state=State,
    steps=STEPS,
    choices=CHOICES,
    events=(*EVENTS, *CHRONICLE),
    number=lambda scenario: str(load().scenarios[scenario].number),
    deal=deal,
    view=view,
    imagine=imagine,
    scene=scene,
    line=line,
    heuristic=heuristic,
    average=average,
    shortlist=shortlist,
    faults=faults,
    reshuffle=reshuffle,
    fitting=fitting,
    icon=icons.GAME,
    minutes=90,
    cover=cover,
    icons=icons.ALL,
    secret=True,
    campaigns=frozenset({CAMPAIGN}),
    onward=onward,
    react=react,
    reacts_to=REACTS_TO,
    witness=witness,
    horizon=frozenset({BeginTurn, DrawAbilities, DrawModifiers, Reveal, StartRound}),
    follow_ups=frozenset(
        {
            Agree,
            AimAction,
            ChooseConsume,
            ChooseConsumed,
            ChooseElements,
            ChooseHex,
            ChooseMove,
            Confirm,
            Defend,
            ForceMove,
            GiveCommand,
            HeroActs,
            Influence,
            OrderResponses,
            Pay,
            PerformSpecial,
            PickTarget,
            PrepareBlow,
            RecoverCards,
            ShiftTrap,
            StockRoom,
        }
    ),
    deeds=(
        Deed(CardUsed, "cards", "used", "card"),
        Deed(ItemUsed, "items", "used", "item"),
        Deed(TreasureLooted, "items", "looted", lambda event: f"treasure {event.number}"),
        Deed(AttackMade, "monsters", "attacked", "who.being", whom="whom.being"),
        Deed(FigureDied, "monsters", "killed", "who.being"),
        Deed(
            RoundBegan,
            "places",
            "",
            lambda event: "before the first door",
            whom=lambda event: EVERYBODY if event.round == 1 else None,
        ),
        Deed(DoorOpened, "places", "opened", lambda event: f"door {event.door}", whom=everybody),
        Deed(HeroExhausted, "falls", whom="being"),
    ),
    pauses=frozenset({RoundBegan}),
    benched=(("roadside_ambush", 4),),
    measures={"plan": plan, "area_plan": area_plan},
)

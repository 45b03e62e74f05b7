"""Keep the Heroes Out!: monsters defend their treasures against the heroes of the Guild."""

from __future__ import annotations

from pathlib import Path

from questhall.core import Game
from questhall.core.deeds import Deed, everybody

from .choices import CHOICES
from .content import load
from .events import EVENTS
from .events.dungeon import RoomBuilt
from .events.heroes import HeroAttacked, HeroBeaten, HeroTired, TreasureLooted
from .events.turns import CardPlayed, GuildCardDrawn, ItemTaken, TurnBegan
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
    deeds=(
        Deed(CardPlayed, "cards", "played", "card"),
        Deed(ItemTaken, "items", "taken", "item"),
        Deed(GuildCardDrawn, "monsters", "card drawn", "card"),
        Deed(HeroAttacked, "monsters", "attacked", "kind"),
        Deed(HeroBeaten, "monsters", "beaten", "kind"),
        Deed(
            HeroTired,
            "monsters",
            "looted",
            lambda event: event.kind if event.why == "loot" else "",
            whom=everybody,
            noun="hero",
        ),
        Deed(RoomBuilt, "places", "built", "room"),
        Deed(TreasureLooted, "places", "looted", "room", whom=everybody),
        Deed(TreasureLooted, "falls", whom=everybody),
    ),
    pauses=frozenset({TurnBegan}),
    follow_ups=frozenset({ResolveCard, PackTurn, Rush, SummonMore, ReplaceItems, ChoosePlan, ChooseSite}),
)

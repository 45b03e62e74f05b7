"""Terraria: the board game: explore, dig, fight and build before the threat grows too great."""

from __future__ import annotations

from pathlib import Path

from questhall.core import Game
from questhall.core.deeds import Deed

from .choices import CHOICES
from .content import load
from .events import (
    EVENTS,
    BiomeFound,
    BossAppeared,
    BossDefeated,
    CardGained,
    CardUsed,
    Consumed,
    Died,
    EnemyAttacked,
    EnemyDefeated,
    HouseBuilt,
    ItemCrafted,
    Moved,
    RoundBegan,
    TileExplored,
)
from .heuristic import FOLLOW_UPS, HORIZON, heuristic, second_look, third_look
from .invariants import faults, reshuffle
from .measures import enemy_phase
from .react import REACTS_TO, react
from .reflexes import reflex
from .scene import line, scene
from .scenes import icons
from .scenes.cover import cover
from .scenes.reports import REPORTED, report
from .setup import Options, deal
from .sifting import shortlist
from .state import State
from .steps import LASTING, STEPS
from .view import View, imagine, view, witness
from .world import layer_of

GAME: Game[State, View] = Game(
    key="terraria",
    folder=Path(__file__).parent,
    players=range(1, 5),
    load=load,
    scenarios=lambda: ("world",),
    roles=lambda: load().figures.characters,
    options=Options,
    state=State,
    steps=STEPS,
    choices=CHOICES,
    events=EVENTS,
    lasting=LASTING,
    deal=deal,
    view=view,
    imagine=imagine,
    witness=witness,
    scene=scene,
    line=line,
    reported=REPORTED,
    report=report,
    heuristic=heuristic,
    faults=faults,
    reshuffle=reshuffle,
    icon=icons.GAME,
    minutes=120,
    cover=cover,
    icons=icons.ALL,
    react=react,
    reacts_to=REACTS_TO,
    horizon=HORIZON,
    follow_ups=FOLLOW_UPS,
    reflex=reflex,
    shortlist=shortlist,
    second_look=second_look,
    third_look=third_look,
    deeds=(
        Deed(CardUsed, "cards", "used", "card"),
        Deed(Consumed, "items", "consumed", "card"),
        Deed(ItemCrafted, "items", "crafted", "item"),
        Deed(CardGained, "items", "gained", "card"),
        Deed(
            EnemyAttacked,
            "monsters",
            "attacked",
            lambda event: event.kind or event.enemy,
            whom="seat",
            noun="enemy boss",
        ),
        Deed(EnemyDefeated, "monsters", "defeated", "kind"),
        Deed(BossAppeared, "monsters", "appeared", "boss"),
        Deed(BossDefeated, "monsters", "defeated", "boss"),
        Deed(HouseBuilt, "places", "built", "house"),
        Deed(TileExplored, "places", "explored", "tile"),
        Deed(BiomeFound, "places", "found", "biome"),
        Deed(Moved, "places", "entered", lambda event: layer_of(event.end), whom="seat", noun="layer"),
        Deed(Died, "falls", whom="seat"),
    ),
    pauses=frozenset({RoundBegan}),
    measures={"enemy_phase": enemy_phase},
)

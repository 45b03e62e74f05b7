"""Heroes of Might & Magic III: the board game. Explore, build, gather an army, and fight."""

from __future__ import annotations

from pathlib import Path

from questhall.core import Game
from questhall.core.deeds import EVERYBODY, Deed, everybody

from .choices import CHOICES
from .content import load
from .events import (
    EVENTS,
    BuildingBuilt,
    CardGained,
    CardPlayed,
    CombatAnnounced,
    CombatEnded,
    GuardsDrawn,
    MachineBought,
    RivalAttacked,
    RivalChallenged,
    TurnBegan,
    UnitRecruited,
    UnitReinforced,
)
from .heuristic import heuristic, shortlist
from .imagining import imagine
from .invariants import faults, reshuffle
from .scene import line, scene
from .scenes import icons
from .scenes.cover import cover
from .scenes.menus import details
from .scenes.reports import ANEW, REPORTED, report
from .setup import Options, deal
from .state import State
from .steps import STEPS
from .steps.combat.posting import DrawGuards
from .steps.combat.rolling import ThrowDice
from .view import View, view, witness

CAMPAIGN = "campaign"


def seats_for(scenario: str) -> tuple[int, ...]:
    """For how many players a scenario is, as far as factions are left for its heroes of the AI.  [HM-108, HM-204]"""
    campaign = load().campaigns.get(scenario)
    plan = load().plan(campaign.missions[0] if campaign else scenario)
    return tuple(count for count in plan.players if count + len(plan.rivals_for(count)) <= len(load().factions))


def idle(scenario: str) -> tuple[str, ...]:
    """A map that is drawn is not one of chance; a siege ends with its last round; missions have a bonus of their own.

    Only in an alliance the homes of allies take in a beaten hero; who plays together wins together anyway.
    """
    campaign = load().campaigns.get(scenario)
    plan = load().plan(campaign.missions[0] if campaign else scenario)
    found = {
        "wilds": campaign is not None or not plan.grows,
        "endless": campaign is None and plan.goal == "hold_out",
        "no_bonus": campaign is not None,
        "own_shelter": plan.mode != "alliance",
        "shared_victory": plan.mode in ("cooperative", "campaign"),
    }
    return tuple(option for option, means_nothing in found.items() if means_nothing)


GAME: Game[State, View] = Game(
    key="heroes",
    folder=Path(__file__).parent,
    players=range(1, 7),
    load=load,
    scenarios=lambda: (*load().scenarios, *load().campaigns),
    roles=lambda: load().factions,
    options=Options,
    state=State,
    steps=STEPS,
    choices=CHOICES,
    events=EVENTS,
    deal=deal,
    view=view,
    imagine=imagine,
    scene=scene,
    line=line,
    heuristic=heuristic,
    shortlist=shortlist,
    faults=faults,
    reshuffle=reshuffle,
    icon=icons.GAME,
    minutes=120,
    cover=cover,
    details=details,
    idle=idle,
    secret=True,
    seats_for=seats_for,
    campaigns=frozenset({CAMPAIGN}),
    icons=icons.ALL,
    witness=witness,
    reported=REPORTED,
    report=report,
    anew=ANEW,
    horizon=frozenset({ThrowDice, DrawGuards}),
    deeds=(
        Deed(CardPlayed, "cards", "played", "card"),
        Deed(CardGained, "cards", "gained", "card"),
        Deed(MachineBought, "items", "bought", "card"),
        Deed(UnitRecruited, "monsters", "recruited", "unit"),
        Deed(UnitReinforced, "monsters", "reinforced", "unit"),
        Deed(GuardsDrawn, "monsters", "guarded", "units", whom=everybody),
        Deed(RivalAttacked, "monsters", "attacked", "hero", whom=everybody),
        Deed(RivalChallenged, "monsters", "challenged", "hero", whom=everybody),
        Deed(BuildingBuilt, "places", "built", "building"),
        Deed(CombatAnnounced, "places", "", lambda event: f"field {event.field}", whom=everybody),
        Deed(RivalAttacked, "places", "", lambda event: f"field {event.field}", whom=everybody),
        Deed(CombatEnded, "falls", whom=lambda event: EVERYBODY if event.winner < 0 else None),
    ),
    pauses=frozenset({TurnBegan}),
)

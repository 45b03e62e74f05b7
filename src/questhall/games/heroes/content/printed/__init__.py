"""What is printed: units, cards, heroes, buildings, tiles and the rest, as structs."""

from __future__ import annotations

from .cards import Card, Hero, Play, Statistics
from .goods import Dice, Exchange
from .rounds import AiCard, Curio, Proclamation, Tiding
from .scenarios import Campaign, Goal, Growth, RivalPlan, Scenario, Spot, Timed, Troops
from .terms import BOXES, NO_VALUES, SLOTS, AiType, Aspect, Box, CardKind, Group, Mode, Printed, Slot, Stack, Timing
from .tiles import Bank, Field, Location, Tile
from .towns import Building, Cubes, Smithy
from .units import Unit, UnitSide

__all__ = [
    "BOXES", "NO_VALUES", "SLOTS", "AiCard", "AiType", "Aspect", "Bank", "Box", "Building", "Campaign", "Card",
    "CardKind", "Cubes", "Curio", "Dice", "Exchange", "Field", "Goal", "Group", "Growth", "Hero", "Location",
    "Mode", "Play", "Printed", "Proclamation", "RivalPlan", "Scenario", "Slot", "Smithy", "Spot", "Stack",
    "Statistics", "Tiding", "Tile", "Timed", "Timing", "Troops", "Unit", "UnitSide",
]  # fmt: skip

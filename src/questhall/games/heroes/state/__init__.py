"""Everything that can change during a game."""

from __future__ import annotations

from .combat import (
    TOWER,
    Attack,
    BoardToken,
    Borrowed,
    Camp,
    Combat,
    Fighter,
    Lingering,
    LingeringKind,
    Mood,
    MoodKind,
    Wall,
)
from .map import Flag, Layout, Pile, Place
from .rules import Rules
from .sides import FIRST_RIVAL, NOBODY, Boon, Pawn, PawnName, Reroll, Rival, Side, Token, Troop
from .table import Record, State

__all__ = [
    "FIRST_RIVAL", "NOBODY", "TOWER", "Attack", "BoardToken", "Boon", "Borrowed", "Camp", "Combat", "Fighter", "Flag",
    "Layout", "Lingering", "LingeringKind", "Mood", "MoodKind", "Pawn", "PawnName", "Pile", "Place", "Record", "Reroll",
    "Rival", "Rules", "Side", "State", "Token", "Troop", "Wall",
]  # fmt: skip

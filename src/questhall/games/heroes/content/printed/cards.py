"""Printed cards and heroes.  [HM-801, HM-901]"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from questhall.core import noun

from ...effects import AnyEffect, CardId, FactionId, HeroId, School
from .terms import CardKind, Printed, Timing


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """One of the effects that a card can be played for.  [HM-922]"""

    timing: Timing = "instant"
    effects: tuple[AnyEffect, ...]
    expert: bool = False
    """Uses up one expert effect of the round.  [HM-1003]"""
    power: int = 0
    """The power that it needs.  [HM-1103]"""
    removes: bool = False
    """The card leaves the game.  [HM-920]"""
    returns: bool = False
    """The card goes back to the hand."""
    opening: Literal["", "any", "guards"] = ""
    """Only when a combat starts: any, or one against guards."""
    at_sea: bool = False
    """Only while the main hero is on a sea tile.  [HM-3332]"""
    until: Literal["combat", "round", "next"] = "combat"
    """How long it lasts in combat: `next` is this combat round and the next."""


class Card(Printed, frozen=True, kw_only=True):
    """A card of might and magic.  [HM-901]"""

    kind: CardKind
    plays: tuple[Play, ...]
    copies: int = 1
    apart: bool = False
    """It lies in no deck: it comes for another card.  [HM-3376]"""
    both: bool = False
    """Abilities: the empowered card has both effects, not only that of the expert.  [HM-3378]"""
    school: School | None = None
    grade: Literal["basic", "expert", "minor", "major", "relic"] | None = None
    """Of spells the class, of artifacts the level.  [HM-1011, HM-1118]"""
    faction: FactionId = ""
    """Only this faction can use it.  [HM-1007]"""
    hero: HeroId = ""
    factory: int = 0
    post: int = 0
    """War machines: the price at a factory and at a trading post.  [HM-3304]"""
    level: int = 0
    """Specialties: whose, and the level that gives it.  [HM-806]"""


class Statistics(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How many cards of each kind a hero starts with.  [HM-804]"""

    attack: int
    defense: int
    power: int
    knowledge: int


class Hero(Printed, frozen=True, kw_only=True):
    """A hero card.  [HM-801]"""

    faction: FactionId
    calling: Annotated[str, noun("calling")]
    type: Literal["might", "magic"]
    statistics: Statistics
    ability: CardId

    @property
    def arrows(self) -> int:
        """Magic arrows of the starting deck.  [HM-217, HM-218]"""
        return 1 if self.type == "might" else 2

"""The attack die.  [HM-2204]"""

from __future__ import annotations

from ...content import load
from ...geography import HeroesTable


def throw(t: HeroesTable) -> int:
    """An attack die.  [HM-2204, HM-C-24]"""
    faces = load().dice.attack
    return faces[t.rng.below(len(faces))]

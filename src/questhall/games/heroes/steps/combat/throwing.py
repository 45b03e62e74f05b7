"""The attack die.  [HM-2204]"""

from __future__ import annotations

from collections.abc import Collection

from ...content import load
from ...events import AttackRolled
from ...geography import HeroesTable
from ...plays import proclaims


def throw(t: HeroesTable) -> int:
    """An attack die.  [HM-2204, HM-C-24]"""
    faces = load().dice.attack
    return faces[t.rng.below(len(faces))]


def succeeds(t: HeroesTable, faces: Collection[int], dice: int = 1) -> bool:
    """Whether all dice for an ability of a unit show such faces; the astrologers may allow a second try."""
    for _ in range(2 if proclaims(t, "second_tries") else 1):
        rolled = tuple(throw(t) for _ in range(dice))
        t.tell(AttackRolled(rolled))
        if all(face in faces for face in rolled):
            return True
    return False

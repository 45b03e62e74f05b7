"""Which effects of cards can be carried out outside combat, and which in it."""

from __future__ import annotations

from . import effects as e

ANYWHERE = (e.Power, e.Gain, e.Draw, e.Discard, e.Morale, e.Sift, e.Retrieve, e.Toss)
ON_MAP = (*ANYWHERE, e.TownPortal, e.Moves, e.Scout)
IN_ATTACK = (e.Bolster, e.Weaken, e.Steady, e.Rage, e.TripleDie)
ON_UNITS = (
    e.Damage,
    e.Blast,
    e.Chain,
    e.Paralyse,
    e.Heal,
    e.Charm,
    e.Ward,
    e.Silence,
    e.Riposte,
    e.Flames,
    e.Shift,
    e.Horde,
)
IN_COMBAT = (*ANYWHERE, *IN_ATTACK, *ON_UNITS, e.Spoil, e.Aim)

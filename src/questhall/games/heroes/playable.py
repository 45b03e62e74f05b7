"""Which effects of cards can be carried out outside combat, and which in it.

Kinds are looked up in these sets: to ask whether something is an instance of one of many takes long.
"""

from __future__ import annotations

from . import effects as e

OWN_CARDS = {e.Recover, e.Rummage, e.Pluck, e.Winnow, e.Reshuffle, e.Expertise, e.Reveal, e.Reforge, e.Banish, e.Glean}
ANYWHERE = {
    *OWN_CARDS,
    e.Search,
    e.RollResource,
    e.OneOf,
    e.Power,
    e.Gain,
    e.Draw,
    e.Discard,
    e.Morale,
    e.Sift,
    e.Retrieve,
    e.Toss,
    e.Sneer,
    e.BurnSpell,
    e.Fuel,
    e.DrinkSpring,
    e.Invoke,
}
ON_MAP = {
    *ANYWHERE,
    e.TownPortal,
    e.Moves,
    e.Scout,
    e.Study,
    e.Levy,
    e.Favour,
    e.Stroll,
    e.Hire,
    e.Fly,
    e.Sail,
    e.Leap,
    e.Promote,
    e.Muster,
    e.Scry,
    e.TakeMachine,
    e.TakeTop,
    e.Kindle,
    e.Reinforce,
    e.Battery,
    e.Proud,
    e.Seize,
    e.Bounty,
    e.Empower,
}
IN_ATTACK = {
    e.Duel,
    e.Wound,
    e.Rend,
    e.Snipe,
    e.Parry,
    e.Bolster,
    e.Weaken,
    e.Steady,
    e.Rage,
    e.TripleDie,
    e.Sacrifice,
    e.Burden,
    e.FixDice,
    e.Force,
    e.Jinx,
    e.SlayDice,
}
ON_UNITS = {
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
    e.Forget,
    e.Dispel,
    e.Cube,
    e.Transfer,
    e.Berserk,
    e.Clone,
}
LASTING = {e.Mirth, e.Hush, e.Allow, e.Echo, e.Entrench, e.Battery, e.Fervour}
ON_BOARD = {
    *LASTING,
    e.Tend,
    e.Fire,
    e.Mass,
    e.Smite,
    e.Burst,
    e.Breach,
    e.Summon,
    e.Kindle,
    e.Column,
    e.Scrap,
    e.Token,
    e.Trap,
    e.Rouse,
    e.CastFrom,
}
IN_COMBAT = {*ANYWHERE, *IN_ATTACK, *ON_UNITS, *ON_BOARD, e.Spoil, e.Aim, e.Swap}
LATER = {e.Study, e.Levy, e.Favour, e.Stroll, e.Proud, e.Bounty}
"""Ongoing effects that are played on the map and count later in the turn."""

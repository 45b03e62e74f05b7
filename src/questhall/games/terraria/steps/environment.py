"""The environment phase.  [TR-35xx to TR-37xx]"""

from __future__ import annotations

from typing import Literal

from questhall.core import Step

from ..events import NightSurvived, TimePassed
from ..world import TerrariaTable, chart, is_night, layer_of, place_of
from .cards import DestroyOne
from .deeds import forget
from .ending import raise_threat
from .enemies import active_places
from .falling import Settle
from .spawning import can_spawn, remove, spawn

Icon = Literal["threat", "spawn", "dawn"]
BOSS_THREAT = 1


class EnvironmentPhase(Step, frozen=True):
    """Discard, advance time, resolve its icons; a boss in the world raises threat.  [TR-701, TR-3501, TR-3503]"""

    def run(self, t: TerrariaTable) -> None:
        """Icons from left to right."""
        discard_all(t)
        t.do(AdvanceTime(), BossThreat())


def discard_all(t: TerrariaTable) -> None:
    """All cards in play go to the discard pile, used or not, but the prepared one stays; so ends what they gave.

    [TR-819, TR-821, TR-824, TR-2207, TR-3501, TR-3502, TR-R-79]
    """
    for side in t.state.sides:
        side.discard += [held.card for held in side.hand]
        side.hand, side.resists = [], []
        side.points.shields = 0


class AdvanceTime(Step, frozen=True):
    """The time token moves one space on, from the last to the first.  [TR-3503, TR-3506, TR-R-16]"""

    def run(self, t: TerrariaTable) -> None:
        """Then the icons of that space.  [TR-3507, TR-3509, TR-3510]"""
        state = t.state
        was_night = is_night(state)
        state.time = (state.time + 1) % len(t.content.figures.track)
        t.tell(TimePassed(state.time, is_night(state)))
        if is_night(state) and not was_night:
            forget(t, "night")
        if was_night and not is_night(state):
            t.tell(NightSurvived())
        t.do(*(ResolveIcon(icon) for icon in icons_of(t, state.time)))


def icons_of(t: TerrariaTable, space: int) -> tuple[Icon, ...]:
    """The icons of a space, from left to right; a crowd is a threat icon with two or more players only.  [TR-R-15]"""
    many, printed = len(t.state.sides) > 1, t.content.figures.track[space]
    return tuple("threat" if icon == "crowd" else icon for icon in printed if many or icon != "crowd")


class ResolveIcon(Step, frozen=True):
    """An icon of the time track.  [TR-5012]"""

    icon: Icon

    def run(self, t: TerrariaTable) -> None:
        """Threat rises, enemies appear, or day breaks.  [TR-114, TR-3507, TR-3509, TR-3510]"""
        match self.icon:
            case "threat":
                raise_threat(t)
            case "spawn":
                spawn_all(t)
            case "dawn":
                dawn(t)


def spawn_all(t: TerrariaTable) -> None:
    """A token on every visible spawn symbol near characters.  [TR-3601 to TR-3603, TR-EX-04]"""
    places = active_places(t)
    for cell in chart(t).spawns:
        if place_of(cell) in places and can_spawn(t, cell):
            spawn(t, cell)
    t.do(Settle())


def dawn(t: TerrariaTable) -> None:
    """Acorns go, night's tokens leave the surface, mana is restored, abilities, potions, meals.

    [TR-1407, TR-3701 to TR-3709]
    """
    state = t.state
    state.marks = {cell: mark for cell, mark in state.marks.items() if mark != "acorn"}
    for enemy in list(state.enemies):
        if layer_of(enemy.cell) == "surface" and enemy.row == "surface_night":
            remove(t, enemy)
    for side in state.sides:
        side.mana = side.most_mana
    state.dryad_die = state.dryad_die or "dryad" in state.npcs
    seats = range(len(state.sides)) if "goblin_tinkerer" in state.npcs else ()
    t.do(Settle(), *(DestroyOne(seat) for seat in seats), Refill())


class Refill(Step, frozen=True):
    """Last of all the potions are full again, and the meals uneaten, where their houses stand.  [TR-3705 to TR-3707]"""

    def run(self, t: TerrariaTable) -> None:
        """Four of each."""
        houses = {house.house for house in t.state.houses}
        t.state.potions = 4 if "bottle" in houses else 0
        t.state.gourmet = list(range(len(t.content.figures.gourmet))) if "cooking_pot" in houses else []


class BossThreat(Step, frozen=True):
    """Where the track shows threat for any number of players, bosses raise it by one more.  [TR-113, TR-R-19]"""

    def run(self, t: TerrariaTable) -> None:
        """Whatever the token shows, and however many bosses there are."""
        if share := bosses_share(t, t.state.time):
            raise_threat(t, share)


def bosses_share(t: TerrariaTable, space: int) -> int:
    """What bosses in the world add at a space: only where its threat icon counts for any number.  [TR-R-15, TR-R-19]"""
    return BOSS_THREAT if t.state.bosses and "threat" in t.content.figures.track[space] else 0

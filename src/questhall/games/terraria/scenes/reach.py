"""How far a character can walk with its action points; a click on a cell several steps away goes all the way there."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Decision, Seat

from ..choices import Swing
from ..effects import Cell
from ..figures import occupied, supported
from ..steps.moving import hook_path
from ..steps.phase import CharacterPhase
from ..world import is_fire, steps_from
from .speaker import Speaker, cell_ref, piece_ref

Way = tuple[Cell, ...]
"""Cells one after the other, the last of them is reached."""


def own_reach(who: Speaker, decision: Decision | None) -> dict[Cell, tuple[str, ...]]:
    """Where the character can walk: its figure, and the cells on the way.  [TR-1101, TR-1113]"""
    if decision is None or not isinstance(decision.question, CharacterPhase):
        return {}
    ways = walks(who, decision.seat, set(swings(who, decision))).items()
    return {cell: (piece_ref(decision.seat), *map(cell_ref, way)) for cell, way in ways if way}


def swings(who: Speaker, decision: Decision) -> Iterator[Cell]:
    """Where hooks lead: a walk keeps away from there, or a hook that goes along the ground would be taken for it."""
    start, equipment = who.seen.sides[decision.seat].cell, who.content.equipment
    for choice in decision.choices:
        if isinstance(choice, Swing):
            yield hook_path(start, equipment[choice.card].hook, mirrored=choice.mirrored)[-1]


def walks(who: Speaker, seat: Seat, avoided: set[Cell]) -> dict[Cell, Way]:
    """Every cell that can be walked to, with the shortest way: nobody, no fire and no fall on it."""
    side = who.seen.sides[seat]
    others = {cell: figure for cell, figure in occupied(who.t).items() if figure != seat}
    found: dict[Cell, Way] = {side.cell: ()}
    edge = [side.cell]
    for _ in range(side.points.ap):
        fresh: dict[Cell, Way] = {}
        for cell in edge:
            for step in steps_from(who.t, cell):
                if step not in found and step not in others and step not in avoided:
                    fresh.setdefault(step, (*found[cell], step))
        edge = [cell for cell in fresh if supported(who.t, cell, others) and not is_fire(who.t, cell)]
        found |= {cell: fresh[cell] for cell in edge}
    return found

"""What was met behind doors: it had been there before, so to meet it is no loss for the party but progress."""

from __future__ import annotations

import functools

from .content import load
from .content.maps import chamber
from .formulas import work_out
from .placing import RANKS
from .world import JawsTable
from .worth import FOE, THING, legacy, marked_in, threat_of, weight_of

ROOM = 20.0
"""What it is worth that a room is open: its monsters will hurt somebody, and yet it must be done."""


def discovered(t: JawsTable) -> float:
    """The rooms that were opened, with the worth of what stood there unhurt.

    Who looks ahead as far as the monsters of a new room would otherwise never open a door.
    """
    state = t.state
    return sum([ROOM + stock(state.scenario, room, state.monster_level, state.party) for room in state.opened])


@functools.cache
def stock(scenario: str, room: int, level: int, party: int) -> float:
    """What the monsters and things of a room cost the party while they are unhurt."""
    board, known, content = chamber(scenario), {"C": party, "L": level, "D": 0, "M": 0}, load()
    total, marks = 0.0, [rule.marked for rule in content.scenarios[scenario].rules]
    for letter, placed in content.scenarios[scenario].monsters.items():
        count = sum(board.rooms.get(cell) == room for cell in board.letters[letter])
        if count and (rank := placed.ranks[party - 2]) != "-":
            elite = RANKS[rank]
            health = work_out(content.monsters[placed.monster].stats(elite=elite).health[level], known)
            kind = (placed.monster, elite, level, party)
            being = placed.monster if letter in marks or placed.monster not in marked_in(scenario) else ""
            worth = FOE * health + threat_of(*kind) + legacy(*kind)
            total += count * weight_of(scenario, party, being, "monster") * worth
    for letter, thing in content.scenarios[scenario].objectives.items():
        count = sum(board.rooms.get(cell) == room for cell in board.letters[letter])
        if count and not thing.loot:
            total += count * weight_of(scenario, party, thing.kind, "objective") * THING * work_out(thing.health, known)
    return total

"""Changing dice: charms and the dryad's die.  [TR-48xx, TR-4916]"""

from __future__ import annotations

from questhall.core import Choice, Seat

from ..choices import Boost
from ..world import TerrariaTable

SIZES = (4, 6, 8, 12, 20)


def upgraded(die: int) -> int:
    """The next larger kind of die; a d20 stays.  [TR-4802, TR-4804]"""
    return SIZES[min(SIZES.index(die) + 1, len(SIZES) - 1)]


def downgraded(die: int) -> int:
    """The next smaller kind of die; a d4 stays.  [TR-4803, TR-4805]"""
    return SIZES[max(SIZES.index(die) - 1, 0)]


def before_roll(t: TerrariaTable, seat: Seat, ready: tuple[int, ...]) -> list[Choice]:
    """What can be done to dice before they are rolled, in any order.  [TR-4808]"""
    charms = t.state.sides[seat].charms
    sizes = dict.fromkeys(ready)
    found: list[Choice] = []
    if "upgrade" in charms:
        found += [Boost("upgrade", die) for die in sizes if die != SIZES[-1]]
    if "double" in charms:
        found += [Boost("double", die) for die in sizes]
    if t.state.dryad_die:
        found.append(Boost("dryad"))
    return found


def boost(t: TerrariaTable, seat: Seat, ready: tuple[int, ...], choice: Boost) -> tuple[int, ...]:
    """The dice after a change: a larger die, one more of the kind, or the dryad's.  [TR-4802, TR-4806, TR-4916]"""
    match choice.charm:
        case "dryad":
            t.state.dryad_die = False
            added: int = t.content.figures.dryad_die
            return (*ready, added)
        case "upgrade":
            place = ready.index(choice.die)
            ready = (*ready[:place], upgraded(choice.die), *ready[place + 1 :])
        case _:
            ready = (*ready, choice.die)
    t.state.sides[seat].charms.remove(choice.charm)
    return ready


def rerolls(t: TerrariaTable, seat: Seat, rolls: tuple[int, ...]) -> list[Choice]:
    """A rolled die may be rolled again, and the new result counts.  [TR-4809]"""
    if "reroll" not in t.state.sides[seat].charms:
        return []
    return [Boost("reroll", place) for place in range(len(rolls))]

"""Why something is not open in the character phase, with its rule."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Refusal, Seat

from .content import CellKind, Equipment
from .effects import Cell, Range
from .figures import corner_blocked, fighters, occupied, visible
from .foes import Foe, boss_foe, nearest_cell, token_foe
from .naming import hand_ids
from .sight import lost_dice, sees
from .stock import tool, tools
from .world import TerrariaTable, chart, distance, is_block, near, printed

FARTHER: tuple[Range, ...] = ("close", "medium", "far")
NEAR = 2
"""Nobody asks why somebody farther away cannot be attacked."""


def refusals(t: TerrariaTable, seat: Seat) -> Iterator[Refusal]:
    """What a player might try around the character, with cards and against enemies."""
    yield from cells(t, seat)
    yield from opponents(t, seat)
    side, offers = t.state.sides[seat], t.content.offers
    for name, held in zip(hand_ids(seat, side), side.hand, strict=True):
        if len(held.used) == len(offers[held.card]):
            yield Refusal(f"card:{name}", "used_up", "TR-820")


def cells(t: TerrariaTable, seat: Seat) -> Iterator[Refusal]:
    """Cells next to the character where nothing can be done: a reason for each."""
    side, taken = t.state.sides[seat], occupied(t)
    for cell, *flanks in near(side.cell):
        if cell not in chart(t).kinds or cell in taken:
            continue
        on = f"cell:main/{cell}"
        if is_block(t, cell):
            yield from undug(t, seat, on, printed(t, cell))
        elif side.points.ap == 0:
            yield from unworked(t, seat, on, cell)
        elif corner_blocked(t, (flanks[0], flanks[1])):
            yield Refusal(on, "corner", "TR-1107")


def undug(t: TerrariaTable, seat: Seat, on: str, kind: CellKind) -> Iterator[Refusal]:
    """A block for which the pickaxe or the points do not suffice.  [TR-1502, TR-1503, TR-1511]"""
    pickaxe, points = tool(t, seat, "pickaxe"), t.state.sides[seat].points
    gain = points.ap * pickaxe.dig if pickaxe else 0
    hard = points.hard + (gain if pickaxe and pickaxe.hard else 0)
    have = hard if kind.hard else points.dig + points.hard + gain
    if kind.dig <= have:
        return
    if kind.hard and not (pickaxe and pickaxe.hard):
        yield Refusal(on, "hard_block", "TR-1511", {"cell": kind.id})
    elif points.ap == 0:
        yield Refusal(on, "no_ap", "TR-811")
    else:
        yield Refusal(on, "dig_points", "TR-1503", {"cell": kind.id, "cost": kind.dig, "have": have})


def unworked(t: TerrariaTable, seat: Seat, on: str, cell: Cell) -> Iterator[Refusal]:
    """Without action points nobody moves, and a tree takes chop points that are left.  [TR-811, TR-1101]"""
    kind, points = printed(t, cell), t.state.sides[seat].points
    if not (0 < kind.chop <= points.chop and visible(t, cell, seat)):
        yield Refusal(on, "no_ap", "TR-811")


def opponents(t: TerrariaTable, seat: Seat) -> Iterator[Refusal]:
    """Enemies that no weapon reaches, sees or can be paid for.  [TR-1702 to TR-1705, TR-3001]"""
    weapons = [item for item in tools(t, seat) if item.dice]
    if not weapons:
        return
    for foe in (token_foe(t, enemy) for enemy in fighters(t)):
        yield from unhurt(t, seat, foe, weapons)
    for boss in t.state.bosses:
        if boss.changed:
            yield Refusal(f"piece:{boss.id}", "boss_changed", "TR-4409")
        else:
            yield from unhurt(t, seat, boss_foe(t, boss), weapons)


def unhurt(t: TerrariaTable, seat: Seat, foe: Foe, weapons: list[Equipment]) -> Iterator[Refusal]:
    """Why one enemy cannot be attacked, if it cannot."""
    side, on = t.state.sides[seat], f"piece:{foe.name}"
    fitting = [
        item for item in weapons if lost_dice(item.ranges, side.cell, nearest_cell(foe.cells, side.cell)) is not None
    ]
    if not fitting and distance(side.cell, nearest_cell(foe.cells, side.cell)) > NEAR:
        return
    if not fitting:
        farthest = max((each for item in weapons for each in item.ranges), key=FARTHER.index)
        yield Refusal(on, "out_of_range", "TR-1704", {"range": farthest})
    elif not any(sees(t, side.cell, cell) for cell in foe.cells):
        yield Refusal(on, "no_sight", "TR-1801")
    elif not any(item.mana <= side.mana if item.mana else item.ap <= side.points.ap for item in fitting):
        yield Refusal(on, "no_weapon_points", "TR-1701")

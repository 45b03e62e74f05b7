"""Enemy tokens and bosses as opponents in a fight: where they are, what they roll, how far they reach."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from questhall.core import Seat
from questhall.kit.squares import squared_length

from .effects import Cell, Debuff, EnemyId, Range
from .figures import area_of, boss_by, enemy_by, fighters, form_of, kind_of
from .sight import enemy_lost_dice, furthest, lost_dice, sees
from .state import NOWHERE, Boss, Enemy, FigureId
from .world import TerrariaTable, distance, square

ALLY_DEFENCE, ALLY_ATTACK = 4, 6


class Foe(NamedTuple):
    """What counts of an enemy or a boss in a fight."""

    name: FigureId
    kind: EnemyId
    """Its line of the bestiary; a boss is its own."""
    cells: tuple[Cell, ...]
    defence: tuple[int, ...]
    attack: tuple[int, ...]
    ranges: tuple[Range, ...]
    debuff: Debuff | None
    blind: bool


def token_foe(t: TerrariaTable, enemy: Enemy) -> Foe:
    """An enemy token by the bestiary.  [TR-1708, TR-3405]"""
    kind, dice = kind_of(t, enemy), t.content.dice
    ranges = kind.ranges
    return Foe(
        enemy.id, enemy.kind, (enemy.cell,), dice[kind.defence], dice[kind.attack], ranges, kind.debuff, kind.blind
    )


def boss_foe(t: TerrariaTable, boss: Boss) -> Foe:
    """A boss with what its allies add: a d4 of defence, then movement, then a d6 of attack.  [TR-4205 to TR-4207]"""
    form, dice = form_of(t, boss), t.content.dice
    defence, attack = dice[form.defence], dice[form.attack]
    defence += (ALLY_DEFENCE,) * (boss.allies >= 1)
    attack += (ALLY_ATTACK,) * (boss.allies >= 3)
    return Foe(boss.id, boss.id, tuple(area_of(form, boss.cell)), defence, attack, form.ranges, form.debuff, False)


def foe_by(t: TerrariaTable, name: FigureId) -> Foe | None:
    """The opponent of a name, if it is in the world."""
    if (enemy := enemy_by(t, name)) is not None:
        return token_foe(t, enemy)
    boss = boss_by(t, name)
    return None if boss is None else boss_foe(t, boss)


def foes(t: TerrariaTable) -> list[Foe]:
    """All that can be attacked now; a boss that just changed form cannot.  [TR-4202, TR-4409]"""
    tokens = [token_foe(t, enemy) for enemy in fighters(t)]
    return tokens + [boss_foe(t, boss) for boss in t.state.bosses if not boss.changed]


def nearest_cell(cells: Sequence[Cell], to: Cell) -> Cell:
    """The cell of an area that is nearest to another cell.  [TR-R-109]"""
    return cells[0] if len(cells) == 1 else min(cells, key=lambda cell: squared_length(square(cell), square(to)))


def aim_loss(t: TerrariaTable, start: Cell, foe: Foe, ranges: tuple[Range, ...]) -> int | None:
    """How many dice an attack from a cell loses; None if out of sight or range.  [TR-1702 to TR-1705, TR-4401]"""
    lost = lost_dice(ranges, start, nearest_cell(foe.cells, start))
    if lost is None or not any(sees(t, start, cell) for cell in foe.cells):
        return None
    return lost


def in_reach(t: TerrariaTable, name: FigureId, seats: Iterable[Seat]) -> list[Seat]:
    """Those of the seats whose characters an enemy or a boss can attack.  [TR-3401 to TR-3403]"""
    if (enemy := enemy_by(t, name)) is not None:
        far, sides = furthest(kind_of(t, enemy).ranges), t.state.sides
        seats = [seat for seat in seats if distance(enemy.cell, sides[seat].cell) <= far]
    foe = foe_by(t, name) if seats else None
    return [] if foe is None else [seat for seat in seats if strike_loss(t, foe, seat) is not None]


def strike_loss(t: TerrariaTable, foe: Foe, seat: Seat) -> int | None:
    """How many dice an enemy's attack on a character loses; None if it cannot attack.

    [TR-3401 to TR-3403, TR-4402, TR-EX-68]
    """
    end = t.state.sides[seat].cell
    if end == NOWHERE:
        return None
    lost = enemy_lost_dice(foe.ranges, nearest_cell(foe.cells, end), end)
    if lost is None or not (foe.blind or any(sees(t, cell, end) for cell in foe.cells)):
        return None
    return lost

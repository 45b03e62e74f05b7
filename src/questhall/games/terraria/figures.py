"""Characters, enemies and bosses in the world: who is where, and who stands on what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from questhall.core import Seat

from .content import BossForm, EnemyKind, load
from .effects import Cell
from .state import NOWHERE, Boss, Enemy, FigureId, Side
from .world import (
    DOWN,
    HEIGHT,
    WIDTH,
    TerrariaTable,
    around,
    chart,
    chart_of,
    distance,
    exists,
    house_at,
    house_cells,
    is_block,
    place_of,
)


def alive(t: TerrariaTable) -> list[Seat]:
    """The seats whose characters are in the world."""
    found = []
    for seat, side in enumerate(t.state.sides):
        if side.cell != NOWHERE:
            found.append(seat)  # asked for very often, and for so few a loop is quicker
    return found


def is_alive(t: TerrariaTable, seat: Seat) -> bool:
    """Whether a character is in the world."""
    return t.state.sides[seat].cell != NOWHERE


def kind_of(t: TerrariaTable, enemy: Enemy) -> EnemyKind:
    """The bestiary's line for a token."""
    return load().enemies[enemy.kind]


def fighters(t: TerrariaTable) -> list[Enemy]:
    """The enemy tokens that are enemies; stars and crystals are none.  [TR-R-56]"""
    finds = load().finds
    return [enemy for enemy in t.state.enemies if enemy.kind not in finds]


def finds(t: TerrariaTable) -> list[Enemy]:
    """The fallen stars and life crystals in the world."""
    finds = load().finds
    return [enemy for enemy in t.state.enemies if enemy.kind in finds]


def enemy_by(t: TerrariaTable, name: FigureId) -> Enemy | None:
    """The enemy token of a name, if it is in the world."""
    for enemy in t.state.enemies:
        if enemy.id == name:
            return enemy
    return None


def form_of(t: TerrariaTable, boss: Boss) -> BossForm:
    """The side of the form card that is up.  [TR-4407, TR-4408]"""
    form: BossForm = t.content.bosses[boss.id].forms[boss.form]
    return form


def tokens_of(form: BossForm, players: int) -> int:
    """The health that a form card shows for so many players.  [TR-4405, TR-R-115 to TR-R-120]"""
    return form.tokens + form.each * players


def tokens_left(t: TerrariaTable, boss: Boss) -> int:
    """The health of a boss until it is defeated, the other form included.  [TR-4407, TR-4411]"""
    later = t.content.bosses[boss.id].forms[boss.form + 1 :]
    return boss.tokens + sum([tokens_of(form, len(t.state.sides)) for form in later])


def area_of(form: BossForm, anchor: Cell) -> list[Cell]:
    """The cells that a boss occupies; the area is never turned.  [TR-4301 to TR-4304, TR-EX-23]"""
    return [anchor + x - y * WIDTH for y in range(form.height) for x in range(form.width)]


def boss_by(t: TerrariaTable, name: FigureId) -> Boss | None:
    """The boss of a name, if it is in the world."""
    for boss in t.state.bosses:
        if boss.id == name:
            return boss
    return None


def occupied(t: TerrariaTable) -> dict[Cell, FigureId | Seat]:
    """The cells with a character or an enemy.  [TR-605]"""
    finds = load().finds
    found: dict[Cell, FigureId | Seat] = {}
    for enemy in t.state.enemies:
        if enemy.kind not in finds:
            found[enemy.cell] = enemy.id
    for boss in t.state.bosses:
        found.update(dict.fromkeys(area_of(form_of(t, boss), boss.cell), boss.id))
    for seat, side in enumerate(t.state.sides):
        if side.cell != NOWHERE:
            found[side.cell] = seat
    return found


def close_by(t: TerrariaTable, cell: Cell) -> dict[Cell, FigureId | Seat]:
    """The same for a cell and those next to it.  [TR-605, TR-606]"""
    state, finds, close = t.state, load().finds, around(cell)
    found: dict[Cell, FigureId | Seat] = {}
    for enemy in state.enemies:
        if enemy.cell in close and enemy.kind not in finds:
            found[enemy.cell] = enemy.id
    for boss in state.bosses:
        found.update(dict.fromkeys(area_of(form_of(t, boss), boss.cell), boss.id))
    for seat, side in enumerate(state.sides):
        if side.cell == cell or side.cell in close:
            found[side.cell] = seat
    return found


def is_free(t: TerrariaTable, cell: Cell) -> bool:
    """Whether no character and no enemy is on a cell.  [TR-605]"""
    for side in t.state.sides:
        if side.cell == cell:
            return False
    for enemy in t.state.enemies:
        if enemy.cell == cell and enemy.kind not in load().finds:
            return False
    return all(cell not in area_of(form_of(t, boss), boss.cell) for boss in t.state.bosses)


def covered(t: TerrariaTable, cell: Cell) -> bool:
    """Whether a house, a rope token or a pylon hides what is printed on a cell.  [TR-1302, TR-1405, TR-3603]"""
    state = t.state
    return cell in state.ropes or cell in state.pylons or house_at(t, cell) is not None


def visible(
    t: TerrariaTable, cell: Cell, seat: Seat | None = None, others: Mapping[Cell, FigureId | Seat] | None = None
) -> bool:
    """Whether the symbol of a cell shows; the own character does not hide it.  [TR-1302, TR-1405, TR-1406, TR-R-55]"""
    if cell in t.state.marks or covered(t, cell):
        return False
    who = (occupied(t) if others is None else others).get(cell)
    return who is None or (seat is not None and who == seat)


def corner_blocked(t: TerrariaTable, flanks: tuple[Cell, Cell]) -> bool:
    """Whether a diagonal step would go between two solid blocks whose corners touch.  [TR-1107]"""
    return is_block(t, flanks[0]) and is_block(t, flanks[1])


BORDER = frozenset(
    cell for cell in range(WIDTH * HEIGHT) if cell // WIDTH == HEIGHT - 1 or not exists(place_of(cell + DOWN))
)
"""The cells below which is the bottom of the world or no world at all.  [TR-R-04, TR-R-07]"""


def at_border(cell: Cell) -> bool:
    """Whether below the cell is the bottom of the world or no world at all.  [TR-R-04, TR-R-07]"""
    return cell in BORDER


def over_vacant(t: TerrariaTable, cell: Cell) -> bool:
    """Whether below the cell is a place that nobody has explored."""
    return cell not in BORDER and cell + DOWN not in chart(t).kinds


def grounded(t: TerrariaTable, cell: Cell) -> bool:
    """Whether the ground, a platform or a house holds up whoever is on a cell.  [TR-1201, TR-2610, TR-R-71]"""
    return is_block(t, cell + DOWN) or held(t, cell)


def held(t: TerrariaTable, cell: Cell) -> bool:
    """The same where no block is below: the border of the world, a platform or a house.  [TR-2610, TR-R-07, TR-R-71]"""
    if cell in BORDER or cell in t.state.platforms:
        return True
    if not t.state.houses:
        return False
    here, below = house_at(t, cell), house_at(t, cell + DOWN)
    if here is not None and cell in house_cells(here.cell)[3:]:
        return True
    return below is not None and below is not here


def supported(t: TerrariaTable, cell: Cell, others: Mapping[Cell, FigureId | Seat] | None = None) -> bool:
    """Whether something holds up whoever is on a cell: also another figure.  [TR-1106, TR-1201, TR-1212]"""
    if others is None:
        return grounded(t, cell) or not is_free(t, cell + DOWN)
    return cell + DOWN in others or grounded(t, cell)


def hovering(t: TerrariaTable) -> list[Cell]:
    """The cells of figures that only another figure could hold up, the lowest first.  [TR-1201, TR-R-51]"""
    state = t.state
    solid, marks, aloft = chart_of(state.land).solid, state.marks, load().aloft
    found: set[Cell] = set()
    for enemy in state.enemies:
        below = enemy.cell + DOWN
        if (below not in solid or below in marks) and enemy.kind not in aloft and not held(t, enemy.cell):
            found.add(enemy.cell)
    for side in state.sides:
        below = side.cell + DOWN
        if (below not in solid or below in marks) and side.cell != NOWHERE and not held(t, side.cell):
            found.add(side.cell)
    for boss in state.bosses:
        found.update([cell for cell in area_of(form_of(t, boss), boss.cell) if not grounded(t, cell)])
    return sorted(found, reverse=True) if found else []


def side_at(t: TerrariaTable, cell: Cell) -> Side | None:
    """The player whose character is on a cell."""
    for side in t.state.sides:
        if side.cell == cell:
            return side
    return None


def near_seats(t: TerrariaTable, cell: Cell, seats: Iterable[Seat]) -> list[Seat]:
    """Those of the seats whose characters are nearest to a cell.  [TR-3301, TR-R-60]"""
    by_distance = [(distance(cell, t.state.sides[seat].cell), seat) for seat in seats]
    least = min(by_distance)[0]
    return [seat for far, seat in by_distance if far == least]

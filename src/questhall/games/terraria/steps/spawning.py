"""Tokens that appear in the world and leave it.  [TR-36xx]"""

from __future__ import annotations

from ..effects import Biome, Cell, Row
from ..events import EnemyAppeared, EnemyRemoved
from ..figures import finds, visible
from ..state import Enemy
from ..world import TerrariaTable, biome_of, row_of


def tray_slot(biome: Biome, row: Row) -> str:
    """The name of a slot of the enemy tray.  [TR-C-45, TR-EX-30]"""
    return f"{biome}/{row}"


def can_spawn(t: TerrariaTable, cell: Cell) -> bool:
    """Whether a spawn symbol is visible and no star or crystal lies there.  [TR-3603, TR-R-56]"""
    return visible(t, cell) and all(find.cell != cell for find in finds(t))


def spawn(t: TerrariaTable, cell: Cell, home: Cell | None = None) -> Enemy | None:
    """The top token of the slot for this cell and time, face up; none if the slot is empty.

    The slot may be that of another cell.  [TR-2008 to TR-2011, TR-3604 to TR-3607, TR-3608, TR-3612, TR-R-107]
    """
    source = cell if home is None else home
    biome, row = biome_of(t, source), row_of(t, source)
    pile = t.state.tray.get(tray_slot(biome, row))
    if not pile:
        return None
    state = t.state
    enemy = Enemy(f"e{state.tokens}", t.draw(pile), cell, biome, row)
    state.tokens += 1
    state.enemies.append(enemy)
    t.tell(EnemyAppeared(enemy.id, enemy.kind, cell, night=row == "surface_night"))
    return enemy


def take_away(t: TerrariaTable, enemy: Enemy) -> None:
    """The token goes under the stack of its tray slot.  [TR-1717, TR-R-57]"""
    t.state.enemies.remove(enemy)
    t.state.tray[tray_slot(enemy.biome, enemy.row)].insert(0, enemy.kind)


def remove(t: TerrariaTable, enemy: Enemy) -> None:
    """The token leaves the world, and nobody gains anything."""
    take_away(t, enemy)
    t.tell(EnemyRemoved(enemy.id, enemy.kind))

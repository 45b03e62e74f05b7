"""Damage to enemies and bosses, and what they leave behind.  [TR-1712 to TR-1718, TR-44xx]"""

from __future__ import annotations

from questhall.core import Seat

from ..effects import CardId
from ..events import BossChanged, BossDefeated, EnemyDefeated, EnemyHurt
from ..figures import area_of, boss_by, enemy_by, form_of, kind_of, tokens_of
from ..state import Boss, Enemy, FigureId
from ..stock import armour_of
from ..world import TerrariaTable
from .ending import lower_threat, win
from .pushing import PushOut
from .rewards import GainReward
from .sharing import ShareLoot
from .spawning import take_away


def hurt(t: TerrariaTable, seat: Seat, name: FigureId, hits: int, weapon: CardId = "") -> None:
    """An enemy or a boss loses health."""
    if hits and (enemy := enemy_by(t, name)) is not None:
        hurt_enemy(t, seat, enemy, hits, weapon)
    elif hits and (boss := boss_by(t, name)) is not None:
        hurt_boss(t, seat, boss, hits)


def hurt_enemy(t: TerrariaTable, seat: Seat, enemy: Enemy, hits: int, weapon: CardId) -> None:
    """Damage stays on the token; without health left it is defeated.  [TR-1714, TR-1715, TR-1723]"""
    kind = kind_of(t, enemy)
    lost = min(hits, kind.health - enemy.damage)
    enemy.damage += lost
    t.tell(EnemyHurt(enemy.id, enemy.kind, lost))
    if enemy.damage < kind.health:
        return
    take_away(t, enemy)
    if kind.slime:
        t.state.slimes += 1
    t.tell(EnemyDefeated(seat, enemy.id, enemy.kind, weapon))
    times = t.content.equipment[weapon].times if weapon else 1
    t.do(GainReward(seat, kind.loot, times))


def hurt_boss(t: TerrariaTable, seat: Seat, boss: Boss, hits: int) -> None:
    """Tokens go to whoever dealt the damage; surplus is ignored.  [TR-4405, TR-4406, TR-EX-53]"""
    lost = min(hits, boss.tokens)
    boss.tokens -= lost
    boss.taken[seat] = boss.taken.get(seat, 0) + lost
    t.tell(EnemyHurt(boss.id, boss.id, lost))
    if boss.tokens == 0 and boss.form == 0:
        change_form(t, boss)
    elif boss.tokens == 0:
        defeat_boss(t, seat, boss)


def change_form(t: TerrariaTable, boss: Boss) -> None:
    """The second form, about the same anchor; it cannot be attacked again in this phase.

    [TR-4407 to TR-4410, TR-R-112]
    """
    boss.form, boss.changed = 1, True
    boss.tokens = tokens_of(form_of(t, boss), len(t.state.sides))
    t.tell(BossChanged(boss.id))
    t.do(PushOut(boss.id, tuple(area_of(form_of(t, boss), boss.cell))))


def defeat_boss(t: TerrariaTable, seat: Seat, boss: Boss) -> None:
    """Threat falls and loot is divided; with the Wall of Flesh the game is won.  [TR-109, TR-116, TR-4411, TR-R-20]"""
    t.state.bosses.remove(boss)
    t.state.beaten.append(boss.id)
    worn = armour_of(t, seat)
    t.tell(BossDefeated(boss.id, seat, plainly=worn is None or worn.plain))
    if boss.id == "wall_of_flesh":
        win(t, "wall_of_flesh")
        return
    kind = t.content.bosses[boss.id]
    lower_threat(t, kind.lowers)
    t.do(ShareLoot(tuple(sorted(boss.taken.items())), kind.loot))

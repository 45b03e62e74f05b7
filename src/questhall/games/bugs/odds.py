"""What an attack would do, for every way the die can fall.  [BB-1701, BB-1702, BB-20xx]"""

from __future__ import annotations

from collections import Counter
from itertools import product

from questhall.haven import Luck, Modifier
from questhall.haven.attacks import better, modified, shielded, worse

from .blows import Blow
from .state import HERO
from .steps.rolling import ROWS, luck_of, table_of
from .world import BugsTable, shield_of


def damages(t: BugsTable, blow: Blow) -> Counter[int]:
    """How often each damage comes out of all equally likely rolls."""
    target = t.state.figures[blow.target]
    value = max(0, blow.value + ("poison" in target.conditions))
    shield = shield_of(t, target)
    return Counter(
        shielded(modified(value, modifier), shield, blow.pierce + modifier.pierce)
        for modifier in modifiers(t, blow, value)
    )


def modifiers(t: BugsTable, blow: Blow, value: int) -> list[Modifier]:
    """The modifier that would count, for each way the die can fall: once, or twice on two rows.  [BB-2001, BB-2004]"""
    table, row = table_of(t, blow), t.state.hero_row if blow.attacker == HERO else t.state.monster_row
    fortune = luck_of(t, blow)
    if fortune is Luck.PLAIN:
        return list(table[row])
    pick = better if fortune is Luck.ADVANTAGE else worse
    return [pick(first, second, value) for first, second in product(table[row], table[(row + 1) % ROWS])]

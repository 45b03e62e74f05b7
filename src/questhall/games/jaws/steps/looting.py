"""Coins and treasures.  [JL-22xx]"""

from __future__ import annotations

from questhall.core import Step
from questhall.haven.charts import CellId
from questhall.haven.terms import FigureId

from ..belongings import count, gain_xp
from ..content import load
from ..events import CoinsLooted, GoodsFound, TreasureLooted
from ..health import give_condition
from ..state import Figure, Weapon
from ..terms import Condition
from ..world import JawsTable, adjacent, chart_of, hero, of_kind, scenario_of, who
from .damage import Harm


def loot(t: JawsTable, figure: Figure, reach: int) -> None:
    """Everything on one's hex and within range, not through walls.  [JL-2201, JL-G-804]"""
    for cell in chart_of(t).within(figure.at, reach):
        loot_cell(t, figure, cell)


def perform_loot(t: JawsTable, figure: Figure, reach: int) -> None:
    """The same as an action of a character, for which a battle goal may ask.  [JL-2201]"""
    before = hero(t, figure.id).coins
    loot(t, figure, reach)
    if hero(t, figure.id).coins > before and len(adjacent(t, figure, of_kind(t, "monster"))) > 1:
        count(t, figure.id, "pocketed")


def loot_cell(t: JawsTable, figure: Figure, cell: CellId) -> None:
    """A character keeps what it loots; what a monster loots nobody gets.  [JL-2204, JL-2206, JL-2207, JL-2211]"""
    state = t.state
    coins = state.coins.pop(cell, 0)
    if coins:
        t.tell(CoinsLooted(who(figure), cell, coins))
        if figure.kind == "character":
            hero(t, figure.id).coins += coins
            count(t, figure.id, "coins", coins)
            if cell in state.fresh:
                count(t, figure.id, "muggings")
    treasure = state.treasures.pop(cell, None)
    if treasure is not None:
        t.tell(TreasureLooted(who(figure), treasure))
        if figure.kind == "character":
            state.looted += 1
            open_treasure(t, figure, treasure)
    if figure.kind == "character":
        take_goods(t, figure, cell)


def open_treasure(t: JawsTable, figure: Figure, number: int) -> None:
    """Coins, experience and harm come at once; gold, items and checks are written down with the rest.  [JL-2207]"""
    mine, found = hero(t, figure.id), load().treasures[number]
    mine.treasures.append(number)
    mine.coins += found.coins
    gain_xp(t, figure.id, found.xp)
    t.do(Harm(figure.id, found.damage, "treasure"), Suffer(figure.id, found.inflict))


class Suffer(Step, frozen=True):
    """What a treasure does to whoever opens it."""

    figure: FigureId
    conditions: tuple[Condition, ...]

    def run(self, t: JawsTable) -> None:
        """If still there."""
        for condition in self.conditions:
            if self.figure in t.state.figures:
                give_condition(t, t.state.figures[self.figure], condition)


def take_goods(t: JawsTable, figure: Figure, cell: CellId) -> None:
    """Goods of a scenario are looted too; the favourite weapon returns to its card.  [JL-G-915]"""
    state = t.state
    kind = state.goods.pop(cell, None)
    if kind is not None:
        found = next((each.item for each in scenario_of(t).objectives.values() if each.kind == kind), 0)
        hero(t, figure.id).found += [load().item(found)] if found else []
        t.tell(GoodsFound(who(figure), kind))
        state.dead[kind] = state.dead.get(kind, 0) + 1
        state.looted += 1
    weapon = state.weapon
    if weapon is not None and weapon.cell == cell and figure.being == "hatchet":
        state.weapon = Weapon(weapon.card)

"""Why something is not open now, with its rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from questhall.core import Refusal
from questhall.haven import refusals as haven
from questhall.haven.refusals import MoveRules, cell_ref
from questhall.haven.terms import HALVES, FigureId, ItemId

from .content import Item, load
from .ground import holding, walk_of, within_reach
from .world import BugsTable, chart_of, enemies, flies, hero, in_zone, is_empty, standing

WHY_CARD = {"discard": "BB-601", "lost": "BB-3702", "active": "BB-2514"}


def idle_cards(t: BugsTable) -> Iterator[Refusal]:
    """Cards that cannot be chosen for the round.  [BB-601]"""
    for each in in_zone(t, *WHY_CARD):
        yield Refusal(f"card:{each.card}", f"card_{each.zone}", WHY_CARD[each.zone])


def idle_items(t: BugsTable) -> Iterator[Refusal]:
    """Items that are spent or lost.  [BB-3406, BB-3408]"""
    for each in t.state.items:
        if each.state != "ready":
            rule = "BB-3406" if each.state == "spent" else "BB-3408"
            yield Refusal(f"card:{each.item}", f"item_{each.state}", rule)


def chosen_cards(t: BugsTable) -> Iterator[Refusal]:
    """Cards chosen this round pay for no damage.  [BB-3808]"""
    for each in in_zone(t, "chosen"):
        yield Refusal(f"card:{each.card}", "card_chosen", "BB-3808")


def missed_targets(
    t: BugsTable,
    actor: FigureId,
    reach: int,
    hits: tuple[FigureId, ...] = (),
    *,
    controlled: bool = False,
    closed: str = "",
) -> Iterator[Refusal]:
    """Enemies that cannot be aimed at; those within reach of what is no attack are closed to it by a rule.

    [BB-420, BB-903, BB-1001, BB-2301]
    """
    figure = t.state.figures.get(actor)
    if figure is None:
        return
    near = chart_of(t).distance[figure.at]
    for foe in enemies(t, figure, controlled=controlled):
        if "invisible" in foe.conditions:
            yield Refusal(f"piece:{foe.id}", "invisible", "BB-2301")
        elif near[foe.at] > max(1, reach):
            yield Refusal(f"piece:{foe.id}", "out_of_range", "BB-1001", {"far": near[foe.at], "range": max(1, reach)})
        elif foe.id in hits:
            yield Refusal(f"piece:{foe.id}", "hit_already", "BB-903")
        elif foe.kind == "objective" and closed:
            yield Refusal(f"piece:{foe.id}", "objective", "BB-420")
        elif closed:
            yield Refusal(f"piece:{foe.id}", "uncontrolled", closed)


def waiting_cards(t: BugsTable) -> Iterator[Refusal]:
    """In your turn only the two cards of this round are used.  [BB-3101]"""
    for each in in_zone(t, "hand"):
        yield Refusal(f"card:{each.card}", "card_waiting", "BB-3101")


def used_halves(t: BugsTable) -> Iterator[Refusal]:
    """Of the card that is left only the half that was not used of the other.  [BB-3102]"""
    for each in in_zone(t, "chosen"):
        for half in t.state.halves:
            yield Refusal(f"card:{each.card}/{HALVES.index(half)}", "half_used", "BB-3102")


def shut_out(worn: Iterable[ItemId], wares: Iterable[Item]) -> Iterator[Refusal]:
    """Items that are not offered because the other one of their card is taken.  [BB-4804]"""
    taken = {load().items[item].card: item for item in worn}
    for item in wares:
        if item.card in taken and item.id != taken[item.card]:
            yield Refusal(f"card:{taken[item.card]}", "item_shut_out", "BB-4804", {"item": item.id})


# -- hexes


def closed_hexes(t: BugsTable, points: int, *, jumps: bool) -> Iterator[Refusal]:
    """Hexes where your move cannot end: taken, blocked, too far, or behind what would hold you.

    [BB-405, BB-406, BB-1402, BB-1404, BB-1405, BB-R-11]
    """
    you = hero(t)
    there = {each.at: each.id for each in t.state.figures.values() if each is not you}
    blocks = [cell for cell, terrain in t.state.terrain.items() if terrain == "obstacle" and not flies(t, you)]
    rules = MoveRules("BB-1405", "BB-406" if jumps else "BB-405", "BB-1404", "BB-1402")
    ways = walk_of(t, you, jumps=jumps).ways(you.at)
    yield from haven.closed_hexes(ways, points, there, blocks, rules)
    if holding(t):
        open_to = {you.at, *(go.path[-1] for go in within_reach(t, you, points, jumps=jumps))}
        near = [cell for cell, needed in ways.stops(ways.walk.most_hazards).items() if needed <= points]
        yield from [Refusal(cell_ref(cell), "hex_held", "BB-R-11") for cell in near if cell not in open_to]


def unfit_hexes(t: BugsTable, reach: int, *, obstacles: bool) -> Iterator[Refusal]:
    """Hexes that an action cannot change: too far, not empty, or no obstacle to break.  [BB-404, BB-1001]"""
    near = chart_of(t).distance[hero(t).at]
    for cell in chart_of(t).hexes:
        if near[cell] > reach:
            yield Refusal(cell_ref(cell), "out_of_range", "BB-1001", {"far": near[cell], "range": reach})
        elif obstacles and (t.state.terrain.get(cell) != "obstacle" or standing(t, cell) is not None):
            yield Refusal(cell_ref(cell), "hex_no_obstacle", "BB-405")
        elif not obstacles and not is_empty(t, cell):
            yield Refusal(cell_ref(cell), "hex_not_empty", "BB-404")

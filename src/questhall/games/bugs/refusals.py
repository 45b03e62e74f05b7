"""Why something is not open now, with its rule."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Refusal

from .effects import FigureId
from .world import BugsTable, chart_of, enemies, in_zone

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


def missed_targets(t: BugsTable, actor: FigureId, reach: int, *, controlled: bool) -> Iterator[Refusal]:
    """Enemies that an attack does not reach.  [BB-1001, BB-2301]"""
    figure = t.state.figures.get(actor)
    if figure is None:
        return
    near = chart_of(t).distance[figure.at]
    for foe in enemies(t, figure, controlled=controlled):
        if "invisible" in foe.conditions:
            yield Refusal(f"piece:{foe.id}", "invisible", "BB-2301")
        elif near[foe.at] > max(1, reach):
            yield Refusal(f"piece:{foe.id}", "out_of_range", "BB-1001", {"far": near[foe.at], "range": max(1, reach)})

"""Why something is not open now, with its rule."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Refusal
from questhall.haven import refusals as haven
from questhall.haven.refusals import MoveRules, cell_ref
from questhall.haven.terms import Being, FigureId

from .belongings import in_zone
from .blows import reach_of
from .content import load
from .effects import Attack
from .members import Member
from .party import copies_left, record_of
from .state import Figure
from .world import (
    JawsTable,
    chart_of,
    enemies,
    far,
    floor_of,
    hero,
    locked_doors,
    obstacles,
    protected,
    walk_of,
)

WHY_CARD = {
    "discard": ("card_discard", "JL-402"),
    "lost": ("card_lost", "JL-624"),
    "active": ("card_active", "JL-3702"),
}
WHY_ITEM = {"spent": ("item_spent", "JL-4615"), "consumed": ("item_consumed", "JL-4614")}
MOVE = MoveRules(taken="JL-705", obstacle="JL-706", cut_off="JL-706", too_far="JL-701")


# -- cards and items


def idle_cards(t: JawsTable, being: Being, *zones: str) -> Iterator[Refusal]:
    """Cards that cannot be chosen for the round.  [JL-402]"""
    for zone in zones or tuple(WHY_CARD):
        for each in in_zone(t, being, zone):
            yield Refusal(f"card:{each.card}", *WHY_CARD[zone])


def waiting_cards(t: JawsTable, being: Being) -> Iterator[Refusal]:
    """In a turn only the two cards of this round are used.  [JL-601]"""
    for each in in_zone(t, being, "hand"):
        yield Refusal(f"card:{each.card}", "card_waiting", "JL-601")


def chosen_cards(t: JawsTable, being: Being) -> Iterator[Refusal]:
    """Cards laid out for this round pay for no damage.  [JL-4011]"""
    for each in in_zone(t, being, "chosen"):
        yield Refusal(f"card:{each.card}", "card_chosen", "JL-4011")


def idle_items(t: JawsTable, being: Being) -> Iterator[Refusal]:
    """Items that are spent or used up.  [JL-4614, JL-4615]"""
    for each in hero(t, being).items:
        if each.state != "ready":
            yield Refusal(f"card:{being}-{each.item}", *WHY_ITEM[each.state])


def unsold(t: JawsTable, one: Member) -> Iterator[Refusal]:
    """What the shop has, and a character cannot buy.  [JL-4603, JL-4609]"""
    for name in record_of(t).shop:
        item = load().items[name]
        if name in one.items:
            yield Refusal(f"card:{name}", "item_owned", "JL-4609")
        elif not copies_left(t, item):
            yield Refusal(f"card:{name}", "item_sold_out", "JL-4609")
        elif item.price > one.gold:
            yield Refusal(f"card:{name}", "item_too_dear", "JL-4603", {"price": item.price, "gold": one.gold})


# -- figures and hexes


def missed_targets(t: JawsTable, actor: Figure, attack: Attack, hits: tuple[FigureId, ...]) -> Iterator[Refusal]:
    """Enemies that cannot be attacked.  [JL-803, JL-804, JL-821, JL-1201]"""
    reach, sees = reach_of(attack), floor_of(t).sees
    for foe in enemies(t, actor):
        if foe.id in hits:
            yield Refusal(f"piece:{foe.id}", "hit_already", "JL-821")
        elif not sees(actor.at, foe.at):
            yield Refusal(f"piece:{foe.id}", "out_of_sight", "JL-1201")
        elif not attack.area and not attack.at and (away := far(t, actor.at, foe.at)) > reach:
            rule = "JL-803" if attack.range else "JL-804"
            yield Refusal(f"piece:{foe.id}", "out_of_range", rule, {"far": away, "range": reach})
    for each in t.state.figures.values():
        if protected(t, each):
            yield Refusal(f"piece:{each.id}", "protected", "JL-3508")


def closed_hexes(t: JawsTable, figure: Figure, points: int, *, jumps: bool, sure: bool) -> Iterator[Refusal]:
    """Hexes where a move cannot end: taken, blocked, too far.  [JL-701, JL-705, JL-706]"""
    there = {each.at: each.id for each in t.state.figures.values() if each is not figure}
    walk = walk_of(t, figure, jumps=jumps, sure=sure)
    yield from haven.closed_hexes(walk.ways(figure.at), points, there, obstacles(t), MOVE)
    for cell in locked_doors(t) & set(chart_of(t).hexes):
        yield Refusal(cell_ref(cell), "hex_locked", "JL-3601")

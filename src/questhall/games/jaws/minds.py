"""What a monster makes for: its focus, its attack hexes, its way, its targets.  [JL-28xx to JL-30xx, JL-G-1xx]"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from questhall.haven import Walk
from questhall.haven.aiming import Threat
from questhall.haven.planner import Planner
from questhall.haven.ways import distinct

from .belongings import ready
from .blows import is_ranged, reach_of
from .content import load
from .content.maps import PATTERNS
from .effects import Attack, Move
from .magic import ways_to_pay
from .state import Figure
from .strengthening import strengthened
from .terms import CellId, FigureId
from .world import FAR, JawsTable, deck_of, enemies, floor_of, stats_of, walk_of

MELEE = Attack(value=0)


class Plan:
    """What a monster considers in its turn: the planner of `haven`, with this game's figures and numbers."""

    __slots__ = ("figure", "foes", "planner", "points", "wanted")

    def __init__(
        self, t: JawsTable, figure: Figure, attack: Attack | None, move: Move | None, focus: FigureId = ""
    ) -> None:
        foes = enemies(t, figure)
        self.figure, self.points = figure, move_points(t, figure, move)
        self.foes = {foe.at: foe.id for foe in foes}
        self.wanted = [foe.at for foe in foes if foe.id == focus]
        walk = walk_of(t, figure, jumps=move is not None and move.jump)
        ties = {foe.at: 0 if focus else focus_order(t, foe) for foe in foes}
        threat = threat_of(attack or MELEE, len(foes), muddled="muddle" in figure.conditions)
        self.planner = Planner(floor_of(t).ground, walk, figure.at, threat, ties)

    def focus(self) -> list[FigureId]:
        """Whom it attacks, if that is not settled; several only if nothing decides between them."""
        return [self.foes[cell] for cell in self.wanted or self.planner.focus()]

    def paths(self) -> list[tuple[CellId, ...]]:
        """The ways that are equally good; none if it stays.

        [JL-2901 to JL-2908, JL-3004 to JL-3009, JL-G-122 to JL-G-127]
        """
        found: list[tuple[CellId, ...]] = []
        for focus in self.wanted:
            ways, ends = self.planner.march(focus, self.points)
            for end in ends:
                if end.cell == self.figure.at:
                    return []
                paths = ways.paths(end.cell, end.hazards)
                found += distinct(paths, ways.walk.hazards, jumps=ways.walk.jumps) if end.hazards else [next(paths)]
        return list(dict.fromkeys(found))


def strikes(t: JawsTable, figure: Figure, attack: Attack, focus: Figure) -> list[tuple[FigureId, ...]]:
    """Whom it may attack from here: the focus and as many others as can be.  [JL-3001, JL-G-128, JL-G-129]"""
    foes = {foe.at: foe.id for foe in enemies(t, figure)}
    threat = threat_of(attack, len(foes), muddled="muddle" in figure.conditions)
    ground = floor_of(t).ground
    planner = Planner(ground, Walk(ground.chart.near), figure.at, threat, dict.fromkeys(foes, 0))
    hits = planner.hits(focus.at) if focus.at in foes else []
    found = [(focus.id, *sorted(foes[cell] for cell in hit if cell != focus.at)) for hit in hits]
    return list(dict.fromkeys(found))


def threat_of(attack: Attack, foes: int, *, muddled: bool) -> Threat:
    """An attack as the planner sees it.  [JL-2814, JL-2815, JL-838, JL-G-103, JL-G-113, JL-G-130, JL-G-131]"""
    if attack.area:
        return Threat(reach_of(attack), is_ranged(attack), 0, PATTERNS[attack.area], muddled)
    return Threat(reach_of(attack), is_ranged(attack), attack.targets or foes, None, muddled)


def focus_order(t: JawsTable, foe: Figure) -> int:
    """For ties; a shawl makes one the last.  [JL-2805, JL-2817, JL-G-108]"""
    mine = t.state.heroes.get(foe.id)
    if mine is None or any(item.special == "last_in_focus" for item in ready(t, foe.id, "always")):
        return FAR
    cards = load().cards
    order = {
        each.being: (each.initiative, cards[each.other].initiative if each.other else FAR, each.seat)
        for each in t.state.heroes.values()
    }
    return sorted(order.values()).index(order[foe.id])


def move_points(t: JawsTable, figure: Figure, move: Move | None) -> int:
    """Its movement value and the card's modifier; a dash is no movement.  [JL-2606, JL-2705, JL-2707, JL-3305]"""
    stats = stats_of(figure).move
    if move is None or not stats or "immobilize" in figure.conditions:
        return 0
    assert isinstance(move.value, int)
    return max(0, stats[t.state.monster_level] + move.value)


def actions_of(t: JawsTable, figure: Figure) -> tuple[object, ...]:
    """What its card says; a boss may perform one of its special abilities.  [JL-2701, JL-2706, JL-3301, JL-3302]"""
    monster = load().monsters[figure.being]
    card = load().ability(deck_of(t, figure.being), t.state.drawn[figure.being])
    found: list[object] = []
    for action in card.actions:
        rule = getattr(action, "rule", "")
        found += monster.one if rule == "one" else monster.two if rule == "two" else [action]
    return tuple(found)


def potential(t: JawsTable, figure: Figure, place: int, attack: Attack) -> Attack:
    """The attack with every element that its kind has consumed or can consume.  [JL-3414, JL-3415]"""
    for option, spend in enumerate(attack.spend):
        if paid_key(figure, place, option) in t.state.paid or ways_to_pay(t, spend.cost):
            attack = strengthened(attack, spend.add)
    return replace(attack, spend=())


def paid_key(figure: Figure, place: int, option: int) -> str:
    """The name of an element use of a kind of monster."""
    return f"{figure.being}.{place}.{option}"


def attack_from(t: JawsTable, figure: Figure, actions: Sequence[object], at: int = 0) -> Attack | None:
    """The first attack from a place of the card on; none while disarmed.  [JL-2815, JL-G-115]"""
    if "disarm" in figure.conditions:
        return None
    for place in range(at, len(actions)):
        action = actions[place]
        if isinstance(action, Attack):
            return potential(t, figure, place, action)
    return None


def find_focus(t: JawsTable, figure: Figure, actions: Sequence[object]) -> FigureId:
    """Whom it attacks, found as if it could move without end.  [JL-2801 to JL-2812, JL-G-101 to JL-G-109]"""
    move = next((each for each in actions if isinstance(each, Move)), None)
    found = Plan(t, figure, attack_from(t, figure, actions), move).focus()
    return found[0] if found else ""

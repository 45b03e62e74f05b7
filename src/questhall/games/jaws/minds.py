"""What a monster makes for: its focus, its attack hexes, its way, its targets.  [JL-28xx to JL-30xx, JL-G-1xx]"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from questhall.haven import Ways, planning
from questhall.haven.aiming import Aim, Sights, aim, scores
from questhall.haven.ways import distinct

from .belongings import ready
from .blows import is_ranged, reach_of
from .content import load
from .content.maps import Floor
from .effects import Attack, Move
from .magic import ways_to_pay
from .state import Figure
from .strengthening import strengthened
from .terms import CellId, FigureId
from .world import FAR, JawsTable, deck_of, enemies, floor_of, stats_of, walk_of

MELEE = Attack(value=0)


class Plan:
    """Everything that a monster considers in its turn, worked out once."""

    __slots__ = ("aims", "attack", "figure", "focus", "foes", "points", "ways")

    def __init__(
        self, t: JawsTable, figure: Figure, attack: Attack | None, move: Move | None, focus: FigureId = ""
    ) -> None:
        self.figure, self.attack = figure, attack or MELEE
        self.foes = enemies(t, figure)
        self.points = move_points(t, figure, move)
        self.ways: Ways[CellId] = walk_of(t, figure, jumps=move is not None and move.jump).ways(figure.at)
        wanted = [foe for foe in self.foes if focus in ("", foe.id)]
        self.aims: dict[FigureId, dict[CellId, Aim]] = {foe.id: self._aims(t, foe) for foe in wanted}
        costs = [(foe, planning.soonest(self.ways, self.aims[foe.id]), self._initiative(t, foe)) for foe in wanted]
        self.focus = planning.focus(costs)

    def _initiative(self, t: JawsTable, foe: Figure) -> int:
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

    def _aims(self, t: JawsTable, focus: Figure) -> dict[CellId, Aim]:
        """The hexes to attack a foe from, and how good they are.  [JL-2814, JL-2815, JL-G-103, JL-G-113, JL-G-123]"""
        floor = floor_of(t)
        cells = list(floor.chart.hexes) if self.attack.area else floor.chart.within(focus.at, reach_of(self.attack))
        free = [cell for cell in cells if cell == self.figure.at or self.ways.walk.may_stop(cell)]
        return scores(free, lambda cell: self._aim(floor, cell, focus))

    def _aim(self, floor: Floor, cell: CellId, focus: Figure) -> Aim | None:
        attack, near = self.attack, floor.chart.distance[cell]
        seen = [foe for foe in self.foes if floor.sees(cell, foe.at)]
        reached = [foe.id for foe in seen if near.get(foe.at, FAR) <= reach_of(attack)]
        awkward = [foe.id for foe in self.foes if is_ranged(attack) and near.get(foe.at) == 1]
        if "muddle" in self.figure.conditions:
            awkward = [foe.id for foe in self.foes]
        order = {foe.id: 0 for foe in self.foes}
        if attack.area:
            covers = self._covers(floor, cell, seen)
            return aim(focus.id, Sights(reached, awkward, order, covers), 0)
        return aim(focus.id, Sights(reached, awkward, order), attack.targets or len(self.foes))

    def _covers(self, floor: Floor, cell: CellId, seen: list[Figure]) -> list[frozenset[object]]:
        """Which foes each way to lay the area covers.  [JL-838, JL-G-130, JL-G-131]"""
        laid = floor.placements(self.attack.area, cell, reach_of(self.attack))
        return list({frozenset(foe.id for foe in seen if foe.at in cells) for cells in laid})

    def paths(self) -> list[tuple[CellId, ...]]:
        """The ways that are equally good; none if it stays.

        [JL-2901 to JL-2908, JL-3004 to JL-3009, JL-G-122 to JL-G-127]
        """
        found: list[tuple[CellId, ...]] = []
        for focus in self.focus:
            goals = {cell: aimed.score for cell, aimed in self.aims[focus.id].items()}
            for end in planning.destinations(self.ways, self.points, goals, best_first=True) or ():
                if end.cell == self.figure.at:
                    return []
                paths = self.ways.paths(end.cell, end.hazards)
                walk = self.ways.walk
                found += distinct(paths, walk.hazards, jumps=walk.jumps) if end.hazards else [next(paths)]
        return list(dict.fromkeys(found))

    def hits(self) -> list[tuple[FigureId, ...]]:
        """Whom it may attack from here: the focus and as many others as can be.  [JL-3001, JL-G-128, JL-G-129]"""
        found: list[tuple[FigureId, ...]] = []
        for focus in self.focus:
            here = self.aims[focus.id].get(self.figure.at)
            for hit in here.hits if here is not None else ():
                others = sorted(str(each) for each in hit if each != focus.id)
                found.append((focus.id, *others))
        return list(dict.fromkeys(found))


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
    found = Plan(t, figure, attack_from(t, figure, actions), move).focus
    return found[0].id if found else ""

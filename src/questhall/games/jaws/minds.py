"""What a monster makes for: its focus, its attack hexes, its way, its targets.  [JL-28xx to JL-30xx, JL-G-1xx]"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from msgspec.structs import replace

from questhall.haven import Footing, Walk, bits
from questhall.haven.aiming import Threat
from questhall.haven.charts import CellId
from questhall.haven.planner import Planner
from questhall.haven.terms import FigureId
from questhall.haven.ways import distinct

from .belongings import ready
from .blows import is_ranged, reach_of
from .content import load
from .content.maps import PATTERNS
from .effects import Attack, Move
from .magic import ways_to_pay
from .state import Figure
from .strengthening import strengthened
from .world import FAR, JawsTable, ability_card, deck_of, enemies, floor_of, footing_of, stats_of, walk_of

MELEE = Attack(value=0)


class Plan:
    """What a monster considers in its turn: the planner of `haven`, with this game's figures and numbers."""

    __slots__ = ("figure", "foes", "ground", "jumps", "move", "t", "threat")

    def __init__(self, t: JawsTable, figure: Figure, attack: Attack | None, move: Move | None) -> None:
        self.t, self.figure, self.foes, self.move = t, figure, enemies(t, figure), move
        self.jumps = move is not None and move.jump
        self.ground = floor_of(t).ground
        self.threat = threat_of(attack or MELEE, len(self.foes), muddled="muddle" in figure.conditions)

    def planner(self, ties: dict[CellId, int]) -> Planner:
        """The rule itself, for whatever sets of bits cannot tell."""
        walk = walk_of(self.t, self.figure, jumps=self.jumps)
        return Planner(self.ground, walk, self.figure.at, self.threat, ties)

    def footing(self) -> Footing | None:
        """Where it can go, if one target is all that it can attack: then sets of bits tell the rest."""
        lone = self.threat.area is None and (self.threat.singles == 1 or len(self.foes) == 1)
        return footing_of(self.t, self.figure, jumps=self.jumps) if lone else None

    def goals(self, foe: Figure) -> bits.Goals:
        """Where it may stand to attack a foe."""
        return self.ground.goals(foe.at, self.threat.reach, shy=self.threat.ranged and not self.threat.muddled)

    def foci(self) -> list[FigureId]:
        """Whom it attacks; several if nothing decides between them.  [JL-2801 to JL-2812]"""
        footing, near = self.footing(), None
        if footing is not None:
            goals = [self.goals(foe).all for foe in self.foes]
            near = bits.soonest(self.ground.grid, footing, self.figure.at, goals)
        if near is None:
            keys = {foe.at: focus_order(self.t, foe) for foe in self.foes}
            ranks = sorted(keys.values())
            at = self.planner({cell: ranks.index(key) for cell, key in keys.items()}).focus()
            near = [place for place, foe in enumerate(self.foes) if foe.at in at]
        if len(near) > 1:
            order = [focus_order(self.t, self.foes[place]) for place in near]
            near = [place for place, key in zip(near, order, strict=True) if key == min(order)]
        return [self.foes[place].id for place in near]

    def paths(self, focus: FigureId) -> list[tuple[CellId, ...]]:
        """The ways that are equally good; none if it stays.

        [JL-2901 to JL-2908, JL-3004 to JL-3009, JL-G-122 to JL-G-127]
        """
        foe = next((each for each in self.foes if each.id == focus), None)
        if foe is None:
            return []
        footing, points = self.footing(), move_points(self.t, self.figure, self.move)
        if footing is not None:
            goals, start = self.goals(foe), self.figure.at
            found = bits.marches(self.ground.grid, footing, start, points, goals, best_first=True)
            if found is not None:
                return self.in_order(found, foe) if len(found) > 1 else found
        return self.ways_of_planner(foe, points)

    def in_order(self, found: list[tuple[CellId, ...]], foe: Figure) -> list[tuple[CellId, ...]]:
        """Ways to hexes that it can attack from are listed as these lie around the target."""
        shots = self.ground.shots(foe.at, self.threat.reach)
        if found[0][-1] not in shots:
            return found
        around = list(shots)
        return sorted(found, key=lambda path: around.index(path[-1]))

    def ways_of_planner(self, foe: Figure, points: int) -> list[tuple[CellId, ...]]:
        """The same by the rule itself."""
        ways, ends = self.planner({each.at: 0 for each in self.foes}).march(foe.at, points)
        found: list[tuple[CellId, ...]] = []
        for end in ends:
            if end.cell == self.figure.at:
                return []
            paths = ways.paths(end.cell, end.hazards)
            found += distinct(paths, ways.walk.hazards, jumps=ways.walk.jumps) if end.hazards else [next(paths)]
        return list(dict.fromkeys(found))


def strikes(t: JawsTable, figure: Figure, attack: Attack, focus: Figure) -> list[tuple[FigureId, ...]]:
    """Whom it may attack from here: the focus and as many others as can be.  [JL-3001, JL-G-128, JL-G-129]"""
    ground = floor_of(t).ground
    if not attack.area and figure.at not in ground.shots(focus.at, reach_of(attack)):
        return []
    foes = {foe.at: foe.id for foe in enemies(t, figure)}
    threat = threat_of(attack, len(foes), muddled="muddle" in figure.conditions)
    planner = Planner(ground, Walk(ground.chart.near), figure.at, threat, dict.fromkeys(foes, 0))
    hits = planner.hits(focus.at) if focus.at in foes else []
    found = [(focus.id, *sorted(foes[cell] for cell in hit if cell != focus.at)) for hit in hits]
    return list(dict.fromkeys(found))


def threat_of(attack: Attack, foes: int, *, muddled: bool) -> Threat:
    """An attack as the planner sees it.  [JL-2814, JL-2815, JL-838, JL-G-103, JL-G-113, JL-G-130, JL-G-131]"""
    if attack.area:
        return Threat(reach_of(attack), is_ranged(attack), 0, PATTERNS[attack.area], muddled)
    return Threat(reach_of(attack), is_ranged(attack), attack.targets or foes, None, muddled)


def focus_order(t: JawsTable, foe: Figure) -> tuple[int, int, int]:
    """For ties, the smallest first; a shawl makes one the last, and equals are in the order in which they acted.

    [JL-2805, JL-2817, JL-G-108]
    """
    mine = t.state.heroes.get(foe.id)
    if mine is None:
        return FAR + 1, FAR, FAR
    if any(item.special == "last_in_focus" for item in ready(t, foe.id, "always")):
        return FAR, FAR, FAR
    acted = t.state.turns.index(foe.id) if foe.id in t.state.turns else FAR
    return mine.initiative, load().cards[mine.other].initiative if mine.other else FAR, acted


def move_points(t: JawsTable, figure: Figure, move: Move | None) -> int:
    """Its movement value and the card's modifier; a dash is no movement.  [JL-2606, JL-2705, JL-2707, JL-3305]"""
    stats = stats_of(figure).move
    if move is None or not stats or "immobilize" in figure.conditions:
        return 0
    assert isinstance(move.value, int)
    return max(0, stats[t.state.monster_level] + move.value)


def actions_of(t: JawsTable, figure: Figure) -> tuple[object, ...]:
    """What its card says; a boss may perform one of its special abilities.  [JL-2701, JL-2706, JL-3301, JL-3302]"""
    return actions_on(figure.being, deck_of(t, figure.being), t.state.drawn[figure.being])


@functools.cache
def actions_on(being: str, deck: str, number: int) -> tuple[object, ...]:
    """The same of a card of its deck; found once."""
    monster, card = load().monsters[being], ability_card(deck, number)
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
    return replace(attack, spend=()) if attack.spend else attack


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


def find_foci(t: JawsTable, figure: Figure, actions: Sequence[object]) -> list[FigureId]:
    """Whom it attacks, found as if it could move without end.  [JL-2801 to JL-2812, JL-G-101 to JL-G-109]"""
    move = next((each for each in actions if isinstance(each, Move)), None)
    return Plan(t, figure, attack_from(t, figure, actions), move).foci()


def find_focus(t: JawsTable, figure: Figure, actions: Sequence[object]) -> FigureId:
    """The same, if nobody is asked: the first of several."""
    return next(iter(find_foci(t, figure, actions)), "")

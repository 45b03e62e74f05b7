"""What monsters are likely to do to the party: in the turns that are still to come this round, and in the next one."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import NamedTuple

from questhall.haven import Luck

from .content import load
from .effects import Attack, Move, Shield
from .formulas import work_out
from .state import Figure
from .traits import bonuses
from .world import FAR, JawsTable, chart_of, deck_in, of_kind, protected
from .worth import THING, life, spread

NOW, LATER = 0.6, 0.15
"""How much of it counts what they could do in this round and in the next: those who run away are run after."""
EVERYBODY = 99
LONGEST = 16
"""Farther away than this nothing is dangerous."""
DOOMED = 4.0
"""What each point costs that is more than a character could suffer."""
ILL = 0.7
"""A condition that comes with an attack, in hit points."""


class Kind(NamedTuple):
    """Monsters that are alike: all that their attacks depend on."""

    being: str
    deck: str
    elite: bool
    level: int
    party: int


class Stroke(NamedTuple):
    """An attack of a card: how far it reaches after the moves before it, and how hard it is."""

    reach: int
    value: int
    targets: int
    conditions: int


@functools.cache
def strokes(kind: Kind, number: int, held: bool) -> tuple[Stroke, ...]:
    """The attacks of an ability card; worked out once. Those who are held cannot come nearer."""
    monster = load().monsters[kind.being]
    stats = monster.stats(elite=kind.elite)
    known = {"C": kind.party, "L": kind.level, "D": 0, "M": 0}
    base = work_out(stats.attack[kind.level], known)
    ills = sum([kind.level >= first for first in stats.inflict.values()])
    points, found = 0, list[Stroke]()
    for action in played(kind, number):
        match action:
            case Move(value=value) if stats.move and not held:
                points += max(0, stats.move[kind.level] + work_out(value, known))
            case Attack(value=value, targets=targets):
                far = action.range or action.reach
                most = 2 if action.area else targets
                found.append(Stroke(far + points, base + work_out(value, known), most, ills + len(action.inflict)))
    return tuple(found)


def played(kind: Kind, number: int) -> Iterable[object]:
    """The actions of a card; those of a boss stand on its stat card."""
    monster = load().monsters[kind.being]
    for action in load().ability(kind.deck, number).actions:
        rule = getattr(action, "rule", "")
        yield from monster.one if rule == "one" else monster.two if rule == "two" else (action,)


@functools.cache
def blow(value: int, shield: int) -> float:
    """What an attack does on average, in hit points."""
    return sum([damage * chance for damage, chance in spread(max(0, value), shield, Luck.PLAIN)])


@functools.cache
def pain(kind: Kind, number: int, shield: int, place: int, held: bool) -> tuple[float, ...]:
    """What a card does to the nearest victim, or the one after that, by its distance; number 0: on average."""
    if not number:
        tables = [pain(kind, card.number, shield, place, held) for card in load().decks[kind.deck]]
        return tuple(sum(column) / len(tables) for column in zip(*tables, strict=True))
    found = [0.0] * (LONGEST + 1)
    for each in strokes(kind, number, held):
        if each.targets and place >= each.targets:
            continue
        hit = blow(each.value, shield) + ILL * each.conditions
        for distance in range(min(each.reach, LONGEST) + 1):
            found[distance] += hit
    return tuple(found)


class Victim(NamedTuple):
    """Somebody whom monsters attack, and how well he is protected in this round and the next."""

    figure: Figure
    now: int
    then: int


def victims(t: JawsTable) -> list[Victim]:
    """The characters, and what they protect."""
    found = list[Victim]()
    for figure in t.state.figures.values():
        if figure.kind == "monster":
            continue
        if figure.kind == "character":
            shields = list(bonuses(t, figure.id, Shield)) if t.state.bonuses else []
            lasting = sum([each.value for each in shields if each.until == "persistent"])
            found.append(Victim(figure, sum([each.value for each in shields]), lasting))
        elif protected(t, figure):
            found.append(Victim(figure, 0, 0))
    return found


def danger(t: JawsTable) -> float:
    """What the attacks cost that the party has to expect if everybody stays where he is."""
    people = victims(t)
    suffered = expected(t, people)
    return sum([cost(each.figure, damage) for each, damage in zip(people, suffered, strict=True)])


def expected(t: JawsTable, people: list[Victim]) -> list[float]:
    """How much damage each of them has to expect; monsters attack whoever is nearest."""
    state, distance = t.state, chart_of(t).distance
    suffered = [0.0] * len(people)
    places = [each.figure.at for each in people]
    for monster in of_kind(t, "monster"):
        if "disarm" in monster.conditions:
            continue
        near = distance[monster.at]
        order = sorted([(near.get(at, FAR), place) for place, at in enumerate(places)])
        acts = monster.id not in state.turns and monster.being in state.drawn and state.active != monster.id
        fresh = acts and "stun" not in monster.conditions
        number = state.drawn[monster.being] if fresh else 0
        kind = kind_of(state.scenario, monster.being, monster.elite, state.monster_level, state.party)
        menace = menace_of(kind, number, "immobilize" in monster.conditions)
        for rank, (away, place) in enumerate(order[: menace.targets]):
            if away > menace.reach:
                break
            suffered[place] += menace.hurts(people[place], rank, away)
    return suffered


@functools.cache
def kind_of(scenario: str, being: str, elite: bool, level: int, party: int) -> Kind:
    """All that the attacks of a monster depend on."""
    return Kind(being, deck_in(scenario, being), elite, level, party)


class Menace:
    """What monsters of a kind do with a card and after it, to whom and how far away; worked out once."""

    __slots__ = ("_known", "held", "kind", "number", "reach", "targets")

    def __init__(self, kind: Kind, number: int, held: bool) -> None:
        self.kind, self.number, self.held = kind, number, held
        cards = [number] if number else []
        cards += [card.number for card in load().decks[kind.deck]]
        found = [each for card in cards for each in strokes(kind, card, held)]
        self.targets = max([each.targets or EVERYBODY for each in found], default=0)
        self.reach = min(LONGEST, max([each.reach for each in found], default=0))
        self._known: dict[tuple[int, int, int], tuple[float, ...]] = {}

    def hurts(self, victim: Victim, rank: int, away: int) -> float:
        """The damage that somebody has to expect who is so far away, with so many others nearer."""
        poisoned = "poison" in victim.figure.conditions
        key = (victim.now - poisoned, victim.then - poisoned, rank)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._work_out(*key)
        return found[away]

    def _work_out(self, now: int, then: int, rank: int) -> tuple[float, ...]:
        later = [LATER * each for each in pain(self.kind, 0, then, rank, self.held)]
        if not self.number:
            return tuple(later)
        at_once = pain(self.kind, self.number, now, rank, self.held)
        return tuple(NOW * one + two for one, two in zip(at_once, later, strict=True))


@functools.cache
def menace_of(kind: Kind, number: int, held: bool) -> Menace:
    """One for each kind and card."""
    return Menace(kind, number, held)


def cost(figure: Figure, damage: float) -> float:
    """What it costs the party if somebody suffers so much."""
    if figure.kind == "objective":
        return 1.5 * THING * min(damage, figure.health)
    left = max(0.0, figure.health - damage)
    return life(figure.health) - life(left) + DOOMED * max(0.0, damage - figure.health)

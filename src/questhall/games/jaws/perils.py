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
from .world import FAR, JawsTable, bonuses, chart_of, deck_of, of_kind, protected
from .worth import THING, life, spread

NOW, LATER = 0.6, 0.15
"""How much of it counts what they could do in this round and in the next: those who run away are run after."""
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
    held: bool
    """Immobilized: they cannot come nearer."""


class Stroke(NamedTuple):
    """An attack of a card: how far it reaches after the moves before it, and how hard it is."""

    reach: int
    value: int
    targets: int
    conditions: int


@functools.cache
def strokes(kind: Kind, number: int) -> tuple[Stroke, ...]:
    """The attacks of an ability card; worked out once."""
    monster = load().monsters[kind.being]
    stats = monster.stats(elite=kind.elite)
    known = {"C": kind.party, "L": kind.level, "D": 0, "M": 0}
    base = work_out(stats.attack[kind.level], known)
    ills = sum([kind.level >= first for first in stats.inflict.values()])
    points, found = 0, list[Stroke]()
    for action in played(kind, number):
        match action:
            case Move(value=value) if stats.move and not kind.held:
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
def pain(kind: Kind, number: int, shield: int, place: int) -> tuple[float, ...]:
    """What a card does to the nearest victim, or the one after that, by its distance; number 0: on average."""
    if not number:
        tables = [pain(kind, card.number, shield, place) for card in load().decks[kind.deck]]
        return tuple(sum(column) / len(tables) for column in zip(*tables, strict=True))
    found = [0.0] * (LONGEST + 1)
    for each in strokes(kind, number):
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
        if figure.kind == "character":
            shields = list(bonuses(t, figure.id, Shield)) if t.state.bonuses else []
            lasting = sum([each.value for each in shields if each.until == "persistent"])
            found.append(Victim(figure, sum([each.value for each in shields]), lasting))
        elif figure.kind == "objective" and protected(t, figure):
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
    for monster in of_kind(t, "monster"):
        if "disarm" in monster.conditions:
            continue
        near = distance[monster.at]
        order = sorted([(near.get(each.figure.at, FAR), place) for place, each in enumerate(people)])
        kind = kind_of(t, monster)
        acts = monster.id not in state.turns and monster.being in state.drawn and state.active != monster.id
        fresh = acts and "stun" not in monster.conditions
        number = state.drawn[monster.being] if fresh else 0
        for rank, (away, place) in enumerate(order):
            if away > LONGEST:
                break
            victim = people[place]
            poisoned = "poison" in victim.figure.conditions
            if fresh:
                suffered[place] += NOW * pain(kind, number, victim.now - poisoned, rank)[away]
            suffered[place] += LATER * pain(kind, 0, victim.then - poisoned, rank)[away]
    return suffered


def kind_of(t: JawsTable, monster: Figure) -> Kind:
    """All that the attacks of a monster depend on."""
    held = "immobilize" in monster.conditions
    return Kind(monster.being, deck_of(t, monster.being), monster.elite, t.state.monster_level, t.state.party, held)


def cost(figure: Figure, damage: float) -> float:
    """What it costs the party if somebody suffers so much."""
    if figure.kind == "objective":
        return 1.5 * THING * min(damage, figure.health)
    left = max(0.0, figure.health - damage)
    return life(figure.health) - life(left) + DOOMED * max(0.0, damage - figure.health)

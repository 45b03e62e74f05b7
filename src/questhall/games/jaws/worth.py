"""What attacks, harm and bonuses are worth to the party, on average; about one for a monster's hit point."""

from __future__ import annotations

import functools
import math
from itertools import product

from questhall.haven import Luck
from questhall.haven.attacks import shielded

from .blows import Blow
from .content import load
from .content.modifiers import BASE
from .content.scenarios import DestroyAll, Kill, KillAll
from .effects import Boost, Guard, Shield, Thorns
from .formulas import work_out
from .state import Figure, Hero
from .steps.modifying import luck_of, outcome, shield_against, value_of
from .traits import thorns_of
from .world import JawsTable, far, wards_of

LIFE = 1.9
FEW, LAST = 6, 3
"""What a character's hit point is worth; the last ones count double, the very last three times."""
FOE, THREAT, BLOW = 3.0, 2.0, 2.0
"""What a monster's hit point is worth, the monster itself, and each point of its attack."""
THING = 3.2
"""What a hit point of something to destroy is worth."""
SOURCE, SPRING, MAKER = 4.5, 3.5, 1.6
"""How much more counts a thing, or a monster, from which others come each round, and one that makes them worse."""
CONDITION = 1.6
HURT = {"stun": 2.5, "disarm": 1.5, "immobilize": 0.7, "muddle": 1.0, "wound": 4.0, "poison": 3.0, "curse": 1.2}
"""What conditions cost, besides the attacks that they prevent."""
HELP = {"strengthen": 1.5, "bless": 1.0}


ROUNDS = ((6, 7.0), (14, 5.5), (99, 4.0))
"""What a round more to play is worth: the next ones much, those far ahead less."""


def lasts(hand: int, left: int) -> float:
    """How many rounds cards last: those in hand now, and those that rests will bring.  [JL-3802, JL-5607]"""
    return hand / 2 + sum(range(2, left)) / 2 - (hand < 2)


def cards_left(mine: Hero) -> int:
    """How many cards a character can still use; those are not counted that will be lost when their turn is over."""
    return sum([each.zone != "lost" and not each.lost for each in mine.cards])


@functools.cache
def lasting(rounds: float) -> float:
    """What it is worth that the cards last so many rounds."""
    score, before = 0.0, 0
    for until, price in ROUNDS:
        score += price * max(0.0, min(rounds, until) - before)
        before = until
    return score


def life(health: float) -> float:
    """What so many hit points of a character are worth."""
    if health >= FEW:
        return LIFE * (health + FEW + LAST)
    return LIFE * (2 * health + min(health, LAST))


@functools.cache
def prices(scenario: str, party: int) -> dict[str, float]:
    """How much the goal cares for a death, by its kind; without a name for all others."""
    goals = load().scenarios[scenario].goal
    named = {each.monster: 2.0 for each in goals if isinstance(each, Kill)}
    named |= {each.objective: 1.3 for each in goals if isinstance(each, DestroyAll)}
    things = {each.kind for each in load().scenarios[scenario].objectives.values()}
    named |= {each: SOURCE if each in things else SPRING for each in sources(scenario, party)}
    named |= dict.fromkeys(makers(scenario), MAKER)
    return {"": 1.0 if any(isinstance(each, KillAll) for each in goals) else 0.6, **named}


@functools.cache
def makers(scenario: str) -> frozenset[str]:
    """Monsters that make others worse."""
    return frozenset([each.converts.by for each in load().scenarios[scenario].rules if each.converts is not None])


@functools.cache
def sources(scenario: str, party: int) -> frozenset[str]:
    """From what monsters come round after round, with so many characters."""
    rules = [each for each in load().scenarios[scenario].rules if each.there and not each.once]
    return frozenset([each.there for each in rules if any(one.ranks[party - 2] != "-" for one in each.spawns)])


def weight(t: JawsTable, figure: Figure) -> float:
    """How much the goal cares for a figure's death; what is protected counts for us."""
    being = figure.being if figure.marked or figure.being not in marked_in(t.state.scenario) else ""
    return weight_of(t.state.scenario, t.state.party, being, figure.kind)


@functools.cache
def marked_in(scenario: str) -> frozenset[str]:
    """The kinds of which only those count more that are marked."""
    return frozenset([each.there for each in load().scenarios[scenario].rules if each.marked])


@functools.cache
def weight_of(scenario: str, party: int, being: str, kind: str) -> float:
    """The same for all of a kind; found once."""
    known = prices(scenario, party)
    return -1.5 if kind == "objective" and being in wards_of(scenario) else known.get(being, known[""])


def worth_of(t: JawsTable, figure: Figure) -> float:
    """A monster, or a thing to destroy: what the party loses by its being there."""
    if figure.kind == "objective":
        return weight(t, figure) * THING * figure.health
    rank = threat_of(figure.being, figure.elite, t.state.monster_level, t.state.party)
    score = FOE * figure.health + rank * bite(figure.most, figure.health)
    score += legacy(figure.being, figure.elite, t.state.monster_level, t.state.party)
    if figure.conditions:
        weak = sum([HURT.get(each, 0.0) for each in figure.conditions])
        score -= min(weak - (2.0 if "strengthen" in figure.conditions else 0), 0.7 * rank)
    return weight(t, figure) * score


@functools.cache
def threat_of(being: str, elite: bool, level: int, party: int) -> float:  # a key of the cache
    """What a monster costs the party while it is there: the more the harder it hits."""
    attack = load().monsters[being].stats(elite=elite).attack[level]
    return THREAT + BLOW * work_out(attack, {"C": party, "L": level})


@functools.cache
def legacy(being: str, elite: bool, level: int, party: int) -> float:  # a key of the cache
    """What that costs which comes where a monster dies: it is as good as there."""
    heir = load().monsters[being].leaves
    if not heir:
        return 0.0
    health = work_out(load().monsters[heir].stats(elite=elite).health[level], {"C": party, "L": level})
    return FOE * health + threat_of(heir, elite, level, party)


@functools.cache
def bite(most: int, health: int) -> float:
    """How much of its threat a monster with so many hit points still is: those that are nearly dead go first."""
    return 0.5 + 0.5 * math.sqrt(health / max(most, health)) if health > 0 else 0.0


def harm(t: JawsTable, figure: Figure, damage: int) -> float:
    """What it changes for the party if a figure suffers damage."""
    if figure.kind == "character":
        return life(max(0, figure.health - damage)) - life(figure.health) - (20.0 if damage >= figure.health else 0.0)
    if figure.kind == "objective":
        return weight(t, figure) * THING * min(damage, figure.health)
    rank = threat_of(figure.being, figure.elite, t.state.monster_level, t.state.party)
    eased = bite(figure.most, figure.health) - bite(figure.most, figure.health - damage)
    return weight(t, figure) * (FOE * min(damage, figure.health) + rank * eased)


def worth_of_blow(t: JawsTable, blow: Blow) -> float:
    """What an attack does on average; attacks on characters count against the party."""
    figures = t.state.figures
    if blow.target not in figures or blow.attacker not in figures:
        return 0.0
    target = figures[blow.target]
    hit = mean(t, target, value_of(t, blow), shield_against(t, blow), luck_of(t, blow))
    effects = sum([HURT.get(each, 1.0) for each in blow.inflict if each not in target.conditions])
    if target.kind == "character":
        return hit - effects
    attacker = figures[blow.attacker]
    return hit + effects + 0.4 * (blow.push + blow.pull) - retort(t, attacker, target, far(t, attacker.at, target.at))


def usual_damage(t: JawsTable, blow: Blow) -> float:
    """How much an attack hurts on average."""
    return sum([a * b for a, b in spread(value_of(t, blow), shield_against(t, blow), luck_of(t, blow))])


def retort(t: JawsTable, attacker: Figure, target: Figure, away: int) -> float:
    """What it costs a character to attack what bites back."""
    if attacker.kind != "character" or target.kind != "monster":
        return 0.0
    return -harm(t, attacker, thorns) if (thorns := thorns_of(t, target, away)) else 0.0


def mean(t: JawsTable, target: Figure, value: int, shield: int, fortune: Luck) -> float:
    """The worth of an attack of this value on average, drawn from a deck without perks."""
    return sum([chance * harm(t, target, damage) for damage, chance in spread(value, shield, fortune)])


@functools.cache
def spread(value: int, shield: int, fortune: Luck) -> tuple[tuple[int, float], ...]:
    """Each damage with its chance."""
    single = [shielded(outcome(card, value), shield, 0) for card in BASE]
    pick = max if fortune is Luck.ADVANTAGE else min
    found = single if fortune is Luck.PLAIN else [pick(pair) for pair in product(single, single)]
    return tuple((damage, found.count(damage) / len(found)) for damage in sorted(set(found)))


def worth_of_bonus(effect: object, used: int = 0) -> float:
    """A bonus of a character, for the rounds or the uses that are left of it."""
    times = 2.5 if getattr(effect, "until", "round") == "persistent" else 1.0
    match effect:
        case Shield(value=value, crowd=crowd):
            return times * (0.4 * value + 0.3 * crowd)
        case Thorns(value=value):
            return times * max(1, value)
        case Guard(disadvantage=disadvantage, plus=plus):
            return 2.0 * disadvantage - plus
        case Boost(upon=upon, add=add, double=double, slots=slots):
            uses = len(slots) - used if slots else times
            if upon != "attack":
                return 0.5 * uses
            return uses * (1.2 * add.plus + 1.2 * add.advantage + CONDITION * len(add.inflict) + 2.0 * double)
    return 2.0

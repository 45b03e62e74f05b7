"""How good a position looks to a player: what greedy bots climb.  Exploring, building, growing, fighting."""

from __future__ import annotations

import functools

from questhall.core import Seat

from .board import camp_of, health, other, owner, printed
from .content import load
from .content.printed import UnitSide
from .effects import STEP, FieldId, Purse
from .events import FieldVisited
from .geography import HeroesTable, chart
from .odds import army_strength, chance, expected_loss, guard_strength, side_strength
from .people import allied, enemies, level, pawns, rivals, standing
from .state import NOBODY, Camp, Combat, Flag, Pawn, Side
from .steps.combat.starting import Announce, SetUp
from .steps.meeting import guarded

WON = 10_000.0
TIER_VALUE = {"bronze": 1.0, "silver": 2.2, "gold": 4.5, "azure": 8.0}
ROUNDS_AHEAD = 3
EXPERIENCE = 4.0
NEAR = 14
"""So many steps away a field still attracts."""
GOALS = {"capture_town": 60.0, "flag_utopia": 40.0, "bring_grail": 25.0, "flag_mines": 14.0}
"""What a field is worth that the goal of the scenario asks for."""
DARING = 0.55
"""Chances below this frighten."""


def heuristic(t: HeroesTable, seat: Seat) -> float:
    """The own prospects less a share of those of the best enemy."""
    if t.outcome is not None:
        if seat in t.outcome.winners:
            return WON
        return -WON if t.outcome.winners or t.outcome.result == "lost" else 0.0
    best = max((prospects(t, foe) for foe in enemies(t, seat) if foe >= 0), default=0.0)
    return prospects(t, seat) - 0.5 * best + fighting(t, seat) + roaming(t, seat) - idling(t)


def idling(t: HeroesTable) -> float:
    """Visiting the same place again and again leads nowhere, though it costs nothing."""
    locations, fields = load().locations, load().fields
    visits = [event for event in t.events[-3:] if isinstance(event, FieldVisited)]
    return 0.5 * sum(locations[fields[event.field].location].category == "revisitable" for event in visits)


# -- what a player has


def prospects(t: HeroesTable, seat: Seat) -> float:
    """Levels, army, town, income, resources, cards, morale."""
    side = t.state.sides[seat]
    if side.out:
        return -1000.0
    flags = sum(flag.seat == seat for flag in t.state.flags.values())
    return (
        EXPERIENCE * side.experience
        + army_value(side)
        + sum(map(building_value, side.built))
        + 0.7 * worth(side.purse)
        + ROUNDS_AHEAD * worth(side.income)
        + 5.0 * flags
        + 0.6 * (len(side.hand) + len(side.deck) + len(side.discard) + len(side.in_play))
        + 0.5 * len(side.hand)
        + 1.5 * side.morale
        + 8.0 * len(side.trophies)
        + (5.0 if side.second else 0.0)
        + 0.05 * sum(pawn.moves for _, pawn in pawns(side))
    )


def worth(purse: Purse) -> float:
    """Resources in gold."""
    return purse.gold + 1.5 * purse.materials + 3.5 * purse.valuables


def army_value(side: Side) -> float:
    """What all units are worth."""
    return sum(unit_value(troop.unit, troop.aspect) for troop in side.army)


@functools.cache
def unit_value(unit: str, aspect: str) -> float:
    """What a side of a unit is worth; a Pack has the life of its Few behind it."""
    card = load().units[unit]
    numbers: UnitSide = getattr(card, aspect)
    found = 1.6 * (numbers.attack + numbers.defense) + numbers.health + 0.2 * numbers.initiative
    return found + 2.0 * TIER_VALUE[card.tier] + (5.0 if aspect == "pack" else 0.0)


@functools.cache
def building_value(name: str) -> float:
    """A building is worth more than it costs, above all dwellings."""
    building = load().buildings[name]
    return 1.3 * worth(building.price) + (7.0 if building.kind in ("dwelling", "citadel", "city_hall") else 0.0)


# -- where heroes are


def roaming(t: HeroesTable, seat: Seat) -> float:
    """Heroes like to be near what attracts them: unvisited fields, unknown tiles, in the end the enemy's town."""
    found = 4.0 * sum(bool(place.tile) for place in t.state.layout.places)
    side = t.state.sides[seat]
    strength = army_strength(side.army)
    for name, pawn in pawns(side):
        found += attraction(t, seat, pawn, strength if name == "main" else 0.6 * strength)
    return found


def attraction(t: HeroesTable, seat: Seat, pawn: Pawn, strength: float) -> float:
    """The best of what lies within a few steps, the nearer the better."""
    graph = chart(t.state.layout)
    best, layer, seen = 0.0, [pawn.at], {pawn.at}
    for steps in range(NEAR + 1):
        weight = 1.0 / (1.0 + 0.35 * steps)
        for field in layer:
            if steps or graph.beside[field]:
                best = max(best, weight * appeal(t, seat, field, strength))
        layer = [near for field in layer for near in graph.near[field] if not (near in seen or seen.add(near))]  # type: ignore[func-returns-value]
    return best


def appeal(t: HeroesTable, seat: Seat, field: FieldId, strength: float) -> float:
    """What a hero would go to a field for; guards that are too strong frighten."""
    state, printed_field = t.state, load().fields[field]
    category = load().locations[printed_field.location].category
    flag = state.flags.get(field)
    prize = 3.0 if chart(state.layout).beside[field] else 0.0
    if category == "flaggable" and not (flag is not None and allied(t, flag.seat, seat)):
        prize = flag_value(t, field, flag)
    elif category == "visitable" and field not in state.visited:
        prize = 6.0
    if not prize:
        return 0.0
    odds = chance_of(t, seat, field, strength)
    return prize if odds >= 1.0 else (prize + 6.0) * odds if odds >= DARING else 0.3 * odds


def flag_value(t: HeroesTable, field: FieldId, flag: Flag | None) -> float:
    """A flag with its income, a town, and what the scenario is about."""
    printed_field = load().fields[field]
    goal = load().plan(t.state.scenario).goal
    found = 6.0 + (0.8 * ROUNDS_AHEAD * worth(STEP[printed_field.resource]) if printed_field.resource else 4.0)
    wanted = {"town": "capture_town", "dragon_utopia": "flag_utopia", "mine": "flag_mines"}.get(printed_field.location)
    if wanted == goal and (goal != "capture_town" or flag is not None):
        found += GOALS[goal]
    return found


def chance_of(t: HeroesTable, seat: Seat, field: FieldId, strength: float) -> float:
    """How likely a hero takes a field: 1 where nobody defends it."""
    foes = [foe for foe, _ in standing(t, field) if not allied(t, seat, foe)]
    flag = t.state.flags.get(field)
    if not foes and flag is not None and load().fields[field].location in ("town", "settlement"):
        foes = [flag.seat] if not allied(t, seat, flag.seat) else []
    if foes:
        return chance(strength, foe_strength(t, foes[0]))
    if not guarded(t, field):
        return 1.0
    difficulty = load().fields[field].guard
    return 1.0 if level(t, seat) > difficulty else chance(strength, guard_strength(difficulty, t.state.difficulty))


def foe_strength(t: HeroesTable, foe: Seat) -> float:
    """The army of another player or of a hero of the AI."""
    if foe >= 0:
        return army_strength(t.state.sides[foe].army)
    return sum(army_strength(rival.army) for number, rival in rivals(t) if number == foe)


# -- combat


def fighting(t: HeroesTable, seat: Seat) -> float:
    """In a combat, or before one: the chance of winning, what it brings, and what it has cost so far."""
    c = t.state.combat
    if c is None or not c.round:
        return before(t, seat)
    if seat not in (c.attacker, c.defender):
        return -fighting(t, c.attacker) if seat == c.operator and c.attacker >= 0 else 0.0
    own = camp_of(c, seat)
    ours, theirs = camp_strength(c, own), camp_strength(c, other(own))
    if c.attack is not None and not c.attack.dice:
        theirs, ours = after_blow(c, own, ours, theirs)
    odds = chance(ours, theirs)
    return (
        odds * stake(t, seat, c) - (1 - odds) * 8.0 - casualties(t, c, own) - 0.25 * distance(c, own) + posture(c, own)
    )


def before(t: HeroesTable, seat: Seat) -> float:
    """A combat that was announced and is being set up."""
    c = t.state.combat
    steps = [step for step in t.agenda if isinstance(step, Announce | SetUp)]
    if c is None and not steps:
        return 0.0
    attacker, field = (c.attacker, c.field) if c is not None else (steps[0].seat, steps[0].field)
    if attacker < 0:
        return 0.0
    if c is None or attacker != seat:
        strength = army_strength(t.state.sides[attacker].army)
    else:
        army = t.state.sides[seat].army
        strength = army_strength([army[place] for place in c.deployed.get("attacker", [])]) + placed_well(c, "attacker")
    odds = chance_of(t, attacker, field, strength)
    value = odds * 16.0 - (1 - odds) * 14.0 if odds >= DARING else -10.0
    return value if attacker == seat else -0.5 * value if seat in (owner(c, "defender") if c else NOBODY,) else 0.0


def stake(t: HeroesTable, seat: Seat, c: Combat) -> float:
    """What winning brings: experience, the field, a trophy."""
    if c.defender == NOBODY:
        against = load().fields[c.field].guard
        return 8.0 + EXPERIENCE * (2 if against > level(t, seat) else 1)
    return 30.0 + (40.0 if load().fields[c.field].location == "town" else 0.0)


def camp_strength(c: Combat, camp: Camp) -> float:
    """The units of a side that still stand; damage counts."""
    return sum(
        side_strength(printed(each)) * (1 - 0.5 * each.damage / max(health(c, each), 1))
        + (0.6 * side_strength(load().units[each.unit].side("few")) if each.aspect == "pack" else 0.0)
        for each in c.fighters
        if each.camp == camp
    )


def after_blow(c: Combat, own: Camp, ours: float, theirs: float) -> tuple[float, float]:
    """Strengths of the enemy and of the own side after the attack that was declared, as far as can be expected."""
    assert c.attack is not None, "no attack was declared"
    striker = next(each for each in c.fighters if each.id == c.attack.attacker)
    lost = expected_loss(c, c.attack)
    return (theirs - lost, ours) if striker.camp == own else (theirs, ours - lost)


def casualties(t: HeroesTable, c: Combat, camp: Camp) -> float:
    """What the own army has lost in this combat, which shows in the army only afterwards."""
    seat = owner(c, camp)
    if seat < 0:
        return 0.0
    army = t.state.sides[seat].army
    before = sum(unit_value(army[n].unit, army[n].aspect) for n in c.deployed.get(camp, []) if n < len(army))
    left = sum(unit_value(each.unit, each.aspect) for each in c.fighters if each.camp == camp and each.troop >= 0)
    return max(before - left, 0.0)


def posture(c: Combat, camp: Camp) -> float:
    """Tokens on the own units."""
    own = [each for each in c.fighters if each.camp == camp]
    return 0.4 * sum(each.defending for each in own) - 1.5 * sum(each.paralysed for each in own)


def placed_well(c: Combat, camp: Camp) -> float:
    """Shooters stand in the back, others in the front."""
    found = 0.0
    for each in c.fighters:
        if each.camp == camp and each.at >= 0 and each.unit:
            back = each.at // 4 in (0, 4)
            found += 0.3 if back == (load().units[each.unit].type == "ranged") else 0.0
    return found


def distance(c: Combat, camp: Camp) -> float:
    """How far the own fighters that must come close are from the enemy."""
    foes = [each.at for each in c.fighters if each.camp != camp and each.at >= 0]
    total = 0.0
    for each in c.fighters:
        ranged = each.at < 0 or load().units[each.unit].type == "ranged"
        if each.camp == camp and not ranged and foes:
            total += min(abs(each.at // 4 - foe // 4) + abs(each.at % 4 - foe % 4) for foe in foes)
    return total

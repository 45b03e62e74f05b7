"""What draws heroes over the map, as bots see it: fields, unknown tiles, the goal of the scenario, danger."""

from __future__ import annotations

import functools
from typing import NamedTuple

from questhall.core import Seat

from .content import load
from .content.printed import Bank, UnitSide
from .effects import STEP, Difficulty, FieldId, Gain, Purse
from .geography import HeroesTable, bank_at, chart
from .odds import army_strength, bank_strength, chance, guard_strength
from .people import allied, enemies, level, rival_of, rivals, standing, town_of
from .state import Layout, Pawn, PawnName
from .steps.banks import TOKENS
from .steps.ending import mines
from .steps.meeting import guarded
from .steps.rivals import beyond

EXPERIENCE, FLAG, VISIT, TILE = 4.0, 5.0, 5.0, 6.0
"""What a point of experience, a flag, a visit and a tile that is turned up are worth."""
TIER_VALUE = {"bronze": 1.0, "silver": 2.2, "gold": 4.5, "azure": 8.0}
INCOME_AHEAD = 2.5
"""So many times a new income is received."""
GOALS = {"capture_town": 60.0, "flag_utopia": 60.0, "bring_grail": 40.0, "flag_mines": 20.0, "beat_rivals": 40.0}
"""What a field is worth that the goal of the scenario asks for."""
RISK = 12.0
"""What a lost combat costs."""
DARING, DESPERATE = 0.6, 0.45
"""Chances below the first frighten; where the goal is at stake, those below the second."""
LONGING = 0.05
"""The part of a goal that draws a hero who is still too weak for it."""
FALLING = 0.35
"""How much less a field draws for every step on the way."""
PATIENCE = {0: 0.6, 1: 0.9}
"""The chance of beating guards by the movement that is left to prolong the combat; with more it is not less."""
WALLS = 25.0
"""What walls and a tower add to the strength of defenders."""


class Ways(NamedTuple):
    """How far everything is from a field; tiles that lie face down count as open ground."""

    fields: tuple[tuple[int, FieldId], ...]
    """The fields where something happens, the nearest first."""
    tiles: tuple[tuple[int, int], ...]
    """The places of face-down tiles, the nearest first."""
    steps: dict[FieldId, int]


@functools.lru_cache(maxsize=4096)
def ways_from(layout: Layout, at: FieldId) -> Ways:
    """All distances from a field; to turn up a tile costs a step too."""
    graph, printed = chart(layout), load().fields
    start = graph.at[at]
    costs, layers = {start: 0}, [[start]]
    tiles: dict[int, int] = {}
    for cost, layer in enumerate(layers):
        for cell in layer:
            if costs[cell] < cost:
                continue
            for near, _ in beyond(graph, cell):
                tile = graph.hidden.get(near)
                price = cost + 1 + (tile is not None and graph.hidden.get(cell) != tile)
                if price < costs.get(near, 999):
                    costs[near] = price
                    while len(layers) <= price:
                        layers.append([])
                    layers[price].append(near)
                    if tile is not None:
                        tiles[tile] = min(tiles.get(tile, 999), cost + 1)
    steps = {field: costs[cell] for field, cell in graph.at.items() if cell in costs}
    eventful = [(cost, field) for field, cost in steps.items() if printed[field].location != "empty"]
    return Ways(tuple(sorted(eventful)), tuple(sorted((cost, tile) for tile, cost in tiles.items())), steps)


def worth(purse: Purse) -> float:
    """Resources in gold."""
    return purse.gold + 1.5 * purse.materials + 3.5 * purse.valuables


@functools.cache
def unit_value(unit: str, aspect: str) -> float:
    """What a side of a unit is worth; a Pack has the life of its Few behind it."""
    card = load().units[unit]
    numbers: UnitSide = getattr(card, aspect)
    found = 1.6 * (numbers.attack + numbers.defense) + numbers.health + 0.2 * numbers.initiative
    return found + 2.0 * TIER_VALUE[card.tier] + (5.0 if aspect == "pack" else 0.0)


# -- what a field is for


def roaming(t: HeroesTable, seat: Seat) -> float:
    """Tiles that are known, what draws the heroes, and what threatens the own town."""
    side = t.state.sides[seat]
    found = TILE * sum([bool(place.tile) for place in t.state.layout.places])
    if side.out:
        return found
    strength = army_strength(side.army)
    found += attraction(t, seat, "main", side.main, strength)
    if side.second is not None:
        found += 0.5 * attraction(t, seat, "second", side.second, 0.6 * strength)
    return found - danger(t, seat, strength)


def attraction(t: HeroesTable, seat: Seat, name: PawnName, pawn: Pawn, strength: float) -> float:
    """The best of what lies ahead, the nearer the better."""
    ways, goals = ways_from(t.state.layout, pawn.at), wanted(t, seat, name)
    best = max((drawn(cost) * 0.8 * TILE for cost, _ in ways.tiles[:1]), default=0.0)
    for field, prize in goals.items():
        cost = ways.steps.get(field, 99)
        hope = venture(t, seat, field, strength, left_at(pawn, cost), prize)
        best = max(best, drawn(cost) * max(hope, LONGING * prize))
    most = FLAG + VISIT + 3 * EXPERIENCE + INCOME_AHEAD * 5.0
    for cost, field in ways.fields:
        if drawn(cost) * most <= best:
            break
        if cost and field not in goals:
            best = max(best, drawn(cost) * venture(t, seat, field, strength, left_at(pawn, cost), 0.0))
    return best


def drawn(steps: int) -> float:
    """The part of a prize that is felt so many steps away."""
    return 0.9 / (1.0 + FALLING * steps)


def left_at(pawn: Pawn, steps: int) -> int:
    """The movement that would be left on arrival; whoever arrives in a later turn comes with some."""
    return pawn.moves - steps if steps <= pawn.moves else 1


def wanted(t: HeroesTable, seat: Seat, name: PawnName) -> dict[FieldId, float]:
    """The fields that the goal of the scenario asks for, with what they are worth for it.  [HM-3201]"""
    plan, state = load().plan(t.state.scenario), t.state
    worthy = GOALS.get(plan.goal, 0.0)
    match plan.goal:
        case "capture_town":
            towns = [*(town_of(t, foe) for foe in enemies(t, seat)), *(rival.home for rival in state.rivals)]
            return {field: worthy for field in towns if not is_own(t, seat, field)}
        case "beat_rivals":
            return {rival.at: worthy for _, rival in rivals(t)}
        case "bring_grail" if state.sides[seat].grail and name == "main":
            return {town_of(t, seat): 3 * worthy}
        case "flag_mines":
            missing = max(plan.count - mines(t, seat), 1)
            places = places_of(state.layout, "mine")
            return {field: worthy + 30.0 / missing for field in places if not is_own(t, seat, field)}
        case "flag_utopia":
            return {field: worthy for field in places_of(state.layout, "dragon_utopia") if not is_own(t, seat, field)}
        case "bring_grail":
            dug = [*places_of(state.layout, "grail"), *places_of(state.layout, "obelisk")]
            fresh = [field for field in dug if field not in state.visited and seat not in state.marks.get(field, ())]
            return dict.fromkeys(fresh, worthy)
    return {}


@functools.lru_cache(maxsize=512)
def places_of(layout: Layout, location: str) -> tuple[FieldId, ...]:
    """The fields of a kind that are known."""
    fields = load().fields
    return tuple(field for field in chart(layout).at if fields[field].location == location)


def is_own(t: HeroesTable, seat: Seat, field: FieldId) -> bool:
    """Whether a field has the cube of the own side."""
    flag = t.state.flags.get(field)
    return flag is not None and allied(t, seat, flag.seat)


def venture(t: HeroesTable, seat: Seat, field: FieldId, strength: float, moves: int, goal: float) -> float:
    """What going to a field is worth: the prize and the experience, less what may be lost in the combat for it."""
    prize = goal + gain_of(t, seat, field)
    if not prize:
        return 0.0
    odds, experience = chance_of(t, seat, field, strength, moves)
    if odds >= 1.0:
        return prize
    daring = DARING if goal < GOALS["bring_grail"] else DESPERATE
    return odds * (prize + experience) - (1 - odds) * RISK - (RISK if odds < daring else 0.0)


def gain_of(t: HeroesTable, seat: Seat, field: FieldId) -> float:
    """What the field itself brings whoever visits it."""
    printed = load().fields[field]
    if (bank := bank_at(t, field)) is not None:
        return VISIT + hoard(bank, t.state.difficulty) if field not in t.state.visited else 0.0
    category = load().locations[printed.location].category
    if category == "flaggable":
        if is_own(t, seat, field) or seat in t.state.marks.get(field, ()):
            return 0.0
        return FLAG + (INCOME_AHEAD * worth(STEP[printed.resource]) if printed.resource else 3.0)
    return VISIT if category == "visitable" and field not in t.state.visited else 0.0


@functools.cache
def hoard(bank: Bank, difficulty: Difficulty) -> float:
    """What the resources of a bank are worth; other rewards count as a visit each."""
    found = [effect for effect in bank.each for _ in range(TOKENS[difficulty])]
    return sum(worth(Purse(x.gold, x.materials, x.valuables)) if isinstance(x, Gain) else VISIT for x in found)


def chance_of(t: HeroesTable, seat: Seat, field: FieldId, strength: float, moves: int) -> tuple[float, float]:
    """How likely a hero takes a field, 1 where nobody defends it; and what the combat itself brings."""
    foes = [foe for foe, _ in standing(t, field) if not allied(t, seat, foe)]
    if foes:
        return chance(strength, foe_strength(t, foes[0], field)), 2 * EXPERIENCE
    flag = t.state.flags.get(field)
    if flag is not None and load().fields[field].location in ("town", "settlement"):
        against = 0.0 if allied(t, seat, flag.seat) else absent_strength(t, flag.seat, field)
        return chance(strength, against), 2 * EXPERIENCE
    if not guarded(t, field):
        return 1.0, 0.0
    if (bank := bank_at(t, field)) is not None:
        return chance(strength, bank_strength(bank, t.state.difficulty)), 0.0
    difficulty, own = load().fields[field].guard, level(t, seat)
    if own > difficulty:
        return 1.0, 0.0
    odds = chance(strength, guard_strength(difficulty, t.state.difficulty))
    return odds * PATIENCE.get(moves, 1.0), EXPERIENCE * (2 if difficulty > own else 1)


def foe_strength(t: HeroesTable, foe: Seat, field: FieldId) -> float:
    """The army of another player or of a hero of the AI, and the walls of its town."""
    if foe >= 0:
        side = t.state.sides[foe]
        walled = field == town_of(t, foe) and any(load().buildings[name].kind == "citadel" for name in side.built)
        return army_strength(side.army) + WALLS * walled
    rival = rival_of(t, foe)
    return army_strength(rival.army) + WALLS * (rival.citadel and field == rival.home)


def absent_strength(t: HeroesTable, foe: Seat, field: FieldId) -> float:
    """Who defends a home whose hero is away: an army that is paid for, or the garrison of a hero of the AI."""
    if foe >= 0:
        return foe_strength(t, foe, field) if t.state.sides[foe].purse.gold >= 8 else 0.0
    rival = rival_of(t, foe)
    if field != rival.home or not rival.garrison:
        return 0.0
    return army_strength(rival.garrison) + WALLS * rival.citadel


# -- what threatens


def danger(t: HeroesTable, seat: Seat, strength: float) -> float:
    """Enemies near the own town, as far as they are stronger than who would defend it, and near the own hero."""
    side, town = t.state.sides[seat], town_of(t, seat)
    hunters = [(t.state.sides[foe].main.at, army_strength(t.state.sides[foe].army)) for foe in enemies(t, seat)]
    hunters += [(rival.at, army_strength(rival.army)) for _, rival in rivals(t)]
    if not hunters:
        return 0.0
    plan, found = load().plan(t.state.scenario), 0.0
    decisive = "town_lost" in plan.loses or plan.goal == "capture_town"
    near, around = ways_from(t.state.layout, side.main.at).steps, ways_from(t.state.layout, town).steps
    walls = WALLS if any(load().buildings[name].kind == "citadel" for name in side.built) else 0.0
    home = side.main.at == town
    ours = strength + walls if home or side.purse.gold >= 8 else 0.0
    for at, theirs in hunters:
        if is_own(t, seat, town):
            found += (60.0 if decisive else 20.0) * chance(theirs, ours) * closeness(around.get(at, 99))
        if not home and near.get(at, 99) <= 3:
            found += 8.0 * max(chance(theirs, strength) - 0.5, 0.0)
    return found


def closeness(steps: int) -> float:
    """How much an enemy so many steps away counts."""
    return 1.0 if steps <= 3 else 0.5 if steps <= 6 else 0.15 if steps <= 9 else 0.0

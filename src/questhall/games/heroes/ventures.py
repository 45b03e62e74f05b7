"""What draws heroes over the map, as bots see it: fields, unknown tiles, the goal of the scenario, danger."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.core import Seat

from .content import load
from .economy import EXPERIENCE, TILE, bargain, income_value, saving, visit_value
from .effects import STEP, FieldId, Purse
from .events import CombatEnded
from .geography import HeroesTable, bank_at, location_of
from .odds import army_strength, bank_strength, chance, guard_strength, unit_strength
from .people import allied, enemies, level, rival_of, rivals, standing, town_of
from .state import Pawn, PawnName, Side, Troop
from .steps.ending import mines
from .steps.meeting import guarded
from .ways import guarded_fields, places_of, ways_from

FLAG = 5.0
"""What a flag is worth."""
STRENGTH = 0.5
"""What the strength of units is worth: a Pack of any tier is worth its price, if others are not worth more."""
FIGHTING_UNITS = 5
"""Units that take part in a combat; the others are a reserve."""
GOALS = {"capture_town": 60.0, "flag_utopia": 60.0, "bring_grail": 40.0, "flag_mines": 20.0, "beat_rivals": 40.0}
"""What a field is worth that the goal of the scenario asks for."""
RISK = 18.0
"""What a lost combat costs."""
HARDEST = 7
"""The difficulty of the strongest guards."""
PASSING = 0.6
"""A hero who beats guards less often than this finds no way through them."""
DELAY = 0.8
"""What a combat is worth that is put off to the next turn, for the movement to prolong it."""
GOLD = Purse(gold=5)
MOST = 30.0
"""More than any field brings but those of the goal."""
LONGING = 0.05
"""The part of a goal that draws a hero who is still too weak for it."""
FALLING = 0.35
"""How much less a field draws for every step on the way."""
PATIENCE = {0: 0.5, 1: 0.85}
"""The chance of beating guards by the movement that is left to prolong the combat; with more it is not less."""
TURN = 3
"""The movement of a hero in a turn.  [HM-704]"""
AFTERWARDS = 1.0
"""What a movement point is worth when a combat is over."""
WALLS = 25.0
"""What walls and a tower add to the strength of defenders."""


def army_value(army: Iterable[Troop]) -> float:
    """What all units are worth, by what they do in a combat; those that find no place there are worth little."""
    values = sorted([unit_strength(troop.unit, troop.aspect) for troop in army], reverse=True)
    return STRENGTH * (sum(values[:FIGHTING_UNITS]) + 0.2 * sum(values[FIGHTING_UNITS:]))


# -- what a field is for


def roaming(t: HeroesTable, seat: Seat) -> float:
    """Tiles that are known, what draws the heroes, and what threatens the own town."""
    side = t.state.sides[seat]
    found = TILE * sum([bool(place.tile) for place in t.state.layout.places])
    if side.out:
        return found
    if in_combat(t):
        return found + AFTERWARDS * side.main.moves
    strength = army_strength(side.army)
    found += attraction(t, seat, "main", side.main, strength)
    if side.second is not None:
        found += 0.5 * attraction(t, seat, "second", side.second, 0.6 * strength)
    return found - danger(t, seat, strength)


def in_combat(t: HeroesTable) -> bool:
    """Whether units fight or have just fought: then nobody looks around, so that going on and leaving compare."""
    if t.state.combat is not None:
        return bool(t.state.combat.round)
    return any(isinstance(event, CombatEnded) for event in t.events[-12:])


def attraction(t: HeroesTable, seat: Seat, name: PawnName, pawn: Pawn, strength: float) -> float:
    """The best of what lies ahead, the nearer the better."""
    ways, goals = ways_from(t.state.layout, pawn.at, shut_to(t, seat, strength)), wanted(t, seat, name)
    best = max((drawn(cost) * 0.8 * TILE for cost, _ in ways.tiles[:1]), default=0.0)
    for field, prize in goals.items():
        cost = ways.steps.get(field, 99)
        best = max(best, drawn(cost) * max(hope(t, seat, field, strength, pawn, cost, prize), LONGING * prize))
    for cost, field in ways.fields:
        if drawn(cost) * MOST <= best:
            break
        if cost and field not in goals:
            best = max(best, drawn(cost) * hope(t, seat, field, strength, pawn, cost, 0.0))
    return best


def drawn(steps: int) -> float:
    """The part of a prize that is felt so many steps away."""
    return 0.9 / (1.0 + FALLING * steps)


def hope(t: HeroesTable, seat: Seat, field: FieldId, strength: float, pawn: Pawn, steps: int, goal: float) -> float:  # noqa: PLR0913, PLR0917  # a venture has that many sides
    """What going to a field is worth, now or with the movement of the next turn."""
    left = pawn.moves - steps
    if left >= 2:
        return venture(t, seat, field, strength, left, goal)
    later = DELAY * venture(t, seat, field, strength, max(TURN - max(steps - pawn.moves, 1), 1), goal, near=False)
    return later if left < 0 else max(later, venture(t, seat, field, strength, left, goal))


def shut_to(t: HeroesTable, seat: Seat, strength: float) -> frozenset[FieldId]:
    """Fields whose guards a hero would rather not meet on the way."""
    own, visited, opened = level(t, seat), t.state.visited, t.state.opened
    beaten = max(
        (x for x in range(1, 8) if chance(strength, guard_strength(x, t.state.difficulty)) >= PASSING), default=0
    )
    passed = max(own - 1, beaten)
    guards = guarded_fields(t.state.layout)
    return frozenset([x for x, guard in guards if guard > passed and x not in visited and x not in opened])


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


def is_own(t: HeroesTable, seat: Seat, field: FieldId) -> bool:
    """Whether a field has the cube of the own side."""
    flag = t.state.flags.get(field)
    return flag is not None and allied(t, seat, flag.seat)


def venture(  # noqa: PLR0913  # it has that many sides
    t: HeroesTable, seat: Seat, field: FieldId, strength: float, moves: int, goal: float, *, near: bool = True
) -> float:
    """What going to a field is worth: the prize and the experience, less what may be lost in the combat for it."""
    prize = goal + gain_of(t, seat, field)
    if not prize:
        return 0.0
    odds, experience = chance_of(t, seat, field, strength, moves, near=near)
    if odds >= 1.0:
        return prize
    return odds * (prize + experience) - (1 - odds) * RISK


def gain_of(t: HeroesTable, seat: Seat, field: FieldId) -> float:
    """What the field itself brings whoever visits it."""
    printed = load().fields[field]
    location, side = location_of(t, field), t.state.sides[seat]
    category = load().locations[location].category
    if category == "flaggable":
        if is_own(t, seat, field) or seat in t.state.marks.get(field, ()):
            return 0.0
        step = STEP[printed.resource] if printed.resource else GOLD if printed.location == "settlement" else None
        return FLAG + (flag_value(t, seat, step) if step else 3.0)
    fresh = category == "visitable" and field not in t.state.visited
    return brought(side, location) if fresh or location == "trading_post" else 0.0


def brought(side: Side, location: str) -> float:
    """What a visit of a place brings; a trading post, what can be bought there for the next building."""
    if location == "trading_post":
        return bargain(side.faction, tuple(side.built), side.purse)
    return visit_value(location, side.purse)


def flag_value(t: HeroesTable, seat: Seat, step: Purse) -> float:
    """What a new income is worth: by itself, and if it brings the next building nearer."""
    side = t.state.sides[seat]
    built, more = tuple(side.built), side.income.plus(step)
    nearer = saving(side.faction, built, side.purse, more) - saving(side.faction, built, side.purse, side.income)
    return income_value(t, step) + max(nearer, 0.0)


def chance_of(
    t: HeroesTable, seat: Seat, field: FieldId, strength: float, moves: int, *, near: bool
) -> tuple[float, float]:
    """How likely a hero takes a field, 1 where nobody defends it; and what the combat itself brings."""
    foes = [foe for foe, _ in standing(t, field) if not allied(t, seat, foe)]
    if foes:
        return chance(strength, foe_strength(t, foes[0], field)), 2 * EXPERIENCE
    flag = t.state.flags.get(field)
    if flag is not None and load().fields[field].location in ("town", "settlement"):
        against = 0.0 if allied(t, seat, flag.seat) else absent_strength(t, flag.seat, field, near=near)
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


def absent_strength(t: HeroesTable, foe: Seat, field: FieldId, *, near: bool) -> float:
    """Who defends a home whose hero is away: an army that is paid for, or the garrison of a hero of the AI."""
    if foe >= 0:
        poor = near and t.state.sides[foe].purse.gold < 8
        return 0.0 if poor else foe_strength(t, foe, field)
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
    return 1.0 if steps <= 3 else 0.05 if steps <= 5 else 0.0

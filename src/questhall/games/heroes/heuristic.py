"""How good a position looks to a player: what greedy bots climb.  Exploring, building, growing, fighting."""

from __future__ import annotations

from questhall.core import Seat

from .board import camp_of, health, other, printed
from .content import load
from .effects import Purse
from .geography import HeroesTable, chart
from .people import enemies, pawns, town_of
from .state import NOBODY, Camp, Combat, Side

WON = 10_000.0
TIER_VALUE = {"bronze": 1.0, "silver": 2.2, "gold": 4.5, "azure": 8.0}
ROUNDS_AHEAD = 3


def heuristic(t: HeroesTable, seat: Seat) -> float:
    """The own prospects less a share of those of the best enemy."""
    if t.outcome is not None:
        if seat in t.outcome.winners:
            return WON
        return -WON if t.outcome.winners else 0.0
    foes = enemies(t, seat)
    best = max((prospects(t, foe) for foe in foes), default=0.0)
    return prospects(t, seat) - 0.5 * best + fighting(t, seat) + roaming(t, seat)


def prospects(t: HeroesTable, seat: Seat) -> float:
    """What a player has: levels, army, town, income, resources, cards, morale."""
    side = t.state.sides[seat]
    if side.out:
        return -1000.0
    flags = sum(flag.seat == seat for flag in t.state.flags.values())
    return (
        4.0 * side.experience
        + army_value(side)
        + sum(building_value(name) for name in side.built)
        + 0.8 * worth(side.purse)
        + ROUNDS_AHEAD * worth(side.income)
        + 5.0 * flags
        + 0.6 * (len(side.hand) + len(side.deck) + len(side.discard) + len(side.in_play))
        + 1.2 * len(side.hand)
        + 2.0 * side.morale
        + 8.0 * len(side.trophies)
        + (6.0 if side.second else 0.0)
        + 0.5 * sum(pawn.moves for _, pawn in pawns(side))
    )


def worth(purse: Purse) -> float:
    """Resources in gold; many of one kind are worth less."""
    return purse.gold + 1.5 * purse.materials + 3.5 * purse.valuables


def army_value(side: Side) -> float:
    """The strength of all units."""
    found = 0.0
    for troop in side.army:
        card = load().units[troop.unit]
        numbers = card.side(troop.aspect)
        found += 1.6 * (numbers.attack + numbers.defense) + numbers.health + 0.2 * numbers.initiative
        found += 2.0 * TIER_VALUE[card.tier]
    return found


def building_value(name: str) -> float:
    """A building is worth more than it costs, above all dwellings."""
    building = load().buildings[name]
    return 1.3 * worth(building.price) + (6.0 if building.kind in ("dwelling", "citadel", "city_hall") else 0.0)


def roaming(t: HeroesTable, seat: Seat) -> float:
    """Heroes like to be near fields that nobody has visited, unknown tiles, and in the end the enemy's town."""
    graph = chart(t.state.layout)
    wanted = {field: appeal(t, seat, field) for field in graph.at}
    found = 0.0
    for _, pawn in pawns(t.state.sides[seat]):
        found += max((value / (1 + steps) for value, steps in reachable(graph.near, pawn.at, wanted)), default=0.0)
        found += 0.5 * len(graph.beside.get(pawn.at, ()))
    known = sum(bool(place.tile) for place in t.state.layout.places)
    return found + 3.0 * known


def appeal(t: HeroesTable, seat: Seat, field: str) -> float:
    """What a hero would go to a field for; guards that are too strong frighten."""
    printed_field = load().fields[field]
    category = load().locations[printed_field.location].category
    state = t.state
    strength = army_value(state.sides[seat])
    fear = 0.0
    if printed_field.guard and field not in state.visited and field not in state.opened:
        fear = max(0.0, 14.0 * printed_field.guard - strength)
    if field in [town_of(t, foe) for foe in enemies(t, seat)]:
        return 30.0 if strength > 50 else 2.0
    if category == "flaggable":
        flag = state.flags.get(field)
        return 0.0 if flag is not None and flag.seat == seat else max(0.0, 12.0 - fear)
    if category == "visitable" and field not in state.visited:
        return max(0.0, 6.0 - fear)
    return 2.0 if graph_edge(t, field) else 0.0


def graph_edge(t: HeroesTable, field: str) -> bool:
    """Whether an unknown tile lies beside a field."""
    return bool(chart(t.state.layout).beside[field])


def reachable(near: dict[str, tuple[str, ...]], start: str, wanted: dict[str, float]) -> list[tuple[float, int]]:
    """What the fields within six steps are worth, with their distance."""
    layer, seen, found = [start], {start}, []
    for steps in range(7):
        found += [(wanted[field], steps) for field in layer if wanted[field] and steps]
        layer = [other for field in layer for other in near[field] if other not in seen and not seen.add(other)]  # type: ignore[func-returns-value]
    return found


def fighting(t: HeroesTable, seat: Seat) -> float:
    """In a combat: what the own units are worth more than those of the other side."""
    c = t.state.combat
    if c is None:
        return 0.0
    involved = seat in (c.attacker, c.defender) or (c.defender == NOBODY and seat == c.operator)
    if not involved:
        return 0.0
    own = camp_of(c, seat)
    return 1.5 * (camp_value(c, own) - camp_value(c, other(own))) - 0.3 * distance(c, own)


def camp_value(c: Combat, camp: Camp) -> float:
    """The strength of a side on the board; damage counts."""
    found = 0.0
    for each in c.fighters:
        if each.camp == camp:
            numbers = printed(each)
            share = 1 - 0.6 * each.damage / max(health(c, each), 1)
            found += share * (1.6 * (numbers.attack + numbers.defense) + numbers.health)
            found += 4.0 * (each.aspect == "pack") + 0.5 * each.defending - 2.0 * each.paralysed
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

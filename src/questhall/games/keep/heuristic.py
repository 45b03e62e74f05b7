"""How good a position looks to the players: what greedy bots climb, and search bots start from."""

from __future__ import annotations

import functools

from questhall.core import Seat

from .building import CONSTRUCTION_SITE
from .content import load
from .dungeon import KeepTable, chart, clan_of, rooms_of
from .effects import (
    TRAP,
    Activate,
    Ambush,
    AnyEffect,
    Draw,
    Fortify,
    Melee,
    Move,
    Onslaught,
    Pack,
    Pay,
    Place,
    PutPortal,
    PutResource,
    PutTrap,
    Ranged,
    icons,
)
from .setup import HERO_CLASSES
from .state import CHAMPION, HOSTAGE, LAIR, State
from .steps.cards import PackTurn, ResolveCard, Rush, SummonMore
from .steps.invasion import Invade
from .steps.rooms import TryPrison

WON = 100_000.0
THREAT = (9.0, 6.0, 4.5, 3.5, 3.0, 2.5)
"""A hero, by the distance of its room to the vault."""
CUT_OFF = 1.5
SIEGE = (1.0, 0.6, 0.35, 0.2, 0.1, 0.05)
"""How much of a hero counts against the vault, by its distance."""
SAFE = 6
"""With so many heroes missing a treasure needs no further guard."""
VAULT_RISK = 2.0
ROOM_RISK = 0.25
TREASURE = 3.0
MONSTER = 1.5
GUILD_CARD = 4.0
ITEM = 6.0
CARD = 0.3
REACH = 1.5
NOW = 0.5
READY = 3.0
LATER = 0.25
TRAPS = (4.0, 2.5, 1.5, 0.8, 0.5, 0.5)
"""The first trap of a room, by the distance to the vault."""
PRISON_RISK = 0.8
CROWD = 0.0
PRISON_CARDS = 7.0
SHOPS = {"coin": "forge", "bone": "cage", "frog": "apothecary", "book": "classroom"}
DELIVERY = (3.0, 1.8, 1.1, 0.6, 0.3)
"""A resource, by the distance to its shop."""
PENDING = 0.8
"""What can still be done is worth a little less than what was done."""


def heuristic(t: KeepTable, seat: Seat) -> float:
    """Higher is better, for all players: they win and lose together."""
    if t.outcome is not None:
        return WON if t.outcome.result == "won" else -WON
    state = t.state
    return (
        GUILD_CARD * progress(state)
        - threats(t)
        - crowds(t)
        + monsters(t)
        + goods(t)
        + sum(cards(t, each) for each in range(len(state.sides)))
        + pending(t)
    )


def progress(state: State) -> float:
    """Guild cards that have been survived."""
    deck = len(state.guild) + len(state.guild_discard)
    return (deck if state.wave == 2 else 0) + len(state.guild_discard) + 6.0 * min(state.built, 3)


def threats(t: KeepTable) -> float:
    """Heroes, by how near they are, and treasures, by how many heroes are missing to loot them."""
    distance, guards = chart(t).distance, strength(t)
    total = 3.0 * t.state.tunnel
    siege = 0.0
    for room, place in t.state.rooms.items():
        away = distance.get(room)
        count = 0
        for hero in place.heroes:
            weight = 2 if hero.kind == CHAMPION else 1
            count += weight
            total += weight * (CUT_OFF if away is None else THREAT[min(away, 5)]) + hero.active
        if away is not None and count:
            siege += count * SIEGE[min(away, 5)]
        for treasure in place.treasures:
            total -= TREASURE * treasure.value
            if away:
                short = max(0.0, SAFE - treasure.value - guards.get(room, 0) + count)
                total += ROOM_RISK * treasure.value * short * short
    vault = t.state.rooms["vault"]
    short = max(0.0, SAFE - 4 - guards.get("vault", 0) - 0.7 * bool(vault.goods.get(TRAP)) + siege)
    return total + VAULT_RISK * short * short


def crowds(t: KeepTable) -> float:
    """Many heroes of a class: once the supply is empty they are roused all together."""
    supply, most = t.state.supply, t.content.tokens.heroes
    return CROWD * sum(max(0, most - supply[kind] - 1) ** 2 for kind in HERO_CLASSES)


def strength(t: KeepTable) -> dict[str, int]:
    """How many attacks the monsters of each room can take."""
    found: dict[str, int] = {}
    for seat, side in enumerate(t.state.sides):
        health = clan_of(t, seat).health if side.clan else 1
        for monster in side.monsters:
            if monster.room:
                found[monster.room] = found.get(monster.room, 0) + health - monster.wounds
    return found


def monsters(t: KeepTable) -> float:
    """Monsters in the dungeon, unhurt, and near where heroes are or will come."""
    rooms, steps = t.state.rooms, chart(t).steps
    total = 0.0
    for side in t.state.sides:
        out = 0
        for monster in side.monsters:
            if monster.room == HOSTAGE:
                total -= 2.0
            elif monster.room != LAIR:
                out += 1
                total -= 0.7 * monster.wounds
        total += MONSTER * out + (2.0 if out else 0.0)
    posts = strength(t)
    for room, place in rooms.items():
        if place.heroes or room == "vault":
            way = steps[room]
            nearest = min((way[post] for post in posts if post in way), default=6)
            total += REACH * (len(place.heroes) + (room == "vault")) / (1 + nearest)
    return total


def goods(t: KeepTable) -> float:
    """Traps where heroes pass, resources near their shops, portals."""
    state, graph = t.state, chart(t)
    total = portals = 0.0
    for room, place in state.rooms.items():
        portals += place.portal == "finished"
        for token, count in place.goods.items():
            if token == TRAP:
                first = TRAPS[min(graph.distance.get(room, 5), 5)]
                total += first + (0.4 * first if count > 1 else 0.0)
            elif token == "coin" and CONSTRUCTION_SITE in state.rooms:
                total += 4.0 * count if room == CONSTRUCTION_SITE else 1.5 * count
            else:
                total += resource_value(graph.steps, room, SHOPS[token]) * (1.0 if count == 1 else 1.3)
    return total + (0.8 * portals if portals > 1 else 0.0)


def resource_value(steps: dict[str, dict[str, int]], room: str, shop: str) -> float:
    """A resource is worth more the nearer it is to its shop, and most in it."""
    return DELIVERY[min(steps[room].get(shop, 4), 4)]


def cards(t: KeepTable, seat: Seat) -> float:
    """Hand cards with what they could do now, and items that will come up again while the game lasts."""
    side = t.state.sides[seat]
    deck = len(t.state.guild) + len(t.state.guild_discard)
    left = len(t.state.guild) + (deck if t.state.wave == 1 else 0)
    owned = len(side.deck) + len(side.hand) + len(side.played) + len(side.discard) - 10
    ahead = NOW if seat == t.state.active and t.agenda and not isinstance(t.agenda[-1], Invade) else LATER
    return CARD * len(side.hand) + ITEM * owned * left / (2 * deck) + ahead * chances(t, seat, side.hand)


@functools.cache
def arms(card: str) -> tuple[int, int, int, bool]:
    """How often a card can strike, shoot and activate, by its best group, and whether it can parry."""
    groups = load().cards[card].groups
    shown = [[icon for effect in group for icon in icons(effect)] for group in groups]
    melee, ranged, activate = (max(group.count(icon) for group in shown) for icon in ("melee", "ranged", "activate"))
    return melee, ranged, activate, any("defend" in group for group in shown)


def ready(t: KeepTable, own: list[str]) -> int:
    """How many items could be bought at once."""
    state, tiles, cards = t.state, t.content.rooms, t.content.cards
    count = 0
    for room in own:
        tile = tiles[room]
        if tile.sells and state.rooms[room].goods.get(tile.price):
            kinds = sum(cards[item].kind == tile.sells for item in state.market)
            count += min(kinds, state.rooms[room].goods[tile.price])
    return count


def chances(t: KeepTable, seat: Seat, hand: list[str]) -> float:
    """Heroes that the hand could beat from where the monsters stand."""
    melee = ranged = activate = parries = 0
    for card in hand:
        strikes, shots, uses, parry = arms(card)
        melee += strikes
        ranged += shots
        activate += uses
        parries += parry
    own = rooms_of(t, seat)
    total = 0.8 * min(parries, len(own))
    if activate:
        total += READY * min(activate, ready(t, own))
    if melee:
        total += sum(prey(t, own)[-melee:])
    if ranged:
        near = chart(t).near
        total += sum(prey(t, {other for room in own for other in near[room]})[-ranged:])
    return total


# -- what is still to be done


def pending(t: KeepTable) -> float:
    """The actions of a card that has been played and not resolved yet."""
    if not t.agenda:
        return 0.0
    match t.agenda[-1]:
        case ResolveCard() as card:
            effects = card.effects(t)
            return PENDING * sum(worth(t, card.seat, [effects[action] for action in card.left]))
        case Rush() as rush:
            return PENDING * sum(worth(t, rush.seat, [rush.effect]))
        case PackTurn() as pack:
            return PENDING * sum(worth(t, pack.seat, [pack.effect] * len(pack.monsters)))
        case TryPrison():
            prisoners = len(t.state.rooms["prison"].heroes)
            return GUILD_CARD + PRISON_CARDS - THREAT[2] - PRISON_RISK * prisoners
        case SummonMore() as more:
            return PENDING * 2.0 * min(more.left, lair(t, more.seat))
    return 0.0


def worth(t: KeepTable, seat: Seat, effects: list[AnyEffect]) -> list[float]:
    """What each effect will bring, roughly."""
    own = rooms_of(t, seat)
    movable = any(
        isinstance(effect, Move) or (isinstance(effect, Pack) and isinstance(effect.action, Move)) for effect in effects
    )
    near = chart(t).near
    beside = {other for room in own for other in near[room]}
    here = prey(t, [*own, *beside] if movable else own)
    there = prey(t, beside)
    return [value(t, seat, effect, own, here, there) for effect in effects]


def prey(t: KeepTable, rooms: object) -> list[float]:
    """What heroes in rooms are worth beating, the worst last."""
    graph, places = chart(t), t.state.rooms
    found = [
        THREAT[min(graph.distance.get(room, 5), 5)] + 1.0
        for room in set(rooms)  # type: ignore[call-overload]  # rooms come as a list or a set
        for _ in places[room].heroes
    ]
    return sorted(found)


def value(t: KeepTable, seat: Seat, effect: AnyEffect, own: list[str], here: list[float], there: list[float]) -> float:
    """What one effect will bring; heroes are used up by it."""
    match effect:
        case Melee():
            return here.pop() if here and own else 0.0
        case Ranged():
            return there.pop() if there else 0.0
        case Move():
            return 0.5 if own else 0.0
        case Activate():
            return 1.3 if own else 0.0
        case Draw():
            return 1.5
        case Fortify():
            return 1.5
        case PutTrap():
            return 1.5 if own else 0.0
        case PutResource() | PutPortal():
            return 0.8 if own else 0.0
        case Ambush(most, _) | Place(most):
            return 2.0 * min(most, lair(t, seat))
        case Pay():
            return 0.0
        case Onslaught(first, then):
            gain = value(t, seat, first, own, here, there)
            return gain + 0.5 * value(t, seat, then, own, here, there) if gain else 0.0
        case Pack(action):
            count = max((sum(m.room == room for m in t.state.sides[seat].monsters) for room in own), default=0)
            return sum(value(t, seat, action, own, here, there) for _ in range(min(count, 4)))
    return 0.0


def lair(t: KeepTable, seat: Seat) -> int:
    """How many monsters can still be summoned."""
    return sum(monster.room == LAIR for monster in t.state.sides[seat].monsters)

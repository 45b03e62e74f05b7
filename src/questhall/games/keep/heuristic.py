"""How good a position looks to the players: what greedy bots climb, and search bots start from."""

from __future__ import annotations

import functools
from collections import Counter

from questhall.core import Seat

from .building import CONSTRUCTION_SITE
from .content import load
from .dungeon import KeepTable, chart, clan_of, rooms_of, rooms_with
from .effects import (
    TRAP,
    Activate,
    Ambush,
    AnyEffect,
    Defend,
    Draw,
    Fortify,
    Melee,
    Move,
    Onslaught,
    Pack,
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
VAULT_GUARDS = 2.0
ROOM_RISK = 0.25
TREASURE = 3.0
MONSTER = 1.5
GUILD_CARD = 4.0
QUALITY = 3.0
CARDS_A_TURN = 3.0
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
    for room, place in t.state.rooms.items():
        away = distance.get(room)
        for hero in place.heroes:
            weight = 2 if hero.kind == CHAMPION else 1
            total += weight * (CUT_OFF if away is None else THREAT[min(away, 5)]) + hero.active
        for treasure in place.treasures:
            total -= TREASURE * treasure.value
    for room, (need, risk) in needs(t).items():
        short = max(0.0, need - guards.get(room, 0))
        total += risk * short * short
    return total


def needs(t: KeepTable) -> dict[str, tuple[float, float]]:
    """How many guards each treasure needs to be safe, and what it weighs."""
    distance = chart(t).distance
    found: dict[str, tuple[float, float]] = {}
    siege = 0.0
    for room, place in t.state.rooms.items():
        count = sum(2 if hero.kind == CHAMPION else 1 for hero in place.heroes)
        away = distance.get(room)
        if count and away is not None:
            siege += count * SIEGE[min(away, 5)]
        if away != 0:
            for treasure in place.treasures:
                found[room] = (SAFE - treasure.value + count, ROOM_RISK * treasure.value)
    trapped = 0.7 * bool(t.state.rooms["vault"].goods.get(TRAP))
    found["vault"] = (VAULT_GUARDS - trapped + siege, VAULT_RISK)
    return found


def margins(t: KeepTable) -> dict[str, tuple[float, float]]:
    """What one more guard in each room is worth, and what the last one there is."""
    guards, wanted, distance = strength(t), needs(t), chart(t).distance
    found: dict[str, tuple[float, float]] = {}
    for room, place in t.state.rooms.items():
        need, weight = wanted.get(room, (0.0, 0.0))
        short = need - guards.get(room, 0)
        more = weight * (2 * short - 1) if short > 1 else weight * max(0.0, short) ** 2
        last = weight * (2 * short + 1) if short > 0 else weight * max(0.0, short + 1) ** 2
        prey = 0.4 * THREAT[min(distance.get(room, 5), 5)] if place.heroes else 0.0
        alone = guards.get(room, 0) <= 1
        found[room] = (more + (prey if room not in guards else 0.0), last + (prey if alone else 0.0))
    return found


def crowds(t: KeepTable) -> float:
    """Many heroes of a class: once the supply is empty they are roused all together."""
    supply, most = t.state.supply, t.content.tokens.heroes
    return CROWD * sum(float(max(0, most - supply[kind] - 1)) ** 2 for kind in HERO_CLASSES)


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
    """Hand cards with what they could do now, and how good the whole deck is for the turns that are left."""
    side = t.state.sides[seat]
    deck = len(t.state.guild) + len(t.state.guild_discard)
    left = len(t.state.guild) + (deck if t.state.wave == 1 else 0)
    owned = [*side.deck, *side.hand, *side.played, *side.discard]
    mean = sum([quality(card, side.clan) for card in owned]) / len(owned) if owned else 0.0
    ahead = NOW if seat == t.state.active and t.agenda and not isinstance(t.agenda[-1], Invade) else LATER
    turns = left / (CARDS_A_TURN * len(t.state.sides))
    return CARD * len(side.hand) + QUALITY * mean * turns + ahead * chances(t, seat, side.hand)


@functools.cache
def quality(card: str, clan: str) -> float:
    """What a card is worth to a clan when it is played."""
    pack = min(load().clans[clan].monsters, 3)
    return max(sum(_quality(effect, pack) for effect in group) for group in load().cards[card].groups)


def _quality(effect: AnyEffect, pack: int) -> float:
    match effect:
        case Melee():
            return 2.0
        case Ranged():
            return 2.4
        case Onslaught(first, then):
            return _quality(first, pack) + 0.5 * _quality(then, pack)
        case Pack(action):
            return 0.6 * pack * _quality(action, pack)
        case Ambush(most, _) | Place(most):
            return 1.2 * min(most, pack)
        case PutTrap() | Draw() | Defend() | Fortify():
            return 1.5
        case Activate():
            return 1.2
        case Move():
            return 0.9
    return 0.7


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
        total += sum(prey(t, set(own))[-melee:])
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
            return PENDING * Outlook(t, card.seat).worth([effects[action] for action in card.left])
        case Rush() as rush:
            return PENDING * Outlook(t, rush.seat, rush.room).worth([rush.effect])
        case PackTurn() as pack:
            room = t.state.sides[pack.seat].monsters[pack.monsters[0]].room
            return PENDING * Outlook(t, pack.seat).pack(pack.effect, room, len(pack.monsters))
        case SummonMore() as more:
            return PENDING * Outlook(t, more.seat).summon(more.rooms, more.left)
        case TryPrison():
            prisoners = len(t.state.rooms["prison"].heroes)
            return GUILD_CARD + PRISON_CARDS - THREAT[2] - PRISON_RISK * prisoners
    return 0.0


class Outlook:
    """What effects will bring to a seat, roughly, without trying them."""

    def __init__(self, t: KeepTable, seat: Seat, at: str = "") -> None:
        self.t, self.seat, self.at = t, seat, at
        self.own = rooms_of(t, seat)
        self.near = chart(t).near
        self.margins = margins(t)

    def worth(self, effects: list[AnyEffect]) -> float:
        """Together; a move before a melee attack widens its reach."""
        reach = set(self.own)
        if any(
            isinstance(effect, Move) or (isinstance(effect, Pack) and isinstance(effect.action, Move))
            for effect in effects
        ):
            reach |= {other for room in self.own for other in self.near[room]}
        self.here = prey(self.t, reach)
        self.there = prey(self.t, {other for room in self.own for other in self.near[room]})
        return sum(self.value(effect) for effect in effects)

    def value(self, effect: AnyEffect) -> float:
        """What one effect will bring; heroes are used up by it."""
        match effect:
            case Melee():
                return self.here.pop() if self.here and self.own else 0.0
            case Ranged():
                return self.there.pop() if self.there else 0.0
            case Move():
                return 0.4 + max((gain for room in self.own for gain in self.steps(room)[:1]), default=-0.4)
            case Activate():
                return 3.0 if ready(self.t, self.own) else 1.3 if self.own else 0.0
            case Draw() | Fortify():
                return 1.5
            case PutTrap():
                return 1.5 if self.own else 0.0
            case PutResource() | PutPortal():
                return 0.8 if self.own else 0.0
            case Ambush(most, symbol):
                return self.summon(tuple(rooms_with(self.t, symbol)), most)
            case Place(most):
                return self.summon((self.at,) if self.at else tuple(self.own), most)
            case Onslaught(first, then):
                gain = self.value(first)
                return gain + 0.5 * self.value(then) if gain else 0.0
            case Pack(action):
                counts = Counter(monster.room for monster in self.t.state.sides[self.seat].monsters)
                return max((self.pack(action, room, counts[room]) for room in self.own), default=0.0)
        return 0.0

    def steps(self, room: str) -> list[float]:
        """What moves out of a room bring, the best first."""
        last = self.margins[room][1]
        return sorted((max(0.0, self.margins[other][0] - last) for other in self.near[room]), reverse=True)

    def pack(self, action: Move | Melee | Ranged, room: str, count: int) -> float:
        """What the monsters of one room can do together."""
        match action:
            case Move():
                return 0.2 + sum(self.steps(room)[:count])
            case Melee():
                return sum(prey(self.t, {room})[-count:])
            case Ranged():
                return sum(prey(self.t, set(self.near[room]))[-count:])

    def summon(self, rooms: tuple[str, ...], most: int) -> float:
        """What new monsters bring, in the rooms that need them most."""
        count = min(most, lair(self.t, self.seat))
        gains = sorted((self.margins[room][0] for room in rooms), reverse=True)[:count]
        return MONSTER * count + sum(gains)


def prey(t: KeepTable, rooms: set[str]) -> list[float]:
    """What heroes in rooms are worth beating, the worst last."""
    distance, places = chart(t).distance, t.state.rooms
    return sorted(THREAT[min(distance.get(room, 5), 5)] + 1.0 for room in rooms for _ in places[room].heroes)


def lair(t: KeepTable, seat: Seat) -> int:
    """How many monsters can still be summoned."""
    return sum(monster.room == LAIR for monster in t.state.sides[seat].monsters)

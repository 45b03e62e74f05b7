"""How good a position looks to the players: what greedy bots climb, and search bots start from."""

from __future__ import annotations

from questhall.core import Seat

from .building import CONSTRUCTION_SITE
from .content import load
from .dungeon import VAULT, KeepTable, chart
from .effects import TRAP
from .outlook import Outlook
from .setup import HERO_CLASSES
from .state import CHAMPION, HOSTAGE, LAIR, Room, Side
from .steps.cards import PackTurn, ResolveCard, Rush, SummonMore
from .steps.invasion import Invade
from .steps.rooms import TryPrison
from .steps.scenarios.under_renovation import ROOMS_TO_BUILD
from .worth import arms, quality

WON = 100_000.0
THREAT = (9.0, 6.0, 4.5, 3.5, 3.0, 2.5)
"""A hero, by the distance of its room to the vault."""
CUT_OFF = 1.5
FAR = 5
SIEGE = (1.0, 0.6, 0.35, 0.2, 0.1, 0.05)
"""How much of a hero counts against the vault, by its distance."""
SAFE = 6
"""A treasure is safe when so many heroes would be needed to beat its guards and loot it."""
VAULT_RISK = 0.5
VAULT_GUARDS = 2.0
ROOM_RISK = 0.25
TREASURE = 3.0
CROWD = 0.7
TUNNEL = 3.0
MONSTER = 1.5
ANY_MONSTER = 2.0
WOUND = 0.7
HELD = 2.0
REACH = 1.5
TRAPS = (4.0, 2.5, 1.5, 0.8, 0.5, 0.5)
"""The first trap of a room, by the distance to the vault."""
SHOPS = {"coin": "forge", "bone": "cage", "frog": "apothecary", "book": "classroom"}
DELIVERY = (3.0, 1.8, 1.1, 0.6, 0.3)
"""A resource, by the distance to its shop."""
PORTAL = 0.8
BUILT = 45.0
COIN = 6.0
COIN_AT_SITE = 16.0
GUILD_CARD = 4.0
QUALITY = 3.0
CARDS_A_TURN = 3.0
CARD = 0.3
PARRY = 0.8
READY = 3.0
NOW = 0.5
LATER = 0.25
PENDING = 0.8
"""What can still be done is worth a little less than what was done."""
PRISON_RISK = 0.8
PRISON_CARDS = 10.0


def heuristic(t: KeepTable, seat: Seat) -> float:
    """Higher is better, for all players: they win and lose together."""
    if t.outcome is not None:
        return WON if t.outcome.result == "won" else -WON
    return Survey(t).value()


class Survey:
    """A position, looked at once from all sides."""

    def __init__(self, t: KeepTable) -> None:
        self.t, self.state, self.graph = t, t.state, chart(t)
        clans = load().clans
        self.guards: dict[str, int] = {}
        """How many attacks the monsters of each room can take."""
        self.own: list[set[str]] = []
        """The rooms with monsters of each seat."""
        for side in self.state.sides:
            health = clans[side.clan].health if side.clan else 1
            rooms = set()
            for monster in side.monsters:
                if (room := monster.room) and room != HOSTAGE:
                    rooms.add(room)
                    self.guards[room] = self.guards.get(room, 0) + health - monster.wounds
            self.own.append(rooms)
        self.prey = {room: len(place.heroes) for room, place in self.state.rooms.items() if place.heroes}
        self.needs: dict[str, tuple[float, float]] = {}
        """How many guards each treasure needs to be safe, and how much it weighs."""

    def value(self) -> float:
        """All together."""
        state = self.state
        total = self.progress() - TUNNEL * state.tunnel - self.crowds()
        total += sum([self.room(room, place) for room, place in state.rooms.items()])
        total -= self.risks()
        total += sum([self.monsters(side) for side in state.sides])
        portals = sum(place.portal == "finished" for place in state.rooms.values())
        total += PORTAL * portals if portals > 1 else 0.0
        total += sum([self.cards(seat, side) for seat, side in enumerate(state.sides)])
        return total + self.pending()

    def progress(self) -> float:
        """Guild cards that have been survived, and rooms that were built."""
        state = self.state
        gone = len(state.guild_discard)
        survived = gone if state.wave == 1 else 2 * gone + len(state.guild)
        return GUILD_CARD * survived + BUILT * min(state.built, ROOMS_TO_BUILD)

    def crowds(self) -> float:
        """Many heroes of a class: once the supply is empty they are roused all together."""
        most, supply = load().tokens.heroes, self.state.supply
        return CROWD * sum([max(0, most - supply[kind] - 1) ** 2 for kind in HERO_CLASSES])

    def room(self, room: str, place: Room) -> float:
        """Heroes, by how near they are; treasures; tokens."""
        away = self.graph.distance.get(room)
        near = FAR if away is None else min(away, FAR)
        total = 0.0
        count = 0
        if place.heroes:
            for hero in place.heroes:
                count += 2 if hero.kind == CHAMPION else 1
                total -= hero.active
            total -= count * (CUT_OFF if away is None else THREAT[near])
        if count or room == VAULT:
            way = self.graph.steps[room]
            nearest = min([way[post] for post in self.guards if post in way], default=6)
            total += REACH * (len(place.heroes) + (room == VAULT)) / (1 + nearest)
        for treasure in place.treasures:
            total += TREASURE * treasure.value
            if room != VAULT:
                self.needs[room] = (SAFE - treasure.value + count, ROOM_RISK * treasure.value)
        return total + self.goods(room, place, near) if place.goods else total

    def goods(self, room: str, place: Room, near: int) -> float:
        """Traps where heroes pass, resources near their shops."""
        total = 0.0
        for token, count in place.goods.items():
            if token == TRAP:
                total += TRAPS[near] * (1.4 if count > 1 else 1.0)
            elif token == "coin" and CONSTRUCTION_SITE in self.state.rooms:
                wanted = min(count, max(1, ROOMS_TO_BUILD - self.state.built))
                total += COIN_AT_SITE * wanted if room == CONSTRUCTION_SITE else COIN * min(count, 2)
            else:
                way = self.graph.steps[room].get(SHOPS[token], 4)
                total += DELIVERY[min(way, 4)] * (1.0 if count == 1 else 1.3)
        return total

    def risks(self) -> float:
        """Treasures with too few guards, the vault's most of all."""
        siege = sum([count * SIEGE[min(self.graph.distance.get(room, FAR), FAR)] for room, count in self.prey.items()])
        trapped = 0.7 if self.state.rooms[VAULT].goods.get(TRAP) else 0.0
        self.needs[VAULT] = (VAULT_GUARDS - trapped + siege, VAULT_RISK)
        total = 0.0
        for room, (need, weight) in self.needs.items():
            short = need - self.guards.get(room, 0)
            if short > 0:
                total += weight * short * short
        return total

    def monsters(self, side: Side) -> float:
        """Monsters in the dungeon, unhurt and free."""
        total = 0.0
        out = 0
        for monster in side.monsters:
            if monster.room == HOSTAGE:
                total -= HELD
            elif monster.room != LAIR:
                out += 1
                total -= WOUND * monster.wounds
        return total + MONSTER * out + ANY_MONSTER if out else total

    def cards(self, seat: Seat, side: Side) -> float:
        """Hand cards with what they could do now, and how good the whole deck is for the turns that are left."""
        state = self.state
        left = len(state.guild) * 2 + len(state.guild_discard) if state.wave == 1 else len(state.guild)
        owned = [*side.deck, *side.hand, *side.played, *side.discard]
        mean = sum([quality(card, side.clan) for card in owned]) / len(owned) if owned else 0.0
        turns = left / (CARDS_A_TURN * len(state.sides))
        agenda = self.t.agenda
        ahead = NOW if seat == state.active and agenda and not isinstance(agenda[-1], Invade) else LATER
        return CARD * len(side.hand) + QUALITY * mean * turns + ahead * self.chances(seat, side.hand)

    def chances(self, seat: Seat, hand: list[str]) -> float:
        """Heroes that the hand could beat, and items that it could buy, from where the monsters stand."""
        own = self.own[seat]
        if not own or not hand:
            return 0.0
        melee = ranged = activate = parries = 0
        for card in hand:
            strikes, shots, uses, parry = arms(card)
            melee += strikes
            ranged += shots
            activate += uses
            parries += parry
        total = PARRY * min(parries, len(own))
        if activate:
            total += READY * min(activate, ready(self.t, own))
            if CONSTRUCTION_SITE in own and self.state.rooms[CONSTRUCTION_SITE].goods.get("coin"):
                total += COIN_AT_SITE
        if melee and self.prey:
            total += sum(self.beatable(own)[-melee:])
        if ranged and self.prey:
            near = self.graph.near
            total += sum(self.beatable({other for room in own for other in near[room]})[-ranged:])
        return total

    def beatable(self, rooms: set[str]) -> list[float]:
        """What heroes in rooms are worth beating, the worst last."""
        distance = self.graph.distance
        found = []
        for room, count in self.prey.items():
            if room in rooms:
                found += [THREAT[min(distance.get(room, FAR), FAR)] + 1.0] * count
        return sorted(found)

    def pending(self) -> float:
        """The actions of a card that has been played and not resolved yet."""
        t = self.t
        if not t.agenda:
            return 0.0
        match t.agenda[-1]:
            case ResolveCard() as card:
                effects = card.effects(t)
                return PENDING * Outlook(self, card.seat).worth([effects[action] for action in card.left])
            case Rush() as rush:
                return PENDING * Outlook(self, rush.seat, rush.room).worth([rush.effect])
            case PackTurn() as pack:
                room = t.state.sides[pack.seat].monsters[pack.monsters[0]].room
                return PENDING * Outlook(self, pack.seat).pack(pack.effect, room, len(pack.monsters))
            case SummonMore() as more:
                return PENDING * Outlook(self, more.seat).summon(more.rooms, more.left)
            case TryPrison():
                prisoners = len(t.state.rooms["prison"].heroes)
                return GUILD_CARD + PRISON_CARDS - THREAT[2] - PRISON_RISK * prisoners
        return 0.0


def ready(t: KeepTable, own: set[str]) -> int:
    """How many items could be bought at once."""
    state, tiles, cards = t.state, load().rooms, load().cards
    count = 0
    for room in own:
        tile = tiles[room]
        if tile.sells and (paid := state.rooms[room].goods.get(tile.price or "", 0)):
            count += min(paid, sum([cards[item].kind == tile.sells for item in state.market]))
    return count

"""What players have is worth, and what can still be done in a phase: for bots."""

from __future__ import annotations

import functools
from collections.abc import Hashable
from typing import NamedTuple

from questhall.core import Seat
from questhall.core.copying import state_copier

from .content import load
from .effects import AnyEffect, CardId, Cell, DrawCards, EnemyId, Gain, OtherDraws, Range
from .figures import area_of, form_of
from .odds import chance
from .searches import to_come
from .state import NOWHERE, Held, Side, Stack, State
from .stock import Piles, defence_dice, in_play, means, tops_of, unused
from .world import TerrariaTable, distance

LIVES = (-60.0, -12.0, 4.0, 13.0, 20.0, 24.0, 27.0, 28.5, 30.0, 31.0, 32.0)
"""What so much health is worth."""
MOST, COIN, SAVED, SURPLUS, CARD = 3.0, 0.35, 1.0, 0.12, 0.6
GOODS = {
    **{"wood": (1.0, 8), "iron": (8.0, 6), "stone": (5.0, 5), "gel": (5.0, 3), "cobweb": (0.8, 4), "gem": (6.0, 1)},
    **{"demonite": (10.0, 3), "crimtane": (10.0, 3), "hellstone": (10.0, 3), "gold": (5.0, 2), "copper": (2.0, 2)},
}
"""What a resource is worth, up to so many: about the points that it took to get it."""
OTHER = (0.5, 2)
CRAMPED = 14.0
"""What it costs to have no slot for wood or webs: more than one of most other things is worth."""
POINT, SPARE = 0.12, 0.01
"""A point of action of a card that may come often, and one that is left: next to nothing, so that it is spent."""
SYMBOL, HEART, DRAWN, UNUSED = 0.05, 0.1, 0.1, 0.9
CANTRIP = 0.15
WEAPON, ARMOUR, TOOL, READY = 2.5, 3.5, 12.0, 0.05
DECK, PLATFORM = 2.7, 1.2
ROUNDS = 3.0
"""About so many rounds are left for each space of the threat track."""
FEARED = {"walk": 0.1, "fly": 0.3, "worm": 0.3}
"""How likely enemies are to get to a player who is in their reach, but not next to them."""
NIGH = (1.0, 0.9, 0.7, 0.5, 0.3, 0.2, 0.15, 0.1)
"""How far hits are feared by who has so many points left: with more of them one can still go away."""
CAREFREE = 0.2
"""On a journey death raises no threat, so little is feared."""
BURNS = (0.0, 2.0, 3.0)
"""Health that burning will cost, by the symbols that are up."""
REACHES: dict[Range, int] = {"close": 1, "medium": 3, "far": 6}
LAST: dict[Seat, tuple[Side, Hashable, float]] = {}
"""By seat: a player, all else that counts for what he has, and what it was worth.

A cache of one for each seat; no `lru_cache`, for players can be compared, but not hashed.
"""


class Perils(NamedTuple):
    """What may attack somebody: enemies, where they are, and bosses with how far they reach and how they strike."""

    enemies: tuple[EnemyId, ...]
    cells: tuple[Cell, ...]
    bosses: tuple[tuple[tuple[Cell, ...], int, str], ...]


def perils(t: TerrariaTable) -> Perils:
    """The same for all players."""
    bosses = [(form_of(t, boss), boss.cell) for boss in t.state.bosses]
    reach = [(tuple(area_of(form, cell)), form.move + REACHES[form.ranges[-1]], form.attack) for form, cell in bosses]
    enemies = t.state.enemies
    return Perils(tuple([enemy.kind for enemy in enemies]), tuple([enemy.cell for enemy in enemies]), tuple(reach))


def all_owned(t: TerrariaTable) -> float:
    """What the players have; whoever is as he was when it was asked last has what he had."""
    state, feared, total = t.state, perils(t), 0.0
    alike = (feared, state.threat, state.journey, is_saving(state), only_plain(state))
    for seat, side in enumerate(state.sides):
        before = LAST.get(seat)
        if before is None or before[0] != side or before[1] != alike:
            before = LAST[seat] = (state_copier(Side)(side), alike, owned(t, seat, side, feared))
        total += before[2]
    return total


def owned(t: TerrariaTable, seat: Seat, side: Side, feared: Perils) -> float:
    """What a player has, and what can still be done in this phase."""
    score = MOST * (side.most_health + 0.5 * side.most_mana) + coins(t, side) + 0.3 * side.mana
    score += stores(tuple(side.slots))
    score += armed(tuple(side.gear.values())) + protection(t, seat)
    score += PLATFORM * min(side.platforms + side.ropes, 3)
    score += CARD * len(side.consumables) - 4.0 * len(side.debuffs)
    score += deck(t, side)
    if side.cell == NOWHERE:
        return score + LIVES[0]
    score += life(side.health - BURNS[side.debuffs.get("burning", 0)] - fear(t, seat) * danger(t, seat, feared))
    points = side.points
    score += SPARE * points.ap + SYMBOL * (points.swords + points.shields)
    return score + UNUSED * sum([best_part(held) for held in in_play(side)])


@functools.lru_cache(maxsize=4096)
def armed(piles: Piles) -> float:
    """What the best card of each pile is worth, and a little more for what lies on top."""
    best = [max(map(strength, pile), default=0.0) for pile in piles]
    return sum(best) + READY * sum(map(strength, tops_of(piles)))


@functools.lru_cache(maxsize=4096)
def stores(slots: tuple[Stack, ...]) -> float:
    """What the resources in these slots are worth; who has no room for what ropes are made of gets stuck somewhere."""
    kinds = {stack.kind for stack in slots}
    score = 0.0 if "" in kinds or "wood" in kinds or "cobweb" in kinds else -CRAMPED
    for kind, count in means(slots).goods.items():
        each, most = GOODS.get(kind, OTHER)
        score += each * min(count, most)
    return score


def coins(t: TerrariaTable, side: Side, spent: int = 0) -> float:
    """Coins are saved for the merchant as soon as he could come; more than ten of them are there to be spent."""
    left = side.coins - spent
    return (SAVED if is_saving(t.state) else COIN) * min(10, left) + SURPLUS * max(0, left - 10)


def is_saving(state: State) -> bool:
    """Whether the merchant could come."""
    return bool(state.houses) and "merchant" not in state.npcs


def only_plain(state: State) -> bool:
    """Whether only plain armour serves the goal."""
    return bool(state.bosses) and state.goals["fight"][-1:] == ["fight_10_other"]


def protection(t: TerrariaTable, seat: Seat) -> float:
    """What armour is worth; where only plain armour serves the goal, the other does not count."""
    side = t.state.sides[seat]
    worn = side.worn
    if worn and only_plain(t.state) and not load().armour[worn].plain:
        return 0.0
    return ARMOUR * sum([(die + 1) / 2 for die in defence_dice(t, seat)]) + 4.0 * drawn(side)


def life(health: float) -> float:
    """What so much health is worth, hits that are only feared included."""
    whole = int(max(0.0, min(health, 9.0)))
    rest = max(0.0, min(health, 10.0)) - whole
    return LIVES[whole] + rest * (LIVES[whole + 1] - LIVES[whole])


def fear(t: TerrariaTable, seat: Seat) -> float:
    """How far hits of the next enemy phase are feared already: who has passed does not go away any more."""
    side = t.state.sides[seat]
    left = 0 if side.passed else side.points.ap + to_come(t, seat)
    return NIGH[min(left, len(NIGH) - 1)] * dread(t)


def dread(t: TerrariaTable) -> float:
    """How far hits are feared at all."""
    return CAREFREE if t.state.journey else 1.0


def danger(t: TerrariaTable, seat: Seat, feared: Perils) -> float:
    """Hits to be feared in the next enemy phase, from enemies and bosses."""
    side = t.state.sides[seat]
    armour = max(defence_dice(t, seat))
    total = menace(feared.enemies, feared.cells, side.cell, armour)
    for area, reach, attack in feared.bosses:
        if min([distance(cell, side.cell) for cell in area]) <= reach:
            total += bite(attack, armour)
    return max(0.0, total - 0.3 * side.points.shields)


@functools.lru_cache(maxsize=4096)
def menace(enemies: tuple[EnemyId, ...], cells: tuple[Cell, ...], cell: Cell, armour: int) -> float:
    """Hits to be feared from enemies by who wears such armour at a cell."""
    kinds, total = load().enemies, 0.0
    for name, where in zip(enemies, cells, strict=True):
        kind, away = kinds[name], distance(where, cell)
        if away <= kind.move + REACHES[kind.ranges[-1]] and not kind.find:
            total += (1.0 if away <= 1 else FEARED[kind.way]) * bite(kind.attack, armour)
    return total


@functools.cache
def bite(attack: str, armour: int) -> float:
    """Hits that are to be expected of dice."""
    return sum([chance(die, armour) for die in load().dice[attack]])


def deck(t: TerrariaTable, side: Side, more: tuple[CardId, ...] = ()) -> float:
    """How good the action cards are, perhaps with some more, for the rounds that are left."""
    prepared = [side.prepared] if side.prepared else []
    cards = [*side.deck, *side.discard, *[held.card for held in side.hand], *prepared, *more]
    if not cards:
        return 0.0
    mean = sum(map(worth_of, cards)) / len(cards)
    return DECK * drawn(side) * ROUNDS * (10 - t.state.threat) * mean


def drawn(side: Side) -> int:
    """How many cards a player draws in most rounds."""
    return load().armour[side.worn].draw if side.worn else 4


@functools.cache
def strength(card: str) -> float:
    """How good a weapon or tool is."""
    if not card:
        return 0.0
    item = load().equipment[card]
    dice = sum([(die + 1) / 2 for die in load().dice[item.dice]])
    reach = 1.0 + 0.2 * sum([REACHES[each] for each in item.ranges])
    return WEAPON * dice * reach + TOOL * (item.dig + 0.5 * item.chop + 2 * item.hard) + 2.0 * bool(item.hook)


@functools.lru_cache(maxsize=4096)
def best_part(held: Held) -> float:
    """What the unused parts of a card could give."""
    parts: dict[int, float] = {}
    for _, part, _, effect in unused(held):
        parts[part] = max(parts.get(part, 0.0), value_of(effect, SPARE))
    return sum(parts.values())


@functools.cache
def worth_of(card: str) -> float:
    """All that a card could give; one that draws another is as good as none less in the deck."""
    drawn = sum(isinstance(effect, DrawCards) for part in load().offers[card] for effect in part)
    return sum(max([value_of(effect, POINT) for effect in part]) for part in load().offers[card]) + CANTRIP * drawn


def value_of(effect: AnyEffect, point: float) -> float:
    """What an effect is worth before it is used."""
    match effect:
        case Gain() as gain:
            symbols = gain.swords + gain.shields + gain.mana
            return point * gain.ap + SYMBOL * symbols + HEART * gain.hearts + COIN * gain.coins
        case DrawCards(count=count) | OtherDraws(count=count):
            return DRAWN * count
        case _:
            return SYMBOL

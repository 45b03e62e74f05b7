"""What players own: coins, resources, gear, and the numbers that follow from it."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from questhall.core import Seat

from .content import Armour, Equipment, Made, load
from .effects import SLOTS, AnyEffect, CardId, Debuff, House, Parts, Resource, Slot
from .events import CoinsChanged, DebuffGained, HealthRestored
from .state import Held, Side, Stack
from .world import TerrariaTable

MOST_COINS = 25
STACK = 5
EMPTY = Stack()
TOKENS: dict[str, dict[Resource, int]] = {"platform": {"wood": 1}, "rope": {"cobweb": 1}}
"""What platforms and ropes are made of.  [TR-2514, TR-2515]"""


# -- coins and resources


def gain_coins(t: TerrariaTable, seat: Seat, count: int) -> None:
    """Never more than 25; the surplus is lost.  [TR-817, TR-3903]"""
    side = t.state.sides[seat]
    gained = min(count, MOST_COINS - side.coins)
    side.coins += gained
    t.tell(CoinsChanged(seat, gained))


def pay_coins(t: TerrariaTable, seat: Seat, count: int) -> None:
    """Spend coins."""
    t.state.sides[seat].coins -= count
    t.tell(CoinsChanged(seat, -count, spent=True))


def goods(side: Side) -> dict[Resource, int]:
    """All that a player has in the inventory."""
    return dict(means(tuple(side.slots)).goods)


class Means(NamedTuple):
    """What resources pay for, whether or not it can be made now."""

    goods: dict[Resource, int]
    recipes: tuple[Made, ...]
    houses: tuple[House, ...]
    tokens: tuple[str, ...]


@functools.lru_cache(maxsize=4096)
def means(slots: tuple[Stack, ...]) -> Means:
    """What the resources in these slots pay for.  [TR-2501, TR-2601]"""
    have: dict[Resource, int] = {}
    for stack in slots:
        if stack.count:
            have[stack.kind] = have.get(stack.kind, 0) + stack.count
    return Means(
        goods=have,
        recipes=tuple(item for item in load().recipes if covers(have, item.cost)),
        houses=tuple(kind for kind, house in load().houses.items() if covers(have, house.cost)),  # type: ignore[misc]
        tokens=tuple(token for token, cost in TOKENS.items() if covers(have, cost)),
    )


def covers(have: Mapping[Resource, int], cost: Mapping[Resource, int]) -> bool:
    """Whether so much pays for something."""
    return have.keys() >= cost.keys() and not [kind for kind, count in cost.items() if have[kind] < count]


def pay(side: Side, cost: Mapping[Resource, int]) -> None:
    """Lower the resource dice, the smallest stacks first; an empty slot serves for anything.  [TR-3806, TR-3810]"""
    for kind, count in cost.items():
        left = count
        own = [number for number, stack in enumerate(side.slots) if stack.kind == kind]
        for number in sorted(own, key=lambda number: side.slots[number].count):
            taken = min(left, side.slots[number].count)
            fill(side, number, kind, side.slots[number].count - taken)
            left -= taken


def fill(side: Side, slot: int, kind: Resource, count: int) -> None:
    """Let a slot hold so much; with nothing in it, it serves for anything.  [TR-3804, TR-3810]"""
    side.slots[slot] = Stack(kind, count) if count else EMPTY


def room_for(side: Side, kind: Resource) -> list[int]:
    """The slots that can take more of a kind: its own first, then empty ones.  [TR-1504, TR-3805]"""
    own = [number for number, stack in enumerate(side.slots) if stack.kind == kind and stack.count < STACK]
    return own + [number for number, stack in enumerate(side.slots) if not stack.kind]


def store(side: Side, kind: Resource, count: int) -> int:
    """Put resources where there is room, and say how many were left over.  [TR-1504, TR-3804, TR-3805]"""
    for number in room_for(side, kind):
        before = side.slots[number].count
        taken = min(count, STACK - before)
        if taken > 0:
            fill(side, number, kind, before + taken)
            count -= taken
    return count


# -- gear


def top(side: Side, slot: str) -> CardId:
    """The equipment card that can be used in a slot.  [TR-2507]"""
    cards = side.gear.get(slot)  # type: ignore[call-overload]
    return cards[-1] if cards else ""


def add_gear(side: Side, slot: Slot, card: CardId) -> None:
    """Lay a card on top of a slot.  [TR-2505]"""
    side.gear[slot] = (*side.gear.get(slot, ()), card)


def put_on_top(side: Side, slot: Slot, card: CardId) -> None:
    """Bring a card of a slot to its top.  [TR-2508]"""
    pile = list(side.gear[slot])
    pile.remove(card)
    side.gear[slot] = (*pile, card)


Piles = tuple[tuple[CardId, ...], ...]
"""The equipment of a player, pile by pile."""


def tops(side: Side) -> tuple[CardId, ...]:
    """The equipment that can be used, slot by slot; an empty slot is empty.  [TR-2507]"""
    return tops_of(tuple(side.gear.values()))


@functools.lru_cache(maxsize=4096)
def tops_of(piles: Piles) -> tuple[CardId, ...]:
    """The same for some piles."""
    equipment = load().equipment
    by_slot = {equipment[pile[-1]].slot: pile[-1] for pile in piles if pile}
    return tuple([by_slot.get(slot, "") for slot in SLOTS])


def tools(t: TerrariaTable, seat: Seat) -> list[Equipment]:
    """The equipment that a player can use now.  [TR-2507]"""
    return [t.content.equipment[card] for card in tops(t.state.sides[seat]) if card]


def tool(t: TerrariaTable, seat: Seat, slot: str) -> Equipment | None:
    """The equipment on top of a slot."""
    card = top(t.state.sides[seat], slot)
    return t.content.equipment[card] if card else None


def armour_of(t: TerrariaTable, seat: Seat) -> Armour | None:
    """The armour that is worn; armour laid aside gives nothing.  [TR-2510, TR-2513]"""
    worn = t.state.sides[seat].worn
    return t.content.armour[worn] if worn else None


def defence_dice(t: TerrariaTable, seat: Seat) -> tuple[int, ...]:
    """The dice of the worn armour, or the d4 of the character card.  [TR-1209, TR-3407]"""
    worn = armour_of(t, seat)
    dice: tuple[int, ...] = t.content.dice[worn.defence if worn else "d4"]
    return dice


def draw_value(t: TerrariaTable, seat: Seat) -> int:
    """How many cards are drawn: 4, or what the armour says; one less when frozen.

    [TR-802, TR-803, TR-4106, TR-R-96]
    """
    worn = armour_of(t, seat)
    return max(0, (worn.draw if worn else 4) - t.state.sides[seat].frozen)


def is_immune(t: TerrariaTable, seat: Seat, debuff: Debuff) -> bool:
    """Whether worn armour or a played card keeps a debuff away.  [TR-4113, TR-R-79]"""
    worn = armour_of(t, seat)
    return debuff in t.state.sides[seat].resists or (worn is not None and debuff in worn.immune)


def wear(t: TerrariaTable, seat: Seat, armour: CardId) -> None:
    """Lay armour on the character card; tokens that it makes immune to are removed.  [TR-2509, TR-4114]"""
    side = t.state.sides[seat]
    side.worn = armour
    for debuff in t.content.armour[armour].immune:
        side.debuffs.pop(debuff, None)


def gain_debuff(t: TerrariaTable, seat: Seat, debuff: Debuff) -> None:
    """A token with two symbols up, or turned back to two; the immune get none.  [TR-1110, TR-4110 to TR-4113]"""
    side = t.state.sides[seat]
    if not is_immune(t, seat, debuff) and side.debuffs.get(debuff) != 2:
        side.debuffs[debuff] = 2
        t.tell(DebuffGained(seat, debuff))


def heal(t: TerrariaTable, seat: Seat, count: int) -> None:
    """Restore health, never beyond the maximum.  [TR-816, TR-3904]"""
    side = t.state.sides[seat]
    gained = min(count, side.most_health - side.health)
    if gained:
        side.health += gained
        t.tell(HealthRestored(seat, gained))


# -- what cards offer


held_card = functools.lru_cache(maxsize=4096)(Held)
"""A card in play: one and the same for all copies with the same parts used, so it is quick to look up."""
Offer = tuple[CardId, int, int, AnyEffect]
"""A part of a card that can be used: card, part, alternative and effect."""


@functools.lru_cache(maxsize=4096)
def unused(held: Held) -> tuple[Offer, ...]:
    """Every part of a card that is not used yet.  [TR-901, TR-902, TR-906]"""
    return tuple(_unused(held.card, load().offers[held.card], held.used))


def in_play(side: Side) -> list[Held]:
    """Cards that may offer symbols: the hand, top equipment, worn armour, the minion.  [TR-904, TR-905]"""
    return [*side.hand, *carried((*tops(side), side.worn, side.minion), tuple(side.spent))]


@functools.lru_cache(maxsize=4096)
def carried(cards: tuple[CardId, ...], spent: tuple[str, ...]) -> tuple[Held, ...]:
    """Those of some cards that carry symbols, and which of their parts are used up.  [TR-905]"""
    parts = [(card, range(len(load().offers[card]))) for card in cards if card and load().offers[card]]
    return tuple(
        held_card(card, tuple(part for part in numbers if f"{card}:{part}" in spent)) for card, numbers in parts
    )


def offers(t: TerrariaTable, seat: Seat) -> list[Offer]:
    """Every part that is not used yet.  [TR-901, TR-902, TR-905, TR-906]"""
    return [offer for held in in_play(t.state.sides[seat]) for offer in unused(held)]


def prepared_offers(t: TerrariaTable, seat: Seat) -> Iterator[Offer]:
    """What the card in the prepared slot offers there, once in each phase.  [TR-2203, TR-2204]"""
    side = t.state.sides[seat]
    if side.prepared and not side.poisoned:
        parts = t.content.actions[side.prepared].prepared
        used = [part for part in range(len(parts)) if f"prepared:{side.prepared}:{part}" in side.spent]
        yield from _unused(side.prepared, parts, used)


def _unused(card: CardId, parts: Parts, used: Sequence[int]) -> Iterator[Offer]:
    for number, part in enumerate(parts):
        if number not in used:
            for option, effect in enumerate(part):
                yield card, number, option, effect


def mark_used(t: TerrariaTable, seat: Seat, card: CardId, part: int) -> None:
    """Remember that a part is used; of equal cards the one that was begun first.  [TR-820, TR-906]"""
    side = t.state.sides[seat]
    begun, most = None, -1
    for place, held in enumerate(side.hand):
        if held.card == card and len(held.used) > most and part not in held.used:
            begun, most = place, len(held.used)
    if begun is None:
        side.spent.append(f"{card}:{part}")
    else:
        side.hand[begun] = held_card(card, (*side.hand[begun].used, part))

"""Extra action: non-player characters appear or are used.  [TR-23xx, TR-49xx]"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Choice, Seat

from ..choices import Visit, Welcome
from ..effects import Npc
from ..events import CardGained, NpcArrived
from ..look import Look
from ..state import State
from ..stock import heal, pay_coins
from ..world import COLUMNS, FOREST, TerrariaTable
from .cards import DestroyOne
from .rewards import gain_random_consumable

NPCS: tuple[Npc, ...] = ("merchant", "nurse", "goblin_tinkerer", "demolitionist", "dryad")
PRICES = {"guide": 5, "nurse": 10, "goblin_tinkerer": 15, "demolitionist": 15, "goods": 3}
CHEAPEST = min(PRICES.values())
TINKERER = "goblin_tinkerer"


def offered(look: Look) -> list[Choice]:
    """Those whose conditions are met may appear; those in the world may be used.  [TR-2301 to TR-2307, TR-R-87]"""
    t, state = look.t, look.state
    found: list[Choice] = []
    if len(state.npcs) - 1 < len(state.houses):
        found += [Welcome(npc) for npc in NPCS if npc not in state.npcs and may_appear(t, npc)]
    if look.side.coins >= CHEAPEST:
        found += visits(t, look.seat)
    return found


def may_appear(t: TerrariaTable, npc: Npc) -> bool:
    """The spawn conditions, besides a built house.  [TR-4903, TR-4906, TR-4909, TR-4912, TR-4914, TR-R-82, TR-R-83]"""
    state = t.state
    match npc:
        case "merchant":
            return any(side.coins >= 10 for side in state.sides)
        case "nurse":
            return state.found_crystal
        case "goblin_tinkerer":
            return all(state.land.tiles[depth * COLUMNS + column] for depth in (2, 3) for column in FOREST)
        case "demolitionist":
            return "merchant" in state.npcs and has_bomb(t, state)
        case "dryad":
            return not {"eye_of_cthulhu", "brain_of_cthulhu", "eater_of_worlds"}.isdisjoint(state.beaten)
        case _:
            return False


def has_bomb(t: TerrariaTable, state: State) -> bool:
    """Whether any player has a consumable of type 3.  [TR-4912]"""
    return any(t.content.consumables[card].type == 3 for side in state.sides for card in side.consumables)


def welcome(t: TerrariaTable, seat: Seat, choice: Welcome) -> None:
    """It is in the world, and never leaves.  [TR-2304 to TR-2306]"""
    t.state.npcs.append(choice.npc)
    t.tell(NpcArrived(choice.npc))


def visits(t: TerrariaTable, seat: Seat) -> Iterator[Visit]:
    """What the non-player characters in the world do for coins, from anywhere.  [TR-2307, TR-2309]"""
    state, side = t.state, t.state.sides[seat]
    if side.coins >= PRICES["guide"]:
        yield from (Visit("guide", card) for card, left in state.guide.items() if left)
    for npc in state.npcs[1:]:
        if npc == "merchant":
            if side.coins >= PRICES["goods"] and state.consumables[1]:
                yield Visit("merchant")
            cards = ((card, t.content.actions[card].price) for card, left in state.merchant.items() if left)
            yield from (Visit("merchant", card) for card, price in cards if price <= side.coins)
        elif npc in PRICES and side.coins >= PRICES[npc] and is_open(t, seat, npc):
            yield Visit(npc)


def is_open(t: TerrariaTable, seat: Seat, npc: Npc) -> bool:
    """No nurse beside a boss, the tinkerer once in a phase, no bombs that are not there.

    [TR-4908, TR-4911, TR-R-84]
    """
    match npc:
        case "nurse":
            return not t.state.bosses
        case "goblin_tinkerer":
            return TINKERER not in t.state.sides[seat].spent
        case _:
            return bool(t.state.consumables[3])


def visit(t: TerrariaTable, seat: Seat, choice: Visit) -> None:
    """Pay and get it.  [TR-4902, TR-4904, TR-4905, TR-4907, TR-4911, TR-4913]"""
    side = t.state.sides[seat]
    match choice:
        case Visit("guide" | "merchant", card) if card:
            pay_coins(t, seat, t.content.actions[card].price)
            buy(t, seat, choice)
        case Visit("merchant"):
            pay_coins(t, seat, PRICES["goods"])
            gain_random_consumable(t, seat, 1)
        case Visit("nurse"):
            pay_coins(t, seat, PRICES["nurse"])
            heal(t, seat, side.most_health)
            side.debuffs.clear()
        case Visit("goblin_tinkerer"):
            pay_coins(t, seat, PRICES[TINKERER])
            side.spent.append(TINKERER)
            t.do(DestroyOne(seat))
        case _:
            pay_coins(t, seat, PRICES["demolitionist"])
            gain_random_consumable(t, seat, 3)


def buy(t: TerrariaTable, seat: Seat, choice: Visit) -> None:
    """A bought action card goes to the discard pile.  [TR-909, TR-4917]"""
    stock = t.state.guide if choice.npc == "guide" else t.state.merchant
    stock[choice.card] -= 1
    t.state.sides[seat].discard.append(choice.card)
    t.tell(CardGained(seat, choice.card))

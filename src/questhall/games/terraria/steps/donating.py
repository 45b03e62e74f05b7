"""Action: donate.  [TR-16xx]"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from questhall.core import Seat

from ..choices import Donate
from ..effects import RESOURCES, CardId
from ..events import CoinsChanged, Donated
from ..figures import alive
from ..look import Look
from ..stock import MOST_COINS, pay
from ..world import TerrariaTable
from .rewards import receive_gear

COINS, PLATFORMS, ROPES = "coins", "platforms", "ropes"


def offered(look: Look) -> Sequence[Donate]:
    """One kind of thing to one other player, however far away.  [TR-1601 to TR-1606, TR-1608]"""
    side = look.side
    if not side.points.ap or len(look.state.sides) == 1:
        return ()
    tokens = ((COINS, side.coins), (PLATFORMS, side.platforms), (ROPES, side.ropes))
    goods = [*look.means.goods.items(), *[pair for pair in tokens if pair[1]]]
    cards = (*side.consumables, *side.armour, *look.kit.cards)
    found: list[Donate] = []
    for to in alive(look.t):
        if to != look.seat:
            for what, most in goods:
                found += gifts(to, what, most)
            found += cards_for(to, cards)
    return found


@functools.lru_cache(maxsize=1024)
def cards_for(to: Seat, cards: tuple[CardId, ...]) -> tuple[Donate, ...]:
    """Gear and consumables, one by one.  [TR-1606]"""
    return tuple(Donate(to, card, 1) for card in dict.fromkeys(cards))


@functools.lru_cache(maxsize=4096)
def gifts(to: Seat, what: str, most: int) -> tuple[Donate, ...]:
    """Any number of resources, coins and tokens; never action cards or minions.  [TR-1602 to TR-1605, TR-1610]"""
    return tuple(Donate(to, what, count) for count in range(1, most + 1))


def donate(t: TerrariaTable, seat: Seat, choice: Donate) -> None:
    """For one point of action.  [TR-1601]"""
    giver, taker = t.state.sides[seat], t.state.sides[choice.to]
    giver.points.ap -= 1
    t.tell(Donated(seat, choice.to, choice.goods, choice.count))
    match choice.goods:
        case "coins":
            giver.coins -= choice.count
            taken = min(choice.count, MOST_COINS - taker.coins)
            taker.coins += taken
            t.tell(CoinsChanged(choice.to, taken))
        case "platforms":
            giver.platforms -= choice.count
            taker.platforms += choice.count
        case "ropes":
            giver.ropes -= choice.count
            taker.ropes += choice.count
        case kind if kind in RESOURCES:
            give_resources(t, seat, choice)
        case card:
            give_card(t, seat, choice.to, card)


def give_resources(t: TerrariaTable, seat: Seat, choice: Donate) -> None:
    """They go where there is room; the rest may be spent at once, or is decided upon.  [TR-1602, TR-1607, TR-3811]"""
    from .receiving import Receive  # noqa: PLC0415  # the receiver may craft and build

    pay(t.state.sides[seat], {choice.goods: choice.count})
    t.do(Receive(choice.to, choice.goods, choice.count))


def give_card(t: TerrariaTable, seat: Seat, to: Seat, card: CardId) -> None:
    """Giving away the top card uncovers the next; worn armour comes off.  [TR-1606, TR-R-77, TR-R-78]"""
    giver = t.state.sides[seat]
    if card in giver.consumables:
        giver.consumables.remove(card)
        t.state.sides[to].consumables.append(card)
        return
    if card in t.content.armour:
        giver.armour.remove(card)
        if giver.worn == card and card not in giver.armour:
            giver.worn = ""
    else:
        slot = t.content.equipment[card].slot
        pile = giver.gear[slot]
        last = len(pile) - 1 - pile[::-1].index(card)
        giver.gear[slot] = pile[:last] + pile[last + 1 :]
    receive_gear(t, to, card)

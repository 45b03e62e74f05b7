"""Extra actions: summon minions, use the bottle and the cooking pot, unlock slots.  [TR-24xx, TR-30xx, TR-31xx]"""

from __future__ import annotations

from questhall.core import Choice, Seat

from ..choices import Summon, Unlock, UseBottle, UsePot
from ..events import CardGained, MinionSummoned
from ..look import Look
from ..state import Stack
from ..stock import pay_coins
from ..world import TerrariaTable
from .cards import perform

SLOT_PRICES = {4: 15, 5: 25}
BOTTLE, POT = "bottle", "cooking_pot"


def offered(look: Look) -> list[Choice]:
    """Whatever the own gear, the houses and the coins allow."""
    state, side = look.state, look.side
    found: list[Choice] = []
    for staff in look.kit.staves:
        if staff.mana <= side.mana and can_summon(look.t, look.seat, staff.summons):
            found.append(Summon(staff.id))
    if state.potions and BOTTLE not in side.spent:
        found += [UseBottle(card) for card in sorted(set(state.consumables[2]))]
    if state.gourmet and POT not in side.spent:
        found += map(UsePot, state.gourmet)
    if side.coins >= SLOT_PRICES.get(len(side.slots), 99):
        found.append(Unlock())
    return found


def can_summon(t: TerrariaTable, seat: Seat, minion: str) -> bool:
    """Whether the minion deck has a card, perhaps the one that is given back first.  [TR-3008]"""
    return bool(t.state.supply[minion]) or t.state.sides[seat].minion == minion


def summon(t: TerrariaTable, seat: Seat, choice: Summon) -> None:
    """For the printed mana; the minion that was there goes back first.  [TR-3006 to TR-3010]"""
    side, staff = t.state.sides[seat], t.content.equipment[choice.staff]
    side.mana -= staff.mana
    if side.minion:
        t.state.supply[side.minion] += 1
    side.minion = staff.summons
    t.state.supply[side.minion] -= 1
    t.tell(MinionSummoned(seat, side.minion))


def use_bottle(t: TerrariaTable, seat: Seat, choice: UseBottle) -> None:
    """A potion token is drunk for a consumable of type 2 of choice.  [TR-3101 to TR-3104, TR-3109]"""
    side = t.state.sides[seat]
    t.state.potions -= 1
    side.spent.append(BOTTLE)
    t.state.consumables[2].remove(choice.card)
    side.consumables.append(choice.card)
    t.tell(CardGained(seat, choice.card))


def use_pot(t: TerrariaTable, seat: Seat, choice: UsePot) -> None:
    """A gourmet token is eaten for its symbols.  [TR-3105 to TR-3109, TR-R-131]"""
    t.state.gourmet.remove(choice.token)
    t.state.sides[seat].spent.append(POT)
    perform(t, seat, t.content.figures.gourmet[choice.token][0])


def unlock(t: TerrariaTable, seat: Seat, choice: Unlock) -> None:
    """The fifth slot costs 15 coins, the sixth 25; it stays open.  [TR-2401 to TR-2405, TR-EX-52]"""
    side = t.state.sides[seat]
    pay_coins(t, seat, SLOT_PRICES[len(side.slots)])
    side.slots.append(Stack())

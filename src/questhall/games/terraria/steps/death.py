"""Health, death and respawn.  [TR-40xx]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat
from questhall.kit import decks

from ..choices import Place
from ..effects import Cell
from ..events import CoinsChanged, Died, HealthLost, Respawned
from ..figures import occupied, supported
from ..state import NOWHERE, SeatName, Side
from ..world import FOREST, TerrariaTable, cells_of, house_cells, houses_of, is_empty
from .ending import raise_threat


def lose_health(t: TerrariaTable, seat: Seat, count: int) -> None:
    """Health drops; at none left the character dies.  [TR-1211, TR-3412, TR-4001]"""
    side = t.state.sides[seat]
    if count <= 0 or side.cell == NOWHERE:
        return
    lost = min(count, side.health)
    side.health -= lost
    t.tell(HealthLost(seat, lost, side.health))
    if side.health == 0:
        die(t, seat)


def die(t: TerrariaTable, seat: Seat) -> None:
    """Debuffs, figure, cards, coins, consumables, minion, tombstone: in this order.  [TR-4001 to TR-4008]

    Gear, resources, maxima and unplaced tokens are kept.  [TR-4007, TR-4015 to TR-4017]
    """
    side = t.state.sides[seat]
    side.debuffs.clear()
    side.cell, side.hangs, side.health = NOWHERE, False, 0
    shuffle_all(t, side)
    lost = side.coins // 2
    side.coins -= lost
    t.tell(CoinsChanged(seat, -lost))
    for card in side.consumables:
        t.state.consumables[t.content.consumables[card].type].append(card)
    side.consumables.clear()
    if side.minion:
        t.state.supply[side.minion] += 1
        side.minion = ""
    side.deaths += 1
    t.tell(Died(seat))
    bury(t, side)


def shuffle_all(t: TerrariaTable, side: Side) -> None:
    """Cards in play and the prepared one are discarded, then all of the pile is shuffled into the deck.  [TR-4004]"""
    side.discard += [held.card for held in side.hand]
    if side.prepared:
        side.discard.append(side.prepared)
    side.hand, side.prepared = [], ""
    decks.reshuffle(side.deck, side.discard, t.rng)


def bury(t: TerrariaTable, side: Side) -> None:
    """A tombstone and more threat; the last one turns the token; without one exactly two.

    [TR-113, TR-4009 to TR-4012, TR-4704, TR-R-21]
    """
    state = t.state
    if state.journey:
        return
    if state.tombstones == 0:
        raise_threat(t, 2)
        return
    state.tombstones -= 1
    side.tombstones += 1
    raise_threat(t)
    if state.tombstones == 0:
        state.rise = 2


class Respawn(Question, frozen=True):
    """A dead character comes back with all health and mana.  [TR-4013, TR-4014]"""

    automatic = True

    seat: SeatName

    def ask(self, t: TerrariaTable) -> Decision:
        """Where."""
        return Decision(self.seat, self, tuple(map(Place, respawn_cells(t))))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Place) -> None:
        """To the current maxima.  [TR-4013, TR-4016]"""
        side = t.state.sides[seat]
        side.cell = choice.cell
        side.health, side.mana = side.most_health, side.most_mana
        t.tell(Respawned(seat, choice.cell))


def respawn_cells(t: TerrariaTable) -> list[Cell]:
    """Empty, free and supported cells of the forest surface, and free cells of bed houses.  [TR-2619, TR-R-94]

    Where nothing holds anybody up, any empty and free cell of the forest surface, to fall from.
    """
    others = occupied(t)
    surface = [cell for column in FOREST for cell in cells_of(column) if is_empty(t, cell) and cell not in others]
    beds = [cell for bed in houses_of(t, "bed") for cell in house_cells(bed.cell)[3:] if cell not in others]
    held = dict.fromkeys((*(cell for cell in surface if supported(t, cell, others)), *beds))
    return list(held) or surface

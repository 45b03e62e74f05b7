"""Action: open chest.  [TR-13xx]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat
from questhall.kit import decks

from ..choices import OpenChest, Take
from ..effects import CardId, Cell
from ..events import CardsShown, ChestOpened
from ..figures import visible
from ..look import Look
from ..state import SeatName
from ..world import TerrariaTable, biome_of, depth_of, printed
from .rewards import GainReward


def offered(look: Look) -> list[OpenChest]:
    """A visible chest on the own cell or next to it, seen or not, for one point.  [TR-1301, TR-1302, TR-R-55]"""
    side = look.side
    near = look.spot.chests if side.points.ap else ()
    return [OpenChest(cell) for cell in near if visible(look.t, cell, look.seat, look.taken)]


def open_chest(t: TerrariaTable, seat: Seat, choice: OpenChest) -> None:
    """As many cards as printed, from the deck of the biome.  [TR-1303, TR-1305, TR-1307]"""
    state, cell = t.state, choice.cell
    state.sides[seat].points.ap -= 1
    biome = biome_of(t, cell)
    shown = decks.take_top(state.chests[biome], printed(t, cell).chest)
    state.marks[cell] = "opened"
    t.reveal()
    t.tell(ChestOpened(seat, cell, biome, depth_of(cell)))
    t.tell(CardsShown(seat, tuple(shown)))
    t.do(ChooseReward(seat, cell, tuple(shown)))


class ChooseReward(Question, frozen=True):
    """One of the cards gives the reward of the chest's layer.  [TR-1304, TR-1307, TR-EX-32]"""

    automatic = True

    seat: SeatName
    cell: Cell
    cards: tuple[CardId, ...]

    def ask(self, t: TerrariaTable) -> Decision:
        """Those that were drawn."""
        return Decision(self.seat, self, tuple(map(Take, self.cards)))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Take) -> None:
        """All cards go under their deck.  [TR-1306]"""
        decks.put_under(t.state.chests[biome_of(t, self.cell)], self.cards)
        t.do(GainReward(seat, t.content.chests[choice.card].rewards[depth_of(self.cell)]))

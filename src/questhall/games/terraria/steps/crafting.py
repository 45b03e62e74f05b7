"""Extra action: craft equipment, armour, platforms and ropes.  [TR-25xx]"""

from __future__ import annotations

from typing import Literal

from questhall.core import Decision, Question, Seat

from ..choices import Craft, Place
from ..content import Made
from ..effects import CardId
from ..events import ItemCrafted
from ..look import Look
from ..state import SeatName
from ..stock import TOKENS, add_gear, pay, wear
from ..world import TerrariaTable, houses_of
from .falling import Settle


def offered(look: Look) -> list[Craft]:
    """Whatever the resources and the built stations allow, near or far.  [TR-2501 to TR-2504, TR-2514, TR-2515]"""
    t, means = look.t, look.means
    found = [Craft(token) for token in means.tokens if is_left(t, token)] if means.tokens else []
    if means.recipes:
        found += [Craft(item.id) for item in means.recipes if can_make(t, item)]
    return found


def can_make(t: TerrariaTable, item: Made) -> bool:
    """Whether a copy is left and its house stands.  [TR-2502, TR-R-133]"""
    return bool(t.state.supply[item.id]) and (not item.station or bool(houses_of(t, item.station)))


def craft(t: TerrariaTable, seat: Seat, choice: Craft) -> None:
    """Pay, and take the card or token.  [TR-2501]"""
    side = t.state.sides[seat]
    t.tell(ItemCrafted(seat, choice.item))
    match choice.item:
        case "platform" | "rope" as token:
            pay(side, TOKENS[token])
            make_token(t, seat, token)
        case item:
            made = t.content.equipment.get(item) or t.content.armour[item]
            pay(side, made.cost)
            t.state.supply[item] -= 1
            put_on(t, seat, item)


def put_on(t: TerrariaTable, seat: Seat, item: CardId) -> None:
    """Equipment goes on top of its slot; armour is worn, and what was worn is laid aside.

    [TR-2505, TR-2506, TR-2509]
    """
    side = t.state.sides[seat]
    if item in t.content.equipment:
        add_gear(side, t.content.equipment[item].slot, item)
    else:
        side.armour.append(item)
        wear(t, seat, item)


def in_box(t: TerrariaTable, token: str) -> int:
    """How many platforms or ropes are neither in the world nor with a player.  [TR-2517]"""
    state, figures = t.state, t.content.figures
    if token == "platform":
        return int(figures.platforms - len(state.platforms) - sum(side.platforms for side in state.sides))
    return int(figures.ropes - len(state.ropes) - sum(side.ropes for side in state.sides))


def is_left(t: TerrariaTable, token: str) -> bool:
    """Whether a token can be had from the supply or the world.  [TR-2517]"""
    placed = t.state.platforms if token == "platform" else t.state.ropes
    return bool(placed) or in_box(t, token) > 0


def make_token(t: TerrariaTable, seat: Seat, token: Literal["platform", "rope"]) -> None:
    """It is kept until it is placed; with none left, one is taken from the world.  [TR-2516, TR-2517]"""
    if in_box(t, token) > 0:
        keep_token(t, seat, token)
    else:
        t.do(TakeFromWorld(seat, token))


def keep_token(t: TerrariaTable, seat: Seat, token: Literal["platform", "rope"]) -> None:
    """Onto the player's board.  [TR-2516]"""
    side = t.state.sides[seat]
    if token == "platform":
        side.platforms += 1
    else:
        side.ropes += 1


class TakeFromWorld(Question, frozen=True):
    """The player who crafts chooses the token; whoever loses support falls.  [TR-2517, TR-R-75]"""

    automatic = True

    seat: SeatName
    token: Literal["platform", "rope"]

    def ask(self, t: TerrariaTable) -> Decision:
        """Any in the world."""
        placed = t.state.platforms if self.token == "platform" else t.state.ropes
        return Decision(self.seat, self, tuple(map(Place, placed)))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Place) -> None:
        """It is on the player's board now."""
        (t.state.platforms if self.token == "platform" else t.state.ropes).remove(choice.cell)
        keep_token(t, seat, self.token)
        t.do(Settle())

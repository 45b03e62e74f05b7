"""Extra action: craft equipment, armour, platforms and ropes.  [TR-25xx]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from questhall.core import Decision, Question, Seat

from ..choices import Craft, Place
from ..content import Made
from ..effects import CardId
from ..events import ItemCrafted
from ..state import SeatName
from ..stock import can_pay, pay, wear
from ..world import TerrariaTable, houses_of
from .falling import Settle

TOKENS: dict[str, dict[str, int]] = {"platform": {"wood": 1}, "rope": {"cobweb": 1}}


def offered(t: TerrariaTable, seat: Seat) -> Iterator[Craft]:
    """Whatever the resources and the built stations allow, near or far.  [TR-2501 to TR-2504, TR-2514, TR-2515]"""
    side, content = t.state.sides[seat], t.content
    for token, cost in TOKENS.items():
        if can_pay(side, cost):
            yield Craft(token)
    for kind in (content.equipment, content.armour):
        for item in kind.values():
            if item.cost and can_make(t, seat, item):
                yield Craft(item.id)


def can_make(t: TerrariaTable, seat: Seat, item: Made) -> bool:
    """Whether a copy is left, its house stands and its price can be paid.  [TR-2502, TR-R-133]"""
    if not t.state.supply[item.id] or not can_pay(t.state.sides[seat], item.cost):
        return False
    return not item.station or bool(houses_of(t, item.station))


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
        side.gear.setdefault(t.content.equipment[item].slot, []).append(item)
    else:
        side.armour.append(item)
        wear(t, seat, item)


def make_token(t: TerrariaTable, seat: Seat, token: Literal["platform", "rope"]) -> None:
    """It is kept until it is placed; with none left, one is taken from the world.  [TR-2516, TR-2517]"""
    state, figures = t.state, t.content.figures
    side = state.sides[seat]
    if token == "platform":
        short = len(state.platforms) + sum(each.platforms for each in state.sides) >= figures.platforms
        side.platforms += 1
    else:
        short = len(state.ropes) + sum(each.ropes for each in state.sides) >= figures.ropes
        side.ropes += 1
    if short:
        t.do(TakeFromWorld(seat, token))


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
        t.do(Settle())

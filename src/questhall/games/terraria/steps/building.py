"""Extra actions: build houses, hang ropes, place platforms, buy and use pylons.  [TR-26xx to TR-29xx]"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Choice, Decision, Question, Seat

from ..choices import Build, BuyPylon, HangRope, Pass, Place, PlacePlatform, UsePylon
from ..effects import Cell, House
from ..events import HouseBuilt, TokenPlaced
from ..figures import occupied
from ..look import Look
from ..state import PlacedHouse, SeatName
from ..stock import pay, pay_coins
from ..world import (
    HEIGHT,
    HOUSE_HEIGHT,
    HOUSE_WIDTH,
    WIDTH,
    TerrariaTable,
    around,
    biome_of,
    house_at,
    house_cells,
    houses_of,
    is_empty,
    printed,
    square,
)
from .ending import raise_threat
from .falling import CheckRope, Enter, Settle

PYLON_PRICE, TRAVEL_PRICE, PYLON_NPCS = 10, 4, 2


def offered(look: Look) -> list[Choice]:
    """Everything that can be built or placed now."""
    t, seat, side = look.t, look.seat, look.side
    houses = look.means.houses
    found: list[Choice] = [Build(kind) for kind in houses if can_build(t, seat, kind)] if houses else []
    if side.ropes:
        found += ropes(t, seat)
    if side.platforms:
        found += platforms(t, seat)
    if len(look.state.npcs) >= PYLON_NPCS:
        found += pylons(t, seat)
    return found


# -- houses


def can_build(t: TerrariaTable, seat: Seat, kind: House) -> bool:
    """Whether a token is left, what it needs stands, and there is a place.

    [TR-2502, TR-2603, TR-2613, TR-2614, TR-2618, TR-2621, TR-2622]
    """
    needed = t.content.houses[kind].needs
    if copies_left(t, kind) <= 0 or lacks_pickaxe(t, kind) or (needed is not None and not houses_of(t, needed)):
        return False
    return next(sites(t, seat), None) is not None


def copies_left(t: TerrariaTable, kind: str) -> int:
    """How many tokens of a house are not built yet.  [TR-2622]"""
    return int(t.content.houses[kind].copies - len(houses_of(t, kind)))


def lacks_pickaxe(t: TerrariaTable, kind: str) -> bool:
    """Whether it is a hellforge, and no character owns a pickaxe of demonite or crimtane.  [TR-2621]"""
    cards = (card for side in t.state.sides for card in side.gear.get("pickaxe", ()))
    return kind == "hellforge" and not any(t.content.equipment[card].evil_pickaxe for card in cards)


def sites(t: TerrariaTable, seat: Seat) -> Iterator[Cell]:
    """Upper left cells of houses that cover the own cell or one next to it.  [TR-2601, TR-2604, TR-R-69]"""
    x, y = square(t.state.sides[seat].cell)
    enemies = {cell for cell, who in occupied(t).items() if isinstance(who, str)}
    for top in range(max(0, y - HOUSE_HEIGHT), min(HEIGHT - HOUSE_HEIGHT, y + 1) + 1):
        for left in range(max(0, x - HOUSE_WIDTH), min(WIDTH - HOUSE_WIDTH, x + 1) + 1):
            corner = top * WIDTH + left
            if all(buildable(t, cell, enemies) for cell in house_cells(corner)):
                yield corner


def buildable(t: TerrariaTable, cell: Cell, enemies: set[Cell]) -> bool:
    """No block, enemy, other house, pylon or rope token; anything else may be covered.  [TR-2602, TR-R-70]"""
    state = t.state
    if not is_empty(t, cell) or cell in enemies or cell in state.pylons or cell in state.ropes:
        return False
    return house_at(t, cell) is None


def build(t: TerrariaTable, seat: Seat, choice: Build) -> None:
    """First a place is chosen."""
    t.do(ChooseSite(seat, choice.house))


class ChooseSite(Question, frozen=True):
    """Where the house goes; nothing is paid before.  [TR-2601]"""

    seat: SeatName
    house: House

    def ask(self, t: TerrariaTable) -> Decision:
        """Every place, or none after all."""
        return Decision(self.seat, self, (*map(Place, sites(t, self.seat)), Pass()))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Place | Pass) -> None:
        """Then it stands."""
        if isinstance(choice, Place):
            build_house(t, seat, self.house, choice.cell)


def build_house(t: TerrariaTable, seat: Seat, house: House, cell: Cell) -> None:
    """Pay, place, and raise threat once if any spawn cell is covered.  [TR-2605, TR-2606, TR-2609, TR-EX-51]"""
    pay(t.state.sides[seat], t.content.houses[house].cost)
    t.state.houses.append(PlacedHouse(house, cell))
    t.tell(HouseBuilt(seat, house, cell))
    t.do(Settle())
    if any(printed(t, covered).spawn for covered in house_cells(cell)):
        raise_threat(t)
    furnish(t, house)


def furnish(t: TerrariaTable, house: House) -> None:
    """Four full potion tokens, or four uneaten gourmet tokens.  [TR-2606, TR-2616, TR-2617]"""
    if house == "bottle":
        t.state.potions = 4
    elif house == "cooking_pot":
        t.state.gourmet = list(range(len(t.content.figures.gourmet)))


# -- ropes and platforms


def ropes(t: TerrariaTable, seat: Seat) -> Iterator[HangRope]:
    """On an adjacent empty and free cell without rope, pylon or house.  [TR-1012, TR-2701, TR-2703, TR-R-74]"""
    yield from map(HangRope, open_cells(t, seat))


def open_cells(t: TerrariaTable, seat: Seat) -> Iterator[Cell]:
    """Adjacent cells for a rope or a pylon."""
    others, state = occupied(t), t.state
    for cell in sorted(around(state.sides[seat].cell)):
        taken = cell in others or cell in state.ropes or cell in state.pylons
        if is_empty(t, cell) and not taken and house_at(t, cell) is None:
            yield cell


def hang_rope(t: TerrariaTable, seat: Seat, choice: HangRope) -> None:
    """On a spawn symbol threat rises.  [TR-2702, TR-EX-47]"""
    t.state.sides[seat].ropes -= 1
    t.state.ropes.append(choice.cell)
    t.tell(TokenPlaced(seat, "rope", choice.cell))
    cover(t, choice.cell)


def cover(t: TerrariaTable, cell: Cell) -> None:
    """A rope or pylon on a spawn symbol raises threat by the visible value.  [TR-2702, TR-2906]"""
    if printed(t, cell).spawn:
        raise_threat(t)


def platforms(t: TerrariaTable, seat: Seat) -> Iterator[PlacePlatform]:
    """Along the bottom edge of the own or an adjacent cell that is not solid.  [TR-2801, TR-2802, TR-R-74]"""
    side = t.state.sides[seat]
    for cell in sorted({side.cell, *around(side.cell)}):
        if is_empty(t, cell) and cell not in t.state.platforms:
            yield PlacePlatform(cell)


def place_platform(t: TerrariaTable, seat: Seat, choice: PlacePlatform) -> None:
    """It hides nothing and raises no threat.  [TR-2808]"""
    t.state.sides[seat].platforms -= 1
    t.state.platforms.append(choice.cell)
    t.tell(TokenPlaced(seat, "platform", choice.cell))


# -- pylons


def pylons(t: TerrariaTable, seat: Seat) -> Iterator[BuyPylon | UsePylon]:
    """With two non-player characters in the world; never more pylons than them.  [TR-2901, TR-2902, TR-2908]"""
    state = t.state
    side = state.sides[seat]
    if side.coins >= PYLON_PRICE and len(state.pylons) < min(len(state.npcs), t.content.figures.pylons):
        taken = {biome_of(t, cell) for cell in state.pylons}
        yield from (BuyPylon(cell) for cell in open_cells(t, seat) if biome_of(t, cell) not in taken)
    if side.coins >= TRAVEL_PRICE and not state.bosses:
        yield from travels(t, seat)


def travels(t: TerrariaTable, seat: Seat) -> Iterator[UsePylon]:
    """From on or beside a pylon to another one that nobody else is on.  [TR-2909, TR-2910, TR-2911]"""
    here = {t.state.sides[seat].cell, *around(t.state.sides[seat].cell)}
    others = occupied(t)
    for cell in t.state.pylons:
        if any(start in here and start != cell for start in t.state.pylons) and cell not in others:
            yield UsePylon(cell)


def buy_pylon(t: TerrariaTable, seat: Seat, choice: BuyPylon) -> None:
    """One for each biome in all its layers, for ten coins; it never moves.  [TR-2902 to TR-2907, TR-2912, TR-R-76]"""
    pay_coins(t, seat, PYLON_PRICE)
    t.state.pylons.append(choice.cell)
    t.tell(TokenPlaced(seat, "pylon", choice.cell))
    cover(t, choice.cell)


def use_pylon(t: TerrariaTable, seat: Seat, choice: UsePylon) -> None:
    """Four coins; no cell in between is entered.  [TR-2909, TR-5106]"""
    pay_coins(t, seat, TRAVEL_PRICE)
    t.do(Enter(seat, choice.to, "teleport"), CheckRope(seat), Settle())

"""What it takes to get things, in action points: for bots, a rough guess."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from questhall.core import Seat

from .content import load
from .content.kinds import Made
from .effects import Cell, House
from .state import NOWHERE, Land
from .stock import means, tool
from .ways import FURTHEST, HANG, STUCK, Digger, World, distances, frontier, places_of, vacant_columns
from .world import COLUMNS, FOREST, TerrariaTable, biome_of_column, cells_of, chart_of, distance

UNIT, LOOK, WAIT, MAKE = 2.0, 8.0, 10.0, 4.0
"""One more of a resource, a new tile, something that must come by itself, and making a thing."""
OUT_OF_REACH = 25.0
LOOTED = frozenset({"gel", "bone", "flinx_fur"})


@functools.cache
def makers(what: str) -> tuple[Made, ...]:
    """The recipes that serve a goal."""
    items = [item for item in load().equipment.values() if item.cost]
    match what:
        case "craft_pickaxe" | "craft_axe" | "craft_sword":
            return tuple(item for item in items if item.slot == what.removeprefix("craft_"))
        case "magic":
            return tuple(item for item in items if item.mana)
        case "summoning_staff":
            return tuple(item for item in items if item.summons)
        case "yoyo":
            return tuple(item for item in items if item.yoyo)
        case "evil_pickaxe":
            return tuple(item for item in items if item.evil_pickaxe)
        case "golden_armour":
            return tuple(each for each in load().armour.values() if each.golden)
        case "craft_wood_armour":
            return (load().armour["wood_armour"],)
    return ()


@functools.cache
def carriers(resource: str) -> frozenset[str]:
    """The enemies that leave a resource behind."""
    return frozenset(kind.id for kind in load().enemies.values() if getattr(kind.loot.resources, resource))


class Needs:
    """What a player at a cell needs to reach places and to make things."""

    def __init__(self, t: TerrariaTable, seat: Seat, cell: Cell, world: World) -> None:
        self.t, self.state, self.seat, self.world = t, t.state, seat, world
        self.side, self.cell = t.state.sides[seat], cell
        self.others = [side for side in t.state.sides if side is not self.side and side.cell != NOWHERE]
        self.houses = {house.house for house in t.state.houses}
        pickaxe = tool(t, seat, "pickaxe")
        goods = means(tuple(self.side.slots)).goods
        props = self.side.platforms or self.side.ropes or "wood" in goods or "cobweb" in goods
        dig, hard = (pickaxe.dig, pickaxe.hard) if pickaxe else (1, False)
        self.digger = Digger(dig, hard, HANG if props else STUCK)
        self._sources: dict[str, float] = {}
        self._houses: dict[str, float] = {}

    def way(self, targets: tuple[Cell, ...]) -> float:
        """Points that the player needs to reach one of some cells."""
        return distances(self.world, self.digger, targets).get(self.cell, FURTHEST)

    def places(self, name: str) -> tuple[Cell, ...]:
        """Where there is still something of a kind."""
        found = places_of(self.state.land).get(name, ())
        if name == "cobweb":
            return found
        hidden = {*self.state.marks, *self.state.ropes, *[enemy.cell for enemy in self.state.enemies]}
        return tuple([cell for cell in found if cell not in hidden])

    def get_to(self, targets: tuple[Cell, ...]) -> float:
        """The way to some cells, or to something new if there are none."""
        return self.way(targets) if targets else LOOK + self.explore()

    def explore(self, depths: Iterable[int] = (0, 1, 2, 3, 4), columns: Iterable[int] = range(COLUMNS)) -> float:
        """The way to where something vacant of these layers and columns is next, as near as possible."""
        cells, off = edge(self.state.land, tuple(depths), tuple(columns))
        return self.way(cells) + 4.0 * off if cells else FURTHEST

    # -- things

    def resource(self, kind: str, count: int) -> float:
        """So many of a resource; what the known places do not give must be found."""
        away = self._sources.get(kind)
        if away is None:
            away = self._sources[kind] = self.source(kind)
        return UNIT * count + (away if kind in LOOTED or kind == "cobweb" else max(away, self.last(kind, count)))

    def last(self, kind: str, count: int) -> float:
        """How far the last of so many is, the nearest places being emptied first."""
        kinds = chart_of(self.state.land).kinds
        for away, cell in sorted([(distance(cell, self.cell), cell) for cell in self.places(kind)]):
            count -= max(1, kinds[cell].chop)
            if count <= 0:
                return away
        return LOOK + self.explore()

    def source(self, kind: str) -> float:
        """The way to the nearest place or enemy that gives a resource."""
        if kind not in LOOTED:
            return self.get_to(self.places(kind))
        carried = carriers(kind)
        away = [distance(enemy.cell, self.cell) for enemy in self.state.enemies if enemy.kind in carried]
        return 1.0 + 0.7 * min(away) if away else WAIT

    def paid(self, cost: dict[str, int]) -> float:
        """What is missing for a price; others can give what they have."""
        have, total = means(tuple(self.side.slots)).goods, 0.0
        for kind, count in cost.items():
            missing = count - have.get(kind, 0)
            for other in self.others if missing > 0 else ():
                given = min(missing, means(tuple(other.slots)).goods.get(kind, 0))
                missing -= given
                total += 1.0 if given else 0.0
            if missing > 0:
                total += self.resource(kind, missing)
        return total

    def house(self, kind: House) -> float:
        """A house, and those that it needs."""
        found = self._houses.get(kind)
        if found is None:
            found = self._houses[kind] = 0.0 if kind in self.houses else self.new_house(kind)
        return found

    def new_house(self, kind: House) -> float:
        """A house that does not stand yet."""
        house = load().houses[kind]
        total = MAKE + self.paid(house.cost)
        if house.needs is not None:
            total += self.house(house.needs)
        return total + self.hard_pickaxe() if kind == "hellforge" else total

    def hard_pickaxe(self) -> float:
        """A pickaxe of demonite or crimtane, if nobody has one."""
        cards = [card for side in self.state.sides for card in side.gear.get("pickaxe", ())]
        return 0.0 if any(load().equipment[card].evil_pickaxe for card in cards) else self.make("evil_pickaxe")

    def next_house(self) -> float:
        """The easiest house that does not stand yet."""
        return min([self.house(kind) for kind in load().houses if kind not in self.houses], default=WAIT)  # type: ignore[arg-type]

    def make(self, what: str) -> float:
        """The easiest thing that serves a goal, made anew."""
        return min([self.item(item) for item in makers(what)], default=OUT_OF_REACH)

    def item(self, item: Made) -> float:
        """A recipe and its station."""
        station = self.house(item.station) if item.station else 0.0
        return MAKE + station + self.paid(item.cost)

    def columns(self, biome: str) -> list[int]:
        """The columns of a biome, or those that might be."""
        known = [c for c in range(COLUMNS) if self.is_known(c) and biome_of_column(self.state, c) == biome]
        return known or self.unknown()

    def is_known(self, column: int) -> bool:
        """Whether the biome of a column has been found."""
        if column in FOREST or column in (0, COLUMNS - 1):
            return True
        number = (column - 1) // 3
        return self.state.revealed[number - (number > 2)]

    def unknown(self) -> list[int]:
        """The columns whose biome nobody has found; with none left all of them."""
        return [column for column in range(COLUMNS) if not self.is_known(column)] or list(range(COLUMNS))


@functools.lru_cache(maxsize=1024)
def edge(land: Land, depths: tuple[int, ...], columns: tuple[int, ...]) -> tuple[tuple[Cell, ...], int]:
    """The explored cells from which something vacant of these layers and columns is next, and how far off it is."""
    fitting: dict[int, None] = {}
    nearest = 2 * COLUMNS
    for place in frontier(land):
        for depth, column in vacant_columns(land, place):
            off = min([abs(depth - each) for each in depths]) + min([abs(column - each) for each in columns])
            if off < nearest:
                fitting, nearest = {}, off
            if off == nearest:
                fitting[place] = None
    return tuple([cell for place in fitting for cell in cells_of(place)]), nearest

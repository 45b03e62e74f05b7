"""What it takes to get things, in action points: for bots, a rough guess."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from questhall.core import Seat

from .content import load
from .content.kinds import Made
from .effects import LAYERS, Cell, House
from .grounds import WALK, Digger, World, grounds
from .lands import edge, layer, pits, places_of, rooms
from .links import STUCK, changed
from .stock import defence_dice, means, tool
from .supplies import carriers, makers, printed_in
from .ways import nearest, way_to
from .world import COLUMNS, DOWN, FOREST, TerrariaTable, biome_of_column, chart_of, depth_of

Name = TypeVar("Name", bound=str)
UNIT, LOOK, WAIT, MAKE = 12.0, 8.0, 10.0, 2.0
"""One more of a resource, a new tile, something that must come by itself, and making a thing.

A unit counts for more than the way to the next one, so that nobody leaves the last one of a place where it is.
"""
KIND, FETCH, ASIDE = 10.0, 0.6, 0.3
"""Another kind of resource, and how much the way to the nearest one and to the others counts: so little that nobody
shuns to fetch the last one before a long way."""
COIN, ROOM = 1.5, 20.0
"""A coin, and a place for a house while something of its price is missing."""
SPADE, LEAD = 4.0, 0.33
"""A point of digging for a room, a tunnel or a cave, and how much the way to the next block counts: so little that it
takes less to go on than to leave the last one."""
MADE = 22.0
"""What a way takes more for which ropes or platforms must be made: more than what they are made of counts for, also
where that is wanted for something else, or nobody would make them."""
STEP_BACK = 2.0
"""Who stands in a cobweb must leave it to get another one."""
OUT_OF_REACH = 40.0
MANY = 5
"""As many platforms as a way needs at most."""
TOLLS = ((16, 2), (12, 8), (0, 30))
"""With armour of so many sides it takes so many points more to go down to the underworld."""
BENEATH = 0.25
"""How much of that it costs to be there: less than any plan counts ways for, or nobody would set out."""
STRANDED, FAR_UP = 8.0, 40.0
"""What it costs to be where it takes so many points or more to get back to the surface, for want of platforms: less
than what is dug there, or nobody would dig."""
LOOTED = frozenset({"gel", "bone", "flinx_fur"})


def fresh(cost: Mapping[str, int]) -> float:
    """What a price takes when nothing of it is there."""
    return MAKE + UNIT * sum(cost.values()) + KIND * len(cost)


def holds(world: World, cell: Cell) -> bool:
    """Whether something holds a figure up at a cell."""
    below = cell + DOWN
    return (
        cell in world.platforms
        or cell in world.ropes
        or (below in chart_of(world.land).solid and below not in world.dug)
    )


class Needs:
    """What a player at a cell needs to reach places and to make things."""

    def __init__(
        self,
        t: TerrariaTable,
        seat: Seat,
        cell: Cell,
        world: World,
        before: World | None = None,
        lately: frozenset[Cell] = frozenset(),
    ) -> None:
        self.t, self.state, self.seat, self.world = t, t.state, seat, world
        self.before = before or world
        self.fresh, self.lately = frozenset([c for c in changed(world, self.before) if holds(world, c)]), lately
        self.side, self.cell = t.state.sides[seat], cell
        self.houses = {house.house for house in t.state.houses}
        pickaxe = tool(t, seat, "pickaxe")
        dig, hard = (pickaxe.dig, pickaxe.hard) if pickaxe else (1, False)
        props = min(self.side.platforms + self.side.ropes, MANY)
        armour = sum(defence_dice(t, seat))
        toll = 0 if t.state.journey else next(toll for least, toll in TOLLS if armour >= least)
        self.digger = Digger(dig, hard, props, bare=not self.side.platforms, toll=WALK * toll)
        self._sources: dict[str, float] = {}
        self._houses: dict[str, float] = {}
        self._rooms: dict[int, float] = {}

    def way(self, targets: tuple[Cell, ...]) -> float:
        """Points that the player needs to reach one of some cells, perhaps by way of what ropes are made of."""
        steps = self.steps(self.digger, targets)
        if steps < STUCK or self.web[1] >= STUCK:
            return steps / WALK
        place, away = self.web
        onward = way_to(self.before, self.digger._replace(props=MANY), targets, place).far
        return min(steps, away + onward) / WALK

    def steps(self, digger: Digger, targets: tuple[Cell, ...]) -> int:
        """Half points to one of some cells: ways of the world before, but for what was changed next to the player."""
        return way_to(self.before, digger, targets, self.cell, self.fresh).far

    @functools.cached_property
    def web(self) -> tuple[Cell, int]:
        """The nearest place where platforms or ropes are to be had, here if they can be made, and half points to it."""
        have = means(tuple(self.side.slots)).goods
        if have.get("cobweb") or have.get("wood"):
            return self.cell, int(WALK * MADE)
        places = self.places("cobweb") + self.places("wood")
        place, away = nearest(self.before, self.digger, tuple(c for c in places if c != self.cell), self.cell)
        return place, away + int(WALK * UNIT)

    def stand(self, targets: tuple[Cell, ...]) -> float:
        """Points that the player needs to stand on one of some cells."""
        held = grounds(self.before, self.digger._replace(props=0)).held
        return self.way(tuple([cell for cell in targets if cell in held]) or targets)

    def climb(self, first: tuple[Cell, ...], last: tuple[Cell, ...]) -> float:
        """Points from where it is easiest of some cells to others."""
        held = grounds(self.before, self.digger._replace(props=0)).held
        away = [way_to(self.before, self.digger, last, cell).far / WALK for cell in first if cell in held]
        return min(away, default=OUT_OF_REACH)

    def plight(self) -> float:
        """How bad it is to be where the player is: in the underworld with weak armour, or with no way up."""
        deep = BENEATH * self.digger.toll / WALK if depth_of(self.cell) == len(LAYERS) - 1 else 0.0
        return deep + STRANDED * self.is_stranded()

    def is_stranded(self) -> bool:
        """Whether the surface is far, also by ropes; with wood or webs in hand only distance counts, not `MADE`."""
        surface = layer(self.state.land, 0)
        if depth_of(self.cell) == 0:
            return False
        rich = self.steps(self.digger._replace(props=MANY), surface)
        have = means(tuple(self.side.slots)).goods
        if rich >= FAR_UP * WALK:
            return True
        if (have.get("cobweb") or have.get("wood")) and rich + WALK * (MANY - self.digger.props) < FAR_UP * WALK:
            return False
        return self.way(surface) >= FAR_UP

    def places(self, name: str) -> tuple[Cell, ...]:
        """Where there is still something of a kind."""
        found = places_of(self.state.land).get(name, ())
        if name == "cobweb":
            return found
        return tuple([cell for cell in found if cell not in self.hidden])

    @functools.cached_property
    def hidden(self) -> set[Cell]:
        """The cells where what is printed was gone or covered before the last choices, or an enemy stands on it."""
        covered = [enemy.cell for enemy in self.state.enemies]
        return {*self.state.marks} - self.lately | self.before.taken | {*covered}

    def get_to(self, targets: tuple[Cell, ...]) -> float:
        """The way to some cells, or to something new if there are none."""
        return self.way(targets) if targets else LOOK + self.explore()

    def explore(self, depths: Iterable[int] = (0, 1, 2, 3, 4), columns: Iterable[int] = range(COLUMNS)) -> float:
        """The way to where something vacant of these layers and columns is next, as near as possible."""
        cells, off = edge(self.state.land, tuple(depths), tuple(columns))
        return self.stand(cells) + 4.0 * off if cells else OUT_OF_REACH

    # -- things

    def source(self, kind: str) -> float:
        """The way to the nearest place or enemy that gives a resource, or to where there might be one."""
        away = self._sources.get(kind)
        if away is None:
            away = self._sources[kind] = self.find(kind)
        return away

    def find(self, kind: str) -> float:
        """As above, found anew."""
        carried = carriers(kind)
        bodies = tuple([enemy.cell for enemy in self.state.enemies if enemy.kind in carried]) if carried else ()
        ways = [1.0 + self.way(bodies)] if bodies else []
        if kind not in LOOTED and (known := self.places(kind)):
            ways.append(STEP_BACK if kind == "cobweb" and self.cell in known else self.way(known))
        if ways and min(ways) < OUT_OF_REACH:
            return min(ways)
        depths, biomes = printed_in(kind)
        columns = [c for biome in biomes if biome in self.state.minimap for c in self.columns(biome)]
        return min([*ways, LOOK + self.explore(depths or (0, 1), columns or range(COLUMNS))])

    def paid(self, cost: Mapping[str, int]) -> float:
        """What is missing for a price, the nearest kind first; everybody gathers for himself."""
        have = means(tuple(self.side.slots)).goods
        missing = {kind: count - have.get(kind, 0) for kind, count in cost.items() if count > have.get(kind, 0)}
        if not missing:
            return 0.0
        nearest, *others = sorted(map(self.source, missing))
        return UNIT * sum(missing.values()) + FETCH * nearest + sum([KIND + ASIDE * other for other in others])

    def coins(self, count: int) -> float:
        """So many coins: those that are missing lie in chests and are carried by enemies."""
        missing = count - self.side.coins
        if missing <= 0:
            return 0.0
        finds = self.places("chest") + tuple([enemy.cell for enemy in self.state.enemies])
        return COIN * missing + 0.5 * self.get_to(finds)

    def house(self, kind: House) -> float:
        """A house, and those that it needs."""
        takes = self._houses.get(kind)
        if takes is None:
            takes = self._houses[kind] = 0.0 if kind in self.houses else self.raised(kind)
        return takes

    def raised(self, kind: House, depth: int | None = None) -> float:
        """As above, for one that does not stand, found anew; perhaps in a layer."""
        house = load().houses[kind]
        if house.needs is not None and house.needs not in self.houses:
            return fresh(house.cost) + self.house(house.needs)
        pickaxe = self.hard_pickaxe() if kind == "hellforge" else 0.0
        if pickaxe:
            return fresh(house.cost) + pickaxe
        missing = self.paid(house.cost)
        if depth is not None:
            return missing + max(ROOM, self.room(depth)) if missing else MAKE + self.room(depth)
        return missing + ROOM if missing else MAKE + self.stand(rooms(self.before))

    def room(self, depth: int) -> float:
        """The way to where a house fits into a layer, or to the blocks that must be dug away for it."""
        takes = self._rooms.get(depth)
        if takes is None:
            free, (blocks, left) = rooms(self.world, depth), pits(self.world, depth, self.digger.hard)
            ways = [self.stand(free)] if free else []
            ways += [SPADE * blocks / self.digger.points + LEAD * self.way(left)] if left else []
            takes = self._rooms[depth] = min(ways, default=LOOK + self.explore((depth,)))
        return takes

    def hard_pickaxe(self) -> float:
        """A pickaxe of demonite or crimtane, if nobody has one."""
        cards = [card for side in self.state.sides for card in side.gear.get("pickaxe", ())]
        return 0.0 if any(load().equipment[card].evil_pickaxe for card in cards) else self.make("evil_pickaxe")

    def next_house(self) -> float:
        """The easiest house that does not stand yet."""
        costs = {kind: house.cost for kind, house in load().houses.items() if kind not in self.houses}
        return self.cheapest(costs, self.house, WAIT)  # type: ignore[arg-type]

    def make(self, what: str) -> float:
        """The easiest thing that serves a goal, made anew."""
        items = {item.id: item for item in makers(what)}
        costs = {name: item.cost for name, item in items.items()}
        return self.cheapest(costs, lambda name: self.item(items[name]), OUT_OF_REACH)

    def cheapest(self, costs: Mapping[Name, Mapping[str, int]], takes: Callable[[Name], float], none: float) -> float:
        """What the easiest of some things takes; those that lack more than that takes are not looked at."""
        best = none if not costs else math.inf
        for least, name in sorted([(self.least(cost), name) for name, cost in costs.items()]):
            if least >= best:
                break
            best = min(best, takes(name))
        return best

    def least(self, cost: Mapping[str, int]) -> float:
        """What making something takes at least, however near all that is missing is."""
        have, count, kinds = means(tuple(self.side.slots)).goods, 0, 0
        for kind, asked in cost.items():
            missing = asked - have.get(kind, 0)
            if missing > 0:
                count, kinds = count + missing, kinds + 1
        return min(4 * OUT_OF_REACH, MAKE + UNIT * count + KIND * (kinds - 1) * (kinds > 1))

    def item(self, item: Made) -> float:
        """A recipe and its station."""
        evil = {"demonite", "ebonstone", "crimtane", "crimstone"}
        if not evil.isdisjoint(item.cost) and not self.has_evil(item):
            return 4 * OUT_OF_REACH
        station = self.house(item.station) if item.station else 0.0
        return fresh(item.cost) + station if station else MAKE + self.paid(item.cost)

    def has_evil(self, item: Made) -> bool:
        """Whether an evil ore of this world makes it."""
        return ("demonite" if self.state.evil == "corruption" else "crimtane") in item.cost

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

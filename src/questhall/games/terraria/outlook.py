"""What is still to be done for the goals, in action points: for bots, a rough guess."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from questhall.core import Seat

from .conditions import is_met, times_needed
from .content import load
from .content.goals import Beaten, Built, Done, Found, Goal, Owned, Standing
from .content.kinds import Made
from .effects import Cell, House
from .state import NOWHERE, Land
from .stock import means, tool, top
from .ways import FURTHEST, HANG, STUCK, Digger, World, distances, frontier, places_of, vacant_columns
from .world import COLUMNS, FOREST, HEIGHT, WIDTH, TerrariaTable, biome_of_column, cells_of, chart_of, depth_of

EFFORT = {
    **{"dig_1": 2, "dig_2": 6, "dig_3": 6, "dig_4": 30, "dig_5": 22, "dig_5_other": 18, "dig_6": 30, "dig_6_other": 12},
    **{"dig_7": 35, "dig_8": 20, "dig_8_other": 40, "dig_9": 45, "dig_10": 80, "dig_10_other": 70},
    **{"fight_1": 4, "fight_2": 16, "fight_3": 25, "fight_4": 10, "fight_5": 50, "fight_5_other": 8, "fight_6": 25},
    **{"fight_6_other": 45, "fight_7": 55, "fight_8": 15, "fight_8_other": 25, "fight_9": 60, "fight_10": 70},
    **{"fight_10_other": 60, "explore_1": 10, "explore_2": 10, "explore_3": 10, "explore_4": 35, "explore_5": 22},
    **{"explore_5_other": 18, "explore_6": 25, "explore_6_other": 15, "explore_7": 30, "explore_8": 20},
    **{"explore_8_other": 35, "explore_9": 30, "explore_10": 80, "explore_10_other": 20},
    **{"build_1": 4, "build_2": 14, "build_3": 25, "build_4": 8, "build_5": 18, "build_5_other": 50, "build_6": 18},
    **{"build_6_other": 28, "build_7": 18, "build_8": 40, "build_8_other": 50, "build_9": 80, "build_10": 90},
    **{"build_10_other": 30},
}
"""What a goal takes on average, as long as it is not visible."""
UNIT, FIGHT, LOOK, WAIT, MAKE = 2.0, 3.0, 8.0, 10.0, 4.0
"""One more of a resource, an enemy, a new tile, something that must come by itself."""
DEAD = 25.0
COIN = 1.2
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


class Outlook:
    """How far the goals are, from a position."""

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

    # -- ways

    def way(self, targets: tuple[Cell, ...]) -> float:
        """Points that the player needs to reach one of some cells."""
        return distances(self.world, self.digger, targets).get(self.cell, FURTHEST)

    def places(self, name: str) -> tuple[Cell, ...]:
        """Where there is still something of a kind."""
        found = places_of(self.state.land).get(name, ())
        if name == "cobweb":
            return found
        marks, ropes = self.state.marks, self.state.ropes
        return tuple([cell for cell in found if cell not in marks and cell not in ropes])

    def get_to(self, targets: tuple[Cell, ...]) -> float:
        """The way to some cells, or to something new if there are none."""
        return self.way(targets) if targets else LOOK + self.explore()

    def explore(self, depths: Iterable[int] = (0, 1, 2, 3, 4), columns: Iterable[int] = range(COLUMNS)) -> float:
        """The way to where something vacant of these layers and columns is next, as near as possible."""
        cells, off = edge(self.state.land, tuple(depths), tuple(columns))
        return self.way(cells) + 4.0 * off if cells else FURTHEST

    # -- things

    def resource(self, kind: str, count: int) -> float:
        """So many of a resource."""
        away = self._sources.get(kind)
        if away is None:
            away = self._sources[kind] = self.source(kind)
        return UNIT * count + away

    def source(self, kind: str) -> float:
        """The way to the nearest place or enemy that gives a resource."""
        if kind not in LOOTED:
            return self.get_to(self.places(kind))
        carried = carriers(kind)
        away = [_apart(enemy.cell, self.cell) for enemy in self.state.enemies if enemy.kind in carried]
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
        return min([self.item(item) for item in makers(what)], default=DEAD)

    def item(self, item: Made) -> float:
        """A recipe and its station."""
        station = self.house(item.station) if item.station else 0.0
        return MAKE + station + self.paid(item.cost)

    # -- goals

    def goal(self, goal: Goal) -> float:
        """What a visible goal takes now, at most as much as it takes on average and a half."""
        if is_met(self.t, goal):
            return -6.0
        match goal.condition:
            case Done(deed=deed, times=times, few=few):
                left = times_needed(self.t, times, few) - self.state.progress.get(goal.id, 0)
                total = self.deed(deed, left)
            case Found(what=what):
                total = self.found(what)
            case Beaten(bosses=bosses):
                total = self.beaten(bosses, goal)
            case Owned(what=what):
                total = self.owned(what)
            case Built() as built:
                total = self.built(built)
            case Standing() as standing:
                total = self.standing(standing)
        return min(total, 1.5 * EFFORT[goal.id] + 10.0)

    def deed(self, deed: str, left: int) -> float:
        """Something that must be done a few times more."""
        match deed:
            case "dig":
                return 1.0
            case "dig_ore" | "cobweb" | "dig_gem":
                return self.get_to(self.places({"dig_ore": "ore", "dig_gem": "gem"}.get(deed, deed)))
            case "dig_evil_ore":
                ore = self.places("demonite") + self.places("crimtane")
                return self.way(ore) if ore else LOOK + self.explore((2, 3), self.columns(self.state.evil))
            case "dig_hellstone":
                return self.hard_pickaxe() + UNIT * left + self.get_to(self.places("hellstone"))
            case "chop":
                return self.get_to(self.places("wood"))
            case "dig_out":
                return self.hollow()
            case "defeat" | "defeat_any" | "defeat_by_staff" | "defeat_plainly":
                return self.prey(left) + (30.0 if deed in ("defeat_by_staff", "defeat_plainly") else 0.0)
            case "blast":
                return self.blast()
            case "spend_coin":
                return COIN * max(0, left - sum(side.coins for side in self.state.sides)) + 0.3 * left
        return self.travel(deed, left)

    def travel(self, deed: str, left: int) -> float:
        """What must be found or visited."""
        chests = self.places("chest")
        match deed:
            case "discover_biome":
                return LOOK * (left - 1) + self.explore((0,), self.unknown())
            case "discover_hive":
                return LOOK + self.explore((2, 3), self.columns("jungle"))
            case "discover_underworld":
                return self.explore((4,))
            case "chest_outside_forest":
                found = tuple(cell for cell in chests if cell % WIDTH // 3 not in FOREST)
                return 1.0 + self.way(found) if found else LOOK + self.explore((0, 1), self.unknown())
            case "chest_underground" | "chest_underworld":
                depth = 1 if deed == "chest_underground" else 4
                found = tuple(cell for cell in chests if depth_of(cell) == depth)
                return LOOK * (left - 1) + (1.0 + self.way(found) if found else LOOK + self.explore((depth,)))
            case "sink" | "rise" | "long_fall":
                return WAIT + self.to_layer(4 if deed == "rise" else 0)
            case "craft_pickaxe" | "craft_axe" | "craft_sword" | "craft_wood_armour":
                return self.make(deed)
        return WAIT

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

    def to_layer(self, depth: int) -> float:
        """The way to a layer."""
        if depth >= 4:
            return self.explore((4,))
        return self.way(tuple(range(5 * depth * WIDTH, (5 * depth + 5) * WIDTH)))

    def hollow(self) -> float:
        """The blocks that are left of the tile where a player is."""
        cell = self.cell
        place = depth_of(cell) * COLUMNS + cell % WIDTH // 3
        solid = places_solid(self.state.land, place)
        left = [other for other in solid if other not in self.state.marks]
        return 1.3 * len(left) + (0.5 * self.way(tuple(left)) if left else 0.0)

    def prey(self, left: int) -> float:
        """Enemies to beat."""
        away = [_apart(enemy.cell, self.cell) for enemy in self.state.enemies]
        return FIGHT * left + (0.7 * min(away) if away else WAIT)

    def blast(self) -> float:
        """A bomb in hand, or a chest where one might be."""
        bombs = [c for side in self.state.sides for c in side.consumables if load().consumables[c].type == 3]
        return 2.0 if bombs else WAIT + LOOK + self.get_to(self.places("chest"))

    def found(self, what: str) -> float:
        """Something that lies somewhere."""
        match what:
            case "star" | "crystal":
                kind = {"star": "fallen_star", "crystal": "life_crystal"}[what]
                cells = tuple(enemy.cell for enemy in self.state.enemies if enemy.kind == kind)
                return self.way(cells) if cells else WAIT + (self.explore((1, 2, 3)) if what == "crystal" else 0.0)
            case "ocean":
                return self.explore((0,), (0, COLUMNS - 1))
            case "biomes":
                missing = self.state.revealed.count(False)
                return LOOK * (missing - 1) + self.explore((0,), self.unknown())
        return LOOK + self.explore((0, 1, 2, 3), self.columns(self.state.evil))

    def beaten(self, bosses: tuple[str, ...], goal: Goal) -> float:
        """A boss to beat, more so once it is there."""
        for boss in self.state.bosses:
            if boss.id in bosses:
                return 2.0 * FIGHT * (boss.tokens + 4 * (1 - boss.form))
        return EFFORT[goal.id]

    def owned(self, what: str) -> float:
        """Gear of a kind."""
        if what == "all_slots":
            best = max(self.state.sides, key=lambda side: (len(side.slots), side.coins))
            prices = {4: 40, 5: 25, 6: 0}
            return COIN * max(0, prices[len(best.slots)] - best.coins)
        if what == "yoyo":
            had = any("yoyo" in top(side, slot) for side in self.state.sides for slot in side.gear)
            return 1.0 if had else self.make(what)
        return self.make(what) if makers(what) else 70.0

    def built(self, built: Built) -> float:
        """Houses, perhaps in a layer."""
        if built.all:
            return sum([self.house(kind) for kind in built.houses])
        kinds = built.houses or ("loom", "bottle", "cooking_pot", "work_bench", "anvil_furnace", "bed")
        kinds = tuple(kind for kind in kinds if kind not in self.houses or kind == "bed")
        total = min([self.house(kind) for kind in kinds], default=DEAD)
        if built.layer is not None and kinds:
            total += self.way(rooms(self.world, depth=1)) if built.layer == "underground" else LOOK
        return total

    def standing(self, standing: Standing) -> float:
        """How the world must be."""
        needed = times_needed(self.t, standing.count, standing.few)
        state = self.state
        match standing.what:
            case "npcs":
                return self.npcs(needed - len(state.npcs) + 1)
            case "pylons":
                coins = sum(side.coins for side in state.sides)
                left = needed - len(state.pylons)
                return max(0.0, COIN * (10 * left - coins)) + 4.0 * left + self.npcs(needed - len(state.npcs))
            case "in_beds":
                return self.house("bed") + 3.0
            case "wide_tunnel":
                return self.tunnel()
        return LOOK + self.next_house()

    def npcs(self, missing: int) -> float:
        """People that have not come: they need houses, coins, a crystal."""
        if missing <= 0:
            return 0.0
        state = self.state
        total = LOOK * (missing - 1)
        if len(state.houses) < len(state.npcs):
            total += self.next_house()
        if "merchant" not in state.npcs:
            return total + COIN * max(0, 10 - max(side.coins for side in state.sides))
        return total + (0.0 if state.found_crystal else self.found("crystal"))

    def tunnel(self) -> float:
        """The blocks of the best shaft of two cells from the surface down to the underworld."""
        best, blocks = shaft(self.world)
        return 1.2 * best + (0.5 * self.way(blocks) if blocks else 0.0)


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


def _apart(one: Cell, two: Cell) -> int:
    return max(abs(one % WIDTH - two % WIDTH), abs(one // WIDTH - two // WIDTH))


@functools.lru_cache(maxsize=4096)
def places_solid(land: object, place: int) -> tuple[Cell, ...]:
    """The cells of a place that are printed solid."""
    return tuple(cell for cell in cells_of(place) if cell in chart_of(land).solid)


@functools.lru_cache(maxsize=64)
def rooms(world: World, depth: int) -> tuple[Cell, ...]:
    """Cells of a layer where a house could stand, more or less: those that are empty."""
    chart, dug = chart_of(world.land), set(world.marks)
    return tuple(c for c in chart.kinds if depth_of(c) == depth and (c not in chart.solid or c in dug))


@functools.lru_cache(maxsize=64)
def shaft(world: World) -> tuple[float, tuple[Cell, ...]]:
    """How much is left of the easiest shaft, and its uppermost blocks."""
    chart, dug = chart_of(world.land), set(world.marks)
    best: tuple[float, tuple[Cell, ...]] = (99.0, ())
    for x in range(3, WIDTH - 4):
        total, blocks = 0.0, []
        for y in range(4, HEIGHT - 4):
            for cell in (y * WIDTH + x, y * WIDTH + x + 1):
                if cell not in chart.kinds:
                    total += 0.8
                elif cell in chart.solid and cell not in dug:
                    total += chart.kinds[cell].dig
                    blocks.append(cell)
        if total < best[0]:
            best = total, tuple(blocks[:4])
    return best

"""What is still to be done for the goals, in action points: for bots, a rough guess."""

from __future__ import annotations

import functools

from .conditions import is_met, times_needed
from .content import load
from .content.goals import Beaten, Built, Done, Found, Goal, Owned, Standing
from .effects import Cell
from .needs import LOOK, OUT_OF_REACH, UNIT, WAIT, Needs, makers
from .state import Land
from .stock import top
from .ways import World
from .world import COLUMNS, FOREST, HEIGHT, WIDTH, TerrariaTable, cells_of, chart_of, depth_of, distance

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
FIGHT, COIN = 3.0, 1.2
"""An enemy to beat, and a coin to get."""
SLOT_COINS = {4: 40, 5: 25, 6: 0}


class Outlook:
    """How far the visible goals are for a player."""

    def __init__(self, t: TerrariaTable, needs: Needs) -> None:
        self.t, self.state, self.needs = t, t.state, needs

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
                return self.needs.get_to(self.needs.places({"dig_ore": "ore", "dig_gem": "gem"}.get(deed, deed)))
            case "dig_evil_ore":
                ore = self.needs.places("demonite") + self.needs.places("crimtane")
                new = LOOK + self.needs.explore((2, 3), self.needs.columns(self.state.evil))
                return self.needs.way(ore) if ore else new
            case "dig_hellstone":
                return self.needs.hard_pickaxe() + UNIT * left + self.needs.get_to(self.needs.places("hellstone"))
            case "chop":
                return self.needs.get_to(self.needs.places("wood"))
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
        chests = self.needs.places("chest")
        match deed:
            case "discover_biome":
                return LOOK * (left - 1) + self.needs.explore((0,), self.needs.unknown())
            case "discover_hive":
                return LOOK + self.needs.explore((2, 3), self.needs.columns("jungle"))
            case "discover_underworld":
                return self.needs.explore((4,))
            case "chest_outside_forest":
                found = tuple(cell for cell in chests if cell % WIDTH // 3 not in FOREST)
                return 1.0 + self.needs.way(found) if found else LOOK + self.needs.explore((0, 1), self.needs.unknown())
            case "chest_underground" | "chest_underworld":
                depth = 1 if deed == "chest_underground" else 4
                found = tuple(cell for cell in chests if depth_of(cell) == depth)
                new = LOOK + self.needs.explore((depth,))
                return LOOK * (left - 1) + (1.0 + self.needs.way(found) if found else new)
            case "sink" | "rise" | "long_fall":
                return WAIT + self.to_layer(4 if deed == "rise" else 0)
            case "craft_pickaxe" | "craft_axe" | "craft_sword" | "craft_wood_armour":
                return self.needs.make(deed)
        return WAIT

    def to_layer(self, depth: int) -> float:
        """The way to a layer."""
        rows = range(5 * depth, 5 * depth + 5)
        return (
            self.needs.way(tuple(row * WIDTH + x for row in rows for x in range(WIDTH)))
            if depth < 4
            else self.needs.explore((4,))
        )

    def hollow(self) -> float:
        """The blocks that are left of the tile where a player is."""
        cell = self.needs.cell
        place = depth_of(cell) * COLUMNS + cell % WIDTH // 3
        solid = places_solid(self.state.land, place)
        left = [other for other in solid if other not in self.state.marks]
        return 1.3 * len(left) + (0.5 * self.needs.way(tuple(left)) if left else 0.0)

    def prey(self, left: int) -> float:
        """Enemies to beat."""
        away = [distance(enemy.cell, self.needs.cell) for enemy in self.state.enemies]
        return FIGHT * left + (0.7 * min(away) if away else WAIT)

    def blast(self) -> float:
        """A bomb in hand, or a chest where one might be."""
        bombs = [c for side in self.state.sides for c in side.consumables if load().consumables[c].type == 3]
        return 2.0 if bombs else WAIT + LOOK + self.needs.get_to(self.needs.places("chest"))

    def found(self, what: str) -> float:
        """Something that lies somewhere."""
        match what:
            case "star" | "crystal":
                kind = {"star": "fallen_star", "crystal": "life_crystal"}[what]
                cells = tuple(enemy.cell for enemy in self.state.enemies if enemy.kind == kind)
                return (
                    self.needs.way(cells)
                    if cells
                    else WAIT + (self.needs.explore((1, 2, 3)) if what == "crystal" else 0.0)
                )
            case "ocean":
                return self.needs.explore((0,), (0, COLUMNS - 1))
            case "biomes":
                missing = self.state.revealed.count(False)
                return LOOK * (missing - 1) + self.needs.explore((0,), self.needs.unknown())
        return LOOK + self.needs.explore((0, 1, 2, 3), self.needs.columns(self.state.evil))

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
            return 1.0 if had else self.needs.make(what)
        return self.needs.make(what) if makers(what) else 70.0

    def built(self, built: Built) -> float:
        """Houses, perhaps in a layer."""
        if built.all:
            return sum([self.needs.house(kind) for kind in built.houses])
        kinds = built.houses or ("loom", "bottle", "cooking_pot", "work_bench", "anvil_furnace", "bed")
        kinds = tuple(kind for kind in kinds if kind not in self.needs.houses or kind == "bed")
        total = min([self.needs.house(kind) for kind in kinds], default=OUT_OF_REACH)
        if built.layer is not None and kinds:
            total += self.needs.way(rooms(self.needs.world, depth=1)) if built.layer == "underground" else LOOK
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
                return self.needs.house("bed") + 3.0
            case "wide_tunnel":
                return self.tunnel()
        return LOOK + self.needs.next_house()

    def npcs(self, missing: int) -> float:
        """People that have not come: they need houses, coins, a crystal."""
        if missing <= 0:
            return 0.0
        state = self.state
        total = LOOK * (missing - 1)
        if len(state.houses) < len(state.npcs):
            total += self.needs.next_house()
        if "merchant" not in state.npcs:
            return total + COIN * max(0, 10 - max(side.coins for side in state.sides))
        return total + (0.0 if state.found_crystal else self.found("crystal"))

    def tunnel(self) -> float:
        """The blocks of the best shaft of two cells from the surface down to the underworld."""
        best, blocks = shaft(self.needs.world)
        return 1.2 * best + (0.5 * self.needs.way(blocks) if blocks else 0.0)


@functools.lru_cache(maxsize=4096)
def places_solid(land: Land, place: int) -> tuple[Cell, ...]:
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

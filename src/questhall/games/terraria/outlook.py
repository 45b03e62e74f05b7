"""What is still to be done for the goals, in action points: for bots, a rough guess."""

from __future__ import annotations

from .conditions import is_met, times_needed
from .content import load
from .content.goals import Beaten, Built, Done, Found, Goal, Owned, Standing
from .effects import BossId
from .figures import area_of, boss_by, form_of
from .lands import DROP, descent, falls, floor, hives, layer, shaft, tiles_solid
from .needs import COIN, LOOK, OUT_OF_REACH, UNIT, WAIT, Needs, makers, rooms
from .state import Boss
from .steps.bosses import slimes_needed
from .stock import defence_dice, in_play, top, unused
from .world import (
    COLUMNS,
    FOREST,
    HEIGHT,
    WIDTH,
    TerrariaTable,
    biome_of,
    biome_of_column,
    chart_of,
    depth_of,
    is_night,
)

EFFORT = {
    **{"dig_1": 2, "dig_2": 6, "dig_3": 6, "dig_4": 30, "dig_5": 30, "dig_5_other": 18, "dig_6": 50, "dig_6_other": 25},
    **{"dig_7": 35, "dig_8": 10, "dig_8_other": 60, "dig_9": 45, "dig_10": 80, "dig_10_other": 50},
    **{"fight_1": 4, "fight_2": 16, "fight_3": 25, "fight_4": 10, "fight_5": 50, "fight_5_other": 15, "fight_6": 25},
    **{"fight_6_other": 65, "fight_7": 55, "fight_8": 15, "fight_8_other": 25, "fight_9": 60, "fight_10": 90},
    **{"fight_10_other": 70, "explore_1": 10, "explore_2": 10, "explore_3": 10, "explore_4": 35, "explore_5": 22},
    **{"explore_5_other": 28, "explore_6": 25, "explore_6_other": 35, "explore_7": 30, "explore_8": 20},
    **{"explore_8_other": 35, "explore_9": 30, "explore_10": 80, "explore_10_other": 30},
    **{"build_1": 4, "build_2": 14, "build_3": 25, "build_4": 8, "build_5": 18, "build_5_other": 50, "build_6": 18},
    **{"build_6_other": 40, "build_7": 18, "build_8": 10, "build_8_other": 50, "build_9": 80, "build_10": 90},
    **{"build_10_other": 15},
}
"""What a goal takes on average, as long as it is not visible."""
FIGHT, MET = 3.0, 40.0
"""An enemy to beat, and what a goal promises that only has to be completed."""
PYLON = 40.0
"""A pylon: more than the coins for the next one and the way to its biome."""
HOME = 60.0
"""One house more than the next one."""
SHAFT = 3.0
"""A block of a shaft that must be dug for a long fall."""


class Outlook:
    """How far the visible goals are for a player."""

    def __init__(self, t: TerrariaTable, needs: Needs) -> None:
        self.t, self.state, self.needs = t, t.state, needs

    def goal(self, goal: Goal) -> float:
        """What a visible goal takes now."""
        if is_met(self.t, goal):
            return -MET
        match goal.condition:
            case Done(deed=deed, times=times, few=few):
                left = times_needed(self.t, times, few) - self.state.progress.get(goal.id, 0)
                return self.deed(deed, left)
            case Found(what=what):
                return self.found(what)
            case Beaten(bosses=bosses):
                return min(map(self.beaten, bosses))
            case Owned(what=what):
                return self.owned(what)
            case Built() as built:
                return self.built(built)
            case Standing() as standing:
                return self.standing(standing)

    def deed(self, deed: str, left: int) -> float:
        """Something that must be done a few times more."""
        needs = self.needs
        match deed:
            case "dig":
                return 1.0
            case "dig_ore":
                return needs.get_to(needs.places("ore"))
            case "cobweb":
                return needs.source(deed)
            case "dig_gem":
                return UNIT + needs.source("gem")
            case "dig_evil_ore":
                return UNIT + needs.source(self.ore())
            case "dig_hellstone":
                return needs.hard_pickaxe() + UNIT * left + needs.source("hellstone")
            case "chop":
                return needs.source("wood")
            case "dig_out":
                return self.hollow()
            case "defeat" | "defeat_any" | "defeat_by_staff":
                return self.prey(left) + (30.0 if deed == "defeat_by_staff" else 0.0)
            case "defeat_plainly":
                return min([self.beaten(boss) for boss in load().bosses])
            case "blast":
                return self.blast()
            case "spend_coin":
                return COIN * left + 0.3 * needs.coins(min(25, left))
        return self.travel(deed, left)

    def ore(self) -> str:
        """The evil ore of this world."""
        return "demonite" if self.state.evil == "corruption" else "crimtane"

    def travel(self, deed: str, left: int) -> float:
        """What must be found or visited."""
        needs = self.needs
        chests = needs.places("chest")
        match deed:
            case "discover_biome":
                return LOOK * (left - 1) + needs.explore((0,), needs.unknown())
            case "discover_hive":
                return LOOK + needs.explore((3,), needs.columns("jungle"))
            case "discover_underworld":
                return needs.explore((4,))
            case "chest_outside_forest":
                found = tuple(cell for cell in chests if cell % WIDTH // 3 not in FOREST)
                new = LOOK + needs.explore((0, 1), [c for c in range(COLUMNS) if c not in FOREST])
                return 1.0 + needs.way(found) if found else new
            case "chest_underground" | "chest_underworld":
                depth = 1 if deed == "chest_underground" else 4
                found = tuple(cell for cell in chests if depth_of(cell) == depth)
                new = LOOK + needs.explore((depth,))
                return LOOK * (left - 1) + (1.0 + needs.way(found) if found else new)
            case "sink" | "rise":
                return self.through(down=deed == "sink")
            case "long_fall":
                return self.plunge()
            case "craft_pickaxe" | "craft_axe" | "craft_sword" | "craft_wood_armour":
                return needs.make(deed)
            case "night":
                return 3.0 if is_night(self.state) else WAIT
        return WAIT

    def through(self, *, down: bool) -> float:
        """From the surface to the underworld or back within one phase: only who has the points for it sets out."""
        side, needs = self.needs.side, self.needs
        first, last = (layer(self.state.land, 0), layer(self.state.land, 4))[:: 1 if down else -1]
        if not (side.was_high if down else side.was_deep):
            return 40.0 + (needs.stand(first) if first else needs.explore((4,)))
        away = descent(needs.world, needs.digger, needs.cell) if down else needs.way(last)
        return 0.5 * away if away <= side.points.ap + to_come(self.t, needs.seat) else 20.0 + 0.5 * away

    def plunge(self) -> float:
        """A fall of eight cells: a drop, or a shaft that is dug for it; and armour to survive it."""
        side = self.needs.side
        soft = self.state.journey or side.soft
        bones = sum([(die + 1) / 2 for die in defence_dice(self.t, self.needs.seat)]) + side.most_health
        if not soft and bones < DROP + 2:
            return 30.0 + self.armed()
        drops, blocks, tops = falls(self.needs.world, HEIGHT if soft else int(bones) - 1)
        return self.needs.way(drops) if drops else SHAFT * blocks + self.needs.way(tops)

    def hollow(self) -> float:
        """The blocks that are left of the tile that is dug out most easily."""
        kinds, marks, hard = chart_of(self.state.land).kinds, self.state.marks, self.needs.digger.hard
        best = 99.0
        for solid in tiles_solid(self.state.land):
            left = [cell for cell in solid if cell not in marks]
            if not any(kinds[cell].hard for cell in left) or hard:
                total = sum([kinds[cell].dig for cell in left]) / self.needs.digger.points
                away = abs(solid[0] % WIDTH - self.needs.cell % WIDTH) / 2
                if total + away < best:
                    best, blocks = total + away, tuple(left)
        return best + 0.5 * self.needs.way(blocks) if best < 99.0 else OUT_OF_REACH

    def prey(self, left: int) -> float:
        """Enemies to beat."""
        kinds = load().enemies
        bodies = tuple([enemy.cell for enemy in self.state.enemies if not kinds[enemy.kind].find])
        return FIGHT * left + (self.needs.way(bodies) if bodies else WAIT + 0.2 * self.needs.explore())

    def blast(self) -> float:
        """A bomb in hand, or a chest where one might be."""
        bombs = [c for side in self.state.sides for c in side.consumables if load().consumables[c].type == 3]
        return 2.0 if bombs else WAIT + LOOK + self.needs.get_to(self.needs.places("chest"))

    def found(self, what: str) -> float:
        """Something that lies somewhere."""
        needs = self.needs
        match what:
            case "star" | "crystal":
                kind = {"star": "fallen_star", "crystal": "life_crystal"}[what]
                cells = tuple(enemy.cell for enemy in self.state.enemies if enemy.kind == kind)
                if cells:
                    return needs.way(cells)
                return WAIT + LOOK + (needs.explore((1, 2, 3)) if what == "crystal" else 0.5 * needs.explore((0,)))
            case "ocean":
                return needs.explore((0,), (0, COLUMNS - 1))
            case "biomes":
                return LOOK * (self.state.revealed.count(False) - 1) + needs.explore((0,), needs.unknown())
        return LOOK + needs.explore((0, 1, 2, 3), needs.columns(self.state.evil))

    # -- bosses

    def armed(self) -> float:
        """What a player lacks to stand up to a boss."""
        side, content = self.needs.side, load()
        total = 0.0
        if sum(defence_dice(self.t, self.needs.seat)) < sum(content.dice["2d6"]):
            total += self.needs.item(content.armour["iron_armour"])
        weapons = [content.equipment[top(side, slot)] for slot in side.gear if top(side, slot)]
        if max([sum(content.dice[item.dice]) for item in weapons if item.dice], default=0) < sum(content.dice["2d6"]):
            total += self.needs.item(content.equipment["iron_shortsword"])
        return total

    def beaten(self, name: BossId) -> float:
        """A boss to beat: calling it, once a player is armed, and fighting it."""
        boss = boss_by(self.t, name)
        if boss is not None:
            return self.battle(boss)
        if name in self.state.appeared:
            return 4 * OUT_OF_REACH
        return 40.0 + (self.armed() or self.call(name))

    def battle(self, boss: Boss) -> float:
        """The way to a boss and the hits that it takes; the other form comes later."""
        cells = tuple(area_of(form_of(self.t, boss), boss.cell))
        return 1.5 * (boss.tokens + 5 * (1 - boss.form)) + 0.5 * max(0.0, self.needs.way(cells) - 1.0)

    def call(self, name: BossId) -> float:
        """What brings a boss.  [TR-R-99 to TR-R-103]"""
        state, needs = self.state, self.needs
        match name:
            case "king_slime":
                left = slimes_needed(self.t) - state.slimes
                return LOOK * left + needs.source("gel")
            case "eye_of_cthulhu":
                strong = max([side.most_health for side in state.sides]) - load().figures.strong
                finds = LOOK * max(0, -strong) + self.found("crystal") if strong < 0 else 0.0
                return self.npcs(3 - len(state.npcs)) + finds + (0.0 if is_night(state) else WAIT)
            case "queen_bee":
                hive = hives(state.land)
                return needs.way(hive) if hive else LOOK + needs.explore((3,), needs.columns("jungle"))
            case "eater_of_worlds" | "brain_of_cthulhu" if self.is_evil(name):
                return 10.0 * (3 - state.evil_ore) + needs.source(self.ore())
        return 4 * OUT_OF_REACH

    def is_evil(self, name: BossId) -> bool:
        """Whether a boss lives in the evil biome of this world."""
        return name == ("eater_of_worlds" if self.state.evil == "corruption" else "brain_of_cthulhu")

    # -- what stands

    def owned(self, what: str) -> float:
        """Gear of a kind."""
        if what == "all_slots":
            best = max(self.state.sides, key=lambda side: (len(side.slots), side.coins))
            prices = {4: 40, 5: 25, 6: 0}
            return COIN * max(0, prices[len(best.slots)] - best.coins)
        if what == "yoyo":
            had = any("yoyo" in card for side in self.state.sides for pile in side.gear.values() for card in pile)
            return 1.0 if had else self.needs.make(what)
        if what == "voodoo_doll":
            carried = [e.cell for e in self.state.enemies if e.kind == "voodoo_demon"]
            return 10.0 + (self.needs.way(tuple(carried)) if carried else LOOK + self.needs.explore((4,)))
        return self.needs.make(what) if makers(what) else 70.0

    def built(self, built: Built) -> float:
        """Houses, perhaps in a layer."""
        if built.all:
            return sum([self.needs.house(kind) for kind in built.houses])
        kinds = built.houses or ("loom", "bottle", "cooking_pot", "work_bench", "anvil_furnace", "bed")
        kinds = tuple(kind for kind in kinds if kind not in self.needs.houses or kind == "bed")
        total = min([self.needs.house(kind) for kind in kinds], default=OUT_OF_REACH)
        if "bed" in kinds and "loom" in self.needs.houses:
            total = min(total, 2.0 + self.needs.paid(load().houses["bed"].cost))
        if built.layer is not None and kinds:
            total += 0.5 * self.needs.way(rooms(self.needs.world, depth=1))
        return total

    def standing(self, standing: Standing) -> float:
        """How the world must be."""
        needed = times_needed(self.t, standing.count, standing.few)
        state = self.state
        match standing.what:
            case "npcs":
                return self.npcs(needed - len(state.npcs) + 1)
            case "pylons":
                left = needed - len(state.pylons)
                return PYLON * left + self.needs.coins(10) + self.npcs(needed - len(state.npcs)) + self.new_biome()
            case "in_beds":
                beds = [cell for house in state.houses if house.house == "bed" for cell in floor(house.cell)]
                return self.needs.way(tuple(beds)) if beds else 10.0 + self.needs.house("bed")
            case "wide_tunnel":
                return self.tunnel()
        return LOOK + self.needs.next_house()

    def new_biome(self) -> float:
        """The way to a biome without a pylon."""
        with_pylon = {biome_of(self.t, cell) for cell in self.state.pylons}
        columns = [c for c in range(COLUMNS) if biome_of_column(self.state, c) not in with_pylon]
        cells = tuple([cell for cell in layer(self.state.land, 0) if cell % WIDTH // 3 in columns])
        return self.needs.stand(cells) if cells else LOOK + self.needs.explore((0,), columns)

    def npcs(self, missing: int) -> float:
        """People that have not come: they need houses, coins, a crystal."""
        if missing <= 0:
            return 0.0
        state = self.state
        homes = len(state.npcs) - 1 + missing - len(state.houses)
        total = LOOK * missing + (self.needs.next_house() + HOME * (homes - 1) if homes > 0 else 0.0)
        ways = [0.0 if state.found_crystal else self.found("crystal")] if "nurse" not in state.npcs else []
        ways += [self.needs.coins(10)] if "merchant" not in state.npcs else []
        return total + sum(sorted(ways or [OUT_OF_REACH])[:missing])

    def tunnel(self) -> float:
        """The blocks of the best shaft of two cells from the surface down to the underworld."""
        best, blocks = shaft(self.needs.world)
        return 1.2 * best + (0.5 * self.needs.way(blocks) if blocks else 0.0)


def to_come(t: TerrariaTable, seat: int) -> int:
    """Points of action that the cards in hand still give."""
    total = 0
    for held in in_play(t.state.sides[seat]):
        total += sum({part: getattr(effect, "ap", 0) for _, part, _, effect in unused(held)}.values())
    return total

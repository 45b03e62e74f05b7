"""What is still to be done for the goals, in action points: for bots, a rough guess."""

from __future__ import annotations

from .conditions import is_met, times_needed
from .content import load
from .content.goals import Beaten, Built, Done, Found, Goal, Owned, Standing
from .effects import LAYERS, BossId
from .figures import area_of, boss_by, form_of, tokens_left
from .lands import floor, hives
from .needs import COIN, LOOK, OUT_OF_REACH, UNIT, WAIT
from .searches import PYLON, Searches
from .state import Boss
from .steps.bosses import slimes_needed
from .supplies import makers
from .world import COLUMNS, FOREST, WIDTH, depth_of, is_night


class Outlook(Searches):
    """How far the visible goals are for a player."""

    def goal(self, goal: Goal) -> float:
        """What a visible goal takes now."""
        if is_met(self.t, goal):
            return 0.0
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

    def travel(self, deed: str, left: int) -> float:
        """What must be found or visited."""
        needs = self.needs
        chests = needs.places("chest")
        match deed:
            case "discover_biome":
                return LOOK * (left - 1) + needs.explore((0,), needs.unknown())
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

    def beaten(self, name: BossId) -> float:
        """A boss to beat: calling it, once a player is armed, and fighting it."""
        boss = boss_by(self.t, name)
        if boss is not None:
            return self.battle(boss)
        if name in self.state.appeared:
            return 4 * OUT_OF_REACH
        return 40.0 + (self.armed() or self.call(name))

    def battle(self, boss: Boss) -> float:
        """The way to a boss and the hits that it takes, those of the other form too."""
        cells = tuple(area_of(form_of(self.t, boss), boss.cell))
        return 1.5 * tokens_left(self.t, boss) + 0.5 * max(0.0, self.needs.way(cells) - 1.0)

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
        depth = None if built.layer is None else LAYERS.index(built.layer)
        costs = {kind: load().houses[kind].cost for kind in kinds}
        return self.needs.cheapest(costs, lambda kind: self.needs.raised(kind, depth), OUT_OF_REACH)

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

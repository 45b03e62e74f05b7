"""What must be found, reached or dug for goals, in action points: for bots, a rough guess."""

from __future__ import annotations

import functools

from .chains import calls_king, is_too_early
from .content import load
from .lands import DROP, best_descent, descent, falls, layer, shaft, tiles_solid
from .needs import LEAD, LOOK, OUT_OF_REACH, SPADE, WAIT, Needs
from .state import Held
from .stock import defence_dice, in_play, top, unused
from .world import COLUMNS, HEIGHT, WIDTH, TerrariaTable, biome_of, biome_of_column, chart_of

FIGHT, MET = 3.0, 150.0
"""An enemy to beat, and what a goal promises that only has to be completed."""
PYLON = 40.0
"""A pylon: more than the coins for the next one and the way to its biome."""
HOME = 60.0
"""One house more than the next one."""
AHEAD = 25.0
"""A way through all layers that nobody has the points for yet."""
SHAFT, BACK = 3.0, 25.0
"""A block of a shaft that must be dug for a long fall, and the way back to its top, more than it ever takes."""
TILES = 4
"""So many tiles are looked at for the one that is dug out most easily."""
BARRED = 30.0
"""What it takes to beat who stands in such a shaft, and to climb out again."""


class Searches:
    """How far what goals ask for is for a player."""

    def __init__(self, t: TerrariaTable, needs: Needs) -> None:
        self.t, self.state, self.needs = t, t.state, needs

    def ore(self) -> str:
        """The evil ore of this world."""
        return "demonite" if self.state.evil == "corruption" else "crimtane"

    def through(self, *, down: bool) -> float:
        """From the surface to the underworld or back within one phase: only who has the points for it sets out.

        The others wait where it begins, and make the way shorter.
        """
        side, needs = self.needs.side, self.needs
        first, last = (layer(self.state.land, 0), layer(self.state.land, 4))[:: 1 if down else -1]
        if not first:
            return OUT_OF_REACH + needs.explore((4,))
        safe = HEIGHT if side.soft else 2 + sum([die // 2 for die in defence_dice(self.t, needs.seat)])
        if side.was_high if down else side.was_deep:
            away = descent(needs.world, needs.digger, needs.cell, safe) if down else needs.way(last)
            if away <= side.points.ap + to_come(self.t, needs.seat):
                return 0.5 * away
        whole = best_descent(needs.world, needs.digger._replace(props=0), safe) if down else needs.climb(first, last)
        return AHEAD + 0.5 * min(OUT_OF_REACH, needs.stand(first)) + 0.5 * whole

    def plunge(self) -> float:
        """A fall of eight cells: a drop, or a shaft that is dug for it; and armour to survive it."""
        side = self.needs.side
        soft = self.state.journey or side.soft
        bones = sum([(die + 1) / 2 for die in defence_dice(self.t, self.needs.seat)]) + side.most_health
        if not soft and bones < DROP + 2:
            return 30.0 + self.armed()
        drops, blocks, tops = falls(self.needs.world, HEIGHT if soft else int(bones) - 1)
        enemies = {enemy.cell for enemy in self.state.enemies}
        barred = {top: enemies.intersection(range(top, top + WIDTH * (DROP + 1), WIDTH)) for top in drops}
        if free := tuple(top for top in drops if not barred[top]):
            return self.needs.way(free)
        if drops:
            return BARRED + self.needs.way(tuple({cell for cells in barred.values() for cell in cells}))
        return SHAFT * blocks + BACK + LEAD * self.needs.way(tops)

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

    def hollow(self) -> float:
        """The blocks that are left of the tile that is dug out most easily, and the way there."""
        kinds, marks, hard = chart_of(self.state.land).kinds, self.state.marks, self.needs.digger.hard
        found = []
        for solid in tiles_solid(self.state.land):
            left = tuple([cell for cell in solid if cell not in marks])
            if left and (hard or not any(kinds[cell].hard for cell in left)):
                total = sum([kinds[cell].dig for cell in left]) / self.needs.digger.points
                found.append((total, left))
        best = sorted(found)[:TILES]
        return min([SPADE * total + LEAD * self.needs.way(left) for total, left in best], default=OUT_OF_REACH)

    def prey(self, left: int) -> float:
        """Enemies to beat, but for the last slimes before their king should come."""
        kinds, shunned = load().enemies, calls_king(self.t, left) and is_too_early(self.t, "king_slime")
        beasts = [(enemy.cell, kinds[enemy.kind]) for enemy in self.state.enemies]
        bodies = tuple([cell for cell, kind in beasts if not kind.find and not (kind.slime and shunned)])
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
            case "hive":
                return LOOK + needs.explore((3,), needs.columns("jungle"))
            case "biomes":
                return LOOK * (self.state.revealed.count(False) - 1) + needs.explore((0,), needs.unknown())
        return LOOK + needs.explore((0, 1, 2, 3), needs.columns(self.state.evil))

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
        return SPADE * best + (LEAD * self.needs.way(blocks) if blocks else 0.0)


def to_come(t: TerrariaTable, seat: int) -> int:
    """Points of action that the cards in hand still give."""
    return sum(map(points_of, in_play(t.state.sides[seat])))


@functools.lru_cache(maxsize=4096)
def points_of(held: Held) -> int:
    """Points of action that a card still gives."""
    return sum({part: getattr(effect, "ap", 0) for _, part, _, effect in unused(held)}.values())

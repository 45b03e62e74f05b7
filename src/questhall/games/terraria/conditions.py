"""When a goal is met.  [TR-2102, TR-2103, TR-G-xx]"""

from __future__ import annotations

import functools
from collections import Counter, deque
from collections.abc import Callable
from typing import Any

from .content import load
from .content.goals import Beaten, Built, Condition, Done, Found, Goal, Owned, Standing
from .effects import HOUSES, Cell
from .figures import alive
from .state import Land
from .stock import top
from .world import (
    COLUMNS,
    HEIGHT,
    WIDTH,
    TerrariaTable,
    biome_of,
    biome_of_column,
    chart_of,
    depth_of,
    house_at,
    house_cells,
    layer_of,
)

FEW = 2


def for_players(players: int, times: int, few: int) -> int:
    """The number on the side of the card for so many players.  [TR-302, TR-R-91]"""
    return few if few and players <= FEW else times


def times_needed(t: TerrariaTable, times: int, few: int) -> int:
    """The number on the side of the card that is up."""
    return for_players(len(t.state.sides), times, few)


@functools.cache
def counting_goals() -> frozenset[str]:
    """The goals that count deeds: without any they are not met.  [TR-2103]"""
    return frozenset(goal.id for goal in load().goals.values() if isinstance(goal.condition, Done))


def is_met(t: TerrariaTable, goal: Goal) -> bool:
    """Whether the condition of a goal is met now.  [TR-2101]"""
    check = CHECKS.get(type(goal.condition))
    if check is not None:
        return check(t, goal.condition)
    match goal.condition:
        case Done(times=times, few=few):
            return t.state.progress.get(goal.id, 0) >= times_needed(t, times, few)
        case _:
            raise AssertionError(f"nobody knows when {goal.id} is met")


def was_found(t: TerrariaTable, found: Found) -> bool:
    """What was found counts from the beginning of the game.  [TR-R-90]"""
    state = t.state
    tiles = state.land.tiles
    match found.what:
        case "star":
            return state.found_star
        case "crystal":
            return state.found_crystal
        case "ocean":
            return bool(tiles[0] or tiles[COLUMNS - 1])
        case "hive":
            return any(tile in t.content.hives for tile in tiles)
        case "biomes":
            return sum(state.revealed) + 1 >= found.count
        case "evil_tiles":
            placed = [place % COLUMNS for place, tile in enumerate(tiles) if tile]
            return sum(biome_of_column(state, column) == state.evil for column in placed) >= found.count


def was_beaten(t: TerrariaTable, beaten: Beaten) -> bool:
    """A boss that was defeated before counts, because it does not come again.  [TR-1011, TR-R-90]"""
    return any(boss in t.state.beaten for boss in beaten.bosses)


def is_owned(t: TerrariaTable, owned: Owned) -> bool:
    """Whether any player has it."""
    sides, equipment = t.state.sides, load().equipment
    gear = (equipment[card] for side in sides for pile in side.gear.values() for card in pile)
    match owned.what:
        case "magic":
            return any(item.mana for item in gear)
        case "summoning_staff":
            return any(item.summons for item in gear)
        case "yoyo":
            equipped = [card for side in sides for slot in side.gear if (card := top(side, slot))]
            return any(equipment[card].yoyo for card in equipped)
        case "golden_armour":
            return any(t.content.armour[card].golden for side in sides for card in side.armour)
        case "voodoo_doll":
            return any("guide_voodoo_doll" in side.consumables for side in sides)
        case "all_slots":
            return any(len(side.slots) == 6 for side in sides)


def is_built(t: TerrariaTable, built: Built) -> bool:
    """Whether the houses stand."""
    if not t.state.houses:
        return False
    standing = {house.house for house in t.state.houses}
    if built.all:
        return standing >= set(built.houses)
    kinds = built.houses or HOUSES
    houses = [house for house in t.state.houses if house.house in kinds]
    return any(built.layer is None or layer_of(house.cell) == built.layer for house in houses)


def stands(t: TerrariaTable, standing: Standing) -> bool:
    """Whether the world is so."""
    state = t.state
    needed = times_needed(t, standing.count, standing.few)
    match standing.what:
        case "npcs":
            return len(state.npcs) - 1 >= needed
        case "pylons":
            return len(state.pylons) >= needed
        case "houses_apart":
            biomes = Counter(biome_of(t, house.cell) for house in state.houses)
            return len(biomes) >= needed or max(biomes.values(), default=0) > needed
        case "houses_stacked":
            return stack_height(t) >= needed
        case "in_beds":
            houses = [house_at(t, side.cell) for side in state.sides]
            return len(alive(t)) == len(houses) and all(house and house.house == "bed" for house in houses)
        case "wide_tunnel":
            return has_wide_tunnel(t)


CHECKS: dict[type[Condition], Callable[[TerrariaTable, Any], bool]] = {
    Found: was_found,
    Beaten: was_beaten,
    Owned: is_owned,
    Built: is_built,
    Standing: stands,
}
"""How the conditions are looked at that count no deeds."""


def stack_height(t: TerrariaTable) -> int:
    """How many houses stand on one another at most."""
    heights: dict[int, int] = {}
    for house in sorted(t.state.houses, key=lambda house: -house.cell):
        below = [house_at(t, cell + WIDTH) for cell in house_cells(house.cell)[3:] if cell + WIDTH < WIDTH * HEIGHT]
        heights[house.cell] = 1 + max((heights[other.cell] for other in below if other is not None), default=0)
    return max(heights.values(), default=0)


def has_wide_tunnel(t: TerrariaTable) -> bool:
    """Whether something two cells wide and high could pass from the surface down to the underworld.  [TR-G-D09]"""
    return is_pierced(t.state.land, tuple(t.state.marks))


@functools.lru_cache(maxsize=256)
def is_pierced(land: Land, marks: tuple[Cell, ...]) -> bool:
    """The same, given what was dug: most choices change nothing of it."""
    chart = chart_of(land)
    empty = chart.clear | chart.solid.intersection(marks)
    wide = {cell for cell in empty if cell + 1 in empty and cell % WIDTH < WIDTH - 1}
    rooms = {cell for cell in wide if cell + WIDTH in wide}
    waiting = deque(cell for cell in rooms if depth_of(cell) == 0)
    seen = set(waiting)
    while waiting:
        cell = waiting.popleft()
        if layer_of(cell) == "underworld":
            return True
        for other in (cell + 1, cell - 1, cell + WIDTH, cell - WIDTH):
            if other in rooms and other not in seen:
                seen.add(other)
                waiting.append(other)
    return False

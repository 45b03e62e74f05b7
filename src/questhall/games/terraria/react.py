"""What events set off: deeds that count towards visible goals.  [TR-2103, TR-R-90]"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Event, Step

from .content.goals import Done
from .events import (
    BiomeFound,
    BlockDug,
    BossDefeated,
    ChestOpened,
    CoinsChanged,
    EnemyAppeared,
    EnemyDefeated,
    Fell,
    ItemCrafted,
    NightSurvived,
    ResourceGained,
    TileExplored,
    Travelled,
    TreeFelled,
)
from .figures import is_alive
from .steps.deeds import Count
from .steps.goals import visible_goals
from .world import COLUMNS, TerrariaTable

REACTS_TO: frozenset[type] = frozenset(
    {
        *(BiomeFound, BlockDug, BossDefeated, ChestOpened, CoinsChanged, EnemyAppeared, EnemyDefeated, Fell),
        *(ItemCrafted, NightSurvived, ResourceGained, TileExplored, Travelled, TreeFelled),
    }
)
LONG_FALL = 8
LAYER_DEEDS = {1: "chest_underground", 4: "chest_underworld"}


def react(t: TerrariaTable, event: Event) -> Iterator[Step]:
    """Count what was done for every visible goal that asks for it."""
    if is_trifle(event) or not (done := list(deeds(t, event))):
        return
    for goal in visible_goals(t):
        match goal.condition:
            case Done(deed=deed):
                count = sum(times for name, times in done if name == deed)
                if count:
                    yield Count(goal.id, count)


def is_trifle(event: Event) -> bool:
    """The most frequent events that are no deed: coins that are not spent, and resources that are no webs."""
    match event:
        case CoinsChanged(spent=spent):
            return not spent
        case ResourceGained(kind=kind):
            return kind != "cobweb"
        case _:
            return False


def deeds(t: TerrariaTable, event: Event) -> Iterator[tuple[str, int]]:
    """The deeds that an event is, and how many of them."""
    match event:
        case BlockDug():
            yield from ((deed, 1) for deed in digging(t, event))
        case TreeFelled():
            yield "chop", 1
        case ResourceGained(kind="cobweb", count=count, how="found"):
            yield "cobweb", count
        case Fell(cells=cells, seat=seat):
            if cells >= LONG_FALL and is_alive(t, seat):
                yield "long_fall", 1
        case ItemCrafted(item=item):
            yield from ((deed, 1) for deed in crafting(t, item))
        case EnemyDefeated(weapon=weapon):
            yield "defeat", 1
            yield "defeat_any", 1
            if weapon and t.content.equipment[weapon].staff:
                yield "defeat_by_staff", 1
        case BossDefeated(plainly=plainly):
            yield "defeat_any", 1
            yield "defeat_plainly", int(plainly)
        case NightSurvived():
            yield "night", 1
        case Travelled(way=way):
            yield way, 1
        case CoinsChanged(by=by, spent=True):
            yield "spend_coin", -by
        case _:
            yield from ((deed, 1) for deed in discovering(t, event))


def digging(t: TerrariaTable, event: BlockDug) -> Iterator[str]:
    """A block may count as several things."""
    kind = t.content.cells[event.block]
    yield "dig"
    if kind.ore:
        yield "dig_ore"
    if kind.id == "gem":
        yield "dig_gem"
    if kind.id in ("demonite", "crimtane"):
        yield "dig_evil_ore"
    if kind.id == "hellstone":
        yield "dig_hellstone"
    if event.blast:
        yield "blast"
    if event.whole:
        yield "dig_out"


def crafting(t: TerrariaTable, item: str) -> Iterator[str]:
    """What was made."""
    if item == "wood_armour":
        yield "craft_wood_armour"
    elif item in t.content.equipment:
        yield f"craft_{t.content.equipment[item].slot}"


def discovering(t: TerrariaTable, event: Event) -> Iterator[str]:
    """Tiles, biomes, chests, and what comes by night."""
    match event:
        case BiomeFound():
            yield "discover_biome"
        case TileExplored(place=place):
            if place // COLUMNS == 4:
                yield "discover_underworld"
        case ChestOpened(biome=biome, depth=depth):
            if biome != "forest":
                yield "chest_outside_forest"
            if depth in LAYER_DEEDS:
                yield LAYER_DEEDS[depth]
        case EnemyAppeared(kind=kind, night=True):
            if not t.content.enemies[kind].find:
                yield "night_spawn"

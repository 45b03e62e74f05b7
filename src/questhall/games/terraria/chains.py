"""Which chains the players mean to complete, and which bosses they would rather not meet yet: for bots."""

from __future__ import annotations

import functools

from .content import load
from .effects import CHAINS, BossId, Chain
from .outfits import IRON, PLAIN
from .state import State
from .steps.bosses import slimes_needed
from .stock import defence_dice
from .world import TerrariaTable

EFFORT = {
    **{"dig_1": 2, "dig_2": 6, "dig_3": 6, "dig_4": 30, "dig_5": 30, "dig_5_other": 18, "dig_6": 50, "dig_6_other": 25},
    **{"dig_7": 35, "dig_8": 10, "dig_8_other": 60, "dig_9": 45, "dig_10": 80, "dig_10_other": 50},
    **{"fight_1": 4, "fight_2": 16, "fight_3": 25, "fight_4": 10, "fight_5": 50, "fight_5_other": 15, "fight_6": 25},
    **{"fight_6_other": 65, "fight_7": 55, "fight_8": 15, "fight_8_other": 25, "fight_9": 60, "fight_10": 60},
    **{"fight_10_other": 90, "explore_1": 10, "explore_2": 10, "explore_3": 10, "explore_4": 35, "explore_5": 22},
    **{"explore_5_other": 28, "explore_6": 25, "explore_6_other": 35, "explore_7": 30, "explore_8": 20},
    **{"explore_8_other": 35, "explore_9": 30, "explore_10": 80, "explore_10_other": 30},
    **{"build_1": 4, "build_2": 14, "build_3": 25, "build_4": 8, "build_5": 18, "build_5_other": 50, "build_6": 18},
    **{"build_6_other": 40, "build_7": 18, "build_8": 10, "build_8_other": 50, "build_9": 45, "build_10": 70},
    **{"build_10_other": 40},
}
"""What a goal takes on average, as long as it is not visible."""
LIKED = 2.2
"""How often another chain must fit into what the first character's favourite takes to be chosen instead."""


PLAINLY = "fight_10_other"
"""The goal for which the King Slime is kept: plain armour serves best against him."""


def chosen(state: State) -> tuple[Chain, ...]:
    """The chains that the players mean to complete: their first character's favourite, or what takes much less."""
    left = tuple([(len(pile), pile[-1] if pile else "") for pile in state.goals.values()])
    count = max(1, state.chains - len(state.complete))
    return easiest(state.sides[0].character, tuple(state.goals), left, count, 6 if state.journey else 10)


@functools.lru_cache(maxsize=4096)
def easiest(
    first: str, chains: tuple[Chain, ...], left: tuple[tuple[int, str], ...], count: int, whole: int
) -> tuple[Chain, ...]:
    """So many chains that take least, with so many goals left of the whole, and these visible."""
    favourite = CHAINS[load().figures.characters.index(first) % len(CHAINS)] if first else CHAINS[0]
    takes = {
        chain: (EFFORT[visible] + remaining(chain, whole - goals + 1, whole)) * (1.0 if chain == favourite else LIKED)
        for chain, (goals, visible) in zip(chains, left, strict=True)
        if goals
    }
    return tuple(sorted(takes, key=takes.__getitem__)[:count])


def remaining(chain: Chain, done: int, whole: int) -> float:
    """What the last goals of a chain take on average, whichever of two was dealt."""
    names = [f"{chain}_{level}" for level in range(done + 1, whole + 1)]
    return sum([EFFORT[name] + EFFORT.get(f"{name}_other", EFFORT[name]) for name in names]) / 2


def calls_king(t: TerrariaTable, more: int) -> bool:
    """Whether so many slimes more bring the King Slime."""
    state = t.state
    return "king_slime" not in state.appeared and state.slimes + more >= slimes_needed(t)


def is_too_early(t: TerrariaTable, boss: BossId) -> bool:
    """Whether a boss should not come yet: it is kept for a goal that is not visible, or the players are not armed."""
    state = t.state
    if boss in state.appeared or {"eater_of_worlds", "brain_of_cthulhu"} & {boss} & {*state.appeared}:
        return False
    if boss == "king_slime" and "fight" in chosen(state) and PLAINLY in state.goals["fight"][:-1]:
        return True
    enough = PLAIN if boss == "king_slime" else IRON
    return any(sum(defence_dice(t, seat)) < enough for seat in range(len(state.sides)))

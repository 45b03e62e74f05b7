"""What players pursue: one chain to its end, what lies by the way, and the gear for both."""

from __future__ import annotations

import functools
from collections.abc import Hashable

from questhall.core import Seat

from .content import load
from .content.goals import Beaten, Done
from .content.kinds import Made
from .effects import CHAINS, BossId, Cell, Chain, House
from .needs import Needs
from .outlook import EFFORT, Outlook
from .searches import to_come
from .state import State
from .stock import defence_dice
from .ways import World
from .world import WIDTH, TerrariaTable, chart_of, house_cells, rope_cells

STATIONS: tuple[House, ...] = ("work_bench", "anvil_furnace")
"""What nearly everything else needs."""
MAIN, SIDE, LATE = 130.0, 50.0, 0.0
"""What a goal is worth that is pursued: of the chosen chain, an early one of another, a late one of another."""
DONE = {MAIN: 400.0, SIDE: 300.0, LATE: 250.0}
"""What it is worth for good once it was completed."""
EARLY = 4
"""Up to this level goals of other chains are cheap, and the last of them lowers threat."""
SHARED, TASK = 40.0, 25.0
"""With more players each has another chain at heart, and another station, so that not all do the same."""
BASE, KIT, BATTLE = 90.0, 60.0, 100.0
PIECES, IRON, PLAIN = ("wood_armour", "iron_armour", "iron_shortsword", "iron_pickaxe"), 12, 6
"""What everybody should have, and the sides of its dice together; and those of wood."""
BUILT, EQUIPPED = 200.0, 150.0
"""What it is worth for good that a station stands, and that a player has a piece: more than it promised and took."""
MOODS, LASTS, MOOD = 7, 4, 5.0
"""Every few rounds other plans seem a little better than before: who was stuck with one tries another."""
SHARES = (1.0, 0.02)
"""How much the best plans count: where the first one has to wait, something is done for the second."""
WAITED = frozenset({"night", "night_spawn"})
"""Deeds that come by themselves."""
LIKED = 90.0
"""How much less another chain must take than the first character's favourite to be chosen instead."""
EVIL = 3
REMEMBERED: dict[Hashable, float] = {}
ENOUGH = 4096
"""What plans promised in these situations; so many are remembered."""
HIDDEN = 8.0
"""A tree, a chest or a web under a house."""


def chosen(state: State) -> tuple[Chain, ...]:
    """The chains that the players mean to complete: their first character's favourite, or what takes much less."""
    left = tuple([len(pile) for pile in state.goals.values()])
    count = max(1, state.chains - len(state.complete))
    return easiest(state.sides[0].character, tuple(state.goals), left, count, 6 if state.journey else 10)


@functools.cache
def easiest(first: str, chains: tuple[Chain, ...], left: tuple[int, ...], count: int, whole: int) -> tuple[Chain, ...]:
    """So many chains that take least, with so many goals left of the whole."""
    favourite = load().figures.characters.index(first) if first else 0
    takes = {
        chain: remaining(chain, whole - goals, whole) + LIKED * (CHAINS.index(chain) != favourite % len(CHAINS))
        for chain, goals in zip(chains, left, strict=True)
        if goals
    }
    return tuple(sorted(takes, key=takes.__getitem__)[:count])


def remaining(chain: Chain, done: int, whole: int) -> float:
    """What the last goals of a chain take on average, whichever of two was dealt."""
    names = [f"{chain}_{level}" for level in range(done + 1, whole + 1)]
    return sum([EFFORT[name] + EFFORT.get(f"{name}_other", EFFORT[name]) for name in names]) / 2


def worth(chain: Chain, level: int, picked: tuple[Chain, ...]) -> float:
    """What a goal is worth while it is pursued, given the chains that were chosen."""
    return MAIN if chain in picked else SIDE if level <= EARLY else LATE


def progress(t: TerrariaTable) -> float:
    """What was completed, what the chosen chains still take on average, and the stations that stand."""
    state, total = t.state, 0.0
    picked, whole = chosen(state), 6 if state.journey else 10
    for chain, pile in state.goals.items():
        main = chain in picked or not pile
        total -= sum([EFFORT[goal] for goal in pile]) * (0.5 if main else 0.1)
        done = whole - len(pile)
        early = min(done, EARLY)
        total += DONE[MAIN] * done if main else DONE[SIDE] * early + DONE[LATE] * (done - early)
    standing = {house.house for house in state.houses}
    kinds = chart_of(state.land).kinds
    hidden = [kinds[cell] for house in state.houses for cell in house_cells(house.cell)]
    total -= HIDDEN * sum([bool(kind.chop or kind.chest or kind.cobweb) for kind in hidden])
    total += EQUIPPED * sum([len(PIECES) - len(lacking(t, seat)) for seat in range(len(state.sides))])
    return total + BUILT * sum([house in standing for house in STATIONS])


def best_plan(t: TerrariaTable, seat: Seat, cell: Cell) -> float:
    """What the best of all that a player could pursue promises, less what it takes."""
    key = situation(t, seat, cell)
    known = REMEMBERED.get(key)
    if known is None:
        if len(REMEMBERED) > ENOUGH:
            REMEMBERED.clear()
        best = sorted(prospects(t, seat, cell).values(), reverse=True)
        known = REMEMBERED[key] = sum([share * worth for share, worth in zip(SHARES, best, strict=False)])
    return known


def situation(t: TerrariaTable, seat: Seat, cell: Cell) -> Hashable:
    """All that plans depend on: most choices of a phase, such as using a card, change nothing of it."""
    state, own = t.state, t.state.sides[seat]
    points = own.points.ap + to_come(t, seat) if own.was_high or own.was_deep else 0
    return (
        *(seat, cell, points, own.coins, own.was_high, own.was_deep, own.soft, own.platforms, own.ropes, own.worn),
        *(state.land, state.round, state.time, state.threat, state.slimes, state.evil_ore, len(state.appeared)),
        *(state.found_crystal, state.found_star, len(state.npcs), tuple(state.marks), tuple(state.platforms)),
        *(tuple(state.ropes), tuple(state.pylons), tuple(state.houses), tuple(state.revealed), state.minimap),
        *(state.chains, state.journey, state.evil, len(state.complete), state.sides[0].character),
        tuple([pile[-1] if pile else "" for pile in state.goals.values()]),
        tuple(state.progress.items()),
        tuple([(enemy.cell, enemy.kind) for enemy in state.enemies]),
        tuple([(boss.id, boss.cell, boss.form, boss.tokens, boss.changed) for boss in state.bosses]),
        tuple([(tuple(side.slots), side.coins, side.most_health, tuple(side.consumables)) for side in state.sides]),
        tuple([tuple(side.gear.items()) for side in state.sides]),
        tuple([(side.cell, tuple(side.armour)) for side in state.sides]),
    )


def prospects(t: TerrariaTable, seat: Seat, cell: Cell) -> dict[str, float]:
    """All that a player could pursue: what it promises, less what it takes."""
    state = t.state
    needs = Needs(t, seat, cell, world_of(t))
    outlook = Outlook(t, needs)
    found = {
        pile[-1]: promise(state, seat, chain) + mood(state, seat, number) - outlook.goal(load().goals[pile[-1]])
        for number, (chain, pile) in enumerate(state.goals.items())
        if pile and not comes_by_itself(pile[-1])
    }
    if "build" not in chosen(state):
        for number, house in enumerate(STATIONS):
            if house not in needs.houses:
                found[house] = BASE + TASK * (number == seat % len(STATIONS)) - needs.house(house)
    found |= {piece: KIT + mood(state, seat, 4) - cost for piece, cost in kit(t, seat, needs).items()}
    return found | {boss.id: BATTLE - outlook.battle(boss) for boss in state.bosses if not boss.changed}


def world_of(t: TerrariaTable) -> World:
    """What matters for ways."""
    state = t.state
    inside = [cell for house in state.houses for cell in house_cells(house.cell)]
    taken = frozenset([*inside, *state.ropes, *state.pylons])
    floors = [cell for house in state.houses for cell in (*house_cells(house.cell)[3:], *roof(house.cell))]
    dug = tuple([cell for cell, mark in state.marks.items() if mark == "tunnel"])
    return World(state.land, dug, (*state.platforms, *floors), tuple(rope_cells(t)), taken)


def promise(state: State, seat: Seat, chain: Chain) -> float:
    """What the visible goal of a chain is worth to a player."""
    picked = chosen(state)
    level = load().goals[state.goals[chain][-1]].level
    order = (*picked, *[each for each in CHAINS if each not in picked])
    return worth(chain, level, picked) + SHARED * (len(state.sides) > 1 and chain == order[seat % len(order)])


def comes_by_itself(goal: str) -> bool:
    """Whether nothing can be done for a goal but to wait."""
    condition = load().goals[goal].condition
    return isinstance(condition, Done) and condition.deed in WAITED


def mood(state: State, seat: Seat, number: int) -> float:
    """How much better or worse a plan seems in these rounds."""
    return MOOD * ((state.round // LASTS * 5 + number * 3 + seat) % MOODS - MOODS // 2)


def roof(corner: Cell) -> tuple[Cell, ...]:
    """The cells on top of a house."""
    return tuple(corner - WIDTH + x for x in range(3))


def kit(t: TerrariaTable, seat: Seat, needs: Needs) -> dict[str, float]:
    """What it takes to get better gear, once its station stands."""
    pieces = map(made, lacking(t, seat))
    return {piece.id: needs.item(piece) for piece in pieces if piece.station in needs.houses}


def made(piece: str) -> Made:
    """A piece of equipment or armour."""
    content = load()
    return content.armour[piece] if piece in content.armour else content.equipment[piece]


def lacking(t: TerrariaTable, seat: Seat) -> list[str]:
    """The pieces that a player has nothing as good as."""
    side, content = t.state.sides[seat], load()
    cards = [content.equipment[card] for pile in side.gear.values() for card in pile]
    worn = max([sum(content.dice[content.armour[card].defence]) for card in side.armour], default=0)
    blow = max([sum(content.dice[item.dice]) for item in cards if item.dice], default=0)
    dig = max([item.dig for item in cards], default=0)
    has = (worn >= PLAIN, worn >= IRON, blow >= IRON, dig > 1)
    return [piece for piece, there in zip(PIECES, has, strict=True) if not there]


def is_too_early(t: TerrariaTable, boss: BossId) -> bool:
    """Whether a boss should not come yet: a goal that is not visible asks for it, or the players are not armed."""
    state, content = t.state, load()
    if boss in state.appeared or {"eater_of_worlds", "brain_of_cthulhu"} & {boss} & {*state.appeared}:
        return False
    pile = state.goals["fight"] if "fight" in chosen(state) else []
    asked = [goal for goal in pile if is_asked(content.goals[goal].id, boss)]
    if asked and pile[-1] not in asked:
        return True
    enough = PLAIN if boss == "king_slime" else IRON
    return any(sum(defence_dice(t, seat)) < enough for seat in range(len(state.sides)))


def is_asked(goal: str, boss: BossId) -> bool:
    """Whether a goal asks for a boss; plain armour serves best against the King Slime."""
    condition = load().goals[goal].condition
    if isinstance(condition, Beaten):
        return boss in condition.bosses
    return goal == "fight_10_other" and boss == "king_slime"

"""Setup: the world, the decks, the players.  [TR-2xx to TR-4xx]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from questhall.core import Deal, Rng, Setup, Step

from .content import Content, Goal
from .effects import BIOMES, CHAINS, LAYERS, SLOTS, Biome, CardId
from .state import Land, Side, Stack, State
from .steps.beginning import ChooseCharacter, PlaceCharacter, PlaceFirstEnemies, SwapGoals
from .steps.rounds import BeginRound
from .steps.spawning import tray_slot
from .world import COLUMNS, UP, cells_of

CHAINS_TO_WIN = {"normal": 1, "hard": 2, "harder": 3}
START_THREAT = {"calm": 0, "risky": 1, "dangerous": 2, "deadly": 3}
SLOTS_BY_PLAYERS = {1: 6, 2: 6, 3: 5, 4: 4}
JOURNEY_GOALS = 6
JOURNEY_ROPES = 2
JOURNEY_GEAR: dict[str, CardId] = {"sword": "iron_shortsword", "axe": "iron_axe", "pickaxe": "iron_pickaxe"}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen besides the characters.  [TR-309, TR-324, TR-4706]"""

    difficulty: Literal["normal", "hard", "harder"] = "normal"
    evil: Literal["corruption", "crimson"] = "corruption"
    threat: Literal["calm", "risky", "dangerous", "deadly"] = "calm"
    journey: bool = False
    focus: bool = False


def deal(setup: Setup, content: Content, rng: Rng) -> Deal[State]:
    """Everything that lies on the table before the first choice."""
    options = msgspec.convert(setup.options, Options)
    minimap: list[Biome] = ["snow", "desert", "jungle", options.evil]
    rng.shuffle(minimap)
    players = len(setup.seats)
    state = State(
        chains=CHAINS_TO_WIN[options.difficulty],
        journey=options.journey,
        focus=options.focus,
        evil=options.evil,
        minimap=tuple(minimap),
        revealed=[False] * len(minimap),
        land=first_land(content),
        stacks=stacks(content, rng, unused=other_evil(options.evil)),
        tray=tray(content, rng, unused=other_evil(options.evil)),
        platforms=[squirrel(content) + UP],
        sides=[new_side(content, options, players, rng, role) for role in setup.seats],
        goals={chain: chain_of(content, chain, options) for chain in CHAINS},
        threat=START_THREAT[options.threat],
        tombstones=2 * players,
        loot={level: shuffled(copies(content.actions, "loot", level), rng) for level in range(1, 6)},
        chests=chest_decks(content, rng),
        consumables=consumable_decks(content, rng),
        guide={card.id: card.copies for card in content.actions.values() if card.source == "guide"},
        merchant={card.id: card.copies for card in content.actions.values() if card.source == "merchant"},
        supply=supply(content),
    )
    take_start_gear(state, options, content)
    return Deal(state, first_steps(setup))


def other_evil(evil: Biome) -> Biome:
    """The evil biome that stays in the box.  [TR-310, TR-508]"""
    return "crimson" if evil == "corruption" else "corruption"


# -- the world


def first_land(content: Content) -> Land:
    """The four start tiles.  [TR-202, TR-205, TR-R-03]"""
    tiles = [""] * (COLUMNS * len(LAYERS))
    for tile in content.tiles.values():
        if tile.place is not None:
            tiles[LAYERS.index(tile.layer) * COLUMNS + tile.place] = tile.id
    return Land(tuple(tiles))


def squirrel(content: Content) -> int:
    """The cell of the squirrel; the first platform lies on the bottom edge of the one above.  [TR-206, TR-R-11]"""
    for place, tile in enumerate(first_land(content).tiles):
        for cell, kind in zip(cells_of(place), content.drawn.get(tile, ()), strict=bool(tile)):
            if kind.squirrel:
                return cell
    raise AssertionError("no start tile shows the squirrel")


def stacks(content: Content, rng: Rng, unused: Biome) -> dict[str, list[str]]:
    """The other tiles by biome and layer, each stack shuffled.  [TR-208, TR-513, TR-514]"""
    found: dict[str, list[str]] = {}
    for tile in content.tiles.values():
        if tile.place is None and tile.biome != unused:
            found.setdefault(f"{tile.biome}/{tile.layer}" if tile.biome else tile.layer, []).append(tile.id)
    return {name: shuffled(pile, rng) for name, pile in found.items()}


def tray(content: Content, rng: Rng, unused: Biome) -> dict[str, list[str]]:
    """The enemy tokens by biome and row, each shuffled.  [TR-201]"""
    used = [each for each in content.trays if each.biome != unused]
    return {
        tray_slot(each.biome, each.row): shuffled(
            [kind for kind, count in each.tokens.items() for _ in range(count)], rng
        )
        for each in used
    }


# -- cards


def shuffled(pile: Iterable[Any], rng: Rng) -> list[Any]:
    """The pile, shuffled."""
    cards = list(pile)
    rng.shuffle(cards)
    return cards


def copies(cards: dict[str, Any], source: str, level: int = 0) -> list[CardId]:
    """All action cards of a source and a level."""
    found = [card for card in cards.values() if card.source == source and card.level == level]
    return [card.id for card in found for _ in range(card.copies)]


def chest_decks(content: Content, rng: Rng) -> dict[Biome, list[str]]:
    """A shuffled chest deck for each biome.  [TR-210]"""
    decks = {biome: [card.id for card in content.chests.values() if card.biome == biome] for biome in BIOMES}
    return {biome: shuffled(deck, rng) for biome, deck in decks.items() if deck}


def consumable_decks(content: Content, rng: Rng) -> dict[int, list[CardId]]:
    """The consumables by type.  [TR-209, TR-5102]"""
    cards = content.consumables.values()
    return {
        kind: shuffled((c.id for c in cards if c.type == kind for _ in range(c.copies)), rng) for kind in range(1, 5)
    }


def supply(content: Content) -> dict[CardId, int]:
    """Copies of equipment, armour and minions.  [TR-R-133]"""
    kinds: tuple[dict[str, Any], ...] = (content.equipment, content.armour, content.minions)
    return {card.id: card.copies for kind in kinds for card in kind.values()}


def chain_of(content: Content, chain: str, options: Options) -> list[str]:
    """The goals of a chain, the first one last; a journey ends after the sixth.  [TR-301, TR-303, TR-304, TR-4705]"""
    goals: list[Goal] = [goal for goal in content.goals.values() if goal.chain == chain and not goal.alternative]
    goals.sort(key=lambda goal: -goal.level)
    return [goal.id for goal in goals if not options.journey or goal.level <= JOURNEY_GOALS]


# -- players


def new_side(content: Content, options: Options, players: int, rng: Rng, role: str) -> Side:
    """A player's board at the start.  [TR-401 to TR-417]"""
    figures = content.figures
    start = copies(content.actions, "start")
    return Side(
        character=role,
        health=figures.start_health,
        most_health=figures.start_health,
        mana=figures.start_mana,
        most_mana=figures.start_mana,
        deck=shuffled(start, rng),
        slots=[Stack()] * SLOTS_BY_PLAYERS[players],
        ropes=JOURNEY_ROPES if options.journey else 0,
    )


def take_start_gear(state: State, options: Options, content: Content) -> None:
    """Copper sword, axe and pickaxe, or iron ones on a journey; nothing in the fourth slot.

    [TR-414, TR-415, TR-4701]
    """
    copper = {item.slot: item.id for item in content.equipment.values() if item.start}
    for side in state.sides:
        for slot in SLOTS:
            card = (JOURNEY_GEAR if options.journey else copper).get(slot)
            side.gear[slot] = (card,) if card else ()
            if card:
                state.supply[card] -= 1


def first_steps(setup: Setup) -> list[Step]:
    """The rest of the setup, in order.  [TR-207, TR-306, TR-408, TR-409, TR-418]"""
    seats = range(len(setup.seats))
    return [
        *(ChooseCharacter(seat) for seat in seats if not setup.seats[seat]),
        SwapGoals(),
        PlaceFirstEnemies(),
        *(PlaceCharacter(seat) for seat in seats),
        BeginRound(),
    ]

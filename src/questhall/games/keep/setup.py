"""Setup: the dungeon, the decks, the supply.  [KH-2xx, KH-3xx]"""

from __future__ import annotations

from itertools import chain
from typing import Any

import msgspec

from questhall.core import Deal, Rng, Setup, Step

from .content import Content, Level, Scenario
from .effects import RESOURCES, TRAP
from .piles import HAND
from .state import CHAMPION, Hero, Layout, Monster, Room, Side, State, Tile, Treasure
from .steps.beginning import BeginGame, ChooseClans, ChooseLaboratoryClan, PlaceStartingMonsters, StockMarket
from .steps.scenarios import TWISTS
from .steps.scenarios.gilded_champion import Champion

HERO_CLASSES = ("archer", "warrior", "rogue", "mage")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen besides scenario and clans.  [KH-316]"""

    level: Level = "simple"


def deal(setup: Setup, content: Content, rng: Rng) -> Deal[State]:
    """Steps 1 to 5 of the setup; the agenda holds the rest.  [KH-201 to KH-210]"""
    scenario = content.scenarios[setup.scenario]
    options = msgspec.convert(setup.options, Options)
    treasures = shuffled([Treasure(t.value, t.effect) for t in content.treasures for _ in range(t.copies)], rng)
    rooms = {placed.room: Room(portal=placed.portal) for placed in scenario.rooms}
    for placed in scenario.rooms:
        if placed.treasure:
            rooms[placed.room].treasures.append(take_treasure(treasures, placed.treasure))
    supply = full_supply(content, scenario)
    place_heroes(scenario, rooms, supply)
    state = State(
        scenario=scenario.id,
        level=options.level,
        layout=first_layout(scenario),
        rooms=rooms,
        sides=[Side(clan="") for _ in setup.seats],
        supply=supply,
        treasures=treasures,
        items=shuffled(content.items(scenario.without), rng),
        market=[],
        guild=shuffled(guild_deck(content, scenario), rng),
        blueprint_stack=shuffled(blueprints(content, scenario), rng),
    )
    for seat, clan in enumerate(setup.seats):
        if clan:
            join_clan(state.sides[seat], clan, content, rng)
    return Deal(state, first_steps(setup, scenario), [TWISTS[rule]() for rule in scenario.rules])


def first_layout(scenario: Scenario) -> Layout:
    """The tiles exactly as the scenario shows; gates only where heroes use portals.  [KH-201, KH-R-1205]"""
    tiles = tuple(Tile(placed.room, *placed.at, placed.turn) for placed in scenario.rooms)
    gates = [placed.room for placed in scenario.rooms if placed.portal == "finished"]
    return Layout(tiles, gates=tuple(gates) if "gates" in scenario.rules else ())


def take_treasure(treasures: list[Treasure], value: int) -> Treasure:
    """A random token among those of the value; the pile is mixed.  [KH-205, KH-206, KH-R-004]"""
    treasure = next(treasure for treasure in treasures if treasure.value == value)
    treasures.remove(treasure)
    return treasure


def full_supply(content: Content, scenario: Scenario) -> dict[str, int]:
    """The common supply, less the portals that lie in the dungeon.  [KH-210, KH-R-429]"""
    tokens = content.tokens
    laid = sum(placed.portal != "" for placed in scenario.rooms)
    return {
        **dict.fromkeys(HERO_CLASSES, tokens.heroes),
        **dict.fromkeys(RESOURCES, tokens.resources),
        TRAP: tokens.traps,
        "portal": tokens.portals - laid,
        CHAMPION: int(any(TWISTS[rule] is Champion for rule in scenario.rules)),
    }


def place_heroes(scenario: Scenario, rooms: dict[str, Room], supply: dict[str, int]) -> None:
    """Heroes that are there from the start, exhausted; they will not brag.  [KH-R-1044]"""
    for placed in scenario.rooms:
        for kind in placed.heroes:
            supply[kind] -= 1
            there = sum(hero.kind == kind for room in rooms.values() for hero in room.heroes)
            rooms[placed.room].heroes.append(Hero(f"{kind}{there + 1}", kind, active=False))


def guild_deck(content: Content, scenario: Scenario) -> list[str]:
    """All hero cards and the cards of this scenario only.  [KH-207, KH-209]"""
    return [*content.heroes, *(card.id for card in scenario.cards for _ in range(card.copies))]


def blueprints(content: Content, scenario: Scenario) -> list[str]:
    """The unused tiles, or those that the scenario names, if there is a construction site.  [KH-2901, KH-R-1104]"""
    used = {placed.room for placed in scenario.rooms}
    if "construction_site" not in used:
        return []
    return list(scenario.blueprints) or [room for room in content.rooms if room not in used]


def join_clan(side: Side, clan: str, content: Content, rng: Any) -> None:
    """A clan gives its monsters, all in the lair, and its shuffled deck; five cards are the hand.

    [KH-302, KH-308, KH-313, KH-314]
    """
    side.clan = clan
    side.monsters = [Monster() for _ in range(content.clans[clan].monsters)]
    side.deck = shuffled(content.deck(clan), rng)
    side.hand = [side.deck.pop() for _ in range(HAND)]


def first_steps(setup: Setup, scenario: Scenario) -> list[Step]:
    """The rest of the setup, in order.  [KH-212, KH-301, KH-306, KH-322]"""
    seats = range(len(setup.seats))
    laboratory = any(placed.room == "laboratory" for placed in scenario.rooms)
    return list(
        chain(
            (ChooseClans(seat) for seat in seats if not setup.seats[seat]),
            [ChooseLaboratoryClan()] if laboratory else [],
            [StockMarket()],
            (PlaceStartingMonsters(seat) for seat in seats),
            [BeginGame()],
        )
    )


def shuffled(pile: list[Any], rng: Rng) -> list[Any]:
    """The pile, shuffled."""
    rng.shuffle(pile)
    return pile

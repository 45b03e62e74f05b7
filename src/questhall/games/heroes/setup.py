"""Setup: the map, the decks, the players' areas.  [HM-2xx]"""

from __future__ import annotations

from typing import Any

import msgspec

from questhall.core import Deal, Rng, Setup, Step
from questhall.core.errors import SetupError, one_of

from .content import MAGIC_ARROW, Content
from .content.printed import Scenario
from .effects import DECKS, TIERS, Difficulty, FieldId, HeroId
from .people import MOVES
from .state import Flag, Layout, Pawn, Pile, Place, Side, State
from .steps.beginning import BeginGame
from .steps.exploring import OrientStart
from .troops import starting_army


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen besides scenario and heroes.  [HM-2901]"""

    difficulty: Difficulty = "normal"


def deal(setup: Setup, content: Content, rng: Rng) -> Deal[State]:
    """Steps 1 to 20 of the setup; the agenda holds the rest.  [HM-201]"""
    scenario = content.scenarios[setup.scenario]
    options = msgspec.convert(setup.options, Options)
    heroes = choose_heroes(setup, content)
    if len(heroes) not in scenario.maps:
        raise SetupError(f"“{scenario.id}” is for {one_of(map(str, scenario.maps))} seats, not for {len(heroes)}.")
    sides = [make_side(content, scenario, hero, rng) for hero in heroes]
    arrows = sum(side.deck.count(MAGIC_ARROW) for side in sides)
    state = State(
        scenario=scenario.id,
        mode=scenario.mode,
        difficulty=options.difficulty,
        sides=sides,
        layout=first_layout(content, scenario, heroes),
        tiles={group: shuffled(content.group(group), rng) for group in ("far", "near", "center")},
        flags={town(content, hero): Flag(seat) for seat, hero in enumerate(heroes)},
        opened=[town(content, hero) for hero in heroes],
        decks={deck: common_deck(content, deck, heroes, arrows, rng) for deck in DECKS},
        neutrals={tier: Pile(shuffled(content.neutrals(tier), rng)) for tier in TIERS},
        proclamations=Pile(shuffled(list(content.proclamations), rng)),
        refresh=scenario.refresh,
    )
    return Deal(state, first_steps(scenario, len(heroes)))


def first_steps(scenario: Scenario, players: int) -> list[Step]:
    """Turn the starting tiles, take the bonus, begin.  [HM-226, HM-231]"""
    spots = scenario.maps[players]
    turning = [OrientStart(spot.seat, place) for place, spot in enumerate(spots) if spot.seat is not None]
    return [*turning, BeginGame()]


def choose_heroes(setup: Setup, content: Content) -> list[HeroId]:
    """A seat names its hero, and with it the faction, which exists once; empty seats take what is free.

    [HM-203 to HM-206]
    """
    taken = {content.heroes[hero].faction for hero in setup.seats if hero}
    if len(taken) < sum(map(bool, setup.seats)):
        raise SetupError("Two seats lead the same faction; each exists once.")
    free = [faction for faction in content.factions if faction not in taken]
    if len(free) < sum(not hero for hero in setup.seats):
        raise SetupError(f"There are {len(content.factions)} factions, not {len(setup.seats)}.")
    return [hero or first_hero(content, free.pop(0)) for hero in setup.seats]


def first_hero(content: Content, faction: str) -> HeroId:
    """The hero of a faction that is named first."""
    return next(hero.id for hero in content.heroes.values() if hero.faction == faction)


def make_side(content: Content, scenario: Scenario, hero: HeroId, rng: Rng) -> Side:
    """Deck, resources, income, army and buildings of one player.  [HM-210, HM-212 to HM-214, HM-222, HM-228]"""
    faction = content.heroes[hero].faction
    buildings = [
        each for each in content.town(faction) if each.kind in scenario.buildings or each.tier in scenario.buildings
    ]
    home = town(content, hero)
    return Side(
        faction=faction,
        hero=hero,
        main=Pawn(home, MOVES["main"], home),
        purse=scenario.resources,
        income=scenario.income,
        deck=shuffled(content.starting_deck(hero), rng),
        army=starting_army(faction, scenario.army),
        built=[each.id for each in buildings],
        tiles=scenario.supply,
    )


def town(content: Content, hero: HeroId) -> FieldId:
    """The middle of the starting tile of the hero's faction.  [HM-232, HM-1301]"""
    faction = content.heroes[hero].faction
    return next(f"{tile.id}_c" for tile in content.tiles.values() if tile.faction == faction)


def first_layout(content: Content, scenario: Scenario, heroes: list[HeroId]) -> Layout:
    """Starting tiles face up, the others face down as the scenario shows.  [HM-209, HM-1402, HM-1403]"""
    return Layout(
        tuple(
            Place(spot.at, spot.group, town(content, heroes[spot.seat])[:-2] if spot.seat is not None else spot.tile)
            for spot in scenario.maps[len(heroes)]
        )
    )


def common_deck(content: Content, deck: Any, heroes: list[HeroId], arrows: int, rng: Rng) -> Pile:
    """A shuffled deck without what players took; its top card starts the discard pile.  [HM-223 to HM-225]"""
    cards = content.deck(deck)
    taken = [MAGIC_ARROW] * arrows if deck == "spell" else []
    taken += [content.heroes[hero].ability for hero in heroes] if deck == "ability" else []
    for card in taken:
        cards.remove(card)
    cards = shuffled(cards, rng)
    return Pile(cards, [cards.pop()])


def shuffled(pile: list[Any], rng: Rng) -> list[Any]:
    """A pile in random order."""
    rng.shuffle(pile)
    return pile

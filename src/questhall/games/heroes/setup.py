"""Setup: the map, the decks, the players' areas.  [HM-2xx]"""

from __future__ import annotations

import msgspec

from questhall.core import Deal, Rng, Setup, Step
from questhall.core.errors import SetupError, one_of

from .content import Content
from .content.printed import Group, Scenario, Spot
from .dealing import deal_decks, shuffled
from .effects import TIERS, Difficulty, FieldId, HeroId, TileId
from .people import MOVES
from .state import Flag, Layout, Pawn, Pile, Place, Rules, Side, State
from .steps.beginning import BeginGame, ChooseHero, DealDecks
from .steps.exploring import OrientStart
from .troops import starting_army

GROUPS: tuple[Group, ...] = ("far", "near", "center")


class Options(Rules, frozen=True, forbid_unknown_fields=True):
    """What can be chosen besides scenario and heroes: the difficulty and the optional rules.  [HM-2901, HM-3001]"""

    difficulty: Difficulty = "normal"


def deal(setup: Setup, content: Content, rng: Rng) -> Deal[State]:
    """The map and the players' areas; the agenda holds the rest.  [HM-201]

    A seat names its faction, or at once its hero.
    """
    scenario = content.scenarios[setup.scenario]
    options = msgspec.convert(setup.options, Options)
    chosen = factions(setup, content)
    if len(chosen) not in scenario.maps:
        raise SetupError(f"“{scenario.id}” is for {one_of(map(str, scenario.maps))} seats, not for {len(chosen)}.")
    towns = [town(content, faction) for faction in chosen]
    heroes = [name if name in content.heroes else "" for name in setup.seats]
    state = State(
        scenario=scenario.id,
        mode=scenario.mode,
        difficulty=options.difficulty,
        sides=[make_side(content, scenario, faction, hero) for faction, hero in zip(chosen, heroes, strict=True)],
        layout=first_layout(scenario, towns),
        tiles={group: shuffled(unlaid(content, group, scenario.maps[len(chosen)]), rng) for group in GROUPS},
        flags={field: Flag(seat) for seat, field in enumerate(towns)},
        opened=list(towns),
        neutrals={tier: Pile(shuffled(content.neutrals(tier), rng)) for tier in TIERS},
        proclamations=Pile(shuffled(list(content.proclamations), rng)),
        refresh=scenario.refresh,
        rules=Rules(**{name: getattr(options, name) for name in Rules.__struct_fields__}),
    )
    choosing: list[Step] = [ChooseHero(seat) for seat, hero in enumerate(heroes) if not hero]
    if choosing:
        choosing.append(DealDecks())
    else:
        deal_decks(state, rng)
    return Deal(state, [*choosing, *first_steps(scenario, len(chosen))])


def first_steps(scenario: Scenario, players: int) -> list[Step]:
    """Turn the starting tiles, take the bonus, begin.  [HM-226, HM-231]"""
    spots = scenario.maps[players]
    turning = [OrientStart(spot.seat, place) for place, spot in enumerate(spots) if spot.seat is not None]
    return [*turning, BeginGame()]


def unlaid(content: Content, group: Group, spots: tuple[Spot, ...]) -> list[TileId]:
    """The tiles of a group that do not lie open from the start.  [HM-1403]"""
    laid = [spot.tile for spot in spots]
    return [tile for tile in content.group(group) if tile not in laid]


def factions(setup: Setup, content: Content) -> list[str]:
    """Each faction exists once; empty seats take what is free.  [HM-203, HM-204]"""
    named = [content.heroes[name].faction if name in content.heroes else name for name in setup.seats]
    taken = [faction for faction in named if faction]
    if len(set(taken)) < len(taken):
        raise SetupError("Two seats lead the same faction; each exists once.")
    free = [faction for faction in content.factions if faction not in taken]
    if len(free) < len(named) - len(taken):
        raise SetupError(f"There are {len(content.factions)} factions, not {len(named)}.")
    return [faction or free.pop(0) for faction in named]


def make_side(content: Content, scenario: Scenario, faction: str, hero: HeroId) -> Side:
    """Resources, income, army and buildings of one player.  [HM-210, HM-212 to HM-214, HM-228]"""
    buildings = [
        each for each in content.town(faction) if each.kind in scenario.buildings or each.tier in scenario.buildings
    ]
    home = town(content, faction)
    return Side(
        faction=faction,
        hero=hero,
        main=Pawn(home, MOVES["main"], home),
        purse=scenario.resources,
        income=scenario.income,
        army=starting_army(faction, scenario.army),
        built=[each.id for each in buildings],
        tiles=scenario.supply,
    )


def town(content: Content, faction: str) -> FieldId:
    """The middle of the starting tile of a faction.  [HM-232, HM-1301]"""
    return next(f"{tile.id}_c" for tile in content.tiles.values() if tile.faction == faction)


def first_layout(scenario: Scenario, towns: list[FieldId]) -> Layout:
    """Starting tiles face up, the others face down as the scenario shows.  [HM-209, HM-1402, HM-1403]"""
    return Layout(
        tuple(
            Place(spot.at, spot.group, towns[spot.seat][:-2] if spot.seat is not None else spot.tile)
            for spot in scenario.maps[len(towns)]
        )
    )

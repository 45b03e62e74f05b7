"""What is true of every position, and what a seat cannot see of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from questhall.core import Rng, Seat

from .dungeon import KeepTable
from .effects import RESOURCES, TRAP
from .setup import HERO_CLASSES, blueprints, guild_deck
from .state import CHAMPION, HOSTAGE, LAIR, Treasure
from .view import all_treasures, knows_guild_top


def faults(t: KeepTable) -> Iterator[str]:
    """Everything wrong with a position: components are conserved, figures are where figures can be."""
    yield from card_faults(t)
    yield from token_faults(t)
    yield from figure_faults(t)


def card_faults(t: KeepTable) -> Iterator[str]:
    """Every card of the box is in exactly one place."""
    state, content = t.state, t.content
    scenario = content.scenarios[state.scenario]
    if Counter(state.guild) + Counter(state.guild_discard) != Counter(guild_deck(content, scenario)):
        yield "the Guild cards are not those of the scenario"
    piles = [pile for side in state.sides for pile in (side.deck, side.hand, side.played, side.discard)]
    cards = Counter(card for pile in (*piles, state.items, state.market) for card in pile)
    clans = [side.clan for side in state.sides if side.clan]
    decks = Counter(card for clan in (*clans, state.laboratory_clan) if clan for card in content.deck(clan))
    if cards != decks + Counter(content.items(scenario.without)):
        yield f"cards are missing or too many: {cards - decks} {decks - cards}"


def token_faults(t: KeepTable) -> Iterator[str]:
    """Every token of the box is in the supply or in a room."""
    state, tokens = t.state, t.content.tokens
    rooms = state.rooms.values()
    for kind, count in {**dict.fromkeys(RESOURCES, tokens.resources), TRAP: tokens.traps}.items():
        if state.supply[kind] + sum(place.goods.get(kind, 0) for place in rooms) != count:
            yield f"there are not {count} tokens of {kind}"
    if state.supply["portal"] + sum(place.portal != "" for place in rooms) != tokens.portals:
        yield f"there are not {tokens.portals} portals"
    printed = Counter(Treasure(token.value, token.effect) for token in t.content.treasures for _ in range(token.copies))
    if Counter(all_treasures(state)) != printed:
        yield "treasures are missing or too many"
    if any(count < 0 for count in state.supply.values()) or any(0 in place.goods.values() for place in rooms):
        yield "a count is below what can lie there"
    stack = [*state.blueprints, *state.blueprint_stack]
    built = [tile.room for tile in state.layout.tiles[len(t.content.scenarios[state.scenario].rooms) :]]
    if sorted(stack + built) != sorted(blueprints(t.content, t.content.scenarios[state.scenario])):
        yield "blueprints are missing or too many"


def figure_faults(t: KeepTable) -> Iterator[str]:
    """Figures are in rooms of the dungeon, alive, and as many as the box has."""
    state = t.state
    heroes = [hero for place in state.rooms.values() for hero in place.heroes]
    for kind in HERO_CLASSES:
        if state.supply[kind] + sum(hero.kind == kind for hero in heroes) != t.content.tokens.heroes:
            yield f"there are not {t.content.tokens.heroes} tokens of {kind}"
    if len({hero.id for hero in heroes}) != len(heroes):
        yield "two heroes have one id"
    if sum(hero.kind == CHAMPION for hero in heroes) + state.supply[CHAMPION] > 1:
        yield "there are two champions"
    for side in state.sides:
        for monster in side.monsters:
            if monster.room not in (LAIR, HOSTAGE, *state.rooms):
                yield f"a monster of {side.clan} is in {monster.room}, which is no room"
            if not 0 <= monster.wounds < t.content.clans[side.clan].health:
                yield f"a monster of {side.clan} has {monster.wounds} wounds"
    if set(state.rooms) != {tile.room for tile in state.layout.tiles}:
        yield "the rooms are not those of the layout"


def reshuffle(t: KeepTable, seat: Seat | None, rng: Rng) -> None:
    """Put everything that the seat cannot see into another order."""
    state = t.state
    top = state.guild.pop() if knows_guild_top(state, seat) else None
    for pile in (state.guild, state.items, state.blueprint_stack, *(side.deck for side in state.sides)):
        rng.shuffle(pile)
    if top is not None:
        state.guild.append(top)
    hidden = all_treasures(state)
    rng.shuffle(hidden)
    for place in state.rooms.values():
        place.treasures = [_take(hidden, treasure.value) for treasure in place.treasures]
    state.treasures = hidden


def _take(treasures: list[Treasure], value: int) -> Treasure:
    found = next(treasure for treasure in treasures if treasure.value == value)
    treasures.remove(found)
    return found

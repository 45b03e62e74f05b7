"""What one seat may know: all but the order of decks and the effects of treasures.  [KH-R-050]"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from questhall.core import Deal, Event, Lasting, Outcome, Rng, Seat, Step

from .content import Level
from .dungeon import KeepTable
from .effects import CardId, ClanId, RoomId, Token
from .events.turns import GuildCardSeen
from .state import SPECTATORS, Hero, Layout, Monster, Portal, Room, Side, State, Treasure


class RoomView(msgspec.Struct, frozen=True):
    """A room: of its treasures only the values are seen."""

    heroes: tuple[Hero, ...]
    goods: dict[Token, int]
    treasures: tuple[int, ...]
    portal: Portal


class SideView(msgspec.Struct, frozen=True):
    """A player's area: of the deck the cards are known, not their order."""

    clan: ClanId
    monsters: tuple[Monster, ...]
    deck: tuple[CardId, ...]
    hand: tuple[CardId, ...]
    played: tuple[CardId, ...]
    discard: tuple[CardId, ...]


class View(msgspec.Struct, frozen=True):
    """What one seat may know. Cards in decks are listed by name, not in order."""

    seat: Seat | None
    scenario: str
    level: Level
    layout: Layout
    rooms: dict[RoomId, RoomView]
    sides: tuple[SideView, ...]
    supply: dict[str, int]
    treasures: tuple[int, ...]
    hidden_treasures: tuple[tuple[int, str], ...]
    """All treasures whose effects are hidden: in rooms and in the supply."""
    items: tuple[CardId, ...]
    market: tuple[CardId, ...]
    guild: tuple[CardId, ...]
    guild_top: CardId
    """The top Guild card, for those who have seen it."""
    guild_discard: tuple[CardId, ...]
    active: Seat
    turn: int
    wave: int
    prison_used: bool
    guild_top_known: tuple[Seat, ...]
    laboratory_clan: ClanId
    blueprints: tuple[RoomId, ...]
    blueprint_stack: tuple[RoomId, ...]
    built: int
    tunnel: int
    agenda: tuple[Any, ...]
    lasting: tuple[Any, ...]
    outcome: Outcome | None


def view(t: KeepTable, seat: Seat | None) -> View:
    """Field by field; piles that lie face down are sorted."""
    state = t.state
    hidden = [(treasure.value, treasure.effect) for treasure in all_treasures(state)]
    return View(
        seat=seat,
        scenario=state.scenario,
        level=state.level,
        layout=state.layout,
        rooms={room: room_view(place) for room, place in state.rooms.items()},
        sides=tuple(side_view(side) for side in state.sides),
        supply=state.supply.copy(),
        treasures=tuple(sorted(treasure.value for treasure in state.treasures)),
        hidden_treasures=tuple(sorted(hidden)),
        items=tuple(sorted(state.items)),
        market=tuple(state.market),
        guild=tuple(sorted(state.guild)),
        guild_top=state.guild[-1] if knows_guild_top(state, seat) else "",
        guild_discard=tuple(state.guild_discard),
        active=state.active,
        turn=state.turn,
        wave=state.wave,
        prison_used=state.prison_used,
        guild_top_known=tuple(state.guild_top_known),
        laboratory_clan=state.laboratory_clan,
        blueprints=tuple(state.blueprints),
        blueprint_stack=tuple(sorted(state.blueprint_stack)),
        built=state.built,
        tunnel=state.tunnel,
        agenda=tuple(t.agenda),
        lasting=tuple(t.lasting),
        outcome=t.outcome,
    )


def knows_guild_top(state: State, seat: Seat | None) -> bool:
    """Whether a seat has seen the top Guild card.  [KH-R-1025]"""
    return (SPECTATORS if seat is None else seat) in state.guild_top_known


def room_view(place: Room) -> RoomView:
    """Heroes are copied, for they change."""
    heroes = tuple(Hero(hero.id, hero.kind, hero.active, hero.fresh, hero.wounds) for hero in place.heroes)
    return RoomView(heroes, place.goods.copy(), tuple(treasure.value for treasure in place.treasures), place.portal)


def side_view(side: Side) -> SideView:
    """Hands and discard piles are open.  [KH-R-050]"""
    return SideView(
        clan=side.clan,
        monsters=tuple(Monster(monster.room, monster.wounds) for monster in side.monsters),
        deck=tuple(sorted(side.deck)),
        hand=tuple(side.hand),
        played=tuple(side.played),
        discard=tuple(side.discard),
    )


def all_treasures(state: State) -> list[Treasure]:
    """The treasures in the supply, then those in rooms."""
    return [*state.treasures, *(treasure for place in state.rooms.values() for treasure in place.treasures)]


def witness(event: Event, seat: Seat | None) -> Event:
    """A Guild card that was looked at and not shown is known to the one who looked.  [KH-R-1025]"""
    if isinstance(event, GuildCardSeen) and not event.shown and event.seat != seat:
        return replace(event, card="")
    return event


# -- imagining


def imagine(seen: View, rng: Rng) -> Deal[State]:
    """A position that the seat could be in: decks and treasures are dealt anew."""
    effects: dict[int, list[str]] = {}
    for value, effect in seen.hidden_treasures:
        effects.setdefault(value, []).append(effect)
    for pile in effects.values():
        rng.shuffle(pile)
    guild = shuffled(seen.guild, rng)
    if seen.guild_top:
        guild.remove(seen.guild_top)
        guild.append(seen.guild_top)
    state = State(
        scenario=seen.scenario,
        level=seen.level,
        layout=seen.layout,
        rooms={room: imagined_room(place, effects) for room, place in seen.rooms.items()},
        sides=[imagined_side(side, rng) for side in seen.sides],
        supply=seen.supply.copy(),
        treasures=[Treasure(value, effects[value].pop()) for value in seen.treasures],  # type: ignore[arg-type]
        items=shuffled(seen.items, rng),
        market=list(seen.market),
        guild=guild,
        guild_discard=list(seen.guild_discard),
        active=seen.active,
        turn=seen.turn,
        wave=seen.wave,
        prison_used=seen.prison_used,
        guild_top_known=list(seen.guild_top_known),
        laboratory_clan=seen.laboratory_clan,
        blueprints=list(seen.blueprints),
        blueprint_stack=shuffled(seen.blueprint_stack, rng),
        built=seen.built,
        tunnel=seen.tunnel,
    )
    agenda: tuple[Step, ...] = seen.agenda[::-1]
    lasting: tuple[Lasting, ...] = seen.lasting
    return Deal(state, agenda, lasting)


def imagined_room(place: RoomView, effects: dict[int, list[str]]) -> Room:
    """Its treasures get effects that are left."""
    return Room(
        heroes=[Hero(hero.id, hero.kind, hero.active, hero.fresh, hero.wounds) for hero in place.heroes],
        goods=place.goods.copy(),
        treasures=[Treasure(value, effects[value].pop()) for value in place.treasures],  # type: ignore[arg-type]
        portal=place.portal,
    )


def imagined_side(side: SideView, rng: Rng) -> Side:
    """Its deck lies in another order."""
    return Side(
        clan=side.clan,
        monsters=[Monster(monster.room, monster.wounds) for monster in side.monsters],
        deck=shuffled(side.deck, rng),
        hand=list(side.hand),
        played=list(side.played),
        discard=list(side.discard),
    )


def shuffled(cards: tuple[str, ...], rng: Rng) -> list[str]:
    """The cards in random order."""
    pile = list(cards)
    rng.shuffle(pile)
    return pile

"""What one seat may know: all but the order of decks, stacks and the tray, and biomes that nobody has found."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import msgspec

from questhall.core import Deal, Event, Outcome, Rng, Seat, Step
from questhall.core.copying import state_copier
from questhall.kit.decks import unordered

from .effects import Biome, CardId, Cell
from .events import CoinsChanged
from .state import Boss, Enemy, Land, Mark, PlacedHouse, Side, State
from .world import TerrariaTable

Piles = dict[str, tuple[str, ...]]


class Numbers(msgspec.Struct, frozen=True):
    """Tracks, counts and settings, open to all."""

    chains: int
    journey: bool
    focus: bool
    tokens: int
    slimes: int
    evil_ore: int
    focused: str
    focus_left: int
    threat: int
    rise: int
    tombstones: int
    time: int
    round: int
    potions: int
    dryad_die: bool
    found_crystal: bool
    found_star: bool


class Lists(msgspec.Struct, frozen=True):
    """Open lists: what stands in the world and what has been done."""

    appeared: tuple[str, ...]
    beaten: tuple[str, ...]
    houses: tuple[PlacedHouse, ...]
    platforms: tuple[Cell, ...]
    ropes: tuple[Cell, ...]
    pylons: tuple[Cell, ...]
    npcs: tuple[str, ...]
    complete: tuple[str, ...]
    gourmet: tuple[int, ...]


NUMBERS, LISTS = attrgetter(*Numbers.__struct_fields__), attrgetter(*Lists.__struct_fields__)


class View(msgspec.Struct, frozen=True):
    """What one seat may know. Cards in decks are listed by name, not in order; hands are open."""

    seat: Seat | None
    evil: Biome
    minimap: tuple[str, ...]
    """The biomes from left to right; one that nobody has found is empty."""
    unknown: tuple[Biome, ...]
    """The biomes that nobody has found."""
    land: Land
    stacks: Piles
    tray: Piles
    marks: dict[Cell, Mark]
    enemies: tuple[Enemy, ...]
    bosses: tuple[Boss, ...]
    sides: tuple[Side, ...]
    """Of each deck the cards are known, not their order."""
    goals: dict[str, tuple[str, ...]]
    progress: dict[str, int]
    loot: dict[int, tuple[CardId, ...]]
    chests: Piles
    consumables: dict[int, tuple[CardId, ...]]
    guide: dict[CardId, int]
    merchant: dict[CardId, int]
    supply: dict[CardId, int]
    numbers: Numbers
    lists: Lists
    agenda: tuple[Any, ...]
    outcome: Outcome | None


def view(t: TerrariaTable, seat: Seat | None) -> View:
    """Field by field; piles that lie face down are sorted."""
    return view_of(t.state, seat, tuple(t.agenda), t.outcome)


def view_of(
    state: State, seat: Seat | None = None, agenda: tuple[Any, ...] = (), outcome: Outcome | None = None
) -> View:
    """What a seat may know of a state; without one, a spectator."""
    hidden = [biome for biome, found in zip(state.minimap, state.revealed, strict=True) if not found]
    return View(
        seat=seat,
        evil=state.evil,
        minimap=tuple(biome if found else "" for biome, found in zip(state.minimap, state.revealed, strict=True)),
        unknown=tuple(sorted(hidden)),
        land=state.land,
        stacks=in_no_order(state.stacks),
        tray=in_no_order(state.tray),
        marks=state.marks.copy(),
        enemies=tuple(map(state_copier(Enemy), state.enemies)),
        bosses=tuple(map(state_copier(Boss), state.bosses)),
        sides=tuple(map(side_view, state.sides)),
        goals={chain: tuple(pile) for chain, pile in state.goals.items()},
        progress=state.progress.copy(),
        loot=in_no_order(state.loot),
        chests=in_no_order(state.chests),
        consumables=in_no_order(state.consumables),
        guide=state.guide.copy(),
        merchant=state.merchant.copy(),
        supply=state.supply.copy(),
        numbers=Numbers(*NUMBERS(state)),
        lists=Lists(*map(tuple, LISTS(state))),
        agenda=agenda,
        outcome=outcome,
    )


def witness(event: Event, seat: Seat | None) -> Event | None:
    """All is open; that nobody gained or lost a coin is no news."""
    return None if isinstance(event, CoinsChanged) and not event.by else event


def in_no_order(piles: dict[Any, list[str]]) -> dict[Any, tuple[str, ...]]:
    """What lies in piles, without saying how."""
    return {name: unordered(tuple(pile)) for name, pile in piles.items()}


def side_view(side: Side) -> Side:
    """Everything of a player but the order of the deck."""
    copied: Side = state_copier(Side)(side)
    copied.deck = list(unordered(tuple(side.deck)))
    return copied


# -- imagining


def open_state(seen: View) -> State:
    """What a view shows as a state to look at: piles and unknown biomes lie in no order. It shares the view's parts."""
    unknown = list(seen.unknown)
    plain: dict[str, Any] = {name: getattr(seen.numbers, name) for name in Numbers.__struct_fields__}
    plain |= {name: list(getattr(seen.lists, name)) for name in Lists.__struct_fields__}
    return State(
        evil=seen.evil,
        minimap=tuple(known or unknown.pop() for known in seen.minimap),  # type: ignore[misc]
        revealed=[bool(known) for known in seen.minimap],
        land=seen.land,
        stacks=as_lists(seen.stacks),
        tray=as_lists(seen.tray),
        marks=seen.marks,
        enemies=list(seen.enemies),
        bosses=list(seen.bosses),
        sides=list(seen.sides),
        goals=as_lists(seen.goals),
        progress=seen.progress,
        loot=as_lists(seen.loot),
        chests=as_lists(seen.chests),
        consumables=as_lists(seen.consumables),
        guide=seen.guide,
        merchant=seen.merchant,
        supply=seen.supply,
        **plain,
    )


def imagine(seen: View, rng: Rng) -> Deal[State]:
    """A position that the seat could be in: piles and unknown biomes are dealt anew."""
    state: State = state_copier(State)(open_state(seen))
    unknown = list(seen.unknown)
    rng.shuffle(unknown)
    state.minimap = tuple(known or unknown.pop() for known in seen.minimap)  # type: ignore[misc]
    for piles in (state.stacks, state.tray, state.loot, state.chests, state.consumables):
        for pile in piles.values():
            rng.shuffle(pile)
    for side in state.sides:
        rng.shuffle(side.deck)
    agenda: tuple[Step, ...] = seen.agenda[::-1]
    return Deal(state, agenda)


def as_lists(piles: dict[Any, tuple[str, ...]]) -> dict[Any, list[Any]]:
    """Piles that can be changed."""
    return {name: list(pile) for name, pile in piles.items()}

"""What is true of every position, and what a seat cannot see of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from questhall.core import Rng, Seat

from .effects import Cell
from .figures import area_of, enemy_by, fighters, form_of, occupied, over_vacant, supported
from .setup import other_evil
from .state import NOWHERE, FigureId, Side
from .steps.falling import falls, holds_on
from .steps.phase import CharacterPhase
from .stock import MOST_COINS, STACK
from .world import TerrariaTable, chart, is_empty


def faults(t: TerrariaTable) -> Iterator[str]:
    """Everything wrong with a position: components are conserved, figures stand where figures can."""
    yield from tile_faults(t)
    yield from card_faults(t)
    yield from token_faults(t)
    for seat, side in enumerate(t.state.sides):
        yield from side_faults(t, seat, side)
    if t.agenda and isinstance(t.agenda[-1], CharacterPhase):
        yield from figure_faults(t)


def tile_faults(t: TerrariaTable) -> Iterator[str]:
    """Every tile and every enemy token of the box is in exactly one place.  [TR-C-01, TR-C-38]"""
    state, content = t.state, t.content
    unused = other_evil(state.evil)
    tiles = [tile for tile in state.land.tiles if tile] + [tile for pile in state.stacks.values() for tile in pile]
    if sorted(tiles) != sorted(tile.id for tile in content.tiles.values() if tile.biome != unused):
        yield "tiles are missing or too many"
    tokens = Counter(kind for pile in state.tray.values() for kind in pile)
    tokens += Counter(enemy.kind for enemy in state.enemies)
    printed: Counter[str] = Counter()
    for tray in content.trays:
        if tray.biome != unused:
            printed.update(tray.tokens)
    if tokens != printed:
        yield f"enemy tokens are missing or too many: {tokens - printed} {printed - tokens}"


def card_faults(t: TerrariaTable) -> Iterator[str]:
    """Consumables and gear are conserved; action cards may be destroyed, but there are never more."""
    state, content = t.state, t.content
    held = [card for side in state.sides for card in side.consumables]
    consumables = Counter(card for deck in (*state.consumables.values(), held) for card in deck)
    if consumables != Counter({card.id: card.copies for card in content.consumables.values()}):
        yield "consumables are missing or too many"
    owned = Counter(
        card for side in state.sides for card in (*side.armour, *(c for p in side.gear.values() for c in p))
    )
    owned.update(side.minion for side in state.sides if side.minion)
    for card, left in state.supply.items():
        copies = (content.equipment.get(card) or content.armour.get(card) or content.minions[card]).copies
        if left < 0 or left + owned[card] != copies:
            yield f"there are not {copies} cards of {card}"
    actions = Counter(card for side in state.sides for card in action_cards(side))
    actions.update(card for deck in state.loot.values() for card in deck)
    actions.update(state.guide)
    actions.update(state.merchant)
    for card, count in actions.items():
        printed = content.actions[card]
        if count > printed.copies * (len(state.sides) if printed.source == "start" else 1):
            yield f"there are {count} cards of {card}"


def action_cards(side: Side) -> list[str]:
    """All action cards of a player."""
    return [*side.deck, *side.discard, *(held.card for held in side.hand), *([side.prepared] if side.prepared else [])]


def token_faults(t: TerrariaTable) -> Iterator[str]:
    """Platforms, ropes, pylons and tombstones are as many as the box has.  [TR-C-30, TR-C-31, TR-C-33, TR-C-43]"""
    state, figures = t.state, t.content.figures
    if len(state.platforms) + sum(side.platforms for side in state.sides) > figures.platforms:
        yield "there are too many platforms"
    if len(state.ropes) + sum(side.ropes for side in state.sides) > figures.ropes:
        yield "there are too many ropes"
    if len(state.pylons) > min(figures.pylons, len(state.npcs)):
        yield "there are too many pylons"
    if state.tombstones + sum(side.tombstones for side in state.sides) != 2 * len(state.sides):
        yield "tombstones are missing or too many"
    if not 0 <= state.threat <= 10 or (state.threat == 10 and t.outcome is None):
        yield f"threat is {state.threat}"


def side_faults(t: TerrariaTable, seat: Seat, side: Side) -> Iterator[str]:
    """Tracks stay within their limits.  [TR-3804, TR-3903 to TR-3905]"""
    if not 0 <= side.coins <= MOST_COINS or not 0 <= side.mana <= side.most_mana:
        yield f"seat {seat} has {side.coins} coins and {side.mana} mana"
    if side.cell != NOWHERE and not 0 < side.health <= side.most_health:
        yield f"seat {seat} has {side.health} health"
    if any(not 0 <= stack.count <= STACK or bool(stack.kind) != bool(stack.count) for stack in side.slots):
        yield f"seat {seat} has a slot that cannot be: {side.slots}"
    if min(side.points.ap, side.points.swords, side.points.shields, side.points.dig, side.points.hard) < 0:
        yield f"seat {seat} has spent more than there was: {side.points}"
    if side.worn and side.worn not in side.armour:
        yield f"seat {seat} wears {side.worn}, which it does not have"
    if side.cell != NOWHERE and not is_empty(t, side.cell):
        yield f"the character of seat {seat} is in a block or outside the world"


def figure_faults(t: TerrariaTable) -> Iterator[str]:
    """Between actions no two figures share a cell, and all that can fall stand.  [TR-1103, TR-1202]"""
    state, others = t.state, occupied(t)
    count = sum(side.cell != NOWHERE for side in state.sides) + len(fighters(t))
    count += sum(len(area_of(form_of(t, boss), boss.cell)) for boss in state.bosses)
    if count != len(others):
        yield "two figures are on one cell"
    for cell, who in others.items():
        if cell not in chart(t).kinds:
            yield f"{who} is outside the explored world"
        elif isinstance(who, int):
            if not supported(t, cell, others) and not holds_on(t, who):
                yield f"the character of seat {who} floats"
        elif floats(t, who, cell, others):
            yield f"{who} floats"


def floats(t: TerrariaTable, name: FigureId, cell: Cell, others: dict[Cell, FigureId | Seat]) -> bool:
    """Whether an enemy that can fall stands on nothing."""
    enemy = enemy_by(t, name)
    if enemy is None or not falls(t, enemy, cell):
        return False
    return not supported(t, cell, others) and not over_vacant(t, cell)


def reshuffle(t: TerrariaTable, seat: Seat | None, rng: Rng) -> None:
    """Put everything that the seat cannot see into another order: nobody sees more than another."""
    state = t.state
    piles = (state.stacks, state.tray, state.chests, state.loot, state.consumables)
    for pile in [pile for group in piles for pile in group.values()]:
        rng.shuffle(pile)
    for side in state.sides:
        rng.shuffle(side.deck)
    hidden = [biome for biome, found in zip(state.minimap, state.revealed, strict=True) if not found]
    rng.shuffle(hidden)
    known = zip(state.minimap, state.revealed, strict=True)
    state.minimap = tuple(biome if found else hidden.pop() for biome, found in known)

"""The stations and the pieces of gear that every game of bots begins with."""

from __future__ import annotations

import functools
import itertools

from questhall.core import Seat

from .content import load
from .content.kinds import Made
from .effects import House
from .stock import defence_dice
from .world import TerrariaTable

STATIONS: tuple[House, ...] = ("work_bench", "anvil_furnace")
"""What nearly everything else needs."""
PIECES = ("wood_armour", "iron_armour", "iron_shortsword", "iron_pickaxe")
"""What everybody should have."""
IRON, PLAIN, MIGHTY = 12, 6, 16
"""The sides of the dice of iron gear together, of those of wood, and of a weapon for the greatest boss."""


def made(piece: str) -> Made:
    """A piece of equipment or armour."""
    content = load()
    return content.armour[piece] if piece in content.armour else content.equipment[piece]


def lacking(t: TerrariaTable, seat: Seat) -> tuple[str, ...]:
    """The pieces that a player has nothing as good as."""
    side = t.state.sides[seat]
    return missing(tuple(itertools.chain(*side.gear.values())), tuple(side.armour))


def is_mighty(t: TerrariaTable, seat: Seat) -> bool:
    """Whether a player is armed for the greatest boss."""
    side, content = t.state.sides[seat], load()
    blows = [sum(content.dice[content.equipment[card].dice]) for card in itertools.chain(*side.gear.values())]
    return max(blows, default=0) >= MIGHTY and sum(defence_dice(t, seat)) >= IRON


def fits(t: TerrariaTable, seat: Seat, card: str) -> bool:
    """Whether a card is as good as a piece that a player lacks."""
    side = t.state.sides[seat]
    gear, armour = tuple(itertools.chain(*side.gear.values())), tuple(side.armour)
    with_it = missing(gear, (*armour, card)) if card in load().armour else missing((*gear, card), armour)
    return len(with_it) < len(missing(gear, armour))


@functools.lru_cache(maxsize=1024)
def missing(gear: tuple[str, ...], armour: tuple[str, ...]) -> tuple[str, ...]:
    """The pieces that nothing of this gear is as good as."""
    content = load()
    cards = [content.equipment[card] for card in gear]
    worn = max([sum(content.dice[content.armour[card].defence]) for card in armour], default=0)
    blow = max([sum(content.dice[item.dice]) for item in cards if item.dice], default=0)
    dig = max([item.dig for item in cards], default=0)
    has = (worn >= PLAIN, worn >= IRON, blow >= IRON, dig > 1)
    return tuple(piece for piece, there in zip(PIECES, has, strict=True) if not there)

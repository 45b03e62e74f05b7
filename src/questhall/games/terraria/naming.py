"""What the cards of a player go by on the screen, where choices and refusals point at them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from questhall.core import Seat

from .state import Side


def numbered(names: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Names, each with how many like it came before."""
    counts: dict[str, int] = {}
    for name in names:
        yield counts.get(name, 0), name
        counts[name] = counts.get(name, 0) + 1


def hand_ids(seat: Seat, side: Side) -> list[str]:
    """What each card in hand goes by."""
    return [f"h{seat}-{number}-{card}" for number, card in numbered(held.card for held in side.hand)]

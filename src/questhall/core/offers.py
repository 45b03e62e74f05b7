"""Decisions that are worked out when somebody looks at them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from .decisions import Decision, Seat


class Offers(Mapping[Seat, Decision]):
    """What several seats are asked; each decision is found when it is looked at first, and then kept.

    For open questions to seats with many choices each: whoever lets one seat choose need not wait for the others'.
    """

    __slots__ = ("_decide", "_known", "_seats", "_table")

    def __init__(self, t: Any, seats: Iterable[Seat], decide: Callable[[Any, Seat], Decision]) -> None:
        self._table, self._seats, self._decide = t, tuple(seats), decide
        self._known: dict[Seat, Decision] = {}

    def __getitem__(self, seat: Seat) -> Decision:
        found = self._known.get(seat)
        if found is None:
            if seat not in self._seats:
                raise KeyError(seat)
            if self._table is None:
                raise LookupError(f"The table went on before anybody looked at what seat {seat} was asked.")
            found = self._known[seat] = self._decide(self._table, seat)
            assert found.choices, f"{found.question} offers seat {seat} no choice"
            if len(self._known) == len(self._seats):
                self._table = None  # nothing is left to find, and a table that holds this is freed with the last look
        return found

    def get(self, seat: Seat, default: Any = None) -> Any:
        """The same, or something else for a seat that is not asked."""
        return self[seat] if seat in self._seats else default

    def __contains__(self, seat: object) -> bool:
        return seat in self._seats

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._seats)

    def __len__(self) -> int:
        return len(self._seats)

    def at(self, t: Any) -> Offers:
        """The same at a table, perhaps a copy of the one that asked: it goes its own way."""
        if t is self._table or len(self._known) == len(self._seats):
            return self
        twin = Offers(t, self._seats, self._decide)
        twin._known.update(self._known)
        return twin

    def close(self) -> None:
        """The table goes on: what nobody has looked at cannot be found any more."""
        self._table = None

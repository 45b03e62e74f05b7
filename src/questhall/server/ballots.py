"""A vote on an undo. It lasts until all have agreed, somebody does not, or the room goes on."""

from __future__ import annotations

import msgspec

from questhall.core import Seat

from .messages import Ballot


class Vote(msgspec.Struct, frozen=True):
    """Who asked for what, at which revision, and what the others say."""

    rev: int
    id: str
    ballot: Ballot

    def agreed(self, seats: tuple[Seat, ...]) -> Vote:
        """The vote after these seats have said yes."""
        old = self.ballot
        waiting = tuple(seat for seat in old.waiting if seat not in seats)
        yes = (*old.yes, *(seat for seat in old.waiting if seat in seats))
        return msgspec.structs.replace(self, ballot=msgspec.structs.replace(old, yes=yes, waiting=waiting))

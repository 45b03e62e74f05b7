"""Rooms that were played with other cards, scenarios or rules: they go on from where they were last kept."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from questhall.core import Game, Table, read_choice
from questhall.core.errors import QuesthallError
from questhall.core.replay import renewed

from .records import LogRecord, PositionRecord, RoomRecord, Store
from .speech import Refused


async def renew(store: Store, record: RoomRecord, game: Game[Any, Any]) -> RoomRecord:
    """The room with the content of today; what was chosen since its position was kept is taken as far as it can be."""
    log = await store.log(record.id)
    last = await store.position(record.id, "last")
    try:
        if last is not None:
            table, late = renewed(game, last.frozen), log[last.rev :]
        elif not log:
            table, late = Table.sit(game, record.setup), ()
        else:
            raise Refused("not_possible", "other_version")
    except QuesthallError:
        raise Refused("not_possible", "other_version") from None
    _go_on(table, late)
    new = replace(record, content=game.content_hash)
    await store.renew(new, PositionRecord(len(log), table.freeze()))
    return new


def _go_on(table: Table[Any], late: tuple[LogRecord, ...]) -> None:
    try:
        for entry in late:
            if entry.kind == "choice":
                table.take(entry.seat, read_choice(entry.text, table.game.choices))
            else:
                table.undo(int(entry.text.split()[0]), across_fences=True)
    except QuesthallError:
        pass  # the rest was chosen with other cards

"""A server that runs for long does not grow."""

from __future__ import annotations

import gc
from typing import Any

import msgspec

from questhall.core import Table
from tests.programs import wait_until
from tests.server.tables import QUICK, Visitor, served

FOR_LONG = msgspec.structs.replace(QUICK, idle=0.0)


def tables() -> int:
    gc.collect()
    return sum(1 for thing in gc.get_objects() if type(thing) is Table)  # isinstance asks proxies of what is gone


def test_rooms_that_come_and_go_leave_nothing_behind() -> None:
    with served(tuning=FOR_LONG) as server:
        mira = Visitor(server, "Mira")
        rooms = server.hall.rooms

        def evening(number: int) -> None:
            room = mira.room("me", "bot", seed=number)["room"]
            with mira.looks(room) as table, mira.looks(room, language="uk") as phone:
                table.until("chat")
                phone.until("chat")
                for _ in range(3):
                    while not table.scene.get("choices"):
                        table.hears()
                    table.chooses()
                table.asks("undo")
            mira.get(f"/api/rooms/{room}/replay/1", seat=0)
            wait_until(lambda: not rooms.opened)

        evening(0)
        server.hall.recordings._known.clear()
        before = tables()
        for number in range(1, 6):
            evening(number)
        server.hall.recordings._known.clear()
        assert tables() <= before
        left: dict[str, Any] = {**rooms._uses, **rooms._opening, **rooms._left, **server.hall.connections}
        assert not left
        assert not server.hall.stand_ins._at_work
        assert len(server.hall._tasks) == 1

"""What stands beside the board: the spaces of the time track, and points that are left over."""

from __future__ import annotations

from questhall.games.terraria.state import Points
from tests.games.terraria.board import arrange, refreshed
from tests.games.terraria.test_scene import drawn
from tests.ledger import rule


@rule("TR-3506")
def test_each_of_the_seven_spaces_of_time_tells_what_happens_there() -> None:
    rows = drawn(arrange("A . .", time=2, rise=2)).panels["time"].rows
    assert [row.name for row in rows] == [f"Space {n} ({'day' if n < 6 else 'night'})" for n in range(1, 8)]
    assert (rows[2].detail, rows[2].value, rows[3].value) == ("threat rises by 2", "now", "")
    assert rows[4].detail == "nothing happens"
    assert rows[5].detail == "threat rises by 2; enemies appear on spawn symbols near characters"


@rule("TR-R-32")
def test_dig_and_chop_points_that_are_left_stand_beside_the_action_points() -> None:
    t = arrange("A . .\n# # #")
    t.state.sides[0].points = Points(ap=1, dig=2, hard=3, chop=1)
    marks = drawn(refreshed(t)).panels["players"].rows[0].marks
    told = [(mark.name, mark.text) for mark in marks][:4]
    assert told == [
        ("action points", "1"),
        ("dig points", "2"),
        ("dig points for hard blocks", "3"),
        ("chop points", "1"),
    ]

"""What is told when somebody has died, and when the game is over."""

from __future__ import annotations

import pytest

from questhall.core import Step, Table
from questhall.core.scene import Report
from questhall.games.terraria.state import State
from questhall.games.terraria.steps.death import Respawn, lose_health
from questhall.games.terraria.steps.ending import complete_chain, raise_threat
from questhall.games.terraria.steps.phase import GoOn
from questhall.games.terraria.world import TerrariaTable
from tests.games.terraria.board import arrange


class Perish(Step, frozen=True):
    def run(self, t: TerrariaTable) -> None:
        t.state.sides[0].coins = 7
        lose_health(t, 0, 99)


class Doom(Step, frozen=True):
    def run(self, t: TerrariaTable) -> None:
        raise_threat(t, 9)
        raise_threat(t, 1)


class Triumph(Step, frozen=True):
    def run(self, t: TerrariaTable) -> None:
        t.state.goals["dig"] = []
        complete_chain(t, "dig")


def reports(t: Table[State], seat: int | None = 0) -> list[Report]:
    return [line.report for line in t.scene(seat, "en").log if line.report]


DRAWING = "A B .\n# # #"


def test_a_death_is_told_with_what_was_lost_and_when_one_comes_back() -> None:
    t = arrange(DRAWING, agenda=[Perish(), GoOn()])
    (told,) = reports(t)
    assert told.title == "Wanderer has died"
    assert not told.result, "it is not the end of the game, so nobody has lost"
    assert told.text[0].startswith("Lost: 3 coins, all consumables")
    assert told.text[1] == "Threat: 1."
    assert told.text[-1].startswith("Next round the character comes back")
    assert [each.result for each in reports(t, 1)] == [""]


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "gear and resources"), ("uk", "спорядження й ресурси"), ("ru", "снаряжение и ресурсы")],
)
def test_who_is_asked_where_to_come_back_reads_what_is_kept(language: str, told: str) -> None:
    prompt = arrange(DRAWING, agenda=[Perish(), Respawn(0), GoOn()]).scene(0, language, log=False).prompt
    assert prompt is not None
    assert told in prompt.help.lower()


def test_the_log_itself_says_what_a_death_costs() -> None:
    line = next(each for each in arrange(DRAWING, agenda=[Perish(), GoOn()]).scene(1, "en").log if each.kind == "died")
    assert "half of the coins" in line.text
    assert "next round" in line.text


@pytest.mark.parametrize(
    ("step", "result", "done", "threat"), [(Doom(), "lost", "0/10", "10/10"), (Triumph(), "won", "10/10", "0/10")]
)
def test_at_the_end_of_the_game_all_that_was_reached_is_told_once(
    step: Step, result: str, done: str, threat: str
) -> None:
    t = arrange(DRAWING, agenda=[step], beaten=["king_slime"], round=7)
    t.state.sides[0].deaths = 2
    (told,) = reports(t, None)
    goals, reached = told.parts
    assert (told.result, goals.rows[0].value) == (result, done)
    assert [row.value for row in reached.rows] == ["7", "1", "2", threat]
    assert reached.rows[1].detail == "King Slime"


@pytest.mark.parametrize(("tombstones", "journey"), [(1, False), (0, False), (1, True)])
def test_every_death_counts_also_one_without_a_tombstone(tombstones: int, *, journey: bool) -> None:
    t = arrange(DRAWING, agenda=[Perish(), Triumph()], tombstones=tombstones, journey=journey)
    told = reports(t)[-1]
    assert [row.value for row in told.parts[1].rows if row.name == "Deaths"] == ["1"]

"""Mines that are taken over from afar."""

from __future__ import annotations

from questhall.core import Decision, Question, Seat
from questhall.kit.hexes import distance

from ..choices import Done, SeizeMine
from ..content import load
from ..effects import FieldId
from ..geography import HeroesTable, chart
from ..people import allied, pawn_of
from .visiting import PlantFlag


def seizable(t: HeroesTable, seat: Seat, fields: int) -> list[FieldId]:
    """Mines of enemies that are no farther from the main hero."""
    graph, printed = chart(t.state.layout), load().fields
    here = graph.at[pawn_of(t, seat, "main").at]
    mines = [field for field, flag in t.state.flags.items() if not allied(t, seat, flag.seat)]
    return [each for each in mines if printed[each].location == "mine" and distance(here, graph.at[each]) <= fields]


class SeizeOne(Question, frozen=True):
    """One of the enemy's mines near the main hero gets the own cube."""

    automatic = True

    seat: Seat
    fields: int

    def ask(self, t: HeroesTable) -> Decision:
        """Those that are near enough."""
        found = tuple(map(SeizeMine, seizable(t, self.seat, self.fields)))
        return Decision(self.seat, self, found or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: SeizeMine | Done) -> None:
        """As if it were visited.  [HM-1418]"""
        if isinstance(choice, SeizeMine):
            t.do(PlantFlag(seat, choice.field))

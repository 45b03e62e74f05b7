"""Looking at choices on an imagined table: how the position looks after each, before chance has its say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from questhall.core import Choice, Decision, Seat, Table

WIDTH = 4
"""So many of the best-looking choices are carried through."""
LENGTH = 12
"""So many follow-up choices at most."""


class Look(NamedTuple):
    """How a position looks to a seat, the table where it was seen, and how many choices led there before any chance."""

    score: float
    table: Table[Any]
    sure: int = 1


def look(table: Table[Any], seat: Seat, choice: Choice) -> Look:
    """The position after a choice; the table stops before what only chance decides."""
    after = table.copy()
    after.horizon = table.game.horizon
    after.take(seat, choice)
    return Look(table.game.heuristic(after, seat), after)


def promising(table: Table[Any], decision: Decision) -> Sequence[Choice]:
    """The choices that are worth a look; all of them where none is, as in a decision that nobody waits for."""
    return table.game.shortlist(table, decision) or decision.choices


def ranked(table: Table[Any], seat: Seat, choices: Iterable[Choice]) -> list[Look]:
    """The positions after each choice, the best first, equal ones as they are offered.

    What only chance decides is not seen, so attacking may look no better than not to; games offer doing something
    before leaving it.
    """
    table.decisions.get(seat)  # what is offered is found once, not anew by each copy
    return sorted([look(table, seat, choice) for choice in choices], key=lambda each: each.score, reverse=True)


def foreseen(table: Table[Any], decision: Decision, choices: Iterable[Choice] | None = None) -> list[Look]:
    """The positions after promising choices; the best-looking are carried through their follow-ups, and come first."""
    game, seat = table.game, decision.seat
    looks = ranked(table, seat, promising(table, decision) if choices is None else choices)
    if len(looks) == 1:
        return looks
    if more := game.second_look(table, decision, looks[0].score):
        looks = sorted([*looks, *ranked(table, seat, more)], key=lambda each: each.score, reverse=True)
    best = [carried_through(each, seat) for each in looks[:WIDTH]]
    return sorted(best, key=lambda each: each.score, reverse=True) + looks[WIDTH:]


def carried_through(at: Look, seat: Seat) -> Look:
    """The position after the best follow-ups, such as the actions of a card; chance on the way brings the average."""
    game, gained, sure = at.table.game, 0.0, 0
    for _ in range(LENGTH):
        table = at.table
        if table.agenda and table.agenda[-1].waits and type(table.agenda[-1]) not in game.follow_ups:
            break  # what is open there need not be found
        asked = table.decisions.get(seat)
        if asked is not None and type(asked.question) in game.follow_ups:
            at = ranked(table, seat, promising(table, asked))[0]
        elif asked is None and (worth := game.average(table)) is not None:
            gained, sure = gained + worth, sure or len(table.history)
            table.leave_out()
            at = Look(game.heuristic(table, seat), table)
        else:
            break
    return Look(at.score + gained, at.table, sure or len(at.table.history))

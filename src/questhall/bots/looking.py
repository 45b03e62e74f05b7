"""Looking at choices on an imagined table: how the position looks after each, before chance has its say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from questhall.core import Choice, Decision, Seat, Table, Taken
from questhall.core.further import Further

WIDTH = 4
"""So many of the best-looking choices are carried through."""
LENGTH = 12
"""So many follow-up choices at most."""
FRONT, ANSWERS = 8, 6
"""So many positions are looked on from where one choice is not enough, and so many answers to a follow-up are tried."""


class Look(NamedTuple):
    """How a position looks to a seat, the table where it was seen, and how many choices led there before any chance."""

    score: float
    table: Table[Any]
    sure: int = 1
    before: tuple[Taken, ...] = ()
    """What was taken before the history of the table began anew."""

    @property
    def taken(self) -> list[Taken]:
        """All that led there."""
        return [*self.before, *self.table.history]

    @property
    def first(self) -> Choice:
        """The choice with which it began."""
        return (self.before or self.table.history)[0].choice


def afresh(table: Table[Any]) -> Table[Any]:
    """A copy to look ahead on, as if nothing had happened before: heuristics may judge what was just done."""
    anew = table.copy()
    anew.events, anew.history = [], []
    return anew


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
    found = sorted(best, key=lambda each: each.score, reverse=True) + looks[WIDTH:]
    if further := game.third_look(table, decision, found[0].score):
        chosen = looked_on(looks, decision, further)
        chosen = chosen or next((each for each in found if each.first == further.otherwise), found[0])
        first = chosen._replace(score=max(chosen.score, found[0].score))
        found = [first, *[each for each in found if each.first != chosen.first]]
    return found


def looked_on(looks: Iterable[Look], decision: Decision, further: Further) -> Look | None:
    """The best position after some more choices, if it is good enough."""
    front = [each for each in looks if type(each.first) in further.kinds][:FRONT]
    for _ in range(further.choices):
        found = {(each.score, len(each.table.agenda)): each for at in front for each in onward(at, decision, further)}
        front = sorted(found.values(), key=lambda each: each.score, reverse=True)[:FRONT]
        if front and front[0].score > further.above:
            return front[0]
    return None


def onward(at: Look, decision: Decision, further: Further) -> list[Look]:
    """The positions after one choice more, where the same is asked again or the rest of it; none after a revelation."""
    table, seat, kind = at.table, decision.seat, type(decision.question)
    asking = type(table.agenda[-1]) if table.agenda else None
    if table.history[-1].fence or (asking is not kind and asking not in table.game.follow_ups):
        return []
    asked = table.decisions.get(seat)
    if asked is None:
        return []
    anew, choices = table.copy(), asked.choices[:ANSWERS]
    if asking is kind:
        anew.history.clear()
        choices = tuple([each for each in promising(anew, asked) if type(each) in further.kinds])
    before = tuple(at.taken[: len(at.taken) - len(anew.history)])
    looks = ranked(anew, seat, choices)
    return [each._replace(before=before, sure=len(before) + len(each.table.history)) for each in looks]


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

"""Bots at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from questhall.core import Choice, Decision, Seat, Table

from .bot import Bot


class Asked(NamedTuple):
    """A seat and its answer."""

    seat: Seat
    choice: Choice


def who_decides(decisions: Mapping[Seat, Decision]) -> Seat:
    """The first seat that the table waits for; if it waits for nobody, the first that may act.

    So an optional decision is put to a bot only when nothing else is asked: bots do not act out of turn.
    """
    return next((seat for seat, decision in decisions.items() if not decision.optional), next(iter(decisions)))


def next_choice(table: Table[Any], bots: Mapping[Seat, Bot]) -> Asked:
    """What the bot that is asked first answers; nothing is taken yet."""
    seat = who_decides(table.decisions)
    return Asked(seat, bots[seat].choose(table.view(seat), table.decisions[seat]))


def play(table: Table[Any], bots: Mapping[Seat, Bot]) -> None:
    """Let bots play to the end.

    >>> import questhall
    >>> from questhall.bots import make_bot, play
    >>> table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
    >>> play(table, {0: make_bot("random", table.game, seed=1)})
    >>> table.outcome.result
    'lost'
    """
    while table.decisions:
        seat, choice = next_choice(table, bots)
        table.take(seat, choice)

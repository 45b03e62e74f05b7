"""Campaigns played by a bot, for tests that need one that has come far enough."""

from __future__ import annotations

import functools

import questhall
from questhall.bots import make_bot
from questhall.core import Table
from questhall.games.bugs.state import State

SEEDS = range(3, 30)


def campaign(seed: int) -> Table[State]:
    return questhall.sit("bugs", scenario="campaign", seats=["bruiser"], seed=seed)


@functools.cache
def won_once() -> Table[State]:
    """A campaign right after its first scenario, which a greedy bot has won; not to be changed."""
    for seed in SEEDS:
        table = campaign(seed)
        bot = make_bot("greedy", table.game, seed=1)
        while not table.state.campaign.attempts:  # type: ignore[union-attr]  # it is a campaign
            table.take(0, bot.choose(table.view(0), table.decisions[0]))
        if table.state.campaign.won:  # type: ignore[union-attr]
            return table
    raise AssertionError("greedy play lost every time")


def again(table: Table[State], choices: int) -> Table[State]:
    """The same campaign after so many choices."""
    assert table.setup is not None
    earlier = campaign(table.setup.seed)
    for taken in table.history[:choices]:
        earlier.take(0, taken.choice)
    return earlier

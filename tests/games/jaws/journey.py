"""Campaigns for tests: scenarios that are over as soon as they have begun."""

import random

from questhall.core import Setup, Table, running
from questhall.games.jaws import GAME
from questhall.games.jaws.content import load
from questhall.games.jaws.steps.campaign import set_out
from questhall.games.jaws.steps.ending import finish


def campaign(seats=("red_guard", "hatchet"), seed=1):
    return Table.sit(GAME, Setup("jaws", "campaign", seats, seed=seed))


def do(t, *steps):
    """These steps, from between two scenarios."""
    t.agenda.clear()
    t.do(*steps)
    running.advance(t)
    t._decisions = None
    return t


def play(t, number, *, won=True, **heroes):
    """A scenario is played to its end; of each character its coins, experience and the like are given."""
    do(t)
    set_out(t, load().numbered(number).id)
    running.advance(t)
    t._decisions = None
    rng = random.Random(1)
    while t.state.round == 0:
        seat = next(iter(t.decisions))
        t.take(seat, rng.choice(t.decisions[seat].choices))
    for being, values in heroes.items():
        for name, value in values.items():
            setattr(t.state.heroes[being], name, value)
    finish(t, won=won)
    running.advance(t)
    t._decisions = None
    return t


def sheet(t, being="red_guard"):
    return next(each for each in t.state.campaign.members if each.being == being)

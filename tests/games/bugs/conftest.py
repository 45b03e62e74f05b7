from questhall.games.bugs.content import load
from tests.games.drawn import taken_out

drawn_scenarios = taken_out(load().scenarios)

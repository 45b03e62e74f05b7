from questhall.games.jaws.content import load
from tests.games.drawn import taken_out

drawn_scenarios = taken_out(load().scenarios)

"""How quick the environments are."""

from __future__ import annotations

from time import process_time
from typing import Any

import numpy as np

from questhall.bots import who_decides
from questhall.core import Game

from .sitting import Sitting


def steps_per_s(game: Game[Any, Any], seconds: float = 2.0, seed: int = 1) -> int:
    """Random actions a second in the first scenario, each with what is observed and which actions are possible.

    In processor time on one core, beginning new games included.
    """
    sitting, chance = Sitting(game), np.random.default_rng(seed)
    steps, games, start = 0, 0, process_time()
    while process_time() - start < seconds:
        if sitting.over:
            games += 1
            sitting.begin(games)
        seat = who_decides(sitting.table.decisions)
        possible = np.flatnonzero(sitting.observe(seat)["action_mask"])
        sitting.act(seat, int(possible[chance.integers(len(possible))]))
        steps += 1
    return round(steps / (process_time() - start))

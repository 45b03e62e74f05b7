"""How quick the environments are."""

from __future__ import annotations

import random
from time import process_time
from typing import Any

from questhall.bots import who_decides
from questhall.core import Game

from .sitting import Sitting


def steps_per_s(game: Game[Any, Any], seconds: float = 2.0, seed: int = 1) -> int:
    """Random actions a second in the first scenario, each with what is observed and which actions are possible.

    In processor time on one core, beginning new games included.
    """
    sitting, chance = Sitting(game), random.Random(seed)
    steps, games, start = 0, 0, process_time()
    while process_time() - start < seconds:
        if sitting.over:
            games += 1
            sitting.begin(games)
        seat = who_decides(sitting.table.decisions)
        sitting.act(seat, chance.choice(sitting.observe(seat)["action_mask"].nonzero()[0].tolist()))
        steps += 1
    return round(steps / (process_time() - start))

"""What several tests of the environments need."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from questhall.games import GAMES

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


def any_action(seen: dict[str, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))

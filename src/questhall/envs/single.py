"""One seat as an environment of Gymnasium; bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from questhall.bots import RandomBot, make_bot, who_decides
from questhall.core import Game
from questhall.core.game import Option
from questhall.games import GAMES

from .encoding import CHOICES
from .hashing import Floats
from .sitting import Observation, Seats, Sitting, observations


class OneSeat(gymnasium.Env[Any, int]):
    """The first seat of a game. The reward is 1 for a win, -1 for a loss; `info["action_mask"]` says what is possible.

    An action that is not possible changes nothing, and `info["impossible"]` is true then.
    With `flat`, what is observed is one array: the mask, then the choices row by row, then what the seat knows.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # as the library declares it

    def __init__(
        self,
        game: str | Game[Any, Any],
        scenario: str = "",
        seats: Seats = 0,
        *,
        bot: str = "greedy",
        flat: bool = False,
        render_mode: str | None = None,
        **options: Option,
    ) -> None:
        self.sitting = Sitting(game, scenario, seats, **options)
        self.bot, self.flat, self.render_mode = bot, flat, render_mode
        whole = observations()
        self.observation_space = spaces.flatten_space(whole) if flat else whole
        self.action_space = spaces.Discrete(CHOICES)  # type: ignore[assignment]  # its actions are numbers

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game; the same seed is the same game."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**48))
        self.sitting.begin(number)
        others = range(1, len(self.sitting.roles))
        self._bots = {seat: make_bot(self.bot, self.sitting.game, number + seat) for seat in others}
        self._wait()
        return self._seen()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Act, then let the others act until this seat is asked again."""
        possible = self.sitting.can(0, int(action))
        if possible:
            self.sitting.act(0, int(action))
            self._wait()
        seen, info = self._seen()
        return seen, self.sitting.reward(0), self.sitting.over, False, {**info, "impossible": not possible}

    def _wait(self) -> None:
        table = self.sitting.table
        while (decisions := table.decisions) and (seat := who_decides(decisions)) != 0:
            bot = self._bots[seat]
            view = None if isinstance(bot, RandomBot) else table.view(seat)  # a random bot does not look
            table.take(seat, bot.choose(view, decisions[seat]))

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        seen: Observation = self.sitting.observe(0)
        info = {"action_mask": seen["action_mask"], "impossible": False}
        return (_flat(seen) if self.flat else seen), info

    def render(self) -> Any:
        """The table as text."""
        return self.sitting.drawn(0)


def _flat(seen: Observation) -> Floats:
    """What is observed in one array, in the order of Gymnasium's own `flatten`."""
    parts = (seen["action_mask"], seen["choices"].reshape(-1), seen["observation"])
    return np.concatenate(parts, dtype=np.float32)


def register() -> list[str]:
    """Make every game and scenario known to `gymnasium.make`, as `questhall/keep-first_night-v0`; their names."""
    names = []
    for game in GAMES.values():
        for scenario in game.scenarios():
            name = f"questhall/{game.key}-{scenario}-v0"
            if name not in gymnasium.registry:
                gymnasium.register(name, OneSeat, kwargs={"game": game.key, "scenario": scenario})  # type: ignore[arg-type]
            names.append(name)
    return names

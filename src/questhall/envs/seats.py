"""All seats of a table as agents: PettingZoo, in turn and in parallel."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

from questhall.bots import who_decides
from questhall.core import Seat
from questhall.core.game import Option

from .encoding import CHOICES, NEXT_PAGE, WAIT
from .sitting import Observation, Seats, Sitting, count_near, find, observations


def _sit(game: str, scenario: str, seats: Seats, options: dict[str, Option]) -> Sitting:
    """Where nobody says how many seats there are, two, or as near to that as the scenario allows."""
    found = find(game)
    return Sitting(found, scenario, seats or count_near(found, scenario or found.singles[0], 2), **options)


def _agents(sitting: Sitting) -> list[str]:
    return [f"seat_{seat}" for seat in range(len(sitting.roles))]


def _seat(agent: str) -> int:
    return int(agent.removeprefix("seat_"))


class SeatsInTurn(AECEnv[str, Observation, int]):  # type: ignore[misc]  # the library has no types
    """One seat after another acts: the one that the table waits for."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "human"],
        "name": "questhall",
        "is_parallelizable": False,
    }

    def __init__(
        self, game: str, scenario: str = "", seats: Seats = 0, *, render_mode: str | None = None, **options: Option
    ) -> None:
        super().__init__()
        self.sitting = _sit(game, scenario, seats, options)
        self.render_mode = render_mode
        self.possible_agents = _agents(self.sitting)
        self.observation_spaces = {agent: observations() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(CHOICES) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do; its `action_mask` says what of it is possible."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed is the same game."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.sitting.begin(int(self._chance.integers(2**48)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent knows now."""
        return self.sitting.observe(_seat(agent))

    def step(self, action: int | None) -> None:
        """The agent that was selected acts."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        self.sitting.act(_seat(agent), int(action))
        over = self.sitting.over
        for each in self.agents:
            self.rewards[each] = self.sitting.reward(_seat(each)) if over else 0.0
            self.terminations[each] = over
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        if not self.sitting.over:
            self.agent_selection = f"seat_{who_decides(self.sitting.table.decisions)}"

    def render(self) -> str | None:
        """The table as text, as the seat that acts sees it; printed if a human watches."""
        text = self.sitting.drawn(_seat(self.agent_selection))
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


class ParallelSeats(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # the library has no types
    """All seats act at once; those that are not asked wait, and those that need not answer may.

    Where several seats are asked and an answer changes what the others are asked, their actions are left out: they are
    asked again in the next step. If all wait because nobody needs to answer, nothing happens in that step.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "questhall_parallel"}

    def __init__(
        self, game: str, scenario: str = "", seats: Seats = 0, *, render_mode: str | None = None, **options: Option
    ) -> None:
        self.sitting = _sit(game, scenario, seats, options)
        self.sitting.at_once = True
        self.render_mode = render_mode
        self.possible_agents = _agents(self.sitting)
        self._spaces = {agent: (observations(), spaces.Discrete(CHOICES)) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do; its `action_mask` says what of it is possible."""
        return self._spaces[agent][1]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game; the same seed is the same game."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.sitting.begin(int(self._chance.integers(2**48)))
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Everybody who is asked acts, in the order of the seats. An impossible action raises and nothing happens."""
        self._carry_out({_seat(agent): int(actions.get(agent, WAIT)) for agent in self.agents})
        over = self.sitting.over
        rewards = {agent: self.sitting.reward(_seat(agent)) if over else 0.0 for agent in self.agents}
        seen = self._seen()
        terminated, truncated = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        return seen, rewards, terminated, truncated, infos

    def _carry_out(self, actions: dict[Seat, int]) -> None:
        """What is chosen is read off all pages before anybody acts."""
        sitting = self.sitting
        chosen = {seat: sitting.choice(seat, action) for seat, action in actions.items()}
        asked = {seat: sitting.decision(seat) for seat in chosen}
        for seat, choice in chosen.items():
            if sitting.decision(seat) != asked[seat]:
                continue
            if choice is not None:
                sitting.take(seat, choice)
            elif actions[seat] == NEXT_PAGE:
                sitting.turn_page(seat)

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.sitting.observe(_seat(agent)) for agent in self.agents}

    def render(self) -> str:
        """The table as text, as a spectator sees it."""
        return self.sitting.drawn(None)

    def close(self) -> None:
        """Nothing is open."""

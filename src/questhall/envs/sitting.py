"""A table as all environments use it: begun by a seed, answered by numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from questhall.core import Choice, Decision, Game, Seat, Setup, Table
from questhall.core.errors import SetupError, one_of
from questhall.core.game import Option
from questhall.core.telling import result_for
from questhall.games import GAMES
from questhall.words import words_for
from questhall.words.textview import render

from .encoding import CHOICE, CHOICES, NEXT_PAGE, PAGE, SIZE, WAIT, Encoder, mask, on_page

Observation = dict[str, Any]
Seats = int | tuple[str, ...]
"""How many seats there are; or what each one plays, where an empty name is chosen in the game."""


def find(name: str) -> Game[Any, Any]:
    """A game by its name."""
    if name not in GAMES:
        raise SetupError(f"There is no game “{name}”. There are: {one_of(GAMES)}.")
    return GAMES[name]


def count_near(game: Game[Any, Any], scenario: str, wanted: int) -> int:
    """How many seats a scenario is for; of several numbers the one next to what is wanted."""
    if scenario not in game.scenarios():
        return game.players[0]  # whoever begins it hears which scenarios there are
    return min(game.seats(scenario), key=lambda count: abs(count - wanted))


def observations() -> spaces.Dict:
    """What is observed: numbers of what the seat knows, a row of numbers for each action, and which are possible."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (SIZE,), np.float32),
            "choices": spaces.Box(-np.inf, np.inf, (CHOICES, CHOICE), np.float32),
            "action_mask": spaces.Box(0, 1, (CHOICES,), np.int8),
        }
    )


def reward(table: Table[Any], seat: Seat) -> float:
    """1 for a game that the seat has won, -1 for one that it has lost, 0 before the end and for a draw."""
    return _WORTH.get(result_for(table.outcome, seat), 0.0)


class Sitting:
    """One game after another of the same kind, seen and answered in arrays.

    Without a number of seats there are as few as the scenario is for. Where all act `at_once`, a seat that need not
    answer may wait.
    """

    at_once = False

    def __init__(self, game: str | Game[Any, Any], scenario: str = "", seats: Seats = 0, **options: Option) -> None:
        self.game: Game[Any, Any] = find(game) if isinstance(game, str) else game
        self.scenario = scenario or self.game.singles[0]
        self.roles = seats if isinstance(seats, tuple) else ("",) * (seats or count_near(self.game, self.scenario, 1))
        self.options = options
        self.encoder = Encoder()
        self.pages: dict[Seat, int] = {}
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game; the same seed is the same game."""
        setup = Setup(self.game.key, self.scenario, self.roles, seed, self.options)
        self.table: Table[Any] = Table.sit(self.game, setup)
        self.pages.clear()

    def decision(self, seat: Seat) -> Decision | None:
        """What a seat is asked."""
        return self.table.decisions.get(seat)

    def may_wait(self, seat: Seat) -> bool:
        """Whether a seat may do nothing now."""
        asked = self.decision(seat)
        return asked is None or (self.at_once and asked.optional)

    def observe(self, seat: Seat) -> Observation:
        """What a seat knows, what it can choose, and which actions that are."""
        asked, page = self.decision(seat), self.pages.get(seat, 0)
        return {
            "observation": self.encoder.view(self.table.view(seat)),
            "choices": self.encoder.choices(asked, page),
            "action_mask": mask(asked, page, waits=self.at_once and self.may_wait(seat)),
        }

    def can(self, seat: Seat, action: int) -> bool:
        """Whether an action is possible for a seat."""
        if action == WAIT:
            return self.may_wait(seat)
        asked = self.decision(seat)
        if asked is None or not 0 < action < NEXT_PAGE:
            return action == NEXT_PAGE and asked is not None and len(asked.choices) > PAGE
        return self.pages.get(seat, 0) * PAGE + action <= len(asked.choices)

    def choice(self, seat: Seat, action: int) -> Choice | None:
        """What an action chooses; nothing if it waits or shows further choices. An impossible one raises."""
        if not self.can(seat, action):
            raise ValueError(f"Action {action} is not possible for seat {seat}: see its action_mask.")
        return on_page(self.decision(seat), self.pages.get(seat, 0))[action - 1] if 0 < action < NEXT_PAGE else None

    def act(self, seat: Seat, action: int) -> None:
        """Do what an action stands for. An impossible one raises and changes nothing."""
        choice = self.choice(seat, action)
        if choice is not None:
            self.take(seat, choice)
        elif action == NEXT_PAGE:
            self.turn_page(seat)

    def turn_page(self, seat: Seat) -> None:
        """Show a seat its next choices; after the last ones the first."""
        asked = self.table.decisions[seat]
        self.pages[seat] = (self.pages.get(seat, 0) + 1) % -(-len(asked.choices) // PAGE)

    def take(self, seat: Seat, choice: Choice) -> None:
        """Take a choice. Others who are asked the same as before look at the same page as before."""
        before = {each: self.decision(each) for each in self.pages if each != seat} if self.pages else {}
        self.table.take(seat, choice)
        if self.pages:
            self.pages = {each: self.pages[each] for each, asked in before.items() if asked == self.decision(each)}

    def reward(self, seat: Seat) -> float:
        """What a seat has for its game."""
        return reward(self.table, seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.table.decisions

    def drawn(self, seat: Seat | None) -> str:
        """The table as text."""
        return render(self.table.scene(seat, "en"), words_for(self.game.folder, "en"))


_WORTH = {"won": 1.0, "lost": -1.0}

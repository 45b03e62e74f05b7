"""The games for OpenSpiel: `pyspiel.load_game("questhall_keep(players=2)")` after `register_games()`.

Needs `pip install questhall[openspiel]`. Chance is explicit: where dice are rolled or cards are drawn there is a chance
node, whose outcomes are numbers that seed what follows up to the next decision. So the same actions are the same game,
and whoever looks ahead on a clone does not learn what chance will bring.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pyspiel

from questhall.core import Game, Seat
from questhall.core.settings import settings
from questhall.games import GAMES

from .course import Course, Kind
from .encoding import CHOICE, CHOICES, SIZE

OUTCOMES = 1024
"""How many outcomes a chance node has, all equally likely."""
MOST_ACTIONS = 100_000
"""No game is longer."""
PREFIX = "questhall_"

_EVEN = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


def register_games() -> list[str]:
    """Make every game known to `pyspiel.load_game`, as `questhall_keep` and so on; their names."""
    known, names = set(pyspiel.registered_names()), []
    for game in GAMES.values():
        kind = game_type(game)
        if kind.short_name not in known:
            # A class of its own for each game: OpenSpiel lets go of what it registered when Python has ended already.
            pyspiel.register_game(kind, type(kind.short_name, (SpielGame,), {"game": game}))
        names.append(kind.short_name)
    return names


def game_type(game: Game[Any, Any]) -> Any:
    """What OpenSpiel knows of a game before it is loaded; its parameters are scenario, players and options."""
    options = {setting.name: setting.default for setting in settings(game)}
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.key}",
        long_name=f"Questhall: {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"scenario": "", "players": 0, **options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """A game of a scenario. Without a scenario it is the first one, without players there are as few as can be."""

    game: ClassVar[Game[Any, Any]]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        options = {name: value for name, value in given.items() if name not in ("scenario", "players")}
        self.kind = Kind(self.game, given.get("scenario", ""), given.get("players", 0), options)
        about = pyspiel.GameInfo(
            num_distinct_actions=CHOICES,
            max_chance_outcomes=OUTCOMES,
            num_players=self.kind.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(game_type(self.game), about, given)

    def new_initial_state(self) -> SpielState:
        """Before anything is dealt."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> SpielObserver:
        """What turns states into arrays and text for a seat."""
        if parameters:
            raise ValueError(f"Observations of Questhall have no parameters, but {parameters} were given.")
        return SpielObserver(kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]  # the library has no types
    """A point of a game. OpenSpiel copies its one attribute when it clones a state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.kind)

    def current_player(self) -> int:
        """The seat that the table waits for, or chance, or nobody."""
        if self.course.chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.course.over else self.course.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Numbers that seed what follows."""
        return _EVEN

    def _apply_action(self, action: int) -> None:
        self.course.go(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self.course.say(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.course.over

    def returns(self) -> list[float]:
        """1 for each seat that has won, -1 for each that has lost."""
        return [self.course.reward(seat) for seat in range(self.course.kind.seats)]

    def __str__(self) -> str:
        return self.course.told(None)


class SpielObserver:
    """What one seat, or a spectator, knows at a state: the arrays of the other environments, or text.

    With perfect recall, text also tells everything that the seat has seen and done.
    """

    def __init__(self, kind: Any) -> None:
        self.recalls = bool(kind.perfect_recall)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(SIZE + CHOICES * CHOICE, np.float32)
        self.dict = {
            "observation": self.tensor[:SIZE],
            "choices": self.tensor[SIZE:].reshape(CHOICES, CHOICE),
        }

    def _seat(self, player: int) -> Seat | None:
        return player if self.private else None

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat knows into the arrays; before the deal nobody knows anything."""
        seen = state.course.observe(self._seat(player))
        for name, array in self.dict.items():
            array[...] = seen[name] if seen else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat knows as text."""
        seat = self._seat(player)
        return state.course.recalled(seat) if self.recalls else state.course.told(seat)

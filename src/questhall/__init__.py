"""Adventure board games, played by their full rules.

>>> import questhall
>>> table = questhall.sit("keep", scenario="first_night", seats=["ratfolk", "dragon"], seed=7, level="simple")
>>> while table.decisions:
...     seat, decision = next(iter(table.decisions.items()))
...     table.take(seat, decision.choices[0])
>>> table.outcome.result
'lost'
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from .core import replay as _replay
from .core.errors import QuesthallError, SetupError, one_of
from .core.game import Game, Option, Setup
from .core.replay import Moment
from .core.table import Table
from .games import GAMES

__all__ = ["GAMES", "Moment", "QuesthallError", "Table", "load", "replay", "sit", "thaw"]
__version__ = "0.1.0"


def sit(game: str, *, scenario: str, seats: int | Sequence[str], seed: int, **options: Option) -> Table[Any]:
    """Sit down to a new game. Seats are a number, or what each of them plays ("" chooses in the game).

    >>> table = sit("keep", scenario="first_night", seats=["ratfolk", "dragon"], seed=7, level="hard")
    >>> table.decisions[0].prompt
    'place_starting_monster'
    >>> sit("keep", scenario="first_night", seats=2, seed=7).decisions[0].prompt
    'choose_clans'
    """
    roles = ("",) * seats if isinstance(seats, int) else tuple(seats)
    return Table.sit(_game(game), Setup(game, scenario, roles, seed, dict(options)))


def load(path: str | Path) -> Table[Any]:
    """Open a saved game where it was left.

    >>> from tempfile import TemporaryDirectory
    >>> table = sit("keep", scenario="first_night", seats=["imp"], seed=7)
    >>> table.take(0, table.decisions[0].choices[0])
    >>> with TemporaryDirectory() as folder:
    ...     table.save(f"{folder}/game.json")
    ...     again = load(f"{folder}/game.json")
    >>> again.freeze() == table.freeze()
    True
    """
    return _replay.load(Path(path), GAMES)


def replay(path: str | Path) -> Iterator[Moment]:
    """Go through a saved game, choice by choice.

    >>> from tempfile import TemporaryDirectory
    >>> table = sit("keep", scenario="first_night", seats=["imp"], seed=7)
    >>> table.take(0, table.decisions[0].choices[0])
    >>> with TemporaryDirectory() as folder:
    ...     table.save(f"{folder}/game.json")
    ...     for moment in replay(f"{folder}/game.json"):
    ...         print(moment.number, moment.taken.seat, moment.taken.choice)
    1 0 summon action=0 room=workshop
    """
    return _replay.open_replay(Path(path), GAMES)[1]


def thaw(game: str, data: bytes) -> Table[Any]:
    """The table that `table.freeze()` was called on.

    >>> table = sit("keep", scenario="first_night", seats=["imp"], seed=7)
    >>> thaw("keep", table.freeze()).decisions == table.decisions
    True
    """
    return Table.thaw(_game(game), data)


def _game(key: str) -> Game[Any, Any]:
    if key not in GAMES:
        raise SetupError(f"There is no game “{key}”. There are: {one_of(GAMES)}.")
    return GAMES[key]

"""A position as bytes: everything that a game needs to go on, without the way that led there."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, Union

import msgspec

from .agenda import Lasting, Outcome
from .errors import FileError
from .game import Game, Setup
from .rng import Rng

if TYPE_CHECKING:
    from .table import Table

_ENCODER = msgspec.msgpack.Encoder()  # dicts keep their order, so a thawed table goes on exactly as a copy does


@functools.cache
def _position(game: Game[Any, Any]) -> type[msgspec.Struct]:
    """The struct of everything in a position of one game; its kinds of steps are known at run time only."""
    return msgspec.defstruct(
        "Position",
        [
            ("game", str),
            ("setup", Setup | None),
            ("state", game.state),
            ("agenda", list[Union[game.steps]]),  # type: ignore[name-defined]  # noqa: UP007
            ("lasting", list[Union[game.lasting or (Lasting,)]]),  # type: ignore[misc]  # noqa: UP007
            ("answers", dict[int, Union[game.choices]]),  # type: ignore[name-defined]  # noqa: UP007
            ("rng", int),
            ("outcome", Outcome | None),
        ],
        array_like=True,
    )


@functools.cache
def _decoder(game: Game[Any, Any]) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(_position(game))


def freeze(t: Table[Any]) -> bytes:
    """The position of a table."""
    game = t.game
    whole = (game.key, t.setup, t.state, t.agenda, t.lasting, t.answers, t.rng.state, t.outcome)
    return _ENCODER.encode(_position(game)(*whole))


def thaw(t: Table[Any], game: Game[Any, Any], data: bytes) -> None:
    """Put an empty table into a position; its start is there."""
    try:
        position = _decoder(game).decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise FileError(f"These bytes are no frozen position of “{game.key}”: {error}.") from None
    if position.game != game.key:
        raise FileError(f"This position is of “{position.game}”, not of “{game.key}”.")
    t.game, t.setup, t.state = game, position.setup, position.state
    t.agenda, t.lasting, t.answers = position.agenda, position.lasting, position.answers
    t.rng, t.outcome = Rng(position.rng), position.outcome
    t.events, t.history, t._told, t._fence = [], [], [], ""
    t._seen = {}
    t.horizon, t.mind, t.start, t._decisions = frozenset(), None, data, None

"""A saved game: one readable file with the setup, the seed and the choices.

Where the game stood is in the file too. With the same cards and scenarios it is not needed; with others, of another
version of Questhall, the game goes on from there, and what was chosen before cannot be taken back or watched any more.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from .decisions import Seat, read_choice
from .errors import ChoiceError, FileError, SetupError, one_of
from .game import Game, Setup
from .table import Table
from .undoing import Taken

FORMAT = 2
_NEWER = "It was saved by a newer Questhall (format {found}; this one reads up to {known}). Update to open it."


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the file."""

    questhall: int
    content: str
    setup: Setup
    choices: tuple[str, ...]
    seal: str
    """A digest of the rest: a file that was changed by hand or cut off does not match it."""
    start: str = ""
    """The position from which the choices lead on, if the game did not begin with this content."""
    position: str = ""
    """The position to which they lead."""


@dataclass(frozen=True)
class Moment:
    """One step of a replay: the choice that was taken, and the table after it."""

    number: int
    taken: Taken
    table: Table[Any]


def save(table: Table[Any], path: Path) -> None:
    """Write a game so that a crash in the middle leaves the old file or the new one."""
    text = text_of(table)
    beside = path.parent / f"{path.name}.new"
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)
        why = error.strerror if isinstance(error, OSError) else error
        raise FileError(f"“{path}” cannot be written: {why}.") from None


def text_of(table: Table[Any]) -> str:
    """What stands in the file of a game."""
    if table.setup is None:
        raise FileError("This table did not start from a setup, so there is no game to save.")
    places = {"position": table.freeze()} | ({"start": table.start} if table.start is not None else {})
    choices = [f"{taken.seat} {taken.choice}" for taken in table.history]
    return write(table.setup, table.game.content_hash, choices, **places)


def write(setup: Setup, content: str, choices: list[str], **places: bytes) -> str:
    """The file's text: JSON with one choice a line, and positions as letters."""
    head = {"questhall": FORMAT, "content": content, "setup": msgspec.to_builtins(setup)}
    head |= {key: base64.b85encode(place).decode() for key, place in places.items()}
    lines = ",\n".join("  " + json.dumps(choice, ensure_ascii=False) for choice in choices)
    body = ",\n".join(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items())
    return f'{{\n{body},\n "choices": [\n{lines}\n ],\n "seal": "{_seal(head, choices)}"\n}}\n'


def _seal(head: Mapping[str, Any], choices: list[str]) -> str:
    text = json.dumps([head, choices], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def read(path: Path, games: Mapping[str, Game[Any, Any]]) -> Saved:
    """A saved game, if it is whole, ours, and can go on with the content that is installed."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise FileError(f"“{path}” cannot be opened: {error.strerror}.") from None
    return parse(data, games, str(path))


def parse(data: bytes, games: Mapping[str, Game[Any, Any]], name: str) -> Saved:
    """What stands in a file that has been read; its name is for what is said of it."""
    where = f"“{name}” cannot be opened. "
    try:
        found = json.loads(data.decode())
    except (ValueError, RecursionError):
        raise FileError(where + "It is cut off, damaged, or no Questhall game.", "no_game") from None
    if not isinstance(found, dict) or not isinstance(found.get("questhall"), int):
        raise FileError(where + "It is no Questhall game.", "no_game")
    if found["questhall"] > FORMAT:
        raise FileError(where + _NEWER.format(found=found["questhall"], known=FORMAT), "newer")
    if found["questhall"] < 1:
        raise FileError(f"{where}There is no format {found['questhall']}; this Questhall reads 1 to {FORMAT}.")
    try:
        saved = msgspec.convert(found, Saved)
    except msgspec.ValidationError as error:
        raise FileError(f"{where}It is damaged: {error}.") from None
    head = {key: value for key, value in found.items() if key not in ("choices", "seal")}
    if saved.seal != _seal(head, list(saved.choices)):
        raise FileError(where + "It was changed after it was saved, or is damaged: its seal does not match.")
    _check_content(saved, games, where)
    return saved


def _check_content(saved: Saved, games: Mapping[str, Game[Any, Any]], where: str) -> None:
    game = games.get(saved.setup.game)
    if game is None:
        text = f"{where}It is of the game “{saved.setup.game}”, which is not here. Here: {one_of(games)}."
        raise FileError(text, "unknown_game")
    if game.content_hash != saved.content and not saved.position:
        raise FileError(
            f"{where}Its cards and scenarios ({saved.content}) are not those installed here ({game.content_hash}): "
            "it was saved by another version of Questhall.",
            "other_version",
        )


def load(path: Path, games: Mapping[str, Game[Any, Any]]) -> Table[Any]:
    """The game as it was left."""
    table, choices = _open(path, read(path, games), games)
    for number in range(len(choices)):
        _take(path, table, choices, number)
    return table


def open_replay(path: Path, games: Mapping[str, Game[Any, Any]]) -> tuple[Table[Any], Iterator[Moment]]:
    """The table at the start of a saved game, and the moments that lead through it."""
    saved = read(path, games)
    if saved.content != games[saved.setup.game].content_hash:
        raise FileError(
            f"“{path}” cannot be watched: it was played with other cards and scenarios ({saved.content}). It can go on."
        )
    table, choices = _open(path, saved, games)
    return table.copy(), _moments(path, table, choices)


def _moments(path: Path, table: Table[Any], choices: tuple[str, ...]) -> Iterator[Moment]:
    for number in range(len(choices)):
        _take(path, table, choices, number)
        yield Moment(number + 1, table.history[-1], table.copy())


def _open(path: Path, saved: Saved, games: Mapping[str, Game[Any, Any]]) -> tuple[Table[Any], tuple[str, ...]]:
    try:
        return begin(saved, games[saved.setup.game])
    except (SetupError, FileError) as error:
        raise FileError(f"“{path}” cannot be opened. {error}") from None


def begin(saved: Saved, game: Game[Any, Any]) -> tuple[Table[Any], tuple[str, ...]]:
    """The table from which a saved game goes on, and the choices that are still to be taken there."""
    if game.content_hash != saved.content:
        return renewed(game, _bytes(saved.position)), ()
    if saved.start:
        return Table.thaw(game, _bytes(saved.start)), saved.choices
    return Table.sit(game, saved.setup), saved.choices


def renewed(game: Game[Any, Any], position: bytes) -> Table[Any]:
    """A table in a position that was reached with other cards and scenarios, if it is sound with those of today."""
    try:
        table: Table[Any] = Table.thaw(game, position)
        faults = [*game.faults(table)]
        sound = not faults and bool(table.decisions) == (table.outcome is None)
    except Exception:  # rules of today may fail in any way at what was possible yesterday
        sound = False
    if not sound:
        text = "It was saved by another version of Questhall, whose cards and scenarios do not fit these."
        raise FileError(text, "other_version")
    return table


def _bytes(letters: str) -> bytes:
    try:
        return base64.b85decode(letters)
    except ValueError:
        raise FileError("It is damaged: its position is no position.") from None


def _take(path: Path, table: Table[Any], choices: tuple[str, ...], number: int) -> None:
    seat, _, text = choices[number].partition(" ")
    try:
        table.take(_seat(seat, table), read_choice(text, table.game.choices))
    except (ChoiceError, FileError) as error:
        raise FileError(f"“{path}” cannot be opened. Its choice {number + 1} is not possible: {error}") from None


def _seat(text: str, table: Table[Any]) -> Seat:
    seats = {str(seat): seat for seat in table.decisions}
    if table.decisions and text not in seats:
        raise FileError(f"Seat “{text}” is not asked. Asked: {one_of(seats)}.")
    return seats.get(text, 0)

"""The games of a grid in a folder: what was asked for, and a row for every game in Parquet.

While it runs, finished games are written in parts, so that an interrupted run goes on where it was. At the end the
parts become one file, whose bytes do not depend on how many processes played, or how often it was interrupted.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from questhall.core.errors import FileError

from .grid import Grid
from .series import Played, Series

GRID, WHOLE, PARTS = "grid.json", "games.parquet", "parts"
SCHEMA = pa.schema(
    [
        ("cell", pa.int32()),
        ("number", pa.int32()),
        ("scenario", pa.string()),
        ("bots", pa.list_(pa.string())),
        ("options", pa.string()),
        ("roles", pa.list_(pa.string())),
        ("decisions", pa.int32()),
        ("result", pa.string()),
        ("reason", pa.string()),
        ("winners", pa.list_(pa.int32())),
        ("error", pa.string()),
        ("file", pa.string()),
        ("deeds", pa.map_(pa.string(), pa.int32())),
        ("last", pa.list_(pa.string())),
        ("rounds", pa.int32()),
    ]
)


class Asked(msgspec.Struct, frozen=True):
    """What a folder holds the games of."""

    grid: Grid
    content: str
    """The digest of the game's content: games with other cards do not belong into the same folder."""
    code: str = ""
    """The digest of the code that played; empty if it is not known, or several were at it."""

    def goes_on(self, before: Asked) -> bool:
        """Whether it asks for the same games, or for more of them."""
        grown = msgspec.structs.replace(before.grid, games=self.grid.games)
        return before.grid.games <= self.grid.games and Asked(grown, before.content, self.code) == self


class Results:
    """A folder of games."""

    def __init__(self, folder: Path, asked: Asked) -> None:
        self.folder, self.asked = folder, asked
        self.parts = folder / PARTS
        before = self._found()
        has_begun = next(rows(folder, ["cell"]), None) is not None
        self.code = before.code if before and has_begun else asked.code

    def _found(self) -> Asked | None:
        """What was asked for before; a folder with other games is refused."""
        if not self.folder.exists():
            return None
        if not self.folder.is_dir():
            raise FileError(f"“{self.folder}” is a file. Name a folder that is empty or new.")
        if not (self.folder / GRID).exists():
            if any(self.folder.iterdir()):
                raise FileError(f"“{self.folder}” holds something else. Name a folder that is empty or new.")
            return None
        before = read_asked(self.folder)
        if not self.asked.goes_on(before):
            raise FileError(f"“{self.folder}” holds the games of another grid, or of other cards. Name another folder.")
        return before

    def add_code(self, *, any_code: bool) -> None:
        """Let the code of now play more games; refuse it if other code has played, unless any will do."""
        if self.code in ("", self.asked.code):
            return
        if not any_code:
            raise FileError(
                f"“{self.folder}” was begun with other code of the rules or bots, and more games would not be like "
                "those. Name another folder, or delete this one."
            )
        self.code = ""

    def begin(self) -> None:
        """Get ready to keep games."""
        asked = msgspec.structs.replace(self.asked, code=self.code)
        try:
            self.parts.mkdir(parents=True, exist_ok=True)
            (self.folder / GRID).write_bytes(msgspec.json.format(msgspec.json.encode(asked)))
        except OSError as error:
            raise FileError(
                f"Games cannot be kept in “{self.folder}”: {error.strerror}. Name another folder."
            ) from None

    def done(self) -> set[tuple[int, int]]:
        """The games that need not be played again: cell and number of each."""
        return {(row["cell"], row["number"]) for row in rows(self.folder, ["cell", "number"])}

    def add(self, cell: int, series: Series, played: Sequence[Played]) -> None:
        """Keep some games; a crash in the middle leaves them out whole."""
        name = f"{cell:05}-{played[0].number:07}.parquet"
        _write(self.parts / name, [_row(cell, series, game) for game in played])

    def finish(self) -> Path:
        """Make one file of all parts."""
        path = self.folder / WHOLE
        _write(path, sorted(rows(self.folder), key=lambda row: (row["cell"], row["number"])))
        for part in self.parts.glob("*.parquet"):
            part.unlink()
        return path


def read_asked(folder: Path) -> Asked:
    """What a folder holds the games of."""
    try:
        return msgspec.json.decode((folder / GRID).read_bytes(), type=Asked)
    except (OSError, msgspec.DecodeError):
        raise FileError(f"“{folder}” holds no games of a grid.") from None


def rows(folder: Path, columns: list[str] | None = None) -> Iterator[dict[str, Any]]:
    """Every game that a folder holds, in no order."""
    whole = folder / WHOLE
    for path in ([whole] if whole.exists() else []) + sorted((folder / PARTS).glob("*.parquet")):
        try:
            found = pq.read_table(path, columns=columns).to_pylist()
        except (pa.ArrowException, OSError):
            raise FileError(
                f"“{path}” is damaged and cannot be read. Delete it, and its games are played again."
            ) from None
        yield from found


def played_of(row: Mapping[str, Any]) -> Played:
    """A game from its row; one of an older file has fewer fields."""
    fields = {name: row[name] for name in Played.__struct_fields__ if row.get(name) is not None}
    return msgspec.convert(fields | {"deeds": dict(row["deeds"])}, Played)


def _row(cell: int, series: Series, played: Played) -> dict[str, Any]:
    options = json.dumps(dict(series.options), sort_keys=True)
    about = {"cell": cell, "scenario": series.scenario, "bots": list(series.bots), "options": options}
    return about | msgspec.structs.asdict(played) | {"deeds": sorted(played.deeds.items())}


def _write(path: Path, rows: Iterable[dict[str, Any]]) -> None:
    beside = path.with_suffix(".new")
    pq.write_table(pa.Table.from_pylist(list(rows), SCHEMA), beside, compression="zstd")
    os.replace(beside, path)

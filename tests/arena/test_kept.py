"""Folders of games: what may be added to them, and what is wrong with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.arena import field
from questhall.arena.code import code_digest
from questhall.arena.field import play_grid
from questhall.arena.grid import Grid
from questhall.arena.results import GRID, PARTS, WHOLE, read_asked, rows
from questhall.core.errors import FileError
from questhall.games import GAMES
from tests.bots.toy import TOY


def played(folder: Path, games: int = 3, **how: Any) -> Path:
    grid = Grid("toy", games=games, scenarios=("field",), seats=(1,))
    return play_grid(grid, TOY, folder, **({"processes": 1} | how))


@pytest.fixture
def other_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with three games of the code before a change."""
    played(tmp_path)
    monkeypatch.setattr(field, "code_digest", lambda game: "changed")
    return tmp_path


def test_games_of_other_code_are_not_mixed_silently(other_code: Path) -> None:
    before = (other_code / GRID).read_bytes()
    with pytest.raises(FileError, match=r"was begun with other code .* Name another folder, or delete this one"):
        played(other_code, games=5)
    assert (other_code / GRID).read_bytes() == before
    assert len(list(rows(other_code))) == 3


def test_where_nothing_is_added_the_code_may_have_changed(other_code: Path) -> None:
    code = read_asked(other_code).code
    assert played(other_code).exists()
    assert played(other_code, games=5, seconds=0).exists()
    assert read_asked(other_code).code == code != "changed"


def test_who_allows_any_code_goes_on_and_the_folder_is_of_no_code_from_then_on(other_code: Path) -> None:
    played(other_code, games=5, any_code=True)
    assert len(list(rows(other_code))) == 5
    assert read_asked(other_code).code == ""


def test_an_older_folder_that_names_no_code_goes_on(tmp_path: Path) -> None:
    played(tmp_path)
    older = msgspec.json.decode((tmp_path / GRID).read_bytes())
    del older["code"]
    (tmp_path / GRID).write_bytes(msgspec.json.encode(older))
    played(tmp_path, games=5)
    assert len(list(rows(tmp_path))) == 5
    assert read_asked(tmp_path).code == ""


def test_a_folder_without_games_takes_any_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(tmp_path, seconds=0)
    monkeypatch.setattr(field, "code_digest", lambda game: "changed")
    played(tmp_path)
    assert read_asked(tmp_path).code == "changed"


def test_the_digest_changes_with_what_decides_a_game_and_with_nothing_else(tmp_path: Path) -> None:
    def digest(file: str) -> str:
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x = 1\n", "utf-8")
        code_digest.cache_clear()
        return code_digest("keep", tmp_path)

    deciding = [f"{part}/some.py" for part in ("core", "kit", "haven", "bots", "games/keep/steps")]
    idle = ["cli/some.py", "server/some.py", "games/bugs/some.py", "bots/notes.txt"]
    found = [digest(file) for file in (*deciding, *idle)]
    code_digest.cache_clear()
    assert len(set(found)) == len(deciding)


def test_the_digest_reads_the_code_of_every_game() -> None:
    assert len({code_digest(key) for key in GAMES}) == len(GAMES)


@pytest.mark.parametrize("name", [WHOLE, f"{PARTS}/00000-0000003.parquet"])
def test_a_damaged_file_is_named(tmp_path: Path, name: str) -> None:
    played(tmp_path)
    (tmp_path / name).write_bytes(b"PAR1 and no more")
    with pytest.raises(FileError, match=rf"{name}” is damaged and cannot be read. Delete it"):
        played(tmp_path)


@pytest.mark.parametrize(("name", "complaint"), [("letter", "is a file"), ("letter/in", "cannot be kept in")])
def test_a_file_is_no_folder(tmp_path: Path, name: str, complaint: str) -> None:
    (tmp_path / "letter").write_text("dear", "utf-8")
    with pytest.raises(FileError, match=complaint):
        played(tmp_path / name)

"""Files of grids: what would do nothing in them is refused in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.arena.grid import Grid, read_grid
from questhall.core.errors import FileError


def read(text: str, folder: Path) -> Grid:
    file = folder / "grid.yaml"
    file.write_text(f"game: toy\ngames: 1\n{text}", "utf-8")
    return read_grid(file)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("seats: [1]\nroles: [fox]", "“seats” says nothing beside “roles”"),
        ("seats: [1]\nbots: [[greedy, random]]", "“seats” says nothing beside “bots” that are named for each seat"),
        ("scenarios: [field]\ncasts: {field: [[fox]]}", "“scenarios” says nothing beside “casts”"),
        ("seats: [1]\ncasts: {field: [[fox]]}", "“seats” says nothing beside “casts”"),
        ("roles: [fox]\ncasts: {field: [[fox]]}", "“roles” says nothing beside “casts”"),
        ("seed: 1\nseeds: [1, 2]", "“seed” says nothing beside “seeds”"),
        ("bots: []", "the list “bots” is empty"),
        ("options: {level: []}", "the list “options: level” is empty"),
        ("casts: {field: []}", "the list “casts: field” is empty"),
        ("games: 2", "the key “games” stands twice"),
    ],
)
def test_what_would_do_nothing_is_refused(text: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(FileError, match="is no grid of games") as error:
        read(text, tmp_path)
    assert complaint in str(error.value)


def test_seats_are_for_bots_that_are_not_named_for_each(tmp_path: Path) -> None:
    assert read("seats: [1]\nbots: [greedy, [greedy, random]]", tmp_path).seats == (1,)

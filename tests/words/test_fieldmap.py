"""Boards of very many cells as a field of signs."""

from __future__ import annotations

import pytest

from questhall.core.scene import Board, Cell, Mark, Piece, Scene
from questhall.words.cells import contents
from questhall.words.fieldmap import draw, listed, meanings


def field(rows: str, pieces: dict[str, Piece] | None = None) -> Scene:
    """A board of sky and earth."""
    labels = {".": "Sky", "#": "Earth"}
    cells = {
        f"{x},{y}": Cell((x, y), labels[sign], detail="Dig 1" if sign == "#" else "")
        for y, row in enumerate(rows.split())
        for x, sign in enumerate(row)
    }
    board = Board("square", cells, signs={"Sky": ".", "Earth": "#", "Lava": "~"})
    return Scene("toy", "Toy", {"main": board}, pieces=pieces or {})


def drawn(scene: Scene, width: int = 40) -> list[str]:
    return draw(scene.boards["main"], contents(scene, "main", plain=False), width)


def test_every_kind_of_cell_has_its_sign() -> None:
    assert drawn(field("... .#. ###"))[1:4] == ["0 . . .", "1 . # .", "2 # # #"]


def test_columns_and_rows_are_numbered_at_the_edges_because_places_go_by_them() -> None:
    assert drawn(field("....... #######"))[:3] == ["  0         5", "0 . . . . . . .", "1 # # # # # # #"]


def test_a_figure_of_a_player_stands_out_with_its_owner_s_letter() -> None:
    pieces = {
        "a": Piece("cell:main/1,0", "Miner", side="player", owner=0),
        "b": Piece("cell:main/0,0", "Slime", side="enemy"),
    }
    lines = drawn(field("... ###", pieces))
    assert lines[1] == "0 a ●A."
    assert lines[-2:] == ["●A Miner [A]", "a ▲ Slime"]


def test_a_figure_that_is_not_alone_stands_out_too() -> None:
    pieces = {
        "a": Piece("cell:main/1,0", "Miner", side="player", owner=0),
        "b": Piece("cell:main/1,0", "Slime", side="enemy"),
    }
    assert drawn(field("... ###", pieces))[1] == "0 . ● ."


def test_a_letter_stands_where_somebody_is_and_tells_who() -> None:
    scene = field("... ###", {"a": Piece("cell:main/1,0", "Slime", side="enemy", health=(1, 2))})
    assert drawn(scene)[1] == "0 . a ."
    assert drawn(scene)[-1] == "a ▲ Slime 1/2"


def test_signs_are_explained_once_and_only_those_that_are_there() -> None:
    scene = field("... ###")
    assert meanings(scene.boards["main"], contents(scene, "main", plain=False), 40) == [". Sky · # Earth (Dig 1)"]


@pytest.mark.parametrize(("width", "first"), [(8, "0 . . ."), (7, "0 ...")])
def test_a_narrow_window_gets_a_sign_for_each_column(width: int, first: str) -> None:
    assert drawn(field("... ###"), width)[1] == first


def test_in_words_only_cells_are_told_in_which_somebody_is() -> None:
    scene = field("... ###", {"a": Piece("cell:main/1,0", "Slime", side="enemy")})
    assert listed(scene.boards["main"], contents(scene, "main", plain=True), 40) == ["1·0 Sky: Slime"]


def test_a_mark_that_is_named_like_its_cell_is_told_only_if_there_are_several() -> None:
    cells = {
        "a": Cell((0, 0), "Mine", marks=(Mark("Mine"),)),
        "b": Cell((1, 0), "Mine", marks=(Mark("Mine", count=2),)),
    }
    found = contents(Scene("toy", "Toy", {"main": Board("square", cells)}), "main", plain=True)
    assert (found["a"].marks, found["b"].marks) == ([], ["2 × Mine"])

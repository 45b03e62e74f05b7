"""Fields of small cells: the signs in them, and what is done where there is no room for the field."""

from __future__ import annotations

from string import ascii_lowercase

import msgspec

from questhall.core.scene import Board, Cell, Piece, Prompt, Scene
from questhall.words import words_for
from questhall.words.textview import fitted, render
from tests.words.scenes import field
from tests.words.toys import BURROW

WORDS = words_for(BURROW, "en")


def with_pieces(**pieces: Piece) -> str:
    """The field with these on it."""
    return render(msgspec.structs.replace(field("hex-pointy"), pieces=pieces), WORDS, 60).partition("\n\n")[2]


def long_road(rows: int) -> Scene:
    """A road from north to south with a rat at its end."""
    cells = {str(row): Cell((0, row), f"r{row}") for row in range(rows)}
    rat, asked = Piece("cell:map/2", "rat", side="enemy"), Prompt("Where to?", "Anywhere.")
    return Scene("toy", "", {"map": Board("hex-pointy", cells)}, {"rat": rat}, prompt=asked)


def test_a_lone_piece_with_a_number_or_an_owner_has_a_sign_of_its_own() -> None:
    beast = Piece("cell:map/00", "rat 3", side="enemy", badge="3")
    seen = with_pieces(b=beast, h=Piece("cell:map/11", "fox", side="player", owner=1, badge="7"))
    assert seen.startswith(" ▲3 [e]  C1  D1\n   A2  ●B  C2  D2\n")
    assert "\n▲3 A1: rat 3\n" in seen
    assert "\n●B B2: fox [B]\n" in seen


def test_pieces_with_the_same_number_have_letters() -> None:
    rats = {name: Piece(f"cell:map/{name}", "rat", side="enemy", badge="3") for name in ("00", "11")}
    assert with_pieces(**rats).startswith("[e] [f]  C1  D1\n   A2 [g]  C2  D2\n")


def test_where_letters_run_out_marks_come_before_pairs_of_letters() -> None:
    cells = {letter: Cell((-row // 2, row), f"{letter}1") for row, letter in enumerate(ascii_lowercase[:-1])}
    cells |= {str(each): Cell((1 - each // 2, each), "", detail=f"thing {each}") for each in range(12)}
    seen = render(Scene("toy", "", {"map": Board("hex-pointy", cells)}), WORDS, 50)
    assert [line[:2] for line in seen.splitlines() if "thing" in line][:3] == ["z ", "# ", "* "]
    assert "\naa thing 11\n" in seen


def test_where_there_is_no_height_for_the_field_empty_cells_are_told_in_one_line() -> None:
    assert fitted(long_road(6), WORDS, 60, 3) == "r2: ▲ rat\nr0, r1, r3, r4, r5: empty\n▶ Where to?\n"


def test_a_field_is_drawn_though_it_is_high_where_a_list_would_be_higher() -> None:
    scene = long_road(4)
    cells = {name: msgspec.structs.replace(cell, detail=name) for name, cell in scene.boards["map"].cells.items()}
    seen = fitted(msgspec.structs.replace(scene, boards={"map": Board("hex-pointy", cells)}), WORDS, 80, 5)
    assert "[a]" in seen

"""How far a click goes: plain walking and nothing else."""

from __future__ import annotations

import pytest

from questhall.core import Table
from questhall.games.terraria import GAME
from questhall.games.terraria.choices import Go
from questhall.games.terraria.state import State
from questhall.games.terraria.steps.building import PYLON_PRICE
from questhall.words import words_for
from questhall.words.textview import render
from tests.games.terraria.board import arrange, xy


def at(x: int, y: int) -> str:
    return f"cell:main/{xy(x, y)}"


def ways(t: Table[State], seat: int = 0) -> dict[str, tuple[str, ...]]:
    cells = t.scene(seat, "en", log=False).boards["main"].cells
    return {f"cell:main/{name}": cell.way for name, cell in cells.items() if cell.way}


GROUND = "A . . . . .\n# # # # # #"


def test_cells_tell_the_way_there_as_far_as_the_points_go() -> None:
    assert ways(arrange(GROUND, ap=3)) == {
        at(1, 0): ("piece:s0", at(1, 0)),
        at(2, 0): ("piece:s0", at(1, 0), at(2, 0)),
        at(3, 0): ("piece:s0", at(1, 0), at(2, 0), at(3, 0)),
    }
    assert not ways(arrange(GROUND))


def test_the_tip_of_a_cell_several_steps_away_says_how_far_it_is() -> None:
    t = arrange(GROUND, ap=3)
    details = {
        language: [t.scene(0, language, log=False).boards["main"].cells[str(xy(x, 0))].detail for x in (1, 2, 3, 4)]
        for language in ("en", "uk", "ru")
    }
    assert details["en"] == ["", "Walk here: 2 cells, 2 action points", "Walk here: 3 cells, 3 action points", ""]
    assert details["uk"][1] == "Іти сюди: 2 клітинки, 2 очки дії"
    assert details["ru"][2] == "Идти сюда: 3 клетки, 3 очка действия"


def test_the_terminals_list_of_signs_does_not_tell_the_way_to_one_cell() -> None:
    text = render(arrange(GROUND, ap=3).scene(0, "en", log=False), words_for(GAME.folder, "en"), 100)
    assert ". Air" in text
    assert "Walk here" not in text


def test_from_step_to_step_what_is_left_of_the_way_is_told_anew() -> None:
    t = arrange(GROUND, ap=3)
    t.take(0, Go(xy(1, 0)))
    assert ways(t)[at(3, 0)] == ("piece:s0", at(2, 0), at(3, 0))
    t.take(0, Go(xy(2, 0)))
    assert ways(t)[at(3, 0)] == ("piece:s0", at(3, 0))
    t.take(0, Go(xy(3, 0)))
    assert not ways(t)


def test_a_corner_is_no_hindrance_where_a_walk_leads_round_it() -> None:
    drawing = ". . . .\nA # .= .\n# . . .\n# # # #"
    blocked = [{each.on for each in arrange(drawing, ap=ap).scene(0, "en", log=False).blocked} for ap in (1, 3)]
    assert [at(1, 2) in refs for refs in blocked] == [True, False]


def test_no_walk_leads_through_somebody_or_over_an_abyss() -> None:
    assert not ways(arrange("A . @zombie . .\n# # # # #", ap=4)).keys() & {at(2, 0), at(4, 0)}
    assert not ways(arrange("A . . . .\n# # . # #\n# # . # #\n# # # # #", ap=5)).keys() & {at(2, 0), at(3, 0), at(4, 0)}


def test_no_walk_leads_through_fire() -> None:
    assert at(3, 1) in ways(arrange(". . . .\nA . . .\n# # # #", ap=4))
    assert at(3, 1) not in ways(arrange(". . . .\nA . ~ .\n# # # #", ap=4))


def test_a_walk_down_the_stairs_goes_from_step_to_step() -> None:
    found = ways(arrange("A . . .\n# . . .\n# # . .\n# # # #", ap=3))
    assert found[at(2, 2)] == ("piece:s0", at(1, 1), at(2, 2))


def test_a_walk_and_a_fall_may_lead_to_the_same_cell() -> None:
    t = arrange(". .= . .\nA . .= .\n# . .= .\n# . # .\n# # # #", ap=4)
    falls = [each.preview for each in t.scene(0, "en", log=False).choices if each.preview]
    assert at(1, 3) in {fall.path[-1] for fall in falls if len(fall.path) > 2}
    assert ways(t)[at(1, 3)] == ("piece:s0", at(1, 0), at(2, 1), at(2, 2), at(1, 3))


def test_no_walk_leads_where_a_hook_leads() -> None:
    drawing = ".= .= .\n. .= .\n# A .\n# # #"
    assert at(0, 0) in ways(arrange(drawing, ap=4))
    hooked = ways(arrange(drawing, ap=4, gear=["grappling_hook"]))
    assert at(1, 0) in hooked
    assert at(0, 0) not in hooked


def test_others_are_shown_no_ways_but_their_own() -> None:
    t = arrange("A . . . B .\n# # # # # #", ap=3)
    assert not ways(t, 1)
    assert all(way[0] == "piece:s0" for way in ways(t).values())


def first(t: Table[State]) -> set[str]:
    """The cells where a click walks though something else could be done there, too."""
    return {ref for each in t.scene(0, "en", log=False).choices if each.first for ref in each.on}


def test_a_click_walks_where_a_rope_or_a_platform_could_be_placed_too() -> None:
    t = arrange("A . .\n# # #", ap=1)
    t.state.sides[0].ropes = t.state.sides[0].platforms = 1
    assert at(1, 0) in first(t)
    there = [each.id.split()[0] for each in t.scene(0, "en", log=False).choices if at(1, 0) in each.on]
    assert there == ["go", "hang_rope", "place_platform"]
    assert not first(arrange("A . .\n# # #"))


def test_a_click_walks_where_a_pylon_could_be_bought_too() -> None:
    t = arrange("A . .\n# # #", ap=1, npcs=["guide", "merchant"])
    t.state.sides[0].coins = PYLON_PRICE
    assert at(1, 0) in first(t)
    there = [each.id.split()[0] for each in t.scene(0, "en", log=False).choices if at(1, 0) in each.on]
    assert there == ["go", "buy_pylon"]


@pytest.mark.parametrize("drawing", ["A .\n# .\n# .\n# #", "A 2\n# #", "A c\n# #", "A ~\n# #"])
def test_a_click_does_not_walk_into_a_fall_or_fire_nor_where_there_is_more_to_do(drawing: str) -> None:
    t = arrange(drawing, ap=2)
    t.state.sides[0].ropes = 1
    assert at(1, 0) not in first(t)

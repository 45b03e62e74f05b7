"""Bosses on the screen: what is clicked to attack them, and what is told of them."""

from __future__ import annotations

import pytest

from questhall.core import Table
from questhall.games.terraria.figures import area_of, form_of
from questhall.games.terraria.state import Boss, State
from questhall.games.terraria.steps.bosses import BossesAct, SummonBeside
from tests.games.terraria.board import arrange, xy
from tests.games.terraria.test_scene import at, drawn
from tests.ledger import rule


def beside_the_king(ap: int = 2) -> Table[State]:
    field = "A . . . .\n# . . . .\n# . . . .\n# # # # #"
    return arrange(field, ap=ap, bosses=[Boss("king_slime", xy(1, 2), tokens=4)])


def clicked(t: Table[State], ref: str) -> list[str]:
    """The choices for which something can be clicked, in the order of a menu."""
    return [each.id.split()[0] for each in drawn(t).choices if ref in {*each.on, *each.same}]


@rule("TR-4301")
def test_every_cell_of_a_boss_is_clicked_to_attack_it() -> None:
    t = beside_the_king(ap=1)
    (boss,) = t.state.bosses
    fight = next(each for each in drawn(t).choices if each.id.startswith("fight"))
    assert fight.same == {f"cell:main/{cell}": "piece:king_slime" for cell in area_of(form_of(t, boss), boss.cell)}
    assert clicked(t, at(1, 0)) == ["fight"]


def test_an_attack_comes_before_a_step_where_a_click_on_a_boss_could_mean_both() -> None:
    field = "A . . . . .\n# . . . . .\n# # . . . .\n# # # # # #"
    t = arrange(field, ap=4, bosses=[Boss("king_slime", xy(1, 1), form=1, tokens=4)])
    assert clicked(t, at(1, 0)) == ["fight", "go"]


def test_which_boss_acts_first_is_said_by_a_click_on_any_of_its_cells() -> None:
    both = [Boss("king_slime", xy(1, 2), tokens=4), Boss("queen_bee", xy(5, 1), tokens=4)]
    field = "A . . . . . . .\n# . . . . . . .\n# . . . . . . .\n# # # # # # # #"
    t = arrange(field, agenda=[BossesAct(("king_slime", "queen_bee"))], bosses=both)
    assert clicked(t, at(7, 0)) == ["aim"]


def test_a_boss_in_the_world_stands_above_the_goals_and_what_is_left_of_it_is_never_out_of_sight() -> None:
    panels = drawn(beside_the_king()).panels
    assert list(panels)[:3] == ["players", "bosses", "goals"]
    assert panels["bosses"].headline == "King Slime 4/4"
    assert "bosses" not in drawn(arrange("A")).panels


@rule("TR-4205", "TR-4206", "TR-4207")
def test_beside_the_board_stand_the_form_the_dice_and_the_allies_of_a_boss() -> None:
    field = "A . . . .\n# . . . .\n# . . . .\n# # # # #"
    row = (
        drawn(arrange(field, bosses=[Boss("king_slime", xy(1, 2), form=1, tokens=4, allies=3)]))
        .panels["bosses"]
        .rows[0]
    )
    told = row.detail.split(" · ")
    assert told[:3] == ["Form 2 of 2", "Defence d6 d4", "Attack 3d6 (close)"]
    assert told[4] == "Allies 3 of 4: defence +d4, movement +1, attack +d6"


@pytest.mark.parametrize(("slime", "who"), [(True, "the slime"), (False, "the enemy")])
def test_the_slime_of_a_boss_is_not_called_an_ally(slime: bool, who: str) -> None:
    field = "A . . . . .\n# . . . . .\n# . . . . .\n# # # # # #"
    king = Boss("king_slime", xy(2, 2), tokens=4)
    prompt = drawn(arrange(field, agenda=[SummonBeside("king_slime", slime)], bosses=[king])).prompt
    assert prompt is not None
    assert prompt.text.startswith(f"King Slime: Where does {who} appear")

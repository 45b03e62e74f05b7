"""What is said before the click, so that nobody is surprised by it."""

from __future__ import annotations

import pytest

from questhall.core.scene import Preview
from questhall.games.terraria.state import PlacedHouse
from questhall.games.terraria.steps.beginning import SwapGoals
from questhall.games.terraria.steps.defending import SpendShields
from questhall.games.terraria.steps.finds import CollectFind
from tests.games.terraria.board import arrange, xy
from tests.games.terraria.test_scene import at, cell, choice, drawn


def dug(drawing: str) -> Preview:
    found = choice(arrange(drawing, ap=1), "Dig down: Dirt").preview
    assert found is not None
    return found


def test_digging_away_the_ground_shows_the_fall_and_its_damage() -> None:
    found = dug("A .\n# #\n. #\n. #\n# #")
    assert found.path == ("piece:s0", at(0, 1), at(0, 2), at(0, 3))
    assert "Falls 3 cells: roll d4" in found.text


def test_who_is_held_by_a_platform_does_not_fall_by_digging() -> None:
    found = dug("A= .\n# #\n. #\n# #")
    assert (found.path, found.text) == ((), "Needs 1 dig point (1 AP). Gives: nothing.")


def test_digging_beside_oneself_is_no_fall() -> None:
    found = choice(arrange("A #\n# .\n# #", ap=1), "Dig to the right").preview
    assert found is not None
    assert found.path == ()


def test_the_goals_in_a_line_come_before_lists_and_above_the_board() -> None:
    headline = drawn(arrange("A . .", progress={"explore_1": 1})).panels["goals"].headline
    assert headline == "Dig a block · Defeat an enemy or a boss · Discover 2 biomes 1/2 · Chop a tree"


@pytest.mark.parametrize(("hand", "ap", "tone"), [(["explore"], 0, "skip"), ([], 1, "skip"), ([], 0, "main")])
def test_to_end_is_the_usual_way_only_when_no_action_points_are_left(hand: list[str], ap: int, tone: str) -> None:
    assert choice(arrange("A . .\n# # #", hand=hand, ap=ap), "End my actions").tone == tone


@pytest.mark.parametrize(("rolls", "label"), [((2,), "Take it: −2 health"), ((4,), "Take it: −1 health")])
def test_to_take_an_attack_says_what_it_costs(rolls: tuple[int, ...], label: str) -> None:
    asked = SpendShields(0, (5, 3), None, (6,), rolls)
    t = arrange("A @zombie\n# #", agenda=[asked], hand=["recharge"])
    assert label in [each.label for each in drawn(t).choices]


@pytest.mark.parametrize(("crystal", "raised"), [(True, "health to 6"), (False, "mana to 4")])
def test_a_find_says_which_maximum_it_raises(crystal: bool, raised: str) -> None:
    assert choice(arrange("A . .\n# # #", agenda=[CollectFind(0, crystal)]), f"Raise maximum {raised}")


def test_an_alternative_goal_says_what_it_replaces() -> None:
    found = choice(arrange("A . .\n# # #", agenda=[SwapGoals()]), "Dig 6*").preview
    assert found is not None
    assert found.text.startswith("Instead of: ")


def test_the_shop_says_who_sells() -> None:
    scene = drawn(arrange("A . .\n# # #"))
    assert scene.cards["v-second_wind"].foot.startswith("Guide · ")
    assert scene.cards["v-long_march"].foot.startswith("Merchant: not here yet · ")


def test_a_house_that_stands_is_built_and_not_sold_out() -> None:
    t = arrange("A . . .\n# . . .\n# # # #", houses=[PlacedHouse("work_bench", xy(1, 0))])
    assert drawn(t).cards["b-work_bench"].lines[-1] == "Built"


def test_gear_that_is_laid_aside_is_a_pile_and_no_part_of_the_hand() -> None:
    zone = drawn(arrange("A . .\n# # #", gear=["iron_shortsword"])).zones["spare0"]
    assert (zone.look, zone.minor) == ("pile", True)


def test_a_cobweb_says_what_it_is_good_for() -> None:
    assert cell(arrange("A w .\n# # #"), 1, 0).detail.startswith("Whoever enters gains a cobweb")

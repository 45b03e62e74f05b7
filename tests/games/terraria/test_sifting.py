"""What bots need not look at, and what they give to each other."""

from questhall.core import Table
from questhall.games.terraria.choices import (
    BuyPylon,
    CompleteGoal,
    Craft,
    Dig,
    Donate,
    Fight,
    FreeSlot,
    Go,
    HangRope,
    Pass,
    Place,
    PlacePlatform,
    Use,
    Visit,
)
from questhall.games.terraria.gifts import within_reach
from questhall.games.terraria.outfits import lacking
from questhall.games.terraria.reflexes import reflex
from questhall.games.terraria.sifting import passed_over, shortlist
from questhall.games.terraria.state import PlacedHouse, Stack, State
from questhall.games.terraria.steps.crafting import TakeFromWorld
from questhall.games.terraria.steps.resources import MakeRoom
from tests.games.terraria.board import arrange, xy

TWO = "A . . . . B\n# # # # # #"


def kept(t: Table[State], kind: type) -> list[object]:
    return [choice for choice in shortlist(t, t.decisions[0]) if isinstance(choice, kind)]


def test_only_the_last_thing_that_is_missing_is_given() -> None:
    t = arrange(TWO, ap=1, have={"wood": 3, "iron": 1})
    t.state.sides[1].slots[0] = Stack("gel", 2)
    assert kept(t, Donate) == []
    t.state.sides[1].slots[1] = Stack("wood", 2)
    assert kept(t, Donate) == [Donate(1, "wood", 2)]


def test_a_gift_that_pays_for_a_station_makes_it_payable() -> None:
    t = arrange(TWO, ap=1, have={"wood": 4})
    t.state.sides[1].slots[0] = Stack("gel", 2)
    assert within_reach(t, [lacking(t, seat) for seat in range(2)]) == 0
    t.take(0, Donate(1, "wood", 4))
    assert within_reach(t, [lacking(t, seat) for seat in range(2)]) == 1


def test_a_piece_is_given_to_who_lacks_it_by_who_has_two() -> None:
    assert kept(arrange(TWO, ap=1, gear=["iron_shortsword"]), Donate) == []
    t = arrange(TWO, ap=1, gear=["iron_shortsword", "gold_broadsword"])
    assert kept(t, Donate) == [Donate(1, "iron_shortsword", 1), Donate(1, "gold_broadsword", 1)]


def test_ropes_and_platforms_are_for_where_nothing_holds() -> None:
    t = arrange(". . .\n. A .\n# # #")
    t.state.sides[0].ropes = t.state.sides[0].platforms = 1
    open_ = passed_over(t, t.decisions[0])
    assert [choice.cell for choice in open_ if isinstance(choice, HangRope)] == [xy(0, 0), xy(1, 0), xy(2, 0)]
    assert len([choice for choice in open_ if isinstance(choice, PlacePlatform)]) == 3
    assert kept(t, HangRope) == []


def test_of_the_cards_of_a_price_the_best_is_bought() -> None:
    t = arrange("A . .\n# # #")
    t.state.sides[0].coins = 5
    assert kept(t, Visit) == [Visit("guide", "further_explore_more")]


def test_points_are_taken_from_cards_before_anything_else() -> None:
    t = arrange("A . .\n# # #", hand=["rest", "explore"])
    assert list(shortlist(t, t.decisions[0])) == [Use("explore", 0)]
    assert kept(arrange("A . .\n# # #", hand=["rest"]), Use) == [Use("rest", 0, 0), Use("rest", 0, 1)]


def test_who_has_points_looks_where_plans_lead_first() -> None:
    t = arrange("# . A # #\n# # # # #", ap=3)
    t.state.goals["dig"] = ["dig_2"]
    offered = [choice for choice in t.decisions[0].choices if isinstance(choice, Go | Dig)]
    looked = [*kept(t, Go), *kept(t, Dig)]
    assert 0 < len(looked) < len(offered)
    assert {*offered} == {*looked, *[c for c in passed_over(t, t.decisions[0]) if isinstance(c, Go | Dig)]}


def test_the_slots_that_hold_least_are_freed() -> None:
    t = arrange("A . .\n# # #", have={"iron": 5, "ice": 1, "vine": 1, "hellstone": 2, "stone": 3, "wood": 3})
    t.do(MakeRoom(0, "gel", 1))
    t.go_on()
    assert list(shortlist(t, t.decisions[0])) == [FreeSlot(1), FreeSlot(2), Pass()]


def test_pylons_are_bought_while_a_goal_asks_for_them() -> None:
    t = arrange("A . .\n# # #", npcs=["guide", "nurse"], houses=[PlacedHouse("bed", xy(9, 9))])
    t.state.sides[0].coins = 25
    t.state.goals["explore"] = ["explore_10_other"]
    assert kept(t, BuyPylon) == []
    t.state.goals["explore"] = ["explore_10"]
    assert len(kept(t, BuyPylon)) == 1


def test_a_goal_that_is_met_is_completed_at_once() -> None:
    t = arrange("A . .\n# # #", ap=3, houses=[PlacedHouse("loom", xy(9, 9)), PlacedHouse("bottle", xy(9, 12))])
    t.state.goals["build"] = ["build_6"]
    assert isinstance(reflex(t.view(0), t.decisions[0]), CompleteGoal)


def test_who_was_hit_is_struck_again_unless_one_is_weak() -> None:
    t = arrange("A @zombie~1 .\n# # #", ap=3, gear=["iron_shortsword"])
    blow = Fight("iron_shortsword", t.state.enemies[0].id)
    assert reflex(t.view(0), t.decisions[0]) == blow
    t.state.sides[0].health = 2
    assert reflex(t.view(0), t.decisions[0]) is None
    t = arrange("A @zombie .\n# # #", ap=3, gear=["iron_shortsword"])
    assert reflex(t.view(0), t.decisions[0]) is None


def test_the_token_that_is_taken_from_the_world_is_the_one_far_from_all() -> None:
    t = arrange("|. . A . . |. . B\n# # # # # # # #", agenda=[TakeFromWorld(0, "rope")])
    assert list(shortlist(t, t.decisions[0])) == [Place(xy(0, 0))]


def test_who_has_some_platforms_and_ropes_makes_more_only_where_nothing_else_is_good() -> None:
    t = arrange("A . .\n# # #", ap=1, have={"cobweb": 2})
    assert kept(t, Craft) == [Craft("rope")]
    t.state.sides[0].ropes = 3
    assert kept(t, Craft) == []
    assert Craft("rope") in passed_over(t, t.decisions[0])

"""What bots need not look at, and what they give to each other."""

from questhall.core import Table
from questhall.games.terraria.choices import BuyPylon, Donate, HangRope, PlacePlatform, Visit
from questhall.games.terraria.gifts import within_reach
from questhall.games.terraria.sifting import shortlist
from questhall.games.terraria.state import PlacedHouse, Stack, State
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
    assert within_reach(t) == 0
    t.take(0, Donate(1, "wood", 4))
    assert within_reach(t) == 1


def test_a_piece_is_given_to_who_lacks_it_by_who_has_two() -> None:
    assert kept(arrange(TWO, ap=1, gear=["iron_shortsword"]), Donate) == []
    t = arrange(TWO, ap=1, gear=["iron_shortsword", "gold_broadsword"])
    assert kept(t, Donate) == [Donate(1, "iron_shortsword", 1), Donate(1, "gold_broadsword", 1)]


def test_ropes_and_platforms_are_for_where_nothing_holds() -> None:
    t = arrange(". . .\n. A .\n# # #")
    t.state.sides[0].ropes = t.state.sides[0].platforms = 1
    assert [choice.cell for choice in kept(t, HangRope)] == [xy(0, 0), xy(1, 0), xy(2, 0)]  # type: ignore[attr-defined]
    assert len(kept(t, PlacePlatform)) == 3


def test_of_the_cards_of_a_price_the_best_is_bought() -> None:
    t = arrange("A . .\n# # #")
    t.state.sides[0].coins = 5
    assert kept(t, Visit) == [Visit("guide", "further_explore_more")]


def test_pylons_are_bought_while_a_goal_asks_for_them() -> None:
    t = arrange("A . .\n# # #", npcs=["guide", "nurse"], houses=[PlacedHouse("bed", xy(9, 9))])
    t.state.sides[0].coins = 25
    t.state.goals["explore"] = ["explore_10_other"]
    assert kept(t, BuyPylon) == []
    t.state.goals["explore"] = ["explore_10"]
    assert len(kept(t, BuyPylon)) == 1

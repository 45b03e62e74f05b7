"""Cards: OR and +, gear with symbols, gaining, destroying, searching, preparing.  [TR-9xx, TR-22xx]"""

import pytest

from questhall.core import Step, Table, running
from questhall.games.terraria.choices import (
    CompleteGoal,
    Consume,
    DestroyCard,
    Fight,
    OpenChest,
    Pass,
    Prepare,
    Strengthen,
    Take,
    TakePrepared,
    Use,
    UsePrepared,
    Visit,
)
from questhall.games.terraria.state import Boss, Held, PlacedHouse, State
from questhall.games.terraria.steps.beating import defeat_boss
from questhall.games.terraria.steps.cards import DestroyOne, draw_cards
from questhall.games.terraria.steps.rewards import DrawLoot
from tests.games.terraria.board import arrange, open_to, refreshed, xy
from tests.ledger import rule


def after(t: Table[State], *steps: Step) -> Table[State]:
    """The table when these steps are done, or one of them asks."""
    t.do(*steps)
    running.advance(t)
    return refreshed(t)


@rule("TR-901")
@pytest.mark.parametrize("option", [0, 1])
def test_whichever_is_chosen_the_other_is_gone(option: int) -> None:
    t = arrange(hand=["rest"])
    assert open_to(t, Use) == [Use("rest", 0, 0), Use("rest", 0, 1)]
    t.take(0, Use("rest", 0, option))
    assert open_to(t, Use) == []


@rule("TR-902")
@pytest.mark.parametrize("first", [0, 1])
def test_what_is_joined_by_plus_is_used_in_any_order(first: int) -> None:
    t = arrange(hand=["onward"])
    t.take(0, Use("onward", first))
    t.take(0, Use("onward", 1 - first))
    assert (t.state.sides[0].points.ap, t.state.sides[0].points.swords) == (1, 1)


@rule("TR-904", "TR-905", "TR-907")
def test_symbols_of_a_minion_and_of_armour_serve_in_a_fight_and_both_stay() -> None:
    t = arrange("A @green_slime .", ap=1, rolls=[2, 4])
    side = t.state.sides[0]
    side.minion, side.armour, side.worn = "finch", ["bone_armour"], "bone_armour"
    t.take(0, Fight("copper_shortsword", "e0"))
    assert {Use("finch", 0), Use("bone_armour", 0)} <= set(t.decisions[0].choices)
    t.take(0, Use("finch", 0))
    t.take(0, Use("bone_armour", 0))
    t.take(0, Strengthen(0, 2))
    assert (t.state.enemies, side.minion, side.worn) == ([], "finch", "bone_armour")
    assert side.gear["sword"] == ("copper_shortsword",)


@rule("TR-904", "TR-908")
def test_symbols_of_a_consumable_serve_too() -> None:
    t = arrange("A . .")
    t.state.sides[0].consumables = ["throwing_knife"]
    refreshed(t).take(0, Consume("throwing_knife"))
    assert t.state.sides[0].points.swords == 1


@rule("TR-909", "TR-911")
def test_action_cards_are_bought() -> None:
    t = arrange("A . .", npcs=["guide", "merchant"])
    t.state.sides[0].coins, t.state.sides[0].deck = 20, ["rest"]
    refreshed(t).take(0, Visit("guide", "somersault"))
    t.take(0, Visit("merchant", "bulwark"))
    assert (t.state.sides[0].discard, t.state.sides[0].deck) == (["somersault", "bulwark"], ["rest"])


@rule("TR-911")
def test_action_cards_lie_in_chests_and_are_left_by_enemies() -> None:
    t = arrange("@giant_worm~1 A c", ap=2, rolls=[6, 1])
    t.state.chests["forest"].append("forest_skills")
    t.state.loot[1] = ["breather", "quick_cut", "lucky_find", "quick_ward"]
    t.take(0, Fight("copper_shortsword", "e0"))
    t.take(0, Take("quick_ward"))
    t.take(0, OpenChest(xy(2, 0)))
    t.take(0, Take("quick_cut"))
    assert t.state.sides[0].discard == ["quick_ward", "quick_cut"]


@rule("TR-911")
@pytest.mark.parametrize(("goal", "card"), [("dig_3", "second_wind"), ("dig_5", "breather")])
def test_action_cards_are_given_for_goals(goal: str, card: str) -> None:
    t = arrange("A . .")
    t.state.loot[1] = ["breather", "breather"]
    t.state.goals["dig"], t.state.progress[goal] = ["dig_10", goal], 1
    refreshed(t).take(0, CompleteGoal(goal))
    if Take(card) in t.decisions[0].choices:
        t.take(0, Take(card))
    assert t.state.sides[0].discard == [card]


@rule("TR-909", "TR-910")
def test_a_card_that_was_just_gained_is_not_drawn_before_the_others() -> None:
    t = arrange(agenda=[])
    side = t.state.sides[0]
    side.deck, t.state.loot[1] = ["rest", "help"], ["breather", "breather"]
    after(t, DrawLoot(0, 1))
    draw_cards(t, 0, 2)
    assert [held.card for held in side.hand] == ["help", "rest"]
    draw_cards(t, 0, 1)
    assert side.hand[-1].card == "breather"


@rule("TR-910")
def test_a_bought_card_is_not_drawn_before_the_others() -> None:
    t = arrange("A . .")
    side = t.state.sides[0]
    side.coins, side.deck = 5, ["rest"]
    refreshed(t).take(0, Visit("guide", "somersault"))
    draw_cards(t, 0, 1)
    assert [held.card for held in side.hand] == ["rest"]


@rule("TR-912", "TR-R-41")
@pytest.mark.parametrize("place", ["hand", "prepared", "discard"])
def test_a_destroyed_card_is_nowhere_any_more(place: str) -> None:
    t = arrange(agenda=[])
    side = t.state.sides[0]
    side.deck, side.hand, side.prepared, side.discard = [], [Held("somersault")], "somersault", ["somersault"]
    after(t, DestroyOne(0)).take(0, DestroyCard("somersault", place))  # type: ignore[arg-type]
    left = {"hand": len(side.hand), "prepared": int(bool(side.prepared)), "discard": len(side.discard)}
    assert left == {"hand": 1, "prepared": 1, "discard": 1} | {place: 0}
    assert t.state.guide["somersault"] == 8


@rule("TR-913", "TR-914")
def test_an_action_card_destroys_another_or_none() -> None:
    t = arrange(hand=["let_go", "rest"])
    t.take(0, Use("let_go", 2))
    assert Pass() in t.decisions[0].choices
    t.take(0, DestroyCard("rest", "hand"))
    assert [held.card for held in t.state.sides[0].hand] == ["let_go"]


@rule("TR-914")
def test_a_goal_of_level_six_destroys_a_card_of_each_player() -> None:
    t = arrange("A . B")
    for side in t.state.sides:
        side.discard = ["rest"]
    t.state.goals["dig"], t.state.progress["dig_6"] = ["dig_10", "dig_6"], 1
    refreshed(t).take(0, CompleteGoal("dig_6"))
    t.take(0, DestroyCard("rest", "discard"))
    t.take(1, DestroyCard("rest", "discard"))
    assert [side.discard for side in t.state.sides] == [[], []]


@rule("TR-914", "TR-4412")
def test_so_does_the_eye_of_cthulhu_when_it_is_beaten() -> None:
    t = arrange("A . .", agenda=[], bosses=[Boss("eye_of_cthulhu", xy(1, 4), form=1, taken={0: 3})])
    side = t.state.sides[0]
    side.discard, t.state.loot[3] = ["rest"], []
    defeat_boss(t, 0, t.state.bosses[0])
    after(t).take(0, DestroyCard("rest", "discard"))
    assert side.discard == []


@rule("TR-914")
def test_the_tinkerer_destroys_a_card_for_coins() -> None:
    t = arrange("A . .", npcs=["guide", "goblin_tinkerer"], houses=[PlacedHouse("bed", 0)])
    t.state.sides[0].coins, t.state.sides[0].discard = 15, ["rest"]
    refreshed(t).take(0, Visit("goblin_tinkerer"))
    t.take(0, DestroyCard("rest", "discard"))
    assert (t.state.sides[0].coins, t.state.sides[0].discard) == (0, [])


@rule("TR-915")
def test_the_discard_pile_can_be_searched() -> None:
    t = arrange(hand=["second_look"])
    side = t.state.sides[0]
    side.deck, side.discard = ["explore"], ["rest", "help"]
    t.take(0, Use("second_look", 1))
    assert t.decisions[0].choices == (Take("help"), Take("rest"))
    t.take(0, Take("rest"))
    assert ([held.card for held in side.hand], side.discard) == (["second_look", "rest"], ["help"])


@rule("TR-2203", "TR-2204", "TR-820")
def test_what_one_card_gave_in_the_prepared_slot_does_not_use_up_another() -> None:
    t = arrange(hand=["bulwark"])
    t.state.sides[0].prepared = "guard"
    refreshed(t).take(0, UsePrepared(0))
    t.take(0, Prepare("bulwark"))
    t.take(0, UsePrepared(0))
    assert t.state.sides[0].points.shields == 2
    t.take(0, Prepare("guard"))
    assert open_to(t, UsePrepared) == []


@rule("TR-2201")
def test_of_equal_cards_the_one_of_which_nothing_was_used_is_prepared() -> None:
    t = arrange("A . .")
    t.state.sides[0].hand = [Held("onward", (0,)), Held("onward")]
    refreshed(t).take(0, Prepare("onward"))
    assert t.state.sides[0].hand == [Held("onward", (0,))]


@rule("TR-2203")
def test_the_swords_of_a_prepared_card_do_not_serve_in_a_fight() -> None:
    t = arrange("A @green_slime .", ap=1, rolls=[3, 4, 4])
    t.state.sides[0].prepared = "onward"
    t.take(0, Fight("copper_shortsword", "e0"))
    assert (open_to(t, Use), len(t.state.enemies)) == ([], 1)


@rule("TR-2205", "TR-2206", "TR-EX-66")
def test_a_card_that_is_taken_back_makes_a_fifth_one_and_is_used_as_any_other() -> None:
    t = arrange("A . .", hand=["explore", "help", "onward", "recharge"])
    t.state.sides[0].prepared = "rest"
    refreshed(t).take(0, TakePrepared())
    assert len(t.state.sides[0].hand) == 5
    t.take(0, Use("rest", 0, 0))
    assert (t.state.sides[0].points.ap, t.state.sides[0].prepared) == (1, "")

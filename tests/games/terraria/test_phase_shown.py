"""Rounds and the character phase: drawing, spending, what is kept.  [TR-7xx, TR-8xx, TR-10xx]"""

import pytest

from questhall.core import Choice
from questhall.games.terraria.choices import (
    Chop,
    Consume,
    Dig,
    Donate,
    Fight,
    Go,
    OpenChest,
    Pass,
    Strengthen,
    Use,
    UsePrepared,
)
from questhall.games.terraria.events import CardsDrawn
from questhall.games.terraria.state import Held
from questhall.games.terraria.steps.cards import draw_cards
from questhall.games.terraria.steps.defending import SpendShields
from questhall.games.terraria.steps.phase import EndPhase
from questhall.games.terraria.steps.rounds import BeginRound
from tests.games.terraria.board import arrange, open_to, refreshed, told, xy
from tests.ledger import rule


@rule("TR-701", "TR-702", "TR-801")
def test_everybody_has_drawn_before_anybody_acts() -> None:
    t = arrange("A . B\n# # #", agenda=[BeginRound()])
    assert [event.seat for event in told(t, CardsDrawn)] == [0, 1]
    assert [len(side.hand) for side in t.state.sides] == [4, 4]
    assert set(t.decisions) == {0, 1}


@rule("TR-804")
def test_the_discard_pile_is_shuffled_before_it_is_the_deck() -> None:
    orders = set()
    for seed in range(6):
        t = arrange(agenda=[], seed=seed)
        t.state.sides[0].deck, t.state.sides[0].discard = [], ["rest", "help", "explore", "onward"]
        draw_cards(t, 0, 4)
        orders.add(tuple(held.card for held in t.state.sides[0].hand))
    assert len(orders) > 1


@rule("TR-805", "TR-818", "TR-5105")
def test_a_card_that_draws_reshuffles_too() -> None:
    t = arrange(hand=["grand_plan"])
    t.state.sides[0].deck, t.state.sides[0].discard = ["rest"], ["help"]
    t.take(0, Use("grand_plan", 1))
    assert [held.card for held in t.state.sides[0].hand] == ["grand_plan", "rest", "help"]


@rule("TR-806")
def test_points_of_several_cards_are_added() -> None:
    t = arrange(hand=["explore", "long_march"])
    t.take(0, Use("explore", 0))
    t.take(0, Use("long_march", 0))
    assert t.state.sides[0].points.ap == 5


MEADOW = "c A 1 .\n# # # #\n# # # #"


@rule("TR-807", "TR-813")
@pytest.mark.parametrize(
    "order",
    [
        (Go(xy(2, 0)), Chop(xy(2, 0)), Dig(xy(3, 1)), Go(xy(1, 0)), OpenChest(xy(0, 0))),
        (OpenChest(xy(0, 0)), Dig(xy(0, 1)), Chop(xy(2, 0)), Go(xy(2, 0)), Go(xy(1, 0))),
        (Dig(xy(0, 1)), Dig(xy(2, 1)), Go(xy(2, 1)), Chop(xy(2, 0)), Go(xy(1, 0))),
    ],
)
def test_actions_are_combined_in_any_order(order: tuple[Choice, ...]) -> None:
    t = arrange(MEADOW, ap=5)
    t.state.chests["forest"].append("forest_hoard")
    for choice in order:
        t.take(0, choice)
        if isinstance(choice, Dig):
            t.take(0, Pass())
    assert t.state.sides[0].points.ap == 0


@rule("TR-811")
@pytest.mark.parametrize(
    "choice",
    [
        *(Go(xy(1, 0)), OpenChest(xy(0, 1)), Chop(xy(2, 1)), Dig(xy(0, 2))),
        *(Donate(1, "copper_axe"), Fight("copper_shortsword", "e0")),
    ],
    ids=str,
)
def test_each_action_takes_a_point_and_is_not_open_without(choice: Choice) -> None:
    drawing = "@zombie . . B\nc A 1 .\n# # # #"
    assert choice not in arrange(drawing).decisions[0].choices
    t = arrange(drawing, ap=2)
    t.state.chests["forest"].append("forest_hoard")
    t.take(0, choice)
    assert t.state.sides[0].points.ap == 1


@rule("TR-812")
@pytest.mark.parametrize(("slot", "kind"), [("axe", Chop), ("pickaxe", Dig), ("sword", Fight)])
def test_no_other_gear_chops_digs_or_fights(slot: str, kind: type[Choice]) -> None:
    t = arrange("1 A @zombie\n# # #", ap=3)
    assert open_to(t, kind)
    t.state.sides[0].gear[slot] = ()  # type: ignore[index]
    assert open_to(refreshed(t), kind) == []


@rule("TR-815", "TR-822")
def test_a_shield_of_a_card_strengthens_a_die_of_defence() -> None:
    t = arrange("A . .", agenda=[SpendShields(0, (4,), None, (4,), (4,))], hand=["recharge"])
    t.take(0, Use("recharge", 1, 0))
    assert t.state.sides[0].points.shields == 1
    t.take(0, Strengthen(0, 1))
    assert (t.state.sides[0].health, t.state.sides[0].points.shields) == (5, 0)


@rule("TR-816", "TR-817", "TR-825", "TR-3906")
def test_hearts_and_coins_are_those_of_who_plays_the_card() -> None:
    t = arrange("A . B")
    t.state.sides[0].health = t.state.sides[1].health = 2
    t.state.sides[1].hand = [Held("rest"), Held("lucky_find")]
    refreshed(t).take(1, Use("rest", 0, 1))
    t.take(1, Use("lucky_find", 1))
    assert [(side.health, side.coins) for side in t.state.sides] == [(2, 0), (4, 1)]


@rule("TR-818")
def test_an_effect_does_what_its_card_says() -> None:
    t = arrange("A . .", hand=["keen_eye", "somersault", "let_go", "warm_cloak"])
    side = t.state.sides[0]
    side.debuffs = {"frozen": 2}
    for choice in (Use("keen_eye", 1), Use("somersault", 1), Use("warm_cloak", 2)):
        t.take(0, choice)
    assert (side.charms, side.soft, side.debuffs, side.resists) == (["upgrade"], True, {}, ["frozen"])
    t.take(0, Use("let_go", 2))
    assert str(t.decisions[0].choices[0]).startswith("destroy")


@rule("TR-819")
def test_a_card_that_is_used_up_says_so() -> None:
    t = arrange("A . .", hand=["onward"])
    t.take(0, Use("onward", 0))
    assert "used_up" not in {each.why for each in t.refusals(0)}
    t.take(0, Use("onward", 1))
    assert "used_up" in {each.why for each in t.refusals(0)}


@rule("TR-821", "TR-822")
def test_used_cards_and_those_with_shields_stay_in_play_until_the_environment_phase() -> None:
    t = arrange("A . .\n# # #", agenda=[])
    side = t.state.sides[0]
    side.hand, side.discard = [Held("explore", (0,)), Held("recharge", (0,))], []
    EndPhase().run(t)
    assert (len(side.hand), side.discard) == (2, [])


@rule("TR-822", "TR-823")
def test_in_the_enemy_phase_cards_give_nothing_but_shields() -> None:
    t = arrange("A . .", agenda=[SpendShields(0, (4,), None, (4,), (3,))], hand=["recharge", "rest", "onward"])
    side = t.state.sides[0]
    side.prepared, side.consumables = "guard", ["healing_potion", "ironskin_potion"]
    choices = refreshed(t).decisions[0].choices
    assert choices == (Use("recharge", 1, 0), UsePrepared(0), Consume("ironskin_potion"), Pass())


@rule("TR-823", "TR-R-35")
def test_effects_that_were_not_used_are_lost_with_the_phase() -> None:
    t = arrange("A . .\n# # #", agenda=[])
    side = t.state.sides[0]
    side.soft, side.charms = True, ["upgrade", "reroll"]
    EndPhase().run(t)
    assert (side.soft, side.charms) == (False, [])

"""Why something is not open, with its rule."""

from questhall.core import Refusal
from questhall.games.bugs.effects import Attack
from questhall.games.bugs.state import HERO
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.damage import Harm
from questhall.games.bugs.steps.rounds import SelectCards
from tests.games.bugs.board import arrange
from tests.ledger import rule

A, B, C, D = "shoulder_charge", "door_for_a_shield", "overhand_blow", "hold_the_line"


@rule("BB-601", "BB-3702")
def test_cards_that_are_not_in_hand_cannot_be_chosen():
    t = arrange("@ 1", cards=[A, B, f"{C}:discard", f"{D}:lost"], agenda=[SelectCards()])
    assert t.refusals(0) == (
        Refusal(f"card:{C}", "card_discard", "BB-601"),
        Refusal(f"card:{D}", "card_lost", "BB-3702"),
    )


@rule("BB-3406")
def test_a_spent_item_says_so():
    t = arrange("@ 1", cards=[f"{A}:chosen"], items=["brass_cog"])
    t.state.items[0].state = "spent"
    assert t.refusals(0) == (Refusal("card:brass_cog", "item_spent", "BB-3406"),)


@rule("BB-3808")
def test_chosen_cards_do_not_pay():
    t = arrange("@ 1", cards=[A, f"{B}:chosen"], agenda=[Harm(HERO, 2, "hazard")])
    assert t.refusals(0) == (Refusal(f"card:{B}", "card_chosen", "BB-3808"),)


@rule("BB-1001", "BB-2301")
def test_enemies_out_of_range_or_sight_are_no_targets():
    three = {1: "mouse", 2: "mouse", 3: "mouse+invisible"}
    t = arrange("3 @ 1 . 2", monsters=three, agenda=[Act(Attack(2))])
    assert [(each.on, each.why) for each in t.refusals(0)] == [("piece:m2", "out_of_range"), ("piece:m3", "invisible")]

"""Cards, basic actions, losses, recovering.  [BB-30xx to BB-33xx, BB-35xx, BB-37xx]"""

import pytest
from msgspec.structs import replace

from questhall.games.bugs.choices import Perform, Roll
from questhall.games.bugs.content import load
from questhall.games.bugs.effects import Attack, Gain, Heal, Recover
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.shaping import RecoverCards
from questhall.haven.choices import Go, LayArea, PickCard, Skip, Target, UseHalf
from tests.games.bugs.board import arrange, choices, conditions, health, offered, prompt, take, zones
from tests.ledger import rule

A, B, C, D = "shoulder_charge", "door_for_a_shield", "overhand_blow", "hold_the_line"
FAR = "@ . . . . 1"


def turn(first: str, second: str = f"{C}:chosen", drawing: str = FAR, **more):
    return arrange(drawing, cards=[first, second], **more)


@rule("BB-3101", "BB-3102", "BB-3103")
def test_the_top_of_one_card_and_the_bottom_of_the_other_in_any_order():
    t = turn(f"{A}:chosen")
    halves = {(choice.card, choice.half) for choice in offered(t, UseHalf)}
    assert halves == {(A, "top"), (A, "bottom"), (C, "top"), (C, "bottom")}
    take(t, UseHalf(C, "bottom"), Skip())
    assert {(choice.card, choice.half) for choice in offered(t, UseHalf)} == {(A, "top")}


@rule("BB-3104", "BB-3106", "BB-R-43")
def test_a_used_side_a_card_returns_to_hand_on_side_b_before_the_next_ability():
    t = turn(f"{A}:chosen")
    take(t, UseHalf(A, "bottom"), Go(("a2",)))
    assert zones(t) == {A: "hand/b", C: "chosen/a"}


@rule("BB-3105")
def test_a_used_side_b_card_is_discarded():
    t = turn(f"{A}/b:chosen")
    take(t, UseHalf(A, "bottom"), Go(("a2",)))
    assert zones(t)[A] == "discard/b"


@rule("BB-3201", "BB-C-03", "BB-103")
def test_every_card_has_two_different_sides_and_eight_belong_to_each_character():
    cards = load().cards.values()
    assert len(cards) == 48
    assert all(card.a != card.b and card.ours for card in cards)
    decks = [(card.character, card.level) for card in cards]
    assert {decks.count(deck) for deck in decks} == {4}


@rule("BB-807")
def test_an_action_without_a_target_may_be_skipped_too():
    t = arrange(FAR, agenda=[Act(Heal(2))], health=5)
    take(t, Skip())
    assert (health(t), prompt(t), t.state.performed) == (5, "", False)


@rule("BB-806", "BB-801", "BB-804", "BB-805", "BB-807")
def test_the_actions_of_an_ability_come_in_order_and_may_be_skipped():
    t = turn(f"{A}:chosen", drawing="@ . 1 .")
    take(t, UseHalf(A, "bottom"))
    assert prompt(t) == "choose_move"
    take(t, Go(("a2",)))
    assert offered(t, Target) == [Target("m1")]
    take(t, Skip())
    assert zones(t)[A] == "hand/b"


@rule("BB-3301", "BB-3303")
def test_any_top_may_be_a_basic_attack():
    t = turn(f"{D}/b:chosen", drawing="@ 1", monsters={1: "bandit_archer"})
    take(t, UseHalf(D, "top", basic=True), Target("m1"))
    assert health(t, "m1") == 5


@rule("BB-3302", "BB-3303")
def test_any_bottom_may_be_a_basic_move():
    t = turn(f"{D}:chosen")
    take(t, UseHalf(D, "bottom", basic=True))
    assert {choice.path[-1] for choice in offered(t, Go)} == {"a2", "a3"}


@rule("BB-3304", "BB-EX-55")
def test_a_basic_action_ignores_loss_and_active_marks():
    t = turn(f"{D}/b:chosen", drawing="@ 1")
    take(t, UseHalf(D, "top", basic=True), Target("m1"))
    assert zones(t)[D] == "discard/b"


@rule("BB-EX-55")
def test_a_side_a_card_with_a_loss_mark_returns_to_hand_after_a_basic_action():
    t = turn("wheel_of_flame:chosen", drawing="@ 1", character="spellweaver")
    take(t, UseHalf("wheel_of_flame", "top", basic=True), Target("m1"))
    assert zones(t)["wheel_of_flame"] == "hand/b"


@rule("BB-3504", "BB-3701", "BB-EX-56")
def test_a_used_loss_ability_loses_its_card():
    t = turn(f"{D}/b:chosen", drawing="@ 1")
    take(t, UseHalf(D, "top"), Target("m1"), Roll())
    assert zones(t)[D] == "lost/b"
    t = turn("wheel_of_flame:chosen", drawing="@ . 1", character="spellweaver")
    take(t, UseHalf("wheel_of_flame", "top"))
    take(t, offered(t, LayArea)[0])
    assert zones(t)["wheel_of_flame"] == "lost/a"


@rule("BB-R-30", "BB-3701")
def test_a_loss_ability_of_which_nothing_was_used_does_not_lose_its_card():
    t = turn(f"{D}/b:chosen", drawing="@ 1")
    take(t, UseHalf(D, "top"), Skip())
    assert zones(t)[D] == "discard/b"


@rule("BB-3003", "BB-3004", "BB-3005")
def test_recovered_cards_come_to_hand_on_side_a():
    cards = [f"{A}/b:discard", f"{B}/b:lost", f"{C}/b", D]
    t = arrange(FAR, cards=cards, agenda=[Act(Recover(2, ("hand", "discard", "lost")))])
    assert choices(t) == [PickCard(A), PickCard(B), PickCard(C), Skip()]
    take(t, PickCard(B), PickCard(C))
    assert zones(t) == {A: "discard/b", B: "hand/a", C: "hand/a", D: "hand/a"}
    assert prompt(t) == ""


@rule("BB-3004")
def test_only_cards_of_the_named_zones_are_recovered():
    t = arrange(FAR, cards=[f"{A}/b:discard", f"{B}/b:lost"], agenda=[Act(Recover(1, ("discard",)))])
    assert offered(t, PickCard) == [PickCard(A)]


@rule("BB-3704")
def test_a_card_lost_for_ever_is_never_recovered():
    spells = ["wheel_of_flame:chosen", "spark:lost", "gust:lost", "ice_needle:chosen"]
    t = arrange(FAR, character="spellweaver", cards=spells)
    take(t, UseHalf("wheel_of_flame", "bottom"), PickCard("spark"))
    assert zones(t)["wheel_of_flame"] == "lost/a"
    assert [each.loss for each in t.state.cards] == ["forever", "", "loss", ""]
    assert [each.card for each in RecoverCards(Recover(1, ("lost",)), 1).cards(t)] == ["gust"]


@rule("BB-3503", "BB-3501", "BB-EX-69", "BB-R-30")
@pytest.mark.parametrize(("choice", "got", "offers"), [(Perform(), ["muddle"], True), (Skip(), [], False)])
def test_harm_to_yourself_comes_with_the_ability_or_not_at_all(choice, got, offers, monkeypatch):
    card = load().cards[A]
    grim = replace(card, a=replace(card.a, top=(Gain(("muddle",)), Attack(3)), loss=("top",)))
    monkeypatch.setitem(load().cards, A, grim)
    t = turn(f"{A}:chosen", drawing="@ 1")
    take(t, UseHalf(A, "top"), choice)
    assert (conditions(t), bool(offered(t, Target))) == (got, offers)
    take(t, *offered(t, Target))
    assert zones(t)[A] == ("lost/a" if offers else "hand/b")


@rule("BB-3503")
def test_a_bad_condition_for_yourself_is_not_skipped(monkeypatch):
    card = load().cards[A]
    grim = replace(card, a=replace(card.a, top=(Gain(("muddle",)), Attack(3))))
    monkeypatch.setitem(load().cards, A, grim)
    t = turn(f"{A}:chosen", drawing="@ 1")
    take(t, UseHalf(A, "top"), Skip())
    assert (conditions(t), offered(t, Target)) == ([], [])

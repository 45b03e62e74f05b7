"""Cards, basic actions, losses, rests, recovering.  [BB-30xx to BB-33xx, BB-35xx to BB-37xx]"""

import pytest
from msgspec.structs import replace

from questhall.games.bugs.choices import Exchange, LoseCard, Perform, RestShort, Roll, UseItem
from questhall.games.bugs.content import load
from questhall.games.bugs.content.scenarios import Survive
from questhall.games.bugs.effects import Attack, Gain, Heal, Recover, Shield
from questhall.games.bugs.events import ItemsRefreshed
from questhall.games.bugs.state import HERO, Bonus
from questhall.games.bugs.steps.abilities import FinishCard
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.resting import LongRest, OfferShortRest
from questhall.games.bugs.steps.rounds import EndRound, SelectCards
from questhall.games.bugs.steps.shaping import RecoverCards
from questhall.games.bugs.steps.turn import HeroTurn
from questhall.haven.choices import Go, LayArea, PickCard, PlayCards, RestLong, Skip, TakeDamage, Target, UseHalf
from tests.games.bugs.board import arrange, choices, conditions, health, offered, prompt, take, told, zones
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


@rule("BB-3504", "BB-3701", "BB-EX-56")
def test_a_used_loss_ability_loses_its_card():
    t = turn(f"{D}/b:chosen", drawing="@ 1")
    take(t, UseHalf(D, "top"), Target("m1"), Roll())
    assert zones(t)[D] == "lost/b"
    t = turn("wheel_of_flame:chosen", drawing="@ . 1", character="spellweaver")
    take(t, UseHalf("wheel_of_flame", "top"))
    take(t, offered(t, LayArea)[0], Target("m1"))
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


# -- rests


@rule("BB-3601", "BB-3605")
def test_you_rest_at_the_end_of_a_round_or_for_a_turn():
    cards = [A, B, f"{C}:discard", f"{D}:lost"]
    t = arrange(FAR, cards=cards, agenda=[EndRound()], scenario={"goal": (Survive(9),)})
    assert (choices(t), t.state.round) == ([RestShort(), Skip()], 1)
    take(t, Skip())
    assert (offered(t, RestShort), offered(t, RestLong), t.state.round) == ([], [RestLong()], 2)


@rule("BB-3602", "BB-4704")
def test_a_short_rest_needs_two_cards_in_hand_and_discard():
    t = arrange(FAR, cards=[A, f"{B}:discard", f"{C}:lost", f"{D}:lost"], agenda=[OfferShortRest()])
    assert choices(t) == [RestShort(), Skip()]
    t = arrange(FAR, cards=[A, f"{B}:lost", f"{C}:lost", f"{D}:lost"], agenda=[OfferShortRest()])
    assert prompt(t) == ""


@rule("BB-3604", "BB-3606", "BB-3607", "BB-3608", "BB-EX-31")
def test_a_short_rest_brings_all_back_on_side_a_and_loses_one_at_random():
    cards = [f"{A}/b", f"{B}/b:discard", f"{C}/b:discard", f"{D}/b:discard"]
    t = arrange(FAR, cards=cards, agenda=[OfferShortRest()], rolls=[2])
    take(t, RestShort(), Skip())
    assert zones(t) == {A: "hand/a", B: "hand/a", C: "lost/a", D: "hand/a"}


@rule("BB-3702")
def test_no_rest_brings_a_lost_card_back():
    cards = [f"{A}/b", f"{B}/b:discard", f"{C}:lost", f"{D}/b:discard"]
    t = arrange(FAR, cards=cards, agenda=[OfferShortRest()], rolls=[0])
    take(t, RestShort(), Skip())
    assert zones(t) == {A: "lost/a", B: "hand/a", C: "lost/a", D: "hand/a"}


@rule("BB-3609", "BB-3610", "BB-EX-64", "BB-R-29")
def test_for_one_damage_another_random_card_is_lost_once():
    cards = [A, f"{B}/b:discard", f"{C}/b:discard", f"{D}:lost"]
    t = arrange(FAR, cards=cards, agenda=[OfferShortRest()], rolls=[0, 1])
    take(t, RestShort(), Exchange())
    assert prompt(t) == "suffer_damage"
    take(t, TakeDamage())
    assert (health(t), zones(t)[A], zones(t)[C], prompt(t)) == (11, "hand/a", "lost/a", "")


@rule("BB-604", "BB-605", "BB-606", "BB-3611")
def test_a_long_rest_is_declared_instead_of_cards_at_initiative_99():
    t = arrange(FAR, agenda=[SelectCards()])
    take(t, RestLong())
    assert (t.state.initiative, [each.zone for each in t.state.cards]) == (99, ["hand"] * 4)


@rule("BB-3604", "BB-3612", "BB-R-09", "BB-3613")
def test_a_long_rest_loses_a_random_card_and_heals_two():
    cards = [f"{A}/b:discard", f"{B}/b:discard", f"{C}/b", f"{D}:lost"]
    t = arrange(FAR, cards=cards, agenda=[LongRest()], rolls=[1], health=5)
    assert prompt(t) == "rest_heal"
    take(t, Perform())
    assert (zones(t), health(t)) == ({A: "hand/a", B: "lost/a", C: "hand/a", D: "lost/a"}, 7)


@rule("BB-R-09")
def test_by_the_setup_you_choose_the_card_of_a_long_rest():
    cards = [f"{A}:discard", B, f"{C}:lost", f"{D}:lost"]
    t = arrange(FAR, cards=cards, agenda=[LongRest()], long_rest_loss="choice")
    assert choices(t) == [LoseCard(A), LoseCard(B)]


@rule("BB-3613")
def test_the_heal_of_a_long_rest_may_be_left_out():
    t = arrange(FAR, agenda=[LongRest()], health=5)
    take(t, Skip())
    assert health(t) == 5


@rule("BB-EX-29", "BB-2307")
def test_a_wound_hurts_before_a_long_rest_heals_it():
    t = arrange(FAR, conditions=["wound"], health=6, agenda=[HeroTurn()], lead="")
    take(t, TakeDamage(), Perform())
    assert (health(t), conditions(t)) == (7, [])


@rule("BB-3407", "BB-3614", "BB-3615", "BB-EX-59")
def test_items_refreshed_by_a_long_rest_may_be_used_in_the_same_turn():
    t = arrange(FAR, items=["leftover_table_scraps"], health=5, agenda=[HeroTurn()], lead="")
    t.state.items[0].state = "spent"
    take(t, RestShort(), Skip(), Perform())
    assert told(t, ItemsRefreshed)[0].items == ("leftover_table_scraps",)
    take(t, UseItem("leftover_table_scraps"))
    assert health(t) == 6


@rule("BB-3616")
def test_without_a_card_in_hand_an_active_one_is_lost():
    cards = [f"{A}/b:active", f"{B}/b:active", f"{C}:lost", f"{D}:lost"]
    bonuses = [Bonus(HERO, Shield(1, "persistent"), "persistent", card) for card in (A, B)]
    t = arrange(FAR, cards=cards, bonuses=bonuses, agenda=[OfferShortRest()])
    take(t, RestShort())
    assert choices(t) == [LoseCard(A), LoseCard(B)]
    take(t, LoseCard(A))
    assert zones(t) == {A: "lost/b", B: "active/b", C: "lost/a", D: "lost/a"}


@rule("BB-3617")
def test_without_any_card_to_lose_the_rest_goes_on():
    cards = [f"{A}:lost", f"{B}:lost", f"{C}:lost", f"{D}:lost"]
    t = arrange(FAR, cards=cards, agenda=[LongRest()], health=5)
    take(t, Perform())
    assert health(t) == 7


@rule("BB-EX-30", "BB-608")
def test_four_cards_last_four_rounds_and_then_a_long_rest_is_forced():
    used = [FinishCard(card, "") for card in (A, B, C, D, A, B, C, D)]
    t = arrange(FAR, agenda=[*used, SelectCards()], scenario={"goal": (Survive(9),)})
    assert zones(t) == dict.fromkeys((A, B, C, D), "discard/b")
    assert choices(t) == [RestLong()]
    t = arrange(FAR, agenda=[SelectCards()])
    assert len(offered(t, PlayCards)) == 12

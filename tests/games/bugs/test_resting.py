"""Rests.  [BB-36xx]"""

from questhall.games.bugs.choices import DiscardCard, Exchange, LoseCard, Perform, RestShort, UseItem
from questhall.games.bugs.content.scenarios import Survive
from questhall.games.bugs.effects import Shield
from questhall.games.bugs.events import ItemsRefreshed, Rested
from questhall.games.bugs.state import HERO, Bonus
from questhall.games.bugs.steps.abilities import FinishCard
from questhall.games.bugs.steps.resting import LongRest, OfferShortRest
from questhall.games.bugs.steps.rounds import EndRound, SelectCards
from questhall.games.bugs.steps.turn import HeroTurn
from questhall.haven.choices import PlayCards, RestLong, Skip, TakeDamage
from tests.games.bugs.board import arrange, choices, conditions, health, offered, prompt, take, told, zones
from tests.ledger import rule

A, B, C, D = "shoulder_charge", "door_for_a_shield", "overhand_blow", "hold_the_line"
FAR = "@ . . . . 1"


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


@rule("BB-3604", "BB-R-29")
def test_a_rest_costs_a_card_also_where_negating_its_damage_took_the_other():
    cards = [f"{A}:discard", f"{B}:discard", f"{C}:lost", f"{D}:lost"]
    t = arrange(FAR, cards=cards, agenda=[OfferShortRest()], rolls=[0])
    take(t, RestShort(), Exchange(), DiscardCard(B))
    assert (health(t), zones(t)[A]) == (12, "lost/a")


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
    t = arrange(FAR, agenda=[HeroTurn()], lead="")
    take(t, Skip())
    assert ([event.long for event in told(t, Rested)], prompt(t)) == ([True], "")


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

"""Card selection, initiative, turns, the end of a round, rests.  [JL-3xx to JL-6xx, JL-38xx, JL-39xx, JL-41xx]"""

import pytest

from questhall.core import Rng, running
from questhall.games.jaws.choices import Accept, ActNext, RestShort
from questhall.games.jaws.content.scenarios import Happening
from questhall.games.jaws.events import (
    AbilityDrawn,
    CardsRevealed,
    ExperienceGained,
    HeroExhausted,
    ScenarioEnded,
    SectionRead,
    TurnBegan,
)
from questhall.games.jaws.state import Deck
from questhall.games.jaws.steps.ending import CheckGoal, SettleRound
from questhall.games.jaws.steps.resting import LongRest, OfferShortRests
from questhall.games.jaws.steps.rounds import (
    BeginTurn,
    CheckCards,
    CloseRound,
    EndRound,
    NextTurn,
    SelectCards,
    StartRound,
)
from questhall.haven.choices import Go, PickCard, PlayCards, RestLong, Skip, TakeDamage, Target, UseHalf
from questhall.haven.events import ConditionEnded, RoundBegan, RoundEnded
from tests.games.jaws.board import arrange, asked, at, take, told
from tests.ledger import rule

CARDS = ["center_mass", "close_cuts", "power_pitch"]


def pick(*cards, drawing="h a", zone="hand", **more):
    hands = {"hatchet": [f"{card}:{zone}" for card in cards or CARDS]}
    return arrange(drawing, monsters={"a": "stone_golem"} if "a" in drawing else {}, hands=hands, **more)


def zones(t, being="hatchet"):
    return {each.card: each.zone for each in t.state.heroes[being].cards}


# -- card selection


@rule("JL-402", "JL-404", "JL-409")
def test_any_two_cards_of_the_hand_in_either_order():
    t = pick(agenda=[SelectCards()])
    assert set(asked(t)) == {PlayCards(a, b) for a in CARDS for b in CARDS if a != b}
    assert len(asked(arrange("h", agenda=[SelectCards()]))) == 10 * 9


@rule("JL-401", "JL-501")
def test_cards_are_revealed_when_all_have_chosen():
    t = arrange("h r", agenda=[SelectCards()])
    take(t, PlayCards("center_mass", "close_cuts"))
    assert not told(t, CardsRevealed)
    assert t.view(1).state.heroes["hatchet"].lead == ""
    take(t, PlayCards("flame_shroud", "desert_night"))
    assert {(e.being, e.initiative) for e in told(t, CardsRevealed)} == {("hatchet", 24), ("red_guard", 6)}


@rule("JL-407")
def test_nobody_sees_the_hand_of_another():
    t = arrange("h r", agenda=[SelectCards()])
    assert {each.card for each in t.view(1).state.heroes["hatchet"].cards} == {""}
    assert {each.card for each in t.view(0).state.heroes["hatchet"].cards} != {""}


@rule("JL-3901", "JL-O-04", "JL-509", "JL-3903")
def test_a_long_rest_needs_two_discards_and_has_initiative_99():
    hands = {"hatchet": ["center_mass", "close_cuts", "power_pitch:discard", "retrieval:discard"]}
    t = arrange("h", hands=hands, agenda=[SelectCards()])
    take(t, RestLong())
    assert t.state.heroes["hatchet"].initiative == 99
    few = arrange("h", hands={"hatchet": ["center_mass", "close_cuts", "power_pitch:discard"]}, agenda=[SelectCards()])
    assert RestLong() not in asked(few)
    assert RestLong() not in asked(arrange("h", hands=hands, agenda=[SelectCards()], scenario={"number": 2}))


@rule("JL-4003", "JL-O-03")
def test_without_two_cards_one_must_rest_and_without_discards_one_is_exhausted():
    rests = pick("center_mass", "close_cuts", zone="discard", agenda=[CheckCards(), SelectCards()])
    assert asked(rests) == (RestLong(),)
    gone = pick("center_mass", drawing="h r", agenda=[CheckCards(), SelectCards()])
    assert told(gone, HeroExhausted)[0].being == "hatchet"
    early = {"zone": "discard", "drawing": "h r", "scenario": {"number": 2}}
    assert told(pick("center_mass", "close_cuts", agenda=[CheckCards(), SelectCards()], **early), HeroExhausted)


# -- initiative


@rule("JL-502", "JL-EX-01")
def test_the_lowest_initiative_acts_first():
    initiatives = {"red_guard": 14, "demolitionist": 20, "hatchet": 64}
    t = arrange(
        "r d h . . a",
        monsters={"a": "stone_golem+stun"},
        initiatives=initiatives,
        abilities={"stone_golem": 406},
        agenda=[NextTurn()],
    )
    assert [event.figure for event in told(t, TurnBegan)] == ["red_guard", "demolitionist", "m1", "hatchet"]


@rule("JL-504", "JL-505", "JL-EX-39")
def test_ties_go_to_the_second_card_and_to_characters():
    hands = {
        "hatchet": ["care_package:chosen", "disorienting_barrage:chosen"],
        "red_guard": ["blade_dance:chosen", "warrior_of_the_sun:chosen"],
    }
    t = arrange(
        "h r . . a",
        monsters={"a": "stone_golem"},
        hands=hands,
        initiatives={"hatchet": 64, "red_guard": 64},
        abilities={"stone_golem": 407},
        agenda=[NextTurn()],
    )
    assert told(t, TurnBegan)[0].figure == "red_guard"


@rule("JL-O-14")
def test_kinds_of_monsters_with_equal_initiative_act_as_the_players_like():
    t = arrange(
        "a . b . h",
        monsters={"a": "zealot+stun", "b": "vermling_raider+stun"},
        abilities={"zealot": 384, "vermling_raider": 375},
        initiatives={"hatchet": 99},
        agenda=[NextTurn()],
    )
    assert set(asked(t)) == {ActNext("zealot"), ActNext("vermling_raider")}
    take(t, ActNext("vermling_raider"))
    assert [event.who.being for event in told(t, TurnBegan)][:2] == ["vermling_raider", "zealot"]


@rule("JL-O-15")
def test_equal_characters_act_as_the_players_like():
    t = arrange("h r", initiatives={"hatchet": 99, "red_guard": 99}, agenda=[NextTurn()])
    assert asked(t) == (ActNext("hatchet"), ActNext("red_guard"))


@rule("JL-2601", "JL-2602", "JL-EX-38", "JL-2609")
def test_elites_act_first_and_all_by_their_numbers():
    t = arrange(
        "a b c e h",
        monsters={"a": "zealot!+stun", "b": "zealot!+stun", "c": "zealot+stun", "e": "zealot+stun"},
        abilities={"zealot": 384},
        initiatives={"hatchet": 99},
    )
    for figure, number in zip([f for f in t.state.figures.values() if f.number], (5, 2, 1, 4), strict=True):
        figure.number = number
    t.do(NextTurn())
    running.advance(t)
    t._decisions = None
    numbers = [(event.who.elite, event.who.number) for event in told(t, TurnBegan)][:4]
    assert numbers == [(True, 2), (True, 5), (False, 1), (False, 4)]
    turns = [event.figure for event in t.events if isinstance(event, TurnBegan | ConditionEnded)]
    assert turns[:8] == [figure for figure in turns[:8:2] for _ in range(2)]  # each is over before the next begins


@rule("JL-305", "JL-303")
def test_every_figure_has_one_turn():
    t = pick(drawing="h", agenda=[NextTurn()])
    assert t.state.turns == ["hatchet"]
    assert not t.decisions


# -- the turn of a character


@rule("JL-601", "JL-602", "JL-603", "JL-608", "JL-G-007")
def test_the_top_of_one_card_and_the_bottom_of_the_other():
    t = pick("center_mass", "close_cuts", zone="chosen", drawing="h . .", agenda=[BeginTurn("hatchet")])
    assert UseHalf("center_mass", "top") in asked(t)
    assert UseHalf("close_cuts", "bottom") in asked(t)
    take(t, UseHalf("center_mass", "bottom"), Go(("a2",)))
    assert zones(t)["center_mass"] == "discard"
    assert {choice.half for choice in asked(t) if isinstance(choice, UseHalf)} == {"top"}
    assert {choice.card for choice in asked(t) if isinstance(choice, UseHalf)} == {"close_cuts"}


@rule("JL-604", "JL-605", "JL-606")
def test_each_action_comes_in_its_place_and_can_be_declined_by_itself():
    cards = ("disorienting_barrage", "center_mass")
    t = pick(*cards, zone="chosen", drawing=". . h a", agenda=[BeginTurn("hatchet")], level=0)
    take(t, UseHalf("disorienting_barrage", "bottom"))
    assert {choice.path[-1] for choice in asked(t) if isinstance(choice, Go)} == {"a1", "a2"}
    take(t, Skip())
    assert asked(t) == (Accept(), Skip())
    assert asked(take(t.copy(), Skip())) == (Go(("a2",)), Skip())
    take(t, Accept())
    assert at(t, "a4").health == 9
    assert asked(t) == (Go(("a2",)), Skip())


@rule("JL-606")
def test_actions_can_be_declined():
    t = pick("close_cuts", "center_mass", zone="chosen", agenda=[BeginTurn("hatchet")], level=0)
    take(t, UseHalf("close_cuts", "bottom"))
    assert asked(t) == (Target("m1"), Skip())
    take(t, Skip())
    assert t.state.figures["hatchet"].at == "a1"
    assert at(t, "a2").health == 10


@rule("JL-620", "JL-626")
def test_any_top_can_be_a_basic_attack():
    t = pick("center_mass", "power_pitch", zone="chosen", agenda=[BeginTurn("hatchet")], level=0)
    take(t, UseHalf("power_pitch", "top", basic=True), Target("m1"))
    assert at(t, "a2").health == 8
    apart = pick("center_mass", "power_pitch", zone="chosen", drawing="h . a", agenda=[BeginTurn("hatchet")])
    take(apart, UseHalf("power_pitch", "top", basic=True))
    assert Target("m1") not in asked(apart)


@rule("JL-621")
def test_any_bottom_can_be_a_basic_move():
    t = pick("power_pitch", "center_mass", zone="chosen", drawing="h . . . .", agenda=[BeginTurn("hatchet")])
    take(t, UseHalf("power_pitch", "bottom", basic=True))
    assert {choice.path[-1] for choice in asked(t) if isinstance(choice, Go)} == {"a2", "a3"}


@rule("JL-622", "JL-2105")
def test_a_card_used_for_a_basic_ability_is_discarded_without_experience():
    t = pick("power_pitch", "center_mass", zone="chosen", agenda=[BeginTurn("hatchet")])
    take(t, UseHalf("power_pitch", "top", basic=True), Target("m1"))
    assert zones(t)["power_pitch"] == "discard"
    assert not told(t, ExperienceGained)


@rule("JL-624", "JL-2101", "JL-G-010")
def test_a_half_with_the_loss_symbol_is_lost_and_gives_its_experience():
    t = pick("power_pitch", "center_mass", zone="chosen", drawing="h . a", agenda=[BeginTurn("hatchet")])
    take(t, UseHalf("power_pitch", "top"), Target("m1"))
    assert zones(t)["power_pitch"] == "lost"
    assert t.state.heroes["hatchet"].xp == 2


@rule("JL-625", "JL-609", "JL-2103", "JL-2104", "JL-EX-17")
def test_a_half_that_does_nothing_is_not_lost_and_gives_nothing():
    t = pick("power_pitch", "center_mass", zone="chosen", drawing="h . .", agenda=[BeginTurn("hatchet")])
    take(t, UseHalf("power_pitch", "top"))
    assert zones(t)["power_pitch"] == "discard"
    assert t.state.heroes["hatchet"].xp == 0


@rule("JL-607", "JL-O-42")
def test_what_harms_oneself_cannot_be_declined_once_the_ability_is_used():
    hands = {"voidwarden": ["freeze_the_soul:chosen", "grasp_of_doom:chosen"]}
    t = arrange("v . a", monsters={"a": "zealot"}, hands=hands, agenda=[BeginTurn("voidwarden")])
    used = take(t.copy(), UseHalf("freeze_the_soul", "bottom"), Target("m1"))
    assert "curse" in used.state.heroes["voidwarden"].modifiers.draw
    left = take(t, UseHalf("freeze_the_soul", "bottom"), Skip())
    assert "curse" not in left.state.heroes["voidwarden"].modifiers.draw


# -- short rests


@rule("JL-3802", "JL-3803")
def test_a_short_rest_needs_two_discards_and_is_voluntary():
    t = pick("center_mass", "close_cuts", zone="discard", agenda=[OfferShortRests()])
    assert asked(t) == (RestShort(), Skip())
    assert not pick("center_mass", zone="discard", agenda=[OfferShortRests()]).decisions
    hands = {"hatchet": ["center_mass", "close_cuts:discard", "power_pitch:discard"]}
    assert asked(arrange("h", hands=hands, agenda=[OfferShortRests()])) == (RestShort(), Skip())


@rule("JL-3804", "JL-EX-07", "JL-3807")
def test_a_short_rest_loses_one_card_by_chance_and_returns_the_others():
    t = pick(*CARDS, zone="discard", agenda=[OfferShortRests()])
    take(t, RestShort(), Accept())
    assert sorted(zones(t).values()) == ["hand", "hand", "lost"]


@rule("JL-3804", "JL-3805")
def test_chance_decides_which_card_is_lost_and_which_instead():
    drawn, lost = set(), set()
    for seed in range(12):
        t = pick(*CARDS, zone="discard", agenda=[OfferShortRests()])
        t.rng = Rng(seed)
        take(t, RestShort())
        first = t.decisions[0].question.card
        drawn.add(first)
        take(t, Skip(), TakeDamage())
        lost.add((first, next(card for card, place in zones(t).items() if place == "lost")))
    assert drawn == set(CARDS)
    assert len(lost) == 6


@rule("JL-3805", "JL-3806")
def test_the_card_can_be_refused_once_for_a_damage():
    t = pick(*CARDS, zone="discard", agenda=[OfferShortRests()])
    take(t, RestShort())
    refused = t.decisions[0].question.card
    take(t, Skip(), TakeDamage())
    assert t.state.figures["hatchet"].health == 7
    assert zones(t)[refused] == "hand"
    assert sorted(zones(t).values()) == ["hand", "hand", "lost"]
    assert not t.decisions


# -- long rests


@rule("JL-3904", "JL-3905", "JL-3902")
def test_a_long_rest_loses_a_chosen_card_and_heals_two():
    t = pick(*CARDS, zone="discard", agenda=[LongRest("hatchet")])
    t.state.figures["hatchet"].health = 3
    take(t, PickCard("close_cuts"))
    assert zones(t) == {"center_mass": "hand", "close_cuts": "lost", "power_pitch": "hand"}
    assert t.state.figures["hatchet"].health == 5


@rule("JL-3902")
def test_a_long_rest_is_the_whole_turn_and_whoever_plays_cards_does_not_rest():
    t = take(pick(*CARDS, zone="discard", agenda=[BeginTurn("hatchet")]), PickCard("close_cuts"))
    assert not t.decisions
    assert t.state.turns == ["hatchet"]
    hands = {"hatchet": ["center_mass:chosen", "close_cuts:chosen", "power_pitch:discard", "retrieval:discard"]}
    playing = arrange("h .", hands=hands, agenda=[BeginTurn("hatchet")])
    assert {type(choice) for choice in asked(playing)} == {UseHalf}


@rule("JL-3906", "JL-3907", "JL-4614", "JL-4615")
def test_a_long_rest_refreshes_spent_items_only():
    t = pick(*CARDS, zone="discard", agenda=[LongRest("hatchet")], items={"hatchet": ["heater_shield", "power_potion"]})
    spent, consumed = t.state.heroes["hatchet"].items
    spent.state, consumed.state = "spent", "consumed"
    take(t, PickCard("close_cuts"))
    assert (spent.state, consumed.state) == ("ready", "consumed")


@rule("JL-O-30")
def test_a_stunned_character_rests_without_the_heal():
    t = pick(*CARDS, zone="discard", agenda=[LongRest("hatchet")], conditions={"hatchet": ["stun"]})
    t.state.figures["hatchet"].health = 3
    take(t, PickCard("close_cuts"))
    assert t.state.figures["hatchet"].health == 3
    assert zones(t)["close_cuts"] == "lost"


@rule("JL-G-314")
def test_the_heal_of_a_rest_cures_poison_instead():
    t = pick(*CARDS, zone="discard", agenda=[LongRest("hatchet")], conditions={"hatchet": ["poison"]})
    t.state.figures["hatchet"].health = 3
    take(t, PickCard("close_cuts"))
    assert (t.state.figures["hatchet"].health, t.state.figures["hatchet"].conditions) == (3, {})


# -- the end of a round


@rule("JL-908", "JL-4102", "JL-907")
def test_only_a_deck_with_a_drawn_reshuffle_card_is_reshuffled():
    t = pick()
    mine, theirs = Deck(["+0"], ["x2"], True), Deck(["+0"], ["+1"])
    t.state.heroes["hatchet"].modifiers, t.state.modifiers = mine, theirs
    CloseRound().run(t)
    assert (sorted(mine.draw), mine.discard, mine.reshuffle) == (["+0", "x2"], [], False)
    assert theirs.discard == ["+1"]


@rule("JL-2709", "JL-4103")
@pytest.mark.parametrize(("number", "left"), [(406, 0), (407, 1)])
def test_an_ability_deck_is_reshuffled_if_its_card_says_so(number, left):
    t = pick(abilities={"stone_golem": number})
    t.state.discards["stone_golem"] = [number]
    CloseRound().run(t)
    assert len(t.state.discards["stone_golem"]) == left


@rule("JL-4201", "JL-4202", "JL-4107")
def test_success_comes_at_the_end_of_the_round():
    before = pick(drawing="h", agenda=[CheckGoal(), NextTurn()])
    assert before.state.completed
    assert (before.outcome, before.state.turns) == (None, ["hatchet"])
    t = pick(drawing="h", agenda=[EndRound()])
    assert t.outcome.result == "won"
    assert told(t, ScenarioEnded)[0].ending == "completed"


@rule("JL-4007", "JL-O-05", "JL-4201")
def test_with_nobody_left_the_scenario_is_lost_even_if_the_goal_was_met():
    t = pick(drawing="h")
    t.state.heroes["hatchet"].exhausted = True
    t.state.completed = True
    SettleRound().run(t)
    assert t.outcome.result == "lost"


@rule("JL-301", "JL-3801", "JL-4106", "JL-O-06")
def test_rests_come_before_the_next_round():
    t = pick(*CARDS, zone="discard", agenda=[EndRound()])
    assert asked(t) == (RestShort(), Skip())
    take(t, Skip())
    assert told(t, RoundBegan)[-1].round == 2


@rule("JL-O-06")
def test_special_rules_come_first_and_the_outcome_after_bonuses_and_decks():
    rules = (Happening(moment="end", section=1),)
    t = arrange("h a", monsters={"a": "zealot"}, scenario={"rules": rules})
    t.state.completed = True
    t.do(EndRound())
    running.advance(t)
    kinds = [type(event) for event in t.events]
    assert kinds.index(SectionRead) < kinds.index(RoundEnded) < kinds.index(ScenarioEnded)


@rule("JL-EX-08", "JL-402", "JL-302", "JL-2702")
def test_a_round_begins_with_choosing_cards():
    t = pick(*CARDS[:2], agenda=[StartRound()])
    assert all(isinstance(choice, PlayCards) for choice in asked(t))
    assert not told(t, AbilityDrawn)
    take(t, PlayCards("center_mass", "close_cuts"))
    order = (RoundBegan, CardsRevealed, AbilityDrawn, TurnBegan)
    assert [type(event) for event in t.events if isinstance(event, order)][:4] == list(order)

"""What questions and answers say: how much, by whom, which card, what comes of it."""

import pytest

from questhall.games.jaws.blows import Blow
from questhall.games.jaws.choices import RestLater, RestShort, TakeOption, UseItem
from questhall.games.jaws.chronicle import GoldChanged, NothingCame, OmenReceived, PerkTaken, ScenarioBegan
from questhall.games.jaws.content import load
from questhall.games.jaws.effects import Attack, Shield
from questhall.games.jaws.events import CardsRevealed
from questhall.games.jaws.scene import prompt
from questhall.games.jaws.scenes.answers import choices
from questhall.games.jaws.scenes.cards import lay_out
from questhall.games.jaws.scenes.lines import log_line, told
from questhall.games.jaws.scenes.panels import turns
from questhall.games.jaws.scenes.speaker import Speaker
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.city import FaceEvent
from questhall.games.jaws.steps.damage import SufferDamage
from questhall.games.jaws.steps.resting import LoseRandom, OfferShortRest
from questhall.games.jaws.steps.turn import HeroActs
from questhall.games.jaws.traits import add_bonus
from questhall.haven.choices import Skip, UseHalf
from questhall.words import LANGUAGES
from tests.games.jaws.board import GAME, arrange, take
from tests.games.jaws.journey import campaign, do
from tests.games.jaws.test_setup import sit, started
from tests.ledger import rule

OTHERS = ("close_cuts", "desert_night")
ATTACK = [Act("hatchet", Attack(value=2))]
HAND = ["close_cuts", "care_package", "center_mass"]


def speaker(t, language="en"):
    return Speaker(t.view(0), language)


def labels(t, language="en"):
    return [choice.label for choice in choices(speaker(t, language), t.decisions[0])]


def text(t):
    return prompt(speaker(t), t.decisions[0]).text


def test_damage_is_told_after_shields_with_who_deals_it_and_what_is_left():
    question = SufferDamage("hatchet", 3, "attack", blow=Blow(attacker="m1", target="hatchet", value=3))
    t = arrange("h z", monsters={"z": "zealot"}, hands={"hatchet": HAND}, agenda=[question])
    add_bonus(t, "hatchet", Shield(value=1), "round")
    number = t.state.figures["m1"].number
    assert text(t) == f"Zealot {number} (attack) deals 2 damage to you: suffer it or negate it?"
    assert labels(t)[0] == "Suffer 2: 6 of 8 hit points left"


def test_damage_without_a_figure_names_its_source():
    t = arrange("h", hands={"hatchet": HAND}, agenda=[SufferDamage("hatchet", 2, "trap")])
    assert text(t) == "Damage 2 (trap): suffer it or negate it?"


def test_a_short_rest_says_which_card_goes_and_what_another_one_costs():
    hand = ["close_cuts", "care_package:discard", "center_mass:discard"]
    t = arrange("h", hands={"hatchet": hand}, agenda=[LoseRandom("hatchet", "center_mass")])
    assert labels(t) == ["Lose Center Mass", "Suffer 1 damage, lose another card by chance"]


def test_a_long_rest_is_spoken_of_only_where_it_is_possible():
    t = started("a_ritual_in_stone")
    assert text(t) == "Choose two cards, the leading one first"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_rest_is_told_in_the_log(language):
    text = told(CardsRevealed("hatchet", "", "", 99), language)
    assert ", ;" not in text
    assert "99" in text


def acting():
    hand = ["close_cuts:chosen", "care_package:chosen"]
    agenda = [HeroActs("hatchet")]
    return arrange("h . z", monsters={"z": "zealot"}, hands={"hatchet": hand}, agenda=agenda, active="hatchet")


@pytest.mark.parametrize("language", LANGUAGES)
def test_halves_in_the_list_name_their_card_so_that_no_two_are_alike(language):
    t = acting()
    offered = zip(t.decisions[0].choices, labels(t, language), strict=True)
    halves = [label for choice, label in offered if isinstance(choice, UseHalf)]
    assert len(halves) == len(set(halves)) == 8


def test_the_leading_card_lies_first_and_says_so():
    t = acting()
    t.state.heroes["hatchet"].lead = "care_package"
    tables = lay_out(speaker(t))
    there = tables.zones["hatchet-chosen"].cards
    assert there == ("care_package", "close_cuts")
    assert [tables.cards[card].level for card in there] == ["Leads", load().cards["close_cuts"].level]


def test_the_bar_shows_equal_initiatives_in_the_order_of_the_other_cards():
    hands = {"hatchet": ["close_cuts:chosen", "care_package:chosen"], "red_guard": ["desert_night:chosen"]}
    t = arrange("h r", hands=hands, initiatives={"hatchet": 15, "red_guard": 15})
    both = t.state.heroes
    both["hatchet"].other, both["red_guard"].other = sorted(OTHERS, key=lambda card: load().cards[card].initiative)
    assert [turn.name for turn in turns(speaker(t))] == ["Hatchet", "Red Guard"]
    both["hatchet"].other, both["red_guard"].other = both["red_guard"].other, both["hatchet"].other
    assert [turn.name for turn in turns(speaker(t))] == ["Red Guard", "Hatchet"]


def test_an_item_is_not_offered_for_an_attack_that_reaches_nobody():
    """Nothing would come of it but the loss."""
    near, far = (
        arrange(board, monsters={"z": "zealot"}, items={"hatchet": ["eagle_eye_goggles"]}, agenda=ATTACK)
        for board in ("h z", "h . . . . z")
    )
    assert UseItem("eagle_eye_goggles") in near.decisions[0].choices
    assert not far.decisions


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_of_a_city_event_is_told(language):
    t = campaign()
    do(t, FaceEvent(14))
    take(t, TakeOption("a"))
    omens = [event for event in t.events if isinstance(event, OmenReceived)]
    assert [event.being for event in omens] == [one.being for one in t.state.campaign.members]
    assert all(told(event, language) for event in omens)


def test_an_option_that_brings_nothing_says_so():
    t = campaign()
    do(t, FaceEvent(3))
    take(t, TakeOption("b"))
    assert isinstance(t.events[-1], NothingCame)


def test_a_scenario_of_a_campaign_begins_with_a_heading_in_the_log():
    line = log_line(ScenarioBegan(2, "a_hole_in_the_wall"), "en")
    assert (line.text, line.heading) == ("Scenario 2: A Hole in the Wall", True)


def test_gold_in_the_log_has_a_sign_and_a_perk_its_text():
    assert told(GoldChanged("hatchet", 5), "en").endswith("+5")
    assert told(GoldChanged("hatchet", -5), "en").endswith("−5")
    assert "perk: " in told(PerkTaken("hatchet", 0), "en")


def test_the_map_of_the_campaign_shows_the_difficulty_and_counts_ability_cards():
    t = campaign()
    scene = t.scene(0, "en")
    row = scene.panels["next"].rows[0]
    assert (row.name, row.value) == ("Difficulty", "Normal")
    hands = {zone.owner: len(zone.cards) + zone.hidden for zone in scene.zones.values() if zone.hand}
    assert hands == {0: 6, 1: 6}


@rule("JL-3803")
def test_whoever_wants_no_rest_yet_is_asked_again_when_two_cards_are_wanting():
    hand = ["close_cuts", "retrieval", "care_package:discard", "center_mass:discard"]
    t = arrange("h", hands={"hatchet": hand}, agenda=[OfferShortRest("hatchet")] * 3)
    take(t, RestLater())
    assert not t.decisions
    t = arrange("h", hands={"hatchet": hand}, agenda=[OfferShortRest("hatchet")])
    mine = t.state.heroes["hatchet"]
    mine.patient, mine.cards[0].zone = True, "discard"
    assert OfferShortRest("hatchet").ask(t).choices == (RestShort(), Skip())


def test_basic_abilities_are_told_beside_the_question():
    assert "basic Attack 2, any bottom a basic Move 2" in prompt(speaker(acting()), acting().decisions[0]).help


def test_a_basic_ability_stands_small_in_the_half_whose_place_it_takes_and_can_be_clicked_there():
    t = acting()
    shown = {each.id: each.same for each in choices(speaker(t), t.decisions[0])}
    assert shown["use_half card=close_cuts half=bottom basic=true"] == {"card:close_cuts/1/instead": "card:close_cuts"}
    parts = lay_out(speaker(t)).cards["close_cuts"].parts
    assert [part.instead.text for part in parts] == ["Attack 2", "Move 2"]


def test_whoever_builds_a_hand_is_told_how_many_cards_come_along():
    t = sit("a_deeper_understanding")
    while "build_hands" not in {each.prompt for each in t.decisions.values()}:
        take(t, next(iter(t.decisions.values())).choices[0])
    scene = t.scene(0, "en")
    assert scene.prompt.text == "10 of these 13 cards come along: which one stays behind?"
    assert {each.group for each in scene.choices if each.on} == {"Stays behind"}


def test_scenarios_are_listed_by_their_printed_numbers():
    assert [GAME.number(scenario) for scenario in load().scenarios][:3] == ["1", "2", "3"]

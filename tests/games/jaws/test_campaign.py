"""The campaign: what a scenario leaves, the city, levels, items.  [JL-42xx to JL-54xx]"""

import random

import pytest

from questhall.core import Table, running
from questhall.games.jaws.choices import (
    Buy,
    ChangeParty,
    GiveItem,
    LeaveItem,
    PickMember,
    PickPerk,
    Sell,
    SetDifficulty,
    SplitGold,
    TakeOption,
)
from questhall.games.jaws.chronicle import CityEventDrawn, LevelReached
from questhall.games.jaws.content import load
from questhall.games.jaws.members import THRESHOLDS, Member, modifier_cards
from questhall.games.jaws.party import (
    GOLD,
    add_checks,
    completion_xp,
    free_perks,
    goal_met,
    level_due,
    new_cards,
    playable,
    resale,
    small_items,
    too_many,
)
from questhall.games.jaws.state import Gear
from questhall.games.jaws.steps.campaign import ChooseScenario, set_out
from questhall.games.jaws.steps.city import FaceEvent
from questhall.games.jaws.steps.growing import LevelUps, TakePerk
from questhall.games.jaws.steps.market import Equip, OpenMarket
from questhall.haven.choices import Done, EndCampaign, PickCard, PlayScenario
from tests.games.jaws.board import GAME, arrange, asked, take, told
from tests.games.jaws.journey import campaign, do, play, sheet
from tests.ledger import rule

# -- the board


@rule("JL-105")
def test_at_the_start_only_scenario_1_is_open():
    assert asked(campaign()) == (PlayScenario("roadside_ambush"), SetDifficulty("easy"), ChangeParty())


@rule("JL-104", "JL-4210", "JL-4209")
def test_a_completed_scenario_opens_the_next_and_is_never_played_again():
    t = play(campaign(), 1)
    assert asked(t) == (PlayScenario("a_hole_in_the_wall"), SetDifficulty("easy"), ChangeParty(), EndCampaign())
    assert t.state.campaign.won == [1]


@rule("JL-4302")
def test_a_lost_scenario_is_played_again():
    t = play(campaign(), 1, won=False)
    assert asked(t)[0] == PlayScenario("roadside_ambush")


@rule("JL-4210", "JL-4213", "JL-4214")
def test_a_reward_may_close_a_location_for_good():
    t = campaign()
    t.state.campaign.opened = [6]
    for one in t.state.campaign.members:
        one.pool = load().pool(one.being, "1")
    play(t, 6)
    assert {7, 8} <= set(playable(t.state.campaign))
    play(t, 7)
    assert 8 not in playable(t.state.campaign)
    assert 9 in playable(t.state.campaign)


@rule("JL-5104", "JL-5103")
def test_the_difficulty_is_free_after_the_tutorial():
    t = campaign()
    assert SetDifficulty("hard") not in asked(do(t, ChooseScenario()))
    t.state.campaign.won = [1, 2, 3, 4, 5]
    t.state.campaign.opened = [6]
    take(do(t, ChooseScenario()), SetDifficulty("hard"))
    take(t, PlayScenario("corrupted_research"))
    assert t.state.level == 2


# -- gold, experience


@rule("JL-4502", "JL-4504", "JL-EX-36", "JL-4501", "JL-5705")
def test_coins_are_turned_into_gold():
    t = play(campaign(), 2, red_guard={"coins": 3})
    assert sheet(t).gold == 31
    assert sheet(t, "hatchet").gold == 25


@rule("JL-4503", "JL-5107", "JL-5108", "JL-5109", "JL-5110", "JL-5111", "JL-5112", "JL-5113", "JL-5114")
def test_what_a_coin_is_worth_and_a_scenario_teaches_depends_on_the_level():
    t = campaign()
    for one in t.state.campaign.members:
        one.level, one.pool = 7, load().pool(one.being, "1")
    assert sheet(play(t, 6, won=False, red_guard={"coins": 2})).gold == 2 * 4
    assert GOLD == (2, 2, 3, 3, 4, 4, 5, 6)
    assert [completion_xp(level) for level in range(8)] == [4, 6, 8, 10, 12, 14, 16, 18]


@rule("JL-5610")
def test_after_scenario_1_nothing_is_recorded():
    t = play(campaign(), 1, red_guard={"coins": 3, "xp": 4})
    assert (sheet(t).gold, sheet(t).xp) == (0, 0)


@rule("JL-5010", "JL-5015")
def test_experience_of_the_dial_and_for_completion_is_recorded_from_scenario_3_on():
    t = play(campaign(), 3, red_guard={"xp": 4})
    assert (sheet(t).xp, sheet(t, "hatchet").xp) == (10, 6)
    assert play(campaign(), 2, red_guard={"xp": 4}).state.campaign.members[0].xp == 0


@rule("JL-4303", "JL-4304", "JL-4307", "JL-G-810")
def test_a_lost_scenario_leaves_coins_and_experience_but_no_more():
    t = play(campaign(), 3, won=False, red_guard={"coins": 2, "xp": 4})
    assert (sheet(t).gold, sheet(t).xp) == (4, 4)


@rule("JL-4305", "JL-2207")
def test_treasures_are_kept_and_not_placed_again():
    t = play(campaign(), 3, won=False, red_guard={"treasures": [10]})
    assert sheet(t).items == ["fateful_compass"]
    set_out(t, "the_black_ship")
    running.advance(t)
    assert not t.state.treasures


@rule("JL-O-26", "JL-4006", "JL-4013")
def test_the_exhausted_share_the_success():
    t = play(campaign(), 3, red_guard={"exhausted": True, "coins": 1})
    assert (sheet(t).gold, sheet(t).xp) == (2, 6)


@rule("JL-4204", "JL-1410", "JL-1523")
def test_nothing_else_outlasts_a_scenario():
    t = play(campaign(), 1)
    assert (t.state.heroes, t.state.figures, t.state.curses, t.state.blessings) == ({}, {}, 10, 10)


@rule("JL-4204", "JL-4206", "JL-4207", "JL-4505", "JL-4617")
def test_the_next_scenario_begins_with_full_health_all_cards_and_all_items():
    t = campaign()
    sheet(t).items = ["heater_shield"]
    play(t, 3, won=False, red_guard={"coins": 2, "items": [Gear("heater_shield", "consumed")], "cards": []})
    set_out(t, "the_black_ship")
    running.advance(t)
    t._decisions = None
    while t.state.round == 0:
        seat = next(iter(t.decisions))
        t.take(seat, t.decisions[seat].choices[0])
    mine, figure = t.state.heroes["red_guard"], t.state.figures["red_guard"]
    assert (figure.health, mine.coins, mine.items) == (figure.most, 0, [Gear("heater_shield")])
    assert {(each.zone, each.lost) for each in mine.cards} == {("hand", False)}
    assert len(mine.cards) == 8


# -- the tutorial


@rule("JL-5909", "JL-5207", "JL-5808")
def test_after_scenario_4_the_pool_has_all_cards_of_levels_1_and_x():
    t = play(campaign(), 4)
    assert sheet(t).pool == load().pool("red_guard", "1", "X")


@rule("JL-5207", "JL-5201")
def test_cards_of_level_x_can_be_taken_along_for_the_whole_campaign():
    t = play(play(campaign(), 4), 5)
    do(t)
    set_out(t, load().numbered(20).id)
    running.advance(t)
    assert {card.card for card in t.state.heroes["red_guard"].cards} >= set(load().pool("red_guard", "X"))


@rule("JL-4602", "JL-4601")
def test_after_scenario_2_the_shop_has_items_1_to_13():
    t = play(campaign(), 2)
    assert [load().items[name].number for name in t.state.campaign.shop] == list(range(1, 14))
    assert Buy("heater_shield") in t.decisions[0].choices


@rule("JL-4701", "JL-5807")
def test_scenario_3_brings_a_perk():
    t = play(campaign(), 3)
    assert all(isinstance(choice, PickPerk) for choice in asked(t))


@rule("JL-4212", "JL-5908", "JL-G-811")
def test_a_reward_item_goes_to_one_who_does_not_own_it():
    t = campaign()
    sheet(t).items = ["mana_potion"]
    play(t, 4)
    assert sheet(t, "hatchet").items == ["mana_potion"]
    free = play(campaign(), 4)
    assert asked(free) == (PickMember("red_guard"), PickMember("hatchet"))


# -- city events


@rule("JL-4801", "JL-O-37", "JL-4802", "JL-4808")
def test_the_first_event_follows_scenario_3_and_is_removed():
    t = take(play(campaign(), 3), PickPerk(0), PickPerk(0))
    assert len(told(t, CityEventDrawn)) == 1
    assert len(t.state.campaign.events) == 21
    assert t.state.campaign.events != sorted(t.state.campaign.events)


@rule("JL-4801")
@pytest.mark.parametrize("number", range(4, 26))
def test_every_later_success_brings_one_event(number):
    t = campaign()
    t.state.campaign.events = [3, 4, 8]
    play(t, number)
    while not isinstance((decision := next(iter(t.decisions.values()))).question, ChooseScenario):
        take(t, decision.choices[0])
    assert len(told(t, CityEventDrawn)) == 1
    assert len(t.state.campaign.events) == 2


@rule("JL-4809")
def test_a_lost_scenario_brings_no_event():
    t = campaign()
    t.state.campaign.events = [1, 2, 3]
    assert not told(play(t, 4, won=False), CityEventDrawn)


@rule("JL-4804", "JL-4806", "JL-4807")
def test_the_party_takes_one_of_two_options():
    t = do(campaign(), FaceEvent(5))
    assert asked(t) == (TakeOption("a"), TakeOption("b"))
    take(t, TakeOption("b"))
    assert [one.xp for one in t.state.campaign.members] == [10, 10]


@rule("JL-4807")
def test_what_an_event_brings_upon_all_they_begin_the_next_scenario_with():
    event = load().events[10]
    (option,) = [each for each in ("a", "b") if getattr(event, each)[0].start == ("poison",)]
    t = take(do(campaign(), FaceEvent(10)), TakeOption(option))
    assert t.state.campaign.start == ["poison"]


@rule("JL-4805")
def test_some_outcomes_need_a_certain_character():
    with_hatchet = take(do(campaign(), FaceEvent(7)), TakeOption("a"), SplitGold())
    assert sum(one.gold for one in with_hatchet.state.campaign.members) == 10
    without = campaign(("red_guard", "voidwarden"))
    sheet(without).gold = 7
    assert sum(one.gold for one in take(do(without, FaceEvent(7)), TakeOption("a")).state.campaign.members) == 2


def test_an_event_may_mark_the_next_scenario():
    t = take(do(campaign(), FaceEvent(14)), TakeOption("b"))
    assert t.state.campaign.start == ["curse"]
    set_out(t, "a_ritual_in_stone")
    running.advance(t)
    t._decisions = None
    while t.state.round == 0:
        seat = next(iter(t.decisions))
        t.take(seat, t.decisions[seat].choices[0])
    assert all("curse" in hero.modifiers.draw for hero in t.state.heroes.values())


def test_an_event_may_open_a_location_or_lead_to_another():
    t = take(do(campaign(), FaceEvent(19)), TakeOption("a"))
    assert 22 in t.state.campaign.opened
    other = campaign()
    other.state.campaign.events = [3]
    take(do(other, FaceEvent(19)), TakeOption("b"))
    assert told(other, CityEventDrawn)[0].number == 3


# -- battle goals


@rule("JL-4904", "JL-O-36")
def test_a_met_goal_gives_a_check():
    t = campaign()
    play(
        t, 4, red_guard={"goal": "sadist", "tallies": {"kills": 5}}, hatchet={"goal": "sadist", "tallies": {"kills": 4}}
    )
    assert [one.checks for one in t.state.campaign.members] == [1, 0]


@rule("JL-4308")
def test_a_lost_scenario_gives_no_check():
    t = play(campaign(), 4, won=False, red_guard={"goal": "pacifist"})
    assert sheet(t).checks == 0


@pytest.mark.parametrize(
    ("goal", "mine", "others", "met"),
    [
        ("altruist", {"coins": 1}, {"coins": 2}, True),
        ("altruist", {"coins": 2}, {"coins": 2}, False),
        ("egoist", {"coins": 3}, {"coins": 2}, True),
        ("pacifist", {"kills": 3}, {}, True),
        ("pacifist", {"kills": 4}, {}, False),
        ("pincushion", {"most_attackers": 3}, {}, True),
        ("straggler", {"short_rests": 1}, {}, False),
        ("fast_healer", {}, {}, True),
        ("masochist", {}, {}, False),
    ],
)
def test_goals_are_tallies_with_bounds(goal, mine, others, met):
    t = arrange("h r")
    t.state.heroes["hatchet"].goal = goal
    t.state.heroes["hatchet"].tallies, t.state.heroes["red_guard"].tallies = mine, others
    assert goal_met(t, t.state.heroes["hatchet"]) is met


@rule("JL-G-809")
def test_goals_of_the_exhausted_count():
    t = arrange("h r")
    t.state.heroes["hatchet"].goal, t.state.heroes["hatchet"].exhausted = "pacifist", True
    del t.state.figures["hatchet"]
    assert goal_met(t, t.state.heroes["hatchet"])


@rule("JL-4907", "JL-4908", "JL-EX-46")
def test_every_third_check_is_a_perk_six_times():
    t, one = arrange("h"), Member(being="hatchet")
    assert [add_checks(t, one, 1) for _ in range(24)] == [0, 0, 1] * 6 + [0] * 6


# -- perks and levels


@rule("JL-4702", "JL-G-808", "JL-4704")
def test_a_perk_line_can_be_taken_once_for_each_box():
    one = Member(being="demolitionist", perks=[0, 1])
    assert 0 not in free_perks(one)
    assert 1 in free_perks(one)
    t = campaign()
    sheet(t).perks = [0]
    do(t, TakePerk("red_guard"))
    assert PickPerk(0) not in asked(t)
    take(t, asked(t)[0])
    perks = list(sheet(t).perks)
    assert len(perks) == 2
    assert sheet(play(t, 1)).perks == sheet(play(t, 2, won=False)).perks == perks


@rule("JL-4703")
def test_perks_change_the_modifier_deck():
    t = campaign(("demolitionist", "hatchet"))
    sheet(t, "demolitionist").perks = [0, 3]
    assert modifier_cards(load(), sheet(t, "demolitionist"))[1] == (("+0",), ("+2 muddle",))
    set_out(t, "roadside_ambush")
    running.advance(t)
    deck = t.state.heroes["demolitionist"].modifiers.draw
    assert (deck.count("+0"), deck.count("+2 muddle"), len(deck)) == (1, 1, 16)


@rule("JL-5001", "JL-5014")
def test_experience_for_levels():
    assert THRESHOLDS == (0, 45, 95, 150, 210, 275, 345, 420, 500)
    assert level_due(Member(being="hatchet", level=8, xp=500))
    assert not level_due(Member(being="hatchet", level=9, xp=9999))


@rule("JL-5002", "JL-5003", "JL-5004", "JL-5006", "JL-5008", "JL-6008", "JL-5012")
def test_enough_experience_brings_a_level_a_card_and_a_perk():
    t = campaign()
    sheet(t).xp, sheet(t, "hatchet").xp = 45, 44
    do(t, LevelUps())
    assert asked(t) == (PickCard("harvest_sickle"), PickCard("barbaric_instincts"))
    take(t, PickCard("harvest_sickle"))
    assert isinstance(asked(t)[0], PickPerk)
    take(t, PickPerk(0))
    assert [(event.being, event.level) for event in told(t, LevelReached)] == [("red_guard", 2)]
    assert sheet(t).xp == 45
    sheet(t).xp = 150
    do(t, LevelUps())
    take(t, asked(t)[0])
    take(t, asked(t)[0])
    assert sheet(t).level == 4


@rule("JL-5005", "JL-EX-21")
def test_cards_not_taken_stay_available():
    one = Member(being="red_guard", level=3, pool=["harvest_sickle"])
    assert new_cards(one) == ["barbaric_instincts", "warmth_of_the_sun", "strangling_chain"]


@rule("JL-G-806")
def test_several_levels_come_one_after_the_other():
    t = campaign()
    sheet(t).xp = 100
    do(t, LevelUps())
    take(t, PickCard("harvest_sickle"), PickPerk(0), PickCard("barbaric_instincts"), PickPerk(1))
    assert sheet(t).level == 3


@rule("JL-5007")
def test_a_level_brings_hit_points():
    t = campaign()
    sheet(t).level = 2
    sheet(t).pool = load().pool("red_guard", "1")
    set_out(t, "roadside_ambush")
    running.advance(t)
    t._decisions = None
    while t.state.round == 0:
        seat = next(iter(t.decisions))
        t.take(seat, t.decisions[seat].choices[0])
    assert t.state.figures["red_guard"].health == 12


# -- items


def market(gold=40, **items):
    t = campaign()
    t.state.campaign.shop = ["heater_shield", "healing_potion", "chain_armor"]
    sheet(t).gold = gold
    for being, owned in items.items():
        sheet(t, being).items = list(owned)
    return do(t, OpenMarket())


def open_to(t, seat=0):
    return t.decisions[seat].choices


@rule("JL-4603")
def test_an_item_costs_its_price():
    t = market(25)
    assert Buy("chain_armor") not in open_to(t)
    t.take(0, Buy("heater_shield"))
    assert (sheet(t).gold, sheet(t).items) == (5, ["heater_shield"])


@rule("JL-4604")
def test_nobody_owns_an_item_twice():
    t = market(99, red_guard=["heater_shield"])
    assert Buy("heater_shield") not in open_to(t)


@rule("JL-4609", "JL-4606")
def test_there_are_only_so_many_copies():
    t = campaign(("red_guard", "hatchet", "voidwarden"))
    t.state.campaign.shop = ["heater_shield"]
    sheet(t).items, sheet(t, "hatchet").items = ["heater_shield"], ["heater_shield"]
    sheet(t, "voidwarden").gold = 99
    do(t, OpenMarket())
    assert Buy("heater_shield") not in open_to(t, 2)
    t.take(0, Sell("heater_shield"))
    assert Buy("heater_shield") in open_to(t, 2)


@rule("JL-4605", "JL-EX-35")
def test_an_item_sells_for_half_its_price_rounded_up():
    items = load().items
    prices = [resale(items[name]) for name in ("winged_shoes", "studded_leather", "heater_shield")]
    assert prices == [8, 13, 10]
    t = market(0, red_guard=["winged_shoes"])
    t.take(0, Sell("winged_shoes"))
    assert sheet(t).gold == 8


@rule("JL-4607", "JL-4506")
def test_items_can_be_given_away_and_gold_cannot():
    t = market(10, red_guard=["heater_shield"])
    t.take(0, GiveItem("heater_shield", "hatchet"))
    assert sheet(t, "hatchet").items == ["heater_shield"]
    assert {type(choice) for choice in open_to(t)} == {Done, Buy}


def test_the_market_closes_when_all_are_done():
    t = market()
    t.take(0, Done())
    assert list(t.decisions) == [1]
    t.take(1, Done())
    assert not t.decisions


@rule("JL-4612", "JL-EX-26")
def test_small_items_are_half_the_level_rounded_up():
    assert [small_items(level) for level in (1, 2, 3, 9)] == [1, 1, 2, 5]


@rule("JL-4611", "JL-O-11", "JL-4610")
def test_slots_limit_what_is_taken_along():
    one = Member(being="hatchet")
    assert too_many(one, ["heater_shield", "iron_spear"]) == []
    assert too_many(one, ["heater_shield", "iron_spear", "poison_dagger"]) != []
    assert too_many(one, ["iron_helmet", "hawk_helm"]) == ["iron_helmet", "hawk_helm"]
    assert too_many(one, ["healing_potion", "power_potion"]) != []


@rule("JL-G-803")
def test_of_too_many_items_some_stay_in_town():
    t = campaign()
    sheet(t).items = ["healing_potion", "power_potion", "heater_shield"]
    do(t, Equip("red_guard"))
    assert asked(t) == (LeaveItem("healing_potion"), LeaveItem("power_potion"))
    take(t, LeaveItem("power_potion"))
    assert t.state.left == {"red_guard": ["power_potion"]}


# -- as a whole


@rule("JL-102")
def test_a_campaign_runs_from_scenario_to_scenario():
    t, rng = campaign(("red_guard", "hatchet", "voidwarden")), random.Random(4)
    while t.decisions and len(t.state.campaign.won) < 6:
        t.state.completed = bool(t.state.scenario) and t.state.round >= 1
        seat = rng.choice(list(t.decisions))
        choices = [choice for choice in t.decisions[seat].choices if choice != EndCampaign()]
        t.take(seat, rng.choice(choices))
        assert list(GAME.faults(t)) == []
    assert t.state.campaign.won[:4] == [1, 2, 3, 4]
    assert Table.thaw(GAME, t.freeze()).state == t.state


def test_a_campaign_can_be_ended():
    t = play(campaign(), 1)
    take(t, EndCampaign())
    assert (t.outcome.result, t.outcome.score) == ("lost", 1)
    assert not t.decisions

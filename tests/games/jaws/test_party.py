"""The party changes, the campaign is saved.  [JL-44xx, JL-53xx, JL-54xx]"""

import random

import pytest

import questhall
from questhall.core import Setup, Table, running
from questhall.core.errors import SetupError
from questhall.games.jaws.choices import Buy, ChangeParty, Join, Leave, PickMember, SetDifficulty, Swap, VisitShop
from questhall.games.jaws.chronicle import MemberJoined, MemberLeft
from questhall.games.jaws.content import load
from questhall.games.jaws.members import Member
from questhall.games.jaws.party import copies_left
from questhall.games.jaws.setup import scenario_level
from questhall.games.jaws.steps.campaign import ChooseScenario, set_out
from questhall.games.jaws.steps.ending import finish
from questhall.games.jaws.steps.growing import LevelUps, TakePerk
from questhall.haven.choices import Done, EndCampaign, PlayScenario
from tests.games.jaws.board import GAME, asked, take, told
from tests.games.jaws.journey import campaign, do, play, sheet
from tests.ledger import rule

ALL = ("red_guard", "hatchet", "voidwarden", "demolitionist")


def party(t):
    return {one.seat: one.being for one in t.state.campaign.members}


@rule("JL-107", "JL-110", "JL-111", "JL-112")
def test_two_to_four_characters_take_part_one_for_each_seat():
    for count in (2, 3, 4):
        assert len(campaign(ALL[:count]).state.campaign.members) == count
        assert Table.sit(GAME, Setup("jaws", "roadside_ambush", ALL[:count], seed=1)).state.party == count
    for seats in (ALL[:1], (*ALL, "")):
        with pytest.raises(SetupError, match="2 to 4 seats"):
            campaign(seats)


@rule("JL-O-25")
def test_a_lone_player_with_two_characters_has_no_harder_scenarios():
    t = campaign(("red_guard", "hatchet"))
    t.state.campaign.won, t.state.campaign.opened = [1, 2, 3, 4, 5], [6]
    take(do(t, ChooseScenario()), PlayScenario("corrupted_research"))
    assert t.state.level == 1


@rule("JL-5301", "JL-5304")
def test_a_character_leaves_while_two_are_left():
    t = take(campaign(ALL[:3]), ChangeParty(), Leave("red_guard"))
    assert party(t) == {1: "hatchet", 2: "voidwarden"}
    assert not [choice for choice in asked(t) if isinstance(choice, Leave)]
    assert told(t, MemberLeft)[0].being == "red_guard"


@rule("JL-5301")
def test_a_character_joins_at_a_free_seat_only():
    t = take(campaign(ALL[:3]), ChangeParty())
    assert not [choice for choice in asked(t) if isinstance(choice, Join)]
    take(t, Leave("hatchet"), Join("demolitionist"))
    assert party(t) == {0: "red_guard", 1: "demolitionist", 2: "voidwarden"}
    assert told(t, MemberJoined)[0].being == "demolitionist"


@rule("JL-4402", "JL-109")
def test_a_player_may_take_an_unused_character_instead():
    t = take(play(campaign(), 1), ChangeParty())
    wanted = {Swap(mine, other) for mine in ALL[:2] for other in ALL[2:]}
    assert set(asked(t)) == {*wanted, Done()}
    take(t, Swap("red_guard", "voidwarden"))
    assert party(t) == {0: "voidwarden", 1: "hatchet"}


@rule("JL-5303", "JL-O-23", "JL-O-24")
def test_a_new_character_has_level_1_and_the_cards_of_levels_1_and_x():
    t = campaign()
    t.state.campaign.won, t.state.campaign.opened = [1, 2, 3, 4, 5, 6], [7]
    sheet(t).level, sheet(t).xp = 5, 220
    take(do(t, ChooseScenario()), ChangeParty(), Swap("hatchet", "demolitionist"))
    pool = load().pool("demolitionist", "1", "X")
    assert sheet(t, "demolitionist") == Member(being="demolitionist", seat=1, pool=pool)


@rule("JL-5304")
def test_whoever_comes_back_has_the_same_sheet():
    t = campaign()
    sheet(t).gold, sheet(t).items = 12, ["heater_shield"]
    take(do(t, ChooseScenario()), ChangeParty(), Swap("red_guard", "voidwarden"))
    assert copies_left(t, load().items["heater_shield"]) == 1
    take(t, Swap("hatchet", "red_guard"))
    assert (sheet(t).gold, sheet(t).items, sheet(t).seat) == (12, ["heater_shield"], 1)
    assert [one.being for one in t.state.campaign.away] == ["hatchet"]


@rule("JL-5302", "JL-5301")
def test_the_next_scenario_is_for_those_who_are_there():
    t = campaign(ALL[:3])
    t.state.campaign.won, t.state.campaign.opened = [1, 2, 3, 4, 5], [6]
    sheet(t).level, sheet(t, "hatchet").level, sheet(t, "voidwarden").level = 9, 2, 2
    for one in t.state.campaign.members:
        one.pool = load().pool(one.being, "1")
    take(do(t, ChooseScenario()), ChangeParty(), Leave("red_guard"), Done(), PlayScenario("corrupted_research"))
    assert (t.state.level, t.state.party) == (1, 2)
    assert {hero.seat for hero in t.state.heroes.values()} == {1, 2}
    assert [player.name for player in GAME.scene(t.view(1), None, (), "en", None).seats][1:] == [
        "Hatchet",
        "Voidwarden",
    ]


@rule("JL-4309")
def test_in_the_tutorial_the_only_difficulty_is_monsters_of_level_0():
    t = campaign()
    assert [choice for choice in asked(t) if isinstance(choice, SetDifficulty)] == [SetDifficulty("easy")]
    take(t, SetDifficulty("easy"), PlayScenario("roadside_ambush"))
    assert (t.state.level, t.state.monster_level) == (1, 0)


@rule("JL-4401", "JL-4403", "JL-C-04")
def test_a_sheet_begins_at_level_1_with_nothing_on_it():
    one = sheet(campaign())
    assert (one.level, one.xp, one.gold, one.checks, one.perks, one.items) == (1, 0, 0, 0, [], [])


@rule("JL-4405", "JL-102")
def test_a_campaign_can_be_written_to_a_file_and_read_again(tmp_path):
    t = Table.sit(GAME, Setup("jaws", "campaign", ALL[:2], seed=3))
    take(t, ChangeParty(), Swap("hatchet", "voidwarden"), Done(), SetDifficulty("easy"))
    t.save(tmp_path / "campaign.json")
    again = questhall.load(tmp_path / "campaign.json")
    assert again.state == t.state
    assert again.decisions == t.decisions


@rule("JL-5401")
def test_a_new_campaign_knows_nothing_of_another():
    t = play(campaign(), 2, red_guard={"coins": 3})
    assert sheet(t).gold > 0
    fresh = campaign().state.campaign
    assert (fresh.won, fresh.opened, fresh.shop, fresh.treasures, fresh.attempts) == ([], [1], [], [], [])
    assert [one.gold for one in fresh.members] == [0, 0]


@rule("JL-4306", "JL-4302")
def test_a_lost_scenario_is_laid_out_as_if_it_had_never_been_played():
    t = campaign()
    first = take(t, PlayScenario("roadside_ambush")).state
    found = (first.terrain, first.coins, first.traps, len(first.figures), first.opened)
    play(t, 1, won=False)
    again = take(t, PlayScenario("roadside_ambush")).state
    assert (again.terrain, again.coins, again.traps, len(again.figures), again.opened) == found
    assert (again.round, again.dead, again.done, again.curses) == (0, {}, [], 10)


# -- what is kept, and what grows


@rule("JL-4505", "JL-2205")
def test_coins_are_gold_only_after_the_scenario_and_what_lies_on_the_map_is_lost():
    t = play(campaign(), 2, red_guard={"coins": 2})
    before = campaign()
    before.state.campaign.won, before.state.campaign.opened = [1], [2]
    take(do(before, ChooseScenario()), PlayScenario("a_hole_in_the_wall"))
    before.state.heroes["red_guard"].coins, before.state.coins = 2, {"a1": 9}
    assert sheet(before).gold == 0
    finish(before, won=True)
    running.advance(before)
    assert sheet(before).gold == sheet(t).gold == 25 + 4
    assert (before.state.coins, before.state.heroes) == ({}, {})


@rule("JL-2212")
def test_a_treasure_that_nobody_got_lies_there_again():
    t = campaign()
    for looted, again in (([], [14]), ([14], [])):
        play(t, 2, won=False, red_guard={"treasures": looted})
        set_out(t, "a_hole_in_the_wall")
        running.advance(t)
        assert list(t.state.treasures.values()) == again


@rule("JL-4618")
def test_the_shop_is_open_until_the_next_scenario_begins():
    t = play(campaign(), 2)
    assert VisitShop() not in asked(campaign())
    take(t, Done(), Done(), VisitShop())
    sheet(t).gold = 40
    t._decisions = None
    take(t, Buy("iron_helmet"))
    assert sheet(t).items == ["iron_helmet"]


@rule("JL-4705")
def test_where_perks_come_from():
    assert [load().numbered(number).rewards.perks for number in (1, 2, 3, 4)] == [0, 0, 1, 0]
    t = campaign()
    sheet(t).checks = 2
    play(t, 4, red_guard={"goal": "pacifist"}, hatchet={"goal": "sadist"})
    take(t, PickMember("hatchet"))
    assert t.decisions[0].question == TakePerk("red_guard")
    leveled = campaign()
    sheet(leveled, "hatchet").xp = 45
    do(leveled, LevelUps())
    take(leveled, asked(leveled)[0])
    assert leveled.decisions[1].question == TakePerk("hatchet")


@rule("JL-4906")
def test_battle_goals_are_dealt_anew_for_every_scenario():
    t = play(campaign(), 4)
    assert not t.state.heroes
    set_out(t, "a_ritual_in_stone")
    running.advance(t)
    assert {len(hero.offered) for hero in t.state.heroes.values()} == {2}
    assert {hero.goal for hero in t.state.heroes.values()} == {""}


@rule("JL-5009")
def test_experience_is_never_lost():
    t = campaign()
    sheet(t).xp = 30
    play(t, 3, won=False, red_guard={"exhausted": True, "xp": 4})
    assert sheet(t).xp == 34
    outcomes = [outcome for event in load().events.values() for outcome in (*event.a, *event.b)]
    assert min(outcome.xp for outcome in outcomes) >= 0


@rule("JL-5115")
def test_level_2_is_reached_when_one_of_a_pair_has_level_3():
    assert [scenario_level(levels) for levels in ([1, 1], [2, 1], [2, 2], [3, 2])] == [1, 1, 1, 2]


@rule("JL-5201", "JL-5202", "JL-5205")
def test_the_pool_grows_and_the_hand_does_not():
    t = campaign()
    for one in t.state.campaign.members:
        one.level, one.pool = 4, load().pool(one.being, "1", "X", "2", "3")
    play_hand(t)
    hand = [each.card for each in t.state.heroes["red_guard"].cards]
    assert len(hand) == 10
    assert len(sheet(t).pool) == 17
    assert set(hand) <= set(sheet(t).pool)


def play_hand(t):
    """The first card offered is put back until every hand has its size."""
    set_out(t, "corrupted_research")
    running.advance(t)
    t._decisions = None
    while t.state.round == 0:
        seat = next(iter(t.decisions))
        t.take(seat, t.decisions[seat].choices[0])


@rule("JL-5208")
def test_cards_of_level_x_are_the_first_to_be_left_out():
    t = campaign()
    for one in t.state.campaign.members:
        one.pool = load().pool(one.being, "1", "X")
    play_hand(t)
    assert sorted(each.card for each in t.state.heroes["hatchet"].cards) == sorted(load().pool("hatchet", "1"))


@pytest.mark.slow
def test_a_party_that_changes_at_random_plays_on_without_a_fault():
    t, rng = campaign(ALL[:3]), random.Random(7)
    for _ in range(1500):
        t.state.completed = bool(t.state.scenario) and t.state.round >= 1
        seat = rng.choice(list(t.decisions))
        t.take(seat, rng.choice([choice for choice in t.decisions[seat].choices if choice != EndCampaign()]))
        assert list(GAME.faults(t)) == []
        assert len({*party(t).values()}) in (2, 3)

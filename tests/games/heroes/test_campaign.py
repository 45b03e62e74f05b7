"""The campaign of chapter 32, goals and timed events of scenarios."""

import random

import pytest

from questhall.core import Deal, Outcome, Table
from questhall.games.heroes.choices import EndCampaign, KeepCard, MarchOn, PickBonus, TakeOption, TryAgain
from questhall.games.heroes.content.printed import Timed, Troops
from questhall.games.heroes.effects import Gain, Purse
from questhall.games.heroes.events import MissionBegan, MissionEnded, TimedEventCame
from questhall.games.heroes.state import Flag, Pawn, Rival, Troop
from questhall.games.heroes.steps.beginning import DealBonuses
from questhall.games.heroes.steps.campaign import CloseMission, OpenMission, sorted_out
from questhall.games.heroes.steps.ending import CheckLoss, CheckVictory, LastRoundOver, conclude, victory
from questhall.games.heroes.steps.rounds import TimedEvents, happen
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import PlantFlag
from tests.games.heroes.board import CONTENT, GAME, arrange, offered, prompt, side, sit, take, told
from tests.ledger import rule

MISSIONS = CONTENT.campaigns["campaign"].missions
DECK = [*["attack"] * 4, *["power"] * 3, "catherine_1", "catherine_4", "catherine_6"]
OTHERS = ["magic_arrow", "haste", "slow", "cure", "endless_bag_of_gold", "luck", "estates"]


def campaign(*agenda, seed=1, hero="catherine", **record):
    """A campaign in its first mission, or in the middle of the steps that are given."""
    t = sit(hero, scenario="campaign", seed=seed)
    for name, value in record.items():
        setattr(t.state.campaign, name, value)
    return Table(GAME, Deal(t.state, agenda), t.rng) if agenda else t


def ended(*, won, others=OTHERS):
    """A mission that has just ended."""
    t = campaign(won=won)
    t.state.sides[0].deck, t.state.sides[0].hand = [*DECK, *others[:3]], others[3:]
    t.state.sides[0].experience = 7
    return Table(GAME, Deal(t.state, [CloseMission()]), t.rng)


@rule("HM-108", "HM-R-154", "HM-104")
def test_a_campaign_is_a_chain_of_scenarios_for_one_player():
    t = campaign()
    assert (len(MISSIONS), t.state.scenario, t.state.mode, t.agenda[0]) == (5, MISSIONS[0], "campaign", CloseMission())
    assert [CONTENT.missions[name].players for name in MISSIONS] == [(1,)] * 5


@rule("HM-2907")
def test_missions_have_their_own_bonus():
    t = campaign(DealBonuses())
    assert prompt(t) == "choose_option"
    assert offered(t, TakeOption) == [TakeOption(0), TakeOption(1), TakeOption(2)]
    while t.decisions:
        assert not offered(t, PickBonus)
        take(t, t.decisions[0].choices[0])


@rule("HM-3222", "HM-EX-63", "HM-R-09", "HM-3224")
def test_the_hero_keeps_statistics_the_first_specialty_and_five_other_cards():
    t = ended(won=True)
    assert (prompt(t), len(offered(t, KeepCard))) == ("keep_cards", 7)
    take(t, *map(KeepCard, OTHERS[:5]))
    assert prompt(t) == "ask_on"
    assert sorted(t.state.campaign.cards) == sorted([*DECK[:8], *OTHERS[:5]])


@rule("HM-R-157")
def test_with_fewer_than_five_other_cards_all_are_kept():
    t = ended(won=True, others=["haste", "slow"])
    take(t, KeepCard("haste"))
    assert sorted(t.state.campaign.cards) == sorted([*DECK[:8], "haste", "slow"])


@rule("HM-R-157")
def test_all_zones_count_as_the_deck():
    t = campaign()
    s = t.state.sides[0]
    s.deck, s.hand, s.discard, s.in_play = ["attack"], ["haste"], ["power"], ["luck"]
    assert sorted_out(s) == (["attack", "power"], ["haste", "luck"])


@rule("HM-3221", "HM-3223", "HM-108")
def test_the_next_mission_begins_at_level_one_with_the_kept_deck():
    t = ended(won=True)
    take(t, *map(KeepCard, OTHERS[:5]), MarchOn())
    assert told(t, MissionBegan) == [MissionBegan(MISSIONS[1])]
    assert (side(t).experience, len(side(t).deck), t.state.scenario) == (0, 13, MISSIONS[1])
    spells = t.state.decks["spell"]
    assert [*spells.deck, *spells.discard].count("haste") == 1


@rule("HM-R-156")
def test_a_lost_mission_is_repeated_with_the_deck_it_began_with():
    t = ended(won=False)
    assert (offered(t, TryAgain), offered(t, MarchOn)) == ([TryAgain()], [])
    take(t, TryAgain())
    assert (t.state.scenario, sorted(side(t).deck)) == (MISSIONS[0], sorted(CONTENT.starting_deck("catherine")))


def test_who_ends_early_has_lost_the_campaign_but_not_the_missions():
    t = ended(won=True)
    take(t, *map(KeepCard, OTHERS[:5]), EndCampaign())
    assert (t.outcome.result, t.outcome.reason, t.outcome.score) == ("lost", "campaign_left", 1)


def test_the_last_mission_wins_the_campaign():
    t = campaign(CloseMission(), won=True, mission=4, reason="utopia_flagged")
    assert (t.outcome.result, t.outcome.reason) == ("won", "campaign_won")
    assert told(t, MissionEnded) == [MissionEnded(MISSIONS[0], True, "utopia_flagged")]


def test_the_end_of_a_mission_drops_everything_but_its_closing():
    t = campaign()
    conclude(t, Outcome("won", "mines_flagged"))
    assert (t.agenda, t.state.campaign.won, t.state.campaign.reason) == ([CloseMission()], True, "mines_flagged")


@pytest.mark.parametrize("number", range(5))
def test_every_mission_can_be_played_at_random_to_its_end(number):
    t = campaign(OpenMission(), seed=number, hero=("catherine", "sandro", "mutare")[number % 3], mission=number)
    chance = random.Random(number)
    while t.decisions and not told(t, MissionEnded):
        t.take(0, chance.choice(t.decisions[0].choices))
    assert list(GAME.faults(t)) == []
    assert told(t, MissionEnded)[0].scenario == MISSIONS[number]


# -- goals


def goal(scenario, **more):
    return arrange(scenario=scenario, **more)


@rule("HM-106", "HM-3201")
def test_five_mines_win_the_feud():
    mines = [name for name, field in CONTENT.fields.items() if field.location == "mine"]
    four, five = ({name: Flag(0) for name in mines[:count]} for count in (4, 5))
    assert victory(goal("miners_feud", flags=four), 0) == ""
    assert victory(goal("miners_feud", flags=five), 0) == "mines_flagged"


@rule("HM-3644", "HM-3642")
def test_the_grail_wins_when_it_is_brought_to_the_own_town():
    away = goal("grail_road", sides={0: {"grail": True, "main": Pawn("f1_c", 0)}})
    home = goal("grail_road", sides={0: {"grail": True}})
    assert (victory(away, 0), victory(home, 0)) == ("", "grail_brought")
    assert victory(goal("grail_road"), 0) == ""


@rule("HM-2619")
def test_those_who_hold_out_win_when_the_rounds_are_over():
    t = arrange(heroes=("catherine",), scenario="raiders_at_dawn", agenda=[LastRoundOver()])
    assert (t.outcome.result, t.outcome.reason) == ("won", "held_out")


def test_those_who_lose_their_town_have_lost():
    t = arrange(heroes=("catherine",), scenario="raiders_at_dawn", agenda=[CheckLoss()], flags={"s3_c": Flag(-2)})
    assert (t.outcome.result, t.outcome.reason) == ("lost", "town_lost")


def test_the_town_of_the_ai_is_the_goal():
    t = arrange(heroes=("catherine",), scenario="black_banner", agenda=[CheckVictory(0)], flags={"s1_c": Flag(0)})
    assert (t.outcome.result, t.outcome.reason) == ("won", "town_captured")


@rule("HM-3505")
def test_a_scenario_may_reward_the_capture_of_a_town():
    t = arrange(scenario="grail_road", agenda=[PlantFlag(0, "s1_c"), Act(0)], sides={0: {"purse": Purse()}})
    assert side(t).purse == Purse(gold=10)


@rule("HM-3651")
def test_an_obelisk_brings_what_the_scenario_says():
    t = arrange(scenario="grail_road", agenda=[PlantFlag(0, "n3_c"), PlantFlag(0, "n3_c"), Act(0)], loads=[0])
    assert t.state.marks == {"n3_c": [0]}
    assert [type(event).__name__ for event in t.events].count("DiceRolled") == 1


# -- timed events


@rule("HM-312")
def test_a_timed_event_comes_in_its_round():
    t = arrange(scenario="grail_road", agenda=[TimedEvents(), Act(0)], round=7)
    assert told(t, TimedEventCame) == [TimedEventCame("grail_road", 7)]
    assert side(t).main.moves == 4
    t = arrange(scenario="grail_road", agenda=[TimedEvents(), Act(0)], round=8)
    assert told(t, TimedEventCame) == []


def test_a_timed_event_may_strengthen_the_ai():
    army = [Troop("skeletons")]
    t = arrange(rivals=[Rival(faction="necropolis", hero="sandro", home="s1_c", at="s1_c", army=army)])
    event = Timed(rally=(Troops("bronze", 0), Troops("silver", 0)), each=(Gain(gold=1),))
    happen(t, event)
    assert army == [Troop("skeletons", "pack"), Troop("liches")]


def test_a_permanent_card_in_play_can_be_kept_but_not_one_of_the_box():
    t = arrange(sides={0: {"permanents": ["ballista", "box_shelf"], "deck": [], "hand": [], "discard": []}})
    assert sorted_out(side(t)) == ([], ["ballista"])

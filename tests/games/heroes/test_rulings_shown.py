"""Rulings once more: setup, rounds, turns and cards."""

import pytest

from questhall.games.heroes.choices import (
    Build,
    Done,
    HireHero,
    LookAtDeck,
    PickBonus,
    Play,
    RemoveCard,
    RerollDie,
    SpendMorale,
    TakeIncome,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import BuildingUsed, IncomeReceived, Proclaimed
from questhall.games.heroes.geography import chart
from questhall.games.heroes.state import NOBODY, Attack, Pile, Troop
from questhall.games.heroes.steps.beginning import DealBonuses
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.ending import FinishCombat, RaiseDead
from questhall.games.heroes.steps.combat.rerolling import rethrowable
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.combat.starting import Announce, operator
from questhall.games.heroes.steps.morale import DropHand, LoseMorale
from questhall.games.heroes.steps.own_cards import DrawSome
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.proclaiming import Proclaim
from questhall.games.heroes.steps.rounds import BeginRound, LastActions, ReceiveIncome
from questhall.games.heroes.steps.searching import SearchDeck
from questhall.games.heroes.steps.turn import Act, FinishTurn, StartTurn
from questhall.games.heroes.steps.visiting import Visit
from tests.games.heroes.board import CONTENT, arrange, asked, battle, offered, prompt, side, sit, take, told
from tests.ledger import rule

THREE = ("catherine", "mutare", "sandro")
BOXES = ("core", "tower", "rampart", "fortress", "inferno")
DUEL = """
    . . . .
    . g . .
    . Z . .
    . . . .
    . . . .
"""


def visiting(location, **more):
    steps = [Perform(0, "main", CONTENT.locations[location].effects, optional=True), Act(0)]
    return arrange(agenda=steps, boxes=BOXES, **more)


# -- where two texts differ


@rule("HM-R-01", "HM-2306")
def test_numbers_are_played_once_an_attack_is_declared_and_end_with_it():
    hands = {0: ["attack"], 1: ["defense"]}
    units = {"Z": "griffins pack", "g": "zombies pack"}
    t = battle(DUEL, agenda=[ActivateUnit("Z")], hands=hands, **units)
    assert not offered(t, Play)
    t = battle(DUEL, agenda=[*strike("Z", "g")], hands=hands, dice=[1, 0], **units)
    take(t, Play("attack", 0), Play("defense", 0))
    assert t.state.combat.attack is None


@rule("HM-R-03", "HM-3516")
@pytest.mark.parametrize(
    ("kind", "step"), [("gold", Purse(5)), ("materials", Purse(0, 2)), ("valuables", Purse(0, 0, 1))]
)
def test_the_income_of_a_settlement_is_one_space_of_the_track(kind, step):
    t = arrange(agenda=[Visit(0, "main", "f3_w"), Act(0)], sides={0: {"income": Purse(), "purse": Purse()}})
    take(t, TakeIncome(kind))
    assert (side(t).income, side(t).purse) == (step, step)


@rule("HM-R-06", "HM-614")
def test_a_second_dark_token_in_the_turn_of_another_waits_for_the_end_of_the_own():
    hands = {0: ["attack", "power"]}
    steps = [LoseMorale(0), LoseMorale(0)]
    t = arrange(heroes=("catherine", "mutare"), active=1, agenda=[*steps, Act(1)], hands=hands)
    assert side(t).hand == ["attack", "power"]
    t = arrange(heroes=("catherine", "mutare"), active=1, agenda=[*steps, FinishTurn(1), FinishTurn(0)], hands=hands)
    assert (side(t).hand, side(t).discard) == ([], ["attack", "power"])


@rule("HM-R-07")
def test_the_hand_is_dropped_once_however_often_morale_was_lost():
    steps = [LoseMorale(0)] * 4
    t = arrange(heroes=("catherine", "mutare"), agenda=[*steps, DropHand(0), DrawSome(0, 2), DropHand(0), Act(0)])
    assert (len(side(t).hand), side(t).morale) == (2, 0)


# -- setup, rounds, turns


@rule("HM-R-21")
def test_what_happens_to_all_begins_with_the_starting_player():
    t = arrange(heroes=THREE, first=1, agenda=[ReceiveIncome(), Act(0)])
    assert [event.seat for event in told(t, IncomeReceived)] == [1, 2, 0]


@rule("HM-R-22")
@pytest.mark.parametrize(("number", "used"), [(1, 0), (3, 1)])
def test_buildings_bring_nothing_in_round_1(number, used):
    built = {0: {"built": ["castle_city_hall"]}}
    t = arrange(agenda=[BeginRound()], round=number - 1, sides=built)
    assert len(told(t, BuildingUsed)) == used


@rule("HM-R-23")
def test_the_next_card_of_the_astrologers_ends_the_last():
    t = arrange(agenda=[Proclaim(), Act(0)], proclaimed="white_raven", proclamations=Pile(["dead_silence"]), round=4)
    assert (t.state.proclaimed, told(t, Proclaimed)) == ("dead_silence", [Proclaimed("dead_silence")])


@rule("HM-R-25")
def test_the_last_actions_come_after_all_turns_and_are_as_many_as_one_likes():
    t = arrange(heroes=THREE, agenda=[], first=1)
    BeginRound().run(t)
    order = [step for step in reversed(t.agenda) if isinstance(step, StartTurn | LastActions)]
    assert order == [*map(StartTurn, (1, 2, 0)), *map(LastActions, (1, 2, 0))]
    t = arrange(agenda=[LastActions(0)], sides={0: {"purse": Purse(30, 20, 9)}})
    take(t, Build("castle_citadel"), HireHero("s3_c"))
    assert side(t).used == ["build", "population"]


@rule("HM-R-26")
def test_the_active_player_reacts_first():
    rich = {seat: {"purse": Purse(30, 20, 9)} for seat in range(3)}
    t = arrange(heroes=THREE, agenda=[Announce(1, "main", "s2_w")], sides=rich)
    assert (t.agenda[-1].order, asked(t)) == ((1, 2, 0), 1)


@rule("HM-R-27", "HM-504")
def test_others_use_their_town_between_actions_and_not_within_one():
    rich = {1: {"purse": Purse(30, 20, 9)}}
    t = arrange(agenda=[SearchDeck(0, "spell"), Act(0)], sides=rich)
    take(t, LookAtDeck())
    assert list(t.decisions) == [0]
    take(t, t.decisions[0].choices[0])
    take(t, *[choice for choice in t.decisions[0].choices[:1] if prompt(t) != "act"])
    assert (prompt(t), set(t.decisions)) == ("act", {0, 1})


@rule("HM-R-30", "HM-1408")
def test_there_are_six_ways_from_the_middle_of_an_open_tile():
    t = arrange(tiles={"s3": (0, 0, 0), "f23": (2, 1, 0)})
    slots = {"e", "se", "sw", "w", "nw", "ne"}
    assert set(chart(t.state.layout).near("f23_c")) == {f"f23_{slot}" for slot in slots}


@rule("HM-R-34", "HM-2006")
def test_guards_are_never_moved_by_an_ally():
    t = sit("catherine", "mutare", "sandro", "bron", scenario="two_banners")
    assert [operator(t, seat) for seat in range(4)] == [3, 0, 1, 2]
    t.state.sides[3].out = True
    assert operator(t, 0) == 1


@rule("HM-R-36")
def test_nobody_rolls_dice_of_the_ai_again():
    bright = {0: {"morale": 1}, 1: {"morale": 1}}
    found = []
    for moves in (NOBODY, 1):
        more = {"guards": True, "operator": moves, "sides": bright}
        t = battle(DUEL, Z="zombies few", g="griffins neutral", agenda=[], **more)
        found.append(rethrowable(t, t.state.combat, Attack(attacker="g", target="Z", dice=[0]), used=False))
    assert found == [[], [0]]


@rule("HM-R-37")
def test_morale_is_not_spent_for_cards_in_the_middle_of_a_roll():
    t = battle(DUEL, Z="griffins few", g="zombies few", agenda=[*strike("Z", "g")], sides={0: {"morale": 1}}, dice=[0])
    take(t, Done())
    assert (prompt(t), offered(t, RerollDie)) == ("rethrow_dice", [RerollDie(0)])
    assert not offered(t, SpendMorale)


@rule("HM-R-38", "HM-2909")
def test_artifacts_that_were_shown_for_the_bonus_are_still_there():
    t = sit(difficulty="hard")
    pile = t.state.decks["artifact"]
    pile.deck += ["armor_of_wonder", "titans_gladius", "dragon_scale_shield"]
    before = sorted([*pile.deck, *pile.discard])
    take(t, PickBonus("artifact"))
    assert sorted([*pile.deck, *pile.discard, *side(t).hand]) == before


@rule("HM-R-39")
def test_bonuses_begin_with_the_starting_player():
    t = arrange(heroes=THREE, first=2, agenda=[DealBonuses(), Act(0)])
    assert (asked(t), prompt(t)) == (2, "take_bonus")


# -- cards


@rule("HM-R-42")
def test_a_search_that_is_not_optional_cannot_be_declined():
    t = arrange(agenda=[SearchDeck(0, "artifact"), Act(0)])
    assert not offered(t, Done)


@rule("HM-R-44", "HM-1009")
def test_a_card_of_another_faction_is_removed_or_discarded_but_not_used():
    hands = {0: ["necromancy"]}
    t = arrange(agenda=[Visit(0, "main", "f1_sw"), Act(0)], at={0: "f1_sw"}, hands=hands)
    assert offered(t, RemoveCard) == [RemoveCard("necromancy")]
    army = {0: {"army": [Troop("griffins")]}}
    for heroes, able in ((("catherine", "mutare"), False), (("sandro", "mutare"), True)):
        t = arrange(heroes=heroes, agenda=[RaiseDead(0), Act(0)], hands=hands, sides=army)
        assert (prompt(t) == "raise_dead") is able


@rule("HM-R-45", "HM-1104")
def test_power_and_the_spell_for_it_are_one_play():
    hands = {0: ["power", "bless"], 1: ["defense"]}
    t = battle(DUEL, Z="griffins few", g="zombies few", agenda=[*strike("Z", "g")], hands=hands, dice=[0])
    take(t, Play("power", 0))
    assert (asked(t), Play("bless", 1) in offered(t, Play)) == (0, True)
    take(t, Play("bless", 1))
    assert asked(t) == 1


@rule("HM-R-46")
@pytest.mark.parametrize(("power", "able"), [(0, False), (4, True)])
def test_a_spell_that_always_costs_power_is_not_cast_without(power, able):
    own = {"hand": ["summon_air_elemental"], "power": power}
    t = battle(DUEL, Z="griffins few", g="zombies few", agenda=[ActivateUnit("Z")], sides={0: own})
    assert CONTENT.cards["summon_air_elemental"].plays[0].power > 0
    assert (Play("summon_air_elemental", 0) in offered(t, Play)) is able


@rule("HM-R-47", "HM-1107")
def test_power_is_used_up_by_a_specialty():
    own = {"hand": ["deemer_1"], "power": 2}
    units = {"Z": "griffins few", "g": "zombies pack"}
    t = battle(DUEL, agenda=[ActivateUnit("Z")], heroes=("deemer", "catherine"), sides={0: own}, **units)
    take(t, Play("deemer_1", 1))
    assert (side(t).power, t.state.combat.spells) == (0, {})


@rule("HM-R-48", "HM-2304")
def test_an_ongoing_card_of_a_combat_is_discarded_when_it_ends():
    t = battle(DUEL, Z="griffins few", g="zombies few", agenda=[ActivateUnit("Z")], hands={0: ["haste"]})
    take(t, Play("haste", 0))
    t.state.combat.winner = "attacker"
    FinishCombat().run(t)
    assert side(t).discard == ["haste"]


@rule("HM-R-49")
def test_a_permanent_card_is_played_on_the_map_and_before_an_own_unit_acts():
    hands = {0: ["ballista"]}
    t = battle(DUEL, Z="griffins few", g="zombies few", agenda=[ActivateUnit("Z")], hands=hands)
    take(t, Play("ballista", 0))
    assert side(t).permanents == ["ballista"]
    assert Play("ballista", 0) in offered(arrange(hands=hands), Play)

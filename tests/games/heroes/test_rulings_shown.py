"""Rulings once more: setup, rounds, cards, heroes and the map."""

import pytest

from questhall.games.heroes.choices import (
    Build,
    Discover,
    Done,
    Go,
    HireHero,
    LeapTo,
    LookAtDeck,
    PickBonus,
    Play,
    RemoveCard,
    RerollDie,
    Revisit,
    SpendMorale,
    TakeIncome,
    TakeOption,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import BuildingUsed, FieldFlagged, IncomeReceived, Proclaimed, ResourceThrown
from questhall.games.heroes.geography import chart
from questhall.games.heroes.people import change_income, gain, homes
from questhall.games.heroes.state import NOBODY, Attack, Flag, Layout, Pile, Place, Rules, Troop
from questhall.games.heroes.steps.beginning import DealBonuses
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.ending import FinishCombat, RaiseDead, spoils
from questhall.games.heroes.steps.combat.rerolling import rethrowable
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.combat.starting import Announce, operator
from questhall.games.heroes.steps.ending import Eliminate
from questhall.games.heroes.steps.levels import GainExperience
from questhall.games.heroes.steps.meeting import guarded
from questhall.games.heroes.steps.morale import DropHand, LoseMorale
from questhall.games.heroes.steps.own_cards import DrawSome
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.proclaiming import Proclaim
from questhall.games.heroes.steps.rounds import BeginRound, LastActions, ReceiveIncome, TimedEvents
from questhall.games.heroes.steps.searching import SearchDeck
from questhall.games.heroes.steps.stray import ClaimTown
from questhall.games.heroes.steps.turn import Act, FinishTurn, StartTurn
from questhall.games.heroes.steps.visiting import RivalVisit, Visit
from questhall.games.heroes.turning import turns_for
from tests.games.heroes.board import CONTENT, arrange, asked, battle, offered, picks, prompt, side, sit, take, told
from tests.ledger import rule

THREE = ("catherine", "mutare", "sandro")
GLADE = {"s3": (0, 0, 0), "f1": (2, 1, 0)}
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


# -- heroes, map, locations


@rule("HM-R-60")
def test_a_hero_hired_in_the_turn_of_another_waits():
    t = arrange(sides={1: {"purse": Purse(40, 20, 9)}}, at={1: "s1_ne"})
    t.take(1, HireHero("s1_c"))
    assert side(t, 1).second.moves == 2
    assert offered(t, Build, 1)
    assert not offered(t, Go, 1)
    own = arrange(sides={0: {"purse": Purse(10)}}, at={0: "s3_ne"})
    take(own, HireHero("s3_c"))
    assert any(go.pawn == "second" for go in offered(own, Go))


@rule("HM-R-62")
def test_a_captured_town_is_a_home_of_its_captor():
    flags = {"s3_c": Flag(1), "s1_c": Flag(0)}
    t = arrange(flags=flags, sides={0: {"purse": Purse(10)}})
    assert (homes(t, 0), homes(t, 1)) == (["s1_c"], ["s3_c"])
    assert offered(t, HireHero) == [HireHero("s1_c")]


@rule("HM-R-65")
def test_an_own_flag_is_neither_planted_again_nor_visited_for_movement():
    flags = {"s3_c": Flag(0), "f1_nw": Flag(0, "gold")}
    t = arrange(tiles=GLADE, flags=flags, opened=["f1_nw"], at={0: "f1_nw"}, agenda=[Visit(0, "main", "f1_nw"), Act(0)])
    assert (prompt(t), told(t, FieldFlagged)) == ("act", [])
    assert not offered(t, Revisit)


@rule("HM-R-66", "HM-3014")
def test_guards_are_back_where_a_cube_was_taken_off():
    renewed = Rules(returning_fields=True)
    t = arrange(agenda=[TimedEvents(), Act(0)], round=4, visited=["f1_e"], rules=renewed)
    assert (t.state.visited, guarded(t, "f1_e")) == ([], True)


@rule("HM-R-67")
def test_fields_of_an_eliminated_player_stay_opened():
    flags = {"s3_c": Flag(0), "s1_c": Flag(2), "s2_sw": Flag(1, "materials")}
    opened = ["s3_c", "s1_c", "s2_c", "s2_sw"]
    t = arrange(heroes=THREE, flags=flags, opened=list(opened), agenda=[Eliminate(1), Act(0)], mode="cooperative")
    assert (t.state.opened, guarded(t, "s2_sw")) == (opened, False)
    later = arrange(opened=["s3_sw"], agenda=[Visit(0, "main", "s3_sw"), Act(0)], sides={0: {"purse": Purse()}})
    assert side(later).purse == Purse()


@rule("HM-R-68")
def test_a_flag_of_the_ai_opens_a_field():
    more = {"mode": "campaign", "scenario": "the_raider", "heroes": ("catherine",)}
    t = arrange(agenda=[RivalVisit(-2, "f1_nw"), Act(0)], **more)
    assert "f1_nw" in t.state.opened


@rule("HM-R-70", "HM-1507")
def test_a_tile_that_fits_in_no_way_may_be_turned_in_any():
    beside = Layout((Place((0, 0), "starting", "s3"), Place((1, -3), "far")))
    assert turns_for(beside, 1, "f3") == (1, 2, 3, 4, 5)
    apart = Layout((Place((0, 0), "starting", "s3"), Place((20, -3), "far")))
    assert turns_for(apart, 1, "f3") == (0, 1, 2, 3, 4, 5)


@rule("HM-R-73")
def test_a_leap_does_not_end_on_a_blocked_field():
    t = arrange(tiles=GLADE, at={0: "f1_c"}, sides={0: {"leap": 3}})
    there = {choice.to for choice in offered(t, LeapTo)}
    assert {"f1_e", "f1_nw"} <= there
    assert there.isdisjoint(CONTENT.blocked)


@rule("HM-R-75", "HM-911")
def test_the_university_leaves_no_empty_pile():
    t = visiting("university", piles={"ability": (["tactics"], ["luck"])}, sides={0: {"purse": Purse(6)}})
    take(t, TakeOption(0))
    assert (side(t).hand, t.state.decks["ability"].discard) == (["luck"], ["tactics"])


@rule("HM-R-77")
def test_no_ally_discards_at_the_tavern():
    hands = {1: ["haste"], 2: ["bless"]}
    more = {"heroes": THREE, "hands": hands, "at": {0: "s3_ne"}, "sides": {0: {"purse": Purse(7)}}}
    t = visiting("tavern", mode="alliance", **more)
    take(t, HireHero("s3_ne"))
    assert [side(t, seat).hand for seat in (1, 2)] == [[], ["bless"]]
    together = visiting("tavern", mode="cooperative", **more)
    take(together, HireHero("s3_ne"))
    assert [side(together, seat).hand for seat in (1, 2)] == [["haste"], ["bless"]]


@rule("HM-R-78", "HM-423", "HM-EX-72")
@pytest.mark.parametrize("location", ["prison", "tavern"])
def test_two_heroes_on_a_field_can_only_move_off(location):
    more = {"tiles": {"s3": (0, 0, 0)}, "hidden": {(2, 1): "far"}, "at": {0: "s3_e", 1: "s3_sw"}}
    assert offered(arrange(**more), Discover)
    t = visiting(location, sides={0: {"purse": Purse(7)}}, **more)
    take(t, *([HireHero("s3_e")] if location == "tavern" else []))
    assert (side(t).second.at, offered(t, Discover), bool(offered(t, Go))) == ("s3_e", [], True)


@rule("HM-R-79")
def test_only_those_with_equal_sums_throw_again():
    t = arrange(heroes=THREE, agenda=[ClaimTown("c5_c"), Act(0)], loads=[2, 2, 5, 5, 5, 5, 4, 4, 5, 5])
    assert [event.seat for event in told(t, ResourceThrown)] == [0, 1, 2, 1, 2]
    assert (asked(t), prompt(t)) == (2, "choose_lord")


@rule("HM-R-79")
@pytest.mark.parametrize("chance", [0, 1, 2])
def test_alone_chance_picks_the_faction(chance):
    solo = {"heroes": ("catherine",), "scenario": "the_muster"}
    t = arrange(agenda=[ClaimTown("c5_c"), Act(0)], loads=[chance], **solo)
    free = [faction for faction in CONTENT.factions if faction != "castle"]
    assert t.state.lords == {"c5_c": free[chance]}


@rule("HM-R-80", "HM-2426")
@pytest.mark.parametrize(("experience", "gained"), [(0, 2), (10, 2), (12, 1)])
def test_a_stray_town_teaches_as_a_field_of_vii_without_azure_units(experience, gained):
    t = battle(DUEL, Z="griffins few", g="zombies few", guards=True, field="c5_c", level=7, agenda=[])
    c = t.state.combat
    c.guards, c.garrison, c.winner = [], [Troop("zombies")], "attacker"
    side(t).experience = experience
    assert spoils(t, c) == [GainExperience(0, gained)]


@rule("HM-R-82")
def test_the_income_rises_beyond_the_end_of_the_track():
    t = arrange(sides={0: {"income": Purse(60, 20, 9)}})
    change_income(t, 0, Purse(10, 2, 1))
    assert side(t).income == Purse(70, 22, 10)


@rule("HM-R-85")
def test_tokens_never_run_out():
    t = arrange(sides={0: {"purse": Purse(999, 999, 999)}})
    gain(t, 0, Purse(1, 1, 1))
    picks(t)
    assert side(t).purse == Purse(1000, 1000, 1000)


@rule("HM-R-83")
def test_half_a_price_is_rounded_up_for_each_resource():
    assert Purse(5, 3, 1).halved_up() == Purse(3, 2, 1)
    assert Purse(6, 2, 0).halved_up() == Purse(3, 1, 0)

"""Rulings once more: heroes, the map and its locations."""

import pytest

from questhall.games.heroes.choices import (
    Build,
    Discover,
    Go,
    HireHero,
    LeapTo,
    Revisit,
    TakeOption,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import FieldFlagged, ResourceThrown
from questhall.games.heroes.people import change_income, gain, homes
from questhall.games.heroes.state import Flag, Layout, Place, Rules, Troop
from questhall.games.heroes.steps.combat.ending import spoils
from questhall.games.heroes.steps.ending import Eliminate
from questhall.games.heroes.steps.levels import GainExperience
from questhall.games.heroes.steps.meeting import guarded
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.rounds import TimedEvents
from questhall.games.heroes.steps.stray import ClaimTown
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import RivalVisit, Visit
from questhall.games.heroes.turning import turns_for
from tests.games.heroes.board import CONTENT, arrange, asked, battle, offered, picks, prompt, side, take, told
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

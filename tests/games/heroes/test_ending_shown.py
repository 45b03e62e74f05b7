"""Chapter 32 once more: what wins, what loses, and what is left of an eliminated player."""

import pytest

from questhall.core import Outcome
from questhall.games.heroes.choices import Go
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import TurnBegan
from questhall.games.heroes.people import standing
from questhall.games.heroes.state import Flag, Pawn, Rival
from questhall.games.heroes.steps.combat.ending import Settle, defeat
from questhall.games.heroes.steps.ending import CheckHomes, CheckLoss, CheckVictory, CountHomeless, Eliminate, victory
from questhall.games.heroes.steps.turn import Act, StartTurn
from questhall.games.heroes.steps.visiting import Visit
from tests.games.heroes.board import arrange, battle, offered, side, told
from tests.ledger import rule

THREE = ("catherine", "mutare", "sandro")
FOUR = (*THREE, "bron")
LOST = """
    . . . .
    . g . .
    . . . .
    . . . .
    . . . .
"""


def rival(*, out: bool) -> Rival:
    return Rival(faction="necropolis", hero="sandro", home="s1_c", at="s1_c", out=out)


@rule("HM-3201")
def test_where_the_scenario_says_so_the_last_beaten_hero_of_the_ai_wins():
    found = [
        victory(arrange(scenario="the_raider", heroes=("catherine",), rivals=[rival(out=out)]), 0) for out in (0, 1)
    ]
    assert found == ["", "rivals_beaten"]


@rule("HM-3201")
def test_the_grail_must_be_brought_home():
    found = [
        victory(arrange(scenario="grail_road", sides={0: {"grail": True, "main": Pawn(at, 0)}}), 0)
        for at in ("f1_c", "s3_c")
    ]
    assert found == ["", "grail_brought"]


@rule("HM-3201")
def test_a_lost_town_loses_where_the_scenario_says_so_and_only_there():
    flags = {"s3_c": Flag(-2)}
    lost = arrange(
        scenario="raiders_at_dawn", heroes=("catherine",), mode="cooperative", flags=flags, agenda=[CheckLoss()]
    )
    assert lost.outcome == Outcome("lost", "town_lost")
    assert arrange(flags={"s3_c": Flag(1)}, agenda=[CheckLoss(), Act(0)]).outcome is None


@rule("HM-3203")
def test_a_lost_secondary_hero_eliminates_nobody_where_a_main_hero_would():
    t = arrange(second={0: "f1_c"}, flags={"s1_c": Flag(1)})
    assert defeat(t, 0, "main", 1) == [Eliminate(0)]
    assert defeat(t, 0, "second", 1) == []
    assert side(t).second is None


@rule("HM-3205")
def test_an_eliminated_player_has_no_turn_any_more():
    t = arrange(heroes=THREE, agenda=[Eliminate(1), StartTurn(1), StartTurn(2)], mode="cooperative")
    assert [event.seat for event in told(t, TurnBegan)] == [2]


@rule("HM-3206")
def test_the_heroes_of_an_eliminated_player_stand_nowhere():
    own = {1: {"main": Pawn("s3_ne", 3), "second": Pawn("s3_w", 2)}}
    t = arrange(heroes=THREE, sides=own, agenda=[Eliminate(1), Act(0)], mode="cooperative")
    assert side(t, 1).second is None
    assert [standing(t, field) for field in ("s3_ne", "s3_w")] == [[], []]
    assert {go.to for go in offered(t, Go)} >= {"s3_ne", "s3_w"}
    assert not [name for name in t.scene(0, "en", log=False).pieces if name.startswith("hero1")]


@rule("HM-3210", "HM-R-151")
def test_the_cube_of_an_eliminated_player_replaces_no_other():
    t = arrange(heroes=FOUR, agenda=[CheckVictory(0)], sides={0: {"trophies": [1, 3]}, 3: {"out": True}})
    assert t.outcome is None


@rule("HM-3210")
def test_in_an_alliance_cubes_do_not_win():
    t = arrange(heroes=THREE, mode="alliance", agenda=[CheckVictory(1)], sides={1: {"trophies": [0, 2]}})
    assert t.outcome is None


@rule("HM-3211", "HM-EX-62")
def test_a_beaten_hero_and_a_flagged_town_bring_a_cube_each():
    beaten = battle(LOST.replace("g", "Z"), Z="zombies pack", keeper="second", agenda=[Settle()], heroes=THREE)
    assert side(beaten).trophies == [1]
    t = arrange(heroes=THREE, agenda=[Visit(0, "main", "s1_c")], at={0: "s1_c", 2: "f1_c"}, scenario="grail_road")
    assert side(t).trophies == [2]
    won = arrange(
        heroes=THREE, agenda=[Visit(0, "main", "s1_c")], at={0: "s1_c", 2: "f1_c"}, sides={0: {"trophies": [1]}}
    )
    assert won.outcome is not None


@pytest.mark.parametrize(("homeless", "left"), [(0, "3"), (1, "3"), (2, "2"), (3, "1")])
@rule("HM-3214")
def test_everybody_sees_how_many_rounds_a_player_without_a_home_has_left(homeless, left):
    t = arrange(flags={"s1_c": Flag(1)}, sides={0: {"homeless": homeless, "purse": Purse()}})
    for seat, panel in ((0, "hero"), (1, "player0")):
        rows = t.scene(seat, "en", log=False).panels[panel].rows
        assert [row.value for row in rows if row.name == "Without a home"] == [left]
    assert not [row for row in t.scene(1, "en", log=False).panels["hero"].rows if row.name == "Without a home"]


@rule("HM-3214", "HM-3202")
def test_who_has_one_round_left_is_eliminated_at_its_end():
    t = arrange(flags={"s1_c": Flag(1)}, sides={0: {"homeless": 2}}, agenda=[CountHomeless(), CheckHomes()])
    assert (side(t).homeless, side(t).out) == (3, True)
    assert t.outcome == Outcome("won", "last_standing", (1,))

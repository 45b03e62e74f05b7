"""Extra actions in general, and the checks at the end of the phase.  [TR-10xx]"""

import pytest

from questhall.core import Choice, Step, Table, running
from questhall.games.terraria.choices import (
    Build,
    BuyPylon,
    CompleteGoal,
    Craft,
    Explore,
    Fight,
    HangRope,
    Place,
    PlacePlatform,
    Prepare,
    Summon,
    TakePrepared,
    Unlock,
    UseBottle,
    UsePot,
    UsePylon,
    Visit,
    Welcome,
)
from questhall.games.terraria.events import BossAppeared, TileExplored
from questhall.games.terraria.state import Land, PlacedHouse, State
from questhall.games.terraria.steps.bosses import CheckBosses, due
from questhall.games.terraria.steps.environment import ResolveIcon
from questhall.games.terraria.steps.exploring import ExploreAround
from questhall.games.terraria.steps.goals import CheckGoals
from questhall.games.terraria.steps.moving import StandInFire
from questhall.games.terraria.steps.phase import CheckExplore, EndPhase, GoOn
from tests.games.terraria.board import arrange, open_to, refreshed, told, xy
from tests.ledger import rule

FIELD = """
    . . . . . .
    . . . . . .
    . . A . . .
    # # # # # #
    """
LOCKED = (HangRope, PlacePlatform, BuyPylon, UsePylon, Summon, UseBottle, UsePot)


def after(t: Table[State], *steps: Step) -> Table[State]:
    """The table when these steps are done, or one of them asks."""
    t.do(*steps)
    running.advance(t)
    return refreshed(t)


def beginner(ap: int = 0) -> Table[State]:
    """Four players at the start of a game; the first has coins, a card, and what a work bench costs."""
    t = arrange(FIELD, seats=4, ap=ap, hand=["explore"], have={"gel": 2, "wood": 5})
    t.state.sides[0].coins, t.state.progress = 25, {"dig_1": 1}
    return refreshed(t)


@rule("TR-1004")
@pytest.mark.parametrize("kind", [Explore, CompleteGoal, Craft, Build, Prepare, Visit, Unlock])
def test_what_is_open_from_the_start(kind: type[Choice]) -> None:
    assert open_to(beginner(), kind)


@rule("TR-1004", "TR-2304")
def test_whoever_may_come_is_welcomed_from_the_start() -> None:
    t = beginner()
    t.state.houses = [PlacedHouse("bed", 0)]
    assert open_to(refreshed(t), Welcome) == [Welcome("merchant")]


@rule("TR-1005", "TR-1012")
@pytest.mark.parametrize("kind", LOCKED)
def test_what_must_be_unlocked_first(kind: type[Choice]) -> None:
    assert open_to(beginner(ap=3), kind) == []


@rule("TR-1012")
@pytest.mark.parametrize(("token", "kind"), [("ropes", HangRope), ("platforms", PlacePlatform)])
def test_a_token_of_ones_own_unlocks_its_placing(token: str, kind: type[Choice]) -> None:
    t = arrange(FIELD.replace("A .", "A B"))
    setattr(t.state.sides[0], token, 1)
    assert open_to(refreshed(t), kind)
    assert open_to(t, kind, 1) == []


@rule("TR-1012", "TR-2901")
def test_two_people_unlock_pylons() -> None:
    for npcs, offered in ((["guide"], False), (["guide", "nurse"], True)):
        t = arrange(FIELD, npcs=npcs)
        t.state.sides[0].coins = 25
        assert bool(open_to(refreshed(t), BuyPylon)) is offered


@rule("TR-1012", "TR-3006")
def test_a_staff_that_summons_unlocks_summoning_and_a_magic_one_fights_without_points() -> None:
    assert open_to(arrange(FIELD, gear=["finch_staff"]), Summon) == [Summon("finch_staff")]
    assert open_to(arrange("A . @green_slime", gear=["wooden_bow"]), Fight) == []
    assert open_to(arrange("A . @green_slime", gear=["amethyst_staff"]), Fight) == [Fight("amethyst_staff", "e0")]


@rule("TR-1012", "TR-3101", "TR-3105")
@pytest.mark.parametrize(("house", "kind"), [("bottle", UseBottle), ("cooking_pot", UsePot)])
def test_bottle_and_pot_are_used_only_when_they_stand(house, kind) -> None:  # type: ignore[no-untyped-def]
    morning = [GoOn(), ResolveIcon("dawn")]
    assert open_to(arrange(FIELD, agenda=morning[::-1]), kind) == []
    assert open_to(arrange(FIELD, agenda=morning[::-1], houses=[PlacedHouse(house, 0)]), kind)


@rule("TR-1001")
def test_no_extra_action_takes_a_point() -> None:
    t = beginner(ap=2)
    for choice in (Explore(), CompleteGoal("dig_1"), Prepare("explore"), TakePrepared(), Craft("platform")):
        t.take(0, choice)
    t.state.sides[0].coins = 20
    for choice in (Build("work_bench"), Place(xy(2, 1)), Welcome("merchant"), Visit("guide", "somersault"), Unlock()):
        refreshed(t).take(0, choice)
    assert t.state.sides[0].points.ap == 2


@rule("TR-1003")
def test_the_same_extra_action_may_be_repeated() -> None:
    t = arrange(FIELD, have={"wood": 3}, hand=["explore", "rest"])
    for choice in (Craft("platform"), Prepare("rest"), Craft("platform"), Prepare("explore"), TakePrepared()):
        t.take(0, choice)
    for choice in (Prepare("rest"), Craft("platform")):
        t.take(0, choice)
    assert (t.state.sides[0].platforms, t.state.sides[0].prepared) == (3, "rest")


# -- checks


@rule("TR-1006")
def test_explore_then_goals_then_bosses() -> None:
    t = arrange("A . .", agenda=[])
    EndPhase().run(t)
    assert t.agenda[::-1] == [StandInFire(), CheckExplore(), CheckGoals(), CheckBosses()]


@rule("TR-1007")
def test_at_the_end_of_the_phase_every_player_explores() -> None:
    t = arrange("A . . # # # . . B", agenda=[], at=(21, 0))
    after(t, CheckExplore())
    assert {event.place for event in told(t, TileExplored)} == {6, 17 + 7, 10, 17 + 9}


@rule("TR-1007")
def test_whoever_falls_into_a_new_tile_explores_once_more() -> None:
    t = arrange("A . .", agenda=[])
    CheckExplore().run(t)
    assert t.agenda[::-1][0] == ExploreAround(xy(0, 0))
    assert t.agenda[0] == CheckExplore()


@rule("TR-1008")
def test_a_goal_that_is_met_cannot_be_left() -> None:
    t = arrange("A . .", agenda=[])
    t.state.progress |= {"dig_1": 1, "build_1": 1}
    assert set(after(t, CheckGoals()).decisions[0].choices) == {CompleteGoal("dig_1"), CompleteGoal("build_1")}


@rule("TR-1009", "TR-R-100", "TR-R-102")
def test_every_boss_has_a_condition_of_its_own() -> None:
    hive = 3 * 17 + 8
    t = arrange("A . B\n# # #", agenda=[], time=5, npcs=["guide", "nurse", "merchant"], slimes=8, evil_ore=3)
    t.state.sides[1].most_health = 8
    assert due(t) == ["king_slime", "eye_of_cthulhu", "eater_of_worlds"]
    tiles = list(t.state.land.tiles)
    tiles[hive] = "jungle_lower_cavern_1"
    t.state.land = Land(tuple(tiles))
    assert "queen_bee" not in due(t)
    t.state.sides[1].cell = xy(0, 15)
    assert due(t)[-1] == "queen_bee"


@rule("TR-1009", "TR-1010")
def test_all_bosses_whose_time_has_come_appear_at_once() -> None:
    field = "\n".join([". . . . . . . . ."] * 4 + ["# # # # # # # # #"])
    t = arrange(field.replace(".", "A", 1), agenda=[], time=5, npcs=["guide", "nurse", "dryad"], slimes=6)
    t.state.sides[0].most_health = 8
    CheckBosses().run(t)
    assert told(t, BossAppeared) == [BossAppeared("king_slime"), BossAppeared("eye_of_cthulhu")]

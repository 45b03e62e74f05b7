"""What bots think of a position."""

from questhall.bots.looking import foreseen
from questhall.core import Setup, Table
from questhall.games.terraria import GAME
from questhall.games.terraria.belongings import fear
from questhall.games.terraria.chains import chosen
from questhall.games.terraria.choices import Build, Chop, Dig, Fight, Pass
from questhall.games.terraria.grounds import BLOCK, WALK, Digger, World
from questhall.games.terraria.heuristic import heuristic
from questhall.games.terraria.lands import sinking
from questhall.games.terraria.needs import STRANDED, Needs
from questhall.games.terraria.plans import comes_by_itself, lately, needs_of
from questhall.games.terraria.searches import Searches
from questhall.games.terraria.state import Boss, PlacedHouse, Stack, State
from questhall.games.terraria.steps.beating import hurt_boss
from questhall.games.terraria.supplies import makers
from questhall.games.terraria.ways import PROP, broken, kept_ways, route, way_to, ways_to
from questhall.games.terraria.world import chart_of
from tests.games.terraria.board import arrange, xy


def way(t: Table[State], start: int, *targets: int, props: int = 9) -> int:
    state = t.state
    world = World(state.land, (), tuple(state.platforms))
    return way_to(world, Digger(1, hard=False, props=props), targets, start).far


def after(t: Table[State], choice: object) -> float:
    twin = t.copy()
    twin.horizon = GAME.horizon
    twin.take(0, choice)  # type: ignore[arg-type]
    return heuristic(twin, 0)


def test_walking_digging_and_falling_take_points() -> None:
    t = arrange("A . . # .\n# # . # #\n# # . # #\n# # # # #")
    assert way(t, xy(1, 0), xy(2, 2)) == WALK + WALK
    assert way(t, xy(1, 0), xy(3, 0)) == WALK + PROP + WALK + BLOCK


def test_a_way_does_not_lead_between_two_blocks_that_touch() -> None:
    assert way(arrange("# # #\n# # .\n# A #\n# # #"), xy(1, 2), xy(2, 1)) > WALK


def test_a_way_does_not_lead_over_a_block_that_it_has_dug() -> None:
    t = arrange("# # # #\n# . # #\n# # . #\nA # # #\n# # # #")
    passed = [xy(0, 3), xy(1, 2), xy(2, 2), xy(1, 1)]
    assert broken(passed, chart_of(t.state.land).solid) == {xy(1, 1)}


def test_a_rope_is_climbed_at_half_the_price() -> None:
    t = arrange("# . #\n# . #\n# A #\n# # #")
    state = t.state
    rope = (xy(1, 0), xy(1, 1), xy(1, 2))
    world = World(state.land, (), (), rope)
    assert way_to(world, Digger(1, hard=False), (xy(1, 0),), xy(1, 2)).far == WALK


def test_a_plan_that_waits_does_not_keep_from_others() -> None:
    assert comes_by_itself("fight_4")
    assert not comes_by_itself("fight_3")


def test_players_pursue_the_chains_of_their_first_character() -> None:
    state = arrange("A . .", options={"difficulty": "hard"}).state
    state.sides[0].character = "archer"
    assert chosen(state) == ("fight", "build")


def test_stopping_in_the_air_is_dear_without_platforms() -> None:
    t = arrange(". . . . .\n. . . . .\n. . A . .\n# # # # #")
    with_one = way(t, xy(2, 2), xy(2, 0), props=1)
    assert with_one == 2 * WALK + PROP < way(t, xy(2, 2), xy(2, 0), props=0)


def test_what_is_owned_need_not_be_fetched() -> None:
    t = arrange("A . 1\n# # #", have={"wood": 4, "gel": 1})
    world = World(t.state.land, (), ())
    needs = Needs(t, 0, t.state.sides[0].cell, world)
    assert needs.paid({"wood": 4}) == 0.0 < needs.paid({"gel": 2})


def test_a_shaft_for_a_long_fall_must_be_clear_of_enemies() -> None:
    shaft = ["A .", "# .", "# .", "# .", "# {}", "# .", "# .", "# .", "# .", "# #"]
    free, barred = (arrange("\n".join(shaft).format(each), journey=True) for each in (".", "@zombie"))
    assert plunge(free) < plunge(barred)


def plunge(t: Table[State]) -> float:
    return Searches(t, Needs(t, 0, t.state.sides[0].cell, World(t.state.land, (), ()))).plunge()


def test_who_has_passed_does_not_escape_any_more() -> None:
    t = arrange(". A @zombie\n# # #", ap=5)
    before = fear(t, 0)
    t.state.sides[0].passed = True
    assert fear(t, 0) > before


PIT = "\n".join([". . ."] * 8 + [". A .", "# # #"])


def test_who_falls_into_a_pit_without_platforms_is_stranded() -> None:
    t = arrange(PIT)
    assert plight(t) == STRANDED
    t.state.sides[0].platforms = 9
    assert plight(t) == 0.0


def test_nobody_is_stranded_who_can_make_ropes_where_he_is() -> None:
    t = arrange(PIT)
    t.state.sides[0].slots[0] = Stack("wood", 3)
    assert plight(t) == 0.0


def plight(t: Table[State]) -> float:
    return Needs(t, 0, t.state.sides[0].cell, World(t.state.land, (), ())).plight()


def test_ways_in_a_changed_world_are_as_if_found_anew() -> None:
    land = arrange("A . # # .\n# # # # #\n# . . # #\n# # # # #").state.land
    digger, target = Digger(1, hard=False, props=9), (xy(4, 0),)
    way_to(World(land, (), ()), digger, target, xy(0, 0))
    changed = way_to(World(land, (xy(2, 0),), ()), digger, target, xy(0, 0)).far
    kept_ways.cache_clear()
    ways_to.cache_clear()
    route.cache_clear()
    assert changed == way_to(World(land, (xy(2, 0),), ()), digger, target, xy(0, 0)).far


def test_ways_in_a_world_that_changes_again_and_again_are_as_if_found_anew() -> None:
    land = arrange("A . # # . .\n# # # # # #\n# . . # # .\n# # # # # #").state.land
    digger, target, dug = (
        Digger(1, hard=False, props=9),
        (xy(5, 0),),
        (xy(3, 0), xy(2, 1), xy(1, 1), xy(4, 1), xy(2, 0)),
    )
    worlds = [World(land, dug[:count], ()) for count in (0, 1, 5, 2, 4, 3)]
    steps = [way_to(world, digger, target, xy(0, 0)).far for world in worlds]
    for world, found in zip(worlds, steps, strict=True):
        kept_ways.cache_clear()
        ways_to.cache_clear()
        route.cache_clear()
        assert found == way_to(world, digger, target, xy(0, 0)).far


def test_the_easiest_thing_is_found_though_not_all_are_looked_at() -> None:
    t = arrange("A . . .\n# # # #")
    t.state.sides[0].slots[:2] = [Stack("iron", 2), Stack("wood", 1)]
    needs = Needs(t, 0, t.state.sides[0].cell, World(t.state.land, (), ()))
    for what in ("craft_sword", "craft_axe", "magic", "evil_pickaxe", "golden_armour"):
        assert needs.make(what) == min(needs.item(item) for item in makers(what))


def test_a_way_down_counts_blocks_and_long_falls() -> None:
    world = World(arrange(PIT).state.land, (), ())
    digger = Digger(1, hard=False)
    assert sinking(world, digger, xy(1, 1), 9) < sinking(world, digger, xy(1, 1), 2)


def test_felling_a_tree_beats_walking_away_from_it() -> None:
    t = arrange("A 1 . .\n# # # #", ap=1)
    assert after(t, Chop(xy(1, 0))) > heuristic(t, 0)


def test_a_weak_enemy_is_worth_an_attack() -> None:
    t = arrange(". A @zombie~1\n# # #", ap=1)
    assert after(t, Fight("copper_shortsword", "e0")) > heuristic(t, 0)


def test_a_bot_stops_before_the_dice() -> None:
    t = Table.sit(GAME, Setup("terraria", "world", ("wanderer",), 1))
    assert t.game.horizon
    assert t.game.follow_ups


def test_a_goal_that_can_be_completed_beats_what_could_be_paid_instead() -> None:
    row = ". " * 11
    t = arrange(f"{row}.\n{row}A\n{'# ' * 12}", have={"wood": 5, "cobweb": 3, "hardened_sand": 2})
    t.state.houses = [PlacedHouse("work_bench", xy(0, 0)), PlacedHouse("anvil_furnace", xy(3, 0))]
    t.state.goals["build"] = ["build_6"]
    (best, *_) = foreseen(t, t.decisions[0])
    assert isinstance(best.table.history[0].choice, Build)


def test_ways_after_a_dig_are_those_of_before_but_for_what_was_dug() -> None:
    t = arrange(". A # # .\n# # # # #", ap=3)
    target = (xy(4, 0),)
    before = needs_of(t, 0, xy(1, 0), Needs).way(target)
    t.take(0, Dig(xy(2, 0)))
    needs = needs_of(t, 0, t.state.sides[0].cell, Needs)
    assert needs.way(target) < before


def test_ways_are_found_anew_where_a_block_held_something_up() -> None:
    t = arrange(". A . . .\n# # # # #\n# # # # #", ap=3)
    t.take(0, Dig(xy(2, 1)))
    assert lately(t) == frozenset()


def test_the_last_token_of_a_form_is_worth_taking_however_many_the_other_form_has() -> None:
    t = arrange("A B Y Z . . . .\n" + "# # # # # # # #", bosses=[Boss("queen_bee", xy(4, 0), tokens=1)])
    before = heuristic(t, 0)
    hurt_boss(t, 0, t.state.bosses[0], 1)
    t.state.bosses[0].changed = False
    assert t.state.bosses[0].form == 1
    assert heuristic(t, 0) > before


def test_a_house_is_not_taken_up_and_put_back_to_put_off_what_is_feared() -> None:
    t = arrange(". . . . . .\n. . . . . .\n. A @hoplite . . .\n# # # # # #", ap=8, have={"gel": 2, "wood": 4})
    t.state.sides[0].health = 2
    put_back, passed = t.copy(), t.copy()
    for twin, choices in ((put_back, (Build("work_bench"), Pass())), (passed, (Pass(),))):
        twin.horizon = GAME.horizon
        for choice in choices:
            twin.take(0, choice)
    assert heuristic(put_back, 0) < heuristic(passed, 0)

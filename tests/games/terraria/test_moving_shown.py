"""Moving through others, round corners and into fire; what holds up and where falls end.  [TR-11xx, TR-12xx]"""

import pytest

from questhall.core import Table, running
from questhall.games.terraria.choices import Dig, Fight, Go
from questhall.games.terraria.events import Fell
from questhall.games.terraria.state import PlacedHouse, State
from questhall.games.terraria.steps.defending import TakeHits
from questhall.games.terraria.steps.enemies import ChooseStep
from questhall.games.terraria.steps.falling import Enter, Settle
from questhall.games.terraria.steps.phase import EndPhase
from questhall.games.terraria.steps.rounds import BeginPhase
from questhall.games.terraria.stock import defence_dice
from tests.games.terraria.board import arrange, open_to, refreshed, spot, told, where, xy
from tests.ledger import rule


@rule("TR-1101", "TR-1102")
def test_a_tunnel_beside_blocks_opens_no_block() -> None:
    t = arrange("A #! #\n# # #", ap=1)
    assert open_to(t, Go) == [Go(xy(1, 0))]


@rule("TR-1104", "TR-1105")
def test_two_occupied_cells_take_three_points() -> None:
    row = "# # # # #\nA @zombie @zombie . #\n# # # # #"
    assert open_to(arrange(row, ap=2), Go) == []
    t = arrange(row, ap=3)
    t.take(0, Go(xy(1, 1)))
    t.take(0, Go(xy(2, 1)))
    assert (where(t), t.state.sides[0].points.ap) == ((3, 1), 0)


@rule("TR-1104")
def test_an_exit_that_is_free_counts_though_another_is_not() -> None:
    t = arrange("# . #\nA @zombie @zombie\n# # #", ap=2)
    t.take(0, Go(xy(1, 1)))
    assert set(t.decisions[0].choices) == {Go(xy(0, 1)), Go(xy(1, 0))}


@rule("TR-1107")
def test_beside_a_tunnel_blocked_corners_stay_closed() -> None:
    t = arrange("#! # .\n# A #\n# # #\n# # #", ap=1)
    assert open_to(t, Go) == []


@rule("TR-1107", "TR-R-54")
def test_nobody_steps_round_a_corner_into_a_cell_just_dug() -> None:
    t = arrange("A # #\n# # #", ap=1)
    t.take(0, Dig(xy(1, 1)))
    assert where(t) == (0, 0)
    assert Go(xy(1, 1)) not in t.decisions[0].choices


@rule("TR-1108")
def test_a_dug_fire_block_burns_nobody_who_enters_it() -> None:
    t = arrange("A h! .", ap=1)
    t.take(0, Go(xy(1, 0)))
    assert t.state.sides[0].debuffs == {}


@rule("TR-1108", "TR-4110", "TR-4111")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_lava_leaves_two_symbols_up(before: int) -> None:
    t = arrange("A ~ .", ap=1)
    t.state.sides[0].debuffs = {"burning": before} if before else {}
    t.take(0, Go(xy(1, 0)))
    assert t.state.sides[0].debuffs == {"burning": 2}


@rule("TR-1110", "TR-1509", "TR-4113")
@pytest.mark.parametrize("sign", ["~", "h"])
def test_molten_armour_keeps_fire_away(sign: str) -> None:
    t = arrange(f"A {sign} .", ap=1, gear=["nightmare_pickaxe"])
    t.state.sides[0].worn = "molten_armour"
    refreshed(t).take(0, Go(xy(1, 0)) if sign == "~" else Dig(xy(1, 0)))
    assert t.state.sides[0].debuffs == {}


def end_phase(t: Table[State]) -> Table[State]:
    t.agenda.clear()
    t.do(EndPhase())
    running.advance(t)
    return t


@rule("TR-1111")
@pytest.mark.parametrize(("ground", "steps", "burns"), [("~", (), True), (".", (), False), ("~", (1, 0), False)])
def test_whoever_moved_or_began_elsewhere_does_not_burn(ground: str, steps: tuple[int, ...], burns: bool) -> None:
    t = arrange(f"A{ground} . .\n# # #", agenda=[])
    t.state.sides[0].stayed = False
    BeginPhase().run(t)
    for x in steps:
        t.state.sides[0].resists = ["burning"]
        walk(t, x)
    t.state.sides[0].resists = []
    assert ("burning" in end_phase(t).state.sides[0].debuffs) is burns


def walk(t: Table[State], x: int) -> None:
    t.do(Enter(0, xy(x, 0)))
    running.advance(t)


@rule("TR-1113")
def test_nobody_moves_two_cells_at_once() -> None:
    t = arrange("A . . .", ap=5)
    assert open_to(t, Go) == [Go(xy(1, 0))]


# -- falling


@rule("TR-1201", "TR-1203", "TR-1212")
@pytest.mark.parametrize(
    ("below", "stands"), [("#", True), ("@zombie", True), ("B", True), (".", False), ("@fallen_star", False)]
)
def test_blocks_and_figures_hold_up(below: str, stands: bool) -> None:
    t = arrange(f"A . #\n# {below} #\n# # #", ap=1)
    t.take(0, Go(xy(1, 0)))
    t.take(0, t.decisions[0].choices[0]) if below == "@fallen_star" else None
    assert where(t) == (1, 0 if stands else 1)


@rule("TR-1201", "TR-2804")
def test_a_platform_holds_up() -> None:
    t = arrange("A = .\n# . .\n# # #", ap=1)
    t.take(0, Go(xy(1, 0)))
    assert where(t) == (1, 0)


@rule("TR-1203")
@pytest.mark.parametrize(("depth", "sign"), [(3, "."), (2, "=")])
def test_a_fall_ends_on_the_first_block_or_platform(depth: int, sign: str) -> None:
    rows = ["A . #", "# . #", f"# {sign} #", "# . #", "# # #"]
    t = arrange("\n".join(rows), ap=1, rolls=[4])
    t.take(0, Go(xy(1, 0)))
    assert (where(t), told(t, Fell)[0].cells) == ((1, depth), depth)


@rule("TR-1203", "TR-1212", "TR-1214")
@pytest.mark.parametrize("figure", ["B", "@zombie"])
def test_a_fall_ends_on_a_figure_that_takes_no_harm(figure: str) -> None:
    t = arrange(f"A . #\n# . #\n# . #\n# {figure} #\n# # #", ap=1, rolls=[4])
    t.take(0, Go(xy(1, 0)))
    assert where(t) == (1, 2)
    assert [side.health for side in t.state.sides] == [5] * len(t.state.sides)
    assert [enemy.damage for enemy in t.state.enemies] == [0] * len(t.state.enemies)


@rule("TR-1203", "TR-2610")
def test_a_fall_ends_on_a_roof() -> None:
    drawing = "A . . .\n" + "# . . .\n" * 4 + "# # # #"
    t = arrange(drawing, ap=1, houses=[PlacedHouse("bed", xy(1, 3))], rolls=[4])
    t.take(0, Go(xy(1, 0)))
    assert where(t) == (1, 2)


@rule("TR-1205")
def test_a_dug_fire_block_does_not_break_a_fall() -> None:
    t = arrange("A . #\n# . #\n# . #\n# h! #\n# # #", ap=1, rolls=[1])
    t.take(0, Go(xy(1, 0)))
    assert told(t, Fell) == [Fell(0, 3, (1,), 2)]


@rule("TR-1207")
def test_every_cell_that_the_dice_do_not_cover_is_lost() -> None:
    t = arrange("A . #\n" + "# . #\n" * 4 + "# # #", ap=1, rolls=[1])
    t.take(0, Go(xy(1, 0)))
    assert t.state.sides[0].health == 5 - 3


@rule("TR-1209")
def test_without_armour_defence_is_a_single_d4() -> None:
    assert defence_dice(arrange("A . ."), 0) == (4,)


@rule("TR-1211")
def test_whoever_falls_to_death_is_gone() -> None:
    t = arrange("A . #\n" + "# . #\n" * 4 + "# # #", ap=1, rolls=[1], seats=1)
    t.state.sides[0].health = 3
    t.take(0, Go(xy(1, 0)))
    assert (t.state.sides[0].cell, t.state.sides[0].health, t.state.threat) == (-1, 0, 1)


@rule("TR-1213")
def test_an_enemy_that_stood_on_another_falls_when_it_goes() -> None:
    t = arrange("@zombie # . .\n@zombie . . A\n# # # #", agenda=[ChooseStep("e1", 0)])
    assert (spot(t, "e1"), spot(t, "e0")) == ((2, 1), (0, 1))


@rule("TR-1213")
def test_whoever_stands_on_a_defeated_enemy_falls() -> None:
    t = arrange("A . .\n@green_slime . .\n# # #", ap=1, rolls=[6, 1])
    t.take(0, Fight("copper_shortsword", "e0"))
    assert where(t) == (0, 1)


@rule("TR-1213")
def test_whoever_stands_on_a_character_that_dies_falls() -> None:
    t = arrange("A # #\nB # #\n# # #", agenda=[])
    t.state.sides[1].health = 1
    t.do(TakeHits(1, (4,), None, (1,)))
    running.advance(t)
    assert where(t) == (0, 1)


@rule("TR-1213", "TR-1215")
def test_two_figures_above_fall_and_take_harm() -> None:
    t = arrange("# B #\n# Y #\n# A .\n# . .\n# # .\n# # #", agenda=[Settle()], rolls=[1])
    assert [where(t, seat) for seat in range(3)] == [(1, 3), (1, 1), (1, 2)]

"""Hooks and explosives, one by one.  [TR-45xx, TR-46xx, TR-R-80, TR-R-123 to TR-R-127, TR-R-136]"""

from itertools import groupby

import pytest
from msgspec.structs import replace

from questhall.games.terraria.choices import Aim, Boost, Consume, Fight, Go, Pass, Place, Strengthen, Swing, Use
from questhall.games.terraria.events import (
    AttackRolled,
    BlockDug,
    EnemyAttacked,
    EnemyHurt,
    EnemyMoved,
    Fell,
    Moved,
    TreeFelled,
)
from questhall.games.terraria.state import PlacedHouse
from tests.games.terraria.board import CONTENT, arrange, open_to, refreshed, spot, told, where, xy
from tests.ledger import rule

HOOK = """
    . . .
    . . .
    . A .
    # # #
    """


# -- hooks


@rule("TR-4501", "TR-4505")
def test_a_hook_passes_every_cell_of_its_diagram_for_its_points(monkeypatch: pytest.MonkeyPatch) -> None:
    dear = replace(CONTENT.equipment["grappling_hook"], ap=2)
    monkeypatch.setitem(CONTENT.equipment, "grappling_hook", dear)
    assert open_to(arrange(HOOK, ap=1, gear=["grappling_hook"]), Swing) == []
    t = arrange(HOOK.replace(". . .", ". ~ .", 1), ap=2, gear=["grappling_hook"], rolls=[4])
    t.take(0, Swing("grappling_hook"))
    way = [(event.end % 51 - 24, event.end // 51) for event in told(t, Moved) if event.how == "hook"]
    assert (way, t.state.sides[0].points.ap) == ([(1, 1), (1, 0), (0, 0)], 0)
    assert t.state.sides[0].debuffs == {"burning": 2}


@rule("TR-4501")
def test_a_hook_needs_the_points_that_are_printed() -> None:
    t = arrange(HOOK, gear=["grappling_hook"])
    t.state.sides[0].points.dig = 1
    assert open_to(refreshed(t), Swing) == []


@rule("TR-4502", "TR-4503", "TR-4505")
@pytest.mark.parametrize(("x", "y", "mirrored"), [(1, 1, []), (1, 0, []), (0, 0, [True]), (2, 0, [False])])
def test_every_cell_of_the_path_must_be_empty(x: int, y: int, mirrored: list[bool]) -> None:
    rows = [line.split() for line in HOOK.strip().splitlines()]
    rows[y][x] = "#"
    t = arrange("\n".join(map(" ".join, rows)), ap=1, gear=["grappling_hook"])
    assert [choice.mirrored for choice in open_to(t, Swing)] == mirrored


@rule("TR-4504")
def test_after_a_hook_onto_a_figure_a_move_to_a_free_cell_follows() -> None:
    t = arrange("@demon_eye . .\n. . .\n. A .\n# # #", ap=2, gear=["grappling_hook"], rolls=[4])
    t.take(0, Swing("grappling_hook"))
    assert {choice.to for choice in t.decisions[0].choices} == {xy(1, 0), xy(0, 1), xy(1, 1)}
    t.take(0, Go(xy(0, 1)))
    assert where(t) == (0, 2)


@rule("TR-4506")
def test_nobody_falls_on_the_way_of_a_hook() -> None:
    t = arrange(HOOK, ap=1, gear=["grappling_hook"], rolls=[4])
    t.take(0, Swing("grappling_hook"))
    assert [event.cells for event in told(t, Fell)] == [2]


@rule("TR-R-80")
def test_a_hook_may_be_mirrored() -> None:
    t = arrange(HOOK, ap=1, gear=["grappling_hook"], rolls=[4])
    t.take(0, Swing("grappling_hook", mirrored=True))
    assert where(t) == (2, 2)


# -- explosives


def thrown(drawing: str, x: int, y: int, card: str = "bomb", **state):  # type: ignore[no-untyped-def]
    """The first player throws at a cell."""
    minion = state.pop("minion", "")
    t = arrange(drawing, **state)
    t.state.sides[0].consumables, t.state.sides[0].minion = [card], minion
    refreshed(t).take(0, Consume(card))
    t.take(0, Place(xy(x, y)))
    return t


def dug(t):  # type: ignore[no-untyped-def]
    return {(event.cell % 51 - 24, event.cell // 51) for event in told(t, BlockDug)}


ROCK = "A . . . . . .\n" + "# # # # # # #\n" * 6


@rule("TR-4601", "TR-4607", "TR-R-127")
@pytest.mark.parametrize(("card", "half"), [("bomb", 1), ("dynamite", 2)])
def test_how_wide_an_explosion_is(card: str, half: int) -> None:
    t = thrown(ROCK, 3, 0, card)
    assert dug(t) == {(x, y) for x in range(3 - half, 4 + half) for y in range(1, 1 + half)}


@rule("TR-4601", "TR-R-127")
def test_a_beenade_strikes_nine_cells_and_digs_and_chops_nothing() -> None:
    drawing = "A . . @zombie 1 @zombie .\n# # # # # # #"
    t = thrown(drawing, 3, 0, "beenade", rolls=[6, 6, 6, 1])
    assert [event.enemy for event in told(t, EnemyHurt)] == ["e0"]
    assert (dug(t), told(t, TreeFelled)) == (set(), [])
    assert [len(event.attack) for event in told(t, AttackRolled)] == [3]


@rule("TR-4603", "TR-R-127")
def test_the_centre_is_at_most_three_cells_away_and_seen() -> None:
    t = arrange("A . . . . . .\n. . . . . . .\n# . . . . . .\n. . . . . . .\n# # # # # # #", platforms=[xy(0, 0)])
    t.state.sides[0].consumables = ["bomb"]
    refreshed(t).take(0, Consume("bomb"))
    cells = {(choice.cell % 51 - 24, choice.cell // 51) for choice in t.decisions[0].choices}
    assert {(0, 0), (1, 1), (3, 0), (3, 1), (2, 2), (0, 2)} <= cells
    assert not {(4, 0), (3, 2), (2, 3), (3, 3), (0, 3)} & cells


@rule("TR-4604")
def test_characters_outside_the_area_are_not_attacked() -> None:
    t = thrown("A . . B . .\n# # # # # #", 3, 0, rolls=[6, 6, 1])
    assert [side.health for side in t.state.sides] == [5, 3]


@rule("TR-4606", "TR-R-126")
@pytest.mark.parametrize(("enemy", "hits_back"), [("zombie", []), ("antlion", ["e0"])])
def test_only_whoever_reaches_the_thrower_retaliates(enemy: str, hits_back: list[str]) -> None:
    t = thrown(f"A . . @{enemy} . .\n# # # # # #", 3, 0, "beenade", rolls=[1, 1, 1, 6, 1])
    assert [event.enemy for event in told(t, EnemyAttacked)] == hits_back


@rule("TR-1721", "TR-R-136")
def test_beside_a_calm_minion_nobody_retaliates_for_an_explosion() -> None:
    t = thrown("A . . @antlion . .\n# # # # # #", 3, 0, "beenade", rolls=[1, 1, 1, 6], minion="imp")
    t.take(0, Pass())
    assert told(t, EnemyAttacked) == []


@rule("TR-4608")
def test_an_explosive_returns_to_its_deck() -> None:
    t = arrange("A . . .\n# # # #")
    before = t.state.consumables[3].count("bomb")
    t.state.sides[0].consumables = ["bomb", "bomb"]
    refreshed(t).take(0, Consume("bomb"))
    assert (t.state.sides[0].consumables, t.state.consumables[3].count("bomb")) == (["bomb"], before + 1)


@rule("TR-R-123")
def test_each_cell_is_tested_on_its_own() -> None:
    t = thrown("A . . . 3 . .\n# # g e d # #\n# # # # # # #", 3, 0)
    assert dug(t) == {(2, 1), (4, 1)}
    assert len(told(t, TreeFelled)) == 1
    assert {stack.kind: stack.count for stack in t.state.sides[0].slots if stack.kind} == {
        **{"gold": 1, "gem": 1, "wood": 3},
    }


@rule("TR-R-123")
def test_a_tree_that_is_too_thick_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    bomb = CONTENT.consumables["bomb"]
    weak = replace(bomb, parts=((replace(bomb.parts[0][0], chop=2),),))
    monkeypatch.setitem(CONTENT.consumables, "bomb", weak)
    assert told(thrown("A . . . 3 . .\n# # # # # # #", 3, 0), TreeFelled) == []


@rule("TR-R-124")
def test_each_figure_has_a_roll_of_its_own_and_loot_goes_to_the_thrower() -> None:
    t = arrange("A . . . . . B . . @zombie~1 @zombie\n# # # # # # # # # # #", rolls=[6, 1, 2, 1, 2, 6])
    t.state.sides[1].consumables = ["bomb"]
    refreshed(t).take(1, Consume("bomb"))
    t.take(1, Place(xy(9, 0)))
    assert [(event.attack, event.defence) for event in told(t, AttackRolled)] == [((6, 1), (2,)), ((1, 2), (6,))]
    assert [side.coins for side in t.state.sides] == [0, 2]


@rule("TR-R-125")
def test_an_explosion_goes_round_corners_and_costs_no_points() -> None:
    t = thrown("A . . . # @zombie\n# # # # # #", 3, 0, "dynamite", ap=1, rolls=[8, 8, 8, 1])
    assert [event.enemy for event in told(t, EnemyHurt)] == ["e0"]
    assert t.state.sides[0].points.ap == 1


@rule("TR-R-126")
def test_the_order_of_an_explosion() -> None:
    drawing = "A . B @hoplite .\n# # # # #\n# # # # #\n# # # # #"
    t = thrown(drawing, 3, 0, rolls=[1, 1, 12, 6, 6, 1, 1])
    kinds = (AttackRolled, EnemyAttacked, BlockDug, EnemyMoved)
    order = [type(event).__name__ for event in t.events if isinstance(event, kinds)]
    assert [name for name, _ in groupby(order)] == [
        *("AttackRolled", "EnemyAttacked", "BlockDug", "EnemyMoved", "EnemyAttacked"),
    ]
    assert ([event.seat for event in told(t, EnemyAttacked)], spot(t)) == ([1, 0], (3, 1))


@rule("TR-R-126")
def test_whoever_falls_out_of_reach_does_not_retaliate_and_the_order_is_chosen() -> None:
    drawing = "A . @antlion @antlion .\n# # # # #"
    t = thrown(drawing, 3, 0, "beenade", rolls=[1, 1, 1, 6, 1, 1, 1, 6])
    assert t.decisions[0].choices == (Aim("e0"), Aim("e1"))
    pit = "A . @zombie .\n# # # #\n# # # #\n# # # #"
    t = thrown(pit, 3, 0, rolls=[1, 1, 6])
    assert (told(t, EnemyAttacked), spot(t)) == ([], (2, 1))


@rule("TR-R-127")
def test_houses_chests_platforms_and_ropes_stay() -> None:
    drawing = "A . c= | 1 . .\n# . . . . . .\n# # # # # # #"
    t = thrown(drawing, 3, 1, "dynamite", houses=[PlacedHouse("bed", xy(4, 0))])
    assert (len(t.state.houses), told(t, TreeFelled), xy(2, 0) in t.state.marks) == (1, [], False)
    assert (t.state.platforms, t.state.ropes) == ([xy(2, 0)], [xy(3, 0)])


# -- explosives and magic are fights


@rule("TR-R-136")
def test_swords_strengthen_an_explosion() -> None:
    t = thrown("A . . @zombie . .\n# # # # # #", 3, 0, hand=["onward"], rolls=[3, 2, 4])
    t.take(0, Use("onward", 1))
    assert t.decisions[0].choices == (Strengthen(0, 1), Strengthen(1, 1), Pass())
    t.take(0, Strengthen(0, 1))
    assert told(t, EnemyHurt) == [EnemyHurt("e0", "zombie", 1)]


@rule("TR-R-136", "TR-4916")
def test_charms_and_the_dryads_die_serve_in_an_explosion() -> None:
    t = arrange("A . . @zombie . .\n# # # # # #", dryad_die=True, rolls=[8, 1, 7, 6])
    t.state.sides[0].consumables, t.state.sides[0].charms = ["bomb"], ["upgrade"]
    refreshed(t).take(0, Consume("bomb"))
    t.take(0, Place(xy(3, 0)))
    assert t.decisions[0].choices == (Boost("upgrade", 6), Boost("dryad"), Pass())
    t.take(0, Boost("upgrade", 6))
    t.take(0, Boost("dryad"))
    assert told(t, AttackRolled) == [AttackRolled(0, "e0", "zombie", (8, 1, 7), (6,))]
    assert (t.state.sides[0].charms, t.state.dryad_die) == ([], False)


@rule("TR-R-136")
def test_swords_and_charms_serve_magic_weapons() -> None:
    t = arrange("A . @zombie .", gear=["amethyst_staff"], hand=["onward"], rolls=[5, 6])
    t.state.sides[0].charms = ["upgrade"]
    t.take(0, Fight("amethyst_staff", "e0"))
    assert t.decisions[0].choices == (Boost("upgrade", 8), Pass())
    t.take(0, Boost("upgrade", 8))
    t.take(0, Use("onward", 1))
    t.take(0, Strengthen(0, 1))
    assert told(t, EnemyHurt) == [EnemyHurt("e0", "zombie", 1)]

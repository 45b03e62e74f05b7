"""The environment phase, finds and dawn, one by one.  [TR-35xx, TR-36xx, TR-37xx]"""

import pytest

from questhall.core import running
from questhall.games.terraria.choices import Go, Pass, TakeCoins, TakeMaximum
from questhall.games.terraria.events import EnemyAppeared
from questhall.games.terraria.state import NOWHERE, PlacedHouse
from questhall.games.terraria.steps.environment import EnvironmentPhase, ResolveIcon, dawn, spawn_all
from questhall.games.terraria.world import cell_at, row_of
from tests.games.terraria.board import arrange, refreshed, told, xy
from tests.ledger import rule


@rule("TR-3501", "TR-3502")
def test_every_player_discards_used_and_unused_cards() -> None:
    t = arrange("A . B", agenda=[], hand=["explore"])
    t.state.sides[1].hand = list(t.state.sides[0].hand)
    EnvironmentPhase().run(t)
    assert [(side.hand, side.discard) for side in t.state.sides] == [([], ["explore"])] * 2


@rule("TR-3510", "TR-3503")
def test_the_first_space_brings_the_dawn() -> None:
    t = arrange("A 2! .", agenda=[EnvironmentPhase()], time=6)
    assert (t.state.time, t.state.marks) == (0, {})


# -- spawning


@rule("TR-3601", "TR-3602")
def test_tokens_come_on_the_tile_and_beside_it_but_no_farther() -> None:
    rows = [["."] * 9 for _ in range(10)]
    rows[0][0], rows[0][2], rows[0][4], rows[0][7], rows[6][1], rows[6][4] = "A", *"ooooo"
    t = arrange("\n".join(map(" ".join, rows)), platforms=[xy(0, 0)], agenda=[])
    spawn_all(t)
    assert {event.cell for event in told(t, EnemyAppeared)} == {xy(2, 0), xy(4, 0), xy(1, 6)}


@rule("TR-3603")
def test_nothing_comes_in_a_house() -> None:
    t = arrange("A . o .\n. . . .\n# # # #", agenda=[], houses=[PlacedHouse("bed", xy(1, 0))])
    spawn_all(t)
    assert t.state.enemies == []


@rule("TR-3604", "TR-3607")
@pytest.mark.parametrize(("layer", "row"), [(0, "surface_day"), (1, "underground"), (4, "underworld")])
def test_a_token_leaves_the_slot_of_its_biome_and_layer(layer: int, row: str) -> None:
    t = arrange("A o .", at=(30, 5 * layer), agenda=[])
    biome = t.state.minimap[2]
    pile = t.state.tray[f"{biome}/{row}"]
    top, left = pile[-1], len(pile) - 1
    spawn_all(t)
    assert [(enemy.kind, enemy.biome, enemy.row) for enemy in t.state.enemies] == [(top, biome, row)]
    assert len(pile) == left


@rule("TR-3606", "TR-3607", "TR-3617", "TR-C-26")
@pytest.mark.parametrize(
    ("time", "row"), [(0, "surface_day"), (4, "surface_day"), (5, "surface_night"), (6, "surface_night")]
)
def test_day_and_night_have_rows_on_the_surface_only(time: int, row: str) -> None:
    t = arrange("A . .", time=time)
    rows = [row_of(t, cell_at(25, 5 * layer)) for layer in range(5)]
    assert rows == [row, "underground", "upper_cavern", "lower_cavern", "underworld"]


@rule("TR-3608", "TR-3612", "TR-R-56")
@pytest.mark.parametrize(
    ("at", "slot", "token"), [((24, 0), "surface_night", "fallen_star"), ((24, 5), "underground", "life_crystal")]
)
def test_a_find_that_is_drawn_lies_on_the_spawn_cell(at: tuple[int, int], slot: str, token: str) -> None:
    t = arrange("A . . o", at=at, agenda=[], time=5)
    t.state.tray[f"forest/{slot}"] = [token]
    spawn_all(t)
    assert [(enemy.kind, enemy.cell) for enemy in t.state.enemies] == [(token, xy(3, 0, at))]


# -- finds


@rule("TR-3609", "TR-3613")
@pytest.mark.parametrize("token", ["fallen_star", "life_crystal"])
@pytest.mark.parametrize(
    ("drawing", "taken"),
    [
        ("A {} .\n# # #", True),
        ("A . {}\n# # #", True),
        (". . {}\nA . .\n# # #", True),
        ("# # {}\nA . #\n# # #", True),
        ("A . # {}\n# # # #", False),
        (". . {}\n. . .\nA . .\n# # #", False),
    ],
)
def test_what_is_next_to_the_cell_that_is_entered_is_taken(drawing: str, taken: bool, token: str) -> None:
    t = arrange(drawing.format(f"@{token}"), ap=1)
    t.take(0, Go(t.state.sides[0].cell + 1))
    assert (t.state.enemies == []) is taken


@rule("TR-3611", "TR-3615")
@pytest.mark.parametrize("token", ["fallen_star", "life_crystal"])
def test_ten_coins_instead_of_a_maximum(token: str) -> None:
    t = arrange(f"A . @{token}", ap=1)
    t.take(0, Go(xy(1, 0)))
    assert t.decisions[0].choices == (TakeMaximum(), TakeCoins())
    t.take(0, TakeCoins())
    side = t.state.sides[0]
    assert (side.coins, side.most_health, side.most_mana) == (10, 5, 3)


@rule("TR-3616")
def test_whoever_collects_chooses() -> None:
    t = arrange("B . @life_crystal . . . A")
    t.state.sides[1].points.ap = 1
    refreshed(t).take(1, Go(xy(1, 0)))
    t.take(1, TakeMaximum())
    assert [side.most_health for side in t.state.sides] == [5, 6]


# -- dawn


@rule("TR-3702")
def test_fallen_stars_go_at_dawn() -> None:
    t = arrange("A . . @fallen_star @life_crystal", agenda=[])
    t.state.enemies[0].row = "surface_night"
    dawn(t)
    assert [enemy.kind for enemy in t.state.enemies] == ["life_crystal"]


@rule("TR-3703", "TR-3709")
def test_everybody_has_all_mana_again_at_dawn() -> None:
    t = arrange("A . B", agenda=[])
    for side in t.state.sides:
        side.mana, side.most_mana, side.health = 0, 5, 2
    dawn(t)
    assert [(side.mana, side.health) for side in t.state.sides] == [(5, 2)] * 2


@rule("TR-3704", "TR-4915")
def test_without_tinkerer_and_dryad_nothing_of_theirs_happens() -> None:
    t = arrange("A . B", agenda=[ResolveIcon("dawn")])
    assert (t.state.dryad_die, t.agenda) == (False, [])
    t.state.npcs, t.state.dryad_die = ["guide", "dryad"], True
    dawn(t)
    assert t.state.dryad_die


@rule("TR-3704", "TR-4910", "TR-R-134")
def test_the_tinkerer_works_for_everybody_at_dawn_also_for_the_dead() -> None:
    t = arrange("A . B", agenda=[], npcs=["guide", "goblin_tinkerer"])
    t.state.sides[1].cell = NOWHERE
    for side in t.state.sides:
        side.discard = ["rest"]
    dawn(t)
    running.advance(t)
    for seat in (0, 1):
        refreshed(t).take(seat, t.decisions[seat].choices[0])
    assert [side.discard for side in t.state.sides] == [[], []]


@rule("TR-3705", "TR-3706", "TR-3707")
def test_dawn_goes_step_by_step() -> None:
    houses = [PlacedHouse("bottle", 0), PlacedHouse("cooking_pot", 6)]
    t = arrange("A 2! @zombie", agenda=[], npcs=["guide", "goblin_tinkerer"], houses=houses, potions=1, gourmet=[2])
    t.state.enemies[0].row, t.state.sides[0].discard, t.state.sides[0].mana = "surface_night", ["rest"], 0
    dawn(t)
    running.advance(t)
    assert (t.state.marks, t.state.enemies, t.state.sides[0].mana) == ({}, [], 3)
    assert (t.state.potions, t.state.gourmet) == (1, [2])
    refreshed(t).take(0, Pass())
    assert (t.state.potions, t.state.gourmet) == (4, [0, 1, 2, 3])

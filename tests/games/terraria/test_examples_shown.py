"""Worked examples and acceptance cases, number by number.  [TR-EX-xx]"""

import pytest
from msgspec.structs import replace

from questhall.core import running
from questhall.games.terraria.choices import (
    Activate,
    Choose,
    Drop,
    Fight,
    Go,
    OpenChest,
    Place,
    Strengthen,
    TakePrepared,
    Unlock,
    UseBottle,
)
from questhall.games.terraria.conditions import is_met
from questhall.games.terraria.events import EnemyAppeared, EnemyAttacked, EnemyHurt, Fell
from questhall.games.terraria.state import Boss, PlacedHouse
from questhall.games.terraria.steps.bosses import PlaceAlly
from questhall.games.terraria.steps.enemies import EnemyPhase
from questhall.games.terraria.steps.environment import ResolveIcon, dawn
from questhall.games.terraria.steps.fighting import ReadyAttack
from questhall.games.terraria.steps.rounds import BeginRound
from tests.games.terraria.board import CONTENT, arrange, open_to, refreshed, told, where, xy
from tests.ledger import rule


def go(t, *steps):  # type: ignore[no-untyped-def]
    t.do(*steps)
    running.advance(t)
    return refreshed(t)


@rule("TR-EX-03")
def test_of_nine_tiles_the_enemies_on_five_act() -> None:
    rows = [["."] * 9 for _ in range(15)]
    rows[7][4] = "A"
    for x in (1, 4, 7):
        for y in (2, 8, 12):
            rows[y][x] = "@demon_eye"
    t = arrange("\n".join(map(" ".join, rows)), at=(21, 0), platforms=[xy(1, 7)], agenda=[EnemyPhase()])
    acting = {choice.enemy for choice in open_to(t, Activate)}
    found = {(e.cell % 51 // 3 - 7, e.cell // 51 // 5) for e in t.state.enemies if e.id in acting}
    assert found == {(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)}


@rule("TR-EX-04")
def test_the_token_comes_from_forest_surface_day() -> None:
    t = arrange("A . o", agenda=[])
    t.state.tray["forest/surface_day"] = ["blue_slime", "purple_slime"]
    go(t, ResolveIcon("spawn"))
    assert [(event.kind, event.night) for event in told(t, EnemyAppeared)] == [("purple_slime", False)]
    assert t.state.tray["forest/surface_day"] == ["blue_slime"]


@rule("TR-EX-07")
def test_stacked_characters_and_the_fall_into_the_vacated_cell() -> None:
    t = arrange("A . #\n# . #\n# B .\n# # #", ap=1)
    t.take(0, Go(xy(1, 0)))
    assert (where(t, 0), where(t, 1)) == ((1, 1), (1, 2))
    t.state.sides[1].points.ap = 1
    refreshed(t).take(1, Go(xy(2, 2)))
    assert (where(t, 0), [event.cells for event in told(t, Fell)]) == ((1, 2), [1, 1])


@rule("TR-EX-12")
def test_the_player_chooses_which_die_is_left_out() -> None:
    t = arrange("A . . . . @green_slime", agenda=[ReadyAttack(0, "gold_bow", ("e0",), (8, 6), 1)])
    assert t.decisions[0].choices == (Drop(8), Drop(6))


@rule("TR-EX-17", "TR-R-90")
def test_a_chest_that_was_opened_too_early_does_not_count() -> None:
    outside = (30, 0)
    t = arrange("A c .\n# c .", ap=2, at=outside)
    t.state.chests = {biome: ["forest_hoard"] * 2 for biome in t.state.chests}
    t.take(0, OpenChest(xy(1, 0, outside)))
    t.state.goals["explore"] = ["explore_3", "explore_2"]
    assert not is_met(t, CONTENT.goals["explore_2"])
    refreshed(t).take(0, OpenChest(xy(1, 1, outside)))
    assert is_met(t, CONTENT.goals["explore_2"])


@rule("TR-EX-20")
def test_an_enemy_with_close_and_medium_range() -> None:
    t = arrange("A . . @hoplite B . . Y\n# # # # # # # #", agenda=[EnemyPhase()])
    assert open_to(t, Choose) == [Choose(0), Choose(1)]
    t.take(0, Choose(0))
    assert [(event.seat, len(event.attack)) for event in told(t, EnemyAttacked)] == [(0, 2), (1, 2)]


@rule("TR-EX-22")
def test_the_ally_on_the_white_slot_places_a_token() -> None:
    field = "\n".join([". . . . . . . . ."] * 3 + ["A . . . . . . . .", "# # # # # # # # #"])
    t = go(arrange(field, agenda=[], bosses=[Boss("king_slime", xy(4, 3), allies=3)]), PlaceAlly("king_slime"))
    t.take(0, Place(xy(3, 3)))
    assert len(t.state.enemies) == 1


@rule("TR-EX-28")
@pytest.mark.parametrize(("x", "hits"), [(1, True), (3, True), (4, False)])
def test_a_weapon_with_two_ranges(x: int, hits: bool) -> None:
    row = ["A", ".", ".", ".", "."]
    row[x] = "@green_slime"
    t = arrange(" ".join(row), ap=1, gear=["enchanted_boomerang"])
    assert (Fight("enchanted_boomerang", "e0") in open_to(t, Fight)) is hits


def two_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Zombies defend with two dice."""
    monkeypatch.setitem(CONTENT.dice, "two", (6, 6))
    monkeypatch.setitem(CONTENT.enemies, "zombie", replace(CONTENT.enemies["zombie"], defence="two", health=3))


@rule("TR-EX-41")
@pytest.mark.parametrize(("swords", "hits"), [(1, 2), (0, 1)])
def test_attack_1_3_5_against_4_and_2(swords: int, hits: int, monkeypatch: pytest.MonkeyPatch) -> None:
    two_dice(monkeypatch)
    t = arrange("A @zombie .", ap=1, gear=["gold_broadsword"], rolls=[1, 3, 5, 4, 2])
    t.state.sides[0].points.swords = swords
    t.take(0, Fight("gold_broadsword", "e0"))
    if swords:
        t.take(0, Strengthen(1, 1))
    assert told(t, EnemyHurt) == [EnemyHurt("e0", "zombie", hits)]


@rule("TR-EX-42")
@pytest.mark.parametrize(("shields", "left"), [(1, 4), (2, 5)])
def test_retaliation_of_2_and_6_against_5(shields: int, left: int, monkeypatch: pytest.MonkeyPatch) -> None:
    two_dice(monkeypatch)
    t = arrange("A @zombie .", ap=1, rolls=[1, 2, 6, 5])
    t.state.sides[0].points.shields, t.state.sides[0].worn = 2, "wood_armour"
    t.take(0, Fight("copper_shortsword", "e0"))
    t.take(0, Strengthen(0, shields))
    assert t.state.sides[0].health == left


@rule("TR-EX-52")
def test_slots_five_and_six_cost_15_and_25_coins() -> None:
    t = arrange("A B Y Z")
    paid = []
    for coins in (20, 25):
        t.state.sides[0].coins = coins
        refreshed(t).take(0, Unlock())
        paid.append(coins - t.state.sides[0].coins)
    assert (paid, [len(side.slots) for side in t.state.sides]) == ([15, 25], [6, 4, 4, 4])


@rule("TR-EX-54")
def test_four_players_drink_four_potions_until_dawn() -> None:
    t = arrange("A B Y Z", houses=[PlacedHouse("bottle", 0)], potions=4)
    for seat in range(4):
        t.take(seat, UseBottle("healing_potion"))
        assert open_to(t, UseBottle, seat) == []
    assert t.state.potions == 0
    dawn(t)
    running.advance(t)
    assert t.state.potions == 4


@rule("TR-EX-66", "TR-2206")
def test_four_cards_are_drawn_beside_the_prepared_one() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].prepared = "rest"
    go(t, BeginRound())
    t.take(0, TakePrepared())
    assert len(t.state.sides[0].hand) == 5

"""Rulings about points, cards, falling, finds and enemies, one by one.  [TR-R-31 to TR-R-67]"""

import pytest
from msgspec.structs import replace

from questhall.core import running
from questhall.games.terraria.choices import (
    Activate,
    Chop,
    Craft,
    DestroyCard,
    Dig,
    Donate,
    Fight,
    Go,
    OpenChest,
    Pass,
    Place,
    Take,
    TakeCoins,
    TakeMaximum,
    UsePylon,
)
from questhall.games.terraria.effects import Reward
from questhall.games.terraria.events import EnemyAttacked, EnemyMoved, Fell
from questhall.games.terraria.figures import is_free
from questhall.games.terraria.state import NOWHERE, Boss, Enemy, Held, PlacedHouse
from questhall.games.terraria.steps.cards import DestroyOne
from questhall.games.terraria.steps.enemies import EnemyPhase
from questhall.games.terraria.steps.environment import ResolveIcon, spawn_all
from questhall.games.terraria.steps.falling import Enter, Settle
from questhall.games.terraria.steps.goals import CheckGoals
from questhall.games.terraria.steps.phase import EndPhase
from questhall.games.terraria.steps.rewards import GainReward
from questhall.games.terraria.stock import defence_dice, draw_value
from tests.games.terraria.board import CONTENT, arrange, open_to, refreshed, sit, spot, told, where, xy
from tests.ledger import rule


def go(t, *steps):  # type: ignore[no-untyped-def]
    t.do(*steps)
    running.advance(t)
    return refreshed(t)


# -- points and cards


@rule("TR-R-31")
@pytest.mark.parametrize(
    ("drawing", "choice"),
    [
        ("A . B", Go(xy(1, 0))),
        ("A c B", OpenChest(xy(1, 0))),
        ("A 1 B", Chop(xy(1, 0))),
        ("A # B", Dig(xy(1, 0))),
        ("A . B", Donate(1, "coins", 1)),
    ],
)
def test_basic_actions_cost_one_point(drawing: str, choice: Go) -> None:
    t = arrange(drawing, ap=3)
    t.state.sides[0].coins = 1
    refreshed(t).take(0, choice)
    assert t.state.sides[0].points.ap == 2


@rule("TR-R-31")
def test_a_fight_costs_the_printed_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CONTENT.equipment, "gold_broadsword", replace(CONTENT.equipment["gold_broadsword"], ap=2))
    t = arrange("A @green_slime .", ap=3, gear=["gold_broadsword"], rolls=[6, 6, 6, 1])
    t.take(0, Fight("gold_broadsword", "e0"))
    assert t.state.sides[0].points.ap == 1


@rule("TR-R-35", "TR-R-135")
def test_a_soft_landing_ends_with_the_phase() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].soft = True
    EndPhase().run(t)
    assert not t.state.sides[0].soft


@rule("TR-R-39")
def test_all_characters_are_equally_good() -> None:
    t = sit()
    for name in CONTENT.figures.characters:
        t.state.sides[0].character = name
        assert (draw_value(t, 0), defence_dice(t, 0)) == (4, (4,))


@rule("TR-R-40")
def test_a_used_card_in_play_can_be_destroyed() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].hand = [Held("onward", (0, 1))]
    assert go(t, DestroyOne(0)).decisions[0].choices == (DestroyCard("onward", "hand"), Pass())


@rule("TR-R-41")
def test_a_destroyed_card_returns_to_no_supply() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].discard = ["somersault"]
    guide = dict(t.state.guide)
    go(t, DestroyOne(0)).take(0, DestroyCard("somersault", "discard"))
    assert (t.state.guide, t.state.sides[0].discard) == (guide, [])


@rule("TR-R-43")
@pytest.mark.parametrize(("deck", "gained"), [(["ambush"], ["ambush"]), ([], [])])
def test_what_is_left_of_a_loot_deck_is_taken(deck: list[str], gained: list[str]) -> None:
    t = arrange("A . .", agenda=[])
    t.state.loot[3] = deck
    go(t, GainReward(0, Reward(loot=3)))
    if t.decisions:
        t.take(0, Take(gained[0]))
    assert (t.state.sides[0].discard, t.state.loot[3]) == (gained, [])


@rule("TR-R-45", "TR-1008")
def test_a_goal_that_becomes_visible_in_the_check_is_checked_too() -> None:
    t = arrange("A . .", agenda=[], npcs=["guide", "merchant", "nurse"])
    t.state.goals = {chain: [] for chain in t.state.goals} | {"explore": ["explore_10", "explore_4", "explore_1"]}
    t.state.progress = {"explore_1": 2}
    go(t, CheckGoals())
    assert t.state.goals["explore"] == ["explore_10"]


@rule("TR-R-45", "TR-1006")
def test_what_is_explored_at_the_end_of_the_phase_counts_for_goals() -> None:
    t = arrange("A . .", at=(30, 0), agenda=[])
    t.state.goals = {chain: [] for chain in t.state.goals} | {"explore": ["explore_10", "explore_1"]}
    t.state.progress, t.state.revealed = {"explore_1": 1}, [True, True, False, True]
    t.state.sides[0].cell = xy(-1, 0, (30, 0))
    t.state.platforms = [xy(-1, 0, (30, 0))]
    tiles = [tile if place in (7, 8, 9) else "" for place, tile in enumerate(t.state.land.tiles)]
    t.state.land = type(t.state.land)(tuple(tiles))
    go(t, EndPhase())
    assert t.state.goals["explore"] == ["explore_10"]


@rule("TR-R-46")
def test_new_armour_deals_no_cards() -> None:
    t = arrange("A . .", have={"gold": 4}, houses=[PlacedHouse("anvil_furnace", 0)], hand=["rest"])
    t.take(0, Craft("gold_armour"))
    assert (t.state.sides[0].worn, len(t.state.sides[0].hand)) == ("gold_armour", 1)


@rule("TR-R-48")
def test_distance_does_not_weaken_retaliation() -> None:
    t = arrange("A . . . . . @fire_imp .\n# # # # # # # #", ap=1, gear=["gold_bow"], rolls=[1, 7, 4])
    t.take(0, Fight("gold_bow", "e0"))
    assert [event.attack for event in told(t, EnemyAttacked)] == [(7,)]


@rule("TR-R-49")
def test_damage_stays_from_round_to_round() -> None:
    t = arrange("A . . . . . @zombie~1", agenda=[EnemyPhase()])
    assert t.state.enemies[0].damage == 1


# -- falling


@rule("TR-R-51")
def test_whoever_teleports_into_the_air_falls() -> None:
    t = arrange("A ^ # . ^ .\n# # # . . .\n# # # # # #", npcs=["guide", "nurse"])
    t.state.sides[0].coins = 4
    refreshed(t).take(0, UsePylon(xy(4, 0)))
    assert where(t) == (4, 1)


@rule("TR-R-51", "TR-R-75")
def test_whoever_loses_the_platform_falls() -> None:
    t = arrange("A . .\n. . .\n# # #", have={"wood": 1}, platforms=[xy(0, 0), *range(600, 629)])
    t.take(0, Craft("platform"))
    t.take(0, Place(xy(0, 0)))
    assert (where(t), t.state.sides[0].platforms) == ((0, 1), 1)


@rule("TR-R-75", "TR-2707")
def test_whoever_loses_the_rope_falls() -> None:
    t = arrange("A | .\n# . #\n# . #\n# # #", have={"cobweb": 1}, ropes=[xy(1, 0), *range(600, 611)])
    t.state.sides[0].cell, t.state.sides[0].hangs = xy(1, 1), True
    refreshed(t).take(0, Craft("rope"))
    t.take(0, Place(xy(1, 0)))
    assert where(t) == (1, 2)


@rule("TR-R-53")
def test_every_cell_of_a_fall_is_entered() -> None:
    t = arrange("A . #\n# w #\n# w #\n# ~ #\n# . #\n# # #", ap=1, rolls=[4])
    t.take(0, Go(xy(1, 0)))
    side = t.state.sides[0]
    assert (where(t), side.slots[0].count, side.debuffs) == ((1, 4), 2, {"burning": 2})
    assert [event.cells for event in told(t, Fell)] == [4]


@rule("TR-R-54", "TR-1506")
def test_whoever_steps_into_a_tunnel_without_ground_falls() -> None:
    t = arrange("A # #\n# . #\n# # #", ap=1)
    t.take(0, Dig(xy(1, 0)))
    t.take(0, Go(xy(1, 0)))
    assert where(t) == (1, 1)


# -- finds


@rule("TR-R-56")
def test_a_find_is_no_enemy() -> None:
    t = arrange("A @fallen_star .\n# . .\n# # #", ap=1)
    assert is_free(t, xy(1, 0))
    assert open_to(t, Fight) == []
    go(t, Settle())
    assert spot(t) == (1, 0)


@rule("TR-R-57", "TR-3609")
def test_a_collected_find_goes_under_its_stack() -> None:
    t = arrange("A . @life_crystal", at=(24, 5), ap=1)
    pile = t.state.tray["forest/underground"]
    pile[:] = ["red_slime", "cave_bat"]
    t.take(0, Go(xy(1, 0, (24, 5))))
    assert pile == ["life_crystal", "red_slime", "cave_bat"]


@rule("TR-R-58")
@pytest.mark.parametrize(("token", "health", "mana"), [("life_crystal", 10, 3), ("fallen_star", 5, 10)])
def test_at_ten_only_coins_are_left(token: str, health: int, mana: int) -> None:
    t = arrange(f"A . @{token}", ap=1)
    t.state.sides[0].most_health, t.state.sides[0].most_mana = health, mana
    t.take(0, Go(xy(1, 0)))
    assert t.state.sides[0].coins == 10
    t = arrange(f"A . @{token}", ap=1)
    t.state.sides[0].most_health, t.state.sides[0].most_mana = max(5, health - 1), max(3, mana - 1)
    t.take(0, Go(xy(1, 0)))
    assert t.decisions[0].choices == (TakeMaximum(), TakeCoins())


@rule("TR-R-59")
@pytest.mark.parametrize("how", ["walk", "fall", "push", "teleport", "hook", "dig"])
def test_a_find_is_taken_however_one_comes_near(how: str) -> None:
    t = arrange("A . . . @fallen_star", agenda=[])
    go(t, Enter(0, xy(3, 0), how))  # type: ignore[arg-type]
    assert t.state.found_star


@rule("TR-R-59")
def test_a_find_that_appears_beside_a_character_waits() -> None:
    t = arrange("A o .", agenda=[], time=5)
    t.state.tray["forest/surface_night"] = ["fallen_star"]
    go(t, ResolveIcon("spawn"))
    assert ([enemy.kind for enemy in t.state.enemies], t.state.found_star) == (["fallen_star"], False)


# -- enemies


@rule("TR-R-62", "TR-3207")
def test_moves_and_attacks_alternate() -> None:
    t = arrange("@zombie . A . @zombie", agenda=[EnemyPhase()], rolls=[1, 4, 1, 4])
    t.take(0, Activate("e1"))
    order = [event.enemy for event in t.events if isinstance(event, EnemyMoved | EnemyAttacked)]
    assert order == ["e1", "e1", "e0", "e0"]


@rule("TR-R-63")
def test_with_nobody_in_the_world_nothing_acts_or_appears() -> None:
    field = "\n".join([". . . . . ."] * 3 + ["o . @zombie . . .", "# # # # # #"])
    t = arrange(field, agenda=[], bosses=[Boss("king_slime", xy(3, 3), tokens=4)])
    assert t.state.sides[0].cell == NOWHERE
    go(t, EnemyPhase())
    spawn_all(t)
    assert (told(t, EnemyMoved), len(t.state.enemies), t.state.bosses[0].acted) == ([], 1, False)


@rule("TR-R-63")
def test_each_enemy_acts_once_also_when_it_comes_near_later() -> None:
    t = arrange("A . . @zombie", agenda=[EnemyPhase()])
    t.state.enemies.append(Enemy("e9", "antlion", xy(1, 14), "forest", "surface_day"))
    assert [enemy.acted for enemy in t.state.enemies] == [True, False]
    assert len(told(t, EnemyAttacked)) == 1


@rule("TR-R-67")
def test_the_player_of_the_target_decides_where_an_enemy_goes() -> None:
    drawing = ". . . . . .\n. . . . @vulture .\n. B . . . .\n# # # # # #"
    t = arrange(drawing, agenda=[EnemyPhase()], seats=2)
    assert list(t.decisions) == [1]

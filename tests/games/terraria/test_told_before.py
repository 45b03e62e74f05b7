"""What is said, and asked again, before something is done that might be of no use."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.core import Table
from questhall.games.terraria.state import Held, State
from questhall.games.terraria.steps.defending import SpendShields
from questhall.games.terraria.steps.fighting import SpendSwords
from tests.games.terraria.board import arrange, refreshed
from tests.games.terraria.test_scene import choice, drawn
from tests.ledger import rule


def defending(rolls: tuple[int, ...], shields: int) -> Table[State]:
    t = arrange("A @zombie\n# #", agenda=[SpendShields(0, (3,), None, (6,), rolls)], hand=["recharge"])
    t.state.sides[0].points.shields = shields
    return refreshed(t)


def attacking(swords: int, *defences: tuple[int, ...]) -> Table[State]:
    targets = tuple(f"e{number}" for number in range(len(defences)))
    rolled = SpendSwords(0, "iron_bow", targets, (6, 6), (2, 3), defences)
    t = arrange("A @zombie @zombie\n# # #", agenda=[rolled], hand=["onward"])
    t.state.sides[0].points.swords = swords
    return refreshed(t)


@rule("TR-3411")
def test_a_shield_that_only_ties_says_that_the_health_is_lost_all_the_same() -> None:
    t = defending((2,), 2)
    assert choice(t, "1 shield").label == "1 shield: 2 becomes 3, still −1 health"
    assert choice(t, "2 shields").label == "2 shields: 2 becomes 4, no hit"


@rule("TR-1712")
def test_swords_say_how_often_they_hit_all_targets_together() -> None:
    one = attacking(2, (4,))
    assert choice(one, "1 sword: 2").label == "1 sword: 2 becomes 3, still no hit"
    assert choice(one, "2 swords: 2").label == "2 swords: 2 becomes 4, 1 hit"
    assert choice(attacking(2, (4,), (3,)), "2 swords: 2").label == "2 swords: 2 becomes 4, 3 hits"


@rule("TR-1712")
def test_swords_that_hit_harder_than_there_is_health_change_nothing() -> None:
    t = attacking(2, (3,))
    t.state.enemies[0].damage = 1
    assert choice(refreshed(t), "1 sword: 2").label == "1 sword: 2 becomes 3, still 1 hit"


@rule("TR-1712", "TR-3411")
@pytest.mark.parametrize(
    ("t", "label"),
    [
        (attacking(0, (6,)), "Onward: 1 sword: changes nothing"),
        (attacking(1, (6,)), "Onward: 1 sword: changes nothing"),
        (attacking(2, (6,)), "Onward: 1 sword"),
        (defending((2,), 0), "Recharge: 1 shield: changes nothing"),
        (defending((2,), 1), "Recharge: 1 shield"),
    ],
)
def test_a_card_with_symbols_says_when_not_even_all_of_them_change_anything(t: Table[State], label: str) -> None:
    assert label in [each.label for each in drawn(t).choices]


@pytest.mark.parametrize(
    ("language", "told"),
    [("uk", "1 щит: 2 стане 3, все одно −1 здоров’я"), ("ru", "1 щит: 2 станет 3, всё равно −1 здоровье")],
)
def test_the_same_is_said_in_other_languages(language: str, told: str) -> None:
    assert told in [each.label for each in defending((2,), 1).scene(0, language, log=False).choices]


# -- asked again


@pytest.mark.parametrize(("health", "debuffs", "asked"), [(5, {}, True), (4, {}, False), (5, {"burning": 2}, False)])
def test_to_pay_the_nurse_for_nothing_is_asked_again(health: int, debuffs: dict[Any, int], asked: bool) -> None:
    t = arrange("A . .\n# # #", npcs=["guide", "nurse"], hand=["explore"])
    side = t.state.sides[0]
    side.coins, side.health, side.most_health, side.debuffs = 10, health, 5, debuffs
    question = choice(refreshed(t), "Nurse: ").confirm
    assert question == ("This would do nothing for 10 coins. Pay all the same?" if asked else "")


@rule("TR-816")
@pytest.mark.parametrize(
    ("lacking", "asked"),
    [
        ({}, {"Recharge: 1 mana", "Rest: 2 health", "Lesser Mana", "Mushroom", "Cleansing"}),
        ({"mana": 0}, {"Rest: 2", "Mushroom", "Cleansing"}),
    ],
)
def test_what_gives_only_what_nobody_misses_is_asked_again(lacking: dict[str, int], asked: set[str]) -> None:
    t = arrange("A . .\n# # #", hand=["recharge", "rest"])
    side = t.state.sides[0]
    side.consumables = ["small_mana_potion", "mushroom", "cleansing_potion", "swiftness_potion"]
    for name, value in lacking.items():
        setattr(side, name, value)
    found = [each.label for each in drawn(refreshed(t)).choices if each.confirm.startswith("This would change")]
    assert all(any(name in label for label in found) for name in asked)
    assert len(found) == len(asked)


@pytest.mark.parametrize("asked", [True, False])
def test_to_pay_the_tinkerer_without_a_card_to_destroy_is_asked_again(asked: bool) -> None:
    t = arrange("A . .\n# # #", npcs=["guide", "goblin_tinkerer"])
    side = t.state.sides[0]
    side.coins, side.hand, side.discard = 15, [], [] if asked else ["explore"]
    assert bool(choice(refreshed(t), "Goblin Tinkerer: ").confirm) == asked


@pytest.mark.parametrize(
    ("ap", "hand", "told"),
    [
        (2, [], "2 action points are left. "),
        (1, [], ""),
        (0, ["explore"], "1 card is unused. "),
        (3, ["explore", "explore"], "3 action points are left. 2 cards are unused. "),
    ],
)
def test_to_end_with_much_left_to_do_is_asked_again(ap: int, hand: list[str], told: str) -> None:
    question = choice(arrange("A . .\n# # #", ap=ap, hand=hand), "End my actions").confirm
    assert question == (f"{told}End your actions all the same?" if told else "")


def test_nobody_is_asked_again_who_can_do_nothing_with_what_is_left() -> None:
    begun = arrange("A . .\n# # #", hand=["help"])
    begun.state.sides[0].hand = [Held("help", (0,))]
    assert choice(refreshed(begun), "End my actions").confirm == ""
    walled = arrange("# # #\n# A #\n# # #", at=(24, 5), ap=2)
    walled.state.sides[0].gear = {}
    assert choice(refreshed(walled), "End my actions").confirm == ""


@rule("TR-2902")
def test_a_click_beside_oneself_buys_no_pylon_before_its_price_was_agreed_to() -> None:
    t = arrange("A . .\n# # #", npcs=["guide", "nurse"])
    t.state.sides[0].coins = 10
    assert choice(refreshed(t), "Buy a pylon").confirm == "Buy a pylon for this cell for 10 coins?"

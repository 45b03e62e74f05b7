"""How enemies attack and retaliate, one by one.  [TR-34xx]"""

import pytest
from msgspec.structs import replace

from questhall.core import running
from questhall.games.terraria.choices import Consume, Fight, Pass, Strengthen, Use
from questhall.games.terraria.events import DieStrengthened, EnemyAttacked
from questhall.games.terraria.state import NOWHERE, PlacedHouse
from questhall.games.terraria.steps.death import lose_health
from questhall.games.terraria.steps.defending import EnemyAttack, TakeHits
from tests.games.terraria.board import CONTENT, arrange, refreshed, told
from tests.games.terraria.board import xy as at
from tests.ledger import rule

STRIKE = [EnemyAttack("e0", 0)]


def struck(drawing: str, *rolls: int, worn: str = "", **state):  # type: ignore[no-untyped-def]
    """The first enemy attacks; nothing is left to decide if there are no shields."""
    t = arrange(drawing, agenda=[], **state)
    t.state.sides[0].worn = worn
    t.rng.rolls = list(rolls)  # type: ignore[attr-defined]
    t.do(*STRIKE)
    running.advance(t)
    return refreshed(t)


def dice_rolled(t):  # type: ignore[no-untyped-def]
    return [(event.attack, event.defence) for event in told(t, EnemyAttacked)]


# -- who can be attacked


@rule("TR-3401", "TR-3402")
@pytest.mark.parametrize(
    ("drawing", "times"),
    [
        ("A @zombie .\n# # #", 1),
        ("A . @zombie\n# # #", 0),
        ("A # .\n# @zombie .\n# # #", 0),
        ("A @antlion . .\n# # # #", 1),
        ("A . . @antlion\n# # # #", 1),
        ("A . . . @antlion\n# # # # #", 0),
        ("A . # @antlion\n# # # #", 0),
    ],
)
def test_an_enemy_needs_sight_and_range(drawing: str, times: int) -> None:
    assert len(dice_rolled(struck(drawing))) == times


@rule("TR-3403")
def test_without_sight_a_blind_attacker_still_needs_range() -> None:
    assert len(dice_rolled(struck("A # @fire_imp\n# # #"))) == 1
    assert dice_rolled(struck("A # . . . . . . . @fire_imp\n# # # # # # # # # #", at=(21, 0))) == []


# -- dice


@rule("TR-3405")
def test_the_attack_dice_of_the_bestiary_are_rolled() -> None:
    assert dice_rolled(struck("A @hoplite .\n# # #", 5, 6, 3)) == [((5, 6), (3,))]
    assert dice_rolled(struck("A . . . . @fire_imp\n# # # # # #", 5, 2)) == [((5,), (2,))]


@rule("TR-3406")
@pytest.mark.parametrize("dice", [(4, 8), (8, 4)])
def test_the_smallest_die_is_left_out(dice: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CONTENT.dice, "mixed", dice)
    monkeypatch.setitem(CONTENT.enemies, "fire_imp", replace(CONTENT.enemies["fire_imp"], attack="mixed"))
    assert dice_rolled(struck("A . . . . @fire_imp\n# # # # # #", 8, 2)) == [((8,), (2,))]


@rule("TR-3407")
def test_the_dice_of_the_worn_armour_defend() -> None:
    assert dice_rolled(struck("A @zombie .\n# # #", 1, 6, 5, worn="iron_armour")) == [((1,), (6, 5))]
    assert dice_rolled(struck("A @zombie .\n# # #", 1, 4)) == [((1,), (4,))]


# -- shields


@rule("TR-3408")
def test_shields_are_spent_on_one_die_as_many_as_the_player_likes() -> None:
    t = struck("A @zombie .\n# # #", 6, 2, 4, worn="copper_armour", hand=["bulwark"])
    assert t.decisions[0].choices == (Use("bulwark", 1), Pass())
    t.take(0, Use("bulwark", 1))
    assert t.decisions[0].choices == (Strengthen(1, 1), Strengthen(1, 2), Pass())
    t.take(0, Strengthen(1, 2))
    assert (t.state.sides[0].health, t.state.sides[0].points.shields) == (4, 0)
    assert told(t, DieStrengthened) == [DieStrengthened(0, "shield", 2, 6)]


@rule("TR-3408", "TR-3409")
def test_a_die_may_be_raised_beyond_its_sides() -> None:
    t = struck("A @zombie .\n# # #", 5, 2, 4, worn="copper_armour", hand=["bulwark"])
    t.take(0, Use("bulwark", 1))
    t.take(0, Strengthen(1, 2))
    assert (t.state.sides[0].health, t.state.sides[0].points.shields) == (5, 0)


@rule("TR-3410")
def test_shields_come_from_cards_and_from_consumables() -> None:
    t = arrange("A @zombie .\n# # #", agenda=[], hand=["recharge"])
    t.state.sides[0].consumables, t.state.sides[0].minion = ["ironskin_potion"], "slime_friend"
    t.rng.rolls = [6, 2]  # type: ignore[attr-defined]
    EnemyAttack("e0", 0).run(t)
    t.take(0, Pass())
    assert t.decisions[0].choices == (Use("recharge", 1), Use("slime_friend", 1), Consume("ironskin_potion"), Pass())
    t.take(0, Consume("ironskin_potion"))
    assert t.state.sides[0].points.shields == 3


# -- hits


@rule("TR-3411")
@pytest.mark.parametrize(
    ("attack", "defence", "left"), [((5, 6), (3, 5), 3), ((3, 5), (2, 4), 4), ((4, 4), (4, 1), 3), ((3, 3), (4, 1), 5)]
)
def test_each_die_that_reaches_the_highest_one_hurts(
    attack: tuple[int, ...], defence: tuple[int, ...], left: int
) -> None:
    t = arrange("A @zombie .", agenda=[TakeHits(0, attack, None, defence)])
    assert t.state.sides[0].health == left


@rule("TR-3412")
def test_with_one_health_left_a_character_lives() -> None:
    t = arrange("A . .", agenda=[])
    lose_health(t, 0, 4)
    assert (t.state.sides[0].health, t.state.sides[0].cell) == (1, at(0, 0))
    lose_health(t, 0, 1)
    assert t.state.sides[0].cell == NOWHERE


@rule("TR-3413", "TR-3416")
@pytest.mark.parametrize(("defence", "gained"), [(3, {"frozen": 2}), (4, {})])
def test_an_attack_that_hurts_brings_its_debuff(defence: int, gained: dict[str, int]) -> None:
    assert struck("A @frozen_zombie .\n# # #", 3, defence).state.sides[0].debuffs == gained


@rule("TR-3413")
def test_the_dead_gain_no_debuff() -> None:
    t = arrange("A @frozen_zombie .", agenda=[TakeHits(0, (6,) * 5, "frozen", (1,))])
    assert (t.state.sides[0].cell, t.state.sides[0].debuffs) == (NOWHERE, {})


@rule("TR-3415")
def test_armour_keeps_its_debuff_away() -> None:
    t = struck("A @frozen_zombie .\n# # #", 6, 1, 1, worn="fur_coat")
    assert (t.state.sides[0].health, t.state.sides[0].debuffs) == (4, {})


# -- retaliation


@rule("TR-3417")
def test_only_an_enemy_that_reaches_and_sees_the_attacker_retaliates() -> None:
    t = arrange("A . @zombie .", ap=1, gear=["wooden_bow"], rolls=[1, 6])
    t.take(0, Fight("wooden_bow", "e0"))
    assert dice_rolled(t) == []
    inside = arrange("A . . @zombie\n. . . .\n# # # #", ap=1, rolls=[1, 6], houses=[PlacedHouse("bed", at(0, 0))])
    inside.state.sides[0].cell = at(2, 0)
    refreshed(inside).take(0, Fight("copper_shortsword", "e0"))
    assert dice_rolled(inside) == []


@rule("TR-3418", "TR-3419")
def test_the_highest_of_several_defence_dice_is_the_only_attack_die(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CONTENT.dice, "several", (6, 6, 6))
    monkeypatch.setitem(CONTENT.enemies, "zombie", replace(CONTENT.enemies["zombie"], defence="several"))
    t = arrange("A @zombie .", ap=1, rolls=[1, 2, 5, 4, 3])
    t.take(0, Fight("copper_shortsword", "e0"))
    assert (dice_rolled(t), t.state.sides[0].health) == ([((5,), (3,))], 4)

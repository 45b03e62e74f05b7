"""Dice, the list of symbols and the glossary, one by one.  [TR-48xx, TR-50xx, TR-51xx]"""

import pytest
from msgspec.structs import replace

from questhall.core import running
from questhall.games.terraria.choices import Boost, Dig, Fight, Pass, Use, UsePylon
from questhall.games.terraria.effects import BIOMES, HOUSES, LAYERS, RESOURCES, Gain
from questhall.games.terraria.events import AttackRolled, BlockDug, EnemyAppeared, EnemyAttacked, Moved
from questhall.games.terraria.steps.boosts import SIZES, before_roll, boost
from questhall.games.terraria.steps.cards import gain
from questhall.games.terraria.steps.defending import EnemyAttack, TakeHits
from questhall.games.terraria.steps.enemies import reach
from questhall.games.terraria.steps.environment import EnvironmentPhase, ResolveIcon
from questhall.games.terraria.steps.falling import Settle
from questhall.kit.dice import roll_all
from tests.games.terraria.board import CONTENT, arrange, open_to, refreshed, sit, spot, told, xy
from tests.ledger import rule


def go(t, *steps):  # type: ignore[no-untyped-def]
    t.do(*steps)
    running.advance(t)
    return refreshed(t)


# -- dice


@rule("TR-4801", "TR-5011")
def test_a_die_shows_one_to_its_number() -> None:
    t = arrange("A . .", agenda=[])
    shown = {size: {roll for _ in range(60 * size) for roll in roll_all(t.rng, (size,))} for size in SIZES}
    assert shown == {size: set(range(1, size + 1)) for size in (4, 6, 8, 12, 20)}


@rule("TR-4801")
def test_the_dice_that_are_printed_are_rolled() -> None:
    t = arrange("A @hell_bat .\n# # #", agenda=[])
    t.rng.rolls = [8, 7, 4]  # type: ignore[attr-defined]
    go(t, EnemyAttack("e0", 0))
    assert [(event.attack, event.defence) for event in told(t, EnemyAttacked)] == [((8, 7), (4,))]


@rule("TR-4804")
def test_a_d20_is_not_offered_to_be_upgraded() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].charms = ["upgrade"]
    assert before_roll(t, 0, (20, 12)) == [Boost("upgrade", 12)]


@rule("TR-4802", "TR-4806")
def test_one_die_is_upgraded_or_doubled_and_the_others_stay() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].charms = ["upgrade", "double"]
    assert boost(t, 0, (4, 8, 8), Boost("upgrade", 8)) == (4, 12, 8)
    assert boost(t, 0, (4, 8), Boost("double", 8)) == (4, 8, 8)
    assert t.state.sides[0].charms == []


@rule("TR-4808")
def test_dice_are_changed_in_the_order_of_the_player() -> None:
    t = arrange("A @green_slime .", ap=1, rolls=[8, 6, 1])
    t.state.sides[0].charms = ["upgrade", "double"]
    t.take(0, Fight("copper_shortsword", "e0"))
    t.take(0, Boost("double", 6))
    t.take(0, Boost("upgrade", 6))
    assert told(t, AttackRolled) == [AttackRolled(0, "e0", "green_slime", (8, 6), (1,))]


@rule("TR-4809")
def test_a_worse_result_counts_too_and_a_charm_serves_once() -> None:
    t = arrange("A @zombie .", ap=1, rolls=[6, 5, 2])
    t.state.sides[0].charms = ["reroll"]
    t.take(0, Fight("copper_shortsword", "e0"))
    t.take(0, Boost("reroll", 0))
    assert (t.state.enemies[0].damage, t.state.sides[0].charms) == (0, [])


@rule("TR-4809")
def test_a_defence_die_can_be_rolled_again() -> None:
    t = arrange("A @zombie .\n# # #", agenda=[])
    t.state.sides[0].charms = ["reroll"]
    t.rng.rolls = [3, 1, 4]  # type: ignore[attr-defined]
    go(t, EnemyAttack("e0", 0))
    t.take(0, Boost("reroll", 0))
    assert (t.state.sides[0].health, t.state.sides[0].charms) == (5, [])


@rule("TR-4810", "TR-3406")
def test_the_smallest_die_has_the_fewest_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CONTENT.dice, "mixed", (12, 4, 8))
    monkeypatch.setitem(CONTENT.enemies, "fire_imp", replace(CONTENT.enemies["fire_imp"], attack="mixed"))
    t = arrange("A . . . . @fire_imp\n# # # # # #", agenda=[])
    t.rng.rolls = [8, 12, 1]  # type: ignore[attr-defined]
    go(t, EnemyAttack("e0", 0))
    assert told(t, EnemyAttacked)[0].attack == (8, 12)


@rule("TR-4811")
@pytest.mark.parametrize("defence", [(4, 1), (1, 4)])
def test_the_highest_result_counts_whichever_die_shows_it(defence: tuple[int, ...]) -> None:
    assert arrange("A . .", agenda=[TakeHits(0, (3, 4), None, defence)]).state.sides[0].health == 4


@rule("TR-4811", "TR-3418")
@pytest.mark.parametrize("rolls", [(6, 2), (2, 6)])
def test_so_it_is_with_enemies(rolls: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CONTENT.dice, "two", (6, 6))
    monkeypatch.setitem(CONTENT.enemies, "zombie", replace(CONTENT.enemies["zombie"], defence="two"))
    t = arrange("A @zombie .", ap=1, rolls=[5, *rolls, 1])
    t.take(0, Fight("copper_shortsword", "e0"))
    assert (t.state.enemies[0].damage, told(t, EnemyAttacked)[0].attack) == (0, (6,))


@rule("TR-4916")
def test_any_player_may_take_the_dryads_die_also_to_defend() -> None:
    t = arrange("A . .\nB @zombie .\n# # #", agenda=[], dryad_die=True, rolls=[])
    t.rng.rolls = [6, 1, 7]  # type: ignore[attr-defined]
    go(t, EnemyAttack("e0", 1))
    assert t.decisions[1].choices == (Boost("dryad"), Pass())
    t.take(1, Boost("dryad"))
    assert (told(t, EnemyAttacked)[0].defence, t.state.sides[1].health, t.state.dryad_die) == ((1, 7), 5, False)


# -- symbols


@rule("TR-5001", "TR-5002", "TR-5004", "TR-5007")
def test_the_names_of_biomes_layers_resources_and_stations() -> None:
    assert BIOMES == ("forest", "snow", "desert", "jungle", "corruption", "crimson", "ocean")
    assert LAYERS == ("surface", "underground", "upper_cavern", "lower_cavern", "underworld")
    assert (
        *("wood", "gel", "stone", "cobweb", "copper", "iron", "silver", "gold", "gem", "demonite", "ebonstone"),
        *("crimtane", "crimstone", "hellstone", "hardened_sand", "ice", "bone", "vine", "flinx_fur"),
    ) == RESOURCES
    assert {*HOUSES} == {"work_bench", "anvil_furnace", "bottle", "cooking_pot", "loom", "bed", "hellforge"}


@rule("TR-5003")
def test_every_combat_symbol_is_printed_somewhere() -> None:
    weapons, enemies = CONTENT.equipment.values(), CONTENT.enemies.values()
    assert {each for item in weapons for each in item.ranges} == {"close", "medium", "far"}
    assert {item.pierce for item in weapons} == {0, 1, 2}
    assert any(item.calm for item in weapons)
    assert [enemy.id for enemy in enemies if enemy.blind] == ["fire_imp"]


@rule("TR-5005")
def test_an_acorn_is_a_marker_that_nobody_can_spend() -> None:
    assert "acorn" not in {kind for item in CONTENT.recipes for kind in item.cost}
    assert "acorn" not in {kind.resource for kind in CONTENT.cells.values()}


@rule("TR-5006", "TR-5104", "TR-5105")
def test_drawing_and_discarding_cards() -> None:
    t = arrange("A . .", hand=["explore_more", "rest"])
    t.state.sides[0].deck = ["help", "onward"]
    t.take(0, Use("explore_more", 1))
    assert [held.card for held in t.state.sides[0].hand] == ["explore_more", "rest", "onward"]
    EnvironmentPhase().run(t)
    assert t.state.sides[0].discard == ["explore_more", "rest", "onward"]


@rule("TR-5008")
def test_each_debuff_is_brought_by_somebody() -> None:
    assert {enemy.debuff for enemy in CONTENT.enemies.values()} == {None, "frozen", "burning", "poisoned"}


@rule("TR-5009")
def test_structures_give_nothing_and_hard_blocks_take_hard_points_only() -> None:
    t = arrange("A E %")
    t.state.sides[0].points.dig = t.state.sides[0].points.hard = 3
    refreshed(t).take(0, Dig(xy(1, 0)))
    assert (t.state.sides[0].points.dig, t.state.sides[0].points.hard) == (3, 0)
    t = arrange("A % #", ap=2)
    t.take(0, Dig(xy(1, 0)))
    assert (len(told(t, BlockDug)), {stack.kind for stack in t.state.sides[0].slots}) == (1, {""})


@rule("TR-5010")
def test_fliers_stay_in_the_air_and_worms_go_through_blocks() -> None:
    t = arrange("# @demon_eye @zombie #\n# . . #\n# #@giant_worm # #\n# # # #", agenda=[Settle()])
    assert (spot(t, "e0"), spot(t, "e1")) == ((1, 0), (2, 1))
    assert xy(0, 2) in reach(t, t.state.enemies[2], 1)
    high = arrange("@demon_eye . .\n. . .\n. . .\n# # #")
    assert xy(1, 1) in reach(high, high.state.enemies[0], 1)
    specials = {boss.special for boss in CONTENT.bosses.values()}
    assert specials == {"slime", "lunge", "spit", "teleport", "sting", "stride"}


@rule("TR-5012")
@pytest.mark.parametrize(
    ("icon", "threat", "tokens", "marks"), [("threat", 1, 0, 1), ("spawn", 0, 1, 1), ("dawn", 0, 0, 0)]
)
def test_what_each_icon_does(icon: str, threat: int, tokens: int, marks: int) -> None:
    t = arrange("A 2! o", agenda=[ResolveIcon(icon)])  # type: ignore[arg-type]
    assert (t.state.threat, len(told(t, EnemyAppeared)), len(t.state.marks)) == (threat, tokens, marks)


@rule("TR-5013")
def test_what_each_basic_symbol_gives() -> None:
    t = arrange("A . .", agenda=[])
    side = t.state.sides[0]
    side.health, side.mana = 1, 0
    gain(t, 0, Gain(ap=1, swords=2, shields=3, hearts=2, coins=5, mana=1))
    assert (side.points.ap, side.points.swords, side.points.shields) == (1, 2, 3)
    assert (side.health, side.coins, side.mana) == (3, 5, 1)


# -- glossary


@rule("TR-5102")
def test_each_consumable_lies_in_the_deck_of_its_type() -> None:
    decks = sit().state.consumables
    assert {kind: {CONTENT.consumables[card].type for card in deck} for kind, deck in decks.items()} == {
        **{1: {1}, 2: {2}, 3: {3}, 4: {4}},
    }


@rule("TR-5103")
def test_a_used_card_lies_in_the_play_area_until_it_is_discarded() -> None:
    t = arrange("A . .", hand=["explore"])
    t.take(0, Use("explore", 0))
    assert ([held.used for held in t.state.sides[0].hand], t.state.sides[0].discard) == ([(0,)], [])
    assert open_to(t, Use) == []


@rule("TR-5106")
def test_no_cell_on_the_way_of_a_teleport_is_entered() -> None:
    t = arrange("A ^ ~ w ^ .\n# # # # # #", npcs=["guide", "nurse"])
    t.state.sides[0].coins = 4
    refreshed(t).take(0, UsePylon(xy(4, 0)))
    assert [(event.start, event.end, event.how) for event in told(t, Moved)] == [(xy(0, 0), xy(4, 0), "teleport")]
    assert (t.state.sides[0].debuffs, {stack.kind for stack in t.state.sides[0].slots}) == ({}, {""})

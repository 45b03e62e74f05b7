"""What bots see in a position: units, blows, visits, ways, buildings, the end of a turn."""

from __future__ import annotations

from questhall.games.heroes import GAME
from questhall.games.heroes.blows import blow
from questhall.games.heroes.choices import Discover, Done, Go, Play, Prolong, SpendMorale, Withdraw
from questhall.games.heroes.content import load
from questhall.games.heroes.damages import NEAR, OPEN, Body
from questhall.games.heroes.economy import SPENT, bargain, earned, saving
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import FieldVisited, HeroMoved, IncomeReceived, RoundBegan
from questhall.games.heroes.heuristic import AGAIN
from questhall.games.heroes.odds import chance, guard_strength, tier_strength, unit_strength
from questhall.games.heroes.state import Troop
from questhall.games.heroes.steps.combat.round import ActivateUnit, EndCombatRound
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.ventures import army_value
from questhall.games.heroes.ways import ways_from
from tests.games.heroes.board import arrange, battle, side, take

TILES = {"s3": (0, 0, 0), "f1": (2, 1, 0)}
TOWN = ("towers", "castle_citadel")


def test_abilities_and_initiative_count_in_the_strength_of_a_unit():
    assert unit_strength("marksmen", "pack") > 1.8 * unit_strength("marksmen", "few")
    assert unit_strength("harpies", "pack") > unit_strength("skeletons", "pack")


def test_a_silver_pack_is_worth_more_than_its_price():
    army = [Troop("halberdiers", "pack"), Troop("crusaders")]
    gained = army_value([army[0], Troop("crusaders", "pack")]) - army_value(army)
    assert gained > SPENT * load().units["crusaders"].side("pack").price.gold


def test_guards_of_gold_beat_an_army_that_is_as_strong_by_its_numbers():
    printed = sum(count * tier_strength(tier) for tier, count in load().guards[5]["normal"].items())
    assert chance(printed, guard_strength(5, "normal")) < 0.4
    assert guard_strength(4, "normal") < printed < guard_strength(5, "normal") < guard_strength(6, "normal")


def test_a_blow_from_afar_is_not_answered():
    shooter, target = Body("marksmen", "pack"), Body("skeletons", "neutral")
    assert blow(shooter, target, OPEN, answers=True).suffered == 0
    assert blow(shooter, target, NEAR, answers=True).suffered > 0


def test_guards_that_nobody_wants_to_meet_make_a_way_longer():
    layout = arrange(tiles=TILES, at={0: "s3_c"}).state.layout
    free, shut = ways_from(layout, "s3_sw"), ways_from(layout, "s3_sw", frozenset({"s3_w", "s3_c", "s3_se"}))
    assert free.steps["s3_ne"] == 2
    assert shut.steps["s3_c"] == 1
    assert "s3_ne" not in shut.steps


def test_what_the_next_building_lacks_is_worth_most():
    near, far = Purse(8, 6, 2), Purse(13, 6, 1)
    assert saving("castle", TOWN, near, Purse(10)) > saving("castle", TOWN, far, Purse(10))
    assert saving("castle", TOWN, near, Purse(10, 0, 1)) > saving("castle", TOWN, near, Purse(15))


def test_a_trading_post_draws_a_player_with_gold_to_spare():
    assert bargain("castle", TOWN, Purse(20, 6, 1)) > bargain("castle", TOWN, Purse(10, 6, 1)) > 0
    assert bargain("castle", TOWN, Purse(8, 6, 1)) == 0


def test_a_tile_that_is_still_to_be_turned_looks_as_good_as_one_that_lies():
    t = arrange(tiles=TILES, hidden={(3, -2): "far"}, at={0: "s3_ne"})
    before = GAME.heuristic(t, 0)
    take(t, Discover("main", 2))
    assert GAME.heuristic(t, 0) > before


def test_a_visit_is_worth_its_dice_before_they_are_settled():
    t = arrange(tiles=TILES, at={0: "s3_c"}, sides={0: {"morale": 1}})
    before = GAME.heuristic(t, 0)
    take(t, Go("main", "s3_e"))
    assert GAME.heuristic(t, 0) > before


def test_ending_a_turn_does_not_earn_the_income_of_the_next_round():
    t = arrange(tiles=TILES, sides={0: {"purse": Purse(20, 3, 1)}})
    t.tell(RoundBegan(3))
    t.tell(IncomeReceived(0, Purse(10, 2)))
    assert earned(t, 0) == Purse(10, 1, 1)


LAST = """
    m . . .
    W S . .
    . Z . .
    . . . .
    . . . .
"""


def going_on(moves, **units):
    """How much better it looks to go on than to retreat, at the end of a combat round with guards."""
    scores = []
    for choice in (Prolong(), Withdraw()):
        kinds = {"W": "wraiths pack~3", "S": "skeletons pack", "Z": "zombies pack", "m": "mummies neutral~1"} | units
        t = battle(LAST, guards=True, level=3, field="f1_e", agenda=[ActivateUnit("Z"), EndCombatRound()], **kinds)
        side(t).main.moves = moves
        take(t, Done(), choice)
        scores.append(GAME.heuristic(t, 0))
    return scores[0] - scores[1]


def test_three_units_go_on_against_the_last_guard():
    assert going_on(2) > 0


def test_a_few_against_a_guard_it_cannot_beat_in_time_retreats():
    weak = {"W": "skeletons few~1", "S": "skeletons few~1", "Z": "zombies few~2", "m": "crusaders neutral"}
    assert going_on(1, **weak) < 0


def test_nobody_draws_the_card_again_that_brought_the_morale():
    """Once the discard pile would be drawn again; it could go on for ever."""
    t = arrange(
        hands={0: ["attack"]}, decks={0: []}, sides={0: {"discard": ["leadership"], "morale": 1}}, agenda=[Act(0)]
    )
    fresh = t.copy()
    fresh.state.sides[0].deck, fresh.state.sides[0].discard = ["leadership"], []
    before = GAME.heuristic(t, 0)
    take(t, SpendMorale("draw"))
    take(fresh, SpendMorale("draw"))
    assert GAME.heuristic(t, 0) < before - AGAIN / 2 < GAME.heuristic(fresh, 0)


def test_nobody_plays_a_card_again_and_again_that_draws_itself():
    t = arrange(hands={0: ["attack", "sorcery"]}, decks={0: []}, sides={0: {"discard": ["defense"]}}, agenda=[Act(0)])
    fresh = t.copy()
    fresh.state.sides[0].deck, fresh.state.sides[0].discard = ["defense"], []
    before = GAME.heuristic(t, 0)
    take(t, Play("sorcery", 0))
    take(fresh, Play("sorcery", 0))
    assert GAME.heuristic(t, 0) < before - AGAIN / 2 < GAME.heuristic(fresh, 0)


def test_nobody_rides_to_and_fro_between_two_stables():
    t = arrange(tiles={"s3": (0, 0, 0), "f1": (2, 1, 0)}, at={0: "f1_c"})
    t.tell(HeroMoved(0, "main", "f1_c", "f1_se"))
    t.tell(FieldVisited(0, "f1_se"))
    first = GAME.heuristic(t, 0)
    t.tell(HeroMoved(0, "main", "f1_se", "f8_nw"))
    t.tell(FieldVisited(0, "f8_nw"))
    assert GAME.heuristic(t, 0) < first - AGAIN / 2

"""Open points whose other reading is a switch of the table: off is what the ledger says."""

import pytest

from questhall.core import Deal, Outcome, Table
from questhall.core.settings import settings
from questhall.games.heroes.choices import (
    BuySpell,
    Discover,
    Done,
    Go,
    GoHome,
    LayTile,
    PayDefence,
    Prolong,
    ReplaceCard,
    RerollDie,
    ScoutTile,
    Strike,
    TurnTile,
    Withdraw,
    Yield,
)
from questhall.games.heroes.effects import Experience, Purse
from questhall.games.heroes.state import Flag, Rules, Troop
from questhall.games.heroes.steps.beginning import BeginGame
from questhall.games.heroes.steps.combat.ending import Flee
from questhall.games.heroes.steps.combat.round import ActivateUnit, EndCombatRound
from questhall.games.heroes.steps.ending import CheckVictory
from questhall.games.heroes.steps.meeting import AskYield
from questhall.games.heroes.steps.morale import DropHand, LoseMorale
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.rounds import LastActions
from questhall.games.heroes.steps.turn import Act, FinishTurn, StartTurn
from questhall.games.heroes.steps.visiting import Visit
from tests.games.heroes.board import CONTENT, GAME, arrange, asked, battle, offered, prompt, side, take, unit
from tests.ledger import rule

CASTLE = ("catherine", "mutare")
BOTH = pytest.mark.parametrize("other", [False, True])
MAP = {"s3": (0, 0, 0), "f3": (3, -2, 0), "s1": (20, 20, 0)}
DUEL = """
    . . . .
    . g . .
    . Z . .
    . . . .
    . . . .
"""


def test_all_readings_stand_in_one_group_and_are_off():
    readings = [setting for setting in settings(GAME) if setting.group == "readings"]
    assert len(readings) == 14
    assert {setting.default for setting in readings} == {False}


@BOTH
@rule("HM-R-07")
def test_the_first_dark_token_goes_or_stays(other):
    lose = [LoseMorale(0), LoseMorale(0), DropHand(0)]
    t = arrange(heroes=CASTLE, agenda=lose, hands={0: ["attack"]}, rules=Rules(dark_stays=other))
    assert (side(t).hand, side(t).morale) == ([], -1 if other else 0)


@BOTH
@rule("HM-R-20")
def test_hands_are_drawn_in_the_first_turn_or_dealt_before(other):
    t = arrange(agenda=[BeginGame()], round=0, hands={0: ["speculum"]}, rules=Rules(opening_hands=other))
    assert [len(each.hand) for each in t.state.sides] == ([4, 4] if other else [1, 0])


@BOTH
@rule("HM-R-28")
def test_spells_are_bought_in_any_turn_or_in_the_own_turn_only(other):
    guild = {"purse": Purse(gold=20), "built": ["necropolis_mage_guild"]}
    rules = Rules(spell_book_in_turn=other)
    t = arrange(sides={1: guild}, agenda=[StartTurn(0)], rules=rules)
    take(t, t.decisions[0].choices[0])
    assert bool(offered(t, BuySpell, 1)) is not other
    assert offered(arrange(sides={1: guild}, agenda=[Act(1), FinishTurn(1)], active=1, rules=rules), BuySpell)
    late = arrange(sides={1: guild}, agenda=[LastActions(1)], active=1, rules=rules)
    assert bool(offered(late, BuySpell)) is not other


@BOTH
@rule("HM-R-36")
def test_dice_of_guards_and_of_defence_tokens_are_thrown_again_or_not(other):
    bright = {1: {"morale": 1}}
    guarded = battle(
        DUEL,
        Z="zombies pack",
        g="boars neutral",
        guards=True,
        agenda=[ActivateUnit("g")],
        sides=bright,
        dice=[-1, 1, 0],
    )
    guarded.state.rules = Rules(own_dice=other)
    take(guarded, Strike("Z"))
    pass_cards(guarded)
    assert (prompt(guarded) == "rethrow_dice") is not other
    t = battle(DUEL, Z="zombies pack", g="griffins pack", agenda=[ActivateUnit("Z")], sides=bright, dice=[0, 0, 1])
    unit(t, "g").defending, t.state.rules = True, Rules(own_dice=other)
    take(t, Strike("g"))
    pass_cards(t)
    assert (prompt(t) == "rethrow_guard") is not other


@BOTH
@rule("HM-R-36")
def test_dice_of_the_own_attacks_are_thrown_again_in_both_readings(other):
    t = battle(DUEL, Z="zombies pack", g="griffins pack", agenda=[ActivateUnit("Z")], sides={0: {"morale": 1}})
    t.state.rules = Rules(own_dice=other)
    take(t, Strike("g"))
    pass_cards(t)
    assert (asked(t), prompt(t), offered(t, RerollDie)) == (0, "rethrow_dice", [RerollDie(0)])


@rule("HM-R-36")
def test_whoever_moves_guards_throws_the_dice_of_their_defence_tokens_again():
    t = battle(DUEL, Z="zombies pack", g="boars neutral", guards=True, agenda=[ActivateUnit("Z")],
               sides={1: {"morale": 1}}, dice=[0, 0, 1])  # fmt: skip
    unit(t, "g").defending = True
    take(t, Strike("g"))
    pass_cards(t)
    assert (asked(t), prompt(t), offered(t, RerollDie)) == (1, "rethrow_guard", [RerollDie(0)])
    take(t, RerollDie(0))
    assert side(t, 1).morale == 0


def pass_cards(t):
    """Nobody plays a card for the attack."""
    while prompt(t) == "card_window":
        take(t, Done())


@BOTH
@rule("HM-R-54", "HM-3620")
def test_a_replaced_card_goes_to_the_hand_or_where_it_was(other):
    field = next(field for field, printed in CONTENT.fields.items() if printed.location == "library")
    discarded = {0: {"purse": Purse(gold=40), "discard": ["power"]}}
    t = arrange(
        agenda=[Visit(0, "main", field), Act(0)],
        at={0: field},
        tiles={"s3": (0, 0, 0), field.rpartition("_")[0]: (2, 1, 0)},
        hands={0: ["attack"]},
        sides=discarded,
        rules=Rules(same_pile=other),
    )
    take(t, ReplaceCard("power", "defense"), ReplaceCard("attack", "knowledge"))
    assert side(t).hand == (["knowledge"] if other else ["defense", "knowledge"])
    assert side(t).discard == (["defense"] if other else [])


@BOTH
@rule("HM-R-63")
def test_a_beaten_hero_finds_shelter_with_an_ally_or_not(other):
    heroes = ("catherine", "mutare", "sandro", "gelu")
    homes = {"s3_c": Flag(0), "f1_nw": Flag(2), "s2_c": Flag(1), "s1_c": Flag(2)}
    t = arrange(
        heroes=heroes,
        scenario="two_banners",
        agenda=[Flee(0), Act(0)],
        flags=homes,
        tiles={"s3": (0, 0, 0), "f1": (2, 1, 0), "s1": (1, -3, 0)},
        at={0: "f1_c", 2: "s1_c"},
        rules=Rules(own_shelter=other),
    )
    if other:
        assert side(t).main.at == "s3_c"
    else:
        assert offered(t, GoHome) == [GoHome("s3_c"), GoHome("f1_nw")]
    assert not offered(arrange(agenda=[Flee(0), Act(0)], flags=homes), GoHome)


@rule("HM-R-63")
def test_outside_alliances_nobody_finds_shelter_with_those_of_the_same_side():
    homes = {"s3_c": Flag(0), "f1_nw": Flag(1)}
    tiles = {"s3": (0, 0, 0), "f1": (2, 1, 0)}
    t = arrange(mode="cooperative", agenda=[Flee(0), Act(0)], flags=homes, tiles=tiles, at={0: "f1_c", 1: "f1_e"})
    assert (side(t).main.at, prompt(t)) == ("s3_c", "act")


@BOTH
@rule("HM-R-64", "HM-714")
def test_a_secondary_hero_loses_experience_or_passes_it_on(other):
    t = arrange(
        agenda=[Perform(0, "second", (Experience(1),)), Act(0)], second={0: "s3_w"}, rules=Rules(shared_lessons=other)
    )
    assert side(t).experience == int(other)


@BOTH
@rule("HM-R-69", "HM-414")
def test_a_yellow_line_does_not_hide_a_tile_or_does(other):
    tile = next(t for t in CONTENT.tiles.values() if t.group == "far" and t.sealed and t.fields[t.sealed[0]].guard == 0)
    here, tiles = {0: f"{tile.id}_{tile.sealed[0]}"}, {"s3": (20, 0, 0), tile.id: (0, 0, 0)}
    t = arrange(tiles=tiles, hidden=around(), at=here, rules=Rules(closed_lines=other))
    assert bool(offered(t, Discover)) is not other


@BOTH
@rule("HM-R-69")
def test_where_no_yellow_line_is_a_tile_is_discovered_in_both_readings(other):
    t = arrange(tiles=MAP, hidden={(1, -3): "far"}, at={0: "s3_ne"}, rules=Rules(closed_lines=other))
    assert offered(t, Discover) == [Discover("main", 3)]


def around():
    """Face-down tiles on all six sides of the middle one."""
    return dict.fromkeys([(2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)], "far")


@BOTH
@rule("HM-R-72", "HM-3641")
def test_the_observatory_turns_up_tiles_or_lays_own_ones_too(other):
    tiles = {"f5": (0, 0, 0), "s3": (20, 0, 0), "s1": (0, 20, 0)}
    t = arrange(
        tiles=tiles,
        hidden={(2, 1): "far", (-2, -1): "far", (4, 2): "far"},
        at={0: "f5_w"},
        sides={0: {"tiles": 1}},
        rules=Rules(lookout_supply=other),
    )
    take(t, Go("main", "f5_c"))
    assert offered(t, ScoutTile) == [ScoutTile(3), ScoutTile(4)]
    sites = {(choice.q, choice.r) for choice in offered(t, LayTile)}
    assert sites == ({(-1, 3), (3, -2), (-3, 2), (1, -3)} if other else set())
    if other:
        take(t, LayTile("main", 3, -2), offered(asking(t, LayTile("main", 3, -2)), TurnTile)[0])
        assert (side(t).tiles, side(t).main.moves, len(t.state.layout.places)) == (0, 2, 7)


def asking(t, choice):
    """The table after a choice, on the side."""
    copy = t.copy()
    take(copy, choice)
    return copy


@BOTH
@rule("HM-R-80")
def test_a_combat_for_a_stray_town_has_no_limit_or_that_of_guards(other):
    field = next(field for field, printed in CONTENT.fields.items() if printed.location == "random_town")
    t = battle(DUEL, Z="zombies pack", g="griffins few", guards=True, field=field, level=7, agenda=[])
    t.state.rules, t.state.lords = Rules(short_sieges=other), {field: "rampart"}
    t.state.combat.garrison = [Troop("griffins")]
    t = Table(GAME, Deal(t.state, [EndCombatRound(), *t.agenda[::-1]]), t.rng)
    assert bool(offered(t, Withdraw) and offered(t, Prolong)) is other
    assert t.state.combat.round == (1 if other else 2)


@rule("HM-R-80")
def test_no_other_garrison_has_the_limit_of_stray_towns():
    t = battle(DUEL, Z="zombies pack", g="griffins few", guards=True, level=7, agenda=[])
    t.state.rules, t.state.combat.garrison = Rules(short_sieges=True), [Troop("griffins")]
    t = Table(GAME, Deal(t.state, [EndCombatRound(), *t.agenda[::-1]]), t.rng)
    assert (t.state.combat.round, offered(t, Withdraw)) == (2, [])


@BOTH
@rule("HM-R-90")
def test_who_loses_all_that_fought_goes_back_or_is_beaten(other):
    t = battle(
        ". . . . . s . . . A . . . . . . . . . .",
        A="skeletons few",
        s="trolls neutral",
        guards=True,
        level=5,
        agenda=[ActivateUnit("s")],
        dice=[0],
        sides={0: {"army": []}},
    )
    t.state.rules = Rules(total_defeat=other)
    t.state.sides[0].army.append(Troop("halberdiers"))
    take(t, Strike("A"))
    assert side(t).army == [Troop("halberdiers")]
    assert side(t).main.at == ("s3_c" if other else "f1_w")


@BOTH
@rule("HM-R-90")
def test_a_retreat_is_no_defeat_in_both_readings(other):
    t = battle(DUEL, Z="zombies pack", g="boars neutral", guards=True, agenda=[EndCombatRound()])
    t.state.rules = Rules(total_defeat=other)
    take(t, Withdraw())
    assert (side(t).main.at, side(t).army) == ("f1_w", [Troop("zombies", "pack")])


@BOTH
@rule("HM-R-102")
def test_a_defence_after_giving_up_the_second_hero_is_refused_or_open(other):
    own = {"second": {0: "s3_c"}, "sides": {0: {"purse": Purse(gold=8)}}}
    t = arrange(agenda=[AskYield(0, 1, "main", "s3_c"), Act(0)], rules=Rules(late_defence=other), **own)
    take(t, Yield())
    assert bool(offered(t, PayDefence) if other else ()) is other
    assert (t.outcome is None) is other


@BOTH
@rule("HM-R-102")
def test_a_field_that_is_no_home_is_never_defended_after_giving_up_the_second_hero(other):
    own = {"second": {0: "s3_sw"}, "sides": {0: {"purse": Purse(gold=8)}}, "flags": {"s3_c": Flag(0), "s3_sw": Flag(0)}}
    t = arrange(agenda=[AskYield(0, 1, "main", "s3_sw"), Act(0)], rules=Rules(late_defence=other), **own)
    take(t, Yield())
    assert (prompt(t), t.state.flags["s3_sw"].seat) == ("act", 1)


@BOTH
@rule("HM-R-111", "HM-2215")
def test_an_attack_without_damage_wakes_the_paralysed_or_not(other):
    t = battle(DUEL, Z="zombies few", g="crusaders few", agenda=[ActivateUnit("Z")], dice=[-1, 0])
    t.state.rules = Rules(deep_paralysis=other)
    unit(t, "g").paralysed, unit(t, "g").shield = True, 9
    take(t, Strike("g"))
    assert unit(t, "g").paralysed is other


@rule("HM-R-111", "HM-2215")
def test_damage_always_wakes_the_paralysed():
    t = battle(DUEL, Z="zombies pack", g="crusaders few", agenda=[ActivateUnit("Z")], dice=[1, 0])
    t.state.rules, unit(t, "g").paralysed = Rules(deep_paralysis=True), True
    take(t, Strike("g"))
    assert not unit(t, "g").paralysed


@rule("HM-R-153")
def test_victories_of_one_moment_may_be_shared():
    t = arrange(heroes=("catherine", "mutare", "sandro"), scenario="dragons_gate", agenda=[Act(0)])
    t.state.sides[0].trophies, t.state.sides[2].trophies = [1, 2], [0, 1]
    t.state.rules = Rules(shared_victory=True)
    both = Table(GAME, Deal(t.state, [CheckVictory(1)]), t.rng)
    assert both.outcome == Outcome("won", "cubes_collected", (0, 2))
    taken = {"s1_c": Flag(0), "s3_c": Flag(1)}
    t = arrange(agenda=[CheckVictory(0)], flags=taken, rules=Rules(shared_victory=True))
    assert t.outcome == Outcome("drawn", "town_captured")

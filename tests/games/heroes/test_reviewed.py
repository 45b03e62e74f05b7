"""Small things that rules say about cards, dice and what others may know."""

import pytest

from questhall.core import Deal, Rng, Table
from questhall.games.heroes import effects as e
from questhall.games.heroes import refusals
from questhall.games.heroes.board import fight
from questhall.games.heroes.choices import (
    BuyWarMachine,
    Done,
    GiveCard,
    Go,
    HireHero,
    KeepDie,
    LayTile,
    MoveUnit,
    PickDeck,
    Play,
    Recruit,
    RerollDie,
    SpendMorale,
    Strike,
    TakeCard,
    TakeFromPool,
    TakeGold,
)
from questhall.games.heroes.content.printed import BOXES
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import CardFound, CardTaken, DieRerolled, GuardRolled
from questhall.games.heroes.plays import effects_of
from questhall.games.heroes.state import Pile, Rules
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.posting import HoldTown
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.diplomacy import CullNeutrals, ReturnUnits
from questhall.games.heroes.steps.gaining import SpendCrown
from questhall.games.heroes.steps.lots import Throw
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.places import VisitTavern
from questhall.games.heroes.steps.recruiting import WelcomeKin, kin
from questhall.games.heroes.steps.searching import LeaveOrSink
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import Visit
from tests.games.heroes.board import (
    CONTENT,
    STOP,
    arrange,
    asked,
    battle,
    loaded,
    offered,
    prompt,
    side,
    take,
    told,
    unit,
)
from tests.games.heroes.test_gatherings import GLADE, comes
from tests.ledger import rule

ROLL = [Perform(0, "main", (e.RollResource(),)), Act(0)]
DUEL = {"A": "crusaders few", "a": "crusaders few"}


def struck(cards, *dice, seat=1, **more):
    """A strikes a, which has a defence token; a seat has cards."""
    t = battle("a . . . A . . . . . . . . . . . . . . .", hands={seat: cards}, agenda=[ActivateUnit("A")], dice=dice,
               **DUEL, **more)  # fmt: skip
    unit(t, "a").defending = True
    take(t, Strike("a"))
    return t


@rule("HM-3376", "HM-3015")
@pytest.mark.parametrize("hand", [[], ["attack"]])
def test_a_crown_for_a_card_in_the_discard_pile_leaves_other_copies_in_the_deck(hand):
    piles = {"hand": hand, "deck": ["luck", "power"], "discard": ["luck"], "crowns": 1}
    t = arrange(agenda=[SpendCrown(0, "luck"), Act(0)], sides={0: piles}, rules=Rules(slow_cards=True))
    seen = t.view(0)
    twin = t.game.imagine(seen, Rng(1)).state
    assert (twin.sides[0].hand, sorted(twin.sides[0].deck)) == (hand, ["luck", "power"])


# -- cards for one die


@pytest.mark.parametrize("card", ["ambassadors_sash", "cards_of_prophecy", "diplomats_ring"])
def test_a_card_for_a_die_is_of_no_use_for_the_next_one(card):
    t = arrange(hands={0: [card]}, agenda=[*ROLL[:1], *ROLL], sides={0: {"purse": Purse()}})
    take(t, next(each for each in offered(t, Play) if isinstance(effects_of(each)[0], e.Favour)))
    assert offered(t, RerollDie)
    take(t, Done())
    assert (prompt(t), side(t).rerolls) == ("act", [])


def test_a_card_for_the_die_of_a_defence_token_is_over_before_the_retaliation():
    t = struck(["diplomats_ring"], 0, 0, 0)
    take(t, Play("diplomats_ring", 0), Done())
    assert side(t, 1).rerolls == []
    assert offered(t, RerollDie) == []


def test_a_card_for_one_die_leaves_a_card_for_the_turn_in_force():
    t = arrange(hands={0: ["fortune"]}, agenda=ROLL, sides={0: {"rerolls": ["any"]}}, loads=[5, 0])
    take(t, Play("fortune", 0), RerollDie(0))
    assert (len(offered(t, KeepDie)), side(t).rerolls) == (2, ["any"])
    take(t, offered(t, KeepDie)[0])
    assert side(t).rerolls == ["any"]


@rule("HM-1108")
@pytest.mark.parametrize("roll", [Perform(0, "main", (e.RollResource(),)), Throw(0)])
def test_power_that_was_played_for_a_die_is_lost_when_the_roll_is_kept(roll):
    t = arrange(hands={0: ["fortune", "power"]}, agenda=[roll, Act(0)])
    take(t, Play("power", 0))
    assert side(t).power == 1
    take(t, Done())
    assert (prompt(t), side(t).power, side(t).charged) == ("act", 0, [])


@rule("HM-1108")
def test_power_that_was_played_to_save_a_unit_is_lost_when_it_is_not_saved():
    units, hands = {"A": "crusaders few", "a": "crusaders pack~3"}, {1: ["alamar_1", "power", "attack"]}
    t = battle("a . . . A . . . . . . . . . . . . . . .", agenda=[*strike("A", "a")], hands=hands, dice=[1], **units)
    while prompt(t) != "rescue":
        take(t, Done())
    take(t, Play("power", 0))
    assert (prompt(t), fight(t).attack.retaliation) == ("card_window", True), "it is not enough for crusaders"
    assert (side(t, 1).power, side(t, 1).charged) == (0, [])


@rule("HM-1108")
def test_power_that_was_played_while_another_unit_acts_is_lost_with_what_it_does():
    t = battle("a . . . . . . . . . . . . . . . A . . .", hands={1: ["power"]}, agenda=[ActivateUnit("A")], **DUEL)
    t.take(1, Play("power", 0))
    assert side(t, 1).power == 1
    take(t, MoveUnit(12))
    assert (side(t, 1).power, side(t, 1).charged) == (0, [])


@rule("HM-1108")
def test_power_that_was_played_is_forgotten_with_any_other_action():
    t = arrange(hands={0: ["town_portal", "power"]}, tiles={"s3": (0, 0, 0), "f1": (2, 1, 0)}, at={0: "s3_c"})
    take(t, Play("power", 0))
    assert (side(t).power, side(t).charged) == (1, ["power"])
    take(t, Go("main", "s3_ne"))
    assert (side(t).power, side(t).charged) == (0, [])


@rule("HM-1104")
@pytest.mark.parametrize(
    ("hand", "charges"), [(["fortune"], 0), (["fortune", "fortune"], 1), (["fortune", "power"], 1)]
)
def test_a_spell_gives_power_only_to_another_one(hand, charges):
    t = arrange(hands={0: hand}, agenda=ROLL)
    powers = [each for each in offered(t, Play) if each.card == "power" or each.play == 3]
    assert len(powers) == charges


@pytest.mark.parametrize("kept", [0, 1])
def test_fortune_lets_choose_between_both_results_of_a_defence_die(kept):
    t = struck(["fortune"], 0, 0)
    loaded(t, 1)
    take(t, Done(), Play("fortune", 0), RerollDie(0))
    assert told(t, DieRerolled)[-1].face == 1
    take(t, offered(t, KeepDie)[kept])
    assert told(t, GuardRolled)[-1].die == kept


# -- what others may know


@rule("HM-R-55", "HM-3313")
def test_what_is_taken_from_a_pool_is_known_to_nobody_else():
    t = comes("event_forest", piles=GLADE, hands={0: ["weakness"]})
    t.take(0, GiveCard("weakness"))
    t.take(1, PickDeck("spell"))
    take(t, TakeGold(4), TakeFromPool())
    (found,) = told(t, CardFound)
    assert found.card == side(t, 1).hand[-1]
    assert t.game.witness(found, 0) == CardTaken(1, "spell")
    assert t.view(0).sides[1].unknown == ("spell",)


LOOKED_AT = [
    LeaveOrSink(1, "own", "attack"),
    LeaveOrSink(1, "stars", "wandering_merchant"),
    CullNeutrals(1, "bronze", ("peasants", "boars")),
    ReturnUnits(1, "bronze", ("peasants", "boars"), unseen=True),
    SpendCrown(1, "luck", unseen=True),
]
"""What only seat 1 sees."""


@rule("HM-R-55")
@pytest.mark.parametrize("step", LOOKED_AT)
def test_what_somebody_else_looks_at_could_be_something_else(step):
    own = {1: {"hand": ["luck", "haste"], "secret": ["luck"], "deck": ["power", "defense", "knowledge"], "crowns": 1}}
    t = arrange(agenda=[step, Act(0)], sides=own, proclamations=Pile(["fancy_pixie", "restart"]), boxes=BOXES)
    twins = []
    for seed in range(12):
        twin = t.copy()
        t.game.reshuffle(twin, 0, Rng(seed))
        assert twin.view(0) == t.view(0)
        twins.append(twin.agenda[-1])
        crown = twins[-1]
        assert not isinstance(crown, SpendCrown) or crown.card in side(twin, 1).hand
    assert len(set(twins)) > 1


# -- cards that come back


@rule("HM-903")
def test_one_scholar_brings_back_another_one_but_never_itself():
    t = arrange(hands={0: ["scholar"]}, sides={0: {"discard": ["scholar", "attack"]}}, boxes=("core", "inferno"))
    take(t, Play("scholar"))
    assert offered(t, TakeCard) == [TakeCard("attack"), TakeCard("scholar")]
    take(t, TakeCard("scholar"))
    assert (side(t).hand, side(t).discard) == (["scholar"], ["attack", "scholar"])


def test_two_scholars_do_not_bring_back_each_other_for_ever():
    t = arrange(hands={0: ["scholar"]}, sides={0: {"discard": ["scholar"]}}, boxes=("core", "inferno"))
    assert Play("scholar") not in offered(t, Play)


# -- prices that are shown


def label(t, choice):
    """How a choice is shown to seat 0."""
    (found,) = [each.label for each in t.scene(0, "en", log=False).choices if each.id == str(choice)]
    return found


@rule("HM-3624")
def test_a_hero_in_a_tavern_is_shown_with_its_price():
    t = arrange(agenda=[VisitTavern(0, "s3_ne", 7), Act(0)], sides={0: {"purse": Purse(gold=40)}}, at={0: "s3_ne"})
    assert "7 gold" in label(t, HireHero("s3_ne"))


def test_kin_that_joins_for_nothing_is_shown_without_a_price():
    dwellings = [each.id for each in CONTENT.buildings.values() if each.kind == "dwelling"]
    t = arrange(agenda=[WelcomeKin(0), Act(0)], sides={0: {"built": dwellings}}, boxes=BOXES)
    assert kin(t, 0)
    assert "gold" not in label(t, Recruit(kin(t, 0)[0]))


def test_a_unit_that_is_named_to_hold_a_town_has_no_price():
    t = battle("Z . . . . . . . . . . . . . . . . . . .", Z="zombies few", guards=True, agenda=[], operator=0)
    t.state.lords = {"f1_c": "castle"}
    t = Table(t.game, Deal(t.state, [HoldTown(), STOP]), t.rng)
    assert offered(t, Recruit)
    assert all("gold" not in label(t, each) for each in offered(t, Recruit))


def test_a_peddlers_price_is_shown():
    own = {0: {"purse": Purse(gold=40)}}
    t = arrange(sides=own, round=2, proclaimed="wandering_merchant", boxes=BOXES)
    (first, *_) = offered(t, BuyWarMachine)
    before = side(t).purse.gold
    shown = label(t, first)
    take(t, first)
    assert f"({before - side(t).purse.gold} gold)" in shown


# -- tiles


def test_nobody_must_lay_a_tile_of_the_own_supply_when_looking_out():
    t = looking_out("main")
    assert Done() in t.decisions[0].choices
    take(t, Done())
    assert (prompt(t), side(t).tiles) == ("act", 1)


def test_a_second_hero_lays_a_tile_when_it_looks_out():
    assert {each.pawn for each in offered(looking_out("second"), LayTile)} == {"second"}


def looking_out(pawn):
    """A hero visits an observatory without tiles that lie face down around it."""
    tiles = {"f5": (0, 0, 0), "s3": (2, 1, 0), "s1": (-2, -1, 0)}
    steps = [Visit(0, pawn, "f5_c"), Act(0)]
    own, rules = {0: {"tiles": 1}}, Rules(lookout_supply=True)
    return arrange(tiles=tiles, at={0: "f5_w"}, second={0: "f5_c"}, sides=own, rules=rules, agenda=steps)


@rule("HM-R-69", "HM-415")
@pytest.mark.parametrize("closed", [False, True])
def test_a_yellow_line_is_no_place_to_lay_a_tile_or_is(closed):
    tile = next(t for t in CONTENT.tiles.values() if t.group == "far" and t.sealed and t.fields[t.sealed[0]].guard == 0)
    tiles = {tile.id: (0, 0, 0), "s3": (2, 1, 0), "s1": (-2, -1, 0)}
    own = {0: {"tiles": 1}}
    at = [f"{tile.id}_{slot}" for slot in tile.sealed]
    tables = [arrange(tiles=tiles, at={0: each}, sides=own, rules=Rules(closed_lines=closed)) for each in at]
    assert any(offered(t, LayTile) for t in tables) is not closed


# -- why a card cannot be played


@rule("HM-914")
@pytest.mark.parametrize("card", ["fortune", "cards_of_prophecy"])
def test_a_card_for_a_die_says_that_none_lies_there(card):
    t = arrange(hands={0: [card]})
    assert [each.why for each in refusals.cards(t, 0, ())] == ["no_die"]


# -- morale


@rule("HM-606", "HM-R-37")
@pytest.mark.parametrize(
    "drawing", ["b . . . Z . . . . . . . . . . . . . . .", "b . . . . . . . . . . . . . . . Z . . ."]
)
def test_whoever_moves_a_guard_may_spend_morale_before_it_acts(drawing):
    units = {"Z": "zombies few", "b": "boars neutral"}
    t = battle(drawing, guards=True, agenda=[ActivateUnit("b")], sides={1: {"morale": 1, "deck": ["attack"]}},
               heroes=("sandro", "catherine"), **units)  # fmt: skip
    acts = [each for each in t.decisions[1].choices if not isinstance(each, SpendMorale)]
    assert offered(t, SpendMorale, 1) == [SpendMorale("draw"), SpendMorale("swap")]
    t.take(1, SpendMorale("draw"))
    assert (side(t, 1).hand, side(t, 1).morale) == (["attack"], 0)
    assert len(acts) == 1 or [*t.decisions[1].choices] == acts


OPERATED = {"guards": True, "heroes": ("sandro", "catherine"), "b": "boars neutral"}
SECOND = {"pawn": "second", "b": "griffins few"}


@rule("HM-606", "HM-R-37")
@pytest.mark.parametrize(("seat", "more"), [(1, OPERATED), (0, SECOND)])
def test_without_a_main_hero_morale_is_spent_when_an_attack_is_declared(seat, more):
    sides = {seat: {"morale": 1, "deck": ["attack"]}}
    t = battle(
        "b . . . Z . . . . . . . . . . . . . . .", Z="zombies few", agenda=[ActivateUnit("Z")], sides=sides, **more
    )
    take(t, Strike("b"))
    while asked(t) != seat:
        take(t, Done())
    assert (prompt(t), offered(t, SpendMorale)) == ("card_window", [SpendMorale("draw"), SpendMorale("swap")])
    t.take(seat, SpendMorale("draw"))
    assert (side(t, seat).hand, side(t, seat).morale) == (["attack"], 0)

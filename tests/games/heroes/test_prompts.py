"""What is asked and offered on the screen: by what, how much, why, and for what price."""

from __future__ import annotations

import msgspec
import pytest

from questhall.core import Deal, Table
from questhall.core.scene import Scene
from questhall.core.telling import entries
from questhall.games.heroes import GAME
from questhall.games.heroes.choices import Deploy, Done, Play, PutGuard, Strike, UseBuilding
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import UnitDefeated
from questhall.games.heroes.state import NOBODY, Pawn, Troop
from questhall.games.heroes.steps.campaign import CloseMission, OpenMission
from questhall.games.heroes.steps.combat.posting import PlaceGuards
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.combat.rousing import Sadden
from questhall.games.heroes.steps.combat.starting import Announce
from questhall.games.heroes.steps.ending import LastRoundOver
from questhall.games.heroes.steps.meeting import Enter
from questhall.games.heroes.steps.rounds import LastActions, ReceiveIncome
from questhall.games.heroes.steps.searching import SearchDeck
from questhall.games.heroes.steps.trading import VisitPost
from questhall.games.heroes.steps.turn import DiscardDown, DrawUp
from questhall.games.heroes.steps.visiting import Visit
from tests.games.heroes.board import arrange, asked, battle, prompt, sit, take, unit
from tests.ledger import rule

DUEL = ". . . . . g . . . H . . . . . . . . . ."


def drawn(t, seat: int = 0) -> Scene:
    return t.scene(seat, "en", log=False)


def said(t) -> str:
    """What is asked now."""
    found = drawn(t, asked(t)).prompt
    assert found is not None
    return found.text


@rule("HM-403")
def test_cards_above_the_limit_are_asked_for_by_number_and_reason():
    hand = ["attack", "defense", "power", "knowledge", "haste", "bless"]
    forced = arrange(hands={0: hand}, agenda=[DrawUp(0)])
    assert said(forced) == "Hand limit 4: you must discard 2 cards"
    assert "start of your turn" in drawn(forced).prompt.help
    assert said(arrange(hands={0: hand[:5]}, agenda=[DiscardDown(0)])) == "Hand limit 4: you must discard 1 card"
    assert said(arrange(hands={0: hand[:3]}, agenda=[DrawUp(0)])) == "Draw cards; before that you may discard"


@rule("HM-404")
def test_to_draw_all_is_the_usual_way_on():
    scene = drawn(arrange(hands={0: ["attack"]}, decks={0: ["power"] * 5}, agenda=[DrawUp(0)]))
    assert [(each.label, each.tone) for each in scene.choices][:4] == [
        ("Draw 3 cards", "main"),
        ("Draw 2 cards", ""),
        ("Draw 1 card", ""),
        ("Draw nothing", "skip"),
    ]
    assert {each.group for each in scene.choices[:4]} == {"Cards"}


@pytest.mark.parametrize(("moves", "asked_again"), [(3, True), (2, True), (1, False), (0, False)])
def test_to_end_a_turn_with_much_movement_is_asked_again_and_not_in_the_usual_case(moves, asked_again):
    t = arrange(tiles={"s3": (0, 0, 0), "f1": (2, 1, 0)}, sides={0: {"main": Pawn("s3_c", moves, "s3_c")}})
    (found,) = [each for each in drawn(t).choices if each.id == "end_turn"]
    assert bool(found.confirm) == asked_again
    assert found.confirm in ("", f"{moves} movement points are left and will be lost. End the turn all the same?")


def test_to_begin_a_combat_tells_which_units_stay_out():
    own = {0: {"purse": Purse(), "army": [Troop("marksmen"), Troop("griffins")]}, 1: {"purse": Purse()}}
    t = arrange(agenda=[Enter(0, "main", "f1_e")], sides=own, piles={"bronze": (["boars", "boars"], [])})
    take(t, Deploy(0, 16))
    (found,) = [each for each in drawn(t).choices if each.id == "done"]
    assert (found.label, found.tone) == ("To battle without Griffins", "skip")


def test_places_and_cards_that_ask_are_named():
    garden = arrange(tiles={"s3": (0, 0, 0), "f12": (2, 1, 0)}, agenda=[Visit(0, "main", "f12_e")], at={0: "f12_e"})
    assert said(garden) == "Mystical Garden: choose one"
    card = arrange(hands={0: ["torso_of_legion"]})
    take(card, Play("torso_of_legion", 1))
    assert said(card) == "Torso of Legion: choose one"
    assert said(arrange(agenda=[SearchDeck(0, "spell")])) == "Search 2: spells"


def test_a_unit_that_may_discard_a_card_says_before_the_roll_what_that_changes():
    t = battle(DUEL, H="halberdiers pack", g="griffins pack", hands={0: ["attack"]})
    take(t, Strike("H"))
    assert prompt(t) == "take_cover"
    shown = drawn(t, asked(t)).prompt
    assert shown.text == "Halberdiers: discard a card, so that the attack die does not count?"
    assert "without it and without further cards it is 2" in shown.help


@rule("HM-1706")
def test_the_army_beside_a_combat_is_as_it_stands_there():
    t = battle(DUEL, H="halberdiers pack", g="griffins few~3")
    unit(t, "H").aspect, unit(t, "H").damage = "few", 1
    own = drawn(t).cards["army.0"]
    assert (own.name, own.level) == ("Halberdiers: Few", "1/2")
    assert drawn(t).cards["army1.0"].level == "1/4"
    t.state.combat.fighters.remove(unit(t, "H"))
    assert drawn(t).cards["army.0"].level == "beaten"


@rule("HM-3103")
def test_what_is_bought_and_sold_tells_its_price():
    post = drawn(arrange(agenda=[VisitPost(0)], hands={0: ["haste"]}, sides={0: {"purse": Purse(9)}}))
    assert "Remove Haste from the game (you get 1 gold)" in [each.label for each in post.choices]
    own = {"built": ["blacksmith"], "purse": Purse(9)}
    smithy = drawn(arrange(sides={0: own}))
    (found,) = [each.label for each in smithy.choices if each.id == str(UseBuilding("blacksmith"))]
    assert found == "Use Blacksmith (6 gold)"


@rule("HM-1109")
def test_a_weaker_effect_of_a_spell_comes_after_the_stronger_and_says_so():
    t = arrange(hands={0: ["power", "town_portal"]}, sides={0: {"experience": 2, "power": 2}})
    found = [(each.id, bool(each.hint)) for each in drawn(t).choices if each.id.startswith("play card=town_portal")]
    assert found == [(str(Play("town_portal", 1)), False), (str(Play("town_portal", 0)), True)]


@rule("HM-3201")
def test_a_mission_shows_its_name_and_how_much_of_its_goal_is_reached():
    scene = drawn(sit("catherine", scenario="campaign"))
    goal = scene.panels["goal"]
    assert (scene.chapter, scene.subtitle.startswith("I. The Muster")) == ("the_muster", True)
    assert (goal.headline, goal.rows[0].detail, goal.brief) == ("Hold 3 mines (0 of 3)", "0 / 3", True)


@rule("HM-2907")
def test_what_a_mission_gives_at_its_start_is_named_by_it():
    t = sit("catherine", scenario="campaign")
    assert said(t) == "I. The Muster: what do you get at the start?"
    t.state.campaign.mission = 1
    assert said(Table(GAME, Deal(t.state, [OpenMission()]), t.rng)) == "II. The Raider: what do you get at the start?"


@rule("HM-R-156")
def test_a_lost_mission_is_asked_about_with_its_reason():
    base = sit("catherine", scenario="campaign")
    t = Table(GAME, Deal(base.state, [LastRoundOver(), CloseMission()]), base.rng)
    assert said(t) == "Lost: I. The Muster. The last round is over. What now?"


@rule("HM-310")
def test_a_building_that_yields_at_the_start_of_a_round_is_named():
    t = arrange(sides={0: {"built": ["castle_city_hall"]}}, agenda=[ReceiveIncome()])
    assert said(t) == "City Hall: choose one"


@rule("HM-505", "HM-2201")
def test_who_attacks_whom_is_told_with_the_question():
    t = battle(DUEL, H="zombies pack", g="griffins pack", hands={0: ["defense"]})
    take(t, Strike("H"))
    assert said(t) == "Griffins attack Zombies (attack 3, defence 1): play cards, or go on"


@rule("HM-1701")
def test_what_is_printed_on_a_unit_that_fights_can_be_read():
    t = battle(DUEL, H="halberdiers pack", g="griffins pack")
    pieces = drawn(t).pieces
    acting = next(each for each in pieces.values() if each.acting and each.name == "Griffins")
    assert acting.notes[0] == "Att 3 · def 0 · hp 4 · ini 9."
    assert "has acted" not in acting.states


@rule("HM-110")
def test_teams_of_an_alliance_are_told():
    t = sit("castle", "dungeon", "necropolis", "rampart", scenario="two_banners")
    rows = drawn(t).panels["players"].rows
    assert [row.detail.split(" · ")[0] for row in rows] == ["team 1", "team 2", "team 1", "team 2"]


@rule("HM-2106", "HM-2107")
def test_the_bar_has_units_in_the_order_in_which_they_will_act():
    """Griffins of 9 first; of the three of 6 the attacker's begin, and the sides alternate."""
    drawing = ". . . . b g . . . . . . M N . . . . . ."
    t = battle(drawing, M="marksmen pack", N="marksmen few", b="marksmen pack", g="griffins pack")
    assert [each.name for each in drawn(t).turns] == ["Griffins", "Marksmen", "Marksmen", "Marksmen"]
    assert [each.owner for each in drawn(t).turns] == [1, 0, 1, 0]


@rule("HM-2103")
def test_an_enemy_that_can_be_reached_is_told_from_one_that_cannot():
    drawing = ". . . r z . . . . . . . . . . . H . . ."
    units = {"H": "halberdiers pack", "z": "zombies pack", "r": "skeletons pack"}
    t = battle(drawing, agenda=[ActivateUnit("H")], **units)
    assert {each.on: each.why for each in t.refusals(0)} == {
        "piece:unit.z": "go_beside",
        "piece:unit.r": "out_of_reach",
    }


# -- whose unit it is


def log_of(t, kind, language="en"):
    """The lines of the log of a kind, as seat 0 reads them."""
    return [entry.line.text for entry in entries(t, 0, language, 0) if entry.line.kind == kind]


def test_equal_units_of_both_sides_are_told_with_their_owners():
    armies = {seat: {"army": [Troop("marksmen"), Troop("griffins")], "purse": Purse()} for seat in (0, 1)}
    armies[1]["army"][1] = Troop("skeletons")
    places = {"tiles": {"s3": (0, 0, 0), "f1": (2, 1, 0)}, "at": {0: "f1_w", 1: "f1_c"}}
    t = arrange(agenda=[Enter(0, "main", "f1_c")], sides=armies, **places)
    take(t, Deploy(0, 12), Deploy(1, 13), Deploy(0, 1), Deploy(1, 0))
    deployed = log_of(t, "unit_deployed")
    assert deployed[:2] == ["Marksmen (Catherine) take position", "Griffins take position"]
    assert deployed[2:] == ["Marksmen (Sandro) take position", "Skeletons take position"]
    ended = msgspec.structs.replace(t.view(0), combat=None)
    assert GAME.line(ended, UnitDefeated("d1o1_marksmen", "marksmen"), "uk").text == "Арбалетники (Сандро) розбиті"


def test_guards_that_the_attacker_has_too_are_told_as_guards():
    own = {0: {"purse": Purse(), "army": [Troop("marksmen")]}, 1: {"purse": Purse()}}
    t = arrange(agenda=[Enter(0, "main", "f1_e")], sides=own, piles={"bronze": (["marksmen", "boars"], [])})
    take(t, Deploy(0, 16), PutGuard("marksmen", 0), PutGuard("boars", 4))
    assert log_of(t, "unit_deployed")[1:] == ["Marksmen (guards) take position", "Boars take position"]


# -- where things are


def test_tiles_to_discover_are_told_apart_by_the_way_to_them():
    t = arrange(tiles={"s3": (0, 0, 0)}, hidden={(2, 1): "far", (-1, 3): "far"}, at={0: "s3_se"})
    found = [each.label for each in drawn(t).choices if each.id.startswith("discover")]
    assert found == ["Discover a tile: 2 east", "Discover a tile: 1 south-east, 1 south-west"]


def test_equal_units_of_one_side_are_told_apart_by_their_spaces():
    drawing = ". . . . . z . . z H . . . . . . . . . ."
    t = battle(drawing.replace("z", "y", 1), H="griffins pack", z="zombies few", y="zombies few")
    found = [each.label for each in drawn(t).choices if each.id.startswith("strike")]
    assert found == ["Attack Zombies, B4", "Attack Zombies, A3"]


def test_the_map_is_told_from_the_own_hero():
    scene = drawn(arrange(tiles={"s3": (0, 0, 0)}, at={0: "s3_c", 1: "s3_e"}), 1)
    assert scene.pieces[scene.boards["map"].origin].at == "cell:map/s3_e"


# -- in the middle of an attack


@rule("HM-609")
def test_whoever_may_roll_again_is_told_who_attacks_whom_and_the_damage():
    t = battle(DUEL, H="zombies pack", g="griffins pack", sides={1: {"morale": 1}}, dice=[-1])
    take(t, Strike("H"), Done())
    assert prompt(t) == "rethrow_dice"
    assert said(t) == "Griffins attack Zombies. Roll the attack die again?"
    assert drawn(t, 1).prompt.help == "As the dice lie the damage is 1."


def test_the_unit_that_may_be_made_to_skip_is_named():
    t = battle(DUEL, H="zombies pack", g="griffins pack", agenda=[Sadden("H")], hands={1: ["sorrow"]})
    assert said(t).startswith("Zombies are about to act: ")


def announcing(seat=0, against=1):
    """A combat is announced; everybody may build something first."""
    own = {number: {"purse": Purse(20, 10, 10)} for number in (0, 1, 2)}
    heroes = ("catherine", "mutare", "sandro")
    return arrange(heroes=heroes, agenda=[Announce(seat, "main", "f1_c", against, "main")], sides=own)


@rule("HM-505")
def test_before_a_combat_it_is_told_whose_it_is_and_what_is_asked():
    t = announcing()
    told = [drawn(t).prompt.text]
    for seat in (1, 2):
        take(t, Done())
        told.append(drawn(t, seat).prompt.text)
    assert told == [
        "Before your battle with Mutare: use your town?",
        "Before Catherine attacks you: use your town?",
        "Before the battle of Catherine with Mutare: use your town?",
    ]
    assert "before the units are placed" in drawn(t, 2).prompt.help


@rule("HM-505", "HM-R-26")
def test_before_the_battle_of_others_nobody_is_sent_to_battle():
    t = announcing()
    take(t, Done(), Done())
    labels = {each.id: (each.label, each.tone) for each in drawn(t, 2).choices}
    assert labels["done"] == ("Let them fight", "main")
    assert labels["ready"] == ("Let them fight, and do not ask me again before it", "skip")


def test_a_battle_with_guards_is_called_so_in_every_language():
    t = announcing(against=NOBODY)
    texts = [t.scene(0, language, log=False).prompt.text.split(":")[0] for language in ("en", "uk", "ru")]
    assert texts == ["Before your battle with the guards", "Перед вашим боєм з охороною", "Перед вашим боем с охраной"]
    take(t, Done())
    assert drawn(t, 1).prompt.text == "Before the battle of Catherine with guards: use your town?"


def test_the_usual_way_on_is_the_main_answer_where_there_is_seldom_anything_else_to_do():
    window = battle(DUEL, H="zombies pack", g="griffins pack", hands={0: ["defense"]})
    take(window, Strike("H"))
    last = arrange(agenda=[LastActions(0)], sides={0: {"purse": Purse(20, 10, 10)}})
    for t in (announcing(), window, last):
        assert [each.id for each in drawn(t, asked(t)).choices if each.tone == "main"] == ["done"]


@rule("HM-2404")
@pytest.mark.parametrize(("moves", "warned"), [(0, True), (1, False)])
def test_before_a_battle_with_guards_it_is_told_that_it_can_last_one_combat_round(moves, warned):
    own = {0: {"purse": Purse(20, 10, 10), "main": Pawn("f1_e", moves, "f1_w")}, 1: {"purse": Purse()}}
    t = arrange(tiles={"s3": (0, 0, 0), "f1": (2, 1, 0)}, agenda=[Announce(0, "main", "f1_e")], sides=own)
    assert ("No movement is left" in drawn(t).prompt.help) == warned
    take(t, Done())
    assert prompt(t) == "place_units"
    assert ("No movement is left" in drawn(t).prompt.help) == warned


@rule("HM-2006")
def test_who_leads_the_guards_in_another_combat_is_told_so_and_why():
    t = battle(DUEL.replace("g", "."), guards=True, agenda=[PlaceGuards(("boars",))], H="griffins few")
    shown = drawn(t, 1).prompt
    assert shown.text.startswith("You lead the guards against Catherine. Place the guards (")
    assert "to the right of whoever fights them" in shown.help


@rule("HM-R-119")
def test_who_leads_guards_is_not_offered_cards_for_them():
    t = battle(DUEL, guards=True, agenda=[ActivateUnit("g")], H="griffins few", g="boars neutral")
    assert said(t) == "You lead the guards against Catherine. Boars: move and attack"
    assert "must" in drawn(t, 1).prompt.help


@rule("HM-2305")
def test_who_may_play_a_card_meanwhile_reads_which_unit_acts():
    t = battle(DUEL, H="halberdiers pack", g="griffins pack", hands={1: ["estates"]}, agenda=[ActivateUnit("H")])
    assert t.decisions[1].optional
    assert drawn(t, 1).prompt.text == "Halberdiers act; you may play a card"

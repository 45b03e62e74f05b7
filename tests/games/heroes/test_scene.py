"""What is drawn: the map with its fog, the combat board, what can be clicked, and why not."""

from __future__ import annotations

import msgspec
import pytest

from questhall.core.scene import Choice, Row, Scene
from questhall.games.heroes import GAME
from questhall.games.heroes.choices import Discover, Go, Strike, TurnTile
from questhall.games.heroes.content import load
from questhall.games.heroes.odds import army_strength, chance
from questhall.games.heroes.scenes import icons
from questhall.games.heroes.state import Pawn, Troop
from questhall.games.heroes.steps.exploring import OrientTile
from tests.games.heroes.board import arrange, battle, sit
from tests.ledger import rule

TILES = {"s3": (0, 0, 0), "f1": (2, 1, 0)}
FIELDS = [f"f3_{slot}" for slot in ("nw", "ne", "w", "c", "e", "sw", "se")]


def drawn(t, seat: int = 0) -> Scene:
    return t.scene(seat, "en", log=False)


def choice(scene: Scene, wanted: object) -> Choice:
    (found,) = [each for each in scene.choices if each.id == str(wanted)]
    return found


def test_a_tile_that_lies_face_down_is_fog_and_any_of_its_fields_discovers_it():
    scene = drawn(arrange(tiles=TILES, hidden={(3, -2): "far"}, at={0: "s3_ne"}))
    found = choice(scene, Discover("main", 2))
    assert scene.boards["map"].cells["hidden2_c"].fog
    assert scene.boards["map"].cells["hidden2_c"].number == "II–III"
    assert {*found.on, *found.same} == {f"cell:map/hidden2_{slot}" for slot in ("nw", "ne", "w", "c", "e", "sw", "se")}


def test_guards_are_told_before_a_hero_goes_there():
    scene = drawn(arrange(tiles=TILES, at={0: "s3_c"}))
    found = choice(scene, Go("main", "s3_w"))
    assert found.preview is not None
    assert (found.label, found.preview.text) == ("Go: Treasure, west", "Combat: 1 × bronze")


@rule("HM-1806", "HM-1911")
def test_guards_are_told_by_their_level_and_by_what_that_means_on_this_difficulty():
    guards = {
        difficulty: drawn(arrange(tiles=TILES, difficulty=difficulty)).pieces["guard.s3_w"]
        for difficulty in ("normal", "impossible")
    }
    assert (guards["normal"].name, guards["normal"].badge) == ("Treasure, guards of level I", "I")
    assert [each.states for each in guards.values()] == [("1 × bronze",), ("3 × bronze",)]
    assert "above level 1" in guards["normal"].notes[0]
    assert guards["impossible"].notes[1] == "These guards on “Impossible”: 3 × bronze."


@rule("HM-2402", "HM-2404", "HM-2407")
@pytest.mark.parametrize(("moves", "rules", "warned"), [(1, False, True), (2, False, False), (1, True, False)])
def test_a_combat_for_which_no_movement_is_left_is_told_before(moves, rules, warned):
    t = arrange(tiles=TILES, sides={0: {"main": Pawn("s3_c", moves, "s3_c")}})
    t.state.rules = msgspec.structs.replace(t.state.rules, tireless=rules)
    found = choice(drawn(t), Go("main", "s3_w")).preview
    assert found is not None
    assert ("No movement is left after that" in found.text) == warned


@rule("HM-1408", "HM-1412")
def test_a_field_that_cannot_be_entered_says_why_and_so_does_what_stands_there():
    scene = drawn(arrange(tiles=TILES, at={0: "s3_e"}))
    why = {each.on: (each.why, each.rule) for each in scene.blocked}
    assert why["cell:map/f1_nw"][0].startswith("A thick edge lies between your hero and this field")
    assert why["piece:guard.f1_nw"] == why["cell:map/f1_nw"]
    assert {rule for on, (_, rule) in why.items() if on.startswith("cell:")} <= {"HM-1408", "HM-1412"}
    assert not {each for one in scene.choices for each in one.on} & why.keys()


def test_a_tile_is_turned_by_clicking_where_its_marked_field_shall_lie():
    t = arrange(tiles=TILES, hidden={(3, -2): "far"}, agenda=[OrientTile(0, 2, "f3")])
    scene = drawn(t)
    places = [each.on for each in scene.choices]
    assert len(set(places)) == len(places) == len(t.decisions[0].choices)
    assert all(len(on) == 1 and on[0].startswith("cell:map/f3_") for on in places)
    assert isinstance(t.decisions[0].choices[0], TurnTile)


def test_each_way_to_turn_a_tile_is_pictured_field_by_field():
    scene = drawn(arrange(tiles=TILES, hidden={(3, -2): "far"}, agenda=[OrientTile(0, 2, "f3")]))
    shown = [each.preview.shows for each in scene.choices if each.preview]
    assert all({*one} == {f"cell:map/{field}" for field in FIELDS} for one in shown)
    assert len({tuple(one.items()) for one in shown}) == len(scene.choices)


@rule("HM-1408")
def test_each_way_to_turn_a_tile_shows_its_thick_edges_where_they_would_be():
    t = arrange(tiles=TILES, hidden={(3, -2): "far"}, agenda=[OrientTile(0, 2, "f3")])
    cells, before = drawn(t).boards["map"].cells, drawn(t).choices
    found = {each.id: {edge.cells for edge in each.preview.edges} for each in before if each.preview}
    assert len({frozenset(each) for each in found.values()}) > 1
    for choice_id, foreseen in found.items():
        later = t.copy()
        later.take(0, next(each for each in t.decisions[0].choices if str(each) == choice_id))
        after = drawn(later).boards["map"]
        places = {frozenset(after.cells[cell].place for cell in edge.cells) for edge in after.edges}
        assert {frozenset(cells[cell].place for cell in edge) for edge in foreseen} <= places


def test_fields_in_reach_tell_what_they_cost_and_guards_end_the_way():
    scene = drawn(arrange(tiles=TILES, sides={0: {"main": Pawn("s3_c", 2, "s3_c")}}))
    plan = scene.pieces["hero0.main"].plan
    cells = scene.boards["map"].cells
    assert plan is not None
    assert plan.text.startswith("2 steps left")
    assert "cell:map/s3_w" in plan.changes
    assert [cells[field].number for field in ("s3_w", "s3_c")] == ["", ""]
    assert {cells[each.rpartition("/")[2]].number for each in plan.changes} <= {"", "2"}
    assert cells["s3_w"].way == ("piece:hero0.main", "cell:map/s3_w")
    ways = [cells[each.rpartition("/")[2]].way for each in plan.changes]
    assert all(way[-1] == each and len(way) <= 3 for way, each in zip(ways, plan.changes, strict=True))


def test_a_combat_has_its_own_board_and_an_attack_tells_its_odds():
    t = battle(". . . . . g . . . Z . . . . . . . . . .", Z="zombies pack", g="griffins few")
    seat = next(seat for seat, decision in t.decisions.items() if any(isinstance(c, Strike) for c in decision.choices))
    scene = drawn(t, seat)
    (found,) = [each for each in scene.choices if each.id.startswith("strike")]
    assert list(scene.boards) == ["map", "combat"]
    assert found.preview is not None
    assert found.preview.text.startswith("Damage ")
    assert scene.pieces["unit.Z"].rank == "elite"


def test_what_cannot_be_built_says_why():
    scene = drawn(arrange(tiles=TILES))
    why = {each.on: (each.why, each.rule) for each in scene.blocked}
    assert why["card:town.glory_of_erathia"] == ("Build Holy Grounds first.", "HM-1309")
    assert why["card:hire.champions"] == ("Build a dwelling first: gold.", "HM-1613")


def test_hands_of_others_are_counted_not_shown():
    scene = drawn(arrange(tiles=TILES, hands={0: ["attack"], 1: ["power", "defense"]}))
    assert scene.zones["hand"].cards == ("hand.attack.1",)
    assert (scene.zones["hand1"].cards, scene.zones["hand1"].hidden) == ((), 2)


def test_a_pack_is_stronger_than_a_few_and_the_stronger_army_is_likely_to_win():
    few, pack = army_strength([Troop("griffins")]), army_strength([Troop("griffins", "pack")])
    assert pack > few
    assert chance(few, few) == 0.5 < chance(pack, few) < 1.0 == chance(few, 0.0)


def test_every_scenario_is_for_numbers_of_players_that_the_game_has():
    assert all(set(GAME.seats(scenario)) <= set(GAME.players) and GAME.seats(scenario) for scenario in GAME.scenarios())


@rule("HM-203")
def test_while_factions_are_chosen_nothing_is_drawn_that_depends_on_them():
    scene = drawn(sit("", "dungeon"))
    assert {key: card.name for key, card in scene.cards.items()}["offer.cove"] == "Cove"
    assert all(each.on[0].removeprefix("card:") in scene.cards for each in scene.choices)
    assert not scene.pieces
    assert scene.panels["players"].rows[0].detail == "chooses a faction"
    assert all(cell.fog for cell in scene.boards["map"].cells.values())


def test_the_rounds_are_told_once():
    scene = drawn(arrange(round=7))
    assert (scene.tracks["rounds"].title, scene.tracks["rounds"].value) == ("Round", 7)
    assert not any(sign.isdigit() for sign in scene.tracks["rounds"].title)


def test_the_letters_of_choices_are_explained():
    scene = drawn(arrange())
    assert {each.hotkey for each in scene.choices if each.hotkey} <= scene.letters.keys()
    assert scene.letters["e"] == "end the turn"


FAR = ". . . . . z y . . . . . . M . . . . . ."
NEAR = ". . . . . . . . . z y . . M . . . . . ."


def aimed(shooter: str, drawing: str = FAR) -> str:
    """What is told of an attack at Zombies that have one health less, beside others."""
    t = battle(drawing, M=shooter, z="zombies few~1", y="zombies few")
    seat = next(seat for seat, each in t.decisions.items() if Strike("z") in each.choices)
    found = choice(drawn(t, seat), Strike("z"))
    assert found.preview is not None
    return found.preview.text


@rule("HM-2205")
def test_the_odds_of_an_attack_count_a_second_shot():
    assert aimed("marksmen few") == (
        "Damage 0: 33 % · 1: 67 %; beats it in 0 %. Attack 2, defence 1. "
        "Zombies: +1 defence if the attacker's die shows +1."
    )
    assert aimed("marksmen pack").startswith("Damage of both attacks 0: 11 % · 1: 44 % · 2: 44 %; beats it in 44 %. ")
    assert aimed("marksmen pack", NEAR).startswith("Damage 0: ")


def test_the_odds_of_an_attack_tell_whom_else_it_may_hit():
    assert aimed("liches pack").endswith(". Also attacks a unit beside its target, with attack 2.")
    assert "beside" not in aimed("liches few")


@rule("HM-1104")
def test_power_that_nothing_needs_says_so():
    scene = drawn(arrange(hands={0: ["power", "haste"]}))
    why = {each.on: each.rule for each in scene.blocked}
    assert (why["card:hand.power.1"], why["card:hand.haste.1"]) == ("HM-1104", "HM-2301")


@rule("HM-1122")
def test_the_hero_of_another_player_is_shown_with_its_specialties():
    scene = drawn(arrange(heroes=("catherine", "mutare")))
    names = [scene.cards[key].name for key in scene.zones["hero1"].cards]
    assert (names[0], scene.zones["hero1"].owner) == ("Mutare", 1)
    assert [name.split(":")[0] for name in names[1:]] == ["Mutare"] * 3
    assert "hero0" not in scene.zones


@rule("HM-1604")
def test_the_other_side_of_a_unit_and_its_price_can_be_read_before_it_can_be_had():
    scene = drawn(arrange(tiles=TILES, sides={0: {"army": [Troop("griffins")]}}))
    own, hired = scene.cards["army.0"].back, scene.cards["hire.crusaders"].back
    price = load().units["griffins"].side("pack").price
    assert own is not None
    assert (own.name, own.lines[-1]) == ("Griffins: Pack", f"A Few becomes a Pack for {price.gold} gold.")
    assert hired is not None
    assert hired.name == "Crusaders: Pack"


@rule("HM-1613", "HM-1614")
def test_a_dwelling_tells_its_units_with_their_prices_and_a_citadel_what_packs_cost():
    scene = drawn(arrange(tiles=TILES))
    dwelling, citadel = scene.cards["town.holy_grounds"].foot, scene.cards["town.castle_citadel"].foot
    assert dwelling.startswith("Crusaders: Few 6 gold, then Pack ")
    assert "Halberdiers: Pack " in citadel
    assert "Crusaders: Pack " in citadel


@rule("HM-801", "HM-207")
def test_the_cards_of_a_hero_can_be_read_at_the_choice_and_on_the_own_page():
    back = drawn(sit("castle", "dungeon")).cards["offer.catherine"].back
    assert back is not None
    assert back.lines[0].startswith("Leadership. ")
    assert "+1 attack" in back.lines[1]
    panels = drawn(arrange()).panels
    assert panels["sheet"].rows[0].name == "Leadership"
    assert (panels["sheet"].owner, panels["built"].owner, panels["built"].minor) == (0, 0, True)


@rule("HM-212")
def test_a_faction_tells_with_what_it_begins_and_that_it_is_less_than_others_have():
    cards = drawn(sit("", "")).cards
    assert cards["offer.castle"].lines[-1] == "At the start: Halberdiers: Pack, Marksmen: Pack"
    assert cards["offer.dungeon"].lines[-2] == "At the start: Troglodytes: Few"
    assert cards["offer.dungeon"].lines[-1].startswith("Fewer units than the others")


@rule("HM-2601", "HM-2617")
def test_a_hero_of_the_ai_tells_its_army_its_decks_and_its_ways():
    t = sit("catherine", scenario="black_banner")
    scene, rival = drawn(t), t.state.rivals[0]
    piece, panel = scene.pieces["rival0"], scene.panels["rivals"]
    assert (piece.rank, piece.states[0]) == ("", f"{len(rival.army)} units")
    assert f"In combat: {len(rival.deck)} cards of the AI" in piece.notes[1]
    assert "no level" in piece.notes[3]
    assert (panel.place, panel.rows[0].name) == ("left", piece.name)
    assert all(each.rank != "elite" for each in scene.pieces.values())


def test_every_unit_has_an_icon_of_its_own_and_every_faction_a_crest():
    units, crests = [icons.unit(name) for name in load().units], [icons.faction(name) for name in load().factions]
    assert len(units) == len(set(units))
    assert len(crests) == len(set(crests))
    assert icons.TOWER not in units
    assert icons.GAME not in crests


@rule("HM-808", "HM-809")
def test_experience_within_a_level_is_told_as_a_number_and_not_beyond_the_last_level():
    (row,) = [row for row in hero_rows(5) if row.icon == icons.EXPERIENCE]
    assert (row.name, row.value, row.detail) == ("Experience", "1/2", "1 more to level 4")
    assert not [row for row in hero_rows(12) if row.icon == icons.EXPERIENCE]


def hero_rows(experience: int) -> tuple[Row, ...]:
    t = arrange(tiles=TILES, at={0: "s3_ne"})
    t.state.sides[0].experience = experience
    return drawn(t).panels["hero"].rows

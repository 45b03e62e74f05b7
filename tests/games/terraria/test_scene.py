"""What is seen: the world, what is beside it, what a click would do and why something cannot be done."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from questhall.core import Table
from questhall.core.scene import Choice, Scene
from questhall.games.terraria import GAME
from questhall.games.terraria.choices import Explore, Use
from questhall.games.terraria.effects import Explode
from questhall.games.terraria.scenes.odds import outlook
from questhall.games.terraria.state import Boss, Held, PlacedHouse, State
from questhall.games.terraria.steps.building import ChooseSite
from questhall.games.terraria.steps.cards import DestroyOne
from questhall.games.terraria.steps.explosives import ChooseCentre
from questhall.games.terraria.steps.fighting import SpendSwords
from questhall.words import words_for
from tests.games.terraria.board import arrange, refreshed, sit, xy
from tests.ledger import rule


def drawn(t: Table[State], seat: int | None = 0) -> Scene:
    return t.scene(seat, "en", log=False)


def choice(t: Table[State], label: str) -> Choice:
    """The choice whose label begins so."""
    return next(each for each in drawn(t).choices if each.label.startswith(label))


def cell(t: Table[State], x: int, y: int) -> Any:
    return drawn(t).boards["main"].cells[str(xy(x, y))]


def why(t: Table[State]) -> dict[str, str]:
    return {each.on: each.rule for each in drawn(t).blocked}


def at(x: int, y: int) -> str:
    return f"cell:main/{xy(x, y)}"


ROLLS = list(itertools.product(range(1, 7), range(1, 9), range(1, 5), range(1, 7)))
"""All ways in which a d6 and a d8 can fall against a d4 and a d6."""


# -- the world


def test_only_what_was_explored_is_drawn_and_it_grows() -> None:
    t = arrange("A . .\n# # #")
    before = len(drawn(t).boards["main"].cells)
    t.take(0, Explore())
    assert len(drawn(t).boards["main"].cells) == before + 15


@rule("TR-C-26")
@pytest.mark.parametrize(("time", "light", "told"), [(0, "day", "day"), (5, "night", "night")])
def test_the_time_token_shows_day_or_night(time: int, light: str, told: str) -> None:
    scene = drawn(arrange("A . .", time=time))
    assert scene.boards["main"].light == light
    assert scene.tracks["time"].caption.startswith(told)


def test_the_time_track_names_the_panel_that_tells_of_each_of_its_spaces() -> None:
    scene = drawn(arrange("A . .", time=2))
    track, rows = scene.tracks["time"], scene.panels[scene.tracks["time"].panel].rows
    assert (len(rows), rows[track.value - 1].value) == (track.most, "now")
    assert rows[5].detail == "threat rises by 1; enemies appear on spawn symbols near characters"


@rule("TR-R-15", "TR-R-19")
@pytest.mark.parametrize(("world", "told"), [("A . .", "nothing happens"), ("A B .", "threat rises by 1")])
def test_the_fifth_space_tells_what_it_is_for_this_number_of_players(world: str, told: str) -> None:
    t = arrange(world, time=3)
    t.state.bosses = [Boss("king_slime", xy(1, 3))]
    scene = drawn(t)
    rows = scene.panels[scene.tracks["time"].panel].rows
    assert (rows[4].detail, rows[2].detail) == (told, "threat rises by 2")
    assert scene.tracks["time"].caption == f"day; next: {'nothing' if len(t.state.sides) == 1 else 'threat'}"


def test_blocks_show_their_cost_and_tunnels_are_caves() -> None:
    t = arrange("A . .\ni u #!")
    assert (cell(t, 0, 1).label, cell(t, 0, 1).number, cell(t, 1, 1).number) == ("Iron ore", "2", "")
    assert (cell(t, 2, 1).label, cell(t, 2, 1).terrain) == ("Tunnel", "cave")


@rule("TR-C-36")
def test_an_acorn_lies_where_a_tree_was_felled() -> None:
    assert cell(arrange("A 2! .\n# # #"), 1, 0).label == "Acorn"


def test_houses_platforms_and_ropes_are_seen() -> None:
    t = arrange("A= . . .\n. . . .\n. . . .\n# # # #", houses=[PlacedHouse("bed", xy(1, 1))])
    assert (cell(t, 1, 1).label, cell(t, 3, 2).terrain) == ("Bed House", "house")
    assert drawn(t).boards["main"].edges[0].cells == (str(xy(0, 0)), str(xy(0, 1)))
    assert cell(t, 0, 0).label == "Air, platform"


@rule("TR-601")
def test_choices_call_a_cell_what_its_tip_calls_it() -> None:
    bomb = Explode(dice="2d6", width=2)
    t = arrange("A .\n# .=\n# #\n# #", at=(24, 7), agenda=[ChooseCentre(0, "bomb", bomb)])
    t.state.marks[xy(0, 1, at=(24, 7))] = "tunnel"
    cells = drawn(t).boards["main"].cells
    named = {each.on[0].removeprefix("cell:main/"): each.label for each in drawn(refreshed(t)).choices if each.on}
    assert named
    assert all(label.startswith(f"Here: {cells[cell].label} (") for cell, label in named.items())
    assert {"Cave", "Tunnel", "Cave, platform", "Dirt"} <= {cells[cell].label for cell in named}


def test_the_borders_of_tiles_are_drawn_where_two_of_them_touch() -> None:
    t = arrange("A . .\n# # #")
    walls = {edge.cells for edge in drawn(t).boards["main"].edges if edge.kind == "wall"}
    assert {(str(xy(2, y)), str(xy(3, y))) for y in range(5)} <= walls
    assert not {(str(xy(x, y)), str(xy(x + 1, y))) for x in (0, 1) for y in range(5)} & walls
    t.take(0, Explore())
    grown = {edge.cells for edge in drawn(t).boards["main"].edges if edge.kind == "wall"}
    assert grown - walls == {(str(xy(x, 4)), str(xy(x, 5))) for x in range(3)}


def test_a_platform_on_the_border_of_a_tile_is_drawn_instead_of_it() -> None:
    t = arrange("A . .\n. . .\n. . .\n. . .\n.= . .\n# # #")
    kinds = {edge.cells: edge.kind for edge in drawn(t).boards["main"].edges}
    assert kinds[str(xy(0, 4)), str(xy(0, 5))] == "door"
    assert kinds[str(xy(1, 4)), str(xy(1, 5))] == "wall"


@rule("TR-C-12")
def test_the_values_of_an_enemy_can_be_read_at_its_token() -> None:
    piece = drawn(arrange("A . @hoplite~1")).pieces["e0"]
    assert (piece.health, piece.name) == ((2, 3), "Hoplite")
    assert piece.states[:3] == ("Defence d12", "Attack 2d6 (close, medium)", "Moves 2, walks")


def test_the_whole_area_of_a_boss_is_marked() -> None:
    t = arrange("A . . .\n. . . .\n. . . .\n# # # #", bosses=[Boss("king_slime", xy(1, 2), tokens=4)])
    scene = drawn(t)
    assert sum("King Slime" in [mark.name for mark in each.marks] for each in scene.boards["main"].cells.values()) == 9
    assert (scene.pieces["king_slime"].rank, scene.pieces["king_slime"].health) == ("boss", (4, 4))


def test_every_cell_of_a_boss_tells_what_its_figure_tells() -> None:
    scene = drawn(arrange("A . . .\n. . . .\n. . . .\n# # # #", bosses=[Boss("king_slime", xy(1, 2), tokens=3)]))
    piece = scene.pieces["king_slime"]
    assert piece.health is not None
    told = ", ".join((f"health 3 of {piece.health[1]}", *piece.states))
    assert [mark.text for each in scene.boards["main"].cells.values() for mark in each.marks] == [f"({told})"] * 9


def test_the_viewer_reads_where_the_character_is() -> None:
    t = arrange("A . .\n# # #")
    t.state.round = 3
    assert (drawn(t).standing, drawn(t, None).standing) == ("Round 3 · day · Forest, Surface", "Round 3 · day")


# -- beside the board


@rule("TR-C-13")
def test_the_minimap_board_shows_threat_time_biomes_and_tombstones() -> None:
    scene = drawn(sit(2))
    assert (scene.tracks["threat"].most, scene.tracks["time"].most) == (10, 7)
    rows = {row.name: row for row in scene.panels["world"].rows}
    assert rows["From left to right"].detail == "Ocean · ? · ? · Forest · ? · ? · Ocean"
    assert rows["Tombstones left"].value == "4"


@rule("TR-C-27")
@pytest.mark.parametrize("rise", [1, 2])
def test_the_threat_token_shows_by_how_much_threat_rises_next(rise: int) -> None:
    assert drawn(arrange("A . .", rise=rise)).tracks["threat"].caption.startswith(f"rises by {rise};")


@rule("TR-R-140")
def test_scenarios_that_are_told_elsewhere_are_no_part_of_the_game() -> None:
    assert GAME.scenarios() == ("world",)


def test_goals_are_always_in_sight_with_how_far_they_have_come() -> None:
    rows = drawn(arrange("A . .", progress={"explore_1": 1})).panels["goals"].rows
    assert [row.name for row in rows][2:] == ["Discover 2 biomes", "Chop a tree"]
    assert rows[2].value == "1/2"


def test_hands_gear_and_inventories_of_all_are_open() -> None:
    scene = drawn(arrange("A B .", hand=["rest"], have={"gel": 2}), 1)
    assert [scene.cards[card].name for card in scene.zones["hand0"].cards] == ["Rest"]
    assert [scene.cards[card].name for card in scene.zones["pack0"].cards] == ["Gel ×2"]


def test_a_used_part_of_a_card_says_so() -> None:
    t = arrange("A . .\n# # #", hand=["explore_more"])
    assert drawn(t).cards["h0-0-explore_more"].lines == ("2 action points", "+", "Draw 1 card")
    t.take(0, next(c for c in t.decisions[0].choices if str(c).startswith("use ")))
    assert drawn(t).cards["h0-0-explore_more"].lines == ("used", "+", "Draw 1 card")


# -- before the click


def test_equal_cards_can_be_clicked_alike() -> None:
    found = choice(arrange("A . .\n# # #", hand=["explore", "explore"]), "Explore: 2")
    assert (found.on, found.same) == (("card:h0-0-explore",), {"card:h0-1-explore": "card:h0-0-explore"})


def test_a_fall_is_seen_with_its_damage_before_the_step() -> None:
    found = choice(arrange("A= . .\n. . .\n. . .\n. . .\n# # #", ap=1), "Go to the right").preview
    assert found is not None
    assert found.path == ("piece:s0", at(1, 0), at(1, 1), at(1, 2), at(1, 3))
    assert found.text.startswith("Falls 3 cells: roll d4")


def test_a_short_fall_does_no_harm() -> None:
    found = choice(arrange("A= . .\n. . .\n# # #", ap=1), "Go to the right").preview
    assert found is not None
    assert found.text == "Falls one cell, unharmed."


def test_an_attack_shows_the_ruler_and_its_odds() -> None:
    found = choice(arrange("A . . @green_slime", ap=1, gear=["iron_bow"]), "Iron Bow: attack").preview
    assert found is not None
    assert (found.path, found.targets) == (("piece:s0",), ("piece:e0",))
    assert found.text.startswith("2d6 against d4: hits with 90 %, on average 0.9 of 1 health.")


def test_the_odds_agree_with_counting() -> None:
    hits = [sum(die >= max(two, four) for die in (six, eight)) for six, eight, two, four in ROLLS]
    for health in (1, 2, 9):
        taken = [min(each, health) for each in hits]
        told = round(100 * sum(map(bool, hits)) / len(hits)), round(10 * sum(taken) / len(hits))
        assert outlook((6, 8), (4, 6), health) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "on average 1.5 of 2 health"),
        ("uk", "у середньому 1,5 з 2 здоров’я"),
        ("ru", "в среднем 1,5 из 2 здоровья"),
    ],
)
def test_decimals_are_written_as_the_language_does(language: str, told: str) -> None:
    words = words_for(GAME.folder, language)
    values: dict[str, Any] = dict.fromkeys(("attack", "defence", "range"), "d6") | {"chance": 50, "health": 2}
    assert told in words.say("preview-attack", hits=words.say("decimal", whole=1, tenths=5), **values)
    assert words.say("decimal", whole=2, tenths=0) == "2"


def test_digging_shows_its_cost_and_what_it_gives() -> None:
    found = choice(arrange("A i\n# #", ap=2), "Dig to the right: Iron ore").preview
    assert found is not None
    assert found.text == "Needs 2 dig points (2 AP). Gives: Iron ×1."


def test_a_house_shows_what_it_would_cover() -> None:
    t = arrange("A . . o\n. . . .\n# # # #", have={"wood": 4, "gel": 2}, agenda=[ChooseSite(0, "work_bench")])
    found = next(each.preview for each in drawn(t).choices if each.on == (at(1, 0),))
    assert found is not None
    assert len(found.changes) == 6
    assert found.text == "Covers a spawn symbol: threat rises."


# -- why not


@pytest.mark.parametrize(
    ("drawing", "ap", "on", "rule_id"),
    [
        ("A E\n# #", 1, at(1, 0), "TR-1511"),
        ("A g\n# #", 1, at(1, 0), "TR-1503"),
        ("A .\n# #", 0, at(1, 0), "TR-811"),
        ("A #\n# .", 1, at(1, 1), "TR-1107"),
        ("A . @green_slime\n# # #", 1, "piece:e0", "TR-1704"),
        ("A @green_slime .\n# # #", 0, "piece:e0", "TR-1701"),
    ],
)
def test_every_no_has_a_reason_and_a_rule(drawing: str, ap: int, on: str, rule_id: str) -> None:
    assert why(arrange(drawing, ap=ap))[on] == rule_id


def test_what_can_be_done_is_not_refused() -> None:
    t = arrange("A # @green_slime\n# # #", ap=3, gear=["ice_blade"])
    assert not {ref for each in drawn(t).choices for ref in each.on} & why(t).keys()


def test_a_card_that_may_be_destroyed_shows_all_of_itself() -> None:
    t = arrange("A . .\n# # #", agenda=[DestroyOne(0)], hand=["explore"])
    t.state.sides[0].hand = [Held("explore", (0,))]
    assert drawn(refreshed(t)).cards["h0-0-explore"].lines == ("2 action points",)


def test_a_roll_is_told_with_what_it_must_reach() -> None:
    rolled = SpendSwords(0, "iron_bow", ("e0",), (6, 6), (5, 2), ((3,),))
    t = arrange("A @green_slime", agenda=[rolled], hand=["onward"])
    prompt = drawn(t).prompt
    assert prompt is not None
    assert prompt.text == "You rolled 5, 2 against 3. Spend swords?"
    t.take(0, Use("onward", 1))
    assert choice(t, "1 sword").label == "1 sword: 2 becomes 3, still 1 hit"


# -- keys


def test_what_ends_the_actions_keeps_its_key_when_cards_are_used_up() -> None:
    t = arrange("A . .\n# # #", hand=["help"])
    assert choice(t, "End my actions").hotkey == "e"
    t.take(0, Use("help", 0))
    t.take(0, Explore())
    assert choice(t, "End my actions").hotkey == "e"


def test_the_letters_of_choices_are_explained() -> None:
    t = arrange("A . .\n# # #")
    assert {each.hotkey for each in drawn(t).choices if each.hotkey} == {"e", "x"}
    assert drawn(t).letters == {"e": "end your actions", "x": "explore", "n": "go on without more"}


def test_to_leave_dice_as_they_are_is_another_key_than_to_end_the_actions() -> None:
    rolled = SpendSwords(0, "iron_bow", ("e0",), (6, 6), (5, 2), ((3,),))
    t = arrange("A @green_slime", agenda=[rolled], hand=["onward"])
    assert choice(t, "Leave it").hotkey == "n"

"""What the player sees: map, figures, cards, turn line, previews."""

import pytest

from questhall.games.bugs.effects import Attack, Move
from questhall.games.bugs.state import Held
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.attack import Strike
from questhall.games.bugs.steps.rounds import NextTurn
from tests.games.bugs.board import arrange
from tests.ledger import rule

HALL = "a_rude_welcome"


def drawn(t, language: str = "en"):
    """The scene of a table, which borrows the names of the first scenario."""
    t.state.scenario = HALL
    return t.scene(0, language, log=False)


def show(**more):
    """A table on the first scenario's own map: you on f1, a guard on f2."""
    t = arrange("@ 1", **more)
    t.state.scenario = HALL
    t.state.figures["hero"].at, t.state.figures["m1"].at = "f1", "f2"
    return t


@rule("BB-307", "BB-401")
def test_the_map_shows_obstacles_hazards_and_difficult_ground():
    t = show(terrain={"c3": "obstacle", "d4": "hazard", "d2": "difficult", "d3": "plate"})
    cells = drawn(t).boards["main"].cells
    assert [mark.kind for mark in cells["c3"].marks] == ["feature"]
    assert [mark.kind for mark in cells["d4"].marks] == ["hazard"]
    assert (cells["d2"].terrain, cells["d2"].detail) == ("swamp", "difficult terrain")
    assert cells["d3"].icon


@rule("BB-C-17")
def test_figures_show_health_number_and_conditions():
    t = show(monsters={1: "bandit_guard~5+poison"})
    piece = drawn(t).pieces["m1"]
    assert (piece.health, piece.badge, piece.side) == ((5, 8), "1", "enemy")
    assert [(mark.name, mark.kind) for mark in piece.conditions] == [("Poison", "hazard")]


@rule("BB-3201", "BB-1304")
def test_a_card_shows_its_visible_side_in_halves_and_the_other_in_words():
    t = show(used=["shoulder_charge.a.0"])
    card = drawn(t).cards["shoulder_charge"]
    assert (card.body, card.seal, card.level, card.kind) == ("halves", "24", "A", "side A, level 1")
    assert [part.acts[0].text for part in card.parts] == ["Attack 5, Push 2", "Move 3"]
    assert card.lines[-1].startswith("side B, 51:")
    assert card.foot.startswith("B · 51 · ")
    assert [(mark.count, mark.name) for mark in card.price] == [(0, "earth, used")]


def test_a_loss_is_marked_on_its_half():
    t = show()
    t.state.cards = [Held("hold_the_line", "b")]
    assert [part.lost for part in drawn(t).cards["hold_the_line"].parts] == [True, False]


@rule("BB-704")
def test_the_turn_line_shows_who_has_acted_and_who_comes():
    t = show(columns={"bandit_guard": 2}, initiative=40, turns=["hero/0"], agenda=[NextTurn()])
    turns = drawn(t).turns
    assert [(turn.name, turn.number, turn.state) for turn in turns] == [
        ("Bruiser", "40", "done"),
        ("Bandit Guard 1", "70", "now"),
    ]


def test_a_move_shows_its_way_and_is_clicked_at_its_end():
    t = arrange("@ . 1", agenda=[Act(Move(1))])
    choice = next(choice for choice in drawn(t).choices if choice.id == "go path=a2")
    assert (choice.on, choice.preview.path) == (("cell:main/a2",), ("piece:hero", "cell:main/a2"))


@rule("BB-1701")
def test_an_attack_shows_the_damage_of_each_face_before_it_is_made():
    t = show(agenda=[Act(Attack(3))])
    choice = drawn(t).choices[0]
    assert (choice.on, choice.preview.targets) == (("piece:m1",), ("piece:m1",))
    assert choice.preview.text == "Damage by the die: 1 · 2 · 3"


@pytest.mark.parametrize(("language", "label"), [("en", "Suffer 3"), ("uk", "Зазнати 3"), ("ru", "Получить 3")])
def test_damage_is_told_before_it_is_suffered(language, label):
    t = show(agenda=[Strike("m1", "hero", Attack(3))])
    assert drawn(t, language).choices[0].label == label


def test_monsters_show_this_rounds_column_and_elements_are_listed():
    t = show(columns={"bandit_guard": 0})
    panels = drawn(t).panels
    assert panels["monsters"].rows[1].detail == "Move 2; Attack 1; Shield 1"
    assert next(row.name for row in panels["elements"].rows) == "earth (Shoulder Charge)"

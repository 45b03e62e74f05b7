"""What is told of a choice before it is taken: whom an ability reaches, who suffers, what an upgrade brings."""

import pytest

from questhall.games.bugs.effects import Attack, Crush, Hurt
from questhall.games.bugs.scenes.previews import preview
from questhall.games.bugs.scenes.speaker import Speaker
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.beginning import UpgradeCards
from tests.games.bugs.board import arrange
from tests.games.bugs.test_scene import drawn, show
from tests.ledger import rule

NOBODY = "No enemy within reach from here"


def previews(t):
    """What is told of each choice, by the line that stands for it."""
    who, asked = Speaker(t.view(0), "en"), t.decisions[0]
    found = {str(choice): preview(who, asked, choice) for choice in asked.choices}
    return {name: each for name, each in found.items() if each}


@rule("BB-2904", "BB-2906")
@pytest.mark.parametrize(("monster", "text"), [("bandit_guard", ""), ("bandit_guard+immobilize", NOBODY)])
def test_control_does_not_show_a_monster_that_could_not_do_it(monster, text):
    t = arrange("@ . 1 .", monsters={1: monster}, character="mindthief", cards=["borrowed_hands:chosen", "rat_king"])
    found = previews(t)["use_half card=borrowed_hands half=bottom"]
    assert (found.targets, found.text) == (() if text else ("piece:m1",), text)


@rule("BB-2906")
def test_control_of_an_attack_that_reaches_nobody_says_so():
    t = arrange("@ . 1 .", character="mindthief", cards=["borrowed_hands:chosen", "rat_king"])
    assert previews(t)["use_half card=borrowed_hands half=top"].text == NOBODY


@rule("BB-1801", "BB-1805")
@pytest.mark.parametrize(
    ("conditions", "text"),
    [
        ([], "One after another, each with the next row: Mouse 1: 2 · 3 · 4; Mouse 2: 2 · 3 · 5"),
        (["strengthen"], "Mouse 2: 2 (11\u00a0%) · 3 (33\u00a0%) · 4 (56\u00a0%)"),
    ],
)
def test_the_second_in_an_area_is_hit_with_the_next_row(conditions, text):
    mice = {1: "mouse", 2: "mouse"}
    t = arrange("1 2\n @", monsters=mice, agenda=[Act(Attack(3, area="cleave"))], conditions=conditions)
    told = previews(t)["lay_area cells=a1,a2"].text
    assert text in told


@rule("BB-3001")
def test_it_is_told_who_suffers_from_what_aims_at_nobody():
    t = arrange("@ 1 . 2", monsters={1: "mouse", 2: "mouse"}, agenda=[Act(Hurt(2))])
    found = previews(t)["perform"]
    assert (found.targets, found.text) == (("piece:m1",), "Mouse 1: 2 damage")


def test_an_obstacle_tells_whom_it_hurts_when_it_breaks():
    t = arrange("@ . # 1 #", agenda=[Act(Crush(3, 4))])
    assert {name: each.text for name, each in previews(t).items()} == {
        "pick_hex cell=a3": "Bandit Guard 1: 3 damage",
        "pick_hex cell=a5": "Bandit Guard 1: 3 damage",
    }
    idle = previews(arrange("@ # . 1", agenda=[Act(Crush(3, 1))]))
    assert idle["pick_hex cell=a2"].text == "Nobody would suffer"


def half(t, card: str, name: str):
    return previews(t)[f"use_half card={card} half={name}"]


def test_halves_that_change_the_map_show_where_they_can():
    crag = {"character": "cragheart", "cards": ["hurled_boulder:chosen", "cracking_ground:chosen"]}
    near, far = arrange("@ . # 1", **crag), arrange("@ . . . . # 1", **crag)
    assert "cell:main/a3" in half(near, "cracking_ground", "top").changes
    assert half(far, "cracking_ground", "top").text.startswith(NOBODY)
    assert "cell:main/a2" in half(near, "hurled_boulder", "bottom").changes
    trap = arrange("@ . . 1", character="tinkerer", cards=["mousetrap:chosen", "flask_of_fire"])
    assert "cell:main/a2" in half(trap, "mousetrap", "bottom").changes


@rule("BB-3201", "BB-4808", "BB-1302")
@pytest.mark.parametrize(("language", "sides"), [("en", ("side A", "side B")), ("uk", ("сторона A", "сторона B"))])
def test_an_upgrade_shows_both_sides_of_the_card_that_one_gets_and_their_elements(language, sides):
    t = show(agenda=[UpgradeCards()])
    text = drawn(t, language).choices[0].preview.text
    assert all(side in text for side in sides)
    assert drawn(t).choices[0].preview.text.startswith("Battering Ram: side A, 22:")
    assert drawn(t).choices[0].preview.text.count(" · earth") == 1

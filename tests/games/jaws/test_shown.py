"""What lies on a real table is seen on the screen.  [JL-205, JL-214, JL-506, JL-1403 and other physical rules]"""

import pytest

from questhall.games.jaws.content import load
from questhall.games.jaws.events import GoalChosen
from questhall.games.jaws.scenes.panels import monster_effects
from questhall.games.jaws.scenes.speaker import Speaker
from questhall.games.jaws.state import WANING
from questhall.games.jaws.steps.rooms import Reveal
from questhall.games.jaws.steps.rounds import SelectCards
from questhall.games.jaws.view import witness
from questhall.words import LANGUAGES
from tests.games.jaws.board import GAME
from tests.games.jaws.journey import campaign, play, sheet
from tests.games.jaws.test_setup import started
from tests.games.jaws.test_tutorial import happen, page
from tests.ledger import rule

STONES = "a_ritual_in_stone"


@rule("JL-205", "JL-506")
def test_the_order_of_turns_is_shown_from_the_lowest_number_up():
    t = started("the_black_ship")
    for seat in list(t.decisions):
        t.take(seat, t.decisions[seat].choices[0])
    turns = page(t).turns
    assert {turn.name for turn in turns} == {"Red Guard", "Hatchet", "Zealot"}
    numbers = [int(turn.number) for turn in turns]
    assert numbers == sorted(numbers)


@rule("JL-214", "JL-C-16")
def test_elite_monsters_can_be_told_from_normal_ones():
    t = started("roadside_ambush")
    ranks = {figure.elite: page(t).pieces[name].rank for name, figure in t.state.figures.items() if figure.number}
    assert ranks == {True: "elite", False: ""}


@rule("JL-1403", "JL-3506")
def test_conditions_and_damage_are_seen_on_every_figure():
    t = started(STONES)
    stone = next(figure for figure in t.state.figures.values() if figure.kind == "objective")
    stone.health -= 1
    monster = next(figure for figure in t.state.figures.values() if figure.kind == "monster")
    monster.conditions = {"poison": False}
    t.state.figures["red_guard"].conditions = {"stun": False}
    pieces = page(t).pieces
    assert pieces[stone.id].health == (2, 3)
    assert [mark.name for mark in pieces[monster.id].conditions] == ["Poison"]
    assert [mark.name for mark in pieces["red_guard"].conditions] == ["Stun"]


@rule("JL-710", "JL-3501", "JL-C-22", "JL-C-17")
def test_obstacles_doors_difficult_ground_objectives_and_tokens_look_different():
    t = started("a_hole_in_the_wall")
    cells = page(t).boards["main"].cells
    kinds = {mark.name for cell in cells.values() for mark in cell.marks}
    assert {"obstacle", "closed door", "trap", "coin"} <= kinds
    happen(t, Reveal(1))
    there = page(t).boards["main"].cells
    assert [mark.text for name in t.state.treasures for mark in there[name].marks] == ["14"]
    slow = started("the_black_ship")
    happen(slow, Reveal(1), Reveal(2))
    shown = page(slow).boards["main"].cells
    assert {shown[name].terrain for name, kind in slow.state.terrain.items() if kind == "difficult"} == {"swamp"}
    pieces = page(started("tainted_blood")).pieces
    assert {piece.side for piece in pieces.values()} == {"player", "enemy", "object"}


@rule("JL-2102")
def test_experience_is_counted_apart_from_the_sheet_while_a_scenario_lasts():
    t = started("the_black_ship")
    t.state.heroes["red_guard"].xp = 4
    rows = {row.name: row.detail for row in page(t).panels["party"].rows}
    assert "4" in rows["Red Guard"]
    assert "4" not in rows["Hatchet"]
    assert sheet(campaign()).xp == 0


@rule("JL-3402", "JL-C-18")
def test_strong_and_waning_elements_are_seen():
    t = started(STONES)
    assert "elements" not in page(t).panels
    t.state.elements["fire"] = WANING
    assert [row.name for row in page(t).panels["elements"].rows] == ["Fire"]


@rule("JL-3312")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_abilities_of_bosses_can_be_read(language):
    who = Speaker(started(STONES).view(0), language)
    for name in ("blood_tumor", "blood_horror", "first_of_the_order"):
        boss = load().monsters[name]
        assert monster_effects(who, boss, [False], boss.one)
        assert monster_effects(who, boss, [False], boss.two)


@rule("JL-4903", "JL-4902")
def test_battle_goals_are_not_told_in_the_log():
    assert witness(GoalChosen("hatchet", "sadist"), 0) is None
    t = started(STONES)
    assert t.view(1).state.heroes["red_guard"].goal == ""
    assert t.view(0).state.heroes["red_guard"].goal


@rule("JL-4803")
def test_of_a_city_event_only_the_front_is_read():
    t = campaign()
    t.state.campaign.events = [9, 4, 5]
    t = play(t, 2)
    shown = page(t)
    assert t.state.campaign.events == [9, 4]
    assert [choice.id for choice in shown.choices] == ["take_option option=a", "take_option option=b"]
    assert "10" not in shown.prompt.text + "".join(choice.label for choice in shown.choices)


@rule("JL-407")
def test_a_table_tells_nothing_of_what_others_think_of_playing():
    t = started(STONES)
    assert t.decisions[0].question == SelectCards()
    shown = GAME.scene(t.view(1), t.decisions[1], (), "en", None)
    own = {card for card in shown.cards if card in load().cards}
    assert own
    assert {load().cards[card].character for card in own} == {"hatchet"}

"""What is drawn: hands and goals of one's own, lessons, the campaign map, the city as cards."""

from __future__ import annotations

import pytest

from questhall.core import Refusal, Setup, Table
from questhall.games.jaws import GAME
from questhall.games.jaws.choices import StartAt
from questhall.games.jaws.content import load
from questhall.games.jaws.steps.city import FaceEvent
from questhall.games.jaws.steps.growing import TakeCard, TakePerk
from questhall.games.jaws.steps.market import OpenMarket
from questhall.haven.choices import PlayScenario
from questhall.words import LANGUAGES
from tests.games.jaws.journey import campaign, do, play, sheet


def begun(scenario: str = "a_ritual_in_stone") -> Table:
    """A scenario at the first choice of cards."""
    t = Table.sit(GAME, Setup("jaws", scenario, ("red_guard", "hatchet"), seed=1))
    while t.state.round == 0:
        seat, decision = next(iter(t.decisions.items()))
        t.take(seat, decision.choices[0])
    return t


def test_everybody_sees_the_own_hand_and_goal_only():
    mine, theirs, nobodys = (begun().scene(seat, "en") for seat in (0, 1, None))
    assert len(mine.zones["red_guard-hand"].cards) == 10
    assert (theirs.zones["red_guard-hand"].cards, theirs.zones["red_guard-hand"].hidden) == ((), 10)
    assert [len(each.panels["goal"].rows) for each in (mine, theirs, nobodys)] == [4, 4, 3]
    assert mine.panels["goal"].headline == " · ".join(each.name for each in mine.panels["goal"].rows[:2])


def test_cards_of_the_round_lie_before_the_hand():
    t = begun()
    for seat in (0, 1):
        t.take(seat, t.decisions[seat].choices[0])
    zones = [name for name, zone in t.scene(0, "en").zones.items() if zone.owner == 0]
    assert zones.index("red_guard-chosen") < zones.index("red_guard-hand")


@pytest.mark.parametrize(("scenario", "turns"), [("a_ritual_in_stone", True), ("the_gauntlet", False)])
def test_a_map_may_be_turned_unless_its_rules_speak_of_left_and_right(scenario, turns):
    (board,) = begun(scenario).scene(0, "en", log=False).boards.values()
    assert board.turns is turns


def test_a_lesson_is_told_the_first_time_something_is_asked():
    t = Table.sit(GAME, Setup("jaws", "roadside_ambush", ("red_guard", "hatchet"), seed=1))
    (hint,) = t.scene(0, "en").prompt.hints
    assert hint.startswith("Whoever fights hand to hand stands in front.")
    for seat in (0, 1):
        t.take(seat, next(each for each in t.decisions[seat].choices if isinstance(each, StartAt)))
    assert t.scene(0, "en").prompt.hints[0].startswith("Choose two cards")


@pytest.mark.parametrize(("number", "taught"), [(1, True), (5, True), (6, False)])
def test_the_first_five_scenarios_say_what_is_new(number, taught):
    scenario = load().numbered(number).id
    t = Table.sit(GAME, Setup("jaws", scenario, ("red_guard", "hatchet"), seed=1))
    welcome = t.scene(0, "en").welcome
    assert any(text.startswith("New in this scenario") for text in welcome) is taught


def test_the_campaign_map_shows_what_is_open_won_and_ahead():
    t = play(campaign(), 1)
    cells = t.scene(0, "en").boards["way"].cells
    assert [cells[load().numbered(n).id].label for n in (1, 2, 3)] == [
        "1. Roadside Ambush",
        "2. A Hole in the Wall",
        "3. ?",
    ]
    assert [mark.name for mark in cells["roadside_ambush"].marks] == ["completed"]
    assert cells["the_black_ship"].fog


def test_each_location_of_the_story_has_a_place_of_its_own():
    t = campaign()
    t.state.campaign.opened = list(range(1, 26))
    cells = t.scene(0, "en").boards["way"].cells.values()
    assert len({cell.place for cell in cells}) == 25


@pytest.mark.parametrize("won", [True, False])
def test_what_came_of_a_scenario_is_read_once(won):
    t = play(campaign(), 1, won=won)
    scene = t.scene(0, "en")
    assert scene.welcome[0] == f"1. Roadside Ambush: {'completed!' if won else 'lost.'}"
    assert (scene.chapter, campaign().scene(0, "en").chapter) == (f"1.roadside_ambush.{'won' if won else 'lost'}", "0")


def test_the_market_lies_open_and_says_what_is_too_dear():
    t = play(play(campaign(), 1), 2)
    sheet(t).gold = 15
    do(t, OpenMarket())
    scene = t.scene(0, "en")
    assert (scene.zones["shop"].look, scene.cards["iron_spear"].price[0].count) == ("fan", 20)
    assert Refusal("card:iron_spear", "item_too_dear", "JL-4603", {"price": 20, "gold": 15}) in t.refusals(0)


@pytest.mark.parametrize(
    ("step", "refs"),
    [
        (TakePerk("red_guard"), "card:perk-0"),
        (FaceEvent(3), "card:option-a"),
    ],
)
def test_perks_and_events_are_cards(step, refs):
    scene = do(play(campaign(), 1), step).scene(0, "en")
    assert scene.choices[0].on == (refs,)
    assert refs.removeprefix("card:") in scene.cards


def test_a_new_level_lays_out_the_cards_to_learn():
    t = play(campaign(), 1)
    sheet(t).level = 2
    scene = do(t, TakeCard("red_guard")).scene(0, "en")
    assert {choice.on[0].removeprefix("card:") for choice in scene.choices} == set(scene.zones["learn"].cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_city_is_told_in_every_language(language):
    t = play(play(campaign(), 1), 2)
    for step in (OpenMarket(), TakePerk("hatchet"), FaceEvent(1)):
        scene = do(t, step).scene(1, language)
        assert scene.prompt.text
        assert all("{" not in line for card in scene.cards.values() for line in card.lines)


def test_the_way_on_is_clicked_on_the_map():
    scene = campaign().scene(0, "en")
    assert scene.choices[0].id == str(PlayScenario("roadside_ambush"))
    assert scene.choices[0].on == ("cell:way/roadside_ambush",)

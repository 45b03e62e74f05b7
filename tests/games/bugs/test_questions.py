"""Questions and lines that are easily understood: what a choice means, what is in play, what stays as it is."""

import pytest

import questhall
from questhall.games.bugs import GAME
from questhall.games.bugs.choices import ChangeDifficulty, Roll
from questhall.games.bugs.content import load
from questhall.games.bugs.content.tables import monster_table
from questhall.games.bugs.effects import Attack
from questhall.games.bugs.events import ColumnRolled
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.beginning import UpgradeCards
from questhall.games.bugs.steps.rounds import RollColumns
from questhall.games.bugs.steps.turn import HeroActs
from questhall.haven.attacks import modified
from questhall.haven.choices import Target, UseHalf
from questhall.words import words_for
from tests.games.bugs.board import arrange, take, told
from tests.games.bugs.test_scene import drawn
from tests.games.bugs.test_warnings import shown
from tests.ledger import rule


@rule("BB-3501")
def test_to_leave_out_what_comes_first_is_to_leave_out_the_half():
    t = arrange("@ . 1", character="silent_knife", cards=["poisoned_edge:chosen"], agenda=[HeroActs()])
    take(t, UseHalf("poisoned_edge", "bottom"))
    assert shown(t, "skip").label == "Leave out the whole half; the card is used all the same"
    assert "without it nothing else of this half is done" in drawn(t).prompt.text


@rule("BB-4808")
def test_where_every_card_is_upgraded_nothing_is_asked():
    t = arrange(agenda=[UpgradeCards()] * 4, scenario={"level": 5})
    assert (t.decisions, {load().cards[each.card].level for each in t.state.cards}) == ({}, {2})
    t = arrange(agenda=[UpgradeCards()] * 3, scenario={"level": 4})
    assert len(t.decisions[0].choices) == 4


@rule("BB-709")
@pytest.mark.parametrize(
    ("monsters", "line"),
    [
        ({1: "bandit_guard"}, "Bandit Guard rolls “−”: initiative 30"),
        ({1: "bandit_guard!"}, "Bandit Guard rolls “−”: elite 50 and 70"),
        ({1: "bandit_guard", 2: "bandit_guard!"}, "Bandit Guard rolls “−”: initiative 30, elite 50 and 70"),
    ],
)
def test_the_log_tells_the_initiatives_that_are_in_play(monsters, line):
    t = arrange("@ 1 2" if len(monsters) > 1 else "@ 1", monsters=monsters, agenda=[RollColumns()], rolls=["minus"])
    (event,) = told(t, ColumnRolled)
    assert words_for(GAME.folder, "en").event(event) == line


@rule("BB-1701", "BB-2003")
def test_each_of_two_modifiers_tells_its_damage():
    t = arrange(monsters={1: "bandit_guard"}, agenda=[Act(Attack(3, advantage=True))], rolls=["minus", "plus"])
    take(t, Target("m1"), Roll())
    assert [each.label for each in drawn(t).choices] == ["Roll 1: −1 → 1 damage", "Roll 2: +2 → 4 damage"]


@rule("BB-216")
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("difficulty", list(load().difficulties))
def test_a_difficulty_tells_what_an_attack_does_on_average(difficulty, language):
    values = [modified(3, modifier) for row in monster_table(difficulty) for modifier in row]
    mean = f"{sum(values) / len(values):.1f}".replace(".", "." if language == "en" else ",")
    assert mean in words_for(GAME.folder, language).say(f"menu-difficulty-{difficulty}")


@rule("BB-216")
def test_the_present_difficulty_is_named():
    t = questhall.sit("bugs", scenario="campaign", seats=["bruiser"], seed=1)
    change = shown_in(t, "change_difficulty")
    assert change.label == "Change the difficulty (now: Standard)"
    t.take(0, ChangeDifficulty())
    assert shown_in(t, "back").label == "Leave it: Standard"
    assert "3.4 on average" in shown_in(t, "set_difficulty difficulty=hard").hint


def shown_in(t, start: str):
    return next(each for each in t.scene(0, "en").choices if each.id.startswith(start))

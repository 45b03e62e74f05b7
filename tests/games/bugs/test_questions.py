"""Questions and lines that are easily understood: what a choice means, what is in play, what stays as it is."""

import pytest

import questhall
from questhall.games.bugs import GAME
from questhall.games.bugs.blows import Blow
from questhall.games.bugs.choices import ChangeDifficulty, Roll
from questhall.games.bugs.choices import Spend as SpendCharges
from questhall.games.bugs.content import load
from questhall.games.bugs.content.scenarios import BeginWith
from questhall.games.bugs.content.tables import monster_table
from questhall.games.bugs.effects import Attack, Boost, Extra, Move, Shield, Spend
from questhall.games.bugs.events import ColumnRolled
from questhall.games.bugs.state import HERO, Bonus
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.beginning import UpgradeCards
from questhall.games.bugs.steps.damage import Harm, SufferDamage
from questhall.games.bugs.steps.rounds import NextTurn, RollColumns
from questhall.games.bugs.steps.turn import HeroActs
from questhall.haven.attacks import modified
from questhall.haven.choices import Target, UseHalf
from questhall.words import words_for
from questhall.words.textview import fitted
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


@rule("BB-1704", "BB-3801")
@pytest.mark.parametrize(
    ("language", "hit", "wound"),
    [
        ("en", "Bandit Guard 1 hits for 4: suffer or negate it?", "2 damage (wound): suffer or negate it?"),
        ("uk", "б’є на 4: зазнати чи відвернути?", "Поранення: 2 ("),
        ("ru", "бьёт на 4: получить или отразить?", "Урон: 2 ("),
    ],
)
def test_damage_tells_how_much_it_is_and_where_it_comes_from(language, hit, wound):
    blow, shield = Blow(attacker="m1", target=HERO, value=5), [Bonus(HERO, Shield(1), "round")]
    t = arrange(agenda=[SufferDamage(5, "attack", blow)], bonuses=shield)
    assert drawn(t, language).prompt.text.endswith(hit)
    assert drawn(arrange(agenda=[Harm(HERO, 2, "wound")]), language).prompt.text.startswith(wound)


@rule("BB-1401", "BB-1501")
def test_a_move_tells_how_far_it_goes():
    fire = Move(3, spend=(Spend(("fire",), Extra(plus=2)),))
    assert drawn(arrange("@ . . 1", cards=["overhand_blow"], agenda=[Act(fire)])).prompt.text == (
        "Where do you go? Move 3, fire adds +2"
    )
    t = arrange("@ . . 1", cards=["overhand_blow"], agenda=[Act(fire)])
    take(t, SpendCharges(0, ("overhand_blow.a.0",)))
    assert drawn(t).prompt.text == "Where do you go? Move 5"
    boots = [Bonus(HERO, Boost(Extra(plus=1, jump=True), on="move"), "round")]
    t = arrange("@ . . 1", cards=["shoulder_charge"], agenda=[Act(Move(3))], bonuses=boots)
    assert drawn(t).prompt.text == "Where do you go? Move 4, Jump"


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


@rule("BB-103", "BB-3201")
def test_a_character_shows_its_first_cards_before_it_is_chosen():
    scene = questhall.sit("bugs", scenario="campaign", seats=[""], seed=1).scene(0, "en")
    back = scene.cards["bruiser"].back
    assert [line.partition(":")[0] for line in back.lines] == [
        *("Shoulder Charge", "Door for a Shield", "Overhand Blow", "Hold the Line")
    ]
    assert "A · 24 · Attack 5, Push 2 / " in back.lines[0]
    assert "B · 51 · Attack 5, Muddle / " in back.lines[0]


def test_a_scenario_is_called_by_its_number_and_name():
    scene = questhall.sit("bugs", scenario="crossing_the_road", seats=["bruiser"], seed=1).scene(0, "en")
    assert scene.subtitle == "2. Crossing the Road · level 1"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "you begin with Poison"),
        ("uk", "ви починаєте зі станом «Отруєння»"),
        ("ru", "вы начинаете с состоянием «Отравление»"),
    ],
)
def test_a_condition_at_the_beginning_is_told_as_a_sentence(language, line):
    assert words_for(GAME.folder, language).describe(BeginWith("hero", "poison")) == line


@rule("BB-704")
def test_the_terminal_tells_the_order_of_turns_and_the_discard_pile():
    cards = ["shoulder_charge", "overhand_blow", "hold_the_line/b:discard"]
    t = arrange(cards=cards, columns={"bandit_guard": 2}, initiative=40, turns=["hero/0"], agenda=[NextTurn()])
    text = fitted(drawn(t), words_for(GAME.folder, "en"), 100, 38)
    assert "Order of turns: (40 Bruiser) · ▸ 70 Bandit Guard 1" in text
    assert "Discard pile [A]: Hold the Line" in text

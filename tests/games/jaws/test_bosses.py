"""What only bosses do, and where those appear who come in the middle of a turn.  [JL-33xx, JL-G-5xx, JL-G-910]"""

from questhall.games.jaws.content.maps import chamber
from questhall.games.jaws.content.scenarios import Conversion
from questhall.games.jaws.effects import Attack
from questhall.games.jaws.events import AttackMade
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.monsters import MonsterTurn
from questhall.games.jaws.steps.twists import Convert
from questhall.haven.choices import PickHex, TakeDamage, Target
from questhall.haven.events import DamageSuffered
from tests.games.jaws.board import arrange, asked, at, take, told
from tests.games.jaws.journey import do
from tests.ledger import rule

ONE, TWO = 473, 468  # the boss performs its first or second special ability


def faced(drawing, boss, card, dead=(), monsters=None, **more):
    """A boss at b whose card is known, and where zealots have died."""
    found = {"b": boss} | (monsters or {})
    t = arrange(drawing, monsters=found, abilities={boss: card, "zealot": 384}, level=1, **more)
    t.state.graves = [(cell, "zealot", elite) for cell, elite in dead]
    t.state.opened = sorted(chamber(t.state.scenario).doors)
    return do(t, MonsterTurn("m1"))


def zealots(t):
    return {figure.at: figure.elite for figure in t.state.figures.values() if figure.being == "zealot"}


@rule("JL-3302", "JL-3312")
def test_the_horror_leaps_to_the_farthest_dead_zealot_which_rises_beside_it():
    t = faced("h b . . . . .", "blood_horror", ONE, dead=[("a3", False), ("a7", True)])
    assert at(t, "a7").being == "blood_horror"
    assert zealots(t) == {"a6": True}
    assert t.state.graves == [("a3", "zealot", False)]


@rule("JL-3302", "JL-3312")
def test_without_a_dead_zealot_it_leaps_to_the_farthest_character_and_attacks():
    t = take(faced("h b . . . r", "blood_horror", ONE), TakeDamage())
    assert at(t, "a5").being == "blood_horror"
    assert [event.target for event in told(t, AttackMade)] == ["red_guard"]


@rule("JL-2906", "JL-G-006")
def test_of_two_who_are_equally_far_the_players_choose_to_whom_it_leaps():
    t = faced("h . . b . . r", "blood_horror", ONE)
    assert asked(t) == (PickHex("a1"), PickHex("a7"))
    take(t, PickHex("a7"))
    assert at(t, "a6").being == "blood_horror"


@rule("JL-3302", "JL-3312")
def test_the_horror_revives_all_dead_zealots_of_its_room_and_of_no_other():
    t = faced("h b . 1 . .", "blood_horror", TWO, dead=[("a3", False), ("a5", False)])
    take(t, TakeDamage())
    assert zealots(t) == {"a3": False}
    assert t.state.graves == [("a5", "zealot", False)]


@rule("JL-3302", "JL-3312")
def test_the_first_of_the_order_hurts_all_around_and_imps_come():
    t = faced("h . b . . r", "first_of_the_order", ONE)
    take(t, TakeDamage())
    assert [(each.figure, each.damage) for each in told(t, DamageSuffered)] == [("hatchet", 2)]
    assert set(asked(t)) == {PickHex("a2"), PickHex("a4")}
    take(t, PickHex("a2"))
    assert at(t, "a2").being == "blood_imp"


@rule("JL-3302", "JL-1201", "JL-G-114")
def test_its_attacks_go_on_from_where_the_last_target_stood():
    t = faced("b h . r", "first_of_the_order", TWO)
    t.state.figures["hatchet"].health = 1
    take(t, TakeDamage(), TakeDamage())
    assert [event.target for event in told(t, AttackMade)] == ["hatchet", "red_guard"]
    assert "hatchet" not in t.state.figures


@rule("JL-G-508", "JL-G-910")
def test_the_players_choose_where_a_monster_comes_that_a_death_leaves():
    t = arrange("h . a .", monsters={"a": "rat_monstrosity_16_1~1"}, level=0)
    t.state.terrain["a3"] = "difficult"
    take(do(t, Act("hatchet", Attack(value=3, range=2))), Target("m1"))
    assert set(asked(t)) == {PickHex("a2"), PickHex("a4")}
    take(t, PickHex("a4"))
    assert at(t, "a4").being == "blood_imp"


@rule("JL-G-508")
def test_the_players_choose_where_those_appear_into_whom_a_monster_turns():
    t = arrange("h b a . .\n . .", monsters={"a": "giant_viper!", "b": "zealot"})
    rule_ = Conversion(monster="giant_viper", by="zealot", into="blood_imp", elites=2)
    do(t, Convert(rule_))
    assert at(t, "a3").being == "blood_imp"
    assert set(asked(t)) == {PickHex("a4"), PickHex("b2")}

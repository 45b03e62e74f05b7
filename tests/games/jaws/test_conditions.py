"""Conditions and healing.  [JL-13xx to JL-16xx, JL-G-3xx]"""

import pytest

from questhall.games.jaws.cardpiles import draw_modifier
from questhall.games.jaws.choices import Accept
from questhall.games.jaws.content.scenarios import Objective
from questhall.games.jaws.effects import Affect, Attack, Boost, Heal, Shield
from questhall.games.jaws.health import end_turn, give_condition, heal
from questhall.games.jaws.state import Deck
from questhall.games.jaws.steps.actions import Act
from questhall.games.jaws.steps.damage import Harm
from questhall.games.jaws.steps.rounds import BeginTurn, CloseRound
from questhall.games.jaws.terms import Extra
from questhall.games.jaws.traits import add_bonus
from questhall.haven.choices import Skip, TakeDamage, Target, UseHalf
from questhall.haven.events import DamageSuffered
from tests.games.jaws.board import arrange, asked, at, take, told
from tests.games.jaws.journey import do
from tests.ledger import rule


def pair(**more):
    return arrange("h a", monsters={"a": "stone_golem"}, level=0, **more)


@rule("JL-1404", "JL-1406", "JL-G-312", "JL-1506")
@pytest.mark.parametrize("condition", ["immobilize", "stun", "muddle", "strengthen", "disarm"])
def test_timed_conditions_end_with_the_next_turn(condition):
    t = pair()
    figure = at(t, "a2")
    give_condition(t, figure, condition)
    end_turn(t, figure)
    assert not figure.conditions


@rule("JL-G-301", "JL-1405")
def test_one_received_in_the_own_turn_outlasts_it():
    t = pair(active="m1")
    figure = at(t, "a2")
    give_condition(t, figure, "stun")
    end_turn(t, figure)
    assert "stun" in figure.conditions
    t.state.active = ""
    end_turn(t, figure)
    assert not figure.conditions
    give_condition(t, figure, "stun")
    end_turn(t, figure)
    assert not figure.conditions


@rule("JL-1407")
@pytest.mark.parametrize("condition", ["poison", "wound"])
def test_poison_and_wound_stay(condition):
    t = pair()
    figure = at(t, "a2")
    give_condition(t, figure, condition)
    end_turn(t, figure)
    end_turn(t, figure)
    assert condition in figure.conditions


@rule("JL-1408", "JL-G-302")
def test_a_condition_is_not_doubled_and_starts_anew():
    t = pair(active="m1")
    figure = at(t, "a2")
    figure.conditions = {"muddle": False}
    give_condition(t, figure, "muddle")
    assert figure.conditions == {"muddle": True}


@rule("JL-1509", "JL-EX-31", "JL-1512")
@pytest.mark.parametrize("ills", [["poison"], ["poison", "wound"]])
def test_a_heal_of_the_poisoned_only_takes_that_away(ills):
    t = pair(conditions={"hatchet": ills})
    figure = t.state.figures["hatchet"]
    figure.health = 3
    heal(t, figure, 3)
    assert (figure.health, figure.conditions) == (3, {})


@rule("JL-1511", "JL-EX-32")
def test_a_heal_of_the_wounded_heals_too():
    t = pair(conditions={"hatchet": ["wound"]})
    figure = t.state.figures["hatchet"]
    figure.health = 3
    heal(t, figure, 3)
    assert (figure.health, figure.conditions) == (6, {})
    figure.conditions = {"wound": False}
    heal(t, figure, 3)
    assert (figure.health, figure.conditions) == (8, {})


@rule("JL-1602")
def test_health_never_rises_above_the_most():
    t = pair()
    heal(t, t.state.figures["hatchet"], 9)
    assert t.state.figures["hatchet"].health == 8


@rule("JL-1601", "JL-610")
def test_a_heal_is_for_oneself_or_an_ally_in_range():
    t = arrange("h . r d", agenda=[Act("hatchet", Heal(value=2, range=2))])
    assert asked(t) == (Target("hatchet"), Target("red_guard"), Skip())
    own = arrange("h r", agenda=[Act("hatchet", Heal(value=2, side="self"))])
    assert asked(own) == (Target("hatchet"), Skip())


@rule("JL-G-004")
def test_a_figure_is_not_its_own_ally():
    t = arrange("h r", agenda=[Act("hatchet", Heal(value=2, side="allies", range=3))])
    assert asked(t) == (Target("red_guard"), Skip())


@rule("JL-1510", "JL-G-310")
def test_a_wound_hurts_at_the_start_of_a_turn_and_can_be_negated():
    t = arrange("h a", monsters={"a": "zealot"}, conditions={"hatchet": ["wound"]}, agenda=[BeginTurn("hatchet")])
    assert t.decisions[0].question.value == 1
    assert len(asked(t)) > 1
    take(t, TakeDamage())
    assert t.state.figures["hatchet"].health == 7
    hands = {"hatchet": ["center_mass:chosen", "close_cuts:chosen"]}
    first = arrange("h", hands=hands, conditions={"hatchet": ["wound"]}, agenda=[BeginTurn("hatchet")])
    assert first.state.figures["hatchet"].health == 7  # before its cards, and nothing to negate it with
    agenda = [BeginTurn("m1")]
    theirs = arrange("h . . a", monsters={"a": "zealot+wound"}, abilities={"zealot": 391}, agenda=agenda)
    assert at(theirs, "a4").health == 5


@rule("JL-G-311")
def test_poison_does_not_add_to_damage_that_is_no_attack():
    t = arrange("h a", monsters={"a": "stone_golem+poison"}, agenda=[Act("hatchet", Affect(damage=2))], level=0)
    take(t, Target("m1"))
    assert at(t, "a2").health == 8


# -- curse and bless


@rule("JL-1513", "JL-1518", "JL-1516")
def test_a_cursed_monster_puts_a_curse_into_the_deck_of_all():
    t = pair()
    t.state.modifiers.discard, t.state.curses = ["+1"], 0
    give_condition(t, at(t, "a2"), "curse")
    assert t.state.modifiers.draw.count("curse") == 1
    assert t.state.modifiers.discard == ["+1"]
    assert (t.state.monster_curses, t.state.curses) == (9, 0)


@rule("JL-1513", "JL-1519")
@pytest.mark.parametrize("card", ["curse", "bless"])
def test_curses_and_blessings_are_shuffled_into_the_deck(card):
    t = pair()
    for _ in range(10):
        give_condition(t, at(t, "a2"), card)
    cards = t.state.modifiers.draw
    assert cards.count(card) == 10
    assert cards[:10] != [card] * 10 != cards[-10:]


@rule("JL-1516", "JL-1519", "JL-1522")
def test_characters_have_curses_of_their_own_and_share_the_blessings():
    t = pair()
    give_condition(t, t.state.figures["hatchet"], "curse")
    give_condition(t, t.state.figures["hatchet"], "bless")
    deck = t.state.heroes["hatchet"].modifiers.draw
    assert (deck.count("curse"), deck.count("bless")) == (1, 1)
    assert (t.state.monster_curses, t.state.curses, t.state.blessings) == (10, 9, 9)
    give_condition(t, at(t, "a2"), "bless")
    assert (t.state.modifiers.draw.count("bless"), t.state.blessings) == (1, 8)


@rule("JL-1517", "JL-EX-43")
def test_ten_curses_are_all_there_are():
    t = pair()
    for _ in range(11):
        give_condition(t, at(t, "a2"), "curse")
    assert t.state.modifiers.draw.count("curse") == 10


@rule("JL-1515", "JL-1521", "JL-G-208")
@pytest.mark.parametrize(("card", "stock"), [("curse", "curses"), ("bless", "blessings")])
def test_a_drawn_curse_or_blessing_leaves_the_deck(card, stock):
    t = pair()
    give_condition(t, t.state.figures["hatchet"], card)
    deck = t.state.heroes["hatchet"].modifiers
    deck.draw = [card]
    assert draw_modifier(t, deck) == card
    assert (deck.draw, deck.discard, getattr(t.state, stock)) == ([], [], 10)


@rule("JL-1514", "JL-1520", "JL-O-10")
@pytest.mark.parametrize(("card", "left"), [("curse", 10), ("bless", 4)])
def test_a_curse_is_a_null_and_a_blessing_a_double_without_a_reshuffle(card, left):
    t = pair(agenda=[Act("hatchet", Attack(value=3))], cards={"hatchet": [card]})
    t.state.heroes["hatchet"].modifiers = Deck([*["+0"] * 5, card])
    take(t, Target("m1"))
    assert at(t, "a2").health == left
    assert not t.state.heroes["hatchet"].modifiers.reshuffle


# -- damage without an attack


@rule("JL-1301", "JL-1302", "JL-1304", "JL-1305", "JL-2004")
def test_other_damage_draws_no_card_and_ignores_shields():
    t = arrange("h a", monsters={"a": "stone_golem"}, agenda=[Act("hatchet", Affect(damage=2))], level=1)
    take(t, Target("m1"))
    assert at(t, "a2").health == 8
    assert [event.source for event in told(t, DamageSuffered)] == ["effect"]
    assert not t.state.heroes["hatchet"].modifiers.discard
    assert not t.state.modifiers.discard


@rule("JL-1302", "JL-G-311")
def test_neither_poison_nor_a_bonus_adds_to_damage_that_is_no_attack():
    t = arrange("h a", monsters={"a": "stone_golem+poison"})
    add_bonus(t, "hatchet", Boost(add=Extra(plus=2)), "round")
    take(do(t, Act("hatchet", Affect(damage=2))), Target("m1"))
    assert at(t, "a2").health == 8


@rule("JL-1305", "JL-2004")
def test_a_shield_does_not_help_a_character_against_a_trap():
    t = arrange("h a", monsters={"a": "zealot"})
    add_bonus(t, "hatchet", Shield(value=2), "round")
    take(do(t, Harm("hatchet", 3, "trap")), TakeDamage())
    assert t.state.figures["hatchet"].health == 5


@rule("JL-1303", "JL-O-18")
def test_other_damage_needs_no_line_of_sight_but_its_range():
    drawing = """
        h     a
         .   .
          . .
    """
    agenda = [Act("hatchet", Affect(damage=2, range=4))]
    assert not arrange(drawing, monsters={"a": "zealot"}, agenda=agenda).decisions
    assert arrange(drawing, monsters={"a": "zealot"}, agenda=[Act("hatchet", Affect(damage=2, range=5))]).decisions
    bad = [Act("hatchet", Affect(inflict=("stun",), range=5))]
    assert not arrange(drawing, monsters={"a": "zealot"}, agenda=bad).decisions


@rule("JL-G-903", "JL-1401")
def test_conditions_can_come_without_an_attack():
    t = arrange("a h b", monsters={"a": "zealot", "b": "zealot"}, agenda=[Act("hatchet", Affect(inflict=("stun",)))])
    take(t, Target("m1"))
    assert "stun" in t.state.figures["m1"].conditions
    assert not t.state.figures["m2"].conditions


@rule("JL-G-903")
def test_conditions_can_come_to_all_enemies_within_range_or_to_oneself_and_allies():
    monsters = {"a": "zealot", "b": "zealot", "c": "zealot"}
    t = arrange("a h b c d", monsters=monsters)
    take(do(t, Act("hatchet", Affect(targets=0, inflict=("muddle",)))), Accept())
    assert {name for name, each in t.state.figures.items() if "muddle" in each.conditions} == {"m1", "m2"}
    take(do(t, Act("hatchet", Affect(side="friends", range=9, targets=0, inflict=("strengthen",)))), Accept())
    assert {n for n, each in t.state.figures.items() if "strengthen" in each.conditions} == {"hatchet", "demolitionist"}


@rule("JL-G-313", "JL-3304")
def test_the_immune_never_receive_a_condition():
    t = arrange("h a", monsters={"a": "blood_tumor"})
    give_condition(t, at(t, "a2"), "stun")
    give_condition(t, at(t, "a2"), "wound")
    assert list(at(t, "a2").conditions) == ["wound"]


@rule("JL-3509")
def test_objectives_are_left_alone():
    t = arrange("h S", objectives={"S": Objective(kind="stone", health=3)})
    give_condition(t, at(t, "a2"), "stun")
    assert not at(t, "a2").conditions


@rule("JL-G-305", "JL-1502", "JL-EX-40")
def test_a_stunned_character_plays_its_cards_without_effect():
    hands = {"hatchet": ["center_mass:chosen", "close_cuts:chosen"]}
    t = arrange(
        "h a", monsters={"a": "zealot"}, conditions={"hatchet": ["stun"]}, hands=hands, agenda=[BeginTurn("hatchet")]
    )
    take(t, UseHalf("center_mass", "top"))
    assert {each.card: each.zone for each in t.state.heroes["hatchet"].cards} == {
        "center_mass": "discard",
        "close_cuts": "chosen",
    }
    take(t, UseHalf("close_cuts", "bottom"))
    assert not t.state.figures["hatchet"].conditions
    assert at(t, "a2").health == 6


@rule("JL-4104")
def test_tokens_lie_on_a_figure_until_the_round_ends():
    t = arrange("h a", monsters={"a": "zealot~3"})
    figure = at(t, "a2")
    figure.marks = ["no_heal"]
    heal(t, figure, 2)
    assert figure.health == 3
    CloseRound().run(t)
    heal(t, figure, 2)
    assert figure.health == 5

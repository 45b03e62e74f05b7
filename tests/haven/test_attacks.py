"""Modifiers, shields, advantage and disadvantage."""

import pytest

from questhall.haven.attacks import Luck, Modifier, better, luck, modified, shielded, worse
from tests.ledger import rule

NULL, DOUBLE = Modifier(times="null"), Modifier(times="double")
PUSH, PIERCE, MUDDLE, SELF_MUDDLE = (
    Modifier(push=1),
    Modifier(pierce=1),
    Modifier(inflict=("muddle",)),
    Modifier(gain=("muddle",)),
)


@rule("BB-1815", "BB-1816", "BB-1817", "BB-R-24")
@pytest.mark.parametrize(
    ("value", "modifier", "result"),
    [
        (3, Modifier(1), 4),
        (3, Modifier(3), 6),
        (3, Modifier(-2), 1),
        (1, Modifier(-2), 0),
        (3, NULL, 0),
        (3, DOUBLE, 6),
    ],
)
def test_a_modifier_changes_the_value_never_below_nothing(value, modifier, result):
    assert modified(value, modifier) == result


@rule("BB-2101", "BB-R-24")
@pytest.mark.parametrize(("value", "shield", "pierce", "damage"), [(8, 6, 5, 7), (2, 3, 0, 0), (2, 1, 4, 2)])
def test_pierce_lowers_the_shield_and_no_further(value, shield, pierce, damage):
    assert shielded(value, shield, pierce) == damage


@rule("BB-2009", "BB-2010")
@pytest.mark.parametrize(
    ("good", "bad", "result"),
    [
        (0, 0, Luck.PLAIN),
        (3, 0, Luck.ADVANTAGE),
        (0, 2, Luck.DISADVANTAGE),
        (1, 2, Luck.PLAIN),
        (2, 1, Luck.PLAIN),
    ],
)
def test_advantage_and_disadvantage_cancel_and_do_not_add_up(good, bad, result):
    assert luck(advantages=good, disadvantages=bad) is result


@rule("BB-R-18")
def test_null_is_the_lowest_and_double_counts_the_value():
    assert worse(Modifier(-2), NULL, 3) == NULL
    assert better(Modifier(2), DOUBLE, 3) == DOUBLE
    assert better(Modifier(2), DOUBLE, 1) == Modifier(2)


@rule("BB-2005", "BB-2006", "BB-EX-19")
def test_equal_numbers_with_different_effects_leave_the_first():
    assert worse(PUSH, PIERCE, 2) == PUSH
    assert better(PIERCE, PUSH, 2) == PIERCE


@rule("BB-2007", "BB-EX-20")
def test_a_good_effect_makes_a_modifier_better_than_its_plain_number():
    assert worse(MUDDLE, Modifier(), 2) == Modifier()
    assert better(Modifier(), MUDDLE, 2) == MUDDLE


@rule("BB-2008")
def test_a_bad_effect_makes_a_modifier_worse_than_its_plain_number():
    assert worse(Modifier(), SELF_MUDDLE, 2) == SELF_MUDDLE


@rule("BB-EX-21")
def test_different_numbers_decide_before_effects():
    assert worse(PUSH, Modifier(1), 2) == PUSH
    assert better(PUSH, Modifier(1), 2) == Modifier(1)

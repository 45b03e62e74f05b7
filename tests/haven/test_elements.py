"""Which charges pay for which costs."""

import pytest

from questhall.haven.elements import ELEMENTS, payments, pays
from tests.ledger import rule


@rule("BB-1301")
def test_there_are_six_elements():
    assert ELEMENTS == ("fire", "ice", "air", "earth", "light", "dark")


@rule("BB-1315", "BB-1316", "BB-1318", "BB-1319", "BB-R-12")
@pytest.mark.parametrize(
    ("charge", "cost", "enough"),
    [
        ("fire", "fire", True),
        ("fire", "ice", False),
        ("ice", "wild", True),
        ("wild", "dark", True),
        ("fire", "fire_air", True),
        ("ice", "fire_air", False),
        ("fire_air", "air", True),
        ("fire_air", "ice", False),
        ("fire_air", "ice_air", True),
        ("fire_air", "ice_earth", False),
        ("fire_air", "wild", True),
    ],
)
def test_a_charge_pays_for_a_cost_with_a_common_element(charge, cost, enough):
    assert pays(charge, cost) is enough


@rule("BB-1314")
def test_several_costs_take_a_charge_each():
    charges = {"a": "fire", "b": "wild"}
    assert list(payments(("fire", "ice"), charges)) == [("a", "b")]
    assert list(payments(("ice", "dark"), charges)) == []


def test_the_same_charges_are_one_payment():
    assert list(payments(("fire", "fire"), {"a": "fire", "b": "fire"})) == [("a", "b")]


def test_what_is_no_element_is_refused():
    with pytest.raises(ValueError, match="'water' is no element"):
        pays("water", "fire")


@rule("BB-1317", "BB-1304")
def test_a_mixed_charge_pays_once_for_one_of_its_elements():
    assert list(payments(("fire", "air"), {"mixed": "fire_air"})) == []
    assert list(payments(("fire", "air"), {"mixed": "fire_air", "plain": "air"})) == [("mixed", "plain")]
    assert list(payments(("fire_air",), {"plain": "air", "other": "ice"})) == [("plain",)]

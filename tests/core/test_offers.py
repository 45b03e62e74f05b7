"""Decisions that are worked out when somebody looks at them."""

from typing import Any

import pytest

from questhall.core import Decision, Offers
from tests.core.toy import Market, Pass


def offers(looked: list[tuple[str, int]]) -> Offers:
    def decide(t: Any, seat: int) -> Decision:
        looked.append((t, seat))
        return Decision(seat, Market(), (Pass(),))

    return Offers("table", (0, 2), decide)


def test_a_decision_is_found_when_it_is_looked_at_first_and_then_kept() -> None:
    looked: list[tuple[str, int]] = []
    asked = offers(looked)
    assert (list(asked), len(asked), 2 in asked, 1 in asked, looked) == ([0, 2], 2, True, False, [])
    assert asked[2] is asked[2]
    assert asked.get(1) is None
    assert looked == [("table", 2)]


def test_a_copy_of_the_table_keeps_what_was_found_and_looks_for_itself() -> None:
    looked: list[tuple[str, int]] = []
    asked = offers(looked)
    known = asked[0]
    twin = asked.at("twin")
    asked.close()
    assert (twin[0], twin[2].seat) == (known, 2)
    assert looked == [("table", 0), ("twin", 2)]


def test_where_all_is_known_a_copy_of_the_table_is_offered_the_same() -> None:
    asked = offers([])
    assert asked.at("twin") is not asked
    assert [asked[seat].seat for seat in (0, 2)] == [0, 2]
    assert asked.at("twin") is asked
    asked.close()
    assert asked[2].seat == 2


def test_once_the_table_went_on_only_what_was_looked_at_is_known() -> None:
    asked = offers([])
    known = asked[0]
    asked.close()
    assert asked[0] is known
    with pytest.raises(LookupError, match="seat 2"):
        asked[2]

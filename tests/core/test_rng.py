"""Chance."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.core import Rng
from tests.core.toy import DieRolled, Throw, ready


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 / expected for count in counts.values()) + (kinds - len(counts)) * expected


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.8), (6, 20.5), (20, 43.8), (100, 148.2)])
def test_every_side_is_equally_likely(sides: int, limit: float) -> None:
    rng = Rng(2024)
    counts = Counter[object](rng.below(sides) for _ in range(20_000))
    assert chi_square(counts, sides) < limit  # exceeded once in a thousand times


def test_a_count_that_does_not_divide_the_bits_is_not_biased() -> None:
    rng = Rng(2024)
    counts = Counter[object](rng.below(3 << 62) >> 62 for _ in range(3_000))
    assert chi_square(counts, 3) < 13.8


def test_throws_in_a_row_do_not_depend_on_each_other() -> None:
    rng = Rng(2024)
    counts = Counter[object]((rng.below(6), rng.below(6)) for _ in range(36_000))
    assert chi_square(counts, 36) < 66.6


def test_neighbouring_seeds_do_not_depend_on_each_other() -> None:
    counts = Counter[object](Rng(seed).below(6) for seed in range(12_000))
    assert chi_square(counts, 6) < 20.5


def test_every_order_is_equally_likely() -> None:
    rng, counts = Rng(2024), Counter[object]()
    for _ in range(24_000):
        pile = [0, 1, 2, 3]
        rng.shuffle(pile)
        counts[tuple(pile)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 49.7


@given(st.integers(), st.lists(st.integers()))
def test_shuffling_loses_nothing(seed: int, cards: list[int]) -> None:
    pile = cards[:]
    Rng(seed).shuffle(pile)
    assert Counter(pile) == Counter(cards)


@given(st.integers(), st.integers(1, 2**64))
def test_numbers_stay_below_the_count(seed: int, count: int) -> None:
    assert 0 <= Rng(seed).below(count) < count


@given(st.integers())
def test_the_same_seed_gives_the_same_numbers(seed: int) -> None:
    assert [Rng(seed).bits() for _ in range(3)] == [Rng(seed).bits() for _ in range(3)]
    assert Rng(seed).state == Rng(seed % 2**64).state


def test_the_numbers_are_those_of_the_published_generator() -> None:
    rng = Rng(1234567)  # SplitMix64's well-known test vector
    assert [rng.bits() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_copy_goes_on_alike_and_apart() -> None:
    rng = Rng(7)
    rng.bits()
    twin = rng.copy()
    assert [rng.bits(), rng.bits()] == [twin.bits(), twin.bits()]
    rng.bits()
    assert rng.state != twin.state


@pytest.mark.parametrize("count", [0, -1, 2**64 + 1])
def test_a_count_out_of_range_is_refused(count: int) -> None:
    with pytest.raises(ValueError, match=f"cannot choose below {count}:"):
        Rng(1).below(count)


def test_a_refused_count_does_not_use_up_a_number() -> None:
    rng = Rng(1)
    with pytest.raises(ValueError, match="below 0"):
        rng.below(0)
    assert rng.state == 1


def test_a_table_rolls_from_one_to_the_number_of_sides() -> None:
    t = ready()
    assert {t.roll(4) for _ in range(100)} == {1, 2, 3, 4}


def test_a_random_result_is_in_an_event() -> None:
    (rolled,) = ready(Throw(1)).events
    assert isinstance(rolled, DieRolled)
    assert rolled.pips == Rng(7).below(6) + 1


def test_a_table_shuffles_and_draws_from_the_top() -> None:
    t, pile = ready(), list(range(30))
    t.shuffle(pile)
    top = pile[-1]
    assert (t.draw(pile), len(pile)) == (top, 29)

"""Copies: equal, independent, and generated for plain data only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.core import Table, noun
from questhall.core.copying import copier
from tests.core.toy import TOY, Auction, Bid, ChooseCharm, Fly, TakeFlight, Wear, ready, sit


class Leaf(msgspec.Struct):
    values: list[int]


class Printed(msgspec.Struct, frozen=True):
    """Recursive, as effects are; nothing in it can change."""

    name: str
    then: tuple[Printed, ...] = ()


class Crate(msgspec.Struct, frozen=True):
    """Frozen, and yet what it holds can change."""

    inside: list[int]


class Tree(msgspec.Struct, kw_only=True):
    name: str
    leaf: Leaf | None
    leaves: list[Leaf]
    named: dict[str, Leaf]
    numbers: dict[int, int]
    grid: list[list[int]]
    piles: dict[str, list[dict[str, list[int]]]]
    crate: Crate
    nouns: Annotated[list[str], noun("card")]
    maybe: list[int] | None
    printed: Printed
    pairs: list[tuple[int, str]]


class NoMeta(msgspec.Struct):
    value: Any


class WithSet(msgspec.Struct):
    value: set[str]


class WithTupleOfLists(msgspec.Struct):
    value: tuple[list[int], ...]


class WithUnion(msgspec.Struct):
    value: list[int] | Leaf


class WithOther(msgspec.Struct):
    value: complex


class WithAnyInside(msgspec.Struct):
    value: dict[str, list[Any]]


@dataclass
class Foreign:
    value: int


class WithForeign(msgspec.Struct):
    value: Foreign


class Spot(NamedTuple):
    x: int
    y: int


class WithSpot(msgspec.Struct):
    value: Spot


ints = st.lists(st.integers(0, 9), max_size=3)
leaves = st.builds(Leaf, ints)
trees = st.builds(
    Tree,
    name=st.text(max_size=3),
    leaf=st.none() | leaves,
    leaves=st.lists(leaves, max_size=3),
    named=st.dictionaries(st.text(max_size=3), leaves, max_size=3),
    numbers=st.dictionaries(st.integers(0, 9), st.integers(0, 9), max_size=3),
    grid=st.lists(ints, max_size=3),
    piles=st.dictionaries(st.text(max_size=2), st.lists(st.dictionaries(st.text(max_size=2), ints)), max_size=2),
    crate=st.builds(Crate, ints),
    nouns=st.lists(st.text(max_size=3), max_size=3),
    maybe=st.none() | ints,
    printed=st.just(Printed("a", (Printed("b"),))),
    pairs=st.lists(st.tuples(st.integers(0, 9), st.text(max_size=2)), max_size=3),
)

TREE = Tree(
    name="oak",
    leaf=Leaf([1]),
    leaves=[Leaf([2])],
    named={"a": Leaf([3])},
    numbers={4: 5},
    grid=[[6]],
    piles={"b": [{"c": [7]}]},
    crate=Crate([8]),
    nouns=["ring"],
    maybe=[9],
    printed=Printed("x"),
    pairs=[(1, "y")],
)

CHANGES: list[Callable[[Any], object]] = [
    lambda tree: tree.leaf.values.append(0),
    lambda tree: tree.leaves.pop(),
    lambda tree: tree.leaves[0].values.clear(),
    lambda tree: tree.named["a"].values.append(0),
    lambda tree: tree.named.clear(),
    lambda tree: tree.numbers.update({4: 0}),
    lambda tree: tree.grid[0].append(0),
    lambda tree: tree.piles["b"].append({}),
    lambda tree: tree.piles["b"][0]["c"].append(0),
    lambda tree: tree.crate.inside.append(0),
    lambda tree: tree.nouns.append("key"),
    lambda tree: tree.maybe.append(0),
    lambda tree: tree.pairs.clear(),
    lambda tree: setattr(tree, "name", "elm"),
]


def copy(tree: Tree) -> Tree:
    made = copier(Tree)
    assert made is not None
    twin: Tree = made(tree)
    return twin


@given(trees)
def test_a_copy_equals_what_saving_and_loading_gives(tree: Tree) -> None:
    assert copy(tree) == tree == msgspec.msgpack.decode(msgspec.msgpack.encode(tree), type=Tree)


@pytest.mark.parametrize("change", CHANGES)
def test_what_happens_to_a_copy_does_not_happen_to_the_original(change: Callable[[Any], object]) -> None:
    before, twin = msgspec.msgpack.encode(TREE), copy(TREE)
    change(twin)
    assert msgspec.msgpack.encode(TREE) == before != msgspec.msgpack.encode(twin)


def test_what_cannot_change_is_shared() -> None:
    assert copy(TREE).printed is TREE.printed
    assert copier(Printed) is None


@pytest.mark.parametrize(
    "kind", [NoMeta, WithSet, WithTupleOfLists, WithUnion, WithOther, WithAnyInside, WithForeign, WithSpot]
)
def test_what_is_not_plain_data_is_refused(kind: type[msgspec.Struct]) -> None:
    with pytest.raises(TypeError, match="cannot be copied"):
        copier(kind)


def test_a_copied_table_offers_the_same_and_has_the_same_past() -> None:
    t = sit()
    t.take(0, Bid(1)), t.take(1, Bid(0))
    twin = t.copy()
    assert (twin.decisions, twin.freeze(), twin.events, twin.history) == (t.decisions, t.freeze(), t.events, t.history)


def test_a_copied_table_goes_its_own_way() -> None:
    t = ready(Auction())
    before, twin = (t.freeze(), t.events[:], t.history[:]), t.copy()
    twin.take(0, Bid(1)), twin.take(1, Bid(0))
    assert (t.freeze(), t.events, t.history) == before
    assert len(t.state.deck) == len(twin.state.deck) + 1


def test_a_copied_table_has_its_own_chance_and_its_own_lasting_effects() -> None:
    t = ready(ChooseCharm(0), TakeFlight(0), ChooseCharm(1))
    before, twin = t.freeze(), t.copy()
    twin.take(0, Wear("tithe")), twin.take(0, Fly())
    assert t.freeze() == before


def test_a_copy_of_a_thawed_table_goes_back_to_where_it_was_frozen() -> None:
    thawed = Table.thaw(TOY, ready(Auction(), ChooseCharm(0)).freeze())
    twin = thawed.copy()
    twin.take(0, Bid(1))
    twin.undo()
    assert twin.freeze() == thawed.freeze()


def test_the_same_choices_bring_a_copy_to_the_same_place() -> None:
    t = sit(scenario="summer")
    twin = t.copy()
    t.take(0, Bid(1)), t.take(1, Bid(0))
    twin.take(0, Bid(1)), twin.take(1, Bid(0))
    assert twin.freeze() == t.freeze()


def test_a_copy_equals_a_thawed_table() -> None:
    t = sit()
    t.take(0, Bid(1)), t.take(1, Bid(0))
    assert t.copy().state == Table.thaw(t.game, t.freeze()).state == t.state


def test_a_copy_can_be_taken_back_alone() -> None:
    t = sit()
    t.take(0, Bid(1))
    twin = t.copy()
    twin.undo()
    assert (len(twin.history), len(t.history), list(t.decisions)) == (0, 1, [1])

"""Every choice is a line of text, and every line reads back as the same choice."""

from __future__ import annotations

import contextlib
import enum
from typing import Annotated, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.core import Choice, noun, read_choice, snake
from questhall.core.errors import FileError

RoomId = Annotated[str, noun("room")]


class Side(enum.Enum):
    TOP = "top"
    BOTTOM = "bottom"


class Wait(Choice, frozen=True):
    pass


class GoTo(Choice, frozen=True):
    room: RoomId
    steps: int = 1
    jump: bool = False


class PlayCards(Choice, frozen=True):
    cards: tuple[str, ...]
    side: Side = Side.TOP


class Pair(Choice, frozen=True):
    both: Annotated[tuple[int, bool], noun("pair")]


class Rob(Choice, frozen=True):
    whom: int | None
    of: str | None


class Walk(Choice, frozen=True):
    path: tuple[tuple[int, int], ...] | None = ()
    face: Literal[0, 1, 2] = 0


class Gather(Choice, frozen=True):
    names: frozenset[str]
    nested: tuple[tuple[str, ...], ...] = ()


KINDS: tuple[type[Choice], ...] = (Wait, GoTo, PlayCards, Pair, Rob, Walk, Gather)
LINES = [
    (Wait(), "wait"),
    (GoTo("vault"), "go_to room=vault"),
    (GoTo("vault", steps=-2, jump=True), "go_to room=vault steps=-2 jump=true"),
    (GoTo("two words", 0), "go_to room=two%0020words steps=0"),
    (PlayCards(()), "play_cards cards="),
    (PlayCards(("",)), "play_cards cards=%"),
    (PlayCards(("a", "b"), Side.BOTTOM), "play_cards cards=a,b side=bottom"),
    (Pair((3, True)), "pair both=3,true"),
    (Rob(None, None), "rob whom=~ of=~"),
    (Rob(2, "~"), "rob whom=2 of=%007e"),
    (Rob(0, "None"), "rob whom=0 of=None"),
    (Walk(), "walk"),
    (Walk(None), "walk path=~"),
    (Walk(((1, -2), (3, 4)), face=2), "walk path=(1,-2),(3,4) face=2"),
    (Gather(frozenset("hgfedcba")), "gather names=a,b,c,d,e,f,g,h"),
    (Gather(frozenset(), ((), ("x",))), "gather names= nested=(),(x)"),
]

odd = st.text(max_size=8) | st.text("=,()~% \n\t\u2028\ud800a", max_size=6)
choices = st.one_of(
    st.builds(GoTo, odd, st.integers(-(2**63), 2**63 - 1), st.booleans()),
    st.builds(PlayCards, st.lists(odd, max_size=4).map(tuple), st.sampled_from(Side)),
    st.builds(Pair, st.tuples(st.integers(-9, 9), st.booleans())),
    st.builds(Rob, st.none() | st.integers(0, 9), st.none() | odd),
    st.builds(Walk, st.none() | st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9))).map(tuple)),
    st.builds(Gather, st.frozensets(odd, max_size=3), st.lists(st.lists(odd, max_size=3).map(tuple)).map(tuple)),
)


@pytest.mark.parametrize(("choice", "line"), LINES)
def test_a_choice_reads_well(choice: Choice, line: str) -> None:
    assert str(choice) == line
    assert read_choice(line, KINDS) == choice


@given(choices)
def test_a_choice_with_odd_ids_comes_back_from_its_text(choice: Choice) -> None:
    line = str(choice)
    assert read_choice(line, KINDS) == choice
    assert len(line.splitlines()) == 1
    assert line.encode()


@given(choices, choices)
def test_different_choices_have_different_texts(one: Choice, other: Choice) -> None:
    assert (str(one) == str(other)) == (one == other)


def test_a_default_that_is_written_reads_as_well() -> None:
    assert read_choice("go_to jump=false room=vault", KINDS) == GoTo("vault")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "“” is no choice of this game. Known: gather, go_to, pair, play_cards, rob, wait, walk"),
        ("fly room=vault", "“fly room=vault” is no choice of this game. Known:"),
        ("wait now", "“now” is out of place"),
        ("go_to room=vault rome=1", "“rome=1” is out of place. “go_to” has: jump, room, steps"),
        ("go_to room", "“room” is out of place"),
        ("go_to room=a room=b", "“room=b” is out of place"),
        ("go_to  room=a", "“” is out of place"),
        ("go_to", "not a complete choice: Object missing required field `room`"),
        ("go_to room=~", "not a complete choice: Expected `str`, got `null`"),
        ("go_to room=a steps=many", "not a complete choice: Expected `int`, got `str`"),
        ("play_cards cards=a side=left", "not a complete choice: Invalid enum value 'left'"),
        ("pair both=3", "not a complete choice: Expected `array` of length 2"),
        ("walk path=((1,2)", "not a complete choice"),
    ],
)
def test_a_line_that_is_no_choice_is_explained(line: str, complaint: str) -> None:
    with pytest.raises(FileError) as error:
        read_choice(line, KINDS)
    assert complaint in str(error.value)


@given(st.text() | st.text("walkgo_tropith= ,()~%0", max_size=20))
def test_any_text_is_a_choice_or_an_error(line: str) -> None:
    with contextlib.suppress(FileError):
        choice = read_choice(line, KINDS)
        assert read_choice(str(choice), KINDS) == choice


@pytest.mark.parametrize(("name", "word"), [("PlayCard", "play_card"), ("Go", "go"), ("Step2Left", "step2_left")])
def test_names_become_snakes(name: str, word: str) -> None:
    assert snake(name) == word

"""The bytes that a viewer is sent are the same when everything that is hidden from him is reshuffled."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest

from questhall.core import Rng, Seat, Setup, Table
from questhall.core.scene import LogLine, Scene
from questhall.games import GAMES
from questhall.server.course import Course
from questhall.server.messages import Language
from questhall.server.pictures import Picture, encode
from questhall.server.recordings import account
from questhall.server.records import LogRecord
from questhall.server.story import Note

LANGUAGES: tuple[Language, ...] = ("en", "uk", "ru")


def tell(note: Note, scene: Scene) -> LogLine:
    return LogLine(str(note.taken))


def reshuffled(table: Table[Any], seat: Seat | None, seed: int) -> Table[Any]:
    """A copy in which everything that the seat cannot see lies otherwise."""
    twin = table.copy()
    table.game.reshuffle(twin, seat, Rng(seed))
    twin._decisions = None
    return twin


def at(course: Course, table: Table[Any], rev: int) -> Course:
    """The same course, as if this table stood there at a revision."""
    twin = copy.copy(course)
    twin.table, twin.rev = table, rev
    return twin


def sent(course: Course, before: Table[Any], table: Table[Any], seat: Seat | None, language: Language) -> list[str]:
    """All that a viewer is sent of a table: everything, what changed since he last looked, and the replay."""
    picture = Picture(seat, language, tell)
    picture.draw(at(course, before, 0))
    delta = picture.message(at(course, table, 1), 0)
    whole = Picture(seat, language, tell).message(at(course, table, 1), None)
    moments, lines = account(table, seat, language)
    return [delta, whole, encode((moments, [told.line for told in lines]))]


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize(
    "seed", [0, 1, pytest.param(2, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.slow)]
)
def test_bytes_do_not_depend_on_what_is_hidden(game: str, seed: int) -> None:
    rng = random.Random(f"secrets {game} {seed}")
    scenario = rng.choice(list(GAMES[game].scenarios()))
    roles = rng.sample(list(GAMES[game].roles()), rng.choice(GAMES[game].seats(scenario)))
    course = Course(GAMES[game], Setup(game, scenario, tuple(roles), seed))
    differ = 0
    for number in range(40):
        before = course.table
        if not before.decisions:
            break
        seat = rng.choice(list(before.decisions))
        text = str(rng.choice(before.decisions[seat].choices))
        course.chosen(LogRecord("choice", seat, text, str(number), 0.0), course.tried(seat, text))
        for viewer in (*range(len(roles)), None):
            twin = reshuffled(course.table, viewer, number)
            differ += twin.freeze() != course.table.freeze()
            language = LANGUAGES[number % 3]
            expected = sent(course, before, course.table, viewer, language)
            assert sent(course, before, twin, viewer, language) == expected
    assert differ


def test_a_message_tells_a_seat_by_whose_eyes_it_was_seen() -> None:
    course = Course(GAMES["keep"], Setup("keep", "first_night", ("imp", "ghost"), 1))
    for seat in (0, 1, None):
        told = msgspec.json.decode(Picture(seat, "en", tell).message(course, None))
        assert told["seat"] == seat

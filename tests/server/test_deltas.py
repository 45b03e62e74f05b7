"""What changed, put upon what was, is what is: over random games, for every seat, in all languages."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from questhall.core import Setup, Table
from questhall.core.scene import Board, Cell, Choice, LogLine, Panel, Piece, Row, Scene
from questhall.games import GAMES
from questhall.server.course import Course, undo_text
from questhall.server.delta import difference
from questhall.server.messages import Language
from questhall.server.pictures import PAST, Picture
from questhall.server.records import LogRecord
from questhall.server.story import Note
from tests.server.drawing import drawn

LANGUAGES: tuple[Language, ...] = ("en", "uk", "ru")
ORDINARY = 5 * 1024


def tell(note: Note, scene: Scene) -> LogLine:
    return LogLine(f"Seat {note.seat} took back {note.taken}.")


def moved(course: Course, rng: random.Random) -> None:
    """A choice at random, or now and then an undo."""
    table: Table[Any] = course.table
    if table.history and (not table.decisions or rng.random() < 0.08):
        count = rng.randint(1, min(4, len(table.history)))
        record = LogRecord("undo", 0, undo_text(count, crossed=False), f"u{course.rev}", 0.0)
        course.taken_back(record, course.earlier(count))
        return
    seat = rng.choice(list(table.decisions))
    text = str(rng.choice(table.decisions[seat].choices))
    course.chosen(LogRecord("choice", seat, text, f"c{course.rev}", 0.0), course.tried(seat, text))


def order(scene: dict[str, Any]) -> list[list[str]]:
    """The boards and what stands beside them, in the order in which it is shown."""
    return [list(scene.get(field, {})) for field in ("boards", "zones", "tracks", "panels")]


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow), pytest.param(2, marks=pytest.mark.slow)])
def test_deltas_lead_to_the_whole_scene(game: str, seed: int) -> None:
    rng = random.Random(f"{game} {seed}")
    scenario = rng.choice(list(GAMES[game].scenarios()))
    roles = rng.sample(list(GAMES[game].roles()), GAMES[game].seats(scenario)[-1])
    course = Course(GAMES[game], Setup(game, scenario, tuple(roles), seed))
    views = [(seat, LANGUAGES[place % 3]) for place, seat in enumerate([*range(len(roles)), None])]
    pictures = [Picture(seat, language, tell) for seat, language in views]
    kept: list[tuple[int | None, dict[str, Any], list[Any]]] = [(None, {}, []) for _ in views]
    sizes = []
    for _ in range(60):
        for place, picture in enumerate(pictures):
            if place and rng.random() < 0.3:
                continue  # this one misses a few
            seen, scene, log = kept[place]
            text = picture.message(course, seen)
            told = json.loads(text)
            assert told["kind"] == ("delta" if seen in picture._drawn else "whole")
            scene, log = drawn(scene, log, told)
            kept[place] = (course.rev, scene, log)
            fresh = json.loads(Picture(*views[place], tell).message(course, None))
            assert msgspec.convert(scene, Scene) == msgspec.convert(fresh["scene"], Scene)
            assert order(scene) == order(fresh["scene"])
            assert log == drawn({}, [], fresh)[1]
            if seen == course.rev - 1:
                sizes.append(len(text.encode()))
        moved(course, rng)
    assert sorted(sizes)[len(sizes) // 2] < ORDINARY


def test_a_panel_that_comes_between_others_is_told_at_its_place() -> None:
    goal, you, foes = (Panel(title, (Row(title),)) for title in ("Goal", "You", "Foes"))
    old = Scene("x", "t", {}, panels={"goal": goal, "foes": foes})
    new = Scene("x", "t", {}, panels={"goal": goal, "you": you, "foes": foes})
    put, gone = difference(old, new)
    assert (list(put["panels"]), gone) == (["you", "foes"], ("panels/foes",))
    assert difference(new, old) == ({}, ("panels/you",))


def test_nothing_but_another_order_is_told_too() -> None:
    you, foes = (Panel(title, (Row(title),)) for title in ("You", "Foes"))
    old = Scene("x", "t", {}, panels={"you": you, "foes": foes})
    new = Scene("x", "t", {}, panels={"foes": foes, "you": you})
    put, gone = difference(old, new)
    assert (list(put["panels"]), set(gone)) == (["foes", "you"], {"panels/foes", "panels/you"})
    assert difference(old, old) == ({}, ())


def test_a_board_that_comes_before_others_is_told_at_its_place() -> None:
    cells = {"a": Cell((0, 0), "A"), "b": Cell((1, 0), "B")}
    old = Scene("x", "t", {"main": Board("square", cells, title="Old")})
    new = Scene("x", "t", {"fight": Board("square", {}), "main": Board("square", cells, title="New")})
    put, gone = difference(old, new)
    assert (put, gone) == ({"boards": new.boards}, ("boards/main",))
    assert list(put["boards"]) == ["fight", "main"]
    assert difference(
        old, msgspec.structs.replace(new, boards={"main": new.boards["main"], "fight": new.boards["fight"]})
    ) == (
        {"boards": {"main": {"title": "New"}, "fight": new.boards["fight"]}},
        (),
    )


def test_what_is_gone_and_what_is_empty_again_is_told() -> None:
    cells = {"a": Cell((0, 0), "A"), "b/c": Cell((1, 0), "B")}
    old = Scene("x", "t", {"main": Board("square", cells, title="Old"), "side": Board("square", {})}, ending="over")
    old = msgspec.structs.replace(old, pieces={"m/1": Piece("cell:main/a", "M")}, choices=(Choice("c", "C"),))
    new = Scene("x", "t", {"main": Board("square", {"a": Cell((0, 0), "A", fog=True)})})
    put, gone = difference(old, new)
    assert set(gone) == {"pieces/m/1", "boards/side", "boards/main/cells/b/c"}
    assert put == {
        "boards": {"main": {"title": "", "cells": {"a": new.boards["main"].cells["a"]}}},
        "choices": (),
        "ending": "",
    }


def test_only_a_few_scenes_are_kept() -> None:
    course, rng = Course(GAMES["keep"], Setup("keep", "first_night", ("imp",), 1)), random.Random(1)
    picture = Picture(0, "en", tell)
    for _ in range(3 * PAST):
        picture.draw(course)
        moved(course, rng)
    assert len(picture._drawn) == PAST

"""What scenes and log lines point at is there, is drawn with known icons, and belongs to somebody who sits here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from questhall.core import Game, Table, icons_of
from questhall.core.scene import LogLine, Preview, Scene
from tests.conformance.driver import Case, every_game, played, viewers
from tests.conformance.test_words import references

REFERENCE = re.compile(r"cell:[^/\s]+/[^/\s]+|(piece|card|zone|panel):[^/\s]+")
BETWEEN = "arrow"
"""In a chip it parts what is taken from what is given; no icon."""


def moments(case: Case) -> Iterator[tuple[Table[Any], int | None, Scene]]:
    """Some tables of a game, and how each viewer sees them."""
    for moment in [*played(case).moments, played(case).end]:
        for seat in viewers(moment):
            yield moment, seat, moment.scene(seat, "en", log=False)


def told(case: Case) -> list[LogLine]:
    """The whole log, as everybody reads it."""
    end = played(case).end
    return [entry.line for seat in viewers(end) for entry in end.log(seat)]


def pointed_at(preview: Preview | None) -> set[str]:
    return set() if preview is None else {*preview.path, *preview.targets, *preview.changes}


def parts(scene: Scene) -> set[str]:
    """The parts of cards, which can be clicked one by one, and what may be done in their place."""
    numbered = [
        (f"card:{key}/{place}", part) for key, card in scene.cards.items() for place, part in enumerate(card.parts)
    ]
    return {ref for ref, _ in numbered} | {f"{ref}/instead" for ref, part in numbered if part.instead}


def test_everything_that_a_choice_points_at_is_there(case: Case) -> None:
    for _, _, scene in moments(case):
        there = references(scene)
        for choice in scene.choices:
            assert {*choice.on, *choice.same.values()} <= there, choice
            assert choice.same.keys() <= there | parts(scene), choice
            assert pointed_at(choice.preview) <= there, choice
            assert set(choice.same.values()) <= set(choice.on)
            assert not choice.same.keys() & set(choice.on)


def test_rows_and_pieces_stand_for_something_that_is_there(case: Case) -> None:
    for _, _, scene in moments(case):
        there = references(scene)
        assert {row.ref for panel in scene.panels.values() for row in panel.rows} - {""} <= there
        assert {piece.at for piece in scene.pieces.values()} <= there
        assert all(pointed_at(piece.plan) <= there for piece in scene.pieces.values())


def test_choices_that_are_clicked_alike_are_called_differently(case: Case) -> None:
    for _, _, scene in moments(case):
        menus: dict[frozenset[str], list[str]] = {}
        for choice in scene.choices:
            menus.setdefault(frozenset(choice.on), []).append(choice.label)
        assert all(len(set(labels)) == len(labels) for labels in menus.values())


def spoken_of(line: LogLine) -> set[str]:
    """What a line of the log points at."""
    return {*line.on, *(ref for fx in line.fx for ref in (fx.on, *fx.path))}


def boards_in(line: LogLine) -> set[str]:
    """The boards whose cells it points at."""
    cells = {ref for ref in spoken_of(line) if ref.startswith("cell:")}
    return {ref.removeprefix("cell:").partition("/")[0] for ref in cells}


def all_boards(case: Case) -> set[str]:
    """The boards of every moment: some, such as that of a combat, are there for a while."""
    t, names = case.sit(), set[str]()
    for seat, choice in played(case).choices:
        names |= t.scene(None, "en", log=False).boards.keys()
        t.take(seat, choice)
    return names


def test_the_references_of_log_lines_can_be_read(case: Case) -> None:
    boards = {name for _, _, scene in moments(case) for name in scene.boards}
    lines = told(case)
    if not {name for line in lines for name in boards_in(line)} <= boards:
        boards = all_boards(case)
    for line in lines:
        assert all(map(REFERENCE.fullmatch, spoken_of(line))), line
        assert boards_in(line) <= boards
        assert all(ref.startswith("cell:") for fx in line.fx for ref in fx.path)
        assert all(len(fx.path) > 1 for fx in line.fx if fx.kind == "move")


def icons_in(thing: Any) -> Iterator[str]:
    """Every icon that is named anywhere in what travels."""
    match thing:
        case dict():
            for key, value in thing.items():
                if key == "icon":
                    yield value
                elif key == "chip" and not isinstance(value, str):
                    yield from value
                else:
                    yield from icons_in(value)
        case list() | tuple():
            for value in thing:
                yield from icons_in(value)


def test_every_icon_is_listed(case: Case) -> None:
    shown: set[str] = set()
    for _, _, scene in moments(case):
        shown |= set(icons_in(msgspec.to_builtins(scene)))
    shown |= set(icons_in(msgspec.to_builtins(told(case))))
    assert shown - {"", BETWEEN} <= icons_of(case.game)


@every_game
def test_the_icons_of_the_cover_are_listed(game: Game[Any, Any]) -> None:
    assert set(icons_in(msgspec.to_builtins(game.cover("en")))) - {"", BETWEEN} <= icons_of(game)


def test_owners_sit_at_the_table(case: Case) -> None:
    seats = set(range(len(case.seats))) | {None}
    for _, _, scene in moments(case):
        things = [*scene.pieces.values(), *scene.zones.values(), *scene.panels.values(), *scene.turns]
        things += [row for panel in scene.panels.values() for row in panel.rows]
        assert {thing.owner for thing in things} <= seats
        assert len(scene.seats) in (0, len(case.seats))
    assert {fx.owner for line in told(case) for fx in line.fx} <= seats


def test_who_is_asked_is_marked(case: Case) -> None:
    for moment, _, scene in moments(case):
        if scene.seats:
            waited = [seat for seat, decision in moment.decisions.items() if not decision.optional]
            assert [seat for seat, player in enumerate(scene.seats) if player.asked] == sorted(waited)


@pytest.mark.parametrize("text", ["cell:main", "pieces:m3", "piece:", "card:a b", "m3"])
def test_a_reference_that_means_nothing_is_told_from_others(text: str) -> None:
    assert REFERENCE.fullmatch(text) is None

"""Every decision, choice, refusal and event is drawn and spoken in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from questhall.core import Event, Table
from questhall.core.scene import Scene
from tests.conformance.driver import LANGUAGES, Case, played, viewers

every_language = pytest.mark.parametrize("language", LANGUAGES)
UNFINISHED = re.compile(r"[{}]|\?\?\?|^\s*$")
CYRILLIC = re.compile("[а-яіїєґ]", re.IGNORECASE)


def scenes(case: Case, language: str) -> Iterator[tuple[Table[Any], int | None, Scene]]:
    for moment in [*played(case).moments, played(case).end]:
        for seat in viewers(moment):
            yield moment, seat, moment.scene(seat, language)


def spoken(scene: Scene) -> list[str]:
    """Everything that is said about what is asked."""
    prompt = [] if scene.prompt is None else [scene.prompt.text]
    return [scene.title, *prompt, *(choice.label for choice in scene.choices), *(each.why for each in scene.blocked)]


def references(scene: Scene) -> set[str]:
    """Everything in a scene that can be clicked."""
    cells = {f"cell:{board}/{cell}" for board, drawn in scene.boards.items() for cell in drawn.cells}
    kinds = {"piece": scene.pieces, "card": scene.cards, "zone": scene.zones, "panel": scene.panels}
    parts = {f"card:{key}/{place}" for key, card in scene.cards.items() for place in range(len(card.parts))}
    return cells | parts | {f"{kind}:{key}" for kind, things in kinds.items() for key in things}


def kinds_of_events(t: Table[Any]) -> list[Event]:
    """One event of every kind, as told; those with and without each of their optional facts."""
    kinds = {}
    for event in t.events:
        facts = msgspec.structs.astuple(event)
        kinds[(type(event), *(fact is None for fact in facts))] = event
    return list(kinds.values())


@every_language
def test_every_decision_and_every_choice_is_spoken(case: Case, language: str) -> None:
    for moment, seat, scene in scenes(case, language):
        decision = moment.decisions.get(seat)  # type: ignore[call-overload]
        asked = None if scene.prompt is None else scene.prompt.seat  # without a seat it says who is waited for
        assert asked == (decision.seat if decision else None)
        assert {choice.id for choice in scene.choices} == set(map(str, decision.choices if decision else ()))
        assert len(scene.choices) == len({choice.id for choice in scene.choices})
        assert [text for text in spoken(scene) if UNFINISHED.search(text)] == []


@every_language
def test_every_refusal_and_the_end_are_spoken(case: Case, language: str) -> None:
    for moment, seat, scene in scenes(case, language):
        refusals = () if seat is None else moment.refusals(seat)
        assert sorted(blocked.on for blocked in scene.blocked) == sorted(refusal.on for refusal in refusals)
        assert bool(scene.ending) == (moment.outcome is not None)


@every_language
def test_every_kind_of_event_is_spoken(case: Case, language: str) -> None:
    t = played(case).end
    for event in kinds_of_events(t):
        for seat in viewers(t):
            seen = case.game.witness(event, seat)
            text = "nothing" if seen is None else case.game.line(t.view(seat), seen, language).text
            assert not UNFINISHED.search(text), f"{event} is not spoken"


@every_language
def test_every_report_is_spoken(case: Case, language: str) -> None:
    t = played(case).end
    for seat in viewers(t):
        for report in [entry.line.report for entry in t.log(seat, language) if entry.line.report]:
            rows = [row.name for part in report.parts for row in part.rows]
            said = [report.title, *report.text, *(part.title for part in report.parts), *rows]
            assert [text for text in said if UNFINISHED.search(text)] == []


def test_what_is_clicked_is_there(case: Case) -> None:
    for _, _, scene in scenes(case, "en"):
        clicked = {ref for choice in scene.choices for ref in choice.on} | {blocked.on for blocked in scene.blocked}
        assert clicked - references(scene) - {""} == set()
        assert {card for zone in scene.zones.values() for card in zone.cards} <= set(scene.cards)
        assert {f"cell:{piece.at.removeprefix('cell:')}" for piece in scene.pieces.values()} <= references(scene)


def test_a_scene_travels_as_json(case: Case) -> None:
    for _, _, scene in scenes(case, "uk"):
        assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene


def test_the_languages_differ_in_words_only(case: Case) -> None:
    for moment in played(case).moments:
        for seat in moment.decisions:
            english, ukrainian, russian = (moment.scene(seat, language) for language in LANGUAGES)
            assert [choice.id for choice in english.choices] == [choice.id for choice in ukrainian.choices]
            assert references(english) == references(ukrainian) == references(russian)
            assert not CYRILLIC.search(english.prompt.text)
            assert CYRILLIC.search(ukrainian.prompt.text)
            assert CYRILLIC.search(russian.prompt.text)

"""The planner over the wire: the same function, within limits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.haven.drawn import drawn
from tests.server.tables import QUICK, Server, Visitor, served


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with served(tuning=QUICK) as server:
        yield server


def test_a_drawn_turn_is_answered_with_its_reasons(server: Server) -> None:
    told = Visitor(server).client.post("/api/plan?language=en", json=drawn("M . . A", move=3)).json()
    (course,) = told["courses"]
    assert (course["move"], course["attacks"], course["path"]) == ([2, 0], [[3, 0]], [[0, 0], [1, 0], [2, 0]])
    assert "JL-3001" in [rule for why in course["why"] for rule in why["rules"]]


def test_a_map_that_is_wrong_or_too_large_is_refused_with_a_sentence(server: Server) -> None:
    client = Visitor(server).client
    wide = drawn("M . A") | {"floor": [[q, r] for q in range(20) for r in range(20)]}
    for sent, words in ((drawn("A . B"), "exactly one acts"), (wide, "at most 240"), ({}, "missing required field")):
        answer = client.post("/api/plan", json=sent)
        assert answer.status_code == 409
        assert words in answer.json()["error"]["text"]
    assert client.post("/api/plan", content=b"[").status_code == 409


def test_what_is_too_much_is_said_in_the_language_of_whoever_draws(server: Server) -> None:
    client = Visitor(server).client
    many = drawn("M . A") | {"characters": [{"at": [q, 3], "initiative": 1} for q in range(9)]}
    many["floor"] += [[q, 3] for q in range(9)]
    said = [
        client.post("/api/plan", json=many, params={"language": each}).json()["error"]["text"] for each in ("uk", "ru")
    ]
    assert said == [
        "Персонажів на мапі 9; сервер рахує щонайбільше з 8.",
        "Персонажей на карте 9; сервер считает не больше чем с 8.",
    ]

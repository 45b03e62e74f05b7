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

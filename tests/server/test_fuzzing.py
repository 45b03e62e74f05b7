"""Whatever is said, it is answered or ignored, and a table at which others play is not disturbed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.tables import QUICK, Browser, Server, Visitor, served

KINDS = ("hello", "look", "choose", "undo", "vote", "say", "presence", "ping", "whole", "")
VALUES = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30)
FIELDS = st.sampled_from(
    ("id", "seat", "rev", "choice", "what", "yes", "text", "here", "room", "key", "language", "seen")
)
MESSAGES = st.fixed_dictionaries({"kind": st.sampled_from(KINDS)}, optional={}).flatmap(
    lambda head: st.dictionaries(FIELDS, VALUES | st.lists(VALUES, max_size=3), max_size=6).map(
        lambda body: head | body
    )
)
SOME = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


class Scene:
    """Oleh plays with Mira; somebody with a seat of his own says strange things."""

    def __init__(self, server: Server, calm: Browser, wild: Browser, room: str) -> None:
        self.server, self.calm, self.wild, self.room = server, calm, wild, room

    def undisturbed(self) -> None:
        """Nothing was kept, everybody still sees the same, and the wild one is still answered."""
        rev = self.calm.rev
        self.wild.settled()
        self.calm.settled()
        assert self.calm.rev == rev == len(self.server.store.logs[self.room])


@pytest.fixture(scope="module")
def scene() -> Iterator[Scene]:
    with served() as server:
        mira, wild = Visitor(server, "Mira"), Visitor(server, "Wild")
        room = mira.room("me", "link")["room"]
        wild.sits_down(mira, room, 1, "Wild")
        with mira.looks(room) as calm, wild.looks(room) as link:
            calm.until("chat")
            link.until("chat")
            yield Scene(server, calm, link, room)


@SOME
@given(st.binary(max_size=200) | st.text(max_size=200))
def test_nonsense_is_refused(scene: Scene, said: bytes | str) -> None:
    scene.wild.says(said)
    scene.undisturbed()


@SOME
@given(MESSAGES)
def test_messages_of_the_wrong_shape_are_refused(scene: Scene, said: dict[str, Any]) -> None:
    if said["kind"] == "hello":
        said["room"] = "elsewhere"
    scene.wild.says(json.dumps(said))
    scene.wild.says(json.dumps(scene.wild.hello))
    scene.undisturbed()


@SOME
@given(st.integers(-3, 9), st.integers(-3, 3), st.text(max_size=20) | st.just("summon action=0 room=workshop"))
def test_choices_for_seats_of_others_are_refused(scene: Scene, seat: int, rev: int, choice: str) -> None:
    answer = scene.wild.asks("choose", seat=seat, rev=rev, choice=choice)
    assert answer["kind"] == "failed"
    assert answer["code"] in ("not_yours", "late", "illegal")
    scene.undisturbed()


@pytest.mark.parametrize("size", [QUICK.message_size + 1, 3 * QUICK.message_size])
def test_what_is_too_large_is_refused(scene: Scene, size: int) -> None:
    scene.wild.says('{"kind":"ping"' + " " * size + "}")
    assert scene.wild.until("failed")["code"] == "too_large"
    scene.undisturbed()


def test_what_is_far_too_large_ends_only_its_own_connection(scene: Scene) -> None:
    stranger = Visitor(scene.server)
    with stranger.looks(scene.room) as link:
        link.says("x" * (100 * QUICK.message_size))
        assert link.is_closed()
    scene.undisturbed()


def test_signs_that_no_database_keeps_are_refused_or_left_out(scene: Scene) -> None:
    client = scene.server.clients[0]
    assert scene.wild.asks("say", text="a\0b", seat=1)["kind"] == "done"
    assert scene.calm.until("chat")["lines"][0]["text"] == "a b"
    assert scene.wild.asks("undo", id="a\0b")["code"] == "malformed"
    for path in ("/api/rooms/a%00b", "/api/rooms/%D1%96", "/api/invitations/a%00b"):
        assert client.get(path).status_code == 404
    scene.undisturbed()


def test_deep_nesting_is_refused(scene: Scene) -> None:
    scene.wild.says("[" * 8000)
    assert scene.wild.until("failed")["code"] == "malformed"
    scene.undisturbed()


@SOME
@given(st.binary(max_size=300))
def test_files_that_are_no_games_are_refused(scene: Scene, data: bytes) -> None:
    client = scene.server.clients[0]
    answer = client.post("/api/import", content=data)
    assert answer.status_code == 409
    assert "cannot be opened" in answer.json()["error"]["text"]

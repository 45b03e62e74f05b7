"""Who may call at all, how much, and how fast."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from questhall.server.serve import LOOPBACK
from tests.programs import wait_until
from tests.server.tables import QUICK, Server, Visitor, served


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    own = msgspec.structs.replace(QUICK, hosts=LOOPBACK, origins=("https://games.example",), viewers_from_one_address=3)
    with served(tuning=own) as server:
        yield server


def test_every_answer_keeps_browsers_safe(server: Server) -> None:
    headers = Visitor(server).client.get("/health").headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_other_names_of_the_server_are_not_answered(server: Server) -> None:
    client = Visitor(server).client
    for host, status in (
        ("evil.example", 403),
        (f"localhost:{server.port}", 200),
        ("games.example", 200),
        ("[::1]", 200),
    ):
        assert client.get("/health", headers={"Host": host}).status_code == status


def test_pages_of_others_change_nothing(server: Server) -> None:
    client = Visitor(server).client
    own = f"http://{server.address}"
    for origin, status in (("https://evil.example", 403), ("null", 403), (own, 200), ("https://games.example", 200)):
        assert client.post("/api/people", json={}, headers={"Origin": origin}).status_code == status
        url = f"ws://{server.address}/ws"
        if status == 403:
            with pytest.raises(InvalidStatus), connect(url, origin=origin):  # type: ignore[arg-type]
                pass
        else:
            with connect(url, origin=origin):  # type: ignore[arg-type]
                pass


def test_too_many_viewers_from_one_address_are_turned_away(server: Server) -> None:
    url = f"ws://{server.address}/ws"
    wait_until(lambda: not server.hall.connections)
    with connect(url), connect(url), connect(url), pytest.raises(InvalidStatus), connect(url):
        pass


def test_large_bodies_are_refused(server: Server) -> None:
    mira = Visitor(server)
    large = b"[" + b" " * QUICK.body_size + b"]"
    assert mira.client.post("/api/rooms", content=large).json()["error"]["code"] == "too_large"
    huge = b"{" + b" " * QUICK.import_size + b"}"
    assert mira.client.post("/api/import", content=huge).json()["error"]["code"] == "too_large"


def test_who_begins_too_much_must_wait() -> None:
    slow = msgspec.structs.replace(QUICK, beginnings_at_once=3, beginnings_a_second=0.001)
    with served(tuning=slow) as server:
        mira = Visitor(server)
        answers = [mira.client.post("/api/people", json={}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
        assert answers[-1].json()["error"]["code"] == "too_fast"
        assert mira.client.get("/api/me").status_code == 200


def test_who_talks_too_fast_is_refused_then_dropped_and_the_room_goes_on() -> None:
    slow = msgspec.structs.replace(QUICK, messages_at_once=20, messages_a_second=0.001)
    with served(tuning=slow) as server:
        mira = Visitor(server)
        room = mira.room("me")["room"]
        with mira.looks(room) as calm, mira.looks(room) as noisy:
            calm.until("chat")
            for _ in range(60):
                noisy.says({"kind": "ping"})
            assert noisy.until("failed")["code"] == "too_fast"
            assert noisy.is_closed()
            assert calm.chooses()["kind"] == "done"


def test_secrets_are_in_no_log(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    wait_until(lambda: not server.hall.connections)
    mira = Visitor(server)
    room = mira.room("me", "link")
    with mira.looks(room["room"]) as table:
        table.until("chat")
        table.chooses()
        table.says("{")
        table.until("failed")
    mira.get("/api/rooms/nowhere", 404, watch=room["watch"])
    for secret in (mira.key, room["watch"], room["seats"][1]["invite"]):
        assert secret not in caplog.text

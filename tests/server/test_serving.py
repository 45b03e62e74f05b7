"""questhall serve: from the command to the page, and back after a restart."""

from __future__ import annotations

import asyncio
import builtins
import os
import select
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from questhall.core.errors import QuesthallError
from questhall.server import static
from questhall.server.app import make_app
from questhall.server.bus import LocalBus
from questhall.server.records import Conflict, PersonRecord
from questhall.server.serve import OWNER, address_of, bind, is_loopback, keep_owner, owner_key, tuning_of
from questhall.server.settings import read_settings
from tests.cli.runs import run
from tests.programs import alive, children, free_port, wait_until
from tests.server.memory import MemoryStore
from tests.server.tables import Browser, Visitor, served


@contextmanager
def running(home: Path, *options: str) -> Iterator[tuple[str, str, subprocess.Popen[str]]]:
    """The server as a process: its address, the key in its link, and the process."""
    command = [sys.executable, "-m", "questhall", "serve", "--no-browser", "--language", "en", *options]
    environment = {**os.environ, "QUESTHALL_HOME": str(home), "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        address = line.split()[-1].removesuffix("/")
        yield address, (home / OWNER).read_text("utf-8"), process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_the_owner_finds_his_table_again_after_the_server_was_killed(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0") as (address, key, process):
        headers = {"Authorization": f"Bearer {key}"}
        new = {"game": "keep", "scenario": "first_night", "seats": [{"by": "me", "role": "imp"}]}
        room = httpx.post(f"{address}/api/rooms", json=new, headers=headers).json()["room"]
        with connect(f"ws{address.removeprefix('http')}/ws") as link:
            table = Browser(link)
            table.says({"kind": "hello", "room": room, "key": key})
            table.until("chat")
            assert table.chooses()["rev"] == 1
        process.kill()
    assert stat.S_IMODE((tmp_path / OWNER).stat().st_mode) == 0o600
    with running(tmp_path, "--port", str(free_port())) as (address, again, process):
        assert again == key
        lobby = httpx.get(f"{address}/api/lobby", headers={"Authorization": f"Bearer {key}"}).json()
        assert [table["room"] for table in lobby["mine"]] == [room]
        assert httpx.get(f"{address}/api/rooms/{room}", headers={"Authorization": f"Bearer {key}"}).json()["moves"] == 1
        assert httpx.get(f"{address}/health", headers={"Host": "evil.example"}).status_code == 403
        process.terminate()
        assert process.wait(10) in (0, -15)


def shown(home: Path, *, terminal: bool) -> str:
    """What the server prints until it can be opened."""
    command = [sys.executable, "-m", "questhall", "serve", "--no-browser", "--language", "en", "--port", "0"]
    environment = {**os.environ, "QUESTHALL_HOME": str(home), "PYTHONPATH": os.pathsep.join(sys.path)}
    reader, writer = os.openpty() if terminal else os.pipe()
    process = subprocess.Popen(command, env=environment, stdout=writer, stderr=subprocess.DEVNULL)
    found = b""
    try:
        while b"Ctrl+C" not in found and select.select([reader], [], [], 60)[0]:
            found += os.read(reader, 4096)
    finally:
        process.kill()
        process.wait()
        os.close(reader)
        os.close(writer)
    return "".join(found.decode().split())


def test_the_owners_key_is_shown_at_a_terminal_but_written_into_no_log(tmp_path: Path) -> None:
    assert f"/#me={owner_key(tmp_path)}" in shown(tmp_path, terminal=True)
    log = shown(tmp_path, terminal=False)
    assert owner_key(tmp_path) not in log
    assert "http://127.0.0.1:" in log
    assert str(tmp_path / OWNER) in log


def test_two_workers_that_start_at_once_share_one_owner() -> None:
    store = MemoryStore()
    key = "k" * 32

    class Late(MemoryStore):
        """A store in which another worker was quicker."""

        async def person(self, key_digest: str) -> None:
            return None

        async def add_person(self, person: PersonRecord) -> None:
            await store.add_person(person)
            raise Conflict("somebody was first")

    asyncio.run(keep_owner(Late(), key, "en"))
    assert len(store.people) == 1


def test_processes_of_bots_end_with_the_server_however_it_goes(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0") as (address, key, process):
        headers = {"Authorization": f"Bearer {key}"}
        new = {"game": "keep", "scenario": "first_night", "seats": [{"by": "bot"}, {"by": "me"}]}
        room = httpx.post(f"{address}/api/rooms", json=new, headers=headers).json()["room"]
        path = f"{address}/api/rooms/{room}"
        wait_until(lambda: httpx.get(path, headers=headers).json().get("moves", 0) > 0, 60)
        thinking = children(process.pid)
        assert thinking
        process.kill()
        wait_until(lambda: not any(map(alive, thinking)))


def test_people_play_together_at_two_workers(
    tmp_path: Path, redis_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUESTHALL_REDIS", redis_server)
    with running(tmp_path, "--port", "0") as (first, key, _), running(tmp_path, "--port", "0") as (second, _, _):
        mira = {"Authorization": f"Bearer {key}"}
        friend = {"by": "link", "role": "ghost"}
        new = {"game": "keep", "scenario": "first_night", "seats": [{"by": "me", "role": "imp"}, friend]}
        room = httpx.post(f"{first}/api/rooms", json=new, headers=mira).json()
        other = httpx.post(f"{second}/api/people", json={"name": "Oleh"}).json()["key"]
        seat = f"{second}/api/invitations/{room['seats'][1]['invite']}"
        oleh = {"Authorization": f"Bearer {other}"}
        assert httpx.post(seat, json={"name": "Oleh"}, headers=oleh).status_code == 200
        with connect(f"ws{first[4:]}/ws") as here, connect(f"ws{second[4:]}/ws") as there:
            one, two = Browser(here), Browser(there)
            one.says({"kind": "hello", "room": room["room"], "key": key})
            two.says({"kind": "hello", "room": room["room"], "key": other})
            two.until("chat")
            while len(one.info.get("seats", ())) < 2 or one.info["seats"][1].get("presence") != "here":
                one.hears()
            while not two.scene.get("choices"):
                two.at(one.chooses()["rev"])
            one.at(two.chooses()["rev"])
            assert one.asks("undo")["kind"] == "done"
            while "ballot" not in two.info:
                two.hears()
            rev = two.asks("vote", yes=True)["rev"]
            assert one.at(rev).picture.choices
            one.asks("say", text="Thanks!")
            assert two.until("chat")["lines"][0]["text"] == "Thanks!"


def test_only_this_machine_can_come_unless_somebody_says_otherwise(tmp_path: Path) -> None:
    environment = {"QUESTHALL_HOME": str(tmp_path)}
    usual = read_settings(environment)
    assert usual.host == "127.0.0.1"
    assert "127.0.0.1" in tuning_of(usual).hosts
    assert address_of(usual, 8642) == "http://127.0.0.1:8642"
    everybody = read_settings(environment, host="0.0.0.0", origins=["https://games.example"])
    assert tuning_of(everybody).hosts == ()
    assert address_of(everybody, 8642) == "https://games.example"
    assert [is_loopback(host) for host in ("localhost", "127.9.9.9", "::1", "0.0.0.0", "games.example")] == [
        True,
        True,
        True,
        False,
        False,
    ]


def test_a_port_that_is_taken_is_told_in_words() -> None:
    listening = bind("127.0.0.1", 0)
    listening.listen()
    try:
        with pytest.raises(QuesthallError, match="--port N takes another one"):
            bind("127.0.0.1", listening.getsockname()[1])
    finally:
        listening.close()


def test_a_damaged_key_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / OWNER).write_text("short")
    with pytest.raises(QuesthallError, match="is damaged"):
        owner_key(tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(QuesthallError, match="cannot be read or written"):
        owner_key(tmp_path / "file")


def test_missing_packages_are_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name == "questhall.server" or name.startswith("questhall.server."):
            raise ModuleNotFoundError("No module named 'uvicorn'", name="uvicorn")
        return real(name, *more)

    monkeypatch.setattr(builtins, "__import__", without)
    done = run("serve", "--no-browser")
    assert done.code == 2
    assert 'pip install "questhall[server]"' in done.err


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static, "FOLDER", tmp_path / "none")
    with served() as server:
        answer = Visitor(server).client.get("/")
        assert answer.status_code == 503
        assert "make play" in answer.text


def test_the_client_is_served_and_hashed_files_are_kept_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the table")
    (folder / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(static, "FOLDER", folder)
    with served() as server:
        client = Visitor(server).client
        for path in ("/", "/room/abc", "/index.html"):
            assert "the table" in client.get(path).text
            assert client.get(path).headers["cache-control"] == "no-cache"
        assert "immutable" in client.get("/assets/app-1a2b.js").headers["cache-control"]
        for path in ("/assets/none.js", "/favicon.ico", "/api/none", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
            assert client.get(path).status_code == 404, path


def test_the_application_needs_no_tuning() -> None:
    assert make_app(MemoryStore(), LocalBus()).state.hall.tuning.bot_pause > 0

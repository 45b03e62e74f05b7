"""What docs/hosting.md says of settings and of backups is so."""

import re
import sqlite3
import subprocess
from pathlib import Path

import psycopg
import pytest

from questhall.server.settings import PORT, read_settings
from questhall.server.store import open_store
from tests.ledger import ROOT
from tests.programs import find
from tests.server.clusters import cluster, debian_folders
from tests.server.kept import a_room, choices, seats_of

pytestmark = pytest.mark.anyio

GUIDE = (ROOT / "docs/hosting.md").read_text("utf-8")
ROOM = a_room()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Noted(dict[str, str]):
    """An environment that notes what it is asked for."""

    def get(self, name: str, default: str = "") -> str:  # type: ignore[override]
        self[name] = default
        return default


async def keep_a_room(url: str) -> None:
    store = open_store(url)
    await store.add_room(ROOM, seats_of(ROOM), choices(3))
    await store.close()


async def assert_the_room_is_there(url: str) -> None:
    store = open_store(url)
    assert (await store.room("r-1"), await store.log("r-1")) == (ROOM, tuple(choices(3)))
    await store.close()


def command(beginning: str) -> str:
    """The one command of the page that begins so."""
    (found,) = [line for line in GUIDE.splitlines() if line.startswith(beginning)]
    return found


def test_the_variables_are_those_that_the_server_reads() -> None:
    asked = Noted()
    read_settings(asked)
    assert {name for name in asked if name.startswith("QUESTHALL")} == set(
        re.findall(r"^\| `(QUESTHALL_\w+)`", GUIDE, re.M)
    )


def test_the_port_is_the_one_that_the_server_takes() -> None:
    assert f"| `--port N` | the port | `{PORT}` |" in GUIDE


@pytest.mark.parametrize("number", [0, 1])
async def test_a_copy_of_sqlite_that_is_made_while_it_runs_can_be_restored(tmp_path: Path, number: int) -> None:
    kept, copy = tmp_path / "hall.sqlite", tmp_path / "copy.sqlite"
    await keep_a_room(f"sqlite:///{kept}")
    asked = [line.partition('"')[2].rstrip('"') for line in GUIDE.splitlines() if line.startswith("sqlite3 ")][number]
    said = asked.replace("/var/backups/hall.sqlite", str(copy))
    under_way = open_store(f"sqlite:///{kept}")
    if said.startswith("."):
        subprocess.run([find("SQLite", "sqlite3"), kept, said], check=True)
    else:
        database = sqlite3.connect(kept)
        database.execute(said)
        database.close()
    await under_way.close()
    await assert_the_room_is_there(f"sqlite:///{copy}")


async def test_a_dump_of_postgresql_can_be_restored(tmp_path: Path) -> None:
    tools = {name: find("PostgreSQL", name, *debian_folders()) for name in ("pg_dump", "pg_restore")}
    dump = command("sudo -u postgres pg_dump").split()[4:]
    restore = command("sudo -u postgres pg_restore").split()[4:]
    file = tmp_path / "questhall.dump"
    with cluster() as address, psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
        for name in ("first", "second"):
            connection.execute(f"CREATE DATABASE {name}".encode())
        await keep_a_room(f"{address}/first")
        places = {"/var/backups/questhall.dump": str(file), "--dbname=questhall": f"--dbname={address}/second"}
        dumped = [re.sub(r"/var\S+", str(file), word) if word != "questhall" else f"{address}/first" for word in dump]
        subprocess.run([tools["pg_dump"], *dumped], check=True)
        subprocess.run([tools["pg_restore"], *(places.get(word, word) for word in restore)], check=True)
        await assert_the_room_is_there(f"{address}/second")

"""A store is opened: migrations, several at once, and what can be wrong."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from questhall.server.addresses import Address
from questhall.server.records import StoreError
from questhall.server.store import open_store
from questhall.server.store.engines import Engines, connect
from questhall.server.store.migrating import config, migrate
from questhall.server.store.tables import metadata
from tests.ledger import ROOT
from tests.programs import free_port
from tests.server.clusters import PASSWORD
from tests.server.kept import a_room, seats_of

OPENING = """
import asyncio, sys
from questhall.server.store import open_store
store = open_store(sys.argv[1])
assert asyncio.run(store.healthy())
asyncio.run(store.close())
"""


@pytest.fixture
def engines(database: str) -> Iterator[Engines]:
    made = connect(Address(database))
    yield made
    made.close()


def test_the_migrations_make_the_tables_that_the_program_uses(engines: Engines) -> None:
    migrate(engines)
    with engines.writing.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}


def test_the_migrations_can_be_taken_back_and_run_again(engines: Engines) -> None:
    migrate(engines)
    with engines.writing.begin() as connection:
        command.downgrade(config(connection), "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
    migrate(engines)
    migrate(engines)


def test_workers_that_start_at_once_do_not_disturb_each_other(database: str) -> None:
    places = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    started = [
        subprocess.Popen([sys.executable, "-c", OPENING, database], env=places, stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    said = [process.communicate(timeout=60)[1] for process in started]
    assert [process.returncode for process in started] == [0] * 4, said


def test_a_database_of_a_newer_version_is_left_alone(engines: Engines, database: str) -> None:
    migrate(engines)
    with engines.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match=r"was written by a newer Questhall\. Update this one") as caught:
        open_store(database)
    assert PASSWORD not in str(caught.value)


def test_sqlite_writes_to_the_disk_at_every_commit(tmp_path: Path) -> None:
    engines = connect(Address(f"sqlite:///{tmp_path / 'hall.sqlite'}"))
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
    for engine, only_reads in ((engines.writing, 0), (engines.reading, 1)):
        with engine.connect() as connection:
            found = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in (*wanted, "query_only")}
            assert found == wanted | {"query_only": only_reads}
    engines.close()


def test_a_new_file_is_for_nobody_else_to_read(tmp_path: Path) -> None:
    file = tmp_path / "new" / "hall.sqlite"
    connect(Address(f"sqlite:///{file}")).close()
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o777 == 0o700


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary, " * 100)
    with pytest.raises(StoreError, match="file is not a database"):
        open_store(f"sqlite:///{file}")
    assert file.read_text() == "Dear diary, " * 100


def test_a_file_that_cannot_be_made_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"hall\.sqlite” cannot be written: "):
        open_store(f"sqlite:///{tmp_path / 'file' / 'hall.sqlite'}")


@pytest.mark.parametrize(
    "url", ["sqlite://", "sqlite:///:memory:", "mysql://db/hall", "hall.sqlite", "postgresql://a:b:c"]
)
def test_an_address_that_cannot_be_used_is_refused_with_those_that_can(url: str) -> None:
    with pytest.raises(StoreError, match="Allowed: sqlite:///FILE and postgresql://"):
        open_store(url)


def test_a_postgresql_that_is_not_there_is_told_without_the_password() -> None:
    with pytest.raises(StoreError, match=r"postgresql://keeper:\*\*\*@127\.0\.0\.1:.* does not do its work") as caught:
        open_store(f"postgresql://keeper:{PASSWORD}@127.0.0.1:{free_port()}/hall")
    assert PASSWORD not in str(caught.value)


def test_the_short_name_of_postgresql_will_do(postgresql_database: str) -> None:
    engines = connect(Address(postgresql_database.replace("postgresql://", "postgres://") + "?application_name=mine"))
    with engines.reading.connect() as connection:
        assert connection.execute(text("SHOW application_name")).scalar() == "mine"
    engines.close()


def test_a_wrong_password_is_not_repeated(postgresql: str) -> None:
    wrong = postgresql.replace(PASSWORD, "iron-pyrite")
    with pytest.raises(StoreError, match="password authentication failed") as caught:
        open_store(f"{wrong}/postgres")
    assert "iron-pyrite" not in str(caught.value)
    assert caught.value.__cause__ is None
    assert caught.value.__suppress_context__


async def _rooms(url: str) -> int:
    store = open_store(url)
    found = len(await store.rooms_of("p-anna"))
    await store.close()
    return found


@pytest.mark.anyio
async def test_a_copy_made_while_it_is_open_can_be_opened(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    await store.add_room(a_room(), seats_of(a_room()))
    with sqlite3.connect(tmp_path / "hall.sqlite") as database:
        database.execute("VACUUM INTO ?", [str(tmp_path / "copy.sqlite")])
    database.close()
    await store.close()
    assert await _rooms(f"sqlite:///{tmp_path / 'copy.sqlite'}") == 1

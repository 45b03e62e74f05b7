"""Databases of the tests' own, and a store in each."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import psycopg
import pytest

from questhall.server.records import Store
from questhall.server.store import open_store
from tests.programs import find, free_port, listens, running
from tests.server.clusters import cluster

EMPTY = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'keeper' AND pid <> pg_backend_pid();
DROP SCHEMA public CASCADE;
CREATE SCHEMA public;
"""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL cluster, without the name of a database."""
    with cluster() as address:
        yield address


@pytest.fixture
def postgresql_database(postgresql: str) -> str:
    """The address of an empty PostgreSQL database: always the same one, for a new one takes much longer."""
    address = f"{postgresql}/postgres"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(EMPTY)
    return address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of both kinds in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hall.sqlite'}"
    address: str = request.getfixturevalue("postgresql_database")
    return address


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An empty store, of both kinds in turn."""
    opened = open_store(database)
    yield opened
    await opened.close()


@pytest.fixture(scope="session")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a Redis server."""
    program, port, folder = find("Redis", "redis-server"), free_port(), tmp_path_factory.mktemp("redis")
    quiet = ["--save", "", "--appendonly", "no", "--bind", "127.0.0.1", "--dir", str(folder)]
    with running([program, "--port", str(port), *quiet], lambda: listens(port)):
        yield f"redis://127.0.0.1:{port}/0"

"""Connections to SQLite and PostgreSQL, set up so that what is committed stays."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from ..addresses import Address
from ..records import StoreError

READERS = 4
"""How many may read at once."""

_ALLOWED = "Allowed: sqlite:///FILE and postgresql://USER:PASSWORD@HOST/NAME."

_SQLITE = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)
_POSTGRESQL = ("SET lock_timeout = '10s'", "SET idle_in_transaction_session_timeout = '60s'")


class Engines(NamedTuple):
    """One engine for the writer, one for the readers, and the address that both lead to."""

    writing: Engine
    reading: Engine
    address: Address

    def failed(self, error: SQLAlchemyError) -> StoreError:
        """A database's error as a sentence without secrets."""
        why = error.orig if isinstance(error, DBAPIError) else error
        return StoreError(f"The database {self.address} does not do its work: {self.address.clean(why).strip()}")

    def close(self) -> None:
        """Let go of all connections."""
        self.writing.dispose()
        self.reading.dispose()


def connect(address: Address) -> Engines:
    """Engines for an address; nothing is connected yet."""
    try:
        url = make_url(address.with_secrets())
    except (ArgumentError, ValueError):
        raise StoreError(f"“{address}” is no address of a database. {_ALLOWED}") from None
    match url.get_backend_name():
        case "sqlite":
            return _sqlite(url, address)
        case "postgresql" | "postgres":
            return _postgresql(url, address)
        case other:
            raise StoreError(f"Questhall keeps nothing in a database of the kind “{other}”. {_ALLOWED}")


def _sqlite(url: URL, address: Address) -> Engines:
    if url.database in (None, "", ":memory:") or url.query:
        raise StoreError(f"“{address}” names no file. {_ALLOWED}")
    _make_file(Path(str(url.database)))
    plain = url.set(drivername="sqlite+pysqlite")
    writing = create_engine(plain, hide_parameters=True, pool_size=1, max_overflow=0)
    reading = create_engine(plain, hide_parameters=True, pool_size=READERS, max_overflow=0)
    _prepare(writing, _SQLITE)
    _prepare(reading, (*_SQLITE, "PRAGMA query_only = ON"))
    # The writer takes its lock at once: a lock that is asked for in the middle can be refused without a wait.
    event.listen(writing, "begin", _beginning("BEGIN IMMEDIATE"))
    event.listen(reading, "begin", _beginning("BEGIN"))
    return Engines(writing, reading, address)


def _make_file(path: Path) -> None:
    """The file and its folder, for nobody else to read: it holds invitations."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise StoreError(f"“{path}” cannot be written: {error.strerror}.") from None


def _beginning(how: str) -> Callable[[Connection], None]:
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(how)

    return begin


def _postgresql(url: URL, address: Address) -> Engines:
    usual = {"connect_timeout": "10", "application_name": "questhall"}
    url = url.set(drivername="postgresql+psycopg", query=usual | dict(url.query))
    writing = create_engine(url, hide_parameters=True, pool_pre_ping=True, pool_size=1, max_overflow=0)
    reading = create_engine(url, hide_parameters=True, pool_pre_ping=True, pool_size=READERS, max_overflow=0)
    for engine in (writing, reading):
        _prepare(engine, _POSTGRESQL)
    return Engines(writing, reading, address)


def _prepare(engine: Engine, commands: tuple[str, ...]) -> None:
    def prepare(connection: Any, _: object) -> None:
        if engine.dialect.name == "sqlite":
            connection.isolation_level = None  # transactions are begun by us, not by the driver's guesses
        cursor = connection.cursor()
        for command in commands:
            cursor.execute(command)
        cursor.close()
        connection.commit()

    event.listen(engine, "connect", prepare)

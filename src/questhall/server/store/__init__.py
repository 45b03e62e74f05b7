"""Keeps people, rooms and logs in SQLite or PostgreSQL."""

from __future__ import annotations

from ..addresses import Address
from .engines import connect
from .migrating import migrate
from .sql import SqlStore

__all__ = ["SqlStore", "open_store"]


def open_store(url: Address | str) -> SqlStore:
    """The store at an address such as sqlite:///FILE or postgresql://…, its tables brought up to date."""
    engines = connect(url if isinstance(url, Address) else Address(url))
    try:
        migrate(engines)
    except BaseException:
        engines.close()
        raise
    return SqlStore(engines)

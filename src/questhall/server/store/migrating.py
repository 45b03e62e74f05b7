"""Brings the tables of a database to what this version needs."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from ..records import StoreError
from .engines import Engines

LOCK = 7_146_325_501
"""A number of our own: workers that start at once wait for each other under it."""


def config(connection: Connection) -> Config:
    """What alembic needs to know; the address of the database is none of it."""
    made = Config()
    made.set_main_option("script_location", "questhall.server.store:migrations")
    made.attributes["connection"] = connection
    return made


def migrate(engines: Engines) -> None:
    """Run the migrations that are missing, in one transaction."""
    try:
        with engines.writing.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SET LOCAL lock_timeout = 0"))
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            command.upgrade(config(connection), "head")
    except SQLAlchemyError as error:
        raise engines.failed(error) from None
    except CommandError:
        raise StoreError(
            f"The database {engines.address} was written by a newer Questhall. Update this one, or restore a backup."
        ) from None

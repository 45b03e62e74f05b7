"""The tables of the database. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)


def _of_room() -> Column[str]:
    return Column("room", Text, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)


people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("key_digest", Text, nullable=False, unique=True, index=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Double, nullable=False),
)

rooms = Table(
    "rooms",
    metadata,
    Column("id", Text, primary_key=True),
    Column("setup", Text, nullable=False),
    Column("content", Text, nullable=False),
    Column("host", Text, nullable=False, index=True),
    Column("watch", Text, unique=True, index=True),
    Column("settings", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("forked_from", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    _of_room(),
    Column("seat", Integer, primary_key=True),
    Column("by", Text, nullable=False),
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("invite", Text, unique=True, index=True),
)

log = Table(
    "log",
    metadata,
    _of_room(),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("id", Text, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

positions = Table(
    "positions",
    metadata,
    _of_room(),
    Column("which", Text, primary_key=True),
    Column("rev", Integer, nullable=False),
    Column("frozen", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _of_room(),
    Column("number", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer),
    sqlite_with_rowid=False,
)

"""People, rooms, seats, logs and what was written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    _people()
    _rooms()
    _seats()
    _numbered("log", "seq", _text("kind"), sa.Column("seat", sa.Integer, nullable=False), _text("id"))
    _numbered("chat", "number", _text("name"), sa.Column("seat", sa.Integer))


def downgrade() -> None:
    """Remove them."""
    for table in ("chat", "log", "seats", "rooms", "people"):
        op.drop_table(table)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _time(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Double, nullable=False)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)


def _people() -> None:
    op.create_table(
        "people",
        _text("id"),
        _text("key_digest"),
        _text("name"),
        _text("language"),
        _time("created"),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_index("ix_people_key_digest", "people", ["key_digest"], unique=True)


def _rooms() -> None:
    op.create_table(
        "rooms",
        _text("id"),
        _text("setup"),
        _text("content"),
        _text("host"),
        sa.Column("watch", sa.Text),
        _text("settings"),
        _flag("listed"),
        _time("created"),
        _time("changed"),
        _flag("over"),
        _text("forked_from"),
        sa.PrimaryKeyConstraint("id", name="pk_rooms"),
    )
    op.create_index("ix_rooms_host", "rooms", ["host"])
    op.create_index("ix_rooms_watch", "rooms", ["watch"], unique=True)


def _seats() -> None:
    op.create_table(
        "seats",
        _text("room"),
        sa.Column("seat", sa.Integer, nullable=False),
        _text("by"),
        _text("person"),
        _text("name"),
        _text("bot"),
        _flag("stand_in"),
        sa.Column("invite", sa.Text),
        sa.PrimaryKeyConstraint("room", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_seats_room", ondelete="CASCADE"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_index("ix_seats_invite", "seats", ["invite"], unique=True)


def _numbered(table: str, number: str, *columns: sa.Column[str] | sa.Column[int]) -> None:
    op.create_table(
        table,
        _text("room"),
        sa.Column(number, sa.Integer, autoincrement=False, nullable=False),
        *columns,
        _text("text"),
        _time("at"),
        sa.PrimaryKeyConstraint("room", number, name=f"pk_{table}"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=f"fk_{table}_room", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )

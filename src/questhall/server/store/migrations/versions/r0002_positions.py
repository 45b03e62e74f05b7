"""Where games stand, for a Questhall whose cards and scenarios have changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "positions",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("which", sa.Text, nullable=False),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("frozen", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("room", "which", name="pk_positions"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_positions_room", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("positions")

"""Rows of panels in words."""

from __future__ import annotations

from ..core.scene import Row
from .cells import letter


def row_name(row: Row) -> str:
    """What a row is about, and whose it is."""
    return f"{row.name}{letter(row.owner)}"


def plain_row(row: Row) -> str:
    """A row in a few words."""
    return ", ".join(filter(None, (f"{row_name(row)}: {row.value}" if row.value else row_name(row), row.detail)))

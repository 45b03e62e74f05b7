"""Where a user's data is kept."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str]) -> Path:
    """What QUESTHALL_HOME says, else the place for a user's data."""
    if home := environment.get("QUESTHALL_HOME"):
        return Path(home)
    data = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "questhall"

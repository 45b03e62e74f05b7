"""What changed from one scene to another."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import msgspec

from questhall.core.scene import Board, Scene

MAPS = frozenset({"pieces", "cards", "zones", "tracks", "panels"})
ORDERED = frozenset({"boards", "zones", "tracks", "panels"})
"""Maps whose entries are shown in their order."""
BESIDE = frozenset({"log"})
"""Fields that do not travel with the scene."""


class Difference(NamedTuple):
    """New values by field, and the entries of maps that are no longer there."""

    put: dict[str, Any]
    gone: tuple[str, ...]


def difference(old: Scene, new: Scene) -> Difference:
    """What makes the new scene of the old one; nothing for fields that are equal."""
    put: dict[str, Any] = {}
    gone: list[str] = []
    for field in Scene.__struct_fields__:
        before, after = getattr(old, field), getattr(new, field)
        again = _misplaced(before, after) if field in ORDERED else ()
        if field in BESIDE or (before == after and not again):
            continue
        if field in MAPS:
            after = _entries(before, after, field, gone, again)
        elif field == "boards":
            after = _boards(before, after, gone, again)
        if after != {} or field not in MAPS | {"boards"}:
            put[field] = after
    return Difference(put, tuple(gone))


def _entries(
    old: Mapping[str, Any], new: Mapping[str, Any], path: str, gone: list[str], again: Collection[str] = ()
) -> dict[str, Any]:
    """The entries that are new or changed; those that are gone, or laid down again, are noted by their path."""
    gone += [f"{path}/{key}" for key in old if key not in new or key in again]
    return {key: value for key, value in new.items() if key not in old or old[key] != value or key in again}


def _misplaced(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[str]:
    """The entries that would not stand in their order if what is new came after all that stays."""
    wanted = list(new)
    found = [key for key in old if key in new] + [key for key in new if key not in old]
    right = next((place for place, key in enumerate(wanted) if key != found[place]), len(wanted))
    return wanted[right:]


def _boards(
    old: Mapping[str, Board], new: Mapping[str, Board], gone: list[str], again: Collection[str]
) -> dict[str, Any]:
    changed, stays = _entries(old, new, "boards", gone, again), old.keys() - again
    return {key: _board(old[key], board, key, gone) if key in stays else board for key, board in changed.items()}


def _board(old: Board, new: Board, key: str, gone: list[str]) -> dict[str, Any]:
    """The changed fields of a board that stays; of its cells only those that changed."""
    fields = {field: getattr(new, field) for field in Board.__struct_fields__ if field != "cells"}
    changed = {field: value for field, value in fields.items() if value != getattr(old, field)}
    cells = _entries(old.cells, new.cells, f"boards/{key}/cells", gone)
    return {**changed, "cells": cells} if cells else changed


def without_log(scene: Scene, rev: int) -> Scene:
    """The scene as it travels: its revision is the room's, and its log stands beside it."""
    return msgspec.structs.replace(scene, rev=rev, log=())

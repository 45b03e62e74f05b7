"""What a browser makes of what it is told: the scene and the log."""

from __future__ import annotations

import copy
from typing import Any

MAPS = ("pieces", "cards", "zones", "tracks", "panels")


def drawn(scene: dict[str, Any], log: list[Any], told: dict[str, Any]) -> tuple[dict[str, Any], list[Any]]:
    """The scene and the log after a message."""
    if told["kind"] == "whole":
        return told["scene"], list(zip(told["log"].get("lines", []), told["log"].get("moves", []), strict=True))
    scene = copy.deepcopy(scene)
    for path in told.get("gone", ()):
        remove(scene, path.split("/"))
    for field, value in told.get("put", {}).items():
        put(scene, field, value)
    added = told.get("log")
    if added is not None:
        log = log[: added["start"]] + list(zip(added.get("lines", []), added.get("moves", []), strict=True))
    return scene, log


def remove(place: dict[str, Any], path: list[str]) -> None:
    for number, _ in enumerate(path, 1):  # ids may hold a stroke themselves
        key, rest = "/".join(path[:number]), path[number:]
        if key in place and not rest:
            del place[key]
            return
        if key in place:
            remove(place[key], rest)
            return
    raise AssertionError(f"there is no {path} to remove")


def put(scene: dict[str, Any], field: str, value: Any) -> None:
    if field in MAPS:
        scene[field] = {**scene.get(field, {}), **value}
    elif field == "boards":
        for id, board in value.items():
            old = scene["boards"].get(id, {})
            cells = {**old.get("cells", {}), **board.get("cells", {})}
            scene["boards"][id] = {**old, **board, "cells": cells}
    else:
        scene[field] = value

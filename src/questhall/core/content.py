"""Content files: YAML read straight into frozen structs, so that the type is the schema."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any

import msgspec
import yaml

from .errors import ContentError


class _Loader(yaml.CSafeLoader if hasattr(yaml, "CSafeLoader") else yaml.SafeLoader):  # type: ignore[misc]
    """Refuses a repeated key, which YAML would let win silently."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        keys = [self.construct_object(key) for key, _ in node.value]
        for key in keys:
            if keys.count(key) > 1:
                raise yaml.MarkedYAMLError(problem=f"the key “{key}” stands twice", problem_mark=node.start_mark)
        found: dict[Any, Any] = super().construct_mapping(node, deep)
        return found


def read_yaml(path: Path, kind: Any) -> Any:
    """The file as a value of a type; anything that does not fit is named with its place."""
    try:
        return msgspec.convert(yaml.load(path.read_text(encoding="utf-8"), _Loader), kind)
    except (yaml.YAMLError, msgspec.ValidationError) as error:
        raise ContentError(f"{path.name}: {error}") from None


def spare_what_lasts() -> None:
    """Leave what has been read out of every later search for garbage, in a process that only plays or serves.

    Going through everything takes 70 to 200 ms, and tables hold no cycles: it is done seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)

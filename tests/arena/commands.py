"""Commands of the folder tools, as modules."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

TOOLS = Path(__file__).parents[2] / "tools"


def imported(name: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A command for as long as a test lasts; what it has imported from its folder is forgotten."""
    monkeypatch.syspath_prepend(str(TOOLS))
    yield importlib.import_module(name)
    for tool in {path.stem for path in TOOLS.glob("*.py")} & sys.modules.keys():
        del sys.modules[tool]

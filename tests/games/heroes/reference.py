"""Public facts about the components, which stand beside the repository and not in it."""

import json
from pathlib import Path

import pytest

from tests.ledger import ROOT


def reference(name: str) -> dict:
    """One file of facts; without it there is nothing to compare with."""
    for folder in (ROOT.parent, ROOT.parent.parent):
        path = Path(folder, "shared", "reference", "heroes", f"{name}.json")
        if path.exists():
            return json.loads(path.read_text("utf-8"))
    pytest.skip("the reference files are not beside this repository; nothing to compare with")

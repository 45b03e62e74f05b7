"""Scenarios that tests draw are taken out of the box again."""

from collections.abc import Iterator
from typing import Any

import pytest


def taken_out(scenarios: dict[str, Any]) -> Any:
    """A fixture that leaves only what was printed."""

    @pytest.fixture(autouse=True)
    def drawn_scenarios() -> Iterator[None]:
        yield
        for name in [name for name in scenarios if name.startswith("drawn")]:
            del scenarios[name]

    return drawn_scenarios

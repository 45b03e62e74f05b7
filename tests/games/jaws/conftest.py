"""Scenarios that tests draw are taken out of the box again."""

from collections.abc import Iterator

import pytest

from questhall.games.jaws.content import load


@pytest.fixture(autouse=True)
def drawn_scenarios() -> Iterator[None]:
    yield
    scenarios = load().scenarios
    for name in [name for name in scenarios if name.startswith("drawn")]:
        del scenarios[name]

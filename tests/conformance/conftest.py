"""Which cases the tests of this folder look at."""

import pytest

from tests.conformance.driver import GAMES, cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a case looks at all of them; the slow ones are not even listed unless they are asked for."""
    if "case" in metafunc.fixturenames:
        slow = metafunc.config.option.markexpr != "not slow"
        metafunc.parametrize("case", [param for game in GAMES.values() for param in cases(game, slow=slow)])

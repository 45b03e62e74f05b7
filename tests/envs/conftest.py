"""What all tests of the environments have around them."""

from __future__ import annotations

import warnings
from typing import Any

import pytest


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """The libraries' own tests warn of what they would expect of simpler environments."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield

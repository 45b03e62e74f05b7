"""What docs/simulating.md shows is what the program reads."""

from questhall.arena.grid import EXAMPLE
from tests.docs.pages import blocks


def test_the_grid_on_the_page_is_the_one_that_the_program_shows() -> None:
    (shown,) = (block.text for block in blocks("docs/simulating.md") if block.language == "yaml")
    assert shown == EXAMPLE

"""Ways over a board in words."""

import itertools

import pytest

from questhall.words import words_for
from questhall.words.ways import COMPASS, steps, told
from tests.words.toys import BURROW


@pytest.mark.parametrize("grid", COMPASS)
def test_the_steps_of_a_way_lead_to_its_end(grid):
    ways = dict(COMPASS[grid])
    for end in itertools.product(range(-4, 5), repeat=2):
        found = steps(grid, (0, 0), end)
        assert sum(ways[name][0] * count for name, count in found) == end[0]
        assert sum(ways[name][1] * count for name, count in found) == end[1]
        assert len(found) <= 2


def test_a_way_is_told_by_its_directions():
    words = words_for(BURROW, "en")
    assert told(words, "hex-pointy", (1, 1), (3, 0)) == "1 north-east, 1 east"
    assert told(words, "square", (0, 0), (0, -2)) == "2 north"
    assert told(words, "square", (2, 2), (2, 2)) == "here"
    assert told(words_for(BURROW, "uk"), "hex-flat", (0, 0), (0, 3)) == "3 на південь"

"""What texts promise is what happens: things to protect, items for one attack, who is pushed, what can be removed."""

import pytest

from questhall.core import Setup, Table
from questhall.games.bugs import GAME
from questhall.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_you_must_not_lose_is_told_with_the_goal_on_the_map_and_before(language):
    t = Table.sit(GAME, Setup("bugs", "signal_flare", ("spellweaver",), 1))
    scene = t.scene(0, language, log=False)
    row = next(row for row in scene.panels["goal"].rows if row.value == "30/30")
    flare = next(piece for piece in scene.pieces.values() if piece.side == "object")
    assert flare.name in row.name
    assert flare.notes == (row.detail,)
    assert f"{row.name}. {row.detail}" in scene.welcome

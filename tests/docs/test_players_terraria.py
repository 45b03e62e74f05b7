"""What docs/players-terraria.md says of bosses, options and rules is what the box holds."""

import re

from questhall.core.settings import settings
from questhall.games.terraria import GAME
from questhall.words import words_for
from questhall.words.names import Names
from tests.ledger import ROOT, ledgers

GUIDE = (ROOT / "docs/players-terraria.md").read_text("utf-8")


def first_column(heading: str) -> list[str]:
    """What stands first in each row of the table under a heading."""
    part = GUIDE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return [line.split("|")[1].strip() for line in part.splitlines() if line.startswith("|")][2:]


def test_the_bosses_are_those_of_the_box() -> None:
    words = words_for(GAME.folder, "en")
    assert first_column("The bosses") == [words.name("boss", id) for id in GAME.content.bosses]


def test_the_modes_are_the_options_of_the_game() -> None:
    names = Names(GAME, "en")
    assert first_column("Modes") == [names.option(each) for each in settings(GAME)]


def test_every_rule_that_is_named_is_in_the_ledger() -> None:
    named = set(re.findall(r"`(TR-[\w-]+)`", GUIDE))
    assert len(named) > 60
    assert named - set(ledgers()["terraria"]) == set()

"""What docs/players.md says of clans, scenarios and rules is what the box holds."""

import re

from questhall.games.keep import GAME
from questhall.words import words_for
from tests.ledger import ROOT, ledgers

GUIDE = (ROOT / "docs/players.md").read_text("utf-8")
WORDS = words_for(GAME.folder, "en")


def rows(heading: str) -> list[list[str]]:
    """The rows of the table under a heading."""
    part = GUIDE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_the_clans_are_those_of_the_box() -> None:
    printed = [
        [WORDS.name("clan", id), id, clan.role, str(clan.monsters), str(clan.health), f"{clan.starts}, {clan.symbol}"]
        for id, clan in GAME.content.clans.items()
    ]
    assert [row[:6] for row in rows("The nine clans")] == printed


def test_the_scenarios_are_those_of_the_box() -> None:
    printed = [
        [str(scenario.number), WORDS.name("scenario", id), id, scenario.grade]
        for id, scenario in GAME.content.scenarios.items()
    ]
    assert [row[:4] for row in rows("The ten scenarios")] == printed


def test_every_rule_that_is_named_is_in_the_ledger() -> None:
    named = set(re.findall(r"`(KH-[\w-]+)`", GUIDE + (ROOT / "README.md").read_text("utf-8")))
    assert len(named) > 30
    assert named - set(ledgers()["keep"]) == set()

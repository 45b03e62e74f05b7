"""What docs/players-heroes.md says of factions, scenarios and rules is what the box holds."""

import re

from questhall.games.heroes import GAME, seats_for
from questhall.words import words_for
from tests.ledger import ROOT, ledgers

GUIDE = (ROOT / "docs/players-heroes.md").read_text("utf-8")
WORDS = words_for(GAME.folder, "en")


def rows(heading: str) -> list[str]:
    """The rows of the table under a heading."""
    part = GUIDE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return [line for line in part.splitlines() if line.startswith("|")][2:]


def test_the_factions_are_those_of_the_box() -> None:
    printed = [
        f"| {WORDS.name('faction', id)} | `{id}` | {WORDS.say(f'menu-role-{id}')} |" for id in GAME.content.factions
    ]
    assert rows("The factions") == printed


def test_the_scenarios_are_those_of_the_box() -> None:
    def row(id: str) -> str:
        plan = GAME.content.scenarios[id]
        ends = sorted({plan.last_round(count) for count in plan.players})
        rounds = "-".join(dict.fromkeys((str(ends[0]), str(ends[-1]))))
        name, about = WORDS.name("scenario", id), WORDS.say(f"menu-scenario-{id}")
        return f"| {name} | `{id}` | {', '.join(map(str, seats_for(id)))} | {rounds} | {about} |"

    assert rows("The scenarios") == [row(id) for id in GAME.content.scenarios]


def test_every_rule_that_is_named_is_in_the_ledger() -> None:
    named = set(re.findall(r"`(HM-[\w-]+)`", GUIDE))
    assert len(named) > 60
    assert named - set(ledgers()["heroes"]) == set()

"""What docs/players-jaws.md says of characters and rules is what the box holds."""

import re

from questhall.games.jaws import GAME
from questhall.words import words_for
from tests.ledger import ROOT, ledgers

GUIDE = (ROOT / "docs/players-jaws.md").read_text("utf-8")
WORDS = words_for(GAME.folder, "en")


def test_the_characters_are_those_of_the_box() -> None:
    printed = [
        f"| {WORDS.name('being', id)} | `{id}` | {each.hand} | {' · '.join(map(str, each.health))} "
        f"| {WORDS.say(f'menu-role-{id}')} |"
        for id, each in GAME.content.characters.items()
    ]
    assert GUIDE.partition("## The characters\n")[2].strip().splitlines()[2:] == printed


def test_every_rule_that_is_named_is_in_the_ledger() -> None:
    named = set(re.findall(r"`(JL-[\w-]+)`", GUIDE))
    assert len(named) > 60
    assert named - set(ledgers()["jaws"]) == set()


def test_the_readme_leads_to_it() -> None:
    assert "docs/players-jaws.md" in (ROOT / "README.md").read_text("utf-8")

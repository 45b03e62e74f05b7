"""What docs/players-bugs.md says of characters and rules is what the box holds."""

import re

from questhall.games.bugs import GAME
from questhall.words import words_for
from tests.ledger import ROOT, ledgers

GUIDE = (ROOT / "docs/players-bugs.md").read_text("utf-8")
WORDS = words_for(GAME.folder, "en")


def test_the_characters_are_those_of_the_box() -> None:
    printed = [
        f"| {WORDS.name('being', id)} | `{id}` | {' · '.join(map(str, each.health))} | {WORDS.say(f'menu-role-{id}')} |"
        for id, each in GAME.content.characters.items()
    ]
    assert GUIDE.partition("## The characters\n")[2].strip().splitlines()[2:] == printed


def test_every_rule_that_is_named_is_in_the_ledger() -> None:
    named = set(re.findall(r"`(BB-[\w-]+)`", GUIDE))
    assert len(named) > 40
    assert named - set(ledgers()["bugs"]) == set()

"""The rules of a game, as its ledger states them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from .errors import FileError
from .game import Game

_RULE = re.compile(r"^- \*\*([A-Z]{2}-[A-Z0-9-]+)\*\*\s*(.*)$")
_SOURCE = re.compile(r"\s*\{L[^}]*\}")
_DRAWING = re.compile(r"^ *```.*?^ *```$\n?", re.MULTILINE | re.DOTALL)
"""Maps and programs between fences: not for reading line by line."""
LEDGER_LANGUAGE = "en"


class Rule(NamedTuple):
    """One rule: its id, the section it stands in, and what it says."""

    id: str
    section: str
    text: str


def rules_of(game: Game[Any, Any]) -> list[Rule]:
    """Every rule of a game's ledger, in its order."""
    path = game.folder / "rules.md"
    if not path.is_file():
        raise FileError(f"“{game.key}” has no ledger of rules: {path} does not exist.")
    rules: list[Rule] = []
    section, text = "", _DRAWING.sub("", path.read_text(encoding="utf-8"))
    for line in text.splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ")
        elif found := _RULE.match(line):
            rules.append(Rule(found[1], section, _SOURCE.sub("", found[2])))
        elif rules and line.startswith("  "):
            rules[-1] = rules[-1]._replace(text=f"{rules[-1].text}\n{_SOURCE.sub('', line)}")
    return rules


def matching(rules: Sequence[Rule], words: Sequence[str]) -> list[Rule]:
    """The rules with one of these ids, or those in which all the words stand."""
    wanted = [word.casefold() for word in words]
    by_id = [rule for rule in rules if rule.id.casefold() in wanted]
    if by_id or not wanted:
        return by_id or list(rules)
    return [rule for rule in rules if all(word in f"{rule.section} {rule.text}".casefold() for word in wanted)]

"""The rules of a game at a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questhall.core import Game
from questhall.core.ledger import LEDGER_LANGUAGE, matching, rules_of

from .terminal import Terminal

SHOWN = 12


def show_rules(terminal: Terminal, game: Game[Any, Any], words: Sequence[str], most: int = SHOWN) -> bool:
    """Print the rules that match, under their sections; whether there were any."""
    found = matching(rules_of(game), words)
    if not found:
        terminal.say("rules-none", game=game.key, words=" ".join(words))
        return False
    section = ""
    if terminal.language != LEDGER_LANGUAGE:
        terminal.say("rules-language")
    for rule in found[:most]:
        if rule.section != section:
            section = rule.section
            terminal.write(f"\n{section}")
        for number, line in enumerate(rule.text.split("\n")):
            terminal.wrapped(f"  {rule.id}  {line}" if not number else f"    {line.strip()}", "    ")
    if len(found) > most:
        terminal.say("rules-more", count=len(found) - most)
    return True

"""questhall rules: a game's rules by id, by words, or all of them."""

from __future__ import annotations

import argparse
import sys

from .ledger import show_rules
from .sitting import Games, find_game
from .terminal import Terminal


def run(args: argparse.Namespace, terminal: Terminal, games: Games) -> int:
    """Print the rules that match."""
    words = [word for text in args.words for word in text.split()]
    return 0 if show_rules(terminal, find_game(games, args.game), words, most=sys.maxsize) else 1

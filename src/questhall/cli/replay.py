"""questhall replay: a saved game, choice by choice."""

from __future__ import annotations

import argparse
from pathlib import Path

from questhall.core import Choice
from questhall.core.replay import open_replay
from questhall.words import WordsError
from questhall.words.names import Names

from .screen import say_ending
from .session import Session, log_since
from .sitting import Games
from .terminal import Terminal


def run(args: argparse.Namespace, terminal: Terminal, games: Games) -> int:
    """Print every choice and what it led to, as a spectator sees it."""
    path = Path(args.file)
    table, moments = open_replay(path, games)
    session = Session(terminal, table, {}, path)
    assert table.setup is not None
    terminal.say("seed-is", title=session.names.title(), seed=table.setup.seed)
    told = 0
    for moment in moments:
        choice = _choice(session.names, moment.taken.choice)
        seat = session.seat_name(moment.taken.seat)
        terminal.say("replay-line", number=moment.number, seat=seat, choice=choice)
        table = session.table = moment.table
        for line in log_since(table, None, told, terminal.language):
            terminal.write(f"  · {line.text}")
        told = len(table.events)
    if not table.decisions:
        say_ending(session, table.scene(None, terminal.language, log=False))
    return 0


def _choice(names: Names, choice: Choice) -> str:
    """A choice in words, or in its text form where the game has no words for it."""
    try:
        return names.words.choice(choice)
    except WordsError:
        return str(choice)

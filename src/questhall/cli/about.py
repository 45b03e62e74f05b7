"""questhall about: what this program is, and what it is not."""

from __future__ import annotations

import argparse

import questhall

from .sitting import Games
from .terminal import Terminal


def about(terminal: Terminal) -> None:
    """Say what this program is."""
    terminal.say("about", version=questhall.__version__)


def run(args: argparse.Namespace, terminal: Terminal, games: Games) -> int:
    """Say what this program is."""
    about(terminal)
    return 0

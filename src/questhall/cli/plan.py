"""questhall plan: what a monster may do in its turn, and why."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from questhall.games.jaws.accounts import RULES
from questhall.haven.accounts import Account, Why, account
from questhall.haven.cases import EXPERT, LEDGER, Turn, answer, open_cases

from .sitting import Games
from .terminal import Terminal


def run(args: argparse.Namespace, terminal: Terminal, games: Games) -> int:
    """Print every admissible outcome of each turn in a file."""
    cases, manner = open_cases(Path(args.file)), LEDGER if args.ledger else EXPERT
    if args.json:
        terminal.write(json.dumps(answer(cases, manner), ensure_ascii=False))
        return 0
    for number, case in enumerate(cases, 1):
        _show(terminal, account(case, Turn(case, manner), terminal.language, RULES), number)
    return 0


def _show(terminal: Terminal, told: Account, number: int) -> None:
    if number > 1:
        terminal.write()
    terminal.say("plan-case", id=str(number if told.id is None else told.id))
    for why in told.why:
        _write(terminal, why)
    for place, course in enumerate(told.courses, 1):
        attacks = ", ".join(str(list(spot)) for spot in course.attacks)
        terminal.say("plan-outcome", number=place, at=str(list(course.move)), attacks=attacks or "–")
        for why in course.why:
            _write(terminal, why)


def _write(terminal: Terminal, why: Why) -> None:
    terminal.write(f"  {why.text}  [{', '.join(why.rules)}]")

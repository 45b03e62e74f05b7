"""questhall play: the terminal table."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from questhall.core import Seat, Table, replay
from questhall.core.scene import Choice
from questhall.words.narrowing import leads_to
from questhall.words.textview import numbered

from .keys import press, save
from .results import Results, results_path
from .screen import draw, draw_ending, say_ending
from .session import Left, Session, log_since
from .sitting import Games, ask_setup, bots_of, players_of, setup_by_default
from .terminal import Terminal


def run(args: argparse.Namespace, terminal: Terminal, games: Games) -> int:
    """Sit down, then play until the end or until somebody leaves."""
    if args.load:
        table: Table[Any] = replay.load(Path(args.load), games)
    else:
        setup = setup_by_default(args, games) if args.auto else ask_setup(args, terminal, games)
        table = Table.sit(games[setup.game], setup)
    assert table.setup is not None
    results = Results(results_path(os.environ))
    players = players_of(args, terminal, len(table.setup.seats))
    bots = bots_of(players, table.game, table.setup.seed)
    session = Session(terminal, table, bots, Path(args.load) if args.load else free_path(table))
    session.hints = not args.no_hints
    session.note = terminal.words.say("seed-is", title=session.names.title(), seed=table.setup.seed)
    if table.start is not None and not table.history:
        session.note += "\n" + terminal.words.say("renewed")
    if args.auto:
        watch(session)
    else:
        play(session, results)
    return 0


def free_path(table: Table[Any]) -> Path:
    """A file name for this game that is not taken."""
    assert table.setup is not None
    name = f"{table.game.key}-{table.setup.scenario}"
    path, number = Path(f"{name}.json"), 1
    while path.exists():
        number += 1
        path = Path(f"{name}-{number}.json")
    return path


def watch(session: Session) -> None:
    """Bots play all seats; the log is printed as it grows."""
    told = 0
    session.terminal.write(session.note)
    while session.table.decisions:
        seat = session.asked()
        if considered := session.bot_chooses(seat):
            session.terminal.write(f"  ({considered})")
        for line in log_since(session.table, None, told, session.terminal.language):
            session.terminal.write(f"  · {line.text}")
        told = len(session.table.events)
    say_ending(session, session.table.scene(None, session.terminal.language, log=False))


def play(session: Session, results: Results) -> None:
    """People and bots play; nothing is lost when somebody stops typing, or when a fault in a game ends it."""
    try:
        while True:
            session.bots_play()
            if session.table.decisions:
                decide(session, session.asked())
            else:
                finish(session, results)
    except Left:
        session.terminal.say("good-bye")
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            session.terminal.write()
        if session.is_unsaved:
            save(session, 0, "")
        raise


def decide(session: Session, seat: Seat) -> None:
    """Put one decision to a person; other keys may be pressed before it is made."""
    terminal = session.terminal
    if session.is_secret(seat):
        terminal.ask("pass-screen", seat=session.seat_name(seat))
    session.first = ""
    scene = draw(session, seat)
    before = len(session.table.history)
    while len(session.table.history) == before and session.turned in (None, seat):
        typed = terminal.ask("type-choice")
        if not typed:
            session.heard.pop(seat, None)
            scene = draw(session, seat)
        elif not (typed.isdecimal() and 1 <= int(typed) <= len(scene.choices)):
            press(session, seat, typed, scene)
        elif (first := leads_to(chosen := numbered(scene)[int(typed) - 1])) is not None:
            session.first = first
            scene = draw(session, seat)
        else:
            choose(session, seat, chosen)


def choose(session: Session, seat: Seat, shown: Choice) -> None:
    """Take a choice as it was shown, after a question where it wants one."""
    if shown.confirm and not session.terminal.agrees(shown.confirm, by_default=shown.tone != "harm"):
        return
    choices = session.table.decisions[seat].choices
    session.take(seat, next(choice for choice in choices if str(choice) == shown.id))


def say_best(session: Session, results: Results) -> None:
    """Keep the result if it is the best of its kind; say so, or that there was a better one.  [KH-R-056]"""
    table = session.table
    assert table.setup is not None
    before, is_best = results.of(table.game, table.setup), results.record(table)
    if is_best and table.outcome is not None and table.outcome.result != "lost":
        session.terminal.say("best-result")
    elif not is_best and before is not None and before.result == "won":
        session.terminal.say("won-before")


def finish(session: Session, results: Results) -> None:
    """The game has ended: look, save, take back, or leave; a best result is kept."""
    draw_ending(session)
    say_best(session, results)
    seat = next(iter(session.people), 0)
    while not session.table.decisions:
        typed = session.terminal.ask("at-the-end")
        if typed in ("", "q"):
            raise Left
        press(session, seat, typed, session.table.scene(seat, session.terminal.language, log=False))

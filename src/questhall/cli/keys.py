"""The keys that are no choices: undo, log, everything, cards, rules, save, another seat, bots, about, quit, help."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path

from questhall.core import Seat
from questhall.core.errors import FenceInTheWay, QuesthallError
from questhall.core.ledger import rules_of
from questhall.core.scene import Scene
from questhall.words.reasons import reasons

from .about import about
from .ledger import show_rules
from .screen import draw_all, draw_cards, signs
from .session import Left, Session
from .started import suggested

Key = Callable[[Session, Seat, str], None]

SAME_KEYS = str.maketrans("йцгдскыіефшр", "qwulcrsstaih")
"""Cyrillic letters on the same keys, for those who forget to switch."""


def undo(session: Session, seat: Seat, typed: str) -> None:
    """Take back everything since, and with, the last choice of a person."""
    history = session.table.history
    since = next((number for number in reversed(range(len(history))) if history[number].seat not in session.bots), None)
    if since is None:
        session.terminal.say("undo-nothing")
        return
    count, first = len(history) - since, history[since]
    try:
        session.table.undo(count)
    except FenceInTheWay:
        fence = next(taken.fence for taken in history[since:] if taken.fence)
        if not session.terminal.agrees(session.terminal.words.say(f"undo-fence-{fence}")):
            return
        session.table.undo(count, across_fences=True)
    for other, told in session.told.items():
        session.told[other] = min(told, len(session.table.events))
    labels = {
        choice.id: choice.label
        for choice in session.table.scene(first.seat, session.terminal.language, log=False).choices
    }
    session.note = session.terminal.words.say("undone", count=count, choice=labels[str(first.choice)])


def show_log(session: Session, seat: Seat, typed: str) -> None:
    """Everything that this seat has seen happen."""
    lines = session.log(seat)
    if not lines:
        session.terminal.say("log-empty")
    for line in lines:
        session.terminal.wrapped(f"  · {line.text}", "    ")


def show_all(session: Session, seat: Seat, typed: str) -> None:
    """Everything on the table, what is left out of the usual screen too."""
    draw_all(session, seat)


def show_cards(session: Session, seat: Seat, typed: str) -> None:
    """Every card that lies open."""
    draw_cards(session, seat)


def show_rule(session: Session, seat: Seat, typed: str) -> None:
    """A rule by its id, or the rules in which words stand."""
    game = session.table.game
    if typed:
        show_rules(session.terminal, game, typed.split())
    else:
        session.terminal.say("rules-usage", example=f"r {rules_of(game)[0].id}")


def save(session: Session, seat: Seat, typed: str) -> None:
    """Save into a file; one of another game is not lost without a question."""
    path = Path(os.path.expanduser(typed)) if typed else session.path
    question = session.terminal.words.say("overwrite", file=str(path))
    if path != session.path and os.path.lexists(path) and not session.terminal.agrees(question):
        return
    session.table.save(path)
    session.path = path
    session.saved = session.table.history[:]
    if session.table.decisions:
        session.terminal.say("saved", file=str(path), command=suggested("play", "--load", str(path)))
    else:
        session.terminal.say("saved-end", file=str(path), command=suggested("replay", str(path)))


def turn(session: Session, seat: Seat, typed: str) -> None:
    """Turn to another person who is asked now."""
    asked = [other for other in session.table.decisions if other not in session.bots]
    others = [other for other in asked if other != seat]
    if typed.isdecimal() and int(typed) - 1 in asked:
        session.turned = int(typed) - 1
    elif not others:
        session.terminal.say("nobody-else")
    elif not typed:
        session.turned = others[0]
    else:
        session.terminal.say("not-asked", seat=typed, asked=", ".join(str(other + 1) for other in asked))


def show_considered(session: Session, seat: Seat, typed: str) -> None:
    """What a bot thought about last."""
    session.terminal.wrapped(session.considered or session.terminal.words.say("considered-nothing"), "  ")


def show_about(session: Session, seat: Seat, typed: str) -> None:
    """What this program is."""
    about(session.terminal)


def leave(session: Session, seat: Seat, typed: str) -> None:
    """Leave the game, after an offer to save what has been chosen since it was saved."""
    question = session.terminal.words.say("quit-save")
    if session.is_unsaved and session.terminal.agrees(question, by_default=True):
        save(session, seat, "")
    raise Left


def explain(session: Session, scene: Scene) -> None:
    """How the game goes, the keys, what is asked now, and why other things are not possible."""
    terminal = session.terminal
    if text := session.names.help():
        for line in text.splitlines():
            terminal.wrapped(line, "  ")
        terminal.write()
    terminal.wrapped(signs(terminal, scene), "  ")
    terminal.say("help")
    if scene.prompt is not None and scene.prompt.help:
        terminal.say("help-now")
        terminal.wrapped(f"  {scene.prompt.help}", "  ")
    if scene.blocked:
        terminal.say("help-blocked")
    for reason in reasons(scene):
        terminal.wrapped(f"  {reason}", "    ")


KEYS: Mapping[str, Key] = {
    "u": undo,
    "l": show_log,
    "i": show_all,
    "c": show_cards,
    "r": show_rule,
    "s": save,
    "t": turn,
    "w": show_considered,
    "a": show_about,
    "q": leave,
}


def press(session: Session, seat: Seat, typed: str, scene: Scene) -> None:
    """Do what a key says; a wrong key gets a hint, and what cannot be done is said in a sentence."""
    with session.terminal.pages():
        _press(session, seat, typed, scene)


def _press(session: Session, seat: Seat, typed: str, scene: Scene) -> None:
    key, _, rest = typed.partition(" ")
    key = key.lower().translate(SAME_KEYS)
    if key in ("?", "h"):
        explain(session, scene)
    elif key not in KEYS:
        session.terminal.say("wrong-key" if scene.choices else "wrong-key-end", typed=typed, most=len(scene.choices))
    else:
        try:
            KEYS[key](session, seat, rest.strip())
        except QuesthallError as error:
            session.terminal.write(str(error))

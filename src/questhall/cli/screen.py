"""What stands on the screen when a person is asked."""

from __future__ import annotations

import msgspec

from questhall.core import Seat
from questhall.core.scene import Card, Scene
from questhall.words.textview import render

from .session import Session

NEWS = 15
"""As many lines of news are shown at once."""


def draw(session: Session, seat: Seat) -> Scene:
    """Draw the table for the seat that is asked, with what happened since it chose last; the scene that was drawn."""
    terminal = session.terminal
    scene = with_news(session, seat)
    terminal.clear()
    terminal.write(render(scene, session.names.words, terminal.width, plain=terminal.plain, log=NEWS))
    if len(scene.log) > NEWS:
        terminal.say("news-more", count=len(scene.log) - NEWS)
    if session.note:
        terminal.write(session.note)
        session.note = ""
    if session.seats > 1:
        terminal.say("your-turn", seat=session.seat_name(seat))
    return scene


def with_news(session: Session, seat: Seat | None) -> Scene:
    """The scene of a seat, whose log begins where the seat chose last."""
    scene = session.table.scene(seat, session.terminal.language)
    news = session.log(seat, 0 if seat is None else session.told.get(seat, 0))
    return msgspec.structs.replace(scene, log=news)


def draw_ending(session: Session) -> None:
    """How the game ended, as the first person saw it."""
    terminal = session.terminal
    scene = with_news(session, session.people[0] if session.people else None)
    terminal.clear()
    board = msgspec.structs.replace(scene, ending="")
    terminal.write(render(board, session.names.words, terminal.width, plain=terminal.plain, log=NEWS))
    say_ending(session, scene)


def say_ending(session: Session, scene: Scene) -> None:
    """The end in words."""
    terminal, outcome = session.terminal, session.table.outcome
    terminal.write()
    terminal.say(f"outcome-{outcome.result}" if outcome else "ended")
    if scene.ending:
        terminal.write(scene.ending)
    terminal.say("ended-turns", count=len(session.table.history))


def draw_cards(session: Session, seat: Seat) -> None:
    """Every card that lies open to a seat, with its text, zone by zone."""
    terminal = session.terminal
    scene = session.table.scene(seat, terminal.language)
    if not any(zone.cards for zone in scene.zones.values()):
        terminal.say("cards-none")
    for zone in scene.zones.values():
        hidden = terminal.words.say("cards-hidden", count=zone.hidden) if zone.hidden else ""
        if zone.cards or zone.hidden:
            terminal.write(f"{zone.title} {hidden}".rstrip())
        for id in zone.cards:
            if id in scene.cards:
                terminal.write(f"  {card_line(scene.cards[id])}")


def card_line(card: Card) -> str:
    """A card in one line."""
    return f"{card.name}: {' · '.join(card.lines)}" if card.lines else card.name

"""What stands on the screen when a person is asked."""

from __future__ import annotations

import msgspec

from questhall.core import Seat
from questhall.core.scene import Card, Scene
from questhall.words.narrowing import narrowed
from questhall.words.news import news
from questhall.words.textview import fitted, read_out, render

from .session import Session
from .terminal import Terminal

NEWS = 15
"""As many lines of news are shown at once."""
SHOWN = 20
"""By so many letters a line of news is found on the screen."""
BELOW, BELOW_THE_END = 2, 6
"""Lines below the scene: the note and the line to type in; how it ended."""


def draw(session: Session, seat: Seat) -> Scene:
    """Draw the table for the seat that is asked, with what happened since it chose last; the scene that was drawn."""
    terminal = session.terminal
    scene = with_news(session, seat)
    welcome(session, scene)
    show_table(session, scene)
    if session.note:
        terminal.write(session.note)
        session.note = ""
    if len(session.people) > 1:
        terminal.say("your-turn", seat=session.seat_name(seat))
    return scene


def show_table(session: Session, scene: Scene) -> None:
    """The table; news that it has no room for are read before it, once."""
    below = BELOW if session.table.decisions else BELOW_THE_END
    terminal, told, text = session.terminal, news(scene.log), table_of(session, scene, below)
    is_cut = bool(told) and f"  · {told[0][:SHOWN]}" not in text
    if is_cut and terminal.is_screen and session.paged != len(session.table.events):
        session.paged = len(session.table.events)
        show_news(session, told)
    terminal.clear()
    terminal.write(text)


def table_of(session: Session, scene: Scene, below: int) -> str:
    """The scene as it fits the screen above some more lines."""
    terminal, words = session.terminal, session.names.words
    seat = scene.prompt.seat if terminal.plain and scene.prompt is not None else None
    if seat is not None:
        text, session.heard[seat] = read_out(scene, words, terminal.width, NEWS, session.heard.get(seat, ()))
    elif terminal.height is None:
        text = render(scene, words, terminal.width, plain=terminal.plain, log=NEWS)
    else:
        height = terminal.height - below - (len(session.people) > 1)
        text = fitted(scene, words, terminal.width, height, NEWS)
    return text.removesuffix("\n")


def welcome(session: Session, scene: Scene) -> None:
    """Before the first choice of a game, or of a chapter of a campaign: what it is about."""
    terminal = session.terminal
    if scene.chapter == session.chapter or not scene.welcome:
        return
    session.chapter = scene.chapter
    terminal.clear()
    terminal.write(" · ".join(filter(None, (scene.title, scene.subtitle))))
    explained = () if terminal.plain else (signs(terminal, scene),)
    own = () if session.table.history else (*explained, terminal.words.say("how-to-choose"))
    for paragraph in (*scene.welcome, *own):
        terminal.write()
        terminal.wrapped(paragraph)
    if terminal.is_screen:
        terminal.write()
        terminal.ask("go-on")


def signs(terminal: Terminal, scene: Scene) -> str:
    """What the signs on the screen mean; passages are drawn only where cells are boxes, not in a field of signs."""
    boxes = any(board.grid in ("graph", "square") and not board.signs for board in scene.boards.values())
    return terminal.words.say("signs-passages" if boxes else "signs")


def show_news(session: Session, told: list[str]) -> None:
    """What would not fit beside the table is read before it."""
    terminal = session.terminal
    terminal.clear()
    terminal.say("news-all")
    with terminal.pages():
        for text in told:
            terminal.wrapped(f"  · {text}", "    ")
    terminal.write()
    terminal.ask("go-on")


def draw_all(session: Session, seat: Seat) -> None:
    """Everything that lies on the table."""
    terminal, scene, words = session.terminal, with_news(session, seat), session.names.words
    text = render(scene, words, terminal.width, plain=terminal.plain, log=NEWS, everything=True)
    terminal.write(text.removesuffix("\n"))
    show_notes(terminal, scene)
    show_terms(terminal, scene)


def with_news(session: Session, seat: Seat | None) -> Scene:
    """The scene of a seat, whose log begins where it chose last; of several cards one is chosen after the other."""
    scene = session.table.scene(seat, session.terminal.language, log=False)
    if scene.prompt is not None and not session.hints:
        scene = msgspec.structs.replace(scene, prompt=msgspec.structs.replace(scene.prompt, hints=()))
    news = session.log(seat, 0 if seat is None else session.told.get(seat, 0))
    scene = msgspec.structs.replace(scene, log=news)
    return narrowed(scene, session.first, session.terminal.words.say("choose-back"))


def draw_ending(session: Session) -> None:
    """How the game ended, as the first person saw it."""
    scene = with_news(session, session.people[0] if session.people else None)
    show_table(session, msgspec.structs.replace(scene, ending=""))
    say_ending(session, scene)


def say_ending(session: Session, scene: Scene) -> None:
    """The end in words."""
    terminal, outcome = session.terminal, session.table.outcome
    terminal.write()
    result = terminal.words.say(f"outcome-{outcome.result}" if outcome else "ended")
    if not scene.ending.startswith(result):
        terminal.write(result)
    if scene.ending:
        terminal.wrapped(scene.ending)
    terminal.say("ended-turns", count=len(session.table.history))


def draw_cards(session: Session, seat: Seat) -> None:
    """Every card that lies open to a seat, with its text, zone by zone."""
    terminal = session.terminal
    scene = session.table.scene(seat, terminal.language, log=False)
    if not any(zone.cards for zone in scene.zones.values()):
        terminal.say("cards-none")
    for zone in scene.zones.values():
        hidden = terminal.words.say("cards-hidden", count=zone.hidden) if zone.hidden else ""
        if zone.cards or zone.hidden:
            terminal.write(f"{zone.title} {hidden}".rstrip())
        for id in zone.cards:
            if id in scene.cards:
                terminal.wrapped(f"  {card_line(scene.cards[id])}", "      ")
    show_terms(terminal, scene)


def show_terms(terminal: Terminal, scene: Scene) -> None:
    """What the words on cards and pieces mean."""
    if scene.glossary:
        terminal.say("terms")
    for term in scene.glossary.values():
        terminal.wrapped(f"  {term.name}: {term.text}", "      ")


def show_notes(terminal: Terminal, scene: Scene) -> None:
    """What is printed on the cards of pieces; of several with the same, the first."""
    told = {piece.notes: piece.name for piece in reversed(scene.pieces.values()) if piece.notes}
    for notes, name in reversed(told.items()):
        terminal.wrapped(f"{name}: {' · '.join(notes)}", "    ")


def card_line(card: Card) -> str:
    """A card in one line."""
    return f"{card.name}: {' · '.join(card.lines)}" if card.lines else card.name

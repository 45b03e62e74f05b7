"""Everything that travels over the websocket, as JSON; `rest.py` has the rest. The browser's types are made from both.

A room's log has a record for every choice and every undo. Its length is the room's revision: it only grows, also when
choices are taken back. A viewer says which revision he has seen; he gets what changed since, or everything.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from questhall.core.scene import LogLine, Scene

Language = Literal["en", "uk", "ru"]
TakenBack = Literal["choice", "turn", "played_out"]

# -- what the browser says over its websocket


class Sent(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """A message of the browser. `id` is the browser's own name for it: the answer carries it, and a repeated one does
    nothing twice.
    """


class Hello(Sent, frozen=True, tag="hello"):
    """The first message, and again after every loss of the connection."""

    room: str
    key: str = ""
    """The person's key; without it, or without a seat, he watches."""
    watch: str = ""
    """The room's code for spectators."""
    seat: int | None = None
    """Whose eyes to see with: a seat that the person holds; None for the one that is asked first, or a spectator's."""
    seen: int | None = None
    """The last revision that was drawn, if it was drawn for this seat and in this language."""
    language: Language = "en"


class Look(Sent, frozen=True, tag="look"):
    """See with the eyes of another seat that the person holds: the curtain of a hot seat has been drawn aside."""

    seat: int | None
    language: Language = "en"


class Choose(Sent, frozen=True, tag="choose"):
    """Take a choice of the scene of a revision."""

    id: str
    seat: int
    rev: int
    choice: str


class Undo(Sent, frozen=True, tag="undo"):
    """Take back the last choice, all of this turn, or all since a bot was let play something out.

    Puts it to the vote where it must be agreed on.
    """

    id: str
    seat: int
    rev: int
    what: TakenBack = "choice"


class Vote(Sent, frozen=True, tag="vote"):
    """Agree to an undo that another seat has asked for, or not."""

    id: str
    seat: int
    rev: int
    yes: bool


class Say(Sent, frozen=True, tag="say"):
    """Write to all in the room."""

    id: str
    text: str
    seat: int | None = None


class Presence(Sent, frozen=True, tag="presence"):
    """Whether the person looks at the table."""

    here: bool


class Ping(Sent, frozen=True, tag="ping"):
    """Is anybody there?"""


# -- what the server says


class Told(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """A message of the server."""


class Log(msgspec.Struct, frozen=True, omit_defaults=True):
    """Lines of the log from a place on; `moves` says for each how many choices had been taken before it."""

    start: int
    lines: tuple[LogLine, ...] = ()
    moves: tuple[int, ...] = ()


class Whole(Told, frozen=True, tag="whole"):
    """Everything to draw; the scene's own log is empty, it stands beside it."""

    rev: int
    seat: int | None
    language: Language
    scene: Scene
    log: Log


class Delta(Told, frozen=True, tag="delta"):
    """What changed from one revision to another.

    `put` holds new values by field of the scene. Fields that are maps (pieces, cards, zones, tracks, panels) and the
    cells of boards hold only entries that changed, and `gone` those that are no longer there, as "pieces/m3" or
    "boards/main/cells/12". The log is cut off at `log.start`, then the new lines are added.
    """

    base: int
    rev: int
    seat: int | None
    language: Language
    put: dict[str, Any] = {}
    gone: tuple[str, ...] = ()
    log: Log | None = None


class Done(Told, frozen=True, tag="done"):
    """A message has been carried out and is safely kept."""

    id: str
    rev: int


class Failed(Told, frozen=True, tag="failed"):
    """A message has not been carried out, and why, in words."""

    code: Literal[
        "malformed", "too_large", "too_fast", "late", "illegal", "not_yours", "no_room", "not_possible", "fault"
    ]
    text: str
    id: str = ""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was written in the room. Lines are numbered, so that a repeated one is known."""

    number: int
    name: str
    text: str
    at: float
    seat: int | None = None


class Chat(Told, frozen=True, tag="chat"):
    """What was written; at the beginning the last lines."""

    lines: tuple[Line, ...]


class Pong(Told, frozen=True, tag="pong"):
    """Somebody is there."""


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat."""

    seat: int
    by: Literal["open", "person", "bot"]
    name: str
    role: str = ""
    """What it plays, in words; nothing until it is chosen."""
    mine: bool = False
    """Held by the viewer; he may be looking through another seat of his."""
    presence: Literal["here", "away", "gone"] = "gone"
    asked: bool = False
    """The table waits for it."""
    stand_in: bool = False
    """A bot plays for the person who holds it, until he takes it back."""
    invite: str = ""
    """The code that lets somebody sit down here; told to the host only."""
    considered: str = ""
    """What the bot that plays here considered before its last choice, in one line, as far as the viewer may know."""


class Ballot(msgspec.Struct, frozen=True, omit_defaults=True):
    """An undo that is being voted on."""

    by: int
    what: TakenBack
    count: int
    """How many choices would be taken back."""
    yes: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()


class RoomSettings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the host decides."""

    stand_in_after: int | None = None
    """Minutes after which a bot plays for somebody who is gone; None for never by itself."""
    stand_in: str = "novice"
    free_undo: bool = True
    """Where one person holds all seats that are not bots: undo may cross chance and what was revealed."""
    curtain: bool | None = None
    """A curtain between the seats of one screen; None: where hands are secret and people of several names sit there."""
    listed: bool = False
    """Strangers on this server see its free seats in the lobby."""


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is played in a room, and who sits there."""

    room: str
    game: str
    game_name: str
    icon: str
    scenario: str
    level: str
    """The options that were chosen, in words."""
    seats: tuple[SeatInfo, ...]


class RoomInfo(Facts, frozen=True, omit_defaults=True):
    """A room as one viewer may know it."""

    settings: RoomSettings
    curtain: bool
    """Whether a curtain is drawn when the seat at this screen changes."""
    over: bool = False
    ending: str = ""
    moves: int = 0
    host: bool = False
    watchers: int = 0
    watch: str = ""
    """The code for spectators; told to those who sit here."""
    undo: Literal["", "free", "vote"] = ""
    """How the viewer may take back the last choice, if at all."""
    undo_why: str = ""
    """Why he may not, or why it needs a vote."""
    undo_turn: int = 0
    """How many choices a restart of the turn would take back."""
    undo_played_out: int = 0
    """How many choices lie behind the viewer since he let a bot play something out; none once he chose himself."""
    ballot: Ballot | None = None
    forked_from: str = ""


class Room(Told, frozen=True, tag="room"):
    """Who is here, and what else is not on the board; sent whenever it changes."""

    info: RoomInfo


FromBrowser = Hello | Look | Choose | Undo | Vote | Say | Presence | Ping
FromServer = Whole | Delta | Done | Failed | Chat | Pong | Room

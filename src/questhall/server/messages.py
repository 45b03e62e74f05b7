"""Everything that travels between browser and server, as JSON. The browser's types are made from these structs.

A room's log has a record for every choice and every undo. Its length is the room's revision: it only grows, also when
choices are taken back. A viewer says which revision he has seen; he gets what changed since, or everything.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from questhall.core.scene import LogLine, Scene

Language = Literal["en", "uk", "ru"]

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
    """Take back the last choice, or all of this turn; puts it to the vote where it must be agreed on."""

    id: str
    seat: int
    rev: int
    what: Literal["choice", "turn"] = "choice"


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


class Ballot(msgspec.Struct, frozen=True, omit_defaults=True):
    """An undo that is being voted on."""

    by: int
    what: Literal["choice", "turn"]
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
    """A curtain between the seats of one screen; None for games with secret hands only."""
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
    ballot: Ballot | None = None
    forked_from: str = ""


class Room(Told, frozen=True, tag="room"):
    """Who is here, and what else is not on the board; sent whenever it changes."""

    info: RoomInfo


FromBrowser = Hello | Look | Choose | Undo | Vote | Say | Presence | Ping
FromServer = Whole | Delta | Done | Failed | Chat | Pong | Room

# -- REST. A person's key goes with every request as “Authorization: Bearer KEY”. Errors are {"error": {code, text}}.


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    text: str


class Person(msgspec.Struct, frozen=True):
    """POST /api/people {name, language} → somebody new; GET /api/me; PUT /api/me {name, language}."""

    key: str
    name: str
    language: Language


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who introduces himself."""

    name: str = ""
    language: Language = "en"


class GameInfo(msgspec.Struct, frozen=True):
    """A game in the lobby. Its cover is a scene, of which the board and the pieces are drawn."""

    key: str
    name: str
    icon: str
    about: str
    players: tuple[int, int]
    minutes: int
    cover: Scene


class TableInfo(Facts, frozen=True, omit_defaults=True):
    """A room in the lobby."""

    changed: float
    your_turn: bool = False
    over: bool = False
    standing: str = ""
    """Where the game is: turn or round, in words."""
    invite: str = ""
    """In the list of open tables: the code to sit down with."""
    host: bool = False
    """The viewer opened it, and can throw it away."""


class Lobby(msgspec.Struct, frozen=True):
    """GET /api/lobby?language=uk"""

    version: str
    games: tuple[GameInfo, ...]
    mine: tuple[TableInfo, ...]
    open: tuple[TableInfo, ...]


class Named(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to choose: its id, its name, a line about it, and why it cannot be chosen if so."""

    id: str
    name: str
    about: str = ""
    icon: str = ""
    locked: str = ""
    campaign: bool = False
    """A scenario that is a campaign: others are played in it, one after another."""
    players: tuple[int, ...] = ()
    """Of a scenario: with how many seats it can be played."""


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game: one of its values, or yes and no."""

    id: str
    name: str
    values: tuple[Named, ...]
    default: str | int | bool
    about: str = ""


class SetupInfo(msgspec.Struct, frozen=True):
    """GET /api/games/{key}?language=uk : what can be chosen for a new game."""

    game: GameInfo
    scenarios: tuple[Named, ...]
    roles: tuple[Named, ...]
    role_word: str
    """What a role is called in this game, such as “clan”."""
    options: tuple[OptionInfo, ...]
    bots: tuple[Named, ...]
    secret: bool
    """Hands are secret, so seats at one screen need a curtain."""
    help: tuple[str, ...]
    """How a turn goes, line by line."""


class NewSeat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who shall sit at a seat: me, a friend at my screen, a friend with a link, or a bot."""

    by: Literal["me", "here", "link", "bot"]
    role: str = ""
    name: str = ""
    bot: str = "novice"


class NewRoom(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/rooms → RoomInfo"""

    game: str
    scenario: str
    seats: tuple[NewSeat, ...]
    options: dict[str, str | int | bool] = {}
    settings: RoomSettings = RoomSettings()
    seed: int | None = None
    language: Language = "en"


class Invitation(Facts, frozen=True, omit_defaults=True):
    """GET /api/invitations/{code}?language=uk : what a link leads to, before one sits down or watches."""

    host: str
    seat: int | None = None
    """The seat that it is for; None to watch."""
    taken: bool = False
    back: bool = False
    """Taken, but nobody looks through it now: the link brings its player back from another device."""


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/invitations/{code} → RoomInfo"""

    name: str
    language: Language = "en"
    back: bool = False
    """He sat here on another device, and goes on from this one."""


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms/{room}/seats/{seat} → RoomInfo

    stand_in: let a bot play for it (the holder, the host, or anybody seated once the wait is over); back: the holder
    plays again; free: the host empties it and gets a new invitation; rename: what the person here is called.
    """

    do: Literal["stand_in", "back", "free", "rename"]
    name: str = ""
    language: Language = "en"


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a replay: the choice that was taken."""

    number: int
    seat: int
    text: str
    icon: str = ""
    lines: int = 0
    """How many lines of the log there are after it."""
    heading: str = ""
    """A turn or a round that begins with it."""


class Replay(msgspec.Struct, frozen=True):
    """GET /api/rooms/{room}/replay?language=uk&seat=0 : what happened, choice by choice.

    GET /api/rooms/{room}/replay/{number}?language=uk&seat=0 → Scene after so many choices, its log empty.
    Seats other than the viewer's own may be asked for once the game is over.
    """

    room: RoomInfo
    moments: tuple[Moment, ...]
    log: tuple[LogLine, ...]
    views: tuple[int, ...]
    """The seats that may be looked through, beside the spectator's view."""
    opening: int = 0
    """How many lines of the log were told before the first choice."""


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/rooms/{room}/fork → RoomInfo : a new room that goes on after so many choices; all seats are mine."""

    number: int
    language: Language = "en"


# GET  /api/rooms/{room}?language=uk          → RoomInfo
# PUT  /api/rooms/{room}/settings  RoomSettings → RoomInfo (host)
# DELETE /api/rooms/{room}                    → forget it (host); a guest leaves it, and his seats are free
# GET  /api/rooms/{room}/export               → the game as one file, as `table.save` writes it
# POST /api/import?language=uk   (that file)  → RoomInfo : all seats are mine
# GET  /api/about?language=uk                 → About
# GET  /health, GET /metrics


class About(msgspec.Struct, frozen=True):
    """What this program is and is not, paragraph by paragraph, and whose work it builds on."""

    version: str
    paragraphs: tuple[str, ...]
    credits: tuple[str, ...]

"""What travels by plain requests. A person's key goes with each as “Authorization: Bearer KEY”.

Errors are {"error": {code, text}}.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from questhall.core.scene import LogLine, Scene

from .messages import Facts, Language, RoomInfo, RoomSettings


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
    number: str = ""
    """What is printed as the number of a scenario, where it is not merely counted."""
    campaign: bool = False
    """A scenario that is a campaign: others are played in it, one after another."""
    players: tuple[int, ...] = ()
    """Of a scenario: with how many seats it can be played."""
    roles: tuple[str, ...] = ()
    """Of a scenario that is not for all roles: those it is for."""
    fits: dict[str, int] = {}
    """Of a scenario: what options come to there that are left to it, by their ids."""
    idle: tuple[str, ...] = ()
    """Of a scenario: the options that change nothing there, by their ids."""


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game: one of its values, yes and no, or a whole number within bounds."""

    id: str
    name: str
    values: tuple[Named, ...]
    default: str | int | bool
    about: str = ""
    group: str = ""
    """The title under which it stands with others."""
    bounds: tuple[int, int] | None = None
    """Of a whole number that has no list of values: the least and the most it can be."""


class RuleInfo(msgspec.Struct, frozen=True):
    """GET /api/games/{key}/rules/{id} : a rule as the ledger of its game states it, in English."""

    id: str
    section: str
    text: str


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

    stand_in: let a bot play for it (the holder, the host, or anybody seated once the wait is over); in a campaign the
    holder plays again when the scenario is over; back: the holder
    plays again; play_out: a bot plays for the holder until a board besides the first, such as that of a combat, is put
    away; free: the host empties it and gets a new invitation; rename: what the person here is called.
    """

    do: Literal["stand_in", "back", "play_out", "free", "rename"]
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
    part: bool = False
    """What begins is more than that, such as a scenario of a campaign."""


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
# POST /api/plan?language=uk  Case            → Account : what a monster may do (`questhall.haven.cases`, `accounts`)
# GET  /health, GET /metrics


class About(msgspec.Struct, frozen=True):
    """What this program is and is not, paragraph by paragraph, and whose work it builds on."""

    version: str
    paragraphs: tuple[str, ...]
    credits: tuple[str, ...]

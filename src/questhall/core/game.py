"""The description of one game: what the table, the bots and the screens need to know of it."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec
import msgspec.inspect

from .agenda import Event, Lasting, Question, Step
from .decisions import Choice, Decision, Refusal, Seat
from .errors import SetupError, one_of
from .further import Further, all_choices, no_reflex, no_second_look, not_further
from .rng import Rng

if TYPE_CHECKING:
    from .deeds import Deed
    from .scene import LogLine, Report, Scene
    from .table import Table

S = TypeVar("S", bound=msgspec.Struct)
V = TypeVar("V", bound=msgspec.Struct)

Option = str | int | bool


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game is started from; with the choices it is the whole game."""

    game: str
    scenario: str
    seats: tuple[str, ...]
    seed: int
    options: dict[str, Option] = {}


@dataclass
class Deal(Generic[S]):
    """A position to play from."""

    state: S
    agenda: Sequence[Step]
    lasting: Sequence[Lasting] = ()


def _nothing_set_off(t: Any, event: Any) -> Iterable[Step]:
    return ()


def _over(t: Any) -> Sequence[Step]:
    return ()


def _counted(scenario: str) -> str:
    return ""


def _nothing_locked(scenario: str, won: frozenset[str]) -> Refusal | None:
    return None


def _unforeseen(t: Any) -> float | None:
    return None


def _no_report(seen: Any, before: Sequence[Event], after: Sequence[Event], language: str) -> Report | None:
    return None


def _nothing_fitted(scenario: str) -> Mapping[str, int]:
    return {}


def _nothing_idle(scenario: str) -> Collection[str]:
    return ()


def _nothing_more(words: Any, kind: str, id: str) -> str:
    return ""


def _seen_by_all(event: Event, seat: Seat | None) -> Event | None:
    return event


@dataclass(frozen=True, eq=False)
class Game(Generic[S, V]):
    """One game. Stateless: `GAMES` holds one constant for each."""

    key: str
    folder: Path
    players: range
    load: Callable[[], Any]
    """Reads the content; called once."""
    scenarios: Callable[[], Sequence[str]]
    roles: Callable[[], Sequence[str]]
    """What a seat can be: clans, characters, factions. An empty seat name is chosen in the game."""
    options: type[msgspec.Struct]
    state: type[S]
    steps: tuple[type[Step], ...]
    choices: tuple[type[Choice], ...]
    events: tuple[type[Event], ...]
    deal: Callable[[Setup, Any, Rng], Deal[S]]
    view: Callable[[Table[S], Seat | None], V]
    imagine: Callable[[V, Rng], Deal[S]]
    scene: Callable[[V, Decision | None, Sequence[Refusal], str, Event | None], Scene]
    """How to draw a view in a language; the event is what the seat saw happen last. The table adds the log."""
    line: Callable[[V, Event, str], LogLine]
    """What happened, for one who saw it, in a line of the log."""
    heuristic: Callable[[Table[S], Seat], float]
    faults: Callable[[Table[S]], Iterable[str]]
    """Everything wrong with a position, in words; nothing for a sound one."""
    reshuffle: Callable[[Table[S], Seat | None, Rng], None]
    """Puts everything that the seat cannot see into another order."""
    icon: str
    minutes: int
    """How long a game takes, more or less."""
    cover: Callable[[str], Scene]
    """A scene in a language; its board and its pieces are the game's picture in the lobby."""
    campaigns: frozenset[str] = frozenset()
    """The scenarios that are campaigns: one long table on which other scenarios are played one after another."""
    onward: Callable[[Any], Sequence[Step]] = _over
    """What comes after an outcome: in a campaign the next part of it, nothing where the game is over."""
    secret: bool = False
    """Players have something to hide from each other, such as their hands."""
    seats_for: Callable[[str], Sequence[int]] | None = None
    """For how many seats a scenario is, in rising order; without it each is for all that the game is for."""
    roles_for: Callable[[str], Sequence[str]] | None = None
    """What can be played in a scenario; without it all roles in each."""
    number: Callable[[str], str] = _counted
    """What is printed as the number of a scenario; nothing where they are merely counted."""
    fitting: Callable[[str], Mapping[str, int]] = _nothing_fitted
    """What options come to in a scenario that are left to it, such as a level of 0."""
    idle: Callable[[str], Collection[str]] = _nothing_idle
    """Options that change nothing in a scenario: nobody is asked for them there."""
    details: Callable[[Any, str, str], str] = _nothing_more
    """What the data says of a scenario, a role, an option or its value, by kind and id, in given words: for menus."""
    locked: Callable[[str, frozenset[str]], Refusal | None] = _nothing_locked
    """Why a scenario cannot be chosen yet, given those that were won; None if it can."""
    icons: frozenset[str] = frozenset()
    """Every icon that its scenes and log lines may name."""
    lasting: tuple[type[Lasting], ...] = ()
    react: Callable[[Any, Any], Iterable[Step]] = _nothing_set_off
    reacts_to: frozenset[type] = frozenset()
    witness: Callable[[Event, Seat | None], Event | None] = _seen_by_all
    """What a seat sees of an event; None if nothing."""
    reported: frozenset[type[Event]] = frozenset()
    """Events with which something ends that is worth a report, such as a combat."""
    report: Callable[[V, Sequence[Event], Sequence[Event], str], Report | None] = _no_report
    """What came of it, for one who saw it: all that he has seen since the report before, the last is the event that
    ends it; and what he has seen further until something new is chosen."""
    anew: frozenset[str] = frozenset()
    """What is asked when something new is chosen, such as an action: what is told before that still belongs to a
    report. Without any every choice is something new."""
    horizon: frozenset[type[Step]] = frozenset()
    """Steps that chance decides: a bot that looks ahead stops before them."""
    follow_ups: frozenset[type[Question]] = frozenset()
    """Questions about the rest of what was chosen before, such as the actions of a card."""
    average: Callable[[Any], float | None] = _unforeseen
    """On a table that stands before its horizon: what the step brings on average that chance decides, so that a bot can
    leave it out and look on; None where it cannot. It may change the table to one that goes on from there."""
    reflex: Callable[[V, Decision], Choice | None] = no_reflex
    """The choice that any good player takes at once, if there is one: a bot need not look at the others."""
    shortlist: Callable[[Any, Decision], Sequence[Choice]] = all_choices
    """Of many choices those that a bot should look at: no good player would take the others."""
    second_look: Callable[[Any, Decision, float], Sequence[Choice]] = no_second_look
    """Where the best of those looks no better than this: what else a bot should look at after all."""
    third_look: Callable[[Any, Decision, float], Further | None] = not_further
    """Where nothing of all that looks better than this: how much further a bot should look."""
    pauses: frozenset[type[Event]] = frozenset()
    """Events that begin a turn or a round: a bot that looks ahead judges positions there."""
    deeds: tuple[Deed, ...] = ()
    """What its events tell, for reports of many games; without any, each word that they carry."""
    benched: tuple[tuple[str, int], ...] = ()
    """The scenarios, with their numbers of seats, in which `questhall bench` measures random play; all if empty."""
    measures: Mapping[str, Callable[[Any, int], float]] = field(default_factory=dict)
    """What else `questhall bench` measures, named by nouns: milliseconds of processor time, for the game and a seed."""

    @property
    def singles(self) -> Sequence[str]:
        """The scenarios that are played by themselves."""
        return [id for id in self.scenarios() if id not in self.campaigns]

    @functools.cached_property
    def content(self) -> Any:
        """Everything printed in the box."""
        return self.load()

    @functools.cached_property
    def content_hash(self) -> str:
        """Changes when anything printed changes."""
        plain = msgspec.to_builtins(self.content, str_keys=True, order="deterministic")
        return hashlib.sha256(msgspec.json.encode(plain)).hexdigest()[:16]

    def check(self, setup: Setup) -> None:
        """Refuse a setup that this game does not have."""
        if setup.scenario not in self.scenarios():
            names = one_of(self.scenarios())
            raise SetupError(f"“{self.key}” has no scenario “{setup.scenario}”. It has: {names}.")
        self.check_seats(len(setup.seats), setup.scenario)
        chosen = [role for role in setup.seats if role]
        for role in chosen:
            if role not in self.roles():
                raise SetupError(f"“{self.key}” has no “{role}” to play. It has: {one_of(self.roles())}.")
            if chosen.count(role) > 1:
                free = one_of(set(self.roles()) - set(chosen))
                raise SetupError(f"“{role}” sits at two seats; each can be played once. Free: {free}.")
        if not -(1 << 63) <= setup.seed < 1 << 64:
            raise SetupError(f"The seed {setup.seed} is too long. A seed is a whole number of up to 64 bits.")
        self.read_options(setup)

    def seats(self, scenario: str) -> Sequence[int]:
        """The numbers of seats that a scenario can be played with."""
        return self.players if self.seats_for is None else self.seats_for(scenario)

    def cast(self, scenario: str) -> Sequence[str]:
        """The roles that a scenario can be played with."""
        return self.roles() if self.roles_for is None else self.roles_for(scenario)

    def check_cast(self, setup: Setup) -> None:
        """Refuse somebody who sits down with a role that the scenario is not for; older games are not asked."""
        allowed = self.cast(setup.scenario)
        for role in setup.seats:
            if role and role not in allowed:
                raise SetupError(
                    f"“{setup.scenario}” of “{self.key}” cannot be played with “{role}”. It is for: {one_of(allowed)}."
                )

    def check_seats(self, count: int, scenario: str) -> None:
        """Refuse more or fewer seats than the game, and the scenario, are for."""
        if count not in self.players:
            few, most = self.players[0], self.players[-1]
            raise SetupError(f"“{self.key}” is for {few} to {most} seats, not for {count}.")
        if count not in self.seats(scenario):
            fitting = one_of(map(str, self.seats(scenario)))
            raise SetupError(f"“{scenario}” of “{self.key}” is for {fitting} seats, not for {count}.")

    def read_options(self, setup: Setup) -> Any:
        """The options of a setup, as the game's own struct."""
        known = _fields(self.options)
        for name in setup.options:
            if name not in {option.name for option in known}:
                raise SetupError(f"“{self.key}” has no option “{name}”. It has: {one_of(o.name for o in known)}.")
        try:
            return msgspec.convert(setup.options, self.options)
        except msgspec.ValidationError as error:
            legal = "; ".join(f"{option.name}: {_values(option)}" for option in known)
            raise SetupError(f"An option of “{self.key}” is wrong: {error}. Legal: {legal}.") from None


@functools.cache
def _fields(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a struct; msgspec works them out anew each time."""
    return msgspec.structs.fields(kind)


def icons_of(game: Game[Any, Any]) -> frozenset[str]:
    """Every icon that a game may show, that of its name too."""
    return game.icons | {game.icon}


def plain_type(annotation: Any) -> msgspec.inspect.Type:
    """What a type is, without the notes that may be wrapped around it."""
    found = msgspec.inspect.type_info(annotation)
    while isinstance(found, msgspec.inspect.Metadata):
        found = found.type
    return found


def _values(option: msgspec.structs.FieldInfo) -> str:
    match plain_type(option.type):
        case msgspec.inspect.LiteralType(values=values):
            return one_of(values)
        case msgspec.inspect.BoolType():
            return "True, False"
        case msgspec.inspect.IntType(ge=least, le=most) if least is not None and most is not None:
            return f"{least} to {most}"
        case other:
            return type(other).__name__.removesuffix("Type").lower()

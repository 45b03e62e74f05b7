"""A game being played: the only object that users touch."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Mapping, MutableSequence
from pathlib import Path
from typing import Any, Generic, TypeVar, Union

import msgspec

from .agenda import Event, Lasting, Outcome, Question, SecretQuestion, Step
from .copying import copier
from .decisions import Choice, Decision, Refusal, Seat
from .errors import FenceInTheWay, FileError, GameOver, IllegalChoice, NotAsked, NothingToUndo
from .game import Deal, Game, S, Setup
from .rng import Rng
from .scene import Scene

Item = TypeVar("Item")


class Taken(msgspec.Struct, frozen=True):
    """A choice that was taken, what it told, and whether it may be taken back freely."""

    seat: Seat
    choice: Choice
    events_before: int
    fence: str = ""
    """Why undo should stop here: "chance", "revealed" or nothing."""


class Table(Generic[S]):
    """A game being played.

    `outcome` is None until the game has ended; `events` is everything that happened, `history` every choice taken.

    >>> import questhall
    >>> table = questhall.sit("keep", scenario="first_night", seats=["ratfolk"], seed=7)
    >>> list(table.decisions)
    [0]
    >>> table.take(0, table.decisions[0].choices[0])
    >>> table.events[-1]
    MonsterSummoned(seat=0, room='cage')
    >>> table.outcome is None
    True
    >>> table.undo()
    """

    __slots__ = (
        "_decisions",
        "_fence",
        "_start",
        "_told",
        "agenda",
        "answers",
        "events",
        "game",
        "history",
        "horizon",
        "lasting",
        "outcome",
        "rng",
        "setup",
        "state",
    )

    def __init__(self, game: Game[S, Any], deal: Deal[S], rng: Rng, setup: Setup | None = None) -> None:
        self.game = game
        self.setup = setup
        self.state = deal.state
        self.agenda: list[Step] = list(reversed(deal.agenda))
        self.lasting: list[Lasting] = list(deal.lasting)
        self.answers: dict[Seat, Choice] = {}
        self.rng = rng
        self.outcome: Outcome | None = None
        self.events: list[Event] = []
        self.history: list[Taken] = []
        self.horizon: frozenset[type[Step]] = frozenset()
        self._told: list[Event] = []
        self._fence = ""
        self._start: bytes | None = None
        self._decisions: Mapping[Seat, Decision] | None = None
        self._advance()

    @classmethod
    def sit(cls, game: Game[S, Any], setup: Setup) -> Table[S]:
        """A new game from its setup.

        >>> from questhall.core import Setup
        >>> from questhall.games import GAMES
        >>> table = Table.sit(GAMES["keep"], Setup("keep", "first_night", ("imp", "ghost"), seed=7))
        >>> len(table.state.sides)
        2
        """
        game.check(setup)
        rng = Rng(setup.seed)
        return cls(game, game.deal(setup, game.content, rng), rng, setup)

    # -- for players and bots

    @property
    def decisions(self) -> Mapping[Seat, Decision]:
        """What is asked now, by seat; empty when the game has ended.

        >>> import questhall
        >>> table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
        >>> table.decisions[0].prompt
        'place_starting_monster'
        """
        decisions = self._decisions
        if decisions is None:
            decisions = self._decisions = self._ask()
        return decisions

    def take(self, seat: Seat, choice: Choice) -> None:
        """Take a choice that is offered to a seat; anything else raises and changes nothing.

        >>> import questhall
        >>> table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
        >>> choice = table.decisions[0].choices[0]
        >>> str(choice)
        'summon action=0 room=workshop'
        >>> table.take(0, choice)
        >>> table.take(1, choice)  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        questhall.core.errors.NotAsked: Seat 1 is not asked now, ...
        """
        decisions = self.decisions
        if not decisions:
            raise GameOver(choice, self.outcome)
        decision = decisions.get(seat)
        if decision is None:
            raise NotAsked(seat, choice, decisions)
        try:
            offered = decision.choices.index(choice)
        except ValueError:
            raise IllegalChoice(choice, decision) from None
        seat, choice = decision.seat, decision.choices[offered]  # as it was offered: True equals 1, but reads otherwise
        chance, told_before = self.rng.state, len(self.events)
        self._fence = ""
        try:
            self._answer(seat, choice)
            self._advance()
        except BaseException:
            self._put_back()
            raise
        fence = "chance" if self.rng.state != chance else self._fence
        self.history.append(Taken(seat, choice, told_before, fence))

    def refusals(self, seat: Seat) -> tuple[Refusal, ...]:
        """Why things that this seat might try are not open to it now.

        >>> import questhall
        >>> table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
        >>> table.refusals(0)
        ()
        """
        if seat not in self.decisions:
            return ()
        question = self.agenda[-1]
        assert isinstance(question, Question)
        return tuple(question.refuse(self, seat))

    def view(self, seat: Seat | None) -> Any:
        """What one seat may know; None for a spectator.

        >>> import questhall
        >>> table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
        >>> table.view(0).rooms["vault"].treasures
        (4,)
        >>> table.view(None).seat is None
        True
        """
        return self.game.view(self, seat)

    def scene(self, seat: Seat | None, language: str = "en") -> Scene:
        """How to draw what one seat may know, in words of a language: "en", "uk" or "ru".

        >>> import questhall
        >>> table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
        >>> scene = table.scene(0, "en")
        >>> {choice.id for choice in scene.choices} == {str(choice) for choice in table.decisions[0].choices}
        True
        """
        decision = None if seat is None else self.decisions.get(seat)
        refusals = () if seat is None else self.refusals(seat)
        log = [seen for event in self.events if (seen := self.game.witness(event, seat)) is not None]
        return self.game.scene(self.view(seat), decision, refusals, language, log)

    def copy(self) -> Table[S]:
        """An independent table at the same point of the same game.

        >>> import questhall
        >>> table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
        >>> twin = table.copy()
        >>> twin.take(0, twin.decisions[0].choices[0])
        >>> len(twin.history), len(table.history)
        (1, 0)
        """
        twin: Table[S] = object.__new__(type(self))
        twin.game = self.game
        twin.setup = self.setup
        twin.state = _state_copier(self.game)(self.state)
        twin.agenda = self.agenda[:]
        twin.lasting = self.lasting[:]
        twin.answers = self.answers.copy()
        twin.rng = Rng(self.rng.state)
        twin.outcome = self.outcome
        twin.events = self.events[:]
        twin.history = self.history[:]
        twin.horizon = self.horizon
        twin._told = []
        twin._fence = ""
        twin._start = self._start
        twin._decisions = self._decisions
        return twin

    def undo(self, count: int = 1, *, across_fences: bool = False) -> None:
        """Take back the last choices; a fence is crossed only if the caller says so.

        >>> import questhall
        >>> table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
        >>> table.take(0, table.decisions[0].choices[0])
        >>> table.take(0, table.decisions[0].choices[0])
        >>> table.undo(2)
        >>> table.history
        []
        """
        if not 0 < count <= len(self.history):
            raise NothingToUndo(f"Cannot take back {count} choices: {len(self.history)} have been made.")
        back_to = len(self.history) - count
        for number, taken in enumerate(self.history[back_to:], back_to + 1):
            if taken.fence and not across_fences:
                raise FenceInTheWay(f"Choice {number} (“{taken.choice}”) cannot be taken back: {_FENCES[taken.fence]}.")
        self._go_back(back_to)

    def freeze(self) -> bytes:
        """The position as bytes: state and agenda, without the way that led there.

        >>> import questhall
        >>> table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
        >>> table.freeze() == table.copy().freeze()
        True
        """
        return _ENCODER.encode(
            _position(self.game)(
                self.game.key,
                self.setup,
                self.state,
                self.agenda,
                self.lasting,
                self.answers,
                self.rng.state,
                self.outcome,
            )
        )

    @classmethod
    def thaw(cls, game: Game[S, Any], data: bytes) -> Table[S]:
        """The table that was frozen; it can go on, and take back what is chosen from now on.

        >>> import questhall
        >>> table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
        >>> Table.thaw(table.game, table.freeze()).state == table.state
        True
        """
        try:
            position = _decoder(game).decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise FileError(f"These bytes are no frozen position of “{game.key}”: {error}.") from None
        if position.game != game.key:
            raise FileError(f"This position is of “{position.game}”, not of “{game.key}”.")
        table: Table[S] = object.__new__(cls)
        table.game, table.setup, table.state = game, position.setup, position.state
        table.agenda, table.lasting, table.answers = position.agenda, position.lasting, position.answers
        table.rng, table.outcome = Rng(position.rng), position.outcome
        table.events, table.history, table._told, table._fence = [], [], [], ""
        table.horizon, table._start, table._decisions = frozenset(), data, None
        return table

    def save(self, path: str | Path) -> None:
        """Write the game into one readable file: setup, seed and choices.

        >>> import questhall
        >>> from tempfile import TemporaryDirectory
        >>> table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
        >>> with TemporaryDirectory() as folder:
        ...     table.save(f"{folder}/game.json")
        ...     questhall.load(f"{folder}/game.json").setup.seats
        ('imp',)
        """
        from .replay import save  # noqa: PLC0415  # replay builds on Table

        save(self, Path(path))

    # -- for rules

    @property
    def content(self) -> Any:
        """Everything printed in the box."""
        return self.game.content

    def do(self, *steps: Step) -> None:
        """Put steps on the agenda; the first one named happens first."""
        self.agenda.extend(steps[::-1])

    def tell(self, event: Event) -> None:
        """Report what happened; its reactions come before anything the telling step puts on the agenda."""
        self.events.append(event)
        self._told.append(event)

    def roll(self, sides: int) -> int:
        """A die."""
        return self.rng.below(sides) + 1

    def shuffle(self, pile: MutableSequence[Any]) -> None:
        """Put a pile into random order."""
        self.rng.shuffle(pile)

    def draw(self, pile: MutableSequence[Item]) -> Item:
        """Take the top of a face-down pile; this reveals something hidden."""
        self._fence = "revealed"
        return pile.pop()

    def reveal(self) -> None:
        """Something hidden becomes known: undo should stop here."""
        self._fence = "revealed"

    def number(self, query: Any, value: int) -> int:
        """A number after all lasting effects that change it."""
        for effect in self.lasting:
            value = effect.modify(self, query, value)
        return value

    def expire(self, until: str) -> None:
        """End the lasting effects of a turn, a round, or those used up."""
        self.lasting = [effect for effect in self.lasting if effect.until != until]

    def use_up(self, effect: Lasting) -> None:
        """End one lasting effect, if it lasts until used."""
        if effect.until == "used":
            place = self.lasting.index(effect)
            self.lasting = self.lasting[:place] + self.lasting[place + 1 :]  # a new list: effects may be being asked

    def end(self, outcome: Outcome) -> None:
        """The game is over at once; nothing further is resolved."""
        if self.outcome is None:
            self.outcome = outcome
        self.agenda.clear()

    # -- the engine

    def _ask(self) -> Mapping[Seat, Decision]:
        if not self.agenda or not self.agenda[-1].waits:
            return {}
        question = self.agenda[-1]
        assert isinstance(question, Question)
        decisions = question.asks(self)
        assert decisions, f"{question} asks nobody"
        assert all(decision.choices for decision in decisions.values()), f"{question} offers no choice"
        if self.answers:
            return {seat: decision for seat, decision in decisions.items() if seat not in self.answers}
        return decisions

    def _answer(self, seat: Seat, choice: Choice) -> None:
        question = self.agenda[-1]
        assert isinstance(question, Question)
        decisions, self._decisions = self._decisions, None
        if isinstance(question, SecretQuestion):
            self.answers[seat] = choice
            if decisions is not None and len(decisions) > 1:
                return
            given, self.answers = {each: self.answers[each] for each in sorted(self.answers)}, {}
            self.agenda.pop()
            question.answers(self, given)
        else:
            self.agenda.pop()
            question.answer(self, seat, choice)
        self._react()

    def _advance(self) -> None:
        agenda = self.agenda
        while agenda:
            if self.outcome is not None:
                agenda.clear()
                return
            step = agenda[-1]
            if step.waits:
                if not step.automatic:  # type: ignore[attr-defined]  # every waiting step is a Question
                    return
                decisions = self._decisions = self._ask()
                if len(decisions) != 1:
                    return
                ((seat, decision),) = decisions.items()
                if len(decision.choices) != 1:
                    return
                self._answer(seat, decision.choices[0])
                continue
            if type(step) in self.horizon:
                return
            agenda.pop()
            if self.lasting and (instead := self._instead(step)) is not None:
                self.do(*instead)
                continue
            step.run(self)
            if self._told:
                self._react()

    def _instead(self, step: Step) -> Any:
        for effect in self.lasting:
            if type(step) in effect.replaces and (instead := effect.replace(self, step)) is not None:
                return instead
        return None

    def _react(self) -> None:
        while self._told:
            told, self._told = self._told, []
            if self.outcome is not None:
                return
            steps: list[Step] = []
            for event in told:
                if type(event) in self.game.reacts_to:
                    steps += self.game.react(self, event)
                for effect in self.lasting[:]:
                    if type(event) in effect.reacts_to:
                        steps += effect.react(self, event)
            self.do(*steps)

    def _go_back(self, count: int) -> None:
        """Become what the table was after so many choices."""
        earlier = self._from_start()
        for taken in self.history[:count]:
            earlier.take(taken.seat, taken.choice)
        for slot in Table.__slots__:
            setattr(self, slot, getattr(earlier, slot))

    def _put_back(self) -> None:
        """A rule failed in the middle of a choice: return to before it, if the table knows the way."""
        with contextlib.suppress(Exception):  # the rule's own error is the one to hear of
            self._go_back(len(self.history))

    def _from_start(self) -> Table[S]:
        if self._start is not None:
            return Table.thaw(self.game, self._start)
        if self.setup is None:
            raise NothingToUndo("This table was set up by hand and does not remember its beginning.")
        return Table.sit(self.game, self.setup)


_FENCES = {"chance": "chance has decided something since", "revealed": "something hidden was revealed by it"}
_ENCODER = msgspec.msgpack.Encoder()  # dicts keep their order, so a thawed table goes on exactly as a copy does


@functools.cache
def _position(game: Game[Any, Any]) -> type[msgspec.Struct]:
    """The struct of everything in a position of one game; its kinds of steps are known at run time only."""
    return msgspec.defstruct(
        "Position",
        [
            ("game", str),
            ("setup", Setup | None),
            ("state", game.state),
            ("agenda", list[Union[game.steps]]),  # type: ignore[name-defined]  # noqa: UP007
            ("lasting", list[Union[game.lasting or (Lasting,)]]),  # type: ignore[misc]  # noqa: UP007
            ("answers", dict[int, Union[game.choices]]),  # type: ignore[name-defined]  # noqa: UP007
            ("rng", int),
            ("outcome", Outcome | None),
        ],
        array_like=True,
    )


@functools.cache
def _decoder(game: Game[Any, Any]) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(_position(game))


@functools.cache
def _state_copier(game: Game[Any, Any]) -> Any:
    kind: Any = game.state
    copy = copier(kind)
    assert copy is not None, f"the state of {game.key} cannot change"
    return copy

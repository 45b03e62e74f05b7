"""A game being played: the only object that users touch."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from . import position, running, telling, undoing
from .agenda import Event, Lasting, Outcome, Question, Step
from .copying import state_copier
from .decisions import Choice, Decision, Refusal, Seat, prompt_of
from .errors import GameOver, IllegalChoice, NotAsked
from .game import Deal, Game, S, Setup
from .offers import Offers
from .rng import Rng
from .scene import Scene
from .telling import Entry
from .undoing import Taken

Item = TypeVar("Item")


class Table(Generic[S]):
    """A game being played.

    `outcome` is None until the game has ended; `events` is everything that happened, `history` every choice taken;
    `start` is the position from which it goes on if it was thawed, None if it began from its setup. `mind` is for bots
    that look ahead: what they found out about a position, and need not find again on its copies.

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
        "_seen",
        "_told",
        "agenda",
        "answers",
        "events",
        "game",
        "history",
        "horizon",
        "lasting",
        "mind",
        "outcome",
        "rng",
        "setup",
        "start",
        "state",
    )

    def __init__(self, game: Game[S, Any], deal: Deal[S], rng: Rng, setup: Setup | None = None) -> None:
        self.game, self.setup, self.state = game, setup, deal.state
        self.agenda: list[Step] = list(reversed(deal.agenda))
        self.lasting: list[Lasting] = list(deal.lasting)
        self.answers: dict[Seat, Choice] = {}
        self.rng = rng
        self.outcome: Outcome | None = None
        self.events: list[Event] = []
        self.history: list[Taken] = []
        self.horizon: frozenset[type[Step]] = frozenset()
        self.mind: Any = None
        self._told: list[Event] = []
        self._fence = ""
        self._seen: dict[Seat | None, tuple[int, list[int]]] = {}
        self.start: bytes | None = None
        self._decisions: Mapping[Seat, Decision] | None = None
        running.advance(self)

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
        asked = self._decisions
        if asked is None:
            asked = self._decisions = running.ask(self)
        elif type(asked) is Offers:
            asked = self._decisions = asked.at(self)
        return asked

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
        decisions = self._decisions
        if decisions is None or type(decisions) is Offers:
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
            running.answer(self, seat, choice)
            running.advance(self)
        except BaseException:
            undoing.put_back(self)
            raise
        fence = "chance" if self.rng.state != chance else self._fence
        self.history.append(Taken(seat, choice, told_before, fence, prompt_of(type(decision.question))))

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

    def scene(self, seat: Seat | None, language: str = "en", *, log: bool = True) -> Scene:
        """How to draw what one seat may know, in words of a language: "en", "uk" or "ru"; `log` is what it has seen.

        >>> import questhall
        >>> table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
        >>> scene = table.scene(0, "en")
        >>> {choice.id for choice in scene.choices} == {str(choice) for choice in table.decisions[0].choices}
        True
        >>> table.scene(0, "en", log=False).log
        ()
        """
        return telling.draw(self, seat, language, log=log)

    def log(self, seat: Seat | None, language: str = "en", start: int = 0) -> tuple[Entry, ...]:
        """What one seat has seen happen, from a line on; each with how many choices had been taken before it.

        >>> import questhall
        >>> table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
        >>> known = len(table.log(0))
        >>> table.take(0, table.decisions[0].choices[0])
        >>> [(entry.line.text, entry.choices) for entry in table.log(0, "en", known)]
        [('Imp summoned a monster into the Workshop.', 1)]
        """
        return telling.entries(self, seat, language, start)

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
        twin.game, twin.setup, twin.outcome, twin.horizon = self.game, self.setup, self.outcome, self.horizon
        twin.state = state_copier(self.game.state)(self.state)
        twin.agenda, twin.lasting, twin.answers = self.agenda[:], self.lasting[:], self.answers.copy()
        twin.rng = Rng(self.rng.state)
        twin.events, twin.history, twin._told, twin._fence = self.events[:], self.history[:], [], ""
        twin.start, twin._decisions, twin._seen, twin.mind = self.start, self._decisions, {}, self.mind
        return twin

    def asked(self, decision: Decision) -> None:
        """What is asked is known, as on an imagined table: it need not be found again."""
        if not self.answers and not type(decision.question).secret:
            self._decisions = {decision.seat: decision}

    def go_on(self) -> None:
        """Go on beyond the horizon, on a table that looks ahead.

        >>> import questhall
        >>> table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
        >>> table.horizon = table.game.horizon
        >>> table.go_on()
        >>> table.horizon
        frozenset()
        """
        self.horizon = frozenset()
        if not self._decisions:
            running.advance(self)
            self._decisions = None

    def leave_out(self) -> None:
        """Go on without the step of the horizon before which a table that looks ahead stands, as bots do."""
        self.agenda.pop()
        running.advance(self)
        self._decisions = None

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
        undoing.undo(self, count, across_fences=across_fences)

    def freeze(self) -> bytes:
        """The position as bytes: state and agenda, without the way that led there.

        >>> import questhall
        >>> table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
        >>> table.freeze() == table.copy().freeze()
        True
        """
        return position.freeze(self)

    @classmethod
    def thaw(cls, game: Game[S, Any], data: bytes) -> Table[S]:
        """The table that was frozen; it can go on, and take back what is chosen from now on.

        >>> import questhall
        >>> table = questhall.sit("keep", scenario="first_night", seats=["imp"], seed=7)
        >>> Table.thaw(table.game, table.freeze()).state == table.state
        True
        """
        table: Table[S] = object.__new__(cls)
        position.thaw(table, game, data)
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
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda.extend(steps[::-1])

    def at_once(self, step: Step) -> None:
        """Do a step now, as the last thing that another one does; it goes on the agenda if something comes before it.

        The order of what happens stays the same, and what always follows does not wait for its turn.
        """
        far = self.horizon and type(step) in self.horizon
        if self._told or self.lasting or step.waits or far or self.outcome is not None:
            self.agenda.append(step)
        else:
            step.run(self)

    def tell(self, event: Event) -> None:
        """Report what happened; its reactions come before anything the telling step puts on the agenda."""
        self.events.append(event)
        if self.lasting or type(event) in self.game.reacts_to:
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
